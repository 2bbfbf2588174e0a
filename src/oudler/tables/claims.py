"""Claiming all remaining tricks.

A claim is granted without asking anybody only if what the claimant may know proves it: whatever
the others hold and play, the claimant's cards take every trick. The proof looks at nothing else,
so a refusal tells nothing about hidden cards.

The claim is then written out as cards. The claimant's come in the order of the proof; for the
others those are laid down that would serve them best: the Excuse as soon as it may be played, the
petit next, then what is worth most, so that cards that score fall into the same tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oudler.cards import (
    CARDS,
    EXCUSE_BIT,
    PETIT_BIT,
    SUIT_MASKS,
    TRUMPS,
    Card,
    bits,
    cards_of,
)
from oudler.games import Deal, IllegalMove
from oudler.games.french_score import HALF_POINTS
from oudler.games.legal import Plays
from oudler.games.moves import PLAYS
from oudler.games.state import State

__all__ = ["proof", "together"]

#: So many cards are tried before a claim by consent counts as impossible.
MOST_TRIED: Final = 3000


@dataclass(frozen=True)
class _Other:
    """What another seat may hold: any of ``may``, ``size`` cards in all."""

    may: int
    size: int

    def most(self, suit: int) -> int:
        """The most times that the seat can follow to this suit, an Excuse put in between."""
        return min((self.may & (suit | EXCUSE_BIT)).bit_count(), self.size)


def proof(deal: Deal, seat: int) -> tuple[str, ...] | None:
    """The cards, as tokens, by which the seat in turn takes all remaining tricks by force.

    None if its own knowledge does not prove that it does.
    """
    known = deal.view(seat).known
    hand = known.hands[seat]
    after = [other for other in _still_to_play(known, seat) if other != seat]
    others = [other for other in range(known.players) if other != seat]
    size = hand.bit_count()
    if not known.trick:
        order = _winning_leads(hand, [_Other(known.possible(o), size) for o in others])
        return None if order is None else _laid_out(deal, seat, order)
    behind = 0
    for other in after:
        behind |= known.possible(other)
    rest = [_Other(known.possible(o), size - 1) for o in others]
    for index in bits(known.play_mask(seat)):
        if not _wins(CARDS[index], known.led, known.top, known.trick, behind):
            continue
        order = _winning_leads(hand ^ 1 << index, rest)
        if order is not None:
            laid = _laid_out(deal, seat, [CARDS[index], *order])
            if laid is not None:
                return laid
    return None


def _still_to_play(known: State, seat: int) -> list[int]:
    """The seats that play to this trick after ``seat``."""
    left = known.players - len(known.trick)
    return [(seat + n) % known.players for n in range(1, left)]


def _wins(one: Card, led: int, top: int, trick: Sequence[Card], behind: int) -> bool:
    """Whether a card takes the trick on the table, whatever cards of ``behind`` follow."""
    if one.bit == EXCUSE_BIT:
        return False
    if one.is_trump:
        return one.index > top and not behind & TRUMPS & -(2 << one.index)
    suit = one.suit if led < 0 else led
    if one.suit != suit or top or behind & TRUMPS:
        return False
    above = SUIT_MASKS[suit] & -(2 << one.index)
    return not behind & above and not any(other.bit & above for other in trick)


def _winning_leads(hand: int, others: Sequence[_Other]) -> list[Card] | None:
    """An order in which the cards of ``hand``, led one by one, take every trick."""
    if hand & EXCUSE_BIT:
        return None
    trumps = _run(hand, TRUMPS, others)
    if trumps is None:
        return None
    drawn = len(trumps) >= max(other.most(TRUMPS) for other in others) or not any(
        other.may & TRUMPS for other in others
    )
    plain: list[Card] = []
    for suit in SUIT_MASKS[:4]:
        run = _run(hand, suit, others)
        if run is None:
            return None
        plain += run
    if plain and not drawn:
        return None
    # The petit last, where it may count double.
    last = [one for one in trumps if one.bit == PETIT_BIT]
    return [*(one for one in trumps if one.bit != PETIT_BIT), *plain, *last]


def _run(hand: int, suit: int, others: Sequence[_Other]) -> list[Card] | None:
    """The cards of one suit from the top, if each of them takes its trick.

    Those above all that the others may hold do; after so many of these as any of the others can
    follow to, nobody has one left, and the low ones do too.
    """
    mine = cards_of(hand & suit)[::-1]
    theirs = 0
    for other in others:
        theirs |= other.may & suit
    highest = theirs.bit_length() - 1
    sure = sum(one.index > highest for one in mine)
    if sure < len(mine) and sure < max(other.most(suit) for other in others):
        return None
    return list(mine)


def _laid_out(deal: Deal, seat: int, order: Sequence[Card]) -> tuple[str, ...] | None:
    """All cards to the end of the deal; None if the order breaks a duty of the claimant."""
    deal = deal.copy()
    tokens = []
    own = iter(order)
    while not deal.over:
        if deal.turn == seat:
            move = PLAYS[next(own).index]
        else:
            legal = deal.legal_moves()
            assert isinstance(legal, Plays)
            move = PLAYS[min(bits(legal.mask), key=_kindest)]
        try:
            deal.push(move)
        except IllegalMove:
            return None
        tokens.append(str(move))
        if deal.tricks and not deal.trick and deal.tricks[-1].winner != seat:
            # Nothing that the proof covers; but the score must never depend on that.
            return None
    return tuple(tokens)


def _kindest(index: int) -> tuple[bool, bool, int, int]:
    """Puts first what is best played soon to tricks that are lost anyway."""
    bit = 1 << index
    return (bit != EXCUSE_BIT, bit != PETIT_BIT, -HALF_POINTS[index], index)


# -- by consent -----------------------------------------------------------------------------------


def together(deal: Deal, seat: int) -> tuple[str, ...] | None:
    """Cards, as tokens, that give the seat in turn all remaining tricks if everybody helps.

    None if there are none, or none that a short search finds.
    """
    return _Helpful(seat).search(deal)


class _Helpful:
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.left = MOST_TRIED

    def search(self, deal: Deal) -> tuple[str, ...] | None:
        if deal.over:
            return ()
        legal = deal.legal_moves()
        assert isinstance(legal, Plays)
        # The claimant from the top, the others from the bottom.
        choice = sorted(bits(legal.mask), reverse=deal.turn == self.seat)
        for index in choice:
            if not self.left:
                return None
            self.left -= 1
            after = deal.copy()
            try:
                after.push(PLAYS[index])
            except IllegalMove:
                continue
            ended = not after.trick
            if ended and after.tricks[-1].winner != self.seat:
                continue
            rest = self.search(after)
            if rest is not None:
                return (CARDS[index].code, *rest)
        return None
