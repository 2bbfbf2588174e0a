"""When memory is looked through for what only Python's collector of garbage finds.

By itself it looks again and again at what is new, and at a busy server's tables nearly everything
is: each move makes a table's state anew, and the old one is freed without it. Playing leaves no
cycles behind (a test sees to it). Requests, sockets and the bots' thoughts may, so those are
counted instead.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

__all__ = ["Collector"]

#: After so many requests and sockets what is new is looked through.
EVERY: Final = 500
#: Seconds after which all memory is, come what may.
SELDOM: Final = 3600.0


class Collector:
    """Runs the collector of the process while a server does."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._served = 0
        self._thoughts = 0
        self._collected = 0.0

    def start(self) -> None:
        """What there is by now stays."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._collected = self._clock()

    def stop(self) -> None:
        """As it was before."""
        gc.enable()
        gc.unfreeze()

    def served(self) -> None:
        """A request has been answered, or a socket has been closed."""
        self._served += 1
        if self._served >= EVERY:
            self._young()

    def sweep(self, quiet: bool, thoughts: int) -> None:
        """Comes round every minute or so; ``quiet``: nobody is there; ``thoughts``: how many
        there have been."""
        if quiet or self._clock() >= self._collected + SELDOM:
            gc.collect()
            self._collected = self._clock()
            self._served = 0
        elif thoughts != self._thoughts:
            self._young()
        self._thoughts = thoughts

    def _young(self) -> None:
        gc.collect(1)
        self._served = 0
