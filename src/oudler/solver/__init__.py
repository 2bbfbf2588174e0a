"""What deals of French tarot are worth when all hands are open and both sides play perfectly.

A :class:`Position` is taken from a deal as it stands, or as it stood after some trick; a
:class:`Solver` gives its value, that of every card, and a line of best play. Card points are
integers of half points, seats 0-based, as everywhere inside of Oudler. The search itself is
compiled; docs/solver.md explains it.
"""

from __future__ import annotations

from oudler.solver.deals import (
    OBJECTIVES,
    TABLE_BYTES,
    Bounds,
    Cancellation,
    Objective,
    Played,
    Position,
    Solution,
    Solver,
    Unsolvable,
    plays_of,
    position_of,
)

__all__ = [
    "OBJECTIVES",
    "TABLE_BYTES",
    "Bounds",
    "Cancellation",
    "Objective",
    "Played",
    "Position",
    "Solution",
    "Solver",
    "Unsolvable",
    "plays_of",
    "position_of",
]
