"""``oudler serve``: what it says, where it listens, what it refuses."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.sync.client import connect

from oudler.server import addresses
from oudler.server.addresses import lan_address, public_address, qr_code, url_of
from tests.cli.conftest import Run, run
from tests.server.running import BOT, Server

__all__ = ["run"]

Runner = Callable[..., Run]
EMPTY = {"kind": "empty"}


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
        found = lan_address()
        address = None if found is None else url_of(found, server.port)
        said = server.announced()
        assert server.get("/api/games")["address"] == address
        if address is None:
            assert "no address" in said
        else:
            assert address in said and qr_code(address) in said


def test_a_phone_comes_in_and_the_link_works(tmp_path: Path) -> None:
    """The address that is printed is the one in links, whoever makes them, and opens the page,
    the REST interface and the socket to a browser that comes from there."""
    address = "http://192.168.0.77:8137"
    log = tmp_path / "log"
    with Server(str(tmp_path / "db"), log, "--lan", "--origin", address) as server:
        said = server.announced()
        assert f"{address}/" in said and qr_code(f"{address}/") in said
        # Asked from this machine, as the host does.
        assert server.get("/api/games")["address"] == f"{address}/"
        phone = {"Host": "192.168.0.77:8137", "Origin": address}
        assert server.request("/", headers=phone)[0] == 200
        opened = server.open_table(EMPTY, BOT, BOT)
        path = f"/api/tables/{opened['table']}/seats"
        status, _, body = server.request(path, {"name": "Bob"}, opened["join_key"], phone)
        assert status == 201, body
        socket_url = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket"
        with connect(socket_url, additional_headers={"Origin": address}) as phones:
            phones.send(json.dumps({"type": "ping", "id": "1"}))
            assert json.loads(phones.recv(10))["type"] == "pong"
        evil = {**phone, "Origin": "http://192.168.0.78:8137"}
        assert server.request(path, {"name": "M"}, opened["join_key"], evil)[0] == 403


def test_what_is_reached_from_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.0.2")
    assert public_address("127.0.0.1", 8137) is None
    assert public_address("::1", 8137) is None
    assert public_address("localhost", 8137) is None
    assert public_address("0.0.0.0", 8137) == "http://192.168.0.2:8137/"
    assert public_address("::", 80) == "http://192.168.0.2/"
    assert public_address("10.0.0.5", 8137) == "http://10.0.0.5:8137/"
    assert public_address("cards.example", 80) == "http://cards.example/"
    assert public_address("127.0.0.1", 1, ["https://cards.example"]) == "https://cards.example/"
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert public_address("0.0.0.0", 8137) is None


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


def refused_from(server: Server, *addresses: str) -> bool:
    """Whether one of many requests, said to come from these addresses in turn, is too much."""
    statuses = [
        server.request(
            "/api/replay",
            {"records": "?"},
            headers={"X-Forwarded-For": addresses[n % len(addresses)]},
        )[0]
        for n in range(90)
    ]
    return 429 in statuses


def test_where_requests_come_from_is_believed_of_a_proxy_that_was_named(tmp_path: Path) -> None:
    many = tuple(f"203.0.113.{n}" for n in range(1, 31))
    with Server(str(tmp_path / "one"), tmp_path / "log") as server:
        assert refused_from(server, *many)
    with Server(str(tmp_path / "two"), tmp_path / "log", "--trusted-proxy", "10.0.0.0/8") as server:
        assert refused_from(server, *many)
    proxies = ("--trusted-proxy", "10.0.0.0/8", "--trusted-proxy", "127.0.0.1")
    with Server(str(tmp_path / "three"), tmp_path / "log", *proxies) as server:
        assert not refused_from(server, *many)
        assert refused_from(server, "203.0.113.77")
        # What the client itself wrote stands before what the proxies added.
        assert refused_from(server, *(f"{one}, 203.0.113.78, 10.1.2.3" for one in many))
        assert not refused_from(server, *(f"{one}, 10.1.2.3" for one in many[::-1]))


def test_a_proxy_is_an_address_or_a_network(run: Runner) -> None:
    refused = run("serve", "--trusted-proxy", "proxy.example", "--lang", "en")
    assert refused.code == 2
    assert "--trusted-proxy" in refused.err and "10.0.0.0/8" in refused.err
