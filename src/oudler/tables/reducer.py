"""The table as a pure function: a command and a state give facts, or a refusal.

Nothing here knows what time it is, draws lots, or waits: the time comes with the command, seeds
and the bots' decisions come as commands of the house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from oudler.tables import absence, commands, courtesies, dealing, playing, seating
from oudler.tables.errors import Refused
from oudler.tables.facts import TableFact
from oudler.tables.folding import Entry, Told, advance, opened
from oudler.tables.state import TableState

__all__ = ["Line", "open_table", "reduce", "was_taken"]


class Line(NamedTuple):
    """A line of the log with what it tells, and the state after it."""

    entry: Entry
    told: tuple[Told, ...]
    state: TableState


_PEOPLE: Final[
    dict[type[commands.Command], Callable[[TableState, Any, int, float], Iterable[TableFact]]]
] = {
    commands.Move: playing.move,
    commands.GetReady: dealing.get_ready,
    commands.Rematch: dealing.rematch,
    commands.AddSeed: dealing.add_seed,
    commands.Pause: courtesies.pause,
    commands.Resume: courtesies.resume,
    commands.AskUndo: courtesies.ask_undo,
    commands.Claim: courtesies.claim,
    commands.Answer: courtesies.answer,
    commands.Withdraw: courtesies.withdraw,
    commands.Say: courtesies.say,
    commands.Rename: seating.rename,
    commands.Leave: seating.leave,
    commands.FillSeat: seating.fill_seat,
    commands.FreeSeat: seating.free_seat,
    commands.Change: seating.change,
}

_HOUSE: Final[
    dict[type[commands.Command], Callable[[TableState, Any, float], Iterable[TableFact]]]
] = {
    commands.Sit: seating.sit,
    commands.Come: absence.come,
    commands.Vanish: absence.vanish,
    commands.Restart: absence.restart,
    commands.PlayFor: absence.play_for,
    commands.DropOffer: courtesies.drop_offer,
    commands.Commit: dealing.commit,
    commands.DealCards: dealing.deal_cards,
    commands.BotMove: playing.bot_move,
    commands.PlayForced: playing.play_forced,
}


def open_table(command: commands.Open, now: float) -> Line:
    """A new table. Raises a CodedError if there cannot be such a one."""
    entry = Entry(1, now, seating.open_table(command))
    return Line(entry, (), opened(entry))


def was_taken(state: TableState, by: int, command_id: str) -> bool:
    """Whether a command with this id has been taken from the person at the seat before."""
    return f"\n{command_id}\n" in state.taken.get((by, state.chairs[by].sitting), "\n")


def reduce(
    state: TableState,
    command: commands.Command,
    now: float,
    by: int | None = None,
    command_id: str = "",
) -> list[Line]:
    """What a command comes to: lines of the log, each with the state after it; perhaps none.

    ``by`` is the seat of the person who asks, None for the house. ``command_id`` is remembered
    with the first line: a command that was taken once is not taken again.

    Raises Refused, IllegalMove or another CodedError; nothing has then happened.
    """
    if by is not None and command_id and was_taken(state, by, command_id):
        return []
    return list(_lines(state, _wanted(state, command, by, now), now, by, command_id))


def _wanted(
    state: TableState, command: commands.Command, by: int | None, now: float
) -> Iterable[TableFact]:
    if by is None:
        return _HOUSE[type(command)](state, command, now)
    if not (0 <= by < state.players and state.chairs[by].person):
        raise Refused("no_person_there", seat=by + 1)
    people = _PEOPLE.get(type(command))
    if people is None:
        raise Refused("house_only")
    return people(state, command, by, now)


def _lines(
    state: TableState,
    wanted: Iterable[TableFact],
    now: float,
    by: int | None,
    command_id: str,
) -> Iterator[Line]:
    # All refusals come before the first fact; what follows from the facts comes after the last.
    for fact in list(wanted):
        line = _line(state, Entry(state.version + 1, now, fact, by, command_id))
        state = line.state
        yield line
    while (fact_due := _due(state, now)) is not None:
        line = _line(state, Entry(state.version + 1, now, fact_due))
        state = line.state
        yield line


def _line(state: TableState, entry: Entry) -> Line:
    after, told = advance(state, entry)
    return Line(entry, told, after)


def _due(state: TableState, now: float) -> TableFact | None:
    """What the state itself asks for: countdowns to begin or stop, offers to be settled."""
    return courtesies.offer_due(state, now) or absence.countdown_due(state, now)
