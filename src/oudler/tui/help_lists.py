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


def options() -> list[tuple[str, List]]:
    """The options of the rules with their values, and the games that have them."""
    games_with: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for name, rules in PRESETS.items():
        values = tuple((one, _values(kind)) for one, kind in rules.option_types().items())
        games_with.setdefault(values, []).append(name)
    return [(", ".join(names), list(values)) for values, names in games_with.items()]


def _values(kind: Any) -> str:
    if kind is int:
        return "0…"
    return "yes|no" if kind is bool else "|".join(get_args(kind))
