"""Other people's programs as bots: ``exec:COMMAND`` runs a program that is asked line by line.

Such a spec runs whatever it names, so it is for the arena alone, where somebody typed it: nothing
that comes over a network is ever given to :func:`make_player`.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from random import Random
from threading import Event as Signal
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from oudler.arena.errors import ArenaError
from oudler.arena.telling import question
from oudler.bots import Bot, make_bot
from oudler.errors import CodedError
from oudler.games.deal import View
from oudler.games.events import Event
from oudler.games.moves import Move, parse

__all__ = ["LIMIT", "PREFIX", "OutsideBot", "make_player"]

#: The deal, the bot and the seat at fault.
Place = dict[str, Any]

PREFIX: Final = "exec:"
#: Seconds that an outside bot has for a move unless told otherwise.
LIMIT: Final = 30.0
#: A line of an answer is read no further; no move is as long.
LONGEST: Final = 1000
#: Remarks (lines that begin with #) before an answer.
MOST_REMARKS: Final = 1000
#: Lines that are read ahead of their use; a program that writes more has to wait.
MOST_AHEAD: Final = 2 * MOST_REMARKS
#: Seconds for a program to end by itself once nobody talks to it any more.
PATIENCE: Final = 1.0


def make_player(spec: str, limit: float = LIMIT) -> Bot | OutsideBot:
    """The bot that a spec names, among them ``exec:COMMAND``.

    Raises BadSpec or :class:`ArenaError` ``bot_no_command``.
    """
    return OutsideBot(spec, limit) if spec.startswith(PREFIX) else make_bot(spec)


class OutsideBot:
    """A program of somebody else's, started when it is first asked.

    Each question says all that the seat has seen, so one process serves all seats and deals, one
    question after another. Faults raise :class:`ArenaError`; the process has then been ended.
    """

    def __init__(self, spec: str, limit: float = LIMIT) -> None:
        self.spec: Final = spec
        self.limit: Final = limit
        try:
            self.command: Final = shlex.split(spec.removeprefix(PREFIX))
        except ValueError:
            raise ArenaError("bot_no_command", bot=spec) from None
        if not self.command:
            raise ArenaError("bot_no_command", bot=spec)
        self._program: _Program | None = None

    def answer(self, view: View, events: Iterable[Event], rng: Random, number: int) -> Move:
        """The move of the view's seat; ``events`` are those that it may see, ``number`` is that of
        the deal.

        Raises :class:`ArenaError`: ``bot_cannot_start``, ``bot_ended``, ``bot_silent``,
        ``bot_too_slow``, ``bot_spoke_early``, ``bot_line_not_move`` or ``bot_line_illegal``.
        """
        place: Place = {"bot": self.spec, "number": number, "seat": view.seat + 1}
        try:
            if self._program is None:
                self._program = _Program(self.command, place)
            program = self._program
            text = question(view, events, rng.getrandbits(63))
            line = program.ask(text, self.limit, place)
            return _understood(line, view, {"line": program.lines, **place})
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None


def _understood(line: str, view: View, place: Place) -> Move:
    legal = view.legal_moves()
    assert legal is not None, "a bot is asked in its turn"
    try:
        move = parse(line)
    except CodedError as error:
        raise ArenaError("bot_line_not_move", found=line, **place) from error
    try:
        legal.check(move)
    except CodedError as error:
        raise ArenaError("bot_line_illegal", found=line, reason=error.code, **place) from error
    return move


class _Program:
    """A running program, its lines read and written by threads, so that it can hang nobody."""

    def __init__(self, command: list[str], place: Place) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise ArenaError("bot_cannot_start", reason=reason, **place) from error
        assert self._process.stdin is not None and self._process.stdout is not None
        #: Lines read so far, the last of them included.
        self.lines = 0
        self._heard: Queue[bytes] = Queue(MOST_AHEAD)
        self._closed: Final = Signal()
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        for work in (
            Thread(
                target=_hear, args=(self._process.stdout, self._heard, self._closed), daemon=True
            ),
            Thread(target=_say, args=(self._process.stdin, self._to_say), daemon=True),
        ):
            work.start()

    def ask(self, text: str, limit: float, place: Place) -> str:
        """The line that the program answers with."""
        with suppress(Empty):
            early = self._line(self._heard.get_nowait(), place)
            raise ArenaError("bot_spoke_early", line=self.lines, found=early, **place)
        self._to_say.put(text.encode())
        until = monotonic() + limit
        for _ in range(MOST_REMARKS):
            try:
                content = self._heard.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise ArenaError("bot_too_slow", line=self.lines, limit=limit, **place) from None
            line = self._line(content, place)
            if not line.startswith("#"):
                return line
        raise ArenaError("bot_line_not_move", line=self.lines, found=line, **place)

    def _line(self, content: bytes, place: Place) -> str:
        if not content:
            try:
                code = self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                raise ArenaError("bot_silent", line=self.lines, **place) from None
            raise ArenaError("bot_ended", line=self.lines, exit_code=code, **place)
        self.lines += 1
        return content.decode(errors="replace").strip()

    def close(self) -> None:
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        if sys.platform == "win32":
            self._process.kill()
        else:
            # With what it has started itself.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        # The thread that reads may wait for room; nobody wants the rest any more.
        self._closed.set()
        with suppress(Empty):
            while True:
                self._heard.get_nowait()


def _hear(stream: IO[bytes], heard: Queue[bytes], closed: Signal) -> None:
    with suppress(OSError, ValueError):
        while not closed.is_set() and (line := stream.readline(LONGEST)):
            heard.put(line)
    heard.put(b"")
    with suppress(OSError):
        stream.close()


def _say(stream: IO[bytes], to_say: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError, ValueError):
        while (text := to_say.get()) is not None:
            stream.write(text)
            stream.flush()
    with suppress(OSError):
        stream.close()
