"""Moves of the game: a person's, a bot's, and a card that plays itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from oudler.games.moves import Move, parse
from oudler.tables import commands, facts
from oudler.tables.errors import Refused
from oudler.tables.facts import TableFact
from oudler.tables.state import Stage, TableState

__all__ = ["LONGEST_TOKEN", "bot_move", "check_turn", "move", "play_forced"]

#: Letters of a move; the longest there is shows fifteen trumps.
LONGEST_TOKEN: Final = 200


def move(state: TableState, command: commands.Move, by: int, now: float) -> Iterator[TableFact]:
    """Raises :class:`Refused`, IllegalMove, or CodedError for a token that means nothing."""
    if state.paused_by is not None:
        raise Refused("paused")
    if command.made is not None and command.made != len(state.made):
        raise Refused("other_moment", found=command.made, expected=len(state.made))
    check_turn(state, by)
    if state.chairs[by].stand_in:
        raise Refused("bot_plays_for_you")
    if len(command.token) > LONGEST_TOKEN:
        raise Refused("move_too_long", limit=LONGEST_TOKEN)
    yield from _made(state, by, parse(command.token), "person")


def bot_move(state: TableState, command: commands.BotMove, now: float) -> Iterator[TableFact]:
    """A thought about another position, or after the person came back, is too late."""
    stale = command.made != len(state.made) or not state.awake or state.offer is not None
    if stale or state.turn != command.seat or not state.chairs[command.seat].bot:
        raise Refused("too_late")
    how: Literal["bot", "fallback"] = "fallback" if command.fallback else "bot"
    yield from _made(state, command.seat, parse(command.token), how)


def play_forced(state: TableState, command: commands.PlayForced, now: float) -> Iterator[TableFact]:
    forced = state.forced_move()
    stale = command.made != len(state.made) or not state.awake or state.offer is not None
    if stale or forced is None or state.turn != command.seat or state.alone != command.seat:
        raise Refused("too_late")
    yield from _made(state, command.seat, forced, "forced")


def check_turn(state: TableState, by: int) -> None:
    """Raises :class:`Refused` unless it is the turn of the person at this seat."""
    if state.stage is not Stage.PLAYING:
        raise Refused("no_deal")
    if state.turn != by:
        turn = state.turn
        assert turn is not None
        raise Refused("not_your_turn", seat=turn + 1)


def _made(
    state: TableState,
    seat: int,
    wanted: Move,
    how: Literal["person", "bot", "forced", "fallback"],
) -> Iterator[TableFact]:
    assert state.deal is not None
    state.deal.legal_moves().check(wanted)
    if state.offer is not None:
        yield state.offer.dropped("moved")
    yield facts.Moved(seat, str(wanted), how)
