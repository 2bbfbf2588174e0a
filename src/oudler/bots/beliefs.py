"""What is certain about the hidden cards, from a view alone.

Voids and undertrumps, poignées and what they exclude, are in the view's own fold. Beyond that: what
the taker took up in the talon is in his hand or laid away, and nobody lays away a king or an
oudler, or a trump without showing it (F7). A :class:`~oudler._core.Constraints` holds it all, and
draws deals of the hidden cards that agree with it.
"""

from __future__ import annotations

from typing import NamedTuple

from oudler import _core
from oudler.cards import ALL, KINGS, PLAIN
from oudler.games.deal import View
from oudler.games.french import FrenchState

__all__ = ["Beliefs", "french_beliefs", "taken_up"]


class Beliefs(NamedTuple):
    """Hidden cards and their holders: a seat each, None for the cards that are not played."""

    worlds: _core.Constraints
    holders: list[int | None]


def taken_up(known: FrenchState) -> int:
    """The cards of the talon that only the taker can have held, if he took it up."""
    contract = known.contract
    return known.talon if contract is not None and contract.takes_talon else 0


def french_beliefs(view: View, known: FrenchState) -> Beliefs:
    """What the seat can be certain of while the cards are played."""
    seat = view.seat
    talon = taken_up(known)
    hidden = ALL & ~known.played & ~known.hands[seat] & ~known.laid_away
    holders: list[int | None] = []
    may, must, counts = [], [], []
    for other, hand in enumerate(known.hands):
        if other == seat:
            continue
        holders.append(other)
        possible = known.possible(other)
        may.append(possible if other == known.taker else possible & ~talon)
        must.append(hand)
        counts.append(hand.bit_count() + known.unknown[other])
    pile = hidden.bit_count() - sum(counts)
    if pile:
        holders.append(None)
        free = hidden & ~known.located()
        may.append(free & PLAIN & ~KINGS if talon else free)
        must.append(0)
        counts.append(pile)
    return Beliefs(_core.Constraints(hidden, may, counts, must), holders)
