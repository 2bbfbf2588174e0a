"""From lines of a table's log to the frames that each viewer is sent.

Viewers who may see the same events are sent the same bytes, which are made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from oudler.server.messages import Snapshot, Step
from oudler.server.wire import frame
from oudler.tables import facts
from oudler.tables.actor import Passed
from oudler.tables.folding import Told
from oudler.tables.outward import told
from oudler.tables.reducer import Line
from oudler.tables.state import TableState
from oudler.tables.views import legal_moves, now, snapshot

__all__ = ["Speaker", "encode", "missed_steps", "needs_snapshot", "snapshot_frame"]

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    """A message as the frame that carries it."""
    return frame(_ENCODER.encode(message))


#: How a step ends for those who have nothing to do.
_NOTHING_LEGAL: Final = b"null}"


class Speaker:
    """Encodes the lines of one table, remembering what the last one came to."""

    def __init__(self) -> None:
        self._number = 0
        #: The line is for everybody as a whole.
        self._public = True
        #: Who must do something after it.
        self._mover: int | None = None
        self._now: dict[str, Any] | None = None
        #: What was encoded, by what of the line may be seen: the texts, and their frames.
        self._bodies: dict[tuple[bool, ...], bytes] = {}
        self._frames: dict[tuple[bool, ...], bytes] = {}

    def step(self, line: Line, viewer: int) -> bytes:
        """The message for one viewer."""
        if line.entry.number != self._number:
            self._begin(line)
        visible = () if self._public else tuple([one.seen_by(viewer) for one in line.told])
        found = self._frames.get(visible)
        if found is None or viewer == self._mover:
            body = self._bodies.get(visible)
            if body is None:
                body = self._bodies[visible] = self._body(line, viewer)
            if viewer == self._mover:
                legal = _ENCODER.encode(legal_moves(line.state, viewer))
                return frame(b"%b%b}" % (body.removesuffix(_NOTHING_LEGAL), legal))
            found = self._frames[visible] = frame(body)
        return found

    def _begin(self, line: Line) -> None:
        self._number = line.entry.number
        self._public = all(one.visible_to is None for one in line.told)
        self._mover = _mover(line.state)
        self._now = now(line.state)
        self._bodies = {}
        self._frames = {}

    def _body(self, line: Line, viewer: int) -> bytes:
        """The step without what may be done."""
        events = _seen(line.told, viewer)
        return _ENCODER.encode(Step(line.entry.number, line.entry.at, events, self._now))


def _mover(state: TableState) -> int | None:
    """The seat of the person who must do something now."""
    turn = state.turn
    return None if turn is None or state.chairs[turn].bot else turn


def needs_snapshot(lines: Sequence[Passed | Line]) -> bool:
    """Whether these lines cannot be told as steps: after a move was taken back what was known of
    the deal has to be replaced."""
    return any(isinstance(line.entry.fact, facts.Undone) for line in lines)


def missed_steps(lines: Sequence[Passed], state: TableState, viewer: int) -> list[bytes]:
    """The steps that a viewer missed, the last with how things stand."""
    return [
        encode(
            Step(
                line.entry.number,
                line.entry.at,
                _seen(line.told, viewer),
                now(state) if line is lines[-1] else None,
                legal_moves(state, viewer)
                if line is lines[-1] and viewer == _mover(state)
                else None,
            )
        )
        for line in lines
    ]


def _seen(lines: Sequence[Told], viewer: int) -> list[dict[str, Any]]:
    return [told(one.what) for one in lines if one.visible_to is None or viewer in one.visible_to]


def snapshot_frame(state: TableState, viewer: int) -> bytes:
    """The message with everything that a viewer may know."""
    return encode(Snapshot(snapshot(state, viewer)))
