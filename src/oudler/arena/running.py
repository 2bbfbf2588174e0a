"""Playing a plan: in this process or in several, with the same results.

Workers are processes of their own, each with its own bots; they are given stretches of deals and
send back what came of them. Results are handed on in the order of the deals.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final, NamedTuple

from oudler.arena.errors import ArenaError
from oudler.arena.outside import LIMIT
from oudler.arena.plans import Plan, players_of, record_of

__all__ = ["processors", "run"]

#: Seconds that a stretch of deals should take, and how many deals it has at most.
STRETCH: Final = 0.25
MOST_DEALS: Final = 64
#: Seconds that a worker may take to end in good order.
PATIENCE: Final = 5.0


def processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def run(
    plan: Plan, numbers: Sequence[int], jobs: int = 1, limit: float = LIMIT
) -> Generator[dict[str, Any], None, None]:
    """The records of these deals, in their order, each as soon as those before it are there.

    What a record says does not depend on ``jobs``, times apart. Raises BadSpec or
    :class:`ArenaError`; processes end when the iterator is closed.
    """
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        with players_of(plan, limit) as players:
            for number in numbers:
                yield record_of(plan, number, players)
        return
    yield from _in_processes(plan, numbers, jobs, limit)


class _Worker(NamedTuple):
    process: BaseProcess
    line: Connection


def _in_processes(
    plan: Plan, numbers: Sequence[int], jobs: int, limit: float
) -> Generator[dict[str, Any], None, None]:
    # Not fork: who calls may have threads.
    context = multiprocessing.get_context("spawn")
    workers: list[_Worker] = []
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, limit, theirs), daemon=True)
            process.start()
            theirs.close()
            workers.append(_Worker(process, ours))
        yield from _collected(workers, numbers)
    finally:
        for worker in workers:
            worker.line.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.process.join()


def _collected(
    workers: Sequence[_Worker], numbers: Sequence[int]
) -> Generator[dict[str, Any], None, None]:
    """Hand out stretches and put together what comes back."""
    busy: dict[Connection, Sequence[int]] = {}
    given = handed_on = 0
    size = 1
    waiting: dict[int, dict[str, Any]] = {}

    def give(line: Connection) -> None:
        nonlocal given
        # Towards the end short ones, so that nobody waits long for the last.
        fair = max(1, (len(numbers) - given) // (2 * len(workers)))
        stretch = numbers[given : given + min(size, fair)]
        if stretch:
            given += len(stretch)
            busy[line] = stretch
            line.send(stretch)

    for worker in workers:
        give(worker.line)
    while busy:
        for line in wait(list(busy)):
            assert isinstance(line, Connection)
            stretch = busy.pop(line)
            try:
                answer = line.recv()
            except (EOFError, ConnectionResetError):
                raise ArenaError("arena_worker_died", number=stretch[0]) from None
            if isinstance(answer, BaseException):
                raise answer
            seconds, records = answer
            size = max(1, min(MOST_DEALS, int(STRETCH * len(stretch) / max(seconds, 1e-6))))
            waiting.update((record["deal"], record) for record in records)
            give(line)
        while handed_on < len(numbers) and numbers[handed_on] in waiting:
            yield waiting.pop(numbers[handed_on])
            handed_on += 1


def _work(plan: Plan, limit: float, line: Connection) -> None:
    """A worker's life: until nobody is at the other end of the line."""
    # Ctrl-C reaches the whole group; who started us ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Ended in good order, so that outside bots are ended too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        with players_of(plan, limit) as players:
            while True:
                numbers = line.recv()
                start = perf_counter()
                records = [record_of(plan, number, players) for number in numbers]
                line.send((perf_counter() - start, records))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:
        line.send(error)
