"""Who sits down to what: a new match from the options, or one resumed from its file."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from oudler import games
from oudler.bots import make_bot
from oudler.errors import Argument
from oudler.games import Deal, Match, Rules
from oudler.locales import Words, visible
from oudler.tui.match_file import MatchFile, Page
from oudler.tui.session import Table, first_dealer

__all__ = [
    "CannotPlay",
    "Seating",
    "Wishes",
    "bots_at",
    "names_at",
    "new_match",
    "printable",
    "seat_at",
    "spec_of",
]

BAD_INPUT: Final = 2
USUAL_BOT: Final = "novice"
#: What a file name may have of a seed.
_NOT_IN_A_NAME: Final = re.compile(r"[^\w.-]+")
_LONGEST_NAME: Final = 40
#: Letters of a seed or a name.
LONGEST_TEXT: Final = 200


class CannotPlay(Exception):
    """There is no game: the message ``play-…`` with its arguments, and the exit code."""

    def __init__(self, message: str, exit_code: int = BAD_INPUT, /, **arguments: Argument) -> None:
        super().__init__(message)
        self.message: Final = message
        self.exit_code: Final = exit_code
        self.arguments: Final = arguments

    def said(self, words: Words) -> str:
        said = {
            name: visible(value) if isinstance(value, str) else value
            for name, value in self.arguments.items()
        }
        return words.say(f"play-{self.message}", **said)


@dataclass(frozen=True)
class Wishes:
    """The options as they were given; None or empty where nothing was said."""

    game: str | None = None
    players: int | None = None
    bots: str | None = None
    seed: str | None = None
    seat: int | None = None
    name: str | None = None
    option: tuple[str, ...] = ()
    deals: int | None = None
    save: str | None = None
    resume: str | None = None


@dataclass(frozen=True)
class Seating:
    """Everything that a session needs to know about its match."""

    table: Table
    match: Match
    file: MatchFile
    resumed: tuple[Deal, Page] | None = None


def new_match(
    wishes: Wishes, words: Words, day: str, environ: Mapping[str, str] = os.environ
) -> Seating:
    """Sit down to a new match. Raises :class:`CannotPlay` or a coded error of the rules."""
    rules = _rules(wishes)
    players = rules.USUAL_PLAYERS if wishes.players is None else wishes.players
    rules.check_players(players)
    me = seat_at(wishes.seat or 1, players)
    seed = printable(wishes.seed) or secrets.token_hex(5)
    bots = bots_at(wishes.bots, players, me)
    file = _new_file(wishes, day, seed, environ)
    table = Table(
        rules=rules,
        players=players,
        me=me,
        bots=bots,
        names=names_at(("",) * players, me, wishes.name, words),
        seed=seed,
        match=file.match_named(f"{day} {seed}"),
        date=day,
    )
    return Seating(table, Match(rules, players, first_dealer(seed, players)), file)


def printable(text: str | None) -> str:
    """What can stand in a tag: no control characters, no halves of letters, not without end."""
    shown = "".join(one if one.isprintable() else " " for one in text or "")
    return shown.strip()[:LONGEST_TEXT]


def seat_at(number: int, players: int) -> int:
    """The 0-based seat of a number."""
    if number > players:
        raise CannotPlay("error-seat", seat=number, players=players)
    return number - 1


def _rules(wishes: Wishes) -> Rules:
    options = []
    for text in wishes.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotPlay("error-option", found=text)
        options.append((name.strip(), value.strip()))
    if wishes.deals is not None:
        options.append(("match_deals", str(wishes.deals)))
    return games.rules_named((wishes.game or "fft").lower(), options)


def split_specs(text: str) -> list[str]:
    """The bots named between commas; a ``key=value`` still belongs to the bot before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return specs


def spec_of(text: str) -> str:
    """The spec of a bot that there is. Raises :class:`~oudler.bots.BadSpec`."""
    return make_bot(text.lower()).spec


def bots_at(text: str | None, players: int, me: int) -> tuple[str | None, ...]:
    """A bot for every seat but the person's."""
    specs = split_specs(text) if text else [USUAL_BOT]
    if len(specs) == 1:
        specs *= players - 1
    if len(specs) != players - 1:
        raise CannotPlay("error-bots", found=len(specs), expected=players - 1)
    made = [spec_of(spec) for spec in specs]
    return (*made[:me], None, *made[me:])


def names_at(known: tuple[str, ...], me: int, name: str | None, words: Words) -> tuple[str, ...]:
    """A name for every bot that has none; the person's as it was given, or none."""
    free = iter([one for one in words.say("play-bot-names").split() if one not in known])
    own = printable(name)
    return tuple(
        (own or name_known) if seat == me else name_known or next(free, "")
        for seat, name_known in enumerate(known)
    )


def _new_file(wishes: Wishes, day: str, seed: str, environ: Mapping[str, str]) -> MatchFile:
    if wishes.save is not None:
        return _behind(Path(wishes.save))
    data = environ.get("XDG_DATA_HOME") or ""
    # The standard says to ignore a path that is not absolute.
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    folder = home / "oudler" / "matches"
    stem = f"{day}-{_NOT_IN_A_NAME.sub('_', seed)[:_LONGEST_NAME]}"
    path = folder / f"{stem}.tarot"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.tarot"
        number += 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return MatchFile(path)
    except OSError as error:
        raise CannotPlay(
            "error-save", path=str(path), reason=error.strerror or str(error)
        ) from None


def _behind(path: Path) -> MatchFile:
    """A file that may hold records already; new ones come behind them."""
    try:
        file, last = MatchFile.behind(path)
    except OSError as error:
        raise CannotPlay(
            "error-save", path=str(path), reason=error.strerror or str(error)
        ) from None
    # Behind a comment that is not closed, for instance, a record would be lost.
    if last.error is not None if last else not file.empty:
        file.close()
        raise CannotPlay("error-save-behind", path=str(path))
    return file
