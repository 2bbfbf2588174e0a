"""A socket as a connection uses it: frames out, texts in, with no task between.

uvicorn's protocol does the handshake, the keep-alive and the closing. Here messages take a shorter
way than through ASGI: what arrives is handed over in the callback in which it was read, and what
is to be sent is a ready frame, made once for all who are sent the same, and written at once with
whatever else waits. The handler finds the socket among the extensions of its scope.

Both protocols here also bound what a client can make the server keep: fragments, pings, requests
that never end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from oudler.server.buckets import Bucket

__all__ = ["EXTENSION", "RequestProtocol", "SocketProtocol", "Wire", "frame"]

#: Where the handler of a socket finds its :class:`Wire`.
EXTENSION: Final = "oudler.wire"
#: The first byte of a text that is not in fragments.
WHOLE_TEXT: Final = 0x81
#: A request that has not arrived after two such times, in seconds, never will.
PATIENCE: Final = 10.0
#: Fragments of one message; nobody needs more for messages as short as ours.
FRAGMENTS: Final = 64
#: Pings a second, and at once.
PINGS: Final = (2.0, 30.0)


class RequestProtocol(H11Protocol):
    """uvicorn's protocol for a connection, which may become a socket; not for ever without a
    request."""

    _patience: asyncio.TimerHandle | None = None
    _owing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(PATIENCE, self._look)

    def _look(self) -> None:
        # The head of a request, or its body, is still to come.
        owing = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if owing and self._owing:
            self.transport.abort()
            return
        self._owing = owing
        self._wait()

    def on_response_complete(self) -> None:
        self._owing = False
        super().on_response_complete()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)


def frame(body: bytes) -> bytes:
    """A text message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + body
    return b"\x81\x7f" + size.to_bytes(8) + body


def unmasked(body: bytes, mask: bytes) -> bytes:
    """What a client sent (RFC 6455, 5.3)."""
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body) ^ int.from_bytes(key)).to_bytes(size)


class Wire(Protocol):
    """What a connection needs of its socket."""

    def attach(self, take: Callable[[str | bytes], None], drained: Callable[[], None]) -> None:
        """From now on ``take`` is called with every message, ``drained`` when frames that waited
        for a slow client can be written again."""

    def detach(self) -> None:
        """Nothing more is handed over."""

    def hold(self, held: bool) -> None:
        """Whether to read nothing for the time being: what the client sent last has not been
        answered yet."""

    @property
    def clogged(self) -> bool:
        """Whether more is waiting for the client than it reads."""

    def write(self, frames: Iterable[bytes]) -> None:
        """Send frames; nothing happens when the client is gone."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol as a :class:`Wire`."""

    _take: Callable[[str | bytes], None] | None = None
    _drained: Callable[[], None] | None = None
    _pings: Bucket | None = None
    #: The beginning of a frame whose rest is still to come.
    _rest = b""
    #: Whether all frames are read by the library: it may be in the middle of one.
    _slowly = False
    clogged = False
    #: Whether a message has come since the last ping was due.
    _heard = False

    def data_received(self, data: bytes) -> None:
        """Whole masked texts, which is what clients send, are read here; anything else, and all
        that is wrong, by the library, which is given whole frames."""
        if self._take is None or self._slowly:
            self._slowly = self._slowly or self.handshake_initiated
            super().data_received(data)
            return
        data = self._rest + data
        size = len(data)
        at = 0
        while size - at >= 2:
            length = data[at + 1] & 0x7F
            body = at + 2
            if length >= 126:
                body = at + (4 if length == 126 else 10)
                if size < body:
                    break
                length = int.from_bytes(data[at + 2 : body])
                if length > self.config.ws_max_size:
                    self._slowly = True
                    super().data_received(data[at:])
                    return
            masked = data[at + 1] & 0x80
            if masked:
                body += 4
            end = body + length
            if size < end:
                break
            if data[at] == WHOLE_TEXT and masked and not self.frames:
                self.curr_msg_data_type = "text"
                self.frames = [unmasked(data[body:end], data[body - 4 : body])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            if self.close_sent or self.disconnected or self.transport.is_closing():
                return
            at = end
        self._rest = data[at:]

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._cut_off(1009)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._pings is None:
            self._pings = Bucket(*PINGS, self.loop.time())
        if not self._pings.take(self.loop.time()):
            self._cut_off(1008)
        elif self.clogged:
            # Only the latest ping needs an answer, and this client does not read.
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def _cut_off(self, code: int) -> None:
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def send_keepalive_ping(self) -> None:
        if not self._heard:
            super().send_keepalive_ping()
            return
        # Who has just sent something is there, and need not be asked.
        self._heard = False
        self.schedule_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def attach(self, take: Callable[[str | bytes], None], drained: Callable[[], None]) -> None:
        self._take, self._drained = take, drained
        # A client that did not wait for the answer to its handshake has sent something already.
        early = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        self.hold(False)
        for event in early:
            if event["type"] == "websocket.receive":
                text: Any = event.get("text")
                take(text if text is not None else event["bytes"])  # type: ignore[arg-type]
            else:
                self.queue.put_nowait(event)

    def detach(self) -> None:
        self._take = _nothing
        self._drained = None

    def send_receive_event_to_app(self) -> None:
        self._heard = True
        take = self._take
        if take is None:
            super().send_receive_event_to_app()
            return
        body = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            take(body)
            return
        try:
            text = str(body, "utf-8")
        except UnicodeDecodeError:
            # The standard wants such a client to be cut off.
            self._cut_off(1007)
            return
        take(text)

    def hold(self, held: bool) -> None:
        if held == self.read_paused or self.transport.is_closing():
            return
        self.read_paused = held
        if held:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.clogged = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clogged = False
        if self._drained is not None:
            self._drained()

    def write(self, frames: Iterable[bytes]) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))


def _nothing(received: str | bytes) -> None:
    """What comes after the end."""
