"""Tables for pictures: the same deals each time, and people who do as they are told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.running import BOT, Client, Server

SETTINGS = {
    "pace": 0,
    "beat": 0,
    "auto_forced": False,
    "seed_wait": 0.2,
    "grace": 90,
    "offer_wait": 90,
}


class FixedServer(Server):
    """A server whose deals are the same each time."""

    def __init__(self, folder: Path, seed: str, *options: str) -> None:
        super().__init__(str(folder / f"{seed}.sqlite3"), folder / "log", *options)
        self.program = ("-m", "tests.e2e.fixed_server", seed)


class Person(Client):
    """Plays as the act wants: ``wishes`` says what is answered in a phase."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.wishes: dict[str, Callable[[list[str]], str]] = {}
        super().__init__(server, table, token)

    def choose(self) -> str:
        legal = self.legal
        assert legal is not None
        if legal["kind"] == "choices" and legal["phase"] in self.wishes:
            return self.wishes[legal["phase"]](legal["moves"])
        if legal["kind"] == "choices" and "pass" in legal["moves"]:
            return "pass"
        if legal["kind"] == "plays":
            # Lead high trumps, follow low, and keep the petit.
            cards = [card for card in legal["cards"] if card not in ("T1", "X")] or legal["cards"]
            return str(cards[0] if self.lying else cards[-1])
        if legal["kind"] == "lay_away" and not legal["forced"]:
            # Courts first: their points are safe there.
            free = sorted(legal["free"], key=lambda card: card[1:] not in ("Q", "N", "J"))
            return f"{legal['word']}({','.join(free[: legal['count']])})"
        return super().choose()

    @property
    def tricks(self) -> int:
        """Finished tricks."""
        return sum(event["event"] == "trick_taken" for event in self.events)

    @property
    def lying(self) -> int:
        """Cards of the trick that is under way."""
        count = 0
        for event in self.events:
            if event["event"] == "played":
                count += 1
            elif event["event"] == "trick_taken":
                count = 0
        return count

    def hear(self) -> None:
        """Take note of what has come."""
        with suppress(TimeoutError):
            while True:
                self.next(0.01)

    def answer(self) -> None:
        before = self.legal
        answer = self.move()
        assert answer["type"] == "ack", answer
        # What is asked next may have come before the acknowledgement.
        if self.legal is before:
            self.legal = None

    def settle(self, done: Callable[[Person], bool]) -> None:
        """Play until something holds when it is this person's turn."""
        while self.until_my_turn():
            if done(self):
                return
            self.answer()
        assert done(self), "the deal ended before what was to be shown"


def phase(name: str) -> Callable[[Person], bool]:
    return lambda one: bool(one.legal and one.legal["phase"] == name)


def kind(name: str) -> Callable[[Person], bool]:
    return lambda one: bool(one.legal and one.legal["kind"] == name)


@dataclass
class Table:
    """A table, and who sits there."""

    server: Server
    opened: dict[str, Any]
    people: list[Person] = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.opened["table"])

    def keys(self, token: str | None) -> str:
        seat = {"join": self.opened["join_key"], "watch": self.opened["watch_key"]}
        if token is not None:
            seat["token"] = token
        return json.dumps({self.name: {**seat, "at": 1}})

    def begin(self) -> None:
        """All are ready, and add what they have to the shuffle."""
        for one in self.people:
            assert one.ask("ready")["type"] == "ack"
        if self.people[0].state["table"]["replay"]:
            return
        for number, one in enumerate(self.people, 1):
            while not any(event["event"] == "deal_committed" for event in one.events):
                one.next()
            one.ask("seed", seed=f"{number:064x}")

    def all_play(self, done: Callable[[Person], bool]) -> Person:
        """Everybody plays until something holds for whoever is to move."""
        while True:
            one = self.to_move()
            if done(one):
                return one
            one.answer()

    def to_move(self) -> Person:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            for one in self.people:
                one.hear()
                if one.legal is not None:
                    return one
        raise AssertionError("nobody is to move")


@contextmanager
def tables_at(folder: Path, seed: str, *options: str) -> Iterator[Callable[..., Table]]:
    """A server of its own, and a way to open tables there."""
    with ExitStack() as stack:
        server = stack.enter_context(FixedServer(folder, seed, *options))

        def open_table(*others: str, names: tuple[str, ...] = ("Ann",), **more: Any) -> Table:
            """``others``: a bot's name, a friend's as ``+name``, nothing for a free seat."""
            chairs: list[dict[str, str]] = []
            for one in others:
                if not one or one.startswith("+"):
                    chairs.append({"kind": "empty"})
                else:
                    chairs.append({**BOT, "name": one})
            opened = server.post(
                "/api/tables",
                {
                    "chairs": [{"kind": "person", "name": names[0]}, *chairs],
                    "settings": {**SETTINGS, **more.pop("settings", {})},
                    **more,
                },
            )
            opened["tokens"] = {1: opened["token"]}
            table = Table(server, opened)
            for seat, one in enumerate(others, 2):
                if one.startswith("+"):
                    seated = server.post(
                        f"/api/tables/{table.name}/seats",
                        {"name": one[1:], "seat": seat},
                        opened["join_key"],
                    )
                    opened["tokens"][seat] = seated["token"]
            for token in opened["tokens"].values():
                table.people.append(stack.enter_context(Person(server, table.name, token)))
            return table

        yield open_table
