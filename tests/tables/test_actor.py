"""The living table: one command at a time, stored before it is told, bots and clocks included."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random

import pytest

from oudler.bots import make_bot
from oudler.errors import CodedError
from oudler.games import deal
from oudler.tables import commands, thinking
from oudler.tables.actor import House, TableActor
from oudler.tables.facts import ChairPlan, Settings
from oudler.tables.folding import Entry
from oudler.tables.hall import Hall
from oudler.tables.journal import JournalFailed, MemoryJournal
from oudler.tables.reducer import Line
from oudler.tables.thinking import Thinkers, decide
from tests.tables.table import BOT, PERSON, seed

QUICK = Settings(pace=0, beat=0, seed_wait=0.05, grace=0.05)


class Listener:
    def __init__(self, viewer: int = 0, sitting: int = 1) -> None:
        self.viewer, self.sitting = viewer, sitting
        self.lines: list[Line] = []
        self.cut: list[str] = []
        self.watchers = -1

    def hear(self, line: Line) -> None:
        self.lines.append(line)

    def watched_by(self, count: int) -> None:
        self.watchers = count

    def cut_off(self, code: str) -> None:
        self.cut.append(code)

    @property
    def facts(self) -> list[str]:
        return [type(line.entry.fact).__name__ for line in self.lines]


class FailingJournal(MemoryJournal):
    """Keeps what it is given until it is told to fail."""

    failing = False

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        if self.failing:
            raise JournalFailed("full")
        await asyncio.sleep(0)
        await super().append(table, entries)


def run(scenario: Callable[[Hall, FailingJournal], Awaitable[None]]) -> None:
    async def whole() -> None:
        journal = FailingJournal()
        house = House(journal, Thinkers(), time.time, lambda: seed("server"), lambda: "2026-02-03")
        hall = Hall(house)
        try:
            await asyncio.wait_for(scenario(hall, journal), 60)
        finally:
            await hall.close()
            house.thinkers.close()

    asyncio.run(whole())


async def opened(hall: Hall, *chairs: ChairPlan, settings: Settings = QUICK) -> TableActor:
    chosen = chairs or (PERSON, BOT, BOT, BOT)
    return await hall.open(commands.Open("t", "fft", {}, chosen, 0, False, settings))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.002)


async def play_out(actor: TableActor, seat: int = 0) -> None:
    """The person's part of a deal."""
    await actor.ask(commands.GetReady(), seat)
    while not actor.state.records:
        state = actor.state
        if state.turn == seat and state.forced_move() is None and state.deal is not None:
            move = make_bot("novice").decide(state.deal.copy().view(seat), Random(1))
            # A card that plays itself may be quicker.
            with suppress(CodedError):
                await actor.ask(commands.Move(str(move), len(state.made)), seat)
        await asyncio.sleep(0.001)


def test_a_deal_plays_itself_but_for_the_person() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        listener = Listener()
        actor.join(listener)
        await play_out(actor)
        numbers = [line.entry.number for line in listener.lines]
        assert numbers == list(range(2, len(numbers) + 2))
        kept = await journal.read("t")
        assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))

    run(scenario)


def test_what_is_not_kept_is_not_told() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        listener = Listener()
        actor.join(listener)
        await until(lambda: actor.state.present == (0,))
        await actor.ask(commands.Say("hello"), 0)
        heard = len(listener.lines)
        journal.failing = True
        with pytest.raises(JournalFailed):
            await actor.ask(commands.Say("thanks"), 0)
        assert len(listener.lines) == heard
        assert listener.cut == ["try_again"]
        with pytest.raises(JournalFailed):
            await actor.ask(commands.Say("thanks"), 0)
        # Begun again from the log, the table is as it was told.
        journal.failing = False
        again = await hall.find("t")
        assert again is not None and again is not actor
        assert [one.phrase for one in again.state.chat] == ["hello"]
        await again.ask(commands.Say("thanks"), 0)

    run(scenario)


def test_one_who_cannot_be_told_keeps_nobody_from_hearing() -> None:
    class Broken(Listener):
        def hear(self, line: Line) -> None:
            raise RuntimeError("no room")

    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        broken, watcher = Broken(-1, 0), Listener(-1, 0)
        actor.join(broken)
        actor.join(watcher)
        await actor.ask(commands.Say("hello"), 0)
        assert broken.cut == ["try_again"]
        assert watcher.facts == ["Said"]

    run(scenario)


def test_presence_follows_the_listeners() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        one, two, watcher = Listener(), Listener(), Listener(-1, 0)
        actor.join(one)
        await until(lambda: actor.state.present == (0,))
        actor.join(two)
        actor.join(watcher)
        await until(lambda: (one.watchers, two.watchers) == (1, 1))
        actor.part(one)
        await asyncio.sleep(0.01)
        assert actor.state.present == (0,)
        actor.part(two)
        actor.join(two)
        await asyncio.sleep(0.01)
        assert actor.state.present == (0,)
        actor.part(two)
        await until(lambda: actor.state.present == ())
        actor.part(watcher)
        assert not actor.listened_to

    run(scenario)


def test_a_vanished_person_is_played_for() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall, PERSON, ChairPlan("empty"), BOT, BOT)
        await actor.ask(commands.Sit("Bob"))
        ann, bob = Listener(0), Listener(1)
        actor.join(ann)
        actor.join(bob)
        await actor.ask(commands.GetReady(), 0)
        await actor.ask(commands.GetReady(), 1)
        await until(lambda: actor.state.deal is not None)
        actor.part(bob)
        await until(lambda: bool(actor.state.chairs[1].stand_in))
        actor.join(bob)
        await until(lambda: not actor.state.chairs[1].stand_in)
        assert "CountdownBegan" in ann.facts

    run(scenario)


def test_who_lost_the_seat_hears_no_more() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall, PERSON, ChairPlan("empty"), BOT, BOT)
        await actor.ask(commands.Sit("Bob"))
        bob = Listener(1)
        actor.join(bob)
        await until(lambda: 1 in actor.state.present)
        await actor.ask(commands.Leave(), 1)
        assert bob.cut == ["seat_lost"]
        heard = len(bob.lines)
        await actor.ask(commands.Sit("Zoe"))
        await actor.ask(commands.Say("hello"), 0)
        assert len(bob.lines) == heard

    run(scenario)


def test_who_missed_lines_gets_them_or_nothing() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        for _ in range(5):
            await actor.ask(commands.Rename(f"Ann {actor.state.version}"), 0)
        missed = actor.missed_since(2)
        assert missed is not None
        assert [line.entry.number for line in missed] == [3, 4, 5, 6]
        assert actor.missed_since(6) == []
        assert actor.missed_since(7) is None

    run(scenario)


def test_tables_sleep_and_wake_as_they_were() -> None:
    async def scenario(hall: Hall, journal: FailingJournal) -> None:
        actor = await opened(hall)
        listener = Listener()
        actor.join(listener)
        await play_out(actor)
        actor.part(listener)
        await until(lambda: actor.state.present == ())
        await hall.sweep(0.0)
        assert len(hall) == 0
        again = await hall.find("t")
        assert again is not None
        assert again.state == actor.state
        assert await hall.find("none") is None
        one, two = await asyncio.gather(hall.find("t"), hall.find("t"))
        assert one is two is again

    run(scenario)


def test_a_bot_that_fails_does_not_hold_the_table_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        spec = "broken"

        def decide(self, view: object, rng: Random) -> None:
            raise RuntimeError("no idea")

    monkeypatch.setattr(thinking, "make_bot", lambda spec: Broken())
    made = deal("fft", 4, 3, seed="x")
    thought = decide("broken", made, 0, "chance")
    assert thought.fallback
    assert thought.token in {str(move) for move in made.legal_moves()}


def test_thoughts_share_a_bounded_queue() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, 2)
        made = deal("fft", 4, 3, seed="x")
        thoughts = await asyncio.gather(
            *(thinkers.think("novice", made, 0, f"{n}") for n in range(20))
        )
        assert len(thoughts) == 20
        assert (thinkers.thought, thinkers.failed, thinkers.waiting) == (20, 0, 0)
        thinkers.close()

    asyncio.run(scenario())


def test_the_same_position_gives_the_same_thought() -> None:
    made = deal("fft", 4, 3, seed="x")
    assert {decide("random", made, 0, "a").token for _ in range(5)} == {
        decide("random", made, 0, "a").token
    }
