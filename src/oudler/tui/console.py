"""Where lines come from and go to. Tests put a script in its place."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

from oudler.cli.folding import ROOM, folded

__all__ = ["Console", "Terminal"]


class Console(Protocol):
    """A place to play at."""

    #: Whether a person sits there who wants time to read.
    interactive: bool

    def write(self, lines: Iterable[str]) -> None:
        """Show lines."""

    def read(self, prompt: str) -> str:
        """Ask for a line. Raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""

    def pause(self) -> None:
        """Let what was shown be read, if there is anybody to read it."""


class Terminal:
    """Standard input and output; ``pace`` is the pause between other players' moves in seconds.

    At a terminal lines are broken between words; through a pipe they stay whole.
    """

    def __init__(self, pace: float = 0.0) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._pace = pace if self.interactive else 0.0
        if self.interactive:
            # Gives the line editing of the shell to input(); there is none on some systems.
            with suppress(ImportError):
                import readline  # noqa: F401

    def write(self, lines: Iterable[str]) -> None:
        text = "".join(f"{part}\n" for line in lines for part in self._folded(line))
        if text:
            sys.stdout.write(text)
            sys.stdout.flush()

    def read(self, prompt: str) -> str:
        if self.interactive:
            # The last line alone is the prompt, so that editing the answer finds its place.
            *above, last = self._folded(prompt.rstrip(" "), ROOM)
            self.write(above)
            return input(f"{last} ")
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        # Nobody typed it here, so a transcript would lack it.
        answer = line.rstrip("\r\n")
        sys.stdout.write(answer + "\n")
        return answer

    def _folded(self, line: str, room: int = 0) -> list[str]:
        if not self.interactive:
            return [line]
        return folded(line, sys.stdout, room)

    def pause(self) -> None:
        if self._pace:
            time.sleep(self._pace)
