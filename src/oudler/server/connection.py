"""One socket: a person at a seat, or somebody who watches.

Whatever a client sends, well-formed or not, is answered and the socket lives; only one that floods
the server, does not read, or has lost its seat is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
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
from oudler.server.speaking import Speaker, encode, missed_steps, needs_snapshot, snapshot_text
from oudler.server.tokens import Rights, Signer
from oudler.tables import facts
from oudler.tables.actor import TableActor
from oudler.tables.errors import Refused
from oudler.tables.journal import JournalFailed
from oudler.tables.reducer import Line

__all__ = ["Connection", "Limits", "Wire"]

_LOG: Final = logging.getLogger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """What one socket may do."""

    #: Letters of a message; longer ones are refused unread.
    message: int = 16_384
    #: Messages a second, at once, and refused in a row before the socket is closed.
    rate: float = 20.0
    burst: float = 60.0
    refused: int = 500
    #: Messages that wait for a client that does not read.
    waiting: int = 1000
    #: Seconds until ``hello`` must have come.
    hello: float = 15.0
    #: Steps that are sent one by one to a client that missed them; after more, a snapshot.
    steps: int = 100


class Wire:
    """The two ends of a socket, as ASGI has them."""

    def __init__(self, receive: Callable[[], Any], send: Callable[[dict[str, Any]], Any]) -> None:
        self._receive: Final = receive
        self._send: Final = send

    async def next(self) -> str | bytes | None:
        """What the client sent next; None when it is gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        found: str | bytes = text if text is not None else event.get("bytes") or b""
        return found

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


#: Seconds that the last message may take.
LAST_WORDS: Final = 2.0
#: Codes with which sockets are closed.
POLICY: Final = 1008
AGAIN: Final = 1013


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
        self._bucket: Final = Bucket(limits.rate, limits.burst, clock())
        self._refused = 0
        self._joined = False
        self._out: Final[asyncio.Queue[str | int]] = asyncio.Queue()
        self._closing = False

    # -- listening to the table -----------------------------------------------------------------

    def hear(self, line: Line) -> None:
        self._put(self._speaker.step(line, self.viewer))
        if isinstance(line.entry.fact, facts.Undone):
            self._put(snapshot_text(line.state, self.viewer))

    def watched_by(self, count: int) -> None:
        self._put(encode(Watchers(count)))

    def cut_off(self, code: str) -> None:
        self._close(CodedError(code), AGAIN if code == "try_again" else POLICY)

    # -- the socket -----------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the client goes away or is sent away."""
        writer = asyncio.get_running_loop().create_task(self._write())
        reader = asyncio.get_running_loop().create_task(self._read())
        self._metrics.sockets += 1
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if self._closing:
                # What it is told at last should still arrive.
                await asyncio.wait((writer,), timeout=LAST_WORDS)
        finally:
            self._metrics.sockets -= 1
            if self._joined:
                self._table.part(self)
            for task in (writer, reader):
                task.cancel()
            for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(outcome, Exception):
                    # A client that went away while it was written to.
                    _LOG.debug("socket ended: %r", outcome)

    def _put(self, message: str) -> None:
        if self._closing:
            return
        if self._out.qsize() >= self._limits.waiting:
            self._close(Refused("too_slow"), AGAIN)
            return
        self._out.put_nowait(message)

    def _close(self, reason: CodedError, code: int) -> None:
        if not self._closing:
            self._out.put_nowait(encode(Bye(reason.code)))
            self._out.put_nowait(code)
            self._closing = True

    async def _write(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                await self._wire.close(message)
                return
            await self._wire.send(message)
            self._metrics.sent += 1

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello) as patience:
                while (received := await self._wire.next()) is not None:
                    await self._take(received)
                    if self._joined and patience.when() is not None:
                        patience.reschedule(None)
        except TimeoutError:
            self._close(Refused("too_slow"), POLICY)

    async def _take(self, received: str | bytes) -> None:
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
        await self._answer(message)

    async def _answer(self, message: Any) -> None:
        try:
            if isinstance(message, Hello):
                self._hello(message)
            elif isinstance(message, Ping):
                self._put(encode(Pong(message.id, self._clock())))
            else:
                version = await self._command(message)
                self._put(encode(Ack(message.id, version)))
                self._metrics.taken += 1
        except CodedError as error:
            self._metrics.refused += 1
            self._refuse(error, message.id)
        except JournalFailed:
            # Whether the command was kept is not known; a client that sends it again will learn.
            self._close(Refused("try_again"), AGAIN)
        except Exception:
            self._metrics.faults += 1
            _LOG.exception("a %s message failed", type(message).__name__)
            self._refuse(Refused("internal_error"), message.id)

    async def _command(self, message: Any) -> int:
        if not self._joined:
            raise Refused("hello_first")
        if self.viewer == SPECTATOR:
            raise Refused("watchers_only_watch")
        return await self._table.ask(command_of(message), self.viewer, message.id)

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
            self.viewer, self.sitting = rights.seat, rights.sitting
        seat = None if self.viewer == SPECTATOR else self.viewer + 1
        now = self._clock()
        self._put(encode(Welcome(message.id, state.table, seat, state.version, now)))
        missed = None if message.last is None else self._table.missed_since(message.last)
        if missed is None or len(missed) > self._limits.steps or needs_snapshot(missed):
            self._put(snapshot_text(state, self.viewer))
        else:
            for text in missed_steps(missed, state, self.viewer):
                self._put(text)
        if first:
            self._joined = True
            self._table.join(self)
        if self.viewer != SPECTATOR:
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
