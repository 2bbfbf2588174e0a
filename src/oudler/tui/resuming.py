"""A match that goes on: read from its file, checked, and never written to if it cannot."""

from __future__ import annotations

import secrets
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from oudler.cli.face import EXIT_WRONG, Refused
from oudler.cli.input import refuse_os_error
from oudler.errors import CodedError
from oudler.games import BadMatch, Deal, Match
from oudler.locales import Words
from oudler.notation import NotationError, Record
from oudler.tui.match_file import MatchFile, Page
from oudler.tui.seating import (
    USUAL_BOT,
    CannotPlay,
    Seating,
    Wishes,
    bots_at,
    names_at,
    seat_at,
    spec_of,
)
from oudler.tui.session import Table

__all__ = ["resume_match"]

#: Wishes that are not for whoever comes back to a table.
FIXED: Final = ("game", "players", "seed", "option", "deals", "save")
#: What the records of a match have in common besides what the table says.
COMMON: Final = ("Event", "Site", "Round", "Table")


def resume_match(wishes: Wishes, resume: str, words: Words, day: str) -> Seating:
    """The last match in a file. Raises :class:`~oudler.tui.seating.CannotPlay` or Refused."""
    for option in FIXED:
        if getattr(wishes, option):
            raise CannotPlay("error-resume-with", option=f"--{option}")
    path = Path(resume)
    try:
        file, records = MatchFile.resumed(path)
    except OSError as error:
        refuse_os_error(resume, error)
    with ExitStack() as stack:
        stack.callback(file.close)
        seating = _seated(wishes, file, records, resume, words, day)
        stack.pop_all()
    return seating


def _seated(
    wishes: Wishes, file: MatchFile, records: list[Record], resume: str, words: Words, day: str
) -> Seating:
    """The table of the last match, if it can go on. Raises as :func:`resume_match`."""
    if not records:
        raise Refused("no_record", path=resume)
    last = records[-1]
    try:
        match, deal = _match_of(records)
    except CodedError as error:
        line = error.line if isinstance(error, NotationError) else last.line
        said = words.about(last.tags.get("Game")).error(error.code, error.arguments)
        raise CannotPlay(
            "error-resume-broken", EXIT_WRONG, path=resume, line=line, reason=said
        ) from None
    if match.over:
        raise CannotPlay("error-resume-finished", EXIT_WRONG, path=resume)
    if not deal.over and not deal.dealt.complete:
        raise CannotPlay("error-resume-unknown", EXIT_WRONG, path=resume)
    number = len(match.deals) + (not deal.over)
    table = _table(wishes, last, deal, words, resume, _seed(last, number), file, day)
    page = Page(_tags(last, table, number), last)
    if not deal.over:
        return Seating(table, match, file, (deal, page))
    if not last.tags.get("Match"):
        # The deals to come are of the same match, and say so.
        tags = {**last.tags, "Match": table.match, "DealNo": last.tags.get("DealNo") or "1"}
        file.tag_last(deal, Page(tags, last))
    return Seating(table, match, file)


def _match_of(records: list[Record]) -> tuple[Match, Deal]:
    """The finished deals as a match, and the last deal. Raises :class:`CodedError`."""
    deals = []
    for record in records:
        if record.error is not None:
            raise record.error
        assert record.deal is not None, "a record without a deal has an error"
        deals.append(record.deal)
    first, last = deals[0], deals[-1]
    match = Match(first.rules, first.players, first.dealer)
    for deal in deals if last.over else deals[:-1]:
        match = match.add(deal)
    if not last.over:
        number = len(deals)
        if match.over:
            raise BadMatch("match_over", number=number)
        if (last.rules, last.players) != (match.rules, match.players):
            raise BadMatch("match_other_game", number=number, game=last.rules.name)
        if last.dealer != match.next_dealer:
            found, expected = last.dealer + 1, match.next_dealer + 1
            raise BadMatch("match_dealer", number=number, found=found, expected=expected)
    return match, last


def _seed(last: Record, number: int) -> str:
    """The seed of the match, from that of its last deal; a new one where there is none."""
    seed = last.tags.get("Seed", "")
    return seed.removesuffix(f"/{last.tags.get('DealNo', number)}") or secrets.token_hex(5)


def _table(
    wishes: Wishes,
    last: Record,
    deal: Deal,
    words: Words,
    path: str,
    seed: str,
    file: MatchFile,
    day: str,
) -> Table:
    players = deal.players
    tags = last.tags
    seated = tuple(tags.get(f"Bot{seat}") for seat in range(1, players + 1))
    if wishes.seat is not None:
        me = seat_at(wishes.seat, players)
    elif None in seated:
        me = seated.index(None)
    else:
        raise CannotPlay("error-resume-seat", EXIT_WRONG, path=path)
    if wishes.bots is None:
        bots = tuple(
            None if seat == me else spec_of(bot or USUAL_BOT) for seat, bot in enumerate(seated)
        )
    else:
        bots = bots_at(wishes.bots, players, me)
    known = tuple(tags.get(f"Name{seat}", "") for seat in range(1, players + 1))
    return Table(
        rules=deal.rules,
        players=players,
        me=me,
        bots=bots,
        names=names_at(known, me, wishes.name, words),
        seed=seed,
        match=tags.get("Match") or file.match_named(f"{day} {seed}"),
        date=day,
        tags={name: tags[name] for name in COMMON if name in tags},
    )


def _tags(last: Record, table: Table, number: int) -> dict[str, str]:
    """The tags of the deal that goes on: its own, and what the table now says."""
    tags = {**table.deal_tags(number), **{name: said for name, said in last.tags.items() if said}}
    # What the score is to be does not stand yet.
    tags.pop("Result", None)
    for seat, (name, bot) in enumerate(zip(table.names, table.bots, strict=True), 1):
        tags.pop(f"Bot{seat}", None)
        if bot is not None:
            tags[f"Bot{seat}"] = bot
        if name:
            tags[f"Name{seat}"] = name
    return tags
