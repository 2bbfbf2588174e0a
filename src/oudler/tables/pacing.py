"""What a table does by itself next, and when.

With one person and bots the pace is a comfort: bots answer after a moment, and a card that is the
only one plays itself. With other people the pace must tell nothing: a bot's move shows a fixed
time after its turn began, whether it was forced, easy or hard, and nothing plays itself. Should a
thought outlast that time, the move shows at the next full multiple of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from oudler.tables.dealing import seed_time_over
from oudler.tables.state import Stage, TableState

__all__ = ["Act", "Due", "dues", "shows_at", "thinker"]

#: After a trick the bots wait longer, so that people can see it.
AFTER_TRICK: Final = 2.0
#: A pace of nothing would make the fixed time nothing to hide behind.
LEAST_PACE: Final = 0.05


class Act(Enum):
    """What the house does when the time has come."""

    COMMIT = "commit"
    DEAL = "deal"
    SHOW_BOT_MOVE = "show_bot_move"
    PLAY_FORCED = "play_forced"
    PLAY_FOR = "play_for"
    DROP_OFFER = "drop_offer"


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done at ``at`` (seconds of the epoch), for ``seat`` if it is about one."""

    at: float
    act: Act
    seat: int | None = None


def thinker(state: TableState) -> int | None:
    """The seat whose bot must think now, None if no bot must."""
    turn = state.turn
    if turn is None or not state.chairs[turn].bot:
        return None
    return turn if state.awake and state.offer is None else None


def dues(state: TableState) -> list[Due]:
    """What will be due if nothing else happens, in no order."""
    dues = [Due(until, Act.PLAY_FOR, seat) for seat, until in state.countdowns]
    if state.offer is not None:
        dues.append(Due(state.offer.until, Act.DROP_OFFER))
    if not state.awake:
        return dues
    if state.everybody_ready:
        dues.append(Due(0.0, Act.COMMIT))
    if state.stage is Stage.COMMITTED:
        at = state.committed_at + state.settings.seed_wait
        dues.append(Due(0.0 if seed_time_over(state, 0.0) else at, Act.DEAL))
    turn = state.turn
    if turn is None or state.offer is not None:
        return dues
    if state.chairs[turn].bot:
        dues.append(Due(state.turn_since + _pace(state), Act.SHOW_BOT_MOVE, turn))
    elif turn == state.alone and state.settings.auto_forced and state.forced_move() is not None:
        dues.append(Due(state.turn_since + state.settings.beat, Act.PLAY_FORCED, turn))
    return dues


def _pace(state: TableState) -> float:
    deal = state.deal
    pace = state.settings.pace
    if state.alone is None:
        pace = max(pace, LEAST_PACE)
    if deal is not None and deal.tricks and not deal.trick:
        return pace * AFTER_TRICK
    return pace


def shows_at(state: TableState, thought_at: float) -> float:
    """When the move of the bot in turn shows that was thought of at ``thought_at``."""
    pace = _pace(state)
    at = state.turn_since + pace
    if thought_at <= at or state.alone is not None:
        return max(at, thought_at)
    return state.turn_since + pace * math.ceil((thought_at - state.turn_since) / pace)
