"""A socket as a connection uses it: frames out, texts in, with no task between.

uvicorn's protocol does the handshake, the keep-alive and the closing. Here messages take a shorter
way than through ASGI: what arrives is handed over in the callback in which it was read, and what
is to be sent is a ready frame, made once for all who are sent the same, and written at once with
whatever else waits. The handler finds the socket among the extensions of its scope.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

__all__ = ["EXTENSION", "SocketProtocol", "Wire", "frame"]

#: Where the handler of a socket finds its :class:`Wire`.
EXTENSION: Final = "oudler.wire"


def frame(body: bytes) -> bytes:
    """A text message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + body
    return b"\x81\x7f" + size.to_bytes(8) + body


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
            self.conn.send_close(1007)
            self.handle_parser_exception()
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

    @property
    def clogged(self) -> bool:
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._drained is not None:
            self._drained()

    def write(self, frames: Iterable[bytes]) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))


def _nothing(received: str | bytes) -> None:
    """What comes after the end."""
