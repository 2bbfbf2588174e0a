"""A table for tests: a session with a typist at it, its file in a folder of its own."""

from __future__ import annotations

from pathlib import Path

from oudler.games import Match, rules_named
from oudler.locales import Words
from oudler.tui.console import Console
from oudler.tui.match_file import MatchFile
from oudler.tui.session import Session, Table, first_dealer

DAY = "2026-01-31"


def session(
    game: str,
    players: int,
    console: Console,
    folder: Path,
    *,
    language: str = "en",
    seed: str = "test",
    deals: int = 1,
    me: int = 0,
    bot: str = "random",
    colour: bool = False,
    width: int = 80,
) -> Session:
    """A new match of ``deals`` deals against quick bots."""
    rules = rules_named(game, [("match_deals", str(deals))])
    words = Words(language, game)
    names = words.say("play-bot-names").split()
    table = Table(
        rules=rules,
        players=players,
        me=me,
        bots=tuple(None if seat == me else bot for seat in range(players)),
        names=tuple("" if seat == me else names[seat % 5] + str(seat) for seat in range(players)),
        seed=seed,
        match=f"{DAY} {seed}",
        date=DAY,
    )
    match = Match(rules, players, first_dealer(seed, players))
    file = MatchFile(folder / "match.tarot")
    return Session(table, words, console, file, match, colour=colour, width=width)
