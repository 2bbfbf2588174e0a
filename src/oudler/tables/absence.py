"""People who vanish and return.

Where others wait for them a countdown runs, which everybody sees; then a bot plays in their place
until they are back. Who plays alone with bots can be away as long as they like: the table waits.
"""

from __future__ import annotations

from collections.abc import Iterator

from oudler.tables import commands, facts
from oudler.tables.errors import Refused
from oudler.tables.facts import TableFact
from oudler.tables.seating import stand_in_for
from oudler.tables.state import Stage, TableState

__all__ = ["come", "countdown_due", "play_for", "restart", "vanish"]


def come(state: TableState, command: commands.Come, now: float) -> Iterator[TableFact]:
    """Somebody is there again, and plays their own cards again."""
    chair = state.chairs[command.seat]
    if not chair.person:
        raise Refused("no_person_there", seat=command.seat + 1)
    if not chair.present:
        yield facts.PersonCame(command.seat)
    if chair.stand_in or chair.left:
        yield facts.PersonReturned(command.seat)


def vanish(state: TableState, command: commands.Vanish, now: float) -> Iterator[TableFact]:
    if state.chairs[command.seat].present:
        yield facts.PersonVanished(command.seat)


def restart(state: TableState, command: commands.Restart, now: float) -> Iterator[TableFact]:
    """Whoever was there when the program stopped is not connected any more."""
    for seat, chair in enumerate(state.chairs):
        if chair.present:
            yield facts.PersonVanished(seat)


def play_for(state: TableState, command: commands.PlayFor, now: float) -> Iterator[TableFact]:
    until = state.chairs[command.seat].until
    if until is None or now < until:
        raise Refused("too_early")
    yield facts.StandInPlays(command.seat, stand_in_for(state))


def countdown_due(state: TableState, now: float) -> TableFact | None:
    """A countdown that must begin or stop now, if there is one."""
    away = state.away
    if not away and not state.countdowns:
        return None
    # Others wait for people who are away from a deal.
    under_way = state.stage in (Stage.COMMITTED, Stage.PLAYING) and state.awake
    for seat, chair in enumerate(state.chairs):
        awaited = under_way and seat in away
        if awaited and chair.until is None:
            return facts.CountdownBegan(seat, now + state.settings.grace)
        if not awaited and chair.until is not None:
            return facts.CountdownStopped(seat)
    return None
