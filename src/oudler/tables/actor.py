"""A table as an actor: a mailbox, a clock, and people listening.

Commands are taken one after the other. What a command comes to is kept in the journal first; only
then is it true: it is told to those who listen, and whoever asked gets an answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from oudler.errors import CodedError
from oudler.games import SPECTATOR
from oudler.tables import commands, facts
from oudler.tables.folding import Entry, Told, advance, opened
from oudler.tables.journal import Journal, JournalFailed
from oudler.tables.pacing import Act, Due, dues, shows_at, thinker
from oudler.tables.reducer import Line, reduce
from oudler.tables.state import TableState
from oudler.tables.thinking import Thinkers, Thought

__all__ = ["KEPT_LINES", "House", "Listener", "Passed", "TableActor", "past_of"]

#: So many lines are kept ready for those who missed some; who missed more gets a snapshot.
KEPT_LINES: Final = 256
#: Timers may fire a little early, and a refusal must not become a busy loop.
TRY_AGAIN: Final = 0.05

_LOG: Final = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who is told what happens: at a seat in one of its sittings, or watching."""

    @property
    def viewer(self) -> int: ...

    @property
    def sitting(self) -> int: ...

    def hear(self, line: Line) -> None:
        """One more line; it must not block, and not raise."""

    def watched_by(self, count: int) -> None:
        """So many are watching now."""

    def cut_off(self, code: str) -> None:
        """Nothing more will be told: ``seat_lost`` or ``try_again``."""


@dataclass(frozen=True)
class House:
    """What tables need from outside: where lines are kept, the bots' threads, the time in seconds
    of the epoch, seeds of 32 bytes in hex, and today's date."""

    journal: Journal
    thinkers: Thinkers
    clock: Callable[[], float]
    draw_seed: Callable[[], str]
    today: Callable[[], str]


@dataclass(frozen=True, slots=True)
class _Letter:
    command: commands.Command
    by: int | None
    command_id: str
    answer: asyncio.Future[int]


class Passed(NamedTuple):
    """A line that was told before: what it told, without the state, which would keep much alive."""

    entry: Entry
    told: tuple[Told, ...]


def past_of(entries: Sequence[Entry]) -> tuple[TableState, list[Passed]]:
    """The state that a whole log makes, and what its last lines told."""
    state = opened(entries[0])
    past = deque([Passed(entries[0], ())], KEPT_LINES)
    for entry in entries[1:]:
        state, told = advance(state, entry)
        past.append(Passed(entry, told))
    return state, list(past)


class TableActor:
    """One table, alive. All methods belong to the event loop."""

    def __init__(self, state: TableState, past: Sequence[Passed], house: House) -> None:
        self.state: TableState = state
        self._past: Final[deque[Passed]] = deque(past, KEPT_LINES)
        self.broken = False
        self._house: Final = house
        self._mailbox: Final[asyncio.Queue[_Letter]] = asyncio.Queue()
        self._listeners: Final[list[Listener]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_of: tuple[int, int, int, int] | None = None
        self._thought: tuple[Thought, float] | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._worker = asyncio.get_running_loop().create_task(self._work())
        self._arrange()

    # -- asking ---------------------------------------------------------------------------------

    async def ask(
        self, command: commands.Command, by: int | None = None, command_id: str = ""
    ) -> int:
        """Have a command taken; the version of the table after it.

        Raises CodedError if it is refused, and JournalFailed.
        """
        if self.broken:
            raise JournalFailed(self.state.table)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(_Letter(command, by, command_id, answer))
        return await answer

    async def _work(self) -> None:
        while True:
            letter = await self._mailbox.get()
            try:
                version = await self._take(letter)
            except (CodedError, JournalFailed) as error:
                self._answer(letter, error)
            except Exception as error:
                _LOG.exception("table %s could not take %r", self.state.table, letter.command)
                self._answer(letter, error)
            else:
                if not letter.answer.done():
                    letter.answer.set_result(version)

    def _answer(self, letter: _Letter, error: Exception) -> None:
        if not letter.answer.done():
            letter.answer.set_exception(error)

    async def _take(self, letter: _Letter) -> int:
        if self.broken:
            raise JournalFailed(self.state.table)
        now = self._house.clock()
        lines = reduce(self.state, letter.command, now, letter.by, letter.command_id)
        if lines:
            try:
                await self._house.journal.append(self.state.table, [line.entry for line in lines])
            except JournalFailed:
                # What is kept and what is known here may differ now: begin again from the log.
                self._break()
                raise
            for line in lines:
                self._tell(line)
            self._arrange()
        return self.state.version

    def _break(self) -> None:
        self.broken = True
        self._quiet()
        for listener in list(self._listeners):
            self._listeners.remove(listener)
            listener.cut_off("try_again")

    def _tell(self, line: Line) -> None:
        self.state = line.state
        self._past.append(Passed(line.entry, line.told))
        for listener in list(self._listeners):
            try:
                listener.hear(line)
            except Exception:
                # One who cannot be told must not keep the others from hearing.
                _LOG.exception("a listener of table %s failed", self.state.table)
                self._listeners.remove(listener)
                listener.cut_off("try_again")
        fact = line.entry.fact
        if isinstance(fact, (facts.SeatTaken, facts.SeatFilled, facts.SeatFreed)):
            self._cut_off_former(fact.seat)

    def _cut_off_former(self, seat: int) -> None:
        """Whoever sat there before hears nothing of the seat's cards any more."""
        chair = self.state.chairs[seat]
        for listener in list(self._listeners):
            theirs = chair.person and listener.sitting == chair.sitting
            if listener.viewer == seat and not theirs:
                self._listeners.remove(listener)
                listener.cut_off("seat_lost")

    # -- listening ------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """From now on the listener hears every line."""
        self._listeners.append(listener)
        self._presence(listener.viewer)

    def part(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self._presence(listener.viewer)

    def _presence(self, viewer: int) -> None:
        if self.broken:
            return
        if viewer == SPECTATOR:
            count = self.watchers
            for listener in self._listeners:
                listener.watched_by(count)
            return
        there = any(listener.viewer == viewer for listener in self._listeners)
        # Said again if it is so already: what was said just before may still be in the mailbox.
        self._post(commands.Come(viewer) if there else commands.Vanish(viewer))

    @property
    def watchers(self) -> int:
        """How many are watching."""
        return sum(listener.viewer == SPECTATOR for listener in self._listeners)

    @property
    def listened_to(self) -> bool:
        return bool(self._listeners)

    def missed_since(self, version: int) -> list[Passed] | None:
        """The lines after ``version``; None if they are not all at hand, or there is none such."""
        if not self._past[0].entry.number - 1 <= version <= self.state.version:
            return None
        return [line for line in self._past if line.entry.number > version]

    # -- by itself ------------------------------------------------------------------------------

    def _post(self, command: commands.Command) -> None:
        """A command of the house, which nobody waits for."""
        task = asyncio.get_running_loop().create_task(self._ask_quietly(command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask_quietly(self, command: commands.Command) -> None:
        try:
            await self.ask(command)
        except CodedError:
            # Something else happened first, or the clock was early.
            self._arrange(TRY_AGAIN)
        except JournalFailed:
            _LOG.error("table %s cannot keep its log", self.state.table)
        except Exception:
            # Logged where it happened; the table goes on with what others ask.
            return

    def _arrange(self, at_least: float = 0.0) -> None:
        """Set the timer for what is due next, and have the bot in turn think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.broken:
            return
        self._think()
        nexts = [due for one in dues(self.state) if (due := self._when(one)) is not None]
        if nexts:
            due = min(nexts, key=lambda one: one.at)
            delay = max(due.at - self._house.clock(), at_least, 0.0)
            self._timer = asyncio.get_running_loop().call_later(delay, self._post, self._asks(due))

    def _when(self, due: Due) -> Due | None:
        if due.act is not Act.SHOW_BOT_MOVE:
            return due
        if self._thought is None:
            return None
        return Due(shows_at(self.state, self._thought[1]), due.act, due.seat)

    def _asks(self, due: Due) -> commands.Command:
        """The command that does what is due."""
        seat = -1 if due.seat is None else due.seat
        made = len(self.state.made)
        match due.act:
            case Act.COMMIT:
                return commands.Commit(self._house.draw_seed())
            case Act.DEAL:
                return commands.DealCards(self._house.today())
            case Act.PLAY_FORCED:
                return commands.PlayForced(seat, made)
            case Act.PLAY_FOR:
                return commands.PlayFor(seat)
            case Act.DROP_OFFER:
                return commands.DropOffer()
            case Act.SHOW_BOT_MOVE:
                assert self._thought is not None
                thought = self._thought[0]
                return commands.BotMove(seat, thought.token, made, thought.fallback)

    def _think(self) -> None:
        seat = thinker(self.state)
        if seat is None:
            return
        moment = self.state.moment
        if moment != self._thinking_of:
            self._thinking_of = moment
            self._thought = None
            task = asyncio.get_running_loop().create_task(self._thinks(seat, moment))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _thinks(self, seat: int, moment: tuple[int, int, int, int]) -> None:
        state = self.state
        assert state.deal is not None
        # The same position has the same chance, so that a thought can be had again.
        chance = f"{state.deal_seed}|{len(state.made)}|{seat}"
        spec = state.chairs[seat].bot
        thought = await self._house.thinkers.think(spec, state.deal, seat, chance)
        if self._thinking_of == moment:
            self._thought = (thought, self._house.clock())
            self._arrange()

    def _quiet(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        """Stop; the log has everything."""
        self._quiet()
        tasks = [self._worker, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._mailbox.empty():
            self._answer(self._mailbox.get_nowait(), JournalFailed(self.state.table))
