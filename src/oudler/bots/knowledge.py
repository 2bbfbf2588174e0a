"""Pure questions over a view: who may still hold what, who can still take this trick.

A seat's cards are known in part: some were shown (``sure``), and of the rest some are ruled out by
what it has played. The others are spread evenly as far as a novice can tell, and the chances here
are those of drawing them blindly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from oudler.cards import ALL, CARDS, EXCUSE, EXCUSE_BIT, PETIT, SUIT_MASKS, TRUMPS, Card
from oudler.games.deal import View
from oudler.tricks import TRUMP_LED

__all__ = ["EXCUSE_INDEX", "FIRST_TRUMP", "PETIT_INDEX", "SUIT_OF", "Knowledge"]

FIRST_TRUMP: Final = 56
PETIT_INDEX: Final = PETIT.index
EXCUSE_INDEX: Final = EXCUSE.index
#: The suit of each card, by its index.
SUIT_OF: Final = tuple(one.suit for one in CARDS)


@lru_cache(maxsize=1 << 16)
def _none_of(wanted: int, pool: int, drawn: int) -> float:
    """The chance that ``drawn`` cards out of ``pool`` miss all of ``wanted``."""
    if not wanted or not drawn:
        return 1.0
    if pool - wanted < drawn:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


class Knowledge:
    """What a seat knows at its turn to play, made ready for questions.

    ``hand``: its cards. ``may``, ``sure``: by seat, the cards it may hold and those it is known to
    hold. ``unseen``: what any other seat may hold. ``behind``: the seats still to play after this
    one in the trick, in order. ``led``, ``best``, ``owner``: the suit led, the index of the card
    that takes the trick so far (-1: none yet) and its seat.
    """

    __slots__ = (
        "_unknown",
        "behind",
        "best",
        "hand",
        "known",
        "led",
        "may",
        "owner",
        "players",
        "seat",
        "sure",
        "trick",
        "unseen",
    )

    def __init__(self, view: View) -> None:
        known = view.known
        seat = view.seat
        players = known.players
        self.known = known
        self.seat = seat
        self.players = players
        self.hand = known.hands[seat]
        self.sure = known.hands
        self._unknown = known.unknown
        free = ALL & ~known.located()
        self.may = [
            hand | free & ~out if unknown else hand
            for hand, unknown, out in zip(known.hands, known.unknown, known.excluded, strict=True)
        ]
        self.unseen = 0
        for other, mask in enumerate(self.may):
            if other != seat:
                self.unseen |= mask
        self.trick = known.trick
        self.behind = [(seat + n) % players for n in range(1, players - len(known.trick))]
        self.led = known.led
        self.best = self._best()
        self.owner = seat
        for place, one in enumerate(known.trick):
            if one.index == self.best:
                self.owner = (known.leader + place) % players

    def _best(self) -> int:
        if self.known.top:
            return self.known.top
        inside = [one.index for one in self.trick if one.suit == self.led]
        return max(inside, default=-1)

    # -- one seat -----------------------------------------------------------------------------

    def count(self, seat: int) -> int:
        """How many cards the seat holds."""
        return self.sure[seat].bit_count() + self._unknown[seat]

    def misses(self, seat: int, cards: int) -> float:
        """The chance that the seat holds none of ``cards``."""
        sure = self.sure[seat]
        if sure & cards:
            return 0.0
        may = self.may[seat]
        return _none_of((may & cards).bit_count(), (may & ~sure).bit_count(), self._unknown[seat])

    def can_have(self, seats: Sequence[int], cards: int) -> bool:
        """Whether one of these seats may hold one of ``cards``."""
        return any(self.may[seat] & cards for seat in seats)

    def beats(self, seat: int, led: int, best: int) -> float:
        """The chance that the seat can beat the card ``best`` of a trick in the suit ``led``."""
        above = TRUMPS & -(2 << best) if best >= FIRST_TRUMP else SUIT_MASKS[led] & -(2 << best)
        if led == TRUMP_LED:
            return 1.0 - self.misses(seat, above)
        void = self.misses(seat, SUIT_MASKS[led])
        if best >= FIRST_TRUMP:
            return void * (1.0 - self.misses(seat, above)) if void else 0.0
        ruff = void * (1.0 - self.misses(seat, TRUMPS)) if void else 0.0
        return 1.0 - self.misses(seat, above) + ruff

    # -- the trick ----------------------------------------------------------------------------

    def with_card(self, index: int) -> tuple[int, int, int]:
        """Suit led, best card and its owner once this seat has played the card."""
        led, best, owner = self.led, self.best, self.seat
        if index == EXCUSE_INDEX:
            return led, best, self.owner
        suit = SUIT_OF[index]
        if led < 0:
            return suit, index, owner
        if index > best and ((suit == led and best < FIRST_TRUMP) or suit == TRUMP_LED):
            return led, index, owner
        return led, best, self.owner

    def ours(self, index: int, trust: Sequence[float]) -> float:
        """The chance that our side takes the trick if this seat plays the card.

        ``trust`` is by seat the chance that it is on our side. Those still to play take the trick
        from the other side whenever they can.
        """
        led, best, owner = self.with_card(index)
        if best < 0:
            others = [trust[seat] for seat in self.behind]
            return sum(others) / len(others) if others else 0.0
        chance = trust[owner]
        for seat in self.behind:
            beats = self.beats(seat, led, best)
            if beats:
                friend = trust[seat]
                chance += beats * (friend * (1.0 - chance) - (1.0 - friend) * chance)
        return chance

    # -- cards --------------------------------------------------------------------------------

    def above(self, index: int) -> int:
        """The cards of the same suit that are higher and that another seat may hold."""
        suit = SUIT_OF[index]
        if suit > TRUMP_LED:
            return 0
        return self.unseen & SUIT_MASKS[suit] & -(2 << index)

    def master(self, index: int) -> bool:
        """Whether nobody else can hold a higher card of the suit."""
        return not self.above(index)

    def foes_trumps(self, trust: Sequence[float]) -> int:
        """The trumps that a seat which may be against us may hold."""
        mask = 0
        for seat, friend in enumerate(trust):
            if friend < 1.0:
                mask |= self.may[seat]
        return mask & TRUMPS

    def suit_leads(self, suit: int) -> int:
        """How many complete tricks were led in the suit."""
        return sum(_led(trick.cards) == suit for trick in self.known.tricks)


def _led(cards: Sequence[Card]) -> int:
    return cards[1].suit if cards[0].bit == EXCUSE_BIT else cards[0].suit
