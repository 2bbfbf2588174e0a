"""Clients that send nonsense, lies and floods: they are answered, and nobody else notices."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import BOT, Client, Server

EMPTY = {"kind": "empty"}

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"move"}',
    '{"type":"nothing","id":"1"}',
    '{"type":"move","id":"1"}',
    '{"type":"move","id":"1","move":7}',
    '{"type":"move","id":"1","move":"T1","made":-1}',
    '{"type":"move","id":"","move":"T1"}',
    '{"type":"ready","id":"1","more":1}',
    '{"type":"fill_seat","id":"1","seat":0,"spec":"novice"}',
    '{"type":"hello","id":"1","token":"' + "x" * 500 + '"}',
    '{"type":"seed","id":"1","seed":"' + "g" * 64 + '"}',
    "[" * 5000,
    '{"a":' * 3000,
    "\ud7ff\x00\x07",
    '{"type":"say","id":"\\u0000","phrase":"hello"}',
    '{"type":"say","id":"a\\nb","phrase":"hello"}',
    '{"type":"say","id":"\\ud800","phrase":"hello"}',
]


@pytest.fixture
def ann(server: Server):
    opened = server.open_table()
    with server.client(opened["table"], opened["token"]) as client:
        client.opened = opened  # type: ignore[attr-defined]
        client.until(lambda m: any(e["event"] == "person_came" for e in m.get("events", ())))
        yield client


def works(client: Client) -> bool:
    return client.ask("ping")["type"] == "pong"


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:30] or "nothing")
def test_nonsense_is_answered_and_the_socket_lives(ann: Client, text: str) -> None:
    before = ann.server.get(f"/api/tables/{ann.opened['table']}", ann.opened["token"])  # type: ignore[attr-defined]
    ann.socket.send(text)
    answer = ann.until(lambda m: m["type"] == "error")
    assert answer["code"] in ("bad_message", "seed_not_now")
    assert works(ann)
    after = ann.server.get(f"/api/tables/{ann.opened['table']}", ann.opened["token"])  # type: ignore[attr-defined]
    assert after == before


def test_bytes_and_long_messages(ann: Client) -> None:
    ann.socket.send(b"\x00\xff")
    assert ann.until(lambda m: m["type"] == "error")["code"] == "message_not_text"
    ann.socket.send(json.dumps({"type": "say", "id": "x", "text": "y" * 20_000}))
    assert ann.until(lambda m: m["type"] == "error")["code"] == "message_too_long"
    assert works(ann)


def test_random_and_truncated_messages(server: Server) -> None:
    """Whatever comes, somebody else at the same table plays on."""
    rng = Random(20)
    opened = server.open_table(EMPTY, BOT, BOT)
    bob = server.post(f"/api/tables/{opened['table']}/seats", {"name": "Bob"}, opened["join_key"])
    kinds = ["hello", "move", "ready", "seed", "undo", "claim", "answer", "say", "change", "pause"]
    with (
        server.client(opened["table"], opened["token"]) as ann,
        server.client(opened["table"], bob["token"]) as mallory,
    ):
        for round_ in range(8):
            for _ in range(5):
                message = json.dumps(
                    {
                        "type": rng.choice(kinds),
                        "id": rng.choice(["", "a", "b" * 70, 7]),
                        rng.choice(["move", "seed", "agrees", "text", "seat"]): rng.choice(
                            ["T21", "garde", None, True, -1, 1e308, "discard(?,?)", ["x"]]
                        ),
                    }
                )
                cut = rng.randrange(len(message) + 1)
                mallory.socket.send(rng.choice([message, message[:cut], message[::-1]]))
            assert works(ann), round_
            assert works(mallory), round_
    assert server.get("/api/health")["status"] == "ok"


def test_before_hello_nothing_is_taken(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], hello=False) as client:
        assert client.ask("move", move="pass")["code"] == "hello_first"
        assert client.hello("nonsense")["code"] == "bad_token"
        assert client.hello("")["code"] == "bad_token"
        assert client.hello(opened["token"])["seat"] == 1


def test_tokens_open_only_their_own_table_and_seat(server: Server) -> None:
    one, two = server.open_table(), server.open_table()
    with server.client(one["table"], two["token"]) as client:
        assert client.welcome["code"] == "bad_token"
    forged = one["token"].replace("s1.", "s2.")
    with server.client(one["table"], forged) as client:
        assert client.welcome["code"] == "bad_token"
    assert server.request(f"/api/tables/{one['table']}", token=forged)[0] == 401
    assert server.request(f"/api/tables/{one['table']}")[0] == 401
    assert server.request("/api/tables/nosuchtable", token=forged)[0] == 404
    assert server.request(f"/api/tables/{one['table']}/records/1", token=two["token"])[0] == 401
    status, _, body = server.request(
        f"/api/tables/{one['table']}/seats", {"name": "M"}, one["watch_key"]
    )
    assert (status, json.loads(body)["code"]) == (403, "may_not_join")


def test_who_watches_only_watches(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["watch_key"]) as watcher:
        assert watcher.welcome["seat"] is None
        assert watcher.ask("move", move="pass")["code"] == "watchers_only_watch"
        assert watcher.ask("ready")["code"] == "watchers_only_watch"
        assert works(watcher)


def test_out_of_turn_and_illegal_moves(ann: Client) -> None:
    assert ann.ask("move", move="pass")["code"] == "no_deal"
    ann.start()
    assert ann.until_my_turn()
    assert ann.ask("move", move="T1")["code"] == "other_move_expected"
    assert ann.ask("move", move="nonsense")["code"] == "unknown_token"
    assert ann.ask("move", move="pass", made=999)["code"] == "other_moment"
    assert ann.ask("move", move="x" * 290)["code"] == "move_too_long"
    assert ann.ask("move", move="pass")["type"] == "ack"
    ann.play_on()


def test_a_flood_is_slowed_down_then_cut_off(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["token"]) as flood:
        for n in range(100):
            flood.socket.send(json.dumps({"type": "ping", "id": str(n)}))
        assert flood.until(lambda m: m["type"] == "error")["code"] == "too_fast"
        with pytest.raises(ConnectionClosed) as closed:
            pour(flood)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008
    with server.client(opened["table"], opened["token"]) as again:
        assert works(again)


def pour(flood: Client) -> None:
    """Send until the server has enough, and read what it says to that."""
    for n in range(2000):
        flood.socket.send(json.dumps({"type": "ping", "id": str(n)}))
    while True:
        flood.next()


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, None, True),
        ("http://127.0.0.1:{port}", None, True),
        ("http://localhost:{port}", "localhost:{port}", True),
        ("http://evil.example", None, False),
        ("http://127.0.0.1:1", None, False),
        ("null", None, False),
        ("http://evil.example", "evil.example", False),
        (None, "evil.example", False),
        (None, "[", False),
    ],
)
def test_pages_of_other_sites_are_refused(
    server: Server, origin: str | None, host: str | None, welcome: bool
) -> None:
    opened = server.open_table()
    headers = {}
    if origin is not None:
        headers["Origin"] = origin.format(port=server.port)
    if host is not None:
        headers["Host"] = host.format(port=server.port)
    status, _, _ = server.request("/api/health", headers=headers)
    assert (status == 200) == welcome
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket"
    if host is not None:
        return
    if welcome:
        with connect(address, additional_headers=headers) as opened_socket:
            opened_socket.send("{}")
    else:
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403


def test_security_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/nothing"):
        _, headers, _ = server.request(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == ("no-store" if path.startswith("/api/") else "no-cache")
        assert "server" not in headers


def test_half_a_request_does_no_harm(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n")
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x00" * 100)
    assert server.get("/api/health")["status"] == "ok"


# -- below the messages ---------------------------------------------------------------------------


def shaken(server: Server, table: str) -> socket.socket:
    """A bare socket after the handshake."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    said = b""
    while b"\r\n\r\n" not in said:
        said += raw.recv(4096)
    assert said.startswith(b"HTTP/1.1 101 ")
    return raw


def framed(kind: int, body: bytes, last: bool = True) -> bytes:
    """A short frame of a client, with a mask of zeros."""
    assert len(body) < 126
    return bytes(((0x80 if last else 0) | kind, 0x80 | len(body))) + bytes(4) + body


def what_closed(raw: socket.socket) -> int | None:
    """The code in the frame that closed the socket; None if it was just cut."""
    said = b""
    try:
        while part := raw.recv(65_536):
            said += part
    except ConnectionError:
        return None
    place = said.rfind(b"\x88")
    return int.from_bytes(said[place + 2 : place + 4]) if place >= 0 else None


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (framed(1, b"\xff\xfe"), 1007),
        (b"\x81\x02{}", 1002),
        (framed(0x71, b"{}"), 1002),
        (framed(5, b"{}"), 1002),
        (framed(0, b"{}"), 1002),
        (b"\x81\xff" + (2**62).to_bytes(8) + bytes(4), 1009),
        (framed(1, b"", False) + framed(0, b"", False) * 1000, 1009),
        (framed(9, b"ping") * 1000, 1008),
    ],
    ids=["utf-8", "unmasked", "reserved", "opcode", "continuation", "size", "fragments", "pings"],
)
def test_frames_that_break_the_protocol_end_only_their_socket(
    ann: Client, sent: bytes, code: int
) -> None:
    with shaken(ann.server, ann.opened["table"]) as raw:  # type: ignore[attr-defined]
        raw.sendall(sent)
        assert what_closed(raw) in (code, None)
    assert works(ann)


def test_a_message_in_fragments_is_one_message(ann: Client) -> None:
    with shaken(ann.server, ann.opened["table"]) as raw:  # type: ignore[attr-defined]
        text = b'{"type":"ping","id":"7"}'
        raw.sendall(framed(1, text[:5], False) + framed(0, text[5:9], False) + framed(0, text[9:]))
        assert b'"type":"pong","id":"7"' in raw.recv(4096)


def test_messages_in_whatever_pieces_they_come(ann: Client) -> None:
    """Byte by byte, many at once, long ones, in fragments with a ping between, masked or nearly."""
    rng = Random(5)
    with shaken(ann.server, ann.opened["table"]) as raw:  # type: ignore[attr-defined]
        sent = b""
        for number in range(40):
            fragments = number % 7 == 3
            id_ = f"n{number}" + "é" * (0 if fragments else rng.choice([0, 3, 55]))
            body = json.dumps({"type": "ping", "id": id_}, ensure_ascii=False).encode()
            mask = rng.randbytes(4)
            if fragments:
                sent += framed(1, body[:9], False) + framed(9, b"x") + framed(0, body[9:])
            else:
                size = (
                    bytes((0x80 | len(body),))
                    if len(body) < 126
                    else b"\xfe" + len(body).to_bytes(2)
                )
                masked = bytes(one ^ mask[place % 4] for place, one in enumerate(body))
                sent += b"\x81" + size + mask + masked
        while sent:
            count = rng.choice([1, 2, 3, 10, 500])
            raw.sendall(sent[:count])
            sent = sent[count:]
        said = b""
        while said.count(b'"type":"pong"') < 40:
            said += raw.recv(65_536)
        for number in range(40):
            assert f'"id":"n{number}'.encode() in said
        assert said.count(b"\x8a\x01x") == len([n for n in range(40) if n % 7 == 3])
        long = json.dumps({"type": "ping", "id": "x" * 20_000}).encode()
        raw.sendall(b"\x81\xff" + len(long).to_bytes(8) + bytes(4) + long)
        assert b"message_too_long" in raw.recv(65_536)


def test_a_seat_has_only_so_many_windows(server: Server) -> None:
    opened = server.open_table()
    with ExitStack() as stack:
        windows = [
            stack.enter_context(server.client(opened["table"], opened["token"])) for _ in range(17)
        ]
        assert [one.welcome["type"] for one in windows] == ["welcome"] * 16 + ["error"]
        assert works(windows[0])


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "x" * 300,
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fconnection.py",
        "/..%5c..%5cserver",
        "/api/tables/%ff%fe",
        "/api/tables/'%20OR%201=1%20--",
        "/api/tables/x/records/..%2f..%2f1/1",
        "/api/tables/x/records/" + "9" * 200 + "/1",
        "/api/tables/x/records/-1/1",
    ],
)
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    status, headers, body = server.request(path)
    assert status == 404
    assert headers["content-type"].startswith("application/problem+json")
    assert b"root:" not in body and b"import" not in body


def test_names_are_only_names(server: Server) -> None:
    name = "Robert'); DROP TABLE event;--\x00\u202e"
    opened = server.post(
        "/api/tables", {"chairs": [{"kind": "person", "name": name}, BOT, BOT, BOT]}
    )
    with server.client(opened["table"], opened["token"]) as client:
        assert client.ask("rename", name="<script>alert(1)</script>")["type"] == "ack"
        seat = server.get(f"/api/tables/{opened['table']}", opened["token"])["table"]["seats"][0]
        assert seat["name"] == "<script>alert(1)</script>"
        assert works(client)
