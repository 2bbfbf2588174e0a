"""How fast the core and its solver are on this machine, one processor at work.

Times are those of the processor, so that what else the machine does counts little.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from oudler import _core

__all__ = ["deals_per_second", "instruction_set", "playouts_per_second", "signature", "solving"]

#: Nodes after which a deal is given up.
MOST_NODES: Final = 300_000_000
TABLE_BYTES: Final = 256 << 20
#: Seconds for each of the rates.
SECONDS: Final = 1.0
#: Deals in one call of the core.
BATCH: Final = 2000


def signature() -> str:
    """A number made of nodes and values over a fixed set of positions: the same everywhere."""
    return f"{_core.solver_signature():016x}"


def instruction_set() -> str:
    """The variant of the core that is used here."""
    return _core.best_isa()


def playouts_per_second() -> float:
    """Random playouts of the 18 tricks a second on one processor."""
    return _rate(deal=False)


def deals_per_second() -> float:
    """The same with a new deal for each."""
    return _rate(deal=True)


def _rate(*, deal: bool) -> float:
    rules = _core.PlayRules.preset("fft")
    hands = np.zeros((BATCH, 4, 2), np.uint64)
    piles = np.zeros((BATCH, 2), np.uint64)
    seats = np.zeros((BATCH, _core.SEATS), np.uint8)
    results = np.zeros((BATCH, _core.RESULTS), np.int16)
    _core.random_deals(rules, 1, hands, piles, seats)

    def once(number: int) -> None:
        if deal:
            _core.random_deals(rules, 1, hands, piles, seats, first=number * BATCH)
        _core.play_randomly(rules, hands, piles, seats, 1, results=results, first=number * BATCH)

    return BATCH * _times_a_second(once)


def _times_a_second(once: Callable[[int], None]) -> float:
    start = process_time()
    count = 0
    while process_time() - start < SECONDS:
        once(count)
        count += 1
    return count / (process_time() - start)


def solving(left: int, deals: int) -> dict[str, Any]:
    """Times and nodes of the first deals of the fixed set, as the card policy plays them."""
    solver = _core.Solver(TABLE_BYTES)
    rules, objective = _core.SolverRules(), _core.SolverObjective()
    times, nodes = [], []
    for number in range(deals):
        position = _core.solve_set_position(number, left, played=True)
        start = process_time()
        answer = solver.solve(position, rules, objective, budget=MOST_NODES)
        times.append(1000 * (process_time() - start))
        nodes.append(answer.nodes)
    return {
        "tricks_left": left,
        "deals": deals,
        "median_ms": round(median(times), 4),
        "p90_ms": round(sorted(times)[9 * (deals - 1) // 10], 4),
        "median_nodes": int(median(nodes)),
    }
