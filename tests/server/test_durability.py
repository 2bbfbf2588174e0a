"""A killed server: nothing that was acknowledged is lost, and every table goes on."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from oudler.notation import read_records
from tests.server.databases import KINDS, database
from tests.server.running import Client, Server

#: `OUDLER_KILLS=50` for a long run.
KILLS = int(os.environ.get("OUDLER_KILLS", "4"))


def without_presence(state: dict[str, Any]) -> dict[str, Any]:
    """What must survive: all but who is connected, and the counting of that."""
    kept = {name: value for name, value in state.items() if name not in ("hash", "version")}
    table = dict(kept["table"])
    table["seats"] = [
        {name: value for name, value in seat.items() if name not in ("present", "until")}
        for seat in table["seats"]
    ]
    return {**kept, "table": table}


def test_a_table_is_the_same_after_kill_9(own_server: Server) -> None:
    # Nothing moves between the look before and the kill.
    opened = own_server.open_table(settings={"auto_forced": False})
    table, token = opened["table"], opened["token"]
    with own_server.client(table, token) as ann:
        ann.start("11" * 32)
        ann.play_on(4)
        ann.until_my_turn()
        before = own_server.get(f"/api/tables/{table}", token)
        own_server.kill()
    own_server.start()
    after = own_server.get(f"/api/tables/{table}", token)
    assert without_presence(after) == without_presence(before)
    with own_server.client(table, token, last=before["version"]) as again:
        assert not any('"snapshot"' in text for text in again.texts)
        shown = own_server.get(f"/api/tables/{table}", token)
        assert shown["deal"] == before["deal"] and shown["legal"] == before["legal"]
        again.play_on()
        assert again.over


def test_a_command_acknowledged_before_the_kill_is_known_after_it(own_server: Server) -> None:
    opened = own_server.open_table()
    table, token = opened["table"], opened["token"]
    with own_server.client(table, token) as ann:
        assert ann.ask("say", id="mine", phrase="hello")["type"] == "ack"
        own_server.kill()
    own_server.start()
    with own_server.client(table, token) as ann:
        assert ann.ask("say", id="mine", phrase="hello")["type"] == "ack"
        assert len(own_server.get(f"/api/tables/{table}", token)["table"]["chat"]) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_kills_at_random_moments_lose_nothing(kind: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with database(kind, tmp_path) as url, Server(url, log) as own_server:
        kill_and_look(own_server)
    assert "Traceback" not in log.read_text(), log.read_text()


def kill_and_look(own_server: Server) -> None:
    """Play with a word after each move; kill; everything that was acknowledged is there."""
    rng = Random(7)
    opened = own_server.open_table()
    table, token = opened["table"], opened["token"]
    acknowledged: list[str] = []
    for kill in range(KILLS):
        left = rng.randrange(1, 9)
        client = own_server.client(table, token)
        with suppress(ConnectionClosed, EOFError):
            play_some(client, left, acknowledged, rng)
        if rng.random() < 0.5 and client.now and client.legal:
            # Killed with a move on its way, acknowledged or not.
            client.send("move", move=client.choose())
            # Before it is read, while it is written, or long after.
            time.sleep(rng.uniform(0, 0.02))
        own_server.kill()
        client.close()
        own_server.start()
        said = [
            one["text"] for one in own_server.get(f"/api/tables/{table}", token)["table"]["chat"]
        ]
        assert said == acknowledged[-50:], kill
    with own_server.client(table, token) as ann:
        if ann.state["table"]["stage"] == "waiting":
            ann.start()
        elif ann.state["table"]["stage"] == "committed":
            ann.send("seed", seed=None)
        ann.play_on()
    _, _, body = own_server.request(f"/api/tables/{table}/records/1", token=token)
    records = list(read_records(body.decode()))
    assert records
    for record in records:
        assert record.error is None and record.agrees


def play_some(client: Client, moves: int, acknowledged: list[str], rng: Random) -> None:
    """A few moves, with a word after each that is known to be kept."""
    for _ in range(moves):
        stage = client.state["table"]["stage"] if not client.events else ""
        if client.over or stage == "waiting":
            client.start()
        elif stage == "committed":
            client.send("seed", seed=None)
        if client.until_my_turn():
            client.play_on(1)
        word = f"word {rng.random()}"
        if client.ask("say", text=word)["type"] == "ack":
            acknowledged.append(word)


def test_an_ordinary_stop_says_good_bye(own_server: Server) -> None:
    opened = own_server.open_table()
    with own_server.client(opened["table"], opened["token"]):
        assert own_server.stop() in (0, 130)
    own_server.start()
    with own_server.client(opened["table"], opened["token"]) as ann:
        assert ann.ask("ping")["type"] == "pong"
