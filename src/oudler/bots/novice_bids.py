"""What a novice thinks of a hand of French tarot: points for trumps, courts, length and voids.

The weights come from playing: ``benchmarks/novice_table.py --fit`` deals hands to novices, lets
one of them take whatever it holds, and fits the margin (card points over the target).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oudler.cards import (
    EXCUSE_BIT,
    JACKS,
    KINGS,
    KNIGHTS,
    PETIT_BIT,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE_BIT,
)
from oudler.games.moves import Contract

__all__ = ["FEATURES", "bid", "features", "margin"]

#: What is counted in a hand, in the order of :func:`features`.
FEATURES: Final = (
    "trumps", "high_trumps", "twenty_one", "excuse", "petit", "bare_petit", "kings",
    "guarded_queens", "queens", "knights", "jacks", "voids", "singletons", "length",
)  # fmt: skip

#: Trumps 16 to 20.
_HIGH: Final = 0b11111 << 71


class Weights(NamedTuple):
    """How a number of players values hands: the margin of an empty hand, points for each feature,
    and the margins from which each contract is bid.

    A petit with few trumps is worth less here than the fit says: people hunt it, novices do not.
    Prise is bid where it is made about half of the time, the others only where they are made much
    more often and bring more than the one below.
    """

    empty: float
    points: tuple[float, ...]
    bids: tuple[float, float, float, float]


WEIGHTS: Final = {
    3: Weights(
        -41.5, (2.1, 1, 12, 11, 8.5, 6, 4.5, 3.5, 1.5, 1, 0.5, 1.5, 0.5, 1), (-1, 11, 20, 26)
    ),
    4: Weights(-40, (2.6, 1.3, 13, 11.5, 8.5, 5, 5, 2, 1, 0.5, 0, 1.5, 0.5, 1), (-2, 8, 20, 28)),
    5: Weights(-23, (2.1, 1.6, 11.5, 9, 6, 3, 4.5, 0, 0.5, 0, 0, 4, 1.5, 0), (2, 14, 23, 29)),
}


def features(hand: int) -> tuple[int, ...]:
    """The counts of :data:`FEATURES` in a hand."""
    trumps = (hand & TRUMPS).bit_count()
    petit = bool(hand & PETIT_BIT)
    guarded = queens = voids = singletons = length = 0
    for suit in SUIT_MASKS[:4]:
        held = hand & suit
        size = held.bit_count()
        if held & QUEENS:
            if held & KINGS:
                guarded += 1
            else:
                queens += 1
        voids += not size
        singletons += size == 1
        length += max(0, size - 4)
    return (
        trumps,
        (hand & _HIGH).bit_count(),
        int(bool(hand & TWENTY_ONE_BIT)),
        int(bool(hand & EXCUSE_BIT)),
        int(petit and trumps >= 5),
        int(petit and trumps < 5),
        (hand & KINGS).bit_count(),
        guarded,
        queens,
        (hand & KNIGHTS).bit_count(),
        (hand & JACKS).bit_count(),
        voids,
        singletons,
        length,
    )


def margin(hand: int, players: int) -> float:
    """The card points over the target that a taker of this hand may hope for."""
    weights = WEIGHTS[players]
    counted = zip(weights.points, features(hand), strict=True)
    return weights.empty + sum(points * count for points, count in counted)


def bid(hand: int, players: int, high: Contract) -> Contract:
    """The contract to bid over ``high``, or a pass."""
    hope = margin(hand, players)
    found = Contract.PASS
    for contract, needed in zip(list(Contract)[1:], WEIGHTS[players].bids, strict=True):
        if hope >= needed:
            found = contract
    return found if found > high else Contract.PASS
