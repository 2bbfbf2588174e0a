"""The novice at Mathers's game: exchange, ask, give and return, and twenty-five tricks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from oudler.bots.choosing import best_play
from oudler.bots.knowledge import EXCUSE_INDEX, FIRST_TRUMP, SUIT_OF, Knowledge
from oudler.cards import (
    CARDS,
    EXCUSE_BIT,
    JACKS,
    KINGS,
    KNIGHTS,
    PETIT_BIT,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE,
    CardSet,
    bits,
)
from oudler.games.deal import View
from oudler.games.events import Phase
from oudler.games.legal import Choices, LayAway, Plays
from oudler.games.mathers import EXCHANGED, MathersState
from oudler.games.mathers_marks import TAROT_TRUMPS, marks
from oudler.games.mathers_score import CLASSES, FOOL, KING_CUT
from oudler.games.moves import ASK, NO_ASK, Cards, Exchange, Give, Move, Return
from oudler.tricks import TRUMP_LED

__all__ = ["decide"]

#: What a trick is worth in which the card is the best (H18); the 0 does not count there.
_CLASS: Final = tuple(
    0 if one.bit == EXCUSE_BIT else next(worth for _, which, worth in CLASSES if one.bit & which)
    for one in CARDS
)
#: What a trick is worth on average once everybody has played to it.
_USUAL: Final = 2.5


def decide(view: View, known: MathersState, rng: Random) -> Move:
    """A novice's move in Mathers's game."""
    legal = view.legal_moves()
    hand = known.hands[view.seat]
    if isinstance(legal, Plays):
        return best_play(_scores(view, known, legal.mask), rng)
    if isinstance(legal, LayAway):
        return Exchange(Cards(CardSet(_least_useful(hand))))
    assert isinstance(legal, Choices)
    if known.phase is Phase.ASK:
        # Either way the ask wins something: five points, or a Tarot trump for a small card.
        return ASK if ASK in legal.moves else NO_ASK
    marked = known.marks[view.seat] is not None
    worth = _strength if marked else _worth(hand)
    return min(
        (move for move in legal if isinstance(move, Give | Return) and move.card is not None),
        key=lambda move: worth(hand, move.card.index if move.card else 0),
    )


# -- what a card is worth in the hand -------------------------------------------------------------


def _marked(hand: int) -> int:
    return sum(mark.points for mark in marks(hand))


def _worth(hand: int) -> Callable[[int, int], float]:
    """Points that a hand loses without a card: marks, and what it does in play."""
    before = _marked(hand)

    def worth(held: int, index: int) -> float:
        return before - _marked(held & ~(1 << index)) + _strength(held, index)

    return worth


def _least_useful(hand: int) -> int:
    """The three cards to lay away: small ones that mark nothing, from short suits."""
    laid = 0
    for _ in range(EXCHANGED):
        left = hand & ~laid
        weak = sorted(bits(left), key=lambda index: _strength(left, index))[:8]
        worth = _worth(left)
        laid |= 1 << min(weak, key=lambda index: worth(left, index))
    return laid


def _strength(hand: int, index: int) -> float:
    """What a card is good for in the tricks, in points."""
    bit = 1 << index
    if bit == EXCUSE_BIT:
        return 8.0
    if index >= FIRST_TRUMP:
        return 3.0 + 0.1 * (index - FIRST_TRUMP) + (1.0 if bit & PETIT_BIT else 0.0)
    held = hand & SUIT_MASKS[SUIT_OF[index]]
    size = held.bit_count()
    if bit & KINGS:
        return 5.5
    if bit & QUEENS:
        return 3.0 if held & KINGS else 2.0
    if bit & KNIGHTS:
        return 1.5
    # With trumps a short suit is soon trumped, without them a long one is better.
    short = 0.15 * size if (hand & TRUMPS).bit_count() >= 5 else -0.1 * size
    return 0.5 + 0.02 * (index % 14) + short + (0.3 if bit & JACKS else 0.0)


# -- the tricks -----------------------------------------------------------------------------------


def _scores(view: View, known: MathersState, legal: int) -> list[tuple[float, int]]:
    facts = Knowledge(view)
    trust = [float(seat == view.seat) for seat in range(view.players)]
    # With two a point to the other is a point lost; with three it is so half of the time.
    rival = 1.0 if view.players == 2 else 0.6
    inside = max((_CLASS[one.index] for one in known.trick), default=0)
    if legal & EXCUSE_BIT and facts.hand == EXCUSE_BIT:
        return [(0.0, EXCUSE_INDEX)]
    cuts = known.rules.king_cut and any(
        one.bit & KINGS and one.suit == facts.led for one in known.trick
    )
    values = []
    for index in bits(legal):
        chance = facts.ours(index, trust)
        # The 21 makes a good trick of any, so that is no reason to play it to this one.
        own = 1 if index == TWENTY_ONE.index else _CLASS[index]
        stake = max(inside, own, _USUAL if facts.behind else 1.0)
        if cuts and SUIT_OF[index] == TRUMP_LED:
            stake += KING_CUT
        gain = stake * (chance - rival * (1.0 - chance))
        plan = 0.0 if known.trick else _plan(facts, index)
        values.append((gain + plan - _later(facts, index), index))
    return values


def _later(facts: Knowledge, index: int) -> float:
    """What a card may still bring: a trick of its own, or the loss of one."""
    if index == EXCUSE_INDEX:
        # It counts for its player whenever it is played, so it waits to save a better card.
        return 1.5 if facts.trick else FOOL
    others = [seat for seat in range(facts.players) if seat != facts.seat]
    trumps_out = facts.can_have(others, TRUMPS)
    if index >= FIRST_TRUMP:
        rank = index - FIRST_TRUMP + 1
        later = 1.5 + 0.1 * rank
        if 1 << index & TAROT_TRUMPS and rank == 1:
            later += 1.0 if trumps_out else 3.0
        return later + (1.0 if facts.master(index) else 0.0)
    above = facts.above(index).bit_count()
    chance = (0.65 if trumps_out else 0.95) if not above else 0.35 if above == 1 else 0.1
    size = (facts.hand & SUIT_MASKS[SUIT_OF[index]]).bit_count()
    return chance * max(_CLASS[index], _USUAL) + 0.05 * size + 0.01 * (index % 14)


def _plan(facts: Knowledge, index: int) -> float:
    """With most of the trumps they are drawn, otherwise kept to trump with."""
    if SUIT_OF[index] < TRUMP_LED:
        return 0.2 * (facts.hand & SUIT_MASKS[SUIT_OF[index]]).bit_count()
    if index == EXCUSE_INDEX:
        return 0.0
    out = facts.unseen & TRUMPS
    others = facts.players - 1
    if not out:
        return -2.0
    mine = (facts.hand & TRUMPS).bit_count()
    return 1.5 if mine * others > 1.2 * out.bit_count() else -1.0
