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
from functools import partial
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

__all__ = ["KEPT_LINES", "Answered", "House", "Listener", "Passed", "TableActor", "past_of"]

#: So many lines are kept ready for those who missed some; who missed more gets a snapshot.
KEPT_LINES: Final = 256
#: Timers may fire a little early, and a refusal must not become a busy loop.
TRY_AGAIN: Final = 0.05
#: Seconds between two tellings of how many are watching: what each of a crowd causes all to hear
#: would grow with the square of the crowd.
WATCHERS_TOLD: Final = 1.0

#: What is called with the answer to a command: the version of the table after it, or what is wrong
#: (CodedError for a refusal, :class:`~oudler.tables.journal.JournalFailed`).
Answered = Callable[[int | Exception], None]

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
    answered: Answered


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
        self._mailbox: Final[deque[_Letter]] = deque()
        #: Whether a command is being kept; the others wait.
        self._busy = False
        self._closed = False
        self._listeners: Final[list[Listener]] = []
        self._watched: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_of: tuple[int, int, int, int] | None = None
        self._thought: tuple[Thought, float] | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._arrange()

    # -- asking ---------------------------------------------------------------------------------

    async def ask(
        self, command: commands.Command, by: int | None = None, command_id: str = ""
    ) -> int:
        """Have a command taken; the version of the table after it.

        Raises CodedError if it is refused, and JournalFailed.
        """
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.send(command, by, command_id, partial(_settle, answer))
        return await answer

    def send(
        self, command: commands.Command, by: int | None, command_id: str, answered: Answered
    ) -> None:
        """Have a command taken, after those that came before it; ``answered`` is called with what
        came of it, perhaps before this returns."""
        self._mailbox.append(_Letter(command, by, command_id, answered))
        if not self._busy:
            self._take_next()

    def _take_next(self) -> None:
        while self._mailbox:
            letter = self._mailbox.popleft()
            # Whatever the answer makes somebody ask has to wait, so that nothing overtakes.
            self._busy = True
            try:
                kept = self._take(letter)
            except (CodedError, JournalFailed) as error:
                letter.answered(error)
            except Exception as error:
                _LOG.exception("table %s could not take %r", self.state.table, letter.command)
                letter.answered(error)
            else:
                if kept is not None:
                    return
                letter.answered(self.state.version)
        self._busy = False

    def _take(self, letter: _Letter) -> asyncio.Future[None] | None:
        """None if there is nothing to be kept."""
        if self.broken or self._closed:
            raise JournalFailed(self.state.table)
        now = self._house.clock()
        lines = reduce(self.state, letter.command, now, letter.by, letter.command_id)
        if not lines:
            return None
        entries = [line.entry for line in lines]
        kept = asyncio.ensure_future(self._house.journal.append(self.state.table, entries))
        kept.add_done_callback(partial(self._kept, letter, lines))
        return kept

    def _kept(self, letter: _Letter, lines: list[Line], kept: asyncio.Future[None]) -> None:
        failed = JournalFailed(self.state.table) if kept.cancelled() else kept.exception()
        if isinstance(failed, Exception):
            # What is kept and what is known here may differ now: begin again from the log.
            self._break()
            letter.answered(failed)
        elif self._closed:
            letter.answered(JournalFailed(self.state.table))
        else:
            for line in lines:
                self._tell(line)
            self._arrange()
            letter.answered(self.state.version)
        self._take_next()

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
        if self.broken or self._closed:
            return
        if viewer == SPECTATOR:
            if self._watched is None:
                loop = asyncio.get_running_loop()
                self._watched = loop.call_later(WATCHERS_TOLD, self._tell_watchers)
            return
        there = any(listener.viewer == viewer for listener in self._listeners)
        # Said again if it is so already: what was said just before may still be in the mailbox.
        self._post(commands.Come(viewer) if there else commands.Vanish(viewer))

    def _tell_watchers(self) -> None:
        self._watched = None
        count = self.watchers
        for listener in self._listeners:
            listener.watched_by(count)

    @property
    def watchers(self) -> int:
        """How many are watching."""
        return self.listening(SPECTATOR)

    def listening(self, viewer: int) -> int:
        """How many listen as this viewer."""
        return sum(listener.viewer == viewer for listener in self._listeners)

    @property
    def listened_to(self) -> bool:
        return bool(self._listeners)

    @property
    def past(self) -> Sequence[Passed]:
        """The latest lines, oldest first."""
        return self._past

    def missed_since(self, version: int) -> list[Passed] | None:
        """The lines after ``version``; None if they are not all at hand, or there is none such."""
        if not self._past[0].entry.number - 1 <= version <= self.state.version:
            return None
        return [line for line in self._past if line.entry.number > version]

    # -- by itself ------------------------------------------------------------------------------

    def _post(self, command: commands.Command) -> None:
        """A command of the house, which nobody waits for."""
        self.send(command, None, "", self._posted)

    def _posted(self, answer: int | Exception) -> None:
        if self._closed:
            return
        if isinstance(answer, CodedError):
            # Something else happened first, or the clock was early.
            self._arrange(TRY_AGAIN)
        elif isinstance(answer, JournalFailed):
            _LOG.error("table %s cannot keep its log", self.state.table)
        # Anything else was logged where it happened; the table goes on with what others ask.

    def _arrange(self, at_least: float = 0.0) -> None:
        """Set the timer for what is due next, and have the bot in turn think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.broken or self._closed:
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
        for timer in (self._timer, self._watched):
            if timer is not None:
                timer.cancel()
        self._timer = self._watched = None

    async def close(self) -> None:
        """Stop; the log has everything."""
        self._closed = True
        self._quiet()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._mailbox:
            self._mailbox.popleft().answered(JournalFailed(self.state.table))


def _settle(future: asyncio.Future[int], answer: int | Exception) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
