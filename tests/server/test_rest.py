"""REST: its description, its errors, what it creates."""

from __future__ import annotations

import gzip
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from oudler.games import PRESETS
from tests.server.running import BOT, Server

PERSON = {"kind": "person", "name": "Ann"}


def problem(server: Server, path: str, data: object, status: int) -> str:
    found, headers, body = server.request(path, data)
    assert found == status, body
    assert headers["content-type"].startswith("application/problem+json")
    said = json.loads(body)
    assert said["status"] == status and said["title"]
    return str(said["code"])


def test_the_catalogue_has_every_game(server: Server) -> None:
    found = server.get("/api/games")
    assert {one["game"] for one in found["games"]} == set(PRESETS)
    fft = next(one for one in found["games"] if one["game"] == "fft")
    assert {"name": "undertrump", "values": ["any", "lowest"], "default": "any"} in fft["options"]
    bots = {one["name"] for one in found["bots"]}
    assert bots == {"random", "novice", "club", "expert", "master"}


def test_the_description_names_every_path(server: Server) -> None:
    found = server.get("/api/openapi.json")
    assert found["openapi"].startswith("3.1")
    assert set(found["paths"]) >= {
        "/api/health",
        "/api/metrics",
        "/api/games",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/records",
        "/api/tables/{table}/records/{match}/{number}",
        "/api/replay",
    }
    messages = server.get("/api/messages.json")
    assert "Move" in messages["$defs"] and "Step" in messages["$defs"]


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        ({"chairs": []}, 400, "bad_message"),
        ({"chairs": [PERSON, BOT, BOT, BOT], "what": 1}, 400, "bad_message"),
        ({"chairs": [PERSON, BOT]}, 422, "players_not_allowed"),
        ({"chairs": [PERSON, BOT, BOT], "game": "chess"}, 422, "unknown_game"),
        ({"chairs": [PERSON, BOT, BOT], "options": {"x": "1"}}, 422, "unknown_option"),
        ({"chairs": [PERSON, PERSON, BOT]}, 422, "one_person_opens"),
        ({"chairs": [PERSON, {"kind": "bot", "spec": "?"}, BOT]}, 422, "unknown_bot"),
        ({"chairs": [PERSON, BOT, BOT], "record": "nonsense"}, 422, "one_record_expected"),
        ({"chairs": [PERSON, BOT, BOT], "settings": {"pace": 1e9}}, 422, "setting_out_of_bounds"),
    ],
)
def test_tables_that_cannot_be(server: Server, data: object, status: int, code: str) -> None:
    assert problem(server, "/api/tables", data, status) == code


def test_what_is_no_json(server: Server) -> None:
    status, headers, body = server.request("/api/tables", headers={"x": "y"}, data=None)
    assert status == 200 and json.loads(body) is not None
    assert headers["content-type"] == "application/json"
    assert problem(server, "/api/nothing", None, 404) == ""


def test_listed_tables_are_found_watched_and_joined(server: Server) -> None:
    opened = server.open_table({"kind": "empty"}, BOT, BOT, listed=True)
    hidden = server.open_table({"kind": "empty"}, BOT, BOT)
    with (
        server.client(opened["table"], opened["token"]),
        server.client(hidden["table"], hidden["token"]),
        server.client(opened["table"]) as stranger,
    ):
        assert stranger.welcome["seat"] is None
        listed = {one["table"]: one for one in server.get("/api/tables")}
        assert listed[opened["table"]]["free"] == 1
        assert hidden["table"] not in listed
        seat = server.post(f"/api/tables/{opened['table']}/seats", {"name": "Bob"})
        assert seat["seat"] == 2
        status, _, body = server.request(f"/api/tables/{opened['table']}/seats", {"name": "C"})
        assert (status, json.loads(body)["code"]) == (422, "no_free_seat")


def test_metrics(server: Server) -> None:
    status, headers, body = server.request("/api/metrics")
    assert status == 200 and headers["content-type"].startswith("text/plain")
    figures = dict(
        line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#")
    )
    assert float(figures["oudler_journal_lines_total"]) > 0
    assert float(figures["oudler_faults_total"]) == 0


def test_replays_tell_what_is_wrong(server: Server) -> None:
    (shown,) = server.post(
        "/api/replay", {"records": '[Game "fft"]\n[Players "4"]\n[Dealer "9"]\n'}
    )
    assert shown["error"]["code"] == "bad_dealer" and shown["deal"] is None
    assert server.post("/api/replay", {"records": "nothing"}) == []


def test_one_address_cannot_open_tables_without_end(server: Server) -> None:
    for _ in range(120):
        status, _, body = server.request("/api/tables", {"chairs": [PERSON, BOT, BOT]})
        if status == 429:
            assert json.loads(body)["code"] == "too_fast"
            return
    pytest.fail("nothing was refused")


def test_who_sits_down_at_the_same_moment_gets_a_seat_of_their_own(own_server: Server) -> None:
    opened = own_server.open_table(*[{"kind": "empty"}] * 5, game="greer")
    path = f"/api/tables/{opened['table']}/seats"
    names = ["Bob", "Zoe", "Max", "Eve", "Kim"]
    with ThreadPoolExecutor(5) as pool:
        got = list(
            pool.map(lambda name: own_server.post(path, {"name": name}, opened["join_key"]), names)
        )
    seats = own_server.get(f"/api/tables/{opened['table']}", opened["token"])["table"]["seats"]
    assert sorted(one["seat"] for one in got) == [2, 3, 4, 5, 6]
    for name, one in zip(names, got, strict=True):
        assert seats[one["seat"] - 1]["name"] == name
        with own_server.client(opened["table"], one["token"]) as client:
            assert client.welcome["seat"] == one["seat"]


def test_the_page_comes_compressed_and_answers_do_not(server: Server) -> None:
    def fetch(path: str, encoding: str) -> tuple[str | None, bytes]:
        status, headers, body = server.request(path, headers={"Accept-Encoding": encoding})
        assert status == 200
        return headers.get("content-encoding"), body

    encoding, plain = fetch("/oudler.js", "identity")
    assert encoding is None
    encoding, packed = fetch("/oudler.js", "gzip")
    assert encoding == "gzip" and gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    assert fetch("/api/games", "gzip")[0] is None
