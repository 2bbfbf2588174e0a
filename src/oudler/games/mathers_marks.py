"""Mathers's game: what a hand marks before play, and the cards that must be shown for it.

Rules: H7-H12, H22; decisions B1-5 to B1-13.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oudler.cards import CARDS, EXCUSE_BIT, KINGS, OUDLERS, SUIT_MASKS, TRUMPS, CardSet, bits

__all__ = ["CATEGORIES", "TAROT_TRUMPS", "Mark", "marks", "over", "tarot_trumps"]

#: The names of what can be marked, as the token ``marks(...)`` has them.
CATEGORIES: Final = ("greater", "lesser", "trump_count", "tarot_trumps", "sequences")

#: 21, 0, 1 and the four kings (H10).
TAROT_TRUMPS: Final = OUDLERS | KINGS

#: Points for three, four and five greater (17-21) or lesser (1-5) trumps (H8).
FIVES: Final = {3: 5, 4: 10, 5: 15}
#: Any ten, any thirteen trumps, the 0 among them (H9); the highest line only.
COUNTS: Final = ((13, 15), (10, 10))
#: Sequences: the longest first (H11).
RUNS: Final = ((10, 15), (7, 10), (4, 5))
SET_OF_TAROT_TRUMPS: Final = 15

_LESSER: Final = 0b11111 << 56
_GREATER: Final = _LESSER << 16

# The order in which Tarot trumps are shown: 21, 0, 1, then the kings.
_TAROT_ORDER: Final = (76, 77, 56, *bits(KINGS))


@dataclass(frozen=True, slots=True)
class Mark:
    """One category that scores: its name, the points, and the smallest set of cards that scores
    it, the highest the hand has, which everybody sees (H12)."""

    category: str
    points: int
    cards: CardSet


def tarot_trumps(hand: int) -> list[int]:
    """The Tarot trumps of a hand, by index, in the order in which they are shown."""
    return [index for index in _TAROT_ORDER if hand >> index & 1]


def over(hand: int) -> CardSet:
    """The Tarot trumps left over when sets of three are marked: the two that an ask shows."""
    held = tarot_trumps(hand)
    return CardSet(CARDS[index] for index in held[len(held) - len(held) % 3 :])


def marks(hand: int) -> tuple[Mark, ...]:
    """What a hand marks: the categories that score, in the order of :data:`CATEGORIES`."""
    found = []
    for category, five in (("greater", _GREATER), ("lesser", _LESSER)):
        held = hand & five
        points = FIVES.get(held.bit_count())
        if points:
            found.append(Mark(category, points, CardSet(held)))
    ranked = _high_to_low(hand & TRUMPS) + [EXCUSE_BIT] * bool(hand & EXCUSE_BIT)
    for count, points in COUNTS:
        if len(ranked) >= count:
            found.append(Mark("trump_count", points, CardSet(sum(ranked[:count]))))
            break
    held_tarot = tarot_trumps(hand)
    sets = len(held_tarot) // 3
    if sets:
        cards = CardSet(CARDS[index] for index in held_tarot[: 3 * sets])
        found.append(Mark("tarot_trumps", SET_OF_TAROT_TRUMPS * sets, cards))
    points, shown = _sequences(hand)
    if points:
        found.append(Mark("sequences", points, CardSet(shown)))
    return tuple(found)


def _high_to_low(mask: int) -> list[int]:
    return [1 << index for index in reversed(list(bits(mask)))]


def _sequences(hand: int) -> tuple[int, int]:
    """Points of all runs in one suit or in trumps, and the cards that show them.

    A run is split into parts of ten, seven and four that do not overlap, so that it scores most:
    the parts that pay best first is that split for every length up to 21 (H11).
    """
    points = 0
    shown = 0
    for suit in SUIT_MASKS:
        run: list[int] = []
        for bit in [*_high_to_low(suit), 0]:
            if hand & bit:
                run.append(bit)
                continue
            used = 0
            for length, worth in RUNS:
                while len(run) - used >= length:
                    points += worth
                    shown |= sum(run[used : used + length])
                    used += length
            run = []
    return points, shown
