"""Scripted people for benchmarks/load.py: a process of them, as cheap as they can be made.

They speak the protocol over bare sockets, so that the server is what is measured. Four sit at each
table and make random legal moves; each table has a time-table of its own. On standard input comes
``begin`` when the measuring is to start; the figures go to standard output as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import resource
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec
import uvloop

#: A table that could not keep its time-table, between two deals say, makes up for no more.
LATEST = 1.0


class Now(msgspec.Struct):
    made: int


class Step(msgspec.Struct):
    version: int
    events: list[dict[str, Any]]
    now: Now | None = None
    legal: dict[str, Any] | None = None


STEP = msgspec.json.Decoder(Step)


def frame(text: str) -> bytes:
    """A text in a frame of a client; a mask of zeros leaves it as it is."""
    body = text.encode()
    if len(body) < 126:
        return b"\x81" + bytes((0x80 | len(body),)) + b"\0\0\0\0" + body
    return b"\x81\xfe" + struct.pack(">H", len(body)) + b"\0\0\0\0" + body


class Socket(asyncio.Protocol):
    """A web socket with no more than is needed here."""

    def __init__(self, host: str, path: str) -> None:
        self.greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.shaken = False
        self.ended = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server closed"))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.shaken = True
            self.open.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length = data[at + 1]
            begin = at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin]) if size >= begin else size
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin]) if size >= begin else size
            if size < begin + length:
                break
            self.take(data[at] & 15, data[begin : begin + length])
            at = begin + length
        self.buffer = data[at:]

    def take(self, kind: int, body: bytes) -> None:
        if kind == 9:
            self.transport.write(b"\x8a" + bytes((0x80 | len(body),)) + b"\0\0\0\0" + body)
        elif kind == 1:
            self.hear(body)

    def hear(self, body: bytes) -> None:
        pass


class Figures:
    """What one process counts."""

    def __init__(self) -> None:
        self.measuring = False
        self.over = False
        self.moves = 0
        self.deals = 0
        self.behind = 0.0
        #: Of each ten microseconds, how often a move took so long to be heard.
        self.heard: Counter[int] = Counter()
        self.errors: Counter[str] = Counter()


class Table:
    """Four people, and when the next of them moves."""

    def __init__(self, pause: float, figures: Figures, seed: int) -> None:
        self.pause, self.figures, self.rng = pause, figures, Random(seed)
        self.due = 0.0
        self.sent_version = -1
        self.sent_at = 0.0


class Person(Socket):
    """Moves when it is their turn."""

    def __init__(self, host: str, name: str, token: str, table: Table, clock: Clock) -> None:
        super().__init__(host, f"/api/tables/{name}/socket")
        self.token, self.table, self.clock = token, table, clock
        self.ids = 0

    def say(self, kind: str, fields: str = "") -> None:
        self.ids += 1
        self.transport.write(frame(f'{{"type":"{kind}","id":"{self.ids}"{fields}}}'))

    def hear(self, body: bytes) -> None:
        if body.startswith(b'{"type":"step"'):
            self.step(body)
        elif body.startswith((b'{"type":"error"', b'{"type":"bye"')):
            self.table.figures.errors[json.loads(body)["code"]] += 1

    def step(self, body: bytes) -> None:
        table = self.table
        figures = table.figures
        heard = time.perf_counter()
        # All who hear a move count it; only who has something to do reads on.
        version = int(body[25 : body.index(b",", 25)])
        if version == table.sent_version and figures.measuring:
            figures.heard[int((heard - table.sent_at) * 100_000)] += 1
        if body.endswith(b'"legal":null}') and b'"event":"deal_' not in body:
            return
        step = STEP.decode(body)
        for event in step.events:
            match event["event"]:
                case "deal_committed":
                    self.say("seed", ',"seed":null')
                case "deal_revealed":
                    figures.deals += figures.measuring
                    over = any(one["event"] == "match_ended" for one in step.events)
                    self.say("rematch" if over else "ready")
        if step.legal is not None and step.now is not None:
            late = heard - LATEST
            table.due = max(table.due + table.pause * table.rng.uniform(0.5, 1.5), late)
            move = choice(step.legal, table.rng)
            made = step.now.made
            self.clock.at(table.due, lambda: self.move(version, move, made))

    def move(self, version: int, move: str, made: int) -> None:
        table = self.table
        if table.figures.over:
            return
        table.sent_version = version + 1
        table.sent_at = time.perf_counter()
        table.figures.moves += table.figures.measuring
        self.say("move", f',"move":"{move}","made":{made}')


class Clock:
    """One timer for all tables of the process."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0

    def at(self, when: float, what: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.waiting, (when, self.count, what))

    async def run(self, figures: Figures) -> None:
        while True:
            now = time.perf_counter()
            while self.waiting and self.waiting[0][0] <= now:
                when, _, what = heapq.heappop(self.waiting)
                if figures.measuring:
                    figures.behind = max(figures.behind, now - when)
                what()
            await asyncio.sleep(0.001)


def choice(legal: dict[str, Any], rng: Random) -> str:
    if legal["kind"] == "choices":
        return str(rng.choice(legal["moves"]))
    if legal["kind"] == "plays":
        return str(rng.choice(legal["cards"]))
    cards = rng.sample(legal["free"], legal["count"] - legal["forced"])
    cards += rng.sample(legal["trumps"], legal["forced"])
    return f"{legal['word']}({','.join(cards)})"


def opened(http: HTTPConnection, count: int) -> list[list[tuple[str, str]]]:
    """Tables with four people each: of every seat the table's name and the token."""

    def post(path: str, body: object, token: str = "") -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        http.request("POST", path, json.dumps(body), headers)
        answer = http.getresponse()
        text = answer.read()
        assert answer.status == 201, text
        return json.loads(text)

    chairs = [{"kind": "person", "name": "P1"}, *[{"kind": "empty"}] * 3]
    tables = []
    for _ in range(count):
        table = post("/api/tables", {"chairs": chairs})
        seats = [
            post(f"/api/tables/{table['table']}/seats", {}, table["join_key"]) for _ in range(3)
        ]
        tables.append([(table["table"], one["token"]) for one in (table, *seats)])
    return tables


async def line() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


async def together(coroutines: list[Awaitable[Any]], at_once: int = 50) -> list[Any]:
    """The results of all, so many at a time: not even a script storms the door."""
    found: list[Any] = []
    for start in range(0, len(coroutines), at_once):
        found += await asyncio.gather(*coroutines[start : start + at_once])
    return found


async def play(host: str, port: int, tables: int, pause: float, seconds: float, seed: int) -> None:
    figures, clock = Figures(), Clock()
    loop = asyncio.get_running_loop()
    http = HTTPConnection(host, port)
    people: list[Person] = []
    for number, seats in enumerate(opened(http, tables)):
        table = Table(pause, figures, seed * 100_003 + number)
        people += [Person(f"{host}:{port}", name, token, table, clock) for name, token in seats]
    await together([loop.create_connection(lambda p=p: p, host, port) for p in people])
    await asyncio.gather(*(one.open for one in people))
    for one in people:
        one.say("hello", f',"token":"{one.token}"')
    timer = asyncio.create_task(clock.run(figures))
    for one in people:
        one.say("ready")
        await asyncio.sleep(0)
    print("ready", flush=True)
    await line()
    figures.measuring = True
    cpu = resource.getrusage(resource.RUSAGE_SELF)
    await asyncio.sleep(seconds)
    figures.measuring = False
    after = resource.getrusage(resource.RUSAGE_SELF)
    figures.over = True
    used = after.ru_utime + after.ru_stime - cpu.ru_utime - cpu.ru_stime
    found = {
        "moves": figures.moves,
        "deals": figures.deals // 4,
        "heard": sorted(figures.heard.items()),
        "errors": figures.errors,
        "ended": sum(one.ended for one in people),
        "behind": figures.behind,
        "cpu": used / seconds,
    }
    print(json.dumps(found), flush=True)
    timer.cancel()
    await line()


class Watcher(Socket):
    """Watches a listed table and does nothing."""

    def hear(self, body: bytes) -> None:
        pass


async def watch(host: str, port: int, count: int) -> None:
    """``count`` idle sockets at one listed table, until a line comes."""
    http = HTTPConnection(host, port)
    chairs = [{"kind": "person"}, *[{"kind": "bot", "spec": "novice"}] * 3]
    body = json.dumps({"chairs": chairs, "listed": True})
    http.request("POST", "/api/tables", body, {"content-type": "application/json"})
    name = json.loads(http.getresponse().read())["table"]
    loop = asyncio.get_running_loop()
    sockets = [Watcher(f"{host}:{port}", f"/api/tables/{name}/socket") for _ in range(count)]
    print("ready", flush=True)
    await line()
    await together([loop.create_connection(lambda s=s: s, host, port) for s in sockets])
    await asyncio.gather(*(one.open for one in sockets))
    for one in sockets:
        one.transport.write(frame('{"type":"hello","id":"1"}'))
        await asyncio.sleep(0.001)
    await asyncio.sleep(3)
    print(json.dumps({"ended": sum(one.ended for one in sockets)}), flush=True)
    await line()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--pause", type=float, default=1.0, help="between the moves of a table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--idle", type=int, default=0, help="sockets that only watch")
    told = parser.parse_args()
    if told.idle:
        uvloop.run(watch(told.host, told.port, told.idle))
    else:
        uvloop.run(play(told.host, told.port, told.tables, told.pause, told.seconds, told.seed))


if __name__ == "__main__":
    main()
