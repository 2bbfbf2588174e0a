"""Messages cut, changed, repeated and in another order, from seats and from those who watch: nobody
else notices, and nothing is done in the name of a seat but by its own sockets."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import BOT, Client, Server

EMPTY = {"kind": "empty"}
ROUNDS = 60
WISHES: list[dict[str, Any]] = [
    {"type": "ready"},
    {"type": "seed", "seed": "5a" * 32},
    {"type": "seed", "seed": None},
    {"type": "move", "move": "garde"},
    {"type": "move", "move": "pass", "made": 0},
    {"type": "move", "move": "T1", "made": 7},
    {"type": "undo"},
    {"type": "claim"},
    {"type": "answer", "agrees": True},
    {"type": "withdraw"},
    {"type": "say", "phrase": "hello"},
    {"type": "say", "text": "♠ ♥"},
    {"type": "rename", "name": "M"},
    {"type": "fill_seat", "seat": 1, "spec": "novice"},
    {"type": "free_seat", "seat": 1},
    {"type": "change", "pace": 9},
    {"type": "rematch"},
    {"type": "hello", "token": "s1.1.aaaaaaaaaaaaaaaaaaaaaaaa", "last": 3},
    {"type": "ping"},
]


class Recorder:
    """A client whose commands are written down: which ids it used, and all that it sent."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sent: list[str] = []
        send = client.socket.send

        def recorded(text: Any, *more: Any) -> None:
            self.sent.append(text if isinstance(text, str) else "")
            send(text, *more)

        client.socket.send = recorded  # type: ignore[method-assign]

    @property
    def ids(self) -> set[str]:
        found = set()
        for text in self.sent:
            try:
                message = json.loads(text)
            except ValueError:
                continue
            if isinstance(message, dict) and isinstance(message.get("id"), str):
                found.add(message["id"])
        return found


def mangled(rng: Random, heard: list[str], number: int, who: str) -> str:
    """Something that was sent before, by whomever, or something of one's own, perhaps damaged."""
    if heard and rng.random() < 0.5:
        text = rng.choice(heard)
    else:
        text = json.dumps({**rng.choice(WISHES), "id": f"{who}{number}"})
    damage = rng.randrange(6)
    if damage == 0:
        return text[: rng.randrange(len(text) + 1)]
    if damage == 1 and text:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.randrange(32, 1000)) + text[place + 1 :]
    if damage == 2:
        return text + text
    return text


def answered(client: Client) -> None:
    """The socket lives; whoever asks too much at once has to wait a little."""
    while (answer := client.ask("ping"))["type"] != "pong":
        assert answer["code"] == "too_fast"
        time.sleep(0.05)


def still_answered(client: Client) -> None:
    """As above, for one whose nonsense may have asked for the same steps twice."""
    while True:
        sent = client.send("ping")
        while (answer := json.loads(client.socket.recv(30))).get("id") != sent:
            pass
        if answer["type"] == "pong":
            return
        assert answer["code"] == "too_fast"
        time.sleep(0.05)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_mangled_messages(own_server: Server, number: int) -> None:
    server, rng = own_server, Random(number)
    opened = server.open_table(EMPTY, BOT, BOT)
    table = opened["table"]
    bob = server.post(f"/api/tables/{table}/seats", {"name": "Bob"}, opened["join_key"])
    with ExitStack() as stack:

        def open_(token: str, hello: bool = True) -> Recorder:
            client = server.client(table, token, hello=hello)
            return Recorder(stack.enter_context(client))

        ann, good = open_(opened["token"]), open_(bob["token"])
        evil, watcher = open_(bob["token"]), open_(opened["watch_key"])
        for one in (ann, good):
            one.client.send("ready")
        for round_ in range(ROUNDS):
            if round_ % 10 == 0:
                # One who never says who they are is not kept for long.
                stranger = open_("", False)
            for who, one in (("e", evil), ("w", watcher), ("s", stranger)):
                text = mangled(rng, [*ann.sent, *good.sent], round_, who)
                try:
                    one.client.socket.send(text)
                except ConnectionClosed as closed:
                    raise AssertionError(f"{who} was cut off after {one.sent[-3:]}") from closed
            for one in (ann, good):
                client = one.client
                answered(client)
                if any(event["event"] == "deal_committed" for event in client.events[-4:]):
                    client.ask("seed", seed=None)
                if client.legal is not None:
                    client.move()
        # Those who sent nonsense are still answered, and nothing went wrong inside.
        for one in (evil, watcher, stranger):
            still_answered(one.client)
        _, _, metrics = server.request("/api/metrics")
        assert "\noudler_faults_total 0\n" in metrics.decode()
        caused = rows(server.database, table)
        # Whoever sends what another seat had sent does it in the own name.
        assert {row for row in caused if row[0] == 1} <= {(1, id_) for id_ in ann.ids}
        assert {row for row in caused if row[0] == 2} <= {(2, id_) for id_ in good.ids | evil.ids}
        assert {seat for seat, _ in caused} <= {1, 2}
        before = server.get(f"/api/tables/{table}", opened["token"])
    server.kill()
    server.start()
    after = server.get(f"/api/tables/{table}", opened["token"])
    assert after["table"]["chat"] == before["table"]["chat"]
    assert (
        after["table"]["records"][: len(before["table"]["records"])] == (before["table"]["records"])
    )


def rows(database: str, table: str) -> set[tuple[int, str]]:
    """Of each line that a person's command caused: the seat, and the id of the command."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT seat, command FROM event WHERE table_id = ? AND seat IS NOT NULL"
        return set(connection.execute(query, (table,)))
