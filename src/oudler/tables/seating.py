"""Who sits down, who gets up, and how the table is run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from oudler.bots import make_bot
from oudler.games import Deal, rules_named
from oudler.games.errors import BadDeal
from oudler.notation import read_records
from oudler.tables import commands, facts
from oudler.tables.errors import Refused
from oudler.tables.facts import ChairPlan, Settings, TableFact
from oudler.tables.state import Stage, TableState

__all__ = [
    "LONGEST_NAME",
    "change",
    "checked_name",
    "checked_settings",
    "fill_seat",
    "free_seat",
    "leave",
    "open_table",
    "rename",
    "sit",
]

LONGEST_NAME: Final = 40
#: What each setting may be, in seconds.
BOUNDS: Final = {
    "pace": (0.0, 10.0),
    "beat": (0.0, 5.0),
    "grace": (0.0, 3600.0),
    "seed_wait": (0.0, 30.0),
    "offer_wait": (0.0, 600.0),
}


def open_table(command: commands.Open) -> facts.Opened:
    """A new table. Raises Refused, BadOption, BadDeal or BadSpec if it cannot be."""
    rules = rules_named(command.game, tuple(command.options.items()))
    players = len(command.chairs)
    rules.check_players(players)
    chairs = tuple(_checked_plan(plan) for plan in command.chairs)
    if command.host is not None and chairs[command.host].kind != "person":
        raise Refused("no_person_there", seat=command.host + 1)
    if command.given:
        deal = deal_to_replay(command.given)
        if (deal.rules, deal.players) != (rules, players):
            raise BadDeal(
                "players_not_allowed",
                game=deal.rules.name,
                found=players,
                allowed=(str(deal.players),),
            )
    return facts.Opened(
        command.table,
        command.game,
        dict(command.options),
        players,
        chairs,
        command.host,
        command.listed,
        checked_settings(command.settings),
        command.given,
    )


def deal_to_replay(text: str) -> Deal:
    """The deal of the one record in a text, all its cards known. Raises :class:`Refused`."""
    records = list(read_records(text))
    if len(records) != 1:
        raise Refused("one_record_expected", found=len(records))
    deal = records[0].deal
    if deal is None or not deal.dealt.complete:
        raise Refused("record_incomplete")
    return deal


def _checked_plan(plan: ChairPlan) -> ChairPlan:
    spec = make_bot(plan.spec).spec if plan.kind == "bot" else ""
    name = checked_name(plan.name, needed=False) if plan.kind != "empty" else ""
    return ChairPlan(plan.kind, name, spec)


def checked_name(name: str, needed: bool = True) -> str:
    """A name that can be shown and written in a record. Raises :class:`Refused`."""
    shown = "".join(one if one.isprintable() else " " for one in name)
    shown = " ".join(shown.split())[:LONGEST_NAME].strip()
    if needed and not shown:
        raise Refused("name_missing")
    return shown


def checked_settings(settings: Settings) -> Settings:
    """Raises :class:`Refused` for a setting out of its bounds."""
    for name, (low, high) in BOUNDS.items():
        value = getattr(settings, name)
        if not low <= value <= high:
            raise Refused("setting_out_of_bounds", setting=name, low=low, high=high)
    return settings


def checked_seat(state: TableState, seat: int) -> int:
    """Raises :class:`Refused` unless there is such a seat."""
    if not 0 <= seat < state.players:
        raise Refused("no_seat", seat=seat + 1, players=state.players)
    return seat


def _check_between_deals(state: TableState) -> None:
    if state.stage in (Stage.COMMITTED, Stage.PLAYING):
        raise Refused("deal_under_way")


def check_host(state: TableState, by: int) -> None:
    """Raises :class:`Refused` unless the person is the host."""
    if by != state.hosted_by:
        raise Refused("host_only")


def sit(state: TableState, command: commands.Sit, now: float) -> Iterator[TableFact]:
    """A free seat is one that nobody sits at, or whose person has left for good."""
    _check_between_deals(state)
    name = checked_name(command.name, needed=False)
    free = [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.kind == "empty" or (chair.person and chair.left)
    ]
    seat = command.seat
    if seat is None:
        if not free:
            raise Refused("no_free_seat")
        seat = free[0]
    elif checked_seat(state, seat) not in free:
        raise Refused("seat_taken", seat=seat + 1)
    yield facts.SeatTaken(seat, name, state.chairs[seat].sitting + 1)


def fill_seat(
    state: TableState, command: commands.FillSeat, by: int, now: float
) -> Iterator[TableFact]:
    check_host(state, by)
    _check_between_deals(state)
    seat = checked_seat(state, command.seat)
    chair = state.chairs[seat]
    if chair.person and not chair.left:
        raise Refused("seat_taken", seat=seat + 1)
    name = checked_name(command.name, needed=False) or (chair.name if chair.spec else "")
    yield facts.SeatFilled(seat, make_bot(command.spec).spec, name)


def free_seat(
    state: TableState, command: commands.FreeSeat, by: int, now: float
) -> Iterator[TableFact]:
    """The host may free a bot's seat, and that of a person who is away."""
    check_host(state, by)
    _check_between_deals(state)
    seat = checked_seat(state, command.seat)
    chair = state.chairs[seat]
    if chair.kind == "empty":
        raise Refused("seat_empty", seat=seat + 1)
    if chair.person and chair.present:
        raise Refused("person_present", seat=seat + 1)
    yield facts.SeatFreed(seat)


def leave(state: TableState, command: commands.Leave, by: int, now: float) -> Iterator[TableFact]:
    """Between deals the seat becomes free; in a deal, and in a match, a bot plays on."""
    if state.chairs[by].left:
        return
    under_way = state.stage in (Stage.COMMITTED, Stage.PLAYING)
    if not under_way and (not state.match.deals or state.stage is Stage.OVER):
        yield facts.SeatFreed(by)
        return
    yield facts.PersonLeft(by)
    if not state.chairs[by].stand_in:
        yield facts.StandInPlays(by, stand_in_for(state))


def stand_in_for(state: TableState) -> str:
    """The bot that plays for somebody who is away: the kind that sits at the table already."""
    return next((chair.spec for chair in state.chairs if chair.spec), USUAL_BOT)


USUAL_BOT: Final = "novice"


def rename(state: TableState, command: commands.Rename, by: int, now: float) -> Iterator[TableFact]:
    name = checked_name(command.name)
    if name != state.chairs[by].name:
        yield facts.Renamed(by, name)


def change(state: TableState, command: commands.Change, by: int, now: float) -> Iterator[TableFact]:
    check_host(state, by)
    changes = {
        name: value
        for name in ("pace", "auto_forced", "undo")
        if (value := getattr(command, name)) is not None
    }
    settings = checked_settings(msgspec.structs.replace(state.settings, **changes))
    if settings != state.settings:
        yield facts.Changed(settings)
