"""One socket: a person at a seat, or somebody who watches.

Whatever a client sends, well-formed or not, is answered and the socket lives; only one that floods
the server, does not read, or has lost its seat is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from oudler.errors import CodedError
from oudler.games import SPECTATOR
from oudler.server.buckets import Bucket
from oudler.server.messages import (
    Ack,
    Bye,
    Hello,
    Ping,
    Pong,
    Watchers,
    Welcome,
    command_of,
    error_message,
    read_message,
)
from oudler.server.metrics import Metrics
from oudler.server.speaking import Speaker, encode, missed_steps, needs_snapshot, snapshot_frame
from oudler.server.tokens import Rights, Signer
from oudler.server.wire import Wire
from oudler.tables import facts
from oudler.tables.actor import TableActor
from oudler.tables.errors import Refused
from oudler.tables.journal import JournalFailed
from oudler.tables.reducer import Line

__all__ = ["Connection", "Limits", "Postman"]

_LOG: Final = logging.getLogger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """What one socket may do."""

    #: Letters of a message; longer ones are refused unread.
    message: int = 16_384
    #: Messages a second, at once, and refused in a row before the socket is closed.
    rate: float = 20.0
    burst: float = 60.0
    refused: int = 500
    #: Messages that wait for a client that does not read, and their bytes.
    waiting: int = 1000
    waiting_bytes: int = 500_000
    #: Sockets of one seat, and those that watch a table.
    windows: int = 16
    watchers: int = 5000
    #: Seconds until ``hello`` must have come.
    hello: float = 15.0
    #: Steps that are sent one by one to a client that missed them; after more, a snapshot.
    steps: int = 100


#: Seconds that the last message may take.
LAST_WORDS: Final = 2.0
#: Messages that may wait while an earlier one is being answered; then the socket is not read.
IN_HAND: Final = 8
#: Codes with which sockets are closed.
POLICY: Final = 1008
AGAIN: Final = 1013


class Postman:
    """Writes out what connections have to say: all that they say at one moment at its end."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._letters: list[Callable[[], None]] = []

    def soon(self, write: Callable[[], None]) -> None:
        """Call ``write``, which must not raise, when everything at this moment has happened."""
        if not self._letters:
            self._loop.call_soon(self._go)
        self._letters.append(write)

    def _go(self) -> None:
        letters, self._letters = self._letters, []
        for write in letters:
            write()


class Connection:
    """Serves one socket at one table. A :class:`~oudler.tables.actor.Listener`."""

    def __init__(
        self,
        wire: Wire,
        table: TableActor,
        speaker: Speaker,
        signer: Signer,
        clock: Callable[[], float],
        metrics: Metrics,
        limits: Limits,
        postman: Postman,
    ) -> None:
        self.viewer = SPECTATOR
        self.sitting = 0
        self._wire: Final = wire
        self._table: Final = table
        self._speaker: Final = speaker
        self._signer: Final = signer
        self._clock: Final = clock
        self._metrics: Final = metrics
        self._limits: Final = limits
        self._postman: Final = postman
        self._bucket: Final = Bucket(limits.rate, limits.burst, clock())
        self._refused = 0
        self._joined = False
        self._out: list[bytes] = []
        self._out_bytes = 0
        self._flushing = False
        self._in: Final[deque[str | bytes]] = deque()
        self._asking = False
        self._closing = False
        self._close_code = 0
        self._over: Final[asyncio.Event] = asyncio.Event()
        self._loop: Final = asyncio.get_running_loop()

    # -- listening to the table -----------------------------------------------------------------

    def hear(self, line: Line) -> None:
        self._put(self._speaker.step(line, self.viewer))
        if isinstance(line.entry.fact, facts.Undone):
            self._put(snapshot_frame(line.state, self.viewer))

    def watched_by(self, count: int) -> None:
        self._put(encode(Watchers(count)))

    def cut_off(self, code: str) -> None:
        self._close(CodedError(code), AGAIN if code == "try_again" else POLICY)

    # -- the socket -----------------------------------------------------------------------------

    async def serve(self, gone: Callable[[], Awaitable[object]]) -> int | None:
        """Until the client goes away (``gone`` then returns) or is sent away; the code with which
        the socket is to be closed, if it is still there."""
        loop = self._loop
        patience = loop.call_later(self._limits.hello, self._lose_patience)
        leaving = asyncio.ensure_future(gone())
        leaving.add_done_callback(lambda _: self._over.set())
        self._metrics.sockets += 1
        try:
            self._wire.attach(self._receive, self._flush)
            await self._over.wait()
            if self._closing and not leaving.done():
                # What it is told at last should still arrive.
                await asyncio.wait((leaving,), timeout=LAST_WORDS if self._wire.clogged else 0)
            return None if leaving.done() else self._close_code
        finally:
            self._metrics.sockets -= 1
            self._closing = True
            self._wire.detach()
            patience.cancel()
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
            if self._joined:
                self._table.part(self)

    def _lose_patience(self) -> None:
        if not self._joined:
            self._close(Refused("too_slow"), POLICY)

    def _put(self, message: bytes) -> None:
        if self._closing:
            return
        self._out.append(message)
        self._out_bytes += len(message)
        limits = self._limits
        if len(self._out) > limits.waiting or self._out_bytes > limits.waiting_bytes:
            self._close(Refused("too_slow"), AGAIN)
        elif not self._flushing:
            # Soon, not now: what else there is to say at this moment goes with it.
            self._flushing = True
            self._postman.soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._out and not self._wire.clogged:
            self._metrics.sent += len(self._out)
            self._wire.write(self._out)
            self._out = []
            self._out_bytes = 0

    def _close(self, reason: CodedError, code: int) -> None:
        if not self._closing:
            self._closing = True
            self._close_code = code
            self._out.append(encode(Bye(reason.code)))
            self._flush()
            self._over.set()

    # -- what the client says -------------------------------------------------------------------

    def _receive(self, received: str | bytes) -> None:
        """A message arrived. They are taken one after the other."""
        if self._asking:
            self._in.append(received)
            self._wire.hold(len(self._in) >= IN_HAND)
        elif not self._closing:
            self._take(received)

    def _go_on(self) -> None:
        """What waited while the table was asked."""
        while self._in and not self._asking and not self._closing:
            self._take(self._in.popleft())
        self._wire.hold(len(self._in) >= IN_HAND)

    def _take(self, received: str | bytes) -> None:
        self._metrics.received += 1
        if not self._bucket.take(self._clock()):
            self._refused += 1
            if self._refused > self._limits.refused:
                self._close(Refused("too_fast"), POLICY)
            else:
                self._refuse(Refused("too_fast"), self._readable_id(received))
            return
        self._refused = 0
        if isinstance(received, bytes):
            self._refuse(Refused("message_not_text"))
            return
        if len(received) > self._limits.message:
            self._refuse(Refused("message_too_long", limit=self._limits.message))
            return
        try:
            message = read_message(received)
        except (msgspec.DecodeError, RecursionError) as error:
            wrong = Refused("bad_message", reason=str(error)[:200])
            self._refuse(wrong, self._readable_id(received))
            return
        try:
            self._answer(message)
        except Exception as error:
            self._fail(message, error)

    def _answer(self, message: Any) -> None:
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Ping):
            self._put(encode(Pong(message.id, self._clock())))
        elif not self._joined:
            raise Refused("hello_first")
        elif self.viewer == SPECTATOR:
            raise Refused("watchers_only_watch")
        else:
            command = command_of(message)
            self._asking = True
            self._table.send(command, self.viewer, message.id, partial(self._answered, message))

    def _answered(self, message: Any, answer: int | Exception) -> None:
        """What came of a command; the steps it led to have been told."""
        self._asking = False
        if isinstance(answer, Exception):
            self._fail(message, answer)
        else:
            self._metrics.taken += 1
            self._put(encode(Ack(message.id, answer)))
        if self._in:
            self._loop.call_soon(self._go_on)

    def _fail(self, message: Any, error: Exception) -> None:
        if isinstance(error, CodedError):
            self._metrics.refused += 1
            self._refuse(error, message.id)
        elif isinstance(error, JournalFailed):
            # Whether the command was kept is not known; a client that sends it again will learn.
            self._close(Refused("try_again"), AGAIN)
        else:
            self._metrics.faults += 1
            _LOG.error("a %s message failed", type(message).__name__, exc_info=error)
            self._refuse(Refused("internal_error"), message.id)

    def _refuse(self, error: CodedError, message_id: str | None = None) -> None:
        self._put(encode(error_message(error, message_id)))

    def _readable_id(self, received: str | bytes) -> str | None:
        """The id of a message that is refused unread, if it is easily had."""
        short = isinstance(received, str) and len(received) <= self._limits.message
        return _id_in(received) if short else None

    # -- coming in ------------------------------------------------------------------------------

    def _hello(self, message: Hello) -> None:
        state = self._table.state
        first = not self._joined
        if first:
            rights = self._rights(message.token)
            crowd = self._limits.watchers if rights.seat == SPECTATOR else self._limits.windows
            if self._table.listening(rights.seat) >= crowd:
                raise Refused("too_fast")
            self.viewer, self.sitting = rights.seat, rights.sitting
        seat = None if self.viewer == SPECTATOR else self.viewer + 1
        now = self._clock()
        self._put(encode(Welcome(message.id, state.table, seat, state.version, now)))
        missed = None if message.last is None else self._table.missed_since(message.last)
        if missed is None or len(missed) > self._limits.steps or needs_snapshot(missed):
            self._put(snapshot_frame(state, self.viewer))
        else:
            for step in missed_steps(missed, state, self.viewer):
                self._put(step)
        if first:
            self._joined = True
            self._table.join(self)
        self._put(encode(Watchers(self._table.watchers)))

    def _rights(self, token: str) -> Rights:
        state = self._table.state
        if not token and state.listed:
            return Rights("watch")
        rights = self._signer.read(state.table, token)
        if rights is None:
            raise Refused("bad_token")
        if rights.kind == "seat":
            chair = state.chairs[rights.seat] if rights.seat < state.players else None
            if chair is None or not chair.person or chair.sitting != rights.sitting:
                raise Refused("seat_lost", seat=rights.seat + 1)
        return rights


def _id_in(text: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    with suppress(msgspec.DecodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return None
