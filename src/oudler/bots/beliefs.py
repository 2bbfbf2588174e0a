"""What is certain about the hidden cards, from a view alone.

Voids and undertrumps, poignées and what they exclude, are in the view's own fold. Beyond that, in
French tarot: what the taker took up in the talon is in his hand or laid away, and nobody lays away
a king or an oudler, or a trump without showing it (F7); in Greer's game the dealer lays away no
card of five points (G3). A :class:`~oudler._core.Constraints` holds it all, and draws deals of the
hidden cards that agree with it.
"""

from __future__ import annotations

from typing import NamedTuple

from oudler import _core
from oudler.cards import ALL, KINGS, OUDLERS, PLAIN
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.greer import GreerState

__all__ = ["Beliefs", "beliefs", "taken_up"]


class Beliefs(NamedTuple):
    """Hidden cards and their holders: a seat each, None for the cards that are not played."""

    worlds: _core.Constraints
    holders: list[int | None]


def taken_up(known: FrenchState) -> int:
    """The cards of the talon that only the taker can have held, if he took it up."""
    contract = known.contract
    return known.talon if contract is not None and contract.takes_talon else 0


def beliefs(view: View) -> Beliefs:
    """What the seat can be certain of. Who is about to lay cards away knows them as his."""
    known = view.known
    seat = view.seat
    talon = taken_up(known) if isinstance(known, FrenchState) else 0
    hidden = ALL & ~known.played & ~known.hands[seat] & ~known.laid_away & ~known.dead
    holders: list[int | None] = []
    may, must, counts = [], [], []
    for other, cards in enumerate(known.hands):
        if other == seat:
            continue
        holders.append(other)
        possible = known.possible(other)
        taker = isinstance(known, FrenchState) and other == known.taker
        may.append(possible if taker else possible & ~talon)
        must.append(cards)
        counts.append(cards.bit_count() + known.unknown[other])
    pile = hidden.bit_count() - sum(counts)
    if pile:
        holders.append(None)
        free = hidden & ~known.located()
        if talon:
            free &= PLAIN & ~KINGS
        elif isinstance(known, GreerState):
            free &= ~KINGS & ~OUDLERS
        may.append(free)
        must.append(0)
        counts.append(pile)
    return Beliefs(_core.Constraints(hidden, may, counts, must), holders)
