"""The bot ``random``: any legal move, each kind of move as :meth:`LegalMoves.sample` has it."""

from __future__ import annotations

from random import Random

from oudler.games.deal import View
from oudler.games.moves import Move

__all__ = ["decide"]


def decide(view: View, rng: Random) -> Move:
    """Any legal move."""
    legal = view.legal_moves()
    if legal is None:
        raise ValueError(f"it is not the turn of seat {view.seat}")
    return legal.sample(rng)
