"""From scores to a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from oudler.games.moves import PLAYS, Play

__all__ = ["best_play"]


def best_play(scores: Sequence[tuple[float, int]], rng: Random) -> Play:
    """The play of the card with the highest score; among equals one at random."""
    top = max(scores)[0]
    best = [index for score, index in scores if score == top]
    return PLAYS[best[0] if len(best) == 1 else best[rng.randrange(len(best))]]
