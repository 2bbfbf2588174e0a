"""The compiled core plays by the same rules as the reference.

Ten thousand deals in all here; ``benchmarks/differential.py`` is the same over as many as wanted.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.differential.comparing import TABLES, compared

DEALS = 10_000 // len(TABLES) + 1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_core_and_reference_agree(game: str, players: int) -> None:
    seen: Counter[str] = Counter()
    assert not compared(game, players, DEALS, f"differential {game} {players}", seen)
    if game in ("fft", "michelsen"):
        rare = ("slam unannounced_made", "slam announced_made", "slam announced_failed")
        also = ("defence slam", "petit au bout", "poignée", "excuse in the last trick")
        missing = [what for what in (*rare, *also, "excuse takes the last trick") if not seen[what]]
        assert not missing, seen
