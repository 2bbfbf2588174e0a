"""Where logs are kept: what a table needs of a storage, whatever that is."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from oudler.tables.folding import Entry

__all__ = ["Journal", "JournalFailed", "MemoryJournal"]


class JournalFailed(Exception):
    """Lines could not be kept, or it is not known whether they were."""


class Journal(Protocol):
    """An append-only log for every table."""

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        """Done once the lines are kept for good. Raises :class:`JournalFailed`."""

    async def read(self, table: str) -> list[Entry]:
        """All lines of a table; none if there is no such table."""


class MemoryJournal:
    """Logs that last as long as the program."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        log = self._logs.setdefault(table, [])
        if entries and entries[0].number != len(log) + 1:
            raise JournalFailed(f"line {entries[0].number} of table {table} is there already")
        log.extend(entries)

    async def read(self, table: str) -> list[Entry]:
        return list(self._logs.get(table, ()))
