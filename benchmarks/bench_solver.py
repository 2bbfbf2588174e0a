"""The exact solver on its fixed set of deals: how long, how many cards played, what each of its
techniques is worth.

    python benchmarks/bench_solver.py                       6 to 14 tricks left
    python benchmarks/bench_solver.py --left 16 18 --deals 20 --budget 300 --table 2048
    python benchmarks/bench_solver.py --played              the tricks before by the card policy
    python benchmarks/bench_solver.py --techniques          each technique switched off once
    python benchmarks/bench_solver.py --left 18 --out FILE  a line a deal; run again, it goes on

One thread and one core. Nodes are exact and the same on every machine; times are of this one, busy
with whatever else it does. A deal that the budget stops counts with the nodes and the time it took
until then, and is reported as open.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from oudler import _core

#: Techniques by the bit that switches them on (core/include/oudler/solver.hpp).
TECHNIQUES = {
    "entries bind only the ranks that mattered": 0,
    "and only the trumps that mattered": 1,
    "entries serve other honours": 2,
    "moves no better than one that failed": 3,
    "sure trump tricks, and quick tricks": 4,
    "quick tricks alone": 5,
    "order of moves": 6,
    "which side takes each court card": 7,
    "a first guess": 8,
    "equal neighbours are one move": 9,
    "the table": 10,
    "nor who of the defence took a trick": 11,
    "nor a duty that bars what would fail": 12,
    "a last card after which the rest is known first": 13,
    "searches to spare a cut": 14,
}
ALL = sum(_core.SOLVER_FEATURES.values())


#: What one deal gave: {"exact", "lower", "nodes", "ms"}.
Result = dict[str, Any]


class Log:
    """Results a line each, so that a run that was stopped goes on where it was.

    A result counts again for the same deal, table, budget and techniques, and only if the solver
    searches as it did then, by its signature.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[str, Result] = {}
        if path is None:
            return
        self.solver = f"{_core.solver_signature():016x}"
        if path.exists():
            text = path.read_text(encoding="utf-8")
            if text and not text.endswith("\n"):  # the run was stopped while it wrote
                path.write_text(text := text[: text.rfind("\n") + 1], encoding="utf-8")
            for line in text.splitlines():
                entry = json.loads(line)
                if entry["solver"] == self.solver:
                    self.known[json.dumps(entry["of"], sort_keys=True)] = entry["result"]

    def find(self, of: dict[str, Any]) -> Result | None:
        return self.known.get(json.dumps(of, sort_keys=True))

    def add(self, of: dict[str, Any], result: Result) -> None:
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"solver": self.solver, "of": of, "result": result}) + "\n")


def measure(
    left: int,
    deals: int,
    table: int,
    budget: int,
    features: int,
    played: bool = False,
    log: Log | None = None,
) -> dict[str, float]:
    log = log or Log(None)
    solver = None
    results = []
    for number in range(deals):
        of = {
            "tricks_left": left,
            "deal": number,
            "played": played,
            "table": table,
            "budget": budget,
            "features": features,
        }
        result = log.find(of)
        if result is None:
            solver = solver or _core.Solver(table << 20)
            position = _core.solve_set_position(number, left, played)
            start = time.process_time()
            answer = solver.solve(position, budget=budget, features=features)
            result = {
                "exact": answer.exact,
                "lower": answer.lower,
                "nodes": answer.nodes,
                "ms": 1e3 * (time.process_time() - start),
            }
            log.add(of, result)
        results.append(result)
    times = [result["ms"] for result in results]
    nodes = [result["nodes"] for result in results]
    tenths = quantiles(times, n=10, method="inclusive")
    tenths_nodes = quantiles(nodes, n=10, method="inclusive")
    return {
        "tricks_left": left,
        "deals": deals,
        "median_ms": tenths[4],
        "p90_ms": tenths[8],
        "max_ms": max(times),
        "median_nodes": tenths_nodes[4],
        "p90_nodes": tenths_nodes[8],
        "mean_nodes": mean(nodes),
        "open": sum(not result["exact"] for result in results),
        "sum_of_values": sum(result["lower"] for result in results),
    }


def show(row: dict[str, float]) -> None:
    print(
        f"{row['tricks_left']:>4} {row['deals']:>5} {row['median_ms']:>12,.3f}"
        f" {row['p90_ms']:>12,.2f} {row['max_ms']:>12,.1f} {row['median_nodes']:>14,.0f}"
        f" {row['p90_nodes']:>14,.0f} {row['mean_nodes']:>14,.0f} {row['open']:>5}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--left", type=int, nargs="*", default=[6, 8, 10, 12])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--table", type=int, default=256, help="megabytes")
    parser.add_argument("--budget", type=int, default=0, help="millions of nodes a deal")
    parser.add_argument("--played", action="store_true", help="the second set")
    parser.add_argument("--techniques", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--out", type=Path, help="keeps each deal's result; a later run resumes")
    given = parser.parse_args()
    budget = given.budget * 1_000_000
    log = Log(given.out)
    if not given.techniques:
        rows = []
        if not given.json:
            print("left deals    median ms       p90 ms       max ms   median nodes"
                  "      p90 nodes     mean nodes  open")  # fmt: skip
        for left in given.left:
            row = measure(left, given.deals, given.table, budget, ALL, given.played, log)
            rows.append(row)
            if not given.json:
                show(row)
        if given.json:
            print(json.dumps(rows, indent=1))
        return
    left = given.left[0] if len(given.left) == 1 else 9
    deals = min(given.deals, 100)
    base = measure(left, deals, given.table, budget, ALL, given.played, log)
    print(f"{left} tricks left, {deals} deals: {base['mean_nodes']:,.0f} nodes on average")
    for name, bit in TECHNIQUES.items():
        row = measure(left, deals, given.table, budget, ALL & ~(1 << bit), given.played, log)
        same = row["sum_of_values"] == base["sum_of_values"] or row["open"]
        remarks = ("" if same else "  OTHER VALUES") + (
            f"  open {row['open']}" if row["open"] else ""
        )
        print(
            f"  without: {name:<46} nodes x {row['mean_nodes'] / base['mean_nodes']:.2f}"
            f"  median x {row['median_nodes'] / base['median_nodes']:.2f}"
            f"  time x {row['median_ms'] / base['median_ms']:.2f}{remarks}",
            flush=True,
        )


if __name__ == "__main__":
    main()
