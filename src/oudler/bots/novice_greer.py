"""The novice at Greer's game: everybody for himself, and only some cards score."""

from __future__ import annotations

from random import Random
from typing import Final

from oudler.bots.choosing import best_play
from oudler.bots.knowledge import EXCUSE_INDEX, FIRST_TRUMP, PETIT_INDEX, SUIT_OF, Knowledge
from oudler.bots.laying_away import lay_away
from oudler.cards import (
    CARDS,
    JACKS,
    KINGS,
    KNIGHTS,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE,
    CardSet,
    bits,
)
from oudler.games.deal import View
from oudler.games.greer import MAGICIAN_LAST, VALUES, GreerState
from oudler.games.legal import LayAway, Plays
from oudler.games.moves import Cards, Discard, Move

__all__ = ["decide"]

#: Points of each card won: in a pile of three a scoring card loses a point (G15), and three cards
#: make a pile.
_WORTH: Final = tuple(
    next((value - 1 for which, value in VALUES if one.bit & which), 0) + 1 / 3 for one in CARDS
)
#: What a player still to come adds, on average.
_TO_COME: Final = 0.7
#: What a point that another wins costs: it may go to any of the rivals.
_RIVAL: Final = 0.5


def decide(view: View, known: GreerState, rng: Random) -> Move:
    """A novice's move in Greer's game."""
    legal = view.legal_moves()
    if isinstance(legal, LayAway):
        scores = known.rules.discard_scores == "dealer"
        hand = known.hands[view.seat]
        laid = _lay_away(hand, legal.free.mask, legal.count, scores)
        return Discard(Cards(CardSet(laid)))
    assert isinstance(legal, Plays)
    facts = Knowledge(view)
    trust = [float(seat == view.seat) for seat in range(view.players)]
    stake = sum(_WORTH[one.index] for one in known.trick if one.index != EXCUSE_INDEX)
    stake += _TO_COME * len(facts.behind)
    values = [(_value(facts, trust, stake, index), index) for index in bits(legal.mask)]
    return best_play(values, rng)


def _lay_away(hand: int, free: int, count: int, scores: bool) -> int:
    """Courts that would be lost, and short suits; trumps stay unless nothing else is free."""

    def worth(kept: int, laid: int) -> float:
        safe = 4.0 * (laid & QUEENS).bit_count() + 3.0 * (laid & KNIGHTS).bit_count()
        safe += 2.0 * (laid & JACKS).bit_count()
        total = safe if scores else 0.0
        king, queen, size = kept & KINGS, kept & QUEENS, kept.bit_count()
        if queen:
            total += 3.5 if king else 1.5 if size >= 3 else 0.0
        if kept & KNIGHTS:
            total += 2.0 if king and queen else 0.5
        if not size:
            total += 2.5
        return total + (0.5 if size == 1 else 0.0)

    return lay_away(hand, free, count, worth)


def _value(facts: Knowledge, trust: list[float], stake: float, index: int) -> float:
    """The points that playing the card promises, less what it may bring later."""
    chance = facts.ours(index, trust)
    # The Fool comes back, and the World takes its trick: neither is at stake (G11).
    own = 0.0 if index in (EXCUSE_INDEX, TWENTY_ONE.index) else _WORTH[index]
    last = facts.hand & facts.hand - 1 == 0
    bonus = MAGICIAN_LAST * chance if last and index == PETIT_INDEX else 0.0
    gain = (chance - _RIVAL * (1.0 - chance)) * (stake + own) + bonus
    plan = 0.0 if facts.trick else _plan(facts, index)
    return gain + plan - _later(facts, index)


def _later(facts: Knowledge, index: int) -> float:
    """What a card may still bring."""
    others = [seat for seat in range(facts.players) if seat != facts.seat]
    trumps_out = facts.can_have(others, TRUMPS)
    if index == EXCUSE_INDEX:
        # It saves an honour some other time, and gives a lead away for nothing.
        return 2.0 if facts.trick else 6.0
    if index == PETIT_INDEX:
        return 3.0 if trumps_out else 5.0 + MAGICIAN_LAST
    if index >= FIRST_TRUMP:
        rank = index - FIRST_TRUMP + 1
        return 1.0 + 0.12 * rank + (1.5 if facts.master(index) else 0.0)
    above = facts.above(index).bit_count()
    chance = (0.7 if trumps_out else 0.95) if not above else 0.35 if above == 1 else 0.15
    size = (facts.hand & SUIT_MASKS[SUIT_OF[index]]).bit_count()
    return chance * (_WORTH[index] + 2.0) + 0.05 * size + 0.005 * (index % 14)


def _plan(facts: Knowledge, index: int) -> float:
    """Trumps are drawn by who has most of them; otherwise short suits are led to trump later."""
    trumps = (facts.hand & TRUMPS).bit_count()
    others = [seat for seat in range(facts.players) if seat != facts.seat]
    if index == EXCUSE_INDEX:
        return 0.0
    if index >= FIRST_TRUMP:
        out = (facts.unseen & TRUMPS).bit_count()
        if not facts.can_have(others, TRUMPS):
            return -4.0
        return 2.0 if trumps * len(others) > out * 1.5 else -2.0
    size = (facts.hand & SUIT_MASKS[SUIT_OF[index]]).bit_count()
    return 0.6 * (4 - size) if trumps else 0.0
