"""Whole deals over real sockets: alone with bots, with others, watched, interrupted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack, closing
from typing import Any

import pytest

from oudler.notation import read_records
from oudler.tables.fairness import check_record
from tests.server.running import BOT, Client, Server

EMPTY = {"kind": "empty"}
SEED = "5a" * 32

GAMES = [
    ("fft", 4),
    ("fft", 5),
    ("michelsen", 4),
    ("mathers", 2),
    ("mathers-1888", 3),
    ("greer", 3),
]


def revealed(client: Client) -> str:
    return str(
        next(event["record"] for event in client.events if event["event"] == "deal_revealed")
    )


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_deal_of_each_game(server: Server, game: str, players: int) -> None:
    opened = server.open_table(*[BOT] * (players - 1), game=game)
    with server.client(opened["table"], opened["token"]) as ann:
        ann.start(SEED)
        ann.play_on()
        text = revealed(ann)
    (record,) = read_records(text)
    assert record.error is None and record.agrees
    assert check_record(record).code == "fair"
    assert record.tags["SeatSeed1"] == SEED
    # The same text can be fetched, with the token in a header.
    status, headers, body = server.request(
        f"/api/tables/{opened['table']}/records/1/1", token=opened["token"]
    )
    assert (status, body.decode()) == (200, text)
    assert headers["content-disposition"].endswith('.tarot"')


def test_friends_by_a_link(server: Server) -> None:
    opened = server.open_table(EMPTY, EMPTY, BOT)
    table = opened["table"]
    names = iter(("Bob", "Cid"))
    seats = [
        server.post(f"/api/tables/{table}/seats", {"name": name}, opened["join_key"])
        for name in names
    ]
    assert [one["seat"] for one in seats] == [2, 3]
    tokens = [opened["token"], *(one["token"] for one in seats)]
    people = [server.client(table, token) for token in tokens]
    with server.client(table, opened["watch_key"]) as watcher:
        assert watcher.welcome["seat"] is None
        for one in people:
            one.send("ready")
        for one in people:
            one.until(lambda m: any(e["event"] == "deal_committed" for e in m.get("events", ())))
        for one in people:
            one.send("seed", seed=SEED)
        play_together(people)
        texts = {revealed(one) for one in people}
        watcher.until(lambda m: m.get("version", 0) >= people[0].version)
        assert texts == {revealed(watcher)}
        hands = [e for e in watcher.events if e["event"] == "hand_dealt"]
        assert hands == []
        for seat, one in enumerate(people, 1):
            assert {e["seat"] for e in one.events if e["event"] == "hand_dealt"} == {seat}
    for one in people:
        one.close()


@pytest.mark.parametrize(("game", "players"), [("fft", 3), ("mathers", 2)])
def test_people_only(server: Server, game: str, players: int) -> None:
    """No bot at the table: nothing moves but what somebody plays, not even a forced card."""
    opened = server.open_table(*[EMPTY] * (players - 1), game=game, settings={"beat": 0})
    table = opened["table"]
    tokens = [opened["token"]]
    for _ in range(players - 1):
        tokens.append(server.post(f"/api/tables/{table}/seats", {}, opened["join_key"])["token"])
    with ExitStack() as stack:
        people = [stack.enter_context(server.client(table, token)) for token in tokens]
        for one in people:
            one.send("ready")
        for one in people:
            one.until(lambda m: any(e["event"] == "deal_committed" for e in m.get("events", ())))
            one.send("seed", seed=SEED)
        play_together(people)
        (text,) = {revealed(one) for one in people}
        (record,) = read_records(text)
        assert record.deal is not None and record.agrees
        assert check_record(record).seats == tuple(range(1, players + 1))
    with closing(sqlite3.connect(server.database)) as connection:
        query = "SELECT body, seat FROM event WHERE table_id = ?"
        kept = [(json.loads(body), seat) for body, seat in connection.execute(query, (table,))]
    moves = [(fact, seat) for fact, seat in kept if fact["event"] == "moved"]
    assert len(moves) == len(record.deal.moves)
    assert all(fact["how"] == "person" and fact["seat"] == seat for fact, seat in moves)


def play_together(people: list[Client]) -> None:
    """Everybody reads; whoever is in turn moves."""
    while not all(one.over for one in people):
        for one in people:
            if one.over:
                continue
            if one.legal is not None:
                assert one.move()["type"] == "ack"
            else:
                try:
                    one.next(0.01)
                except TimeoutError:
                    continue


def test_a_client_that_was_away_is_sent_what_it_missed(server: Server) -> None:
    opened = server.open_table(settings={"auto_forced": False})
    table, token = opened["table"], opened["token"]
    with server.client(table, token) as ann:
        ann.start()
        ann.until_my_turn()
        last = ann.version
        state = server.get(f"/api/tables/{table}", token)
    with server.client(table, token, last=last) as again:
        assert not any('"snapshot"' in text for text in again.texts)
        shown = server.get(f"/api/tables/{table}", token)
        assert shown["deal"] == state["deal"]
        assert shown["legal"] == state["legal"]
    with server.client(table, token) as third:
        assert third.state["deal"] == state["deal"]
        third.play_on()


def test_one_who_knows_of_the_future_gets_a_snapshot(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["token"], last=10_000) as ann:
        assert ann.state["version"] == ann.version


def test_after_taking_back_a_snapshot_comes(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["token"]) as ann:
        ann.start()
        assert ann.until_my_turn()
        made = ann.now["made"] if ann.now else 0
        assert ann.ask("move", move="contre")["type"] == "ack"
        ann.ask("undo")
        assert any('"snapshot"' in text for text in ann.texts[-4:])
        assert ann.state["now"]["made"] == made
        ann.play_on()


def test_a_command_sent_again_is_taken_once(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["token"]) as ann:
        first = ann.ask("say", id="once", phrase="hello")
        second = ann.ask("say", id="once", phrase="hello")
        assert first["type"] == second["type"] == "ack"
        shown = server.get(f"/api/tables/{opened['table']}", opened["token"])
        assert len(shown["table"]["chat"]) == 1


def test_two_windows_of_one_person(server: Server) -> None:
    opened = server.open_table()
    table, token = opened["table"], opened["token"]
    with server.client(table, token) as one:
        with server.client(table, token) as two:
            one.start()
            assert two.until_my_turn()
        seats = server.get(f"/api/tables/{table}", token)["table"]["seats"]
        assert seats[0]["present"]
        assert one.until_my_turn()
        one.move()


def test_a_seat_that_was_given_up_belongs_to_who_takes_it(server: Server) -> None:
    opened = server.open_table(EMPTY, BOT, BOT)
    table = opened["table"]
    bob = server.post(f"/api/tables/{table}/seats", {"name": "Bob"}, opened["join_key"])
    with server.client(table, bob["token"]) as first:
        first.send("leave")
        first.until(lambda m: m["type"] == "bye")
    zoe = server.post(f"/api/tables/{table}/seats", {"name": "Zoe"}, opened["join_key"])
    assert zoe["seat"] == bob["seat"] and zoe["token"] != bob["token"]
    with server.client(table, bob["token"]) as former:
        assert former.welcome["code"] == "seat_lost"
    assert server.request(f"/api/tables/{table}", token=bob["token"])[0] == 401
    assert server.get(f"/api/tables/{table}", zoe["token"])["seat"] == zoe["seat"]


def test_a_vanished_person_is_counted_down_and_played_for(server: Server) -> None:
    opened = server.open_table(EMPTY, BOT, BOT, settings={"grace": 0.3})
    table = opened["table"]
    bob = server.post(f"/api/tables/{table}/seats", {"name": "Bob"}, opened["join_key"])
    with server.client(table, opened["token"]) as ann:
        two = server.client(table, bob["token"])
        ann.send("ready")
        two.send("ready")
        ann.until(lambda m: any(e["event"] == "deal_opened" for e in m.get("events", ())))
        two.close()
        heard: list[str] = []

        def stand_in(message: dict[str, Any]) -> bool:
            heard.extend(event["event"] for event in message.get("events", ()))
            return "stand_in_plays" in heard

        ann.until(stand_in)
        assert heard.index("countdown_began") < heard.index("stand_in_plays")
        with server.client(table, bob["token"]) as back:
            ann.until(lambda m: any(e["event"] == "person_returned" for e in m.get("events", ())))
            assert back.welcome["seat"] == 2


def test_replays(server: Server) -> None:
    opened = server.open_table()
    with server.client(opened["table"], opened["token"]) as ann:
        ann.start()
        ann.play_on()
        text = revealed(ann)
    (shown,) = server.post("/api/replay", {"records": text})
    assert shown["error"] is None and shown["agrees"] and shown["fairness"]["code"] == "fair"
    assert len(shown["deal"]["hands"]) == 4
    moves = [step["move"] for step in shown["deal"]["steps"]]
    (record,) = read_records(text)
    assert record.deal is not None
    assert moves == [str(move) for move in record.deal.moves]
    again = server.open_table(record=text)
    with server.client(again["table"], again["token"]) as ann:
        assert ann.state["table"]["replay"]
        ann.ask("ready")
        assert ann.until_my_turn() or ann.over
        ann.play_on()
        assert '[Replay "yes"]' in revealed(ann)


def test_nothing_secret_is_logged(server: Server) -> None:
    opened = server.open_table(listed=True)
    with server.client(opened["table"], opened["token"]) as ann:
        ann.start()
        ann.ask("move", move="nonsense")
    server.request("/api/tables/none", token=opened["token"])
    log = server.log.read_text()
    for secret in (opened["token"], opened["join_key"], opened["watch_key"]):
        assert secret.rpartition(".")[2] not in log
    assert json.dumps(opened)
