"""Deals played by the reference and by the compiled core: do they agree?

    python benchmarks/differential.py [--deals 100000] [--seed TEXT] [--jobs 2]

The comparison of ``tests/differential`` over many more deals, spread over all presets and numbers
of players. Prints what rare things were seen, and exits with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.differential.comparing import TABLES, compared


def compare(job: tuple[str, int, int, str]) -> tuple[list[str], Counter[str]]:
    seen: Counter[str] = Counter()
    return compared(*job, seen), seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000, help="over all tables")
    parser.add_argument("--seed", default="differential")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    parts = 4
    each = -(-options.deals // (parts * len(TABLES)))
    jobs = [
        (name, players, each, f"{options.seed} {name} {players} {part}")
        for part in range(parts)
        for name, players in TABLES
    ]
    start = time.perf_counter()
    wrong: list[str] = []
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for faults, found in pool.map(compare, jobs):
            wrong += faults
            seen += found
    for fault in wrong[:20]:
        print(fault)
    for what, count in sorted(seen.items()):
        print(f"{count:>8} × {what}")
    spent = time.perf_counter() - start
    print(
        f"{each * len(jobs):,} deals at {len(TABLES)} tables in {spent:.0f} s: "
        f"{len(wrong)} differences"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
