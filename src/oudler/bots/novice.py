"""The bot ``novice``: simple sensible rules for every game, as a careful beginner plays.

It values a hand by counting, lays away to make voids and to save points, and plays each card by
weighing the chance of taking the trick against what the card may still be worth later.
"""

from __future__ import annotations

from random import Random

from oudler.bots.novice_french import decide as french
from oudler.bots.novice_greer import decide as greer
from oudler.bots.novice_mathers import decide as mathers
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.greer import GreerState
from oudler.games.mathers import MathersState
from oudler.games.moves import Move

__all__ = ["decide"]


def decide(view: View, rng: Random) -> Move:
    """A novice's move."""
    if view.turn != view.seat:
        raise ValueError(f"it is not the turn of seat {view.seat}")
    known = view.known
    if isinstance(known, FrenchState):
        return french(view, known, rng)
    if isinstance(known, MathersState):
        return mathers(view, known, rng)
    if isinstance(known, GreerState):
        return greer(view, known, rng)
    raise TypeError(f"the novice does not know {type(known).__name__}")
