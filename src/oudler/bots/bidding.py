"""Bids of French tarot by playing deals out: what passing and each contract bring."""

from __future__ import annotations

from random import Random
from typing import Final

from oudler import _core
from oudler.bots.sight import core_rules
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.french_score import FACTORS
from oudler.games.moves import BIDS, Bid, Contract

__all__ = ["bid"]

#: What a contract must bring beyond passing, in the taker's points: by so much takers do better at
#: a table of experts than the deals played out by the policy say.
CAUTION: Final = -10.0


def bid(view: View, known: FrenchState, deals: int, rng: Random) -> Bid:
    """The bid that brings most over ``deals`` deals of the other hands."""
    values = _core.bid_values(
        core_rules(known.rules),
        view.players,
        known.leader,
        view.seat,
        known.hands[view.seat],
        [contract for _, contract in known.bids],
        deals,
        rng.getrandbits(64),
    )
    passing = values[0][0]
    best, most = Contract.PASS, passing
    for contract in list(Contract)[known.high_bid + 1 :]:
        mean = values[contract][0] - CAUTION * FACTORS[contract]
        if mean > most:
            best, most = contract, mean
    return BIDS[best]
