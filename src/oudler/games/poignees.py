"""Showing trumps: which poignées a hand allows, and what is wrong with one.

Rules: F19, F22, C1, C2; M16, M17; decisions B0-10, B3-12, B3-13. Throughout, ``held`` is the mask
of the cards in the hand (those it may hold, if not all are known), ``forced`` the trumps laid away
by force, which count for the largest size only, and ``sizes`` how many cards each size shows.
"""

from __future__ import annotations

from oudler.cards import EXCUSE_BIT, PLAIN, TRUMPS, CardSet
from oudler.games.errors import IllegalMove
from oudler.games.french_score import SIZES
from oudler.games.legal import PoigneeChoice

__all__ = ["choices", "refusal", "size_shown"]

Sizes = tuple[int, int, int]


def choices(held: int, forced: int, sizes: Sizes) -> tuple[PoigneeChoice, ...]:
    """The poignées that a hand may show, small to large.

    Exactly as many trumps as the size asks; the Excuse only fills in for one that is missing, so
    that showing it says that no other trump is hidden.
    """
    found = []
    for size, count in zip(SIZES, sizes, strict=True):
        trumps = held & TRUMPS | (forced if count == sizes[2] else 0)
        number = trumps.bit_count()
        if number >= count:
            found.append(PoigneeChoice(size, count, CardSet(trumps), excuse=False))
        elif number == count - 1 and held & EXCUSE_BIT:
            found.append(PoigneeChoice(size, count, CardSet(trumps), excuse=True))
    return tuple(found)


def size_shown(cards: CardSet, held: int, sure: int, forced: int, sizes: Sizes) -> str | None:
    """The size that these cards show, None if the hand cannot show them.

    ``sure`` are the cards known to be in the hand, all of ``held`` in the ordinary case.
    """
    if len(cards) not in sizes:
        return None
    number = sizes.index(len(cards))
    counted = forced if number == 2 else 0
    if cards.mask & ~((held | counted) & (TRUMPS | EXCUSE_BIT)):
        return None
    if cards.mask & EXCUSE_BIT and (sure | counted) & TRUMPS & ~cards.mask:
        return None
    return SIZES[number]


def refusal(
    cards: CardSet, held: int, forced: int, sizes: Sizes, seat: int, rule: str
) -> IllegalMove:
    """Why cards that are no poignée of this hand may not be shown as one; ``rule`` forbids it."""
    who = seat + 1
    if len(cards) not in sizes:
        allowed = tuple(str(size) for size in sizes)
        return IllegalMove("poignee_size", rule, found=len(cards), allowed=allowed, seat=who)
    held |= forced if len(cards) == sizes[2] else 0
    for one in cards:
        if one.bit & PLAIN:
            return IllegalMove("poignee_not_trump", rule, card=one.code, seat=who)
        if not held & one.bit:
            return IllegalMove("not_in_hand", rule, card=one.code, seat=who)
    return IllegalMove("poignee_excuse_hides", rule, card="X", seat=who)
