"""``oudler serve``: what it says, where it listens, what it refuses."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from oudler.server.addresses import qr_code, url_of
from tests.cli.conftest import Run, run
from tests.server.running import Server

__all__ = ["run"]

Runner = Callable[..., Run]


def test_this_machine_alone_unless_told_otherwise(tmp_path: Path) -> None:
    with (
        Server(str(tmp_path / "db"), tmp_path / "log") as server,
        pytest.raises(OSError, match="refused"),
    ):
        socket.create_connection((own_address(), server.port), timeout=5)


def own_address() -> str:
    """An address of this machine that is not 127.0.0.1, but always there."""
    return "127.0.0.2"


def test_on_the_local_network_with_a_qr_code(tmp_path: Path) -> None:
    with Server(str(tmp_path / "db"), tmp_path / "log", "--lan") as server:
        socket.create_connection((own_address(), server.port), timeout=5).close()
        status, _, _ = server.request("/api/health", headers={"Host": socket.gethostname()})
        assert status == 200


def test_other_addresses_may_be_allowed(tmp_path: Path) -> None:
    origin = "https://cards.example"
    with Server(str(tmp_path / "db"), tmp_path / "log", "--origin", origin) as server:
        headers = {"Host": "cards.example", "Origin": origin}
        assert server.request("/api/health", headers=headers)[0] == 200
        headers["Origin"] = "https://other.example"
        assert server.request("/api/health", headers=headers)[0] == 403


def test_a_port_in_use(run: Runner, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = run("serve", "--port", port, "--database", str(tmp_path / "db"))
    assert said.code == 2
    assert port in said.err


@pytest.mark.parametrize(
    ("database", "reason"),
    [("mysql://x/y", "no database that can be used"), ("postgresql://u@127.0.0.1:1/x", "refused")],
)
def test_a_database_that_cannot_be_used(run: Runner, database: str, reason: str) -> None:
    said = run("serve", "--database", database)
    assert said.code == 2
    assert reason in said.err


def test_help(run: Runner) -> None:
    for language in ("en", "fr", "ru"):
        said = run("serve", "--help", "--lang", language)
        assert said.code == 0
        assert "--lan" in said.out


def test_addresses_and_codes() -> None:
    assert url_of("127.0.0.1", 8137) == "http://127.0.0.1:8137/"
    assert url_of("::1", 80) == "http://[::1]/"
    code = qr_code("http://192.168.0.2:8137/")
    assert len(code.splitlines()) > 10
