"""Means and how sure they are.

The unit is the deal: what happens in the rotations of one deal hangs together, so it is averaged
first, and only deals are independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final

__all__ = ["CONFIDENCE", "Mean", "mean_of", "student"]

#: How often an interval holds the true mean.
CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of ``count`` deals; ``low`` and ``high`` bound it with 95 % confidence.

    All three are None where there is nothing to average, the bounds also for a single deal.
    """

    count: int
    mean: float | None
    low: float | None
    high: float | None

    @property
    def half(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values with its interval by Student's distribution."""
    count = len(values)
    if not count:
        return Mean(0, None, None, None)
    mean = sum(values) / count
    if count == 1:
        return Mean(1, mean, None, None)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = student(count - 1) * sqrt(variance / count)
    return Mean(count, mean, mean - half, mean + half)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's distribution: exact for one and two degrees of freedom,
    from three on by the expansion around the normal one (within half a percent, soon far less)."""
    if freedom == 1:
        return tan(pi * confidence / 2)
    if freedom == 2:
        return confidence * sqrt(2 / (1 - confidence**2))
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    z2 = z * z
    terms = (
        (z2 + 1) / 4,
        (5 * z2**2 + 16 * z2 + 3) / 96,
        (3 * z2**3 + 19 * z2**2 + 17 * z2 - 15) / 384,
        (79 * z2**4 + 776 * z2**3 + 1482 * z2**2 - 1920 * z2 - 945) / 92160,
    )
    return z * (1 + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1)))
