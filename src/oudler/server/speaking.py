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


class Speaker:
    """Encodes the lines of one table, remembering what the last one came to."""

    def __init__(self) -> None:
        self._number = 0
        self._frames: dict[tuple[bool, ...], bytes] = {}
        self._now: dict[str, Any] | None = None

    def step(self, line: Line, viewer: int) -> bytes:
        """The message for one viewer."""
        if line.entry.number != self._number:
            self._number = line.entry.number
            self._frames = {}
            self._now = now(line.state)
        visible = tuple(one.seen_by(viewer) for one in line.told)
        legal = _legal(line.state, viewer)
        if legal is not None:
            return self._encoded(line, visible, legal)
        found = self._frames.get(visible)
        if found is None:
            found = self._frames[visible] = self._encoded(line, visible, None)
        return found

    def _encoded(
        self, line: Line, visible: tuple[bool, ...], legal: dict[str, Any] | None
    ) -> bytes:
        events = [told(one.what) for one, seen in zip(line.told, visible, strict=True) if seen]
        return encode(Step(line.entry.number, line.entry.at, events, self._now, legal))


def _legal(state: TableState, viewer: int) -> dict[str, Any] | None:
    """What the viewer may do, if it is them who must."""
    if state.turn != viewer or state.chairs[viewer].bot:
        return None
    return legal_moves(state, viewer)


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
                _legal(state, viewer) if line is lines[-1] else None,
            )
        )
        for line in lines
    ]


def _seen(lines: Sequence[Told], viewer: int) -> list[dict[str, Any]]:
    return [told(one.what) for one in lines if one.seen_by(viewer)]


def snapshot_frame(state: TableState, viewer: int) -> bytes:
    """The message with everything that a viewer may know."""
    return encode(Snapshot(snapshot(state, viewer)))
