"""What the options of ``oudler play`` may be, for its help."""

from __future__ import annotations

from typing import Any, get_args

from oudler.bots.specs import BOTS
from oudler.games.presets import PRESETS
from oudler.locales import Words

__all__ = ["bots", "games", "options"]

List = list[tuple[str, str]]


def games(words: Words) -> List:
    """Each game with its name and its numbers of players."""
    return [
        (
            name,
            words.about(name).say(
                "help-one-game", players=", ".join(str(n) for n in rules.players_allowed)
            ),
        )
        for name, rules in PRESETS.items()
    ]


def bots(words: Words) -> List:
    """Each bot with what it is."""
    return [(name, words.say("help-one-bot", bot=name)) for name in sorted(BOTS)]


def options() -> List:
    """The options of the rules of each game, with their values."""
    found: dict[str, list[str]] = {}
    for name, rules in PRESETS.items():
        written = " ".join(f"{one}={_values(kind)}" for one, kind in rules.option_types().items())
        found.setdefault(written, []).append(name)
    return [(", ".join(names), written) for written, names in found.items()]


def _values(kind: Any) -> str:
    if kind is int:
        return "0…"
    return "yes|no" if kind is bool else "|".join(get_args(kind))
