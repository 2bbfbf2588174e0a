"""Means and intervals, against calculations by hand and tables in books."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from oudler.arena.intervals import Mean, mean_of, student

#: Two-sided 95 % quantiles of Student's distribution, from a printed table.
TABLE = {
    1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 20: 2.086, 30: 2.042,
    60: 2.000, 120: 1.980,
}  # fmt: skip


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_the_quantiles_are_those_of_the_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.005 if freedom < 5 else 0.0005)


def test_the_quantile_of_many_is_the_normal_one() -> None:
    assert student(1_000_000) == pytest.approx(1.95996, abs=1e-5)


def test_a_mean_by_hand() -> None:
    # Mean 4; squares 4 + 0 + 0 + 4 = 8 over 3; standard error sqrt(8/3/4); quantile 3.182.
    mean = mean_of([2, 4, 4, 6])
    assert mean.count == 4 and mean.mean == 4
    assert mean.half == pytest.approx(3.182 * sqrt(2 / 3), rel=0.005)
    assert mean.low == pytest.approx(4 - mean.half) and mean.high == pytest.approx(4 + mean.half)


def test_too_few_values() -> None:
    assert mean_of([]) == Mean(0, None, None, None)
    one = mean_of([7])
    assert (one.mean, one.low, one.half) == (7, None, None)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(1)
    held = 0
    for _ in range(2000):
        mean = mean_of([rng.gauss(3, 5) for _ in range(6)])
        assert mean.low is not None and mean.high is not None
        held += mean.low <= 3 <= mean.high
    # 95 % of 2000, and three standard deviations of that.
    assert abs(held - 1900) < 3 * sqrt(2000 * 0.95 * 0.05)
