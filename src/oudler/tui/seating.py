"""Who sits down to what: a new match from the options, or one resumed from its file."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from oudler import games
from oudler.bots import make_bot
from oudler.errors import Argument
from oudler.games import Deal, Match, Rules
from oudler.locales import Words
from oudler.tui.match_file import MatchFile
from oudler.tui.session import Table, first_dealer

__all__ = ["CannotPlay", "Seating", "Wishes", "begin"]

BAD_INPUT: Final = 2
USUAL_BOT: Final = "novice"
#: What a file name may have of a seed.
_NOT_IN_A_NAME: Final = re.compile(r"[^\w.-]+")
_LONGEST_NAME: Final = 40


class CannotPlay(Exception):
    """There is no game: the message ``play-…`` with its arguments, and the exit code."""

    def __init__(self, message: str, exit_code: int = BAD_INPUT, **arguments: Argument) -> None:
        super().__init__(message)
        self.message: Final = message
        self.exit_code: Final = exit_code
        self.arguments: Final = arguments

    def said(self, words: Words) -> str:
        return words.say(f"play-{self.message}", **self.arguments)


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
    resumed: tuple[Deal, dict[str, str]] | None = None


def begin(
    wishes: Wishes,
    words: Words,
    today: date | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Seating:
    """Sit down. Raises :class:`CannotPlay` or :class:`~oudler.errors.CodedError`."""
    rules = _rules(wishes)
    players = rules.USUAL_PLAYERS if wishes.players is None else wishes.players
    rules.check_players(players)
    seat = wishes.seat or 1
    if seat > players:
        raise CannotPlay("error-seat", seat=seat, players=players)
    day = (today or date.today()).isoformat()
    seed = wishes.seed or secrets.token_hex(5)
    file = _new_file(wishes, day, seed, environ)
    bots = _bots(wishes.bots, players, seat - 1)
    table = Table(
        rules=rules,
        players=players,
        me=seat - 1,
        bots=bots,
        names=_names(bots, wishes.name, words),
        seed=seed,
        match=file.new_name(f"{day} {seed}"),
        date=day,
    )
    return Seating(table, Match(rules, players, first_dealer(seed, players)), file)


def _rules(wishes: Wishes) -> Rules:
    options = []
    for text in wishes.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise CannotPlay("error-option", found=text)
        options.append((name.strip(), value.strip()))
    if wishes.deals is not None:
        options.append(("match_deals", str(wishes.deals)))
    return games.rules_named(wishes.game or "fft", options)


def split_specs(text: str) -> list[str]:
    """The bots named between commas; a ``key=value`` still belongs to the bot before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return specs


def _bots(text: str | None, players: int, me: int) -> tuple[str | None, ...]:
    """A bot for every seat but the person's."""
    specs = split_specs(text) if text else [USUAL_BOT]
    if len(specs) == 1:
        specs *= players - 1
    if len(specs) != players - 1:
        raise CannotPlay("error-bots", found=len(specs), expected=players - 1)
    made = [make_bot(spec).spec for spec in specs]
    return (*made[:me], None, *made[me:])


def _names(bots: tuple[str | None, ...], name: str | None, words: Words) -> tuple[str, ...]:
    free = iter(words.say("play-bot-names").split())
    return tuple((name or "") if bot is None else next(free, "") for bot in bots)


def _new_file(wishes: Wishes, day: str, seed: str, environ: Mapping[str, str]) -> MatchFile:
    if wishes.save is not None:
        return MatchFile.opened(Path(wishes.save))
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
    except OSError as error:
        raise CannotPlay(
            "error-save", path=str(path), reason=error.strerror or str(error)
        ) from None
    return MatchFile(path)
