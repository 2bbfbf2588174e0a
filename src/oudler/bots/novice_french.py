"""The novice at French tarot before the cards are played: bid, call, discard, slam, poignée."""

from __future__ import annotations

from random import Random
from typing import Final

from oudler.bots.laying_away import lay_away
from oudler.bots.novice_bids import bid, margin
from oudler.bots.novice_french_play import decide as play
from oudler.cards import (
    JACKS,
    KINGS,
    KNIGHTS,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE_BIT,
    Card,
    CardSet,
)
from oudler.games.deal import View
from oudler.games.events import Phase
from oudler.games.french import FrenchState
from oudler.games.french_score import half_points
from oudler.games.legal import Choices, LayAway, Plays
from oudler.games.moves import BIDS, Call, Cards, Discard, Move, Poignee, Slam

__all__ = ["decide"]

#: Margins from which a taker shows his trumps.
SHOW: Final = 8.0


def decide(view: View, known: FrenchState, rng: Random) -> Move:
    """A novice's move in French tarot."""
    hand = known.hands[view.seat]
    legal = view.legal_moves()
    if isinstance(legal, Plays):
        poignee = _poignee(legal, known, view.seat)
        return poignee or play(view, known, legal.mask, rng)
    if isinstance(legal, LayAway):
        laid = lay_away(hand, legal.free.mask | legal.trumps.mask, legal.count, _suit_worth)
        return Discard(Cards(CardSet(laid)))
    if known.phase is Phase.AUCTION:
        return BIDS[bid(hand, view.players, known.high_bid)]
    assert isinstance(legal, Choices)
    if known.phase is Phase.CALL:
        return Call(_called([move.card for move in legal if isinstance(move, Call)], hand))
    return Slam(_sure_of_all(known, view.seat))


# -- the call -------------------------------------------------------------------------------------


def _called(cards: list[Card], hand: int) -> Card:
    """A card that somebody else has, in a suit with the queen, else in a short one.

    With the queen a king in the partner's hand makes two tricks. A suit of one or two cards is
    soon trumped; in a void the call would leave nothing to lead to the partner.
    """

    def wish(one: Card) -> tuple[bool, bool, bool, int]:
        held = hand & SUIT_MASKS[one.suit]
        return (
            bool(hand & one.bit),
            not held & QUEENS,
            not held,
            held.bit_count(),
        )

    return min(cards, key=lambda one: (wish(one), -one.rank, one.index))


# -- the discard ----------------------------------------------------------------------------------


def _suit_worth(kept: int, laid: int) -> float:
    """Half points that a suit brings: those laid away are safe, those kept must still be won."""
    worth = float(half_points(laid))
    king = kept & KINGS
    queen = kept & QUEENS
    size = kept.bit_count()
    if king:
        worth += 5.0
    if queen:
        worth += 4.0 if king else (-2.0 if size >= 3 else -4.0)
    if kept & KNIGHTS:
        worth += 1.0 if king and queen else (-1.5 if king or queen else -3.0)
    if kept & JACKS:
        worth -= 1.0
    if not size:
        return worth + 6.0
    if size == 1 and not king:
        worth += 2.0
    return worth + 2.0 * max(0, size - 4)


# -- slam and poignée -----------------------------------------------------------------------------


def _sure_of_all(known: FrenchState, seat: int) -> bool:
    """Whether the taker, leading first, takes every trick: trumps to draw them all, and beyond
    them only cards that nothing else beats."""
    if not known.rules.slam_announcer_leads and known.leader != seat:
        return False
    hand = known.hands[seat]
    missing = TRUMPS & ~hand & ~known.laid_away
    above = hand & TRUMPS & -(1 << missing.bit_length())
    # All the missing trumps in one hand would need as many rounds.
    if above.bit_count() < missing.bit_count():
        return False
    for suit in SUIT_MASKS[:4]:
        out = suit & ~hand & ~known.laid_away
        held = hand & suit
        top = held & -(1 << out.bit_length())
        if held != top and top.bit_count() < out.bit_count():
            return False
    return True


def _poignee(legal: Plays, known: FrenchState, seat: int) -> Poignee | None:
    """Shown when one's side is likely to win: what is shown helps the other side to count."""
    choices = legal.poignees
    if not choices:
        return None
    hand = known.hands[seat]
    trumps = (hand & TRUMPS).bit_count()
    if seat == known.taker:
        if margin(hand, known.players) < SHOW:
            return None
    elif seat not in known.attack and not (
        hand & TWENTY_ONE_BIT and trumps > known.table.poignees[0]
    ):
        return None
    best = max(choices, key=lambda choice: choice.count)
    return Poignee(best.lowest())
