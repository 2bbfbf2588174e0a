"""The bots' thoughts: off the event loop, in one bounded queue that all tables share."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Final

from oudler.bots import make_bot
from oudler.games import Deal

__all__ = ["Thinkers", "Thought", "decide"]

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's move as its token; ``fallback``: the bot failed, and any legal move was taken."""

    token: str
    fallback: bool = False


def decide(spec: str, deal: Deal, seat: int, chance: str) -> Thought:
    """What a bot does in its turn: a function of what the seat may see and of ``chance``.

    A bot that fails must not hold a table up; that it failed is logged, and shown by the move.
    """
    rng = Random(chance)
    view = deal.copy().view(seat)
    legal = view.legal_moves()
    assert legal is not None, "bots are asked in their turn"
    try:
        move = make_bot(spec).decide(view, rng)
        legal.check(move)
    except Exception:
        _LOG.exception("bot %r failed", spec)
        return Thought(str(legal.sample(rng)), fallback=True)
    return Thought(str(move))


class Thinkers:
    """Threads that think for the bots of all tables.

    ``waiting`` thoughts at most are in the queue; tables beyond that wait, first come first served.
    """

    def __init__(self, threads: int = 1, waiting: int = 64) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._places: Final = asyncio.Semaphore(waiting)
        #: For the metrics: thoughts thought and failed, seconds spent, and those waiting now.
        self.thought = 0
        self.failed = 0
        self.seconds = 0.0
        self.waiting = 0

    async def think(self, spec: str, deal: Deal, seat: int, chance: str) -> Thought:
        """A bot's decision, when there is time for it."""
        self.waiting += 1
        try:
            async with self._places:
                loop = asyncio.get_running_loop()
                began = time.perf_counter()
                thought = await loop.run_in_executor(
                    self._threads, decide, spec, deal, seat, chance
                )
                self.seconds += time.perf_counter() - began
        finally:
            self.waiting -= 1
        self.thought += 1
        self.failed += thought.fallback
        return thought

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
