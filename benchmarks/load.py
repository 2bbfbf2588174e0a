"""Many tables at once: a server in one process, scripted people in another.

    python benchmarks/load.py --tables 500 --seconds 60 --moves 1000

Four people sit at every table and make legal moves, so many a second in all. Reported are the
moves made, the time from sending a move to each of the four hearing of it (p50, p99), what of one
core the server took, its memory, and every error. ``--idle N`` opens N sockets that only watch.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Numbers:
    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.heard: list[float] = []
        self.moves = 0
        self.deals = 0
        self.errors: dict[str, int] = {}
        self.over = False


class Person:
    """Moves when it is their turn, after a pause that makes the rate."""

    def __init__(self, table: str, token: str, pause: float, numbers: Numbers, seed: int) -> None:
        self.table, self.token, self.pause = table, token, pause
        self.numbers, self.rng = numbers, Random(seed)
        self.ids = 0

    async def run(self, base: str) -> None:
        url = f"{base}/api/tables/{self.table}/socket"
        async with connect(url, compression=None, max_queue=None) as socket:
            self.socket: ClientConnection = socket
            await self.send("hello", token=self.token)
            await self.send("ready")
            async for text in socket:
                await self.hear(json.loads(text))

    async def send(self, kind: str, **fields: object) -> None:
        self.ids += 1
        await self.socket.send(json.dumps({"type": kind, "id": str(self.ids), **fields}))

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "error":
            code = message["code"]
            self.numbers.errors[code] = self.numbers.errors.get(code, 0) + 1
        if message["type"] != "step":
            return
        now = message["now"]
        began = self.numbers.sent.get((self.table, message["version"]))
        if began is not None:
            self.numbers.heard.append(time.perf_counter() - began)
        for event in message["events"]:
            if event["event"] == "deal_committed":
                await self.send("seed", seed=None)
            elif event["event"] == "deal_revealed":
                self.numbers.deals += event["number"] > 0
                await self.send("ready")
            elif event["event"] == "match_ended":
                await self.send("rematch")
        if message["legal"] is not None:
            asyncio.get_running_loop().create_task(self.move(message, now["made"]))

    async def move(self, message: dict[str, Any], made: int) -> None:
        await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
        if self.numbers.over:
            return
        self.numbers.sent[self.table, message["version"] + 1] = time.perf_counter()
        self.numbers.moves += 1
        await self.send("move", move=choice(message["legal"], self.rng), made=made)


def choice(legal: dict[str, Any], rng: Random) -> str:
    if legal["kind"] == "choices":
        return str(rng.choice(legal["moves"]))
    if legal["kind"] == "plays":
        return str(rng.choice(legal["cards"]))
    cards = rng.sample(legal["free"], legal["count"] - legal["forced"])
    cards += rng.sample(legal["trumps"], legal["forced"])
    return f"{legal['word']}({','.join(cards)})"


def request(url: str, data: object, token: str | None = None) -> Any:
    from urllib.request import Request, urlopen

    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    with urlopen(Request(url, json.dumps(data).encode(), headers)) as answer:
        return json.load(answer)


def opened(base: str) -> list[tuple[str, str]]:
    """A table with four people: its name and a token for each."""
    chairs = [{"kind": "person", "name": "P1"}, *[{"kind": "empty"}] * 3]
    table = request(f"{base}/api/tables", {"chairs": chairs})
    tokens = [table["token"]]
    for _ in range(3):
        seat = request(f"{base}/api/tables/{table['table']}/seats", {}, table["join_key"])
        tokens.append(seat["token"])
    return [(table["table"], token) for token in tokens]


def cpu(pid: int) -> tuple[float, float]:
    """Seconds of processor time that a process has used: its own, and the system's for it."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(parts[11]) / ticks, int(parts[12]) / ticks


def memory(pid: int) -> float:
    """Resident memory in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def quantile(values: list[float], part: float) -> float:
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0


async def idle(base: str, count: int, pid: int) -> None:
    table, _ = opened(base)[0]
    chairs = [{"kind": "person"}, *[{"kind": "bot", "spec": "novice"}] * 3]
    listed = request(f"{base}/api/tables", {"chairs": chairs, "listed": True})["table"]
    before = memory(pid)
    sockets = []
    for _ in range(count):
        socket = await connect(
            f"{base.replace('http', 'ws')}/api/tables/{listed}/socket", compression=None
        ).__aenter__()
        await socket.send('{"type":"hello","id":"1"}')
        sockets.append(socket)
    after = memory(pid)
    print(f"{count} idle sockets: {(after - before) * 1024 / count:.1f} KiB each ({after:.0f} MiB)")
    for socket in sockets:
        await socket.close()
    assert table


async def load(base: str, tables: int, seconds: float, moves: float, pid: int) -> Numbers:
    numbers = Numbers()
    pause = tables / moves
    seats = [seat for _ in range(tables) for seat in opened(base)]
    people = [
        Person(table, token, pause, numbers, seed) for seed, (table, token) in enumerate(seats)
    ]
    tasks = [asyncio.create_task(one.run(base.replace("http", "ws"))) for one in people]
    await asyncio.sleep(5 + tables / 100)
    numbers.heard.clear()
    moves_before, cpu_before, began = numbers.moves, cpu(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    made = numbers.moves - moves_before
    print(f"{tables} tables of four, {took:.0f} s: {made / took:.0f} moves/s")
    print(f"deals finished: {numbers.deals}")
    own, system = ((now - then) / took for now, then in zip(cpu(pid), cpu_before, strict=True))
    print(f"server: {own:.0%} of one core and {system:.0%} for system calls, {memory(pid):.0f} MiB")
    heard = numbers.heard
    print(
        f"move to broadcast: p50 {quantile(heard, 0.5) * 1000:.1f} ms, "
        f"p99 {quantile(heard, 0.99) * 1000:.1f} ms, {len(heard)} heard"
    )
    print(f"errors: {numbers.errors or 'none'}; ended: {sum(task.done() for task in tasks)}")
    numbers.over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--moves", type=float, default=200, help="a second, in all")
    parser.add_argument("--idle", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = [
            *(sys.executable, Path(__file__).parent / "load_server.py"),
            str(Path(folder) / "tables.sqlite3"),
        ]
        with subprocess.Popen(server, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            base = process.stdout.readline().strip()
            try:
                if chosen.idle:
                    asyncio.run(idle(base, chosen.idle, process.pid))
                if chosen.tables:
                    arguments = (chosen.tables, chosen.seconds, chosen.moves, process.pid)
                    asyncio.run(load(base, *arguments))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
