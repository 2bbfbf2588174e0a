"""The compiled solver as Python sees it: what it refuses, stops, repeats and never leaks."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oudler import _core

RULES = _core.SolverRules()
POINTS = _core.SolverObjective()
SCORE = _core.SolverObjective("score", factor=2)
CORE = Path(__file__).parent.parent / "core"


def position(number: int = 0, left: int = 8) -> _core.SolverPosition:
    return _core.solve_set_position(number, left)


# -- what is refused --------------------------------------------------------------------------

FINE: dict[str, Any] = {"players": 4, "attack": 1, "hands": [1, 2, 4, 8], "leader": 0}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": 2}, "three, four and five"),
        ({"players": 6}, "three, four and five"),
        ({"players": -1}, "three, four and five"),
        ({"attack": 0}, "the attack is nobody"),
        ({"attack": 15}, "everybody"),
        ({"attack": 16}, "not at the table"),
        ({"leader": 4}, "leader"),
        ({"leader": -1}, "leader"),
        ({"hands": [1, 2, 4]}, "one for each player"),
        ({"hands": [1, 2, 4, 4]}, "in two places"),
        ({"hands": [1, 2, 4, 24]}, "not of equal size"),
        ({"hands": [0, 0, 0, 0]}, "no cards left"),
        ({"hands": [1, 2, 4, -8]}, "78 bits"),
        ({"hands": [1, 2, 4, 1 << 78]}, "78 bits"),
        ({"trick": [9]}, "one card less"),
        ({"trick": [1], "hands": [0, 2, 4, 8]}, "in two places"),
        ({"trick": [78], "hands": [0, 2, 4, 8]}, "none of the 78"),
        ({"trick": [20, 21, 22, 23]}, "unfinished trick"),
        ({"points": 182}, "more than"),
        ({"points": -1}, "more than"),
        ({"oudlers": 4}, "more than"),
        ({"attack_tricks": 24}, "more tricks"),
        ({"defence_tricks": -1}, "more tricks"),
        ({"barred": 1 << 78}, "78 bits"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        _core.SolverPosition(**{**FINE, **changes})
    _core.SolverPosition(**FINE)


def test_tricks_that_cannot_be() -> None:
    # Spades were led; the next seat holds one and played a heart.
    wrong = _core.SolverPosition(4, 1, [2, 4, 8 | 1 << 30, 16 | 1 << 31], 0, trick=[0, 20])
    with pytest.raises(ValueError, match="may not be played"):
        _core.Solver(1 << 16).solve(wrong)
    with pytest.raises(ValueError, match="may not be played"):
        _core.solve_many([wrong], RULES, POINTS, np.zeros((1, 2), np.int16))
    with pytest.raises(ValueError, match="may not be played"):
        position().after(77 if not position().hands[position().turn] >> 77 else 0, RULES)


@pytest.mark.parametrize(
    "arguments", [{"factor": 0}, {"factor": 7}, {"poignees": -1}, {"poignees": 200}]
)
def test_objectives_that_cannot_be(arguments: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="factor"):
        _core.SolverObjective("score", **arguments)
    with pytest.raises(ValueError, match="no objective"):
        _core.SolverObjective("glory")  # type: ignore[arg-type]


def test_tables_beyond_the_memory() -> None:
    for size in (1 << 45, (1 << 64) - 1):
        with pytest.raises(MemoryError):
            _core.Solver(size)
    with pytest.raises(MemoryError):
        _core.solve_many(
            [position()] * 2, RULES, POINTS, np.zeros((2, 2), np.int16), table_bytes=1 << 45
        )


def test_cards_that_were_not_played() -> None:
    start = position()
    with pytest.raises(ValueError, match=r"ply 0: card \d+ may not be played"):
        _core.Solver(1 << 16).retrace(start, [start.hands[(start.turn + 1) % 4].bit_length() - 1])


@pytest.mark.parametrize(
    "arrays",
    [
        {"bounds": np.zeros((2, 2), np.int16)},
        {"bounds": np.zeros((3, 2), np.int32)},
        {"nodes": np.zeros(3, np.int64)},
        {"cards": np.zeros((3, 78), np.int16)},
    ],
)
def test_arrays_that_do_not_fit(arrays: dict[str, Any]) -> None:
    given = {"bounds": np.zeros((3, 2), np.int16), **arrays}
    with pytest.raises(ValueError, match="C-contiguous"):
        _core.solve_many([position()] * 3, RULES, POINTS, **given)


# -- the same everywhere ----------------------------------------------------------------------


def test_every_variant_searches_the_same_nodes() -> None:
    seen = set()
    for isa in _core.isas():
        solver = _core.Solver(16 << 20, isa=isa)
        found = []
        for left in (6, 8, 9, 10):
            for number in range(12):
                for objective in (POINTS, SCORE):
                    answer = solver.solve(position(number, left), RULES, objective, budget=200_000)
                    found.append((answer.nodes, answer.lower, answer.upper))
        seen.add(tuple(found))
        assert solver.isa == isa
    assert len(seen) == 1


@pytest.mark.parametrize("isa", _core.isas())
def test_the_signature_is_the_one_written_down(isa: str) -> None:
    """`make bench-signature` writes it anew after a change of the search that is meant."""
    written = re.search(
        r"^solver ([0-9a-f]{16})$", (CORE / "bench/signature.txt").read_text(), re.MULTILINE
    )
    assert written is not None
    assert f"{_core.solver_signature(isa):016x}" == written[1]


def test_what_was_searched_before_changes_nothing() -> None:
    solver = _core.Solver(1 << 22)
    first = solver.solve(position(3), RULES, POINTS, cards=True, line=True)
    for number in range(5):
        solver.solve(position(number, 7), RULES, SCORE, cards=True)
    again = solver.solve(position(3), RULES, POINTS, cards=True, line=True)
    assert (first.nodes, first.cards, first.line) == (again.nodes, again.cards, again.line)
    assert first.probes >= first.hits > 0 and first.stores > 0 and first.evictions >= 0


def test_values_do_not_depend_on_the_techniques() -> None:
    solver = _core.Solver(1 << 22)
    for number in range(8):
        for objective in (POINTS, SCORE):
            known = solver.solve(position(number, 5), RULES, objective)
            assert known.exact
            for bit in _core.SOLVER_FEATURES.values():
                features = sum(_core.SOLVER_FEATURES.values()) - bit
                found = solver.solve(position(number, 5), RULES, objective, features=features)
                assert (found.lower, found.upper) == (known.lower, known.upper)


def test_what_the_defence_may_do_is_told_by_fewer_cuts_and_changes_no_value() -> None:
    """With more tricks left, where entries serve many positions."""
    solver = _core.Solver(1 << 24)
    every = sum(_core.SOLVER_FEATURES.values())
    spared = 0
    for number in range(25):
        for left, objective in ((8, POINTS), (8, SCORE), (10, POINTS)):
            now = _core.solve_set_position(number, left, number % 2 == 0)
            known = solver.solve(now, RULES, objective)
            assert known.exact
            for name in ("any_winner", "duties", "known_first", "sparing", "courts"):
                bit = _core.SOLVER_FEATURES[name]
                found = solver.solve(now, RULES, objective, features=every - bit)
                assert (found.lower, found.upper) == (known.lower, known.upper)
                spared += found.nodes - known.nodes
    assert spared > 0


def test_a_table_too_small_at_first_grows() -> None:
    """A search of ten tricks begins with sixteen megabytes, if there are more."""
    hard = max(
        (_core.solve_set_position(number, 10) for number in range(12)),
        key=lambda now: _core.Solver(1 << 24).solve(now, RULES, POINTS).nodes,
    )
    small, large = (_core.Solver(size).solve(hard, RULES, POINTS) for size in (1 << 16, 1 << 26))
    assert (small.lower, small.upper) == (large.lower, large.upper)
    assert small.evictions > 0 and large.nodes < small.nodes


def test_many_positions_give_the_same_whatever_the_threads() -> None:
    positions = [position(number, 5 + number % 4) for number in range(40)]
    seen = []
    for threads in (1, 2, 5, 0):
        bounds = np.zeros((40, 2), np.int16)
        nodes = np.zeros(40, np.uint64)
        cards = np.zeros((40, 78, 2), np.int16)
        _core.solve_many(
            positions, RULES, SCORE, bounds, nodes=nodes, cards=cards, threads=threads,
            table_bytes=1 << 20,
        )  # fmt: skip
        seen.append((bounds.tolist(), nodes.tolist(), cards.tolist()))
    assert all(one == seen[0] for one in seen)
    solver = _core.Solver(1 << 20)
    for row, one in enumerate(positions):
        answer = solver.solve(one, RULES, SCORE, cards=True)
        assert seen[0][0][row] == [answer.lower, answer.upper]
        assert seen[0][1][row] == answer.nodes
        values = {n: tuple(v) for n, v in enumerate(seen[0][2][row]) if v[0] != _core.NO_VALUE}
        assert values == answer.cards


def test_no_positions() -> None:
    _core.solve_many([], RULES, POINTS, np.zeros((0, 2), np.int16))


# -- stopped from outside ---------------------------------------------------------------------


def test_a_search_is_cancelled_by_another_thread() -> None:
    solver = _core.Solver(1 << 20)
    cancellation = _core.Cancellation()
    threading.Timer(0.2, cancellation.cancel).start()
    start = time.monotonic()
    answer = solver.solve(position(3, 18), cards=True, line=True, cancellation=cancellation)
    assert time.monotonic() - start < 5
    assert cancellation.cancelled and not answer.exact and answer.lower < answer.upper


def test_other_threads_run_meanwhile_and_a_solver_serves_one() -> None:
    solver = _core.Solver(1 << 20)
    cancellation = _core.Cancellation()

    def work() -> None:
        solver.solve(position(3, 18), cancellation=cancellation)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        time.sleep(0.2)
        with pytest.raises(RuntimeError, match="another thread"):
            solver.solve(position(0, 3))
    finally:
        cancellation.cancel()
        thread.join()
    assert solver.solve(position(0, 3)).exact


def test_progress_is_told_and_may_stop() -> None:
    told = []

    def progress() -> None:
        told.append(1)
        if len(told) == 2:
            raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        _core.Solver(1 << 20).solve(position(3, 18), progress=progress)
    assert len(told) == 2


INTERRUPTED = """
import sys, time
from oudler import _core
print("ready", flush=True)
start = time.monotonic()
try:
    if sys.argv[1] == "one":
        _core.Solver(1 << 20).solve(_core.solve_set_position(3, 18))
    else:
        import numpy
        many = [_core.solve_set_position(n, 18) for n in range(9)]
        rules, points = _core.SolverRules(), _core.SolverObjective()
        _core.solve_many(many, rules, points, numpy.zeros((9, 2), numpy.int16), threads=2)
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("how", ["one", "many"])
def test_ctrl_c_stops_a_search(how: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, how], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        start = time.monotonic()
        out, _ = process.communicate(timeout=30)
        assert time.monotonic() - start < 5
        assert out == "interrupted\n"


# -- memory -----------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="Linux tells how much is used")
def test_ten_thousand_solves_leak_nothing() -> None:
    solver = _core.Solver(1 << 18)
    positions = [position(number, 3) for number in range(50)]

    def used() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    def work(rounds: int) -> None:
        for number in range(rounds):
            one = positions[number % 50]
            answer = solver.solve(one, RULES, SCORE, cards=True, line=True)
            solver.retrace(one, answer.line, RULES, SCORE)
            assert answer.cards

    def make(count: int) -> None:
        for _ in range(count):
            _core.Solver(8 << 20).solve(positions[0])

    # What the allocator keeps for later use is no leak.
    make(50)
    work(500)
    before = used()
    work(10_000)
    make(200)
    assert used() - before < 2 << 20
