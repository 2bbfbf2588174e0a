"""The hall: all tables of a program, woken from their logs when somebody asks for them.

A table at which nobody is connected stands still, so nothing is lost while it sleeps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from oudler.tables import commands
from oudler.tables.actor import House, Passed, TableActor, past_of
from oudler.tables.reducer import open_table

__all__ = ["Hall"]


class Hall:
    """Tables by name. Belongs to one event loop."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._tables: Final[dict[str, TableActor]] = {}
        self._waking: Final[dict[str, asyncio.Lock]] = {}
        self._idle_since: Final[dict[str, float]] = {}

    def __iter__(self) -> Iterator[TableActor]:
        return iter(tuple(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, command: commands.Open) -> TableActor:
        """A new table. Raises CodedError or JournalFailed."""
        line = open_table(command, self.house.clock())
        await self.house.journal.append(command.table, [line.entry])
        past = [Passed(line.entry, line.told)]
        return self._seat(command.table, TableActor(line.state, past, self.house))

    async def find(self, table: str) -> TableActor | None:
        """The table of this name, from its log if need be."""
        found = self._tables.get(table)
        if found is not None and not found.broken:
            return found
        lock = self._waking.setdefault(table, asyncio.Lock())
        async with lock:
            found = self._tables.get(table)
            if found is None or found.broken:
                found = await self._wake(table, found)
        self._waking.pop(table, None)
        return found

    async def _wake(self, table: str, broken: TableActor | None) -> TableActor | None:
        if broken is not None:
            await broken.close()
        entries = await self.house.journal.read(table)
        if not entries:
            return None
        # A long evening takes a while to go through, and others are playing.
        state, past = await asyncio.to_thread(past_of, entries)
        actor = self._seat(table, TableActor(state, past, self.house))
        if any(chair.present for chair in actor.state.chairs):
            await actor.ask(commands.Restart())
        return actor

    def _seat(self, table: str, actor: TableActor) -> TableActor:
        self._tables[table] = actor
        return actor

    async def sweep(self, idle: float) -> None:
        """Let tables sleep that nobody has listened to for ``idle`` seconds."""
        now = self.house.clock()
        for table, actor in list(self._tables.items()):
            if actor.listened_to:
                self._idle_since.pop(table, None)
            elif now - self._idle_since.setdefault(table, now) >= idle:
                del self._tables[table], self._idle_since[table]
                await actor.close()

    async def close(self) -> None:
        for actor in self:
            await actor.close()
        self._tables.clear()
