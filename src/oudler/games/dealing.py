"""From a pack to hands: who gets how many cards, and in which order they are dealt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from oudler.cards import ALL, Card, CardSet, mask_of
from oudler.games.errors import BadDeal

__all__ = ["Dealt", "Hand", "Layout", "dealt_from_pack"]


@dataclass(frozen=True)
class Layout:
    """How a pack is dealt.

    ``hand``: cards each. ``talon``: cards left over. ``packet``: cards dealt at a time, from the
    seat after the dealer round and round. ``dead``: hands dealt to nobody, after the dealer's
    (Mathers for two). ``talon_first``: single talon cards fall after the first packet of each
    round until the talon is full, so neither the first nor the last card goes there (F3); without
    it the talon is what is left at the end (H2, G2).
    """

    hand: int
    talon: int
    packet: int
    dead: int = 0
    talon_first: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards in one place, some of which may be unknown."""

    cards: CardSet
    unknown: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.unknown


@dataclass(frozen=True, slots=True)
class Dealt:
    """Who got which cards: ``hands`` by seat, the ``talon`` in the order dealt, the ``dead`` hand.

    In ``talon`` None stands for an unknown card.
    """

    hands: tuple[Hand, ...]
    talon: tuple[Card | None, ...] = ()
    dead: Hand = Hand(CardSet())

    @property
    def complete(self) -> bool:
        """Whether every card is known."""
        return not (self.dead.unknown or None in self.talon or any(h.unknown for h in self.hands))

    def check(self, layout: Layout) -> None:
        """Raises :class:`BadDeal`: ``hand_size``, ``talon_size``, ``dead_size``, ``card_twice``."""
        for seat, hand in enumerate(self.hands):
            if len(hand) != layout.hand:
                raise BadDeal("hand_size", seat=seat + 1, found=len(hand), expected=layout.hand)
        if len(self.talon) != layout.talon:
            raise BadDeal("talon_size", found=len(self.talon), expected=layout.talon)
        if len(self.dead) != layout.dead * layout.hand:
            raise BadDeal("dead_size", found=len(self.dead), expected=layout.dead * layout.hand)
        seen = 0
        for place, cards in self._places():
            for one in cards:
                if seen & one.bit:
                    raise BadDeal("card_twice", card=one.code, place=place)
                seen |= one.bit

    def _places(self) -> Iterator[tuple[str, Iterable[Card]]]:
        for seat, hand in enumerate(self.hands):
            yield f"Hand{seat + 1}", hand.cards
        yield "Talon", [one for one in self.talon if one is not None]
        yield "Dead", self.dead.cards


@cache
def _order(layout: Layout, players: int, dealer: int) -> tuple[int, ...]:
    """For each card of the pack the place it goes to: a seat, ``players`` for the dead hand,
    or -1 for the talon."""
    order: list[int] = []
    places = [(dealer + 1 + n) % players for n in range(players)] + [players] * layout.dead
    left = dict.fromkeys(places, layout.hand)
    talon = layout.talon
    while any(left.values()):
        for turn, place in enumerate(places):
            packet = min(layout.packet, left[place])
            order += [place] * packet
            left[place] -= packet
            if turn == 0 and talon and layout.talon_first:
                order.append(-1)
                talon -= 1
    return tuple(order + [-1] * talon)


def dealt_from_pack(pack: Sequence[Card], layout: Layout, players: int, dealer: int) -> Dealt:
    """Deal a pack of 78 cards, its first card first.

    Raises :class:`BadDeal` ``not_a_pack`` unless it holds each card once.
    """
    if len(pack) != 78 or mask_of(pack) != ALL:
        raise BadDeal("not_a_pack", found=len(set(pack)))
    masks = [0] * (players + 1)
    talon = []
    for one, place in zip(pack, _order(layout, players, dealer), strict=True):
        if place < 0:
            talon.append(one)
        else:
            masks[place] |= one.bit
    hands = tuple(Hand(CardSet(mask)) for mask in masks[:players])
    return Dealt(hands, tuple(talon), Hand(CardSet(masks[players])))
