"""Measuring bots: the same cards for everybody, many deals, and how sure the result is.

>>> from oudler.arena import Duplicate, run, summary_of
>>> plan = Duplicate.of("fft", 4, "arena", ["club", "novice", "novice", "novice"])
>>> summary = summary_of(plan, run(plan, range(1, 11)))
>>> summary.bots[0].points.mean is not None
True
"""

from __future__ import annotations

from oudler.arena.errors import ArenaError
from oudler.arena.pairing import Comparison, comparison_of
from oudler.arena.plans import ROLES, Duplicate, Paired, Plan
from oudler.arena.results import ResultsFile, read_results
from oudler.arena.running import processors, run
from oudler.arena.summary import Summary, summary_of

__all__ = [
    "ROLES",
    "ArenaError",
    "Comparison",
    "Duplicate",
    "Paired",
    "Plan",
    "ResultsFile",
    "Summary",
    "comparison_of",
    "processors",
    "read_results",
    "run",
    "summary_of",
]
