"""The journal of all tables in a database: one thread writes, many lines to a commit.

Whoever appends waits until the commit that holds their lines is on the disk. Commits keep a little
distance, and meanwhile the next lines gather: an idle server commits at once, and a busy one does
not spend its time on commits of one line each.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, PoolProxiedConnection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from oudler.server.schema import EVENTS
from oudler.tables.folding import Entry
from oudler.tables.journal import JournalFailed
from oudler.tables.outward import stored, unstored

__all__ = ["Storage"]

#: At most so many appends to one commit.
MOST_AT_ONCE: Final = 500
#: Seconds between the end of a commit and the next. A commit costs as much as several moves do, so
#: a busy server makes few of them; nobody notices the wait.
DISTANCE: Final = 0.01

#: Rows of one statement; every SQLite takes six parameters for each.
ROWS_TOGETHER: Final = 64

_LOG: Final = logging.getLogger(__name__)


_COLUMNS: Final = ("table_id", "number", "at", "body", "seat", "command")

#: A line as the driver of the database takes it: by name, or in the order of its statement.
_Row = Any


class _Append(NamedTuple):
    rows: list[_Row]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Storage:
    """A :class:`~oudler.tables.journal.Journal` in a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        compiled = insert(EVENTS).compile(dialect=engine.dialect)
        self._statement: Final = str(compiled)
        #: Which columns the driver's statement takes, in order; None if it takes them by name.
        self._order: Final[tuple[int, ...] | None] = (
            tuple(map(_COLUMNS.index, compiled.positiontup or ())) if compiled.positional else None
        )
        #: What a statement begins with, and what it has of each row, if the columns are in order.
        self._head, _, self._values = self._statement.rpartition(" VALUES ")
        self._error: Final[Any] = engine.dialect.loaded_dbapi.Error
        #: The writer's own, kept open. It is the driver's: what SQLAlchemy would do for each commit
        #: costs as much as the commit.
        self._connection: PoolProxiedConnection | None = None
        self._queue: Final[queue.SimpleQueue[_Append | None]] = queue.SimpleQueue()
        #: For the metrics.
        self.lines = 0
        self.commits = 0
        self.failures = 0
        self.seconds = 0.0
        self._writer: Final = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    # -- the journal ----------------------------------------------------------------------------

    def append(self, table: str, entries: Sequence[Entry]) -> asyncio.Future[None]:
        """Keep lines for good. Raises :class:`~oudler.tables.journal.JournalFailed`."""
        loop = asyncio.get_running_loop()
        rows = [self._row(table, entry) for entry in entries]
        append = _Append(rows, loop, loop.create_future())
        self._queue.put(append)
        return append.done

    async def read(self, table: str) -> list[Entry]:
        return await asyncio.to_thread(self._read, table)

    def _read(self, table: str) -> list[Entry]:
        query = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [_entry(row) for row in rows]

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        return await asyncio.to_thread(self._answers)

    def _answers(self) -> bool:
        try:
            with self._engine.connect() as connection:
                connection.execute(select(1)).scalar_one()
        except SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._writer.join()
        self._engine.dispose()

    # -- the writer -----------------------------------------------------------------------------

    def _write(self) -> None:
        ended = 0.0
        while True:
            first = self._queue.get()
            if first is None:
                break
            early = ended + DISTANCE - time.perf_counter()
            if early > 0:
                time.sleep(early)
            waiting = [first]
            last = False
            while len(waiting) < MOST_AT_ONCE and not last:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                else:
                    waiting.append(following)
            self._commit(waiting)
            ended = time.perf_counter()
            if last:
                break
        self._disconnect()

    def _commit(self, waiting: list[_Append]) -> None:
        began = time.perf_counter()
        error = self._insert([row for append in waiting for row in append.rows])
        if error is not None and len(waiting) > 1:
            # One table's fault must not be that of the others.
            for append in waiting:
                _answer([append], self._insert(append.rows))
        else:
            _answer(waiting, error)
        self.seconds += time.perf_counter() - began

    def _insert(self, rows: list[_Row]) -> JournalFailed | None:
        try:
            self._sent(rows).commit()
        except (SQLAlchemyError, self._error) as error:
            self._disconnect(for_good=True)
            self.failures += 1
            _LOG.error("lines of a table could not be kept: %s", error.__class__.__name__)
            failed = JournalFailed(str(error.__class__.__name__))
            failed.__cause__ = error
            return failed
        self.commits += 1
        self.lines += len(rows)
        return None

    def _sent(self, rows: list[_Row], again: bool = True) -> PoolProxiedConnection:
        """A connection that has the rows, not committed yet."""
        connection = self._connection
        if connection is None:
            connection = self._connection = self._engine.raw_connection()
        cursor = connection.cursor()
        try:
            if self._order is None:
                cursor.executemany(self._statement, rows)
            else:
                self._put_together(cursor, rows)
        except self._error as error:
            lost = self._engine.dialect.is_disconnect(error, connection.dbapi_connection, cursor)
            self._disconnect(for_good=lost)
            # A connection that was closed while it was idle; without a commit nothing was kept.
            if lost and again:
                return self._sent(rows, again=False)
            raise
        cursor.close()
        return connection

    def _put_together(self, cursor: Any, rows: list[_Row]) -> None:
        """Many rows with one statement. SQLite's driver gives the interpreter away for each
        statement that it runs, and gets it back from a busy loop only after a while."""
        for start in range(0, len(rows), ROWS_TOGETHER):
            some = rows[start : start + ROWS_TOGETHER]
            values = ", ".join([self._values] * len(some))
            cursor.execute(f"{self._head} VALUES {values}", list(chain.from_iterable(some)))

    def _disconnect(self, for_good: bool = False) -> None:
        """Give the connection back, or throw it away."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if for_good:
                connection.invalidate()
            connection.close()

    def _row(self, table: str, entry: Entry) -> _Row:
        number, at, fact, by, command = entry
        seat = None if by is None else by + 1
        row = (table, number, at, stored(fact).decode(), seat, command)
        if self._order is None:
            return dict(zip(_COLUMNS, row, strict=True))
        return tuple([row[place] for place in self._order])


def _answer(appends: list[_Append], error: JournalFailed | None) -> None:
    """Wake those who wait; in one go, as nearly all belong to one loop."""
    loops = {append.loop for append in appends}
    for loop in loops:
        theirs = [append.done for append in appends if append.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, theirs, error)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            continue


def _settle(waiting: list[asyncio.Future[None]], error: JournalFailed | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _entry(row: Any) -> Entry:
    by = None if row.seat is None else row.seat - 1
    return Entry(row.number, row.at, unstored(row.body), by, row.command)
