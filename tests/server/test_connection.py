"""One socket without a network: what waits for a client, and what is asked of it meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oudler.server.connection import IN_HAND, Connection, Limits, Postman
from oudler.server.metrics import Metrics
from oudler.server.speaking import Speaker
from oudler.server.tokens import Signer
from oudler.server.wire import SocketProtocol
from oudler.tables import commands
from oudler.tables.actor import House, TableActor
from oudler.tables.facts import Settings
from oudler.tables.folding import Entry
from oudler.tables.hall import Hall
from oudler.tables.journal import MemoryJournal
from oudler.tables.thinking import Thinkers
from tests.tables.table import BOT, PERSON, seed

SIGNER = Signer(b"k" * 32)


class Wire:
    """The client's end."""

    def __init__(self) -> None:
        self.clogged = False
        self.held = False
        self.sent: list[bytes] = []
        self.said = 0
        self.take: Callable[[str | bytes], None] = print
        self.gone = asyncio.Event()

    def attach(self, take: Callable[[str | bytes], None], drained: Callable[[], None]) -> None:
        self.take = take
        self.drained = drained

    def detach(self) -> None:
        self.take = print

    def hold(self, held: bool) -> None:
        self.held = held

    def write(self, frames: Iterable[bytes]) -> None:
        self.sent += frames

    def say(self, kind: str, /, **fields: object) -> None:
        self.said += 1
        self.take(msgspec.json.encode({"type": kind, "id": str(self.said), **fields}).decode())

    @property
    def text(self) -> str:
        return b"".join(self.sent).decode(errors="replace")


class SlowJournal(MemoryJournal):
    """Keeps nothing until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self.open.wait()
        await super().append(table, entries)


def run(scenario: Callable[[TableActor, SlowJournal], Awaitable[None]]) -> None:
    async def whole() -> None:
        journal = SlowJournal()
        house = House(journal, Thinkers(), time.time, lambda: seed("server"), lambda: "2026-02-03")
        hall = Hall(house)
        chairs = (PERSON, BOT, BOT, BOT)
        table = await hall.open(commands.Open("t", "fft", {}, chairs, 0, False, Settings()))
        try:
            await asyncio.wait_for(scenario(table, journal), 60)
        finally:
            journal.open.set()
            await hall.close()
            house.thinkers.close()

    asyncio.run(whole())


def connected(table: TableActor, limits: Limits) -> tuple[Wire, asyncio.Task[int | None]]:
    wire = Wire()
    connection = Connection(
        wire, table, Speaker(), SIGNER, time.monotonic, Metrics(), limits, Postman()
    )
    return wire, asyncio.ensure_future(connection.serve(wire.gone.wait))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_little_waits_for_one_who_does_not_read() -> None:
    async def scenario(table: TableActor, journal: SlowJournal) -> None:
        wire, served = connected(table, Limits(waiting_bytes=20_000))
        await settled()
        wire.say("hello", token=SIGNER.seat_token("t", 0, 1))
        await settled()
        read = len(wire.sent)
        wire.clogged = True
        for number in range(300):
            await table.ask(commands.Rename(f"Ann {number}"), 0)
        assert await served == 1013
        assert len(wire.sent) == read
        assert not table.listened_to

    run(scenario)


def test_what_waited_is_sent_when_the_client_reads_again() -> None:
    async def scenario(table: TableActor, journal: SlowJournal) -> None:
        wire, served = connected(table, Limits())
        await settled()
        wire.say("hello", token=SIGNER.seat_token("t", 0, 1))
        await settled()
        wire.clogged = True
        await table.ask(commands.Rename("Zoe"), 0)
        await settled()
        assert "Zoe" not in wire.text
        wire.clogged = False
        wire.drained()
        assert "Zoe" in wire.text
        wire.gone.set()
        assert await served is None

    run(scenario)


def test_commands_are_taken_in_order_and_the_socket_is_not_read_meanwhile() -> None:
    async def scenario(table: TableActor, journal: SlowJournal) -> None:
        wire, served = connected(table, Limits())
        await settled()
        wire.say("hello", token=SIGNER.seat_token("t", 0, 1))
        while not table.state.present:
            await asyncio.sleep(0)
        journal.open.clear()
        for number in range(IN_HAND + 1):
            assert not wire.held
            wire.say("rename", name=f"Ann {number}")
        assert wire.held
        assert "ack" not in wire.text
        journal.open.set()
        while wire.text.count('"type":"ack"') <= IN_HAND:
            await asyncio.sleep(0)
        assert not wire.held
        assert table.state.chairs[0].name == f"Ann {IN_HAND}"
        names = [wire.text.index(f"Ann {number}") for number in range(IN_HAND + 1)]
        assert names == sorted(names)
        wire.gone.set()
        assert await served is None

    run(scenario)


def test_who_says_nothing_is_sent_away() -> None:
    async def scenario(table: TableActor, journal: SlowJournal) -> None:
        wire, served = connected(table, Limits(hello=0.01))
        assert await served == 1008
        assert "too_slow" in wire.text
        wire.say("hello", token=SIGNER.seat_token("t", 0, 1))
        await settled()
        assert not table.listened_to

    run(scenario)


def test_an_acknowledgement_comes_with_its_step_and_after_it() -> None:
    async def scenario(table: TableActor, journal: SlowJournal) -> None:
        wire, served = connected(table, Limits())
        await settled()
        wire.say("hello", token=SIGNER.seat_token("t", 0, 1))
        while not table.state.present:
            await asyncio.sleep(0)
        await settled()
        before = len(wire.sent)
        wire.say("rename", name="Zoe")
        while len(wire.sent) == before:
            await asyncio.sleep(0)
        step, ack = wire.sent[before:]
        assert b'"renamed"' in step and b'"type":"ack"' in ack
        wire.gone.set()
        await served

    run(scenario)


def test_who_has_just_said_something_is_not_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    monkeypatch.setattr(SocketProtocol, "schedule_ping", lambda _: done.append("later"))
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: done.append("ping")
    )
    protocol = object.__new__(SocketProtocol)
    protocol.close_sent = True
    protocol.detach()
    protocol.send_keepalive_ping()
    protocol.frames = [b"text"]
    protocol.send_receive_event_to_app()
    protocol.send_keepalive_ping()
    protocol.send_keepalive_ping()
    assert done == ["ping", "later", "ping"]
