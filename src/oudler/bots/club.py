"""The bot ``club``: it deals the hidden cards some dozens of times and plays each card out.

All seats then play by the core's policy, which looks at nothing that they may not know. Bids are
made the same way: what passing and each contract bring. In the games without a policy of that kind
it plays like the novice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from oudler import _core
from oudler.bots.beliefs import french_beliefs
from oudler.bots.novice import decide as novice
from oudler.bots.novice_french import before_the_play
from oudler.bots.sight import core_rules, sight
from oudler.games.deal import View
from oudler.games.events import Phase
from oudler.games.french import FrenchState
from oudler.games.french_score import FACTORS, POIGNEE_PREMIUMS
from oudler.games.moves import BIDS, PLAYS, Contract, Move

__all__ = ["make"]

#: Deals for a bid, for each world of a card.
BID_WORLDS: Final = 2
#: What a contract must bring beyond passing, in points: defenders at the table are better than
#: those of the policy.
CAUTION: Final = 8.0
#: Half points by which the policy must find a card worse than another before it is not tried.
FOOLISH: Final = 12.0
#: How much the policy's own opinion counts beside the worlds played out, which are few: points for
#: each half point, from each defender.
OPINION: Final = 0.1


def make(options: Mapping[str, int]) -> Callable[[View, Random], Move]:
    """The bot with ``worlds`` deals of the hidden cards for each card it plays."""
    worlds = options["worlds"]

    def decide(view: View, rng: Random) -> Move:
        known = view.known
        if not isinstance(known, FrenchState) or view.turn != view.seat:
            return novice(view, rng)
        if known.phase is Phase.AUCTION:
            return _bid(view, known, worlds * BID_WORLDS, rng)
        return before_the_play(view, known) or _play(view, known, worlds, rng)

    return decide


def _bid(view: View, known: FrenchState, worlds: int, rng: Random) -> Move:
    values = _core.bid_values(
        core_rules(known.rules),
        view.players,
        known.leader,
        view.seat,
        known.hands[view.seat],
        [contract for _, contract in known.bids],
        worlds,
        rng.getrandbits(64),
    )
    passing = values[0][0]
    best, most = Contract.PASS, passing
    for contract in list(Contract)[known.high_bid + 1 :]:
        mean = values[contract][0] - CAUTION * FACTORS[contract]
        if mean > most:
            best, most = contract, mean
    return BIDS[best]


def _play(view: View, known: FrenchState, worlds: int, rng: Random) -> Move:
    seen = sight(view, known)
    # What the policy finds foolish is not tried: it could only win by chance.
    weighed = seen.weigh()
    least = max(weighed.values()) - FOOLISH
    tried = sum(1 << card for card, value in weighed.items() if value >= least)
    if not tried & tried - 1:
        return PLAYS[tried.bit_length() - 1]
    beliefs = french_beliefs(view, known)
    contract = known.contract
    assert contract is not None
    rows = seen.roll_out(
        beliefs.worlds,
        beliefs.holders,
        worlds,
        rng.getrandbits(64),
        factor=FACTORS[contract],
        poignees=sum(POIGNEE_PREMIUMS[size] for _, size, _ in known.poignees),
        slam=known.slam_announced,
        pile_attacks=contract is not Contract.CONTRE,
        pile_known=contract.takes_talon,
        cards=tried,
    )
    stake = OPINION * FACTORS[contract]
    if view.seat == known.taker:
        stake *= view.players - 1
    best = max(rows, key=lambda row: row[1] + stake * weighed[row[0]])
    return PLAYS[best[0]]
