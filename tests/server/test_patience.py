"""Connections that never become a request, or never end one."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from oudler.server import wire
from oudler.server.serve_command import listen, server_of
from oudler.server.services import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server in this process that soon loses its patience."""
    monkeypatch.setattr(wire, "PATIENCE", 0.1)
    listening = listen("127.0.0.1", 0)
    server = server_of(Settings(str(tmp_path / "db")))

    def run() -> None:
        asyncio.run(server.serve(sockets=[listening]))

    thread = threading.Thread(target=run)
    thread.start()
    while not server.started and thread.is_alive():
        threading.Event().wait(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_a_request_is_not_waited_for_for_ever(port: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
        raw.sendall(sent)
        try:
            said = raw.recv(4096)
        except ConnectionResetError:
            said = b""
        assert said == b""


def test_one_who_asks_again_and_again_is_not_cut_off(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
        for _ in range(40):
            raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            said = b""
            while b'"status":"ok"' not in said:
                said += raw.recv(4096)
            threading.Event().wait(0.01)
