"""Who may play what, and who takes the trick: one place for all games.

The games differ only in the :class:`TrickRules` they pass. This Python is the reference; the
compiled core implements the same two functions and is compared with it.

Rules: F11-F13, C2 (first lead); M20-M26; G6-G10, G13; H13-H16.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oudler.cards import EXCUSE_BIT, PLAIN, SUIT_MASKS, TRUMPS, Card, CardSet, mask_of

__all__ = [
    "FREE",
    "NOTHING_LED",
    "TRUMP_LED",
    "TrickContext",
    "TrickRules",
    "lead_mask",
    "led_suit",
    "legal_cards",
    "legal_mask",
    "refusal",
    "ruled_out",
    "top_trump",
    "trick_winner",
]

#: The led suit of an empty trick, or of one that holds the Excuse alone.
NOTHING_LED: Final = -1
#: The led suit when a trump was led.
TRUMP_LED: Final = 4


@dataclass(frozen=True, slots=True)
class TrickRules:
    """The duties of a trick, as data.

    ``must_trump``: without the led suit one must trump. ``must_overtrump``: a trump must beat the
    trumps already there, if one can. ``trump_lead_needs_break``: no trump lead before a trump has
    been played. ``undertrump_lowest``: who cannot beat must play the lowest trump (B3-1).
    """

    must_trump: bool = True
    must_overtrump: bool = True
    trump_lead_needs_break: bool = False
    undertrump_lowest: bool = False


@dataclass(frozen=True, slots=True)
class TrickContext:
    """What a trick alone does not show.

    ``trumps_broken``: a numbered trump has been played in this deal. ``barred_lead``: cards that
    may not be led now if the hand holds another (the called suit in the first trick, C2).
    """

    trumps_broken: bool = True
    barred_lead: CardSet = CardSet()


FREE: Final = TrickContext()


def led_suit(trick: Sequence[Card]) -> int:
    """The suit to follow: 0-3, :data:`TRUMP_LED`, or :data:`NOTHING_LED`.

    An Excuse led leaves it to the next card to set the suit (F13, M25, H16, G13).
    """
    for one in trick:
        if one.bit != EXCUSE_BIT:
            return one.suit
    return NOTHING_LED


def top_trump(trick: Sequence[Card]) -> int:
    """The index of the highest trump in the trick, 0 if there is none."""
    return max((one.index for one in trick if one.suit == TRUMP_LED), default=0)


def lead_mask(hand: int, rules: TrickRules, broken: bool, barred: int) -> int:
    """What a leader may lead, as a mask."""
    if rules.trump_lead_needs_break and not broken and hand & PLAIN:
        hand &= ~TRUMPS
    return hand & ~barred or hand


def legal_mask(hand: int, led: int, top: int, rules: TrickRules) -> int:
    """What may be played to a trick that has been led to, as a mask.

    ``led`` is the suit to follow, ``top`` the index of the highest trump in the trick or 0.
    """
    if led < 0:
        return hand
    follow = hand & SUIT_MASKS[led]
    if led != TRUMP_LED:
        if follow:
            return follow | hand & EXCUSE_BIT
        if not rules.must_trump:
            return hand
        follow = hand & TRUMPS
    if not follow:
        return hand
    if top and rules.must_overtrump:
        higher = follow >> top + 1 << top + 1
        if higher:
            follow = higher
        elif rules.undertrump_lowest:
            follow &= -follow
    return follow | hand & EXCUSE_BIT


def legal_cards(
    hand: CardSet, trick: Sequence[Card], rules: TrickRules, context: TrickContext = FREE
) -> CardSet:
    """The cards of ``hand`` that may be played to ``trick`` (its cards in the order played)."""
    if not trick:
        barred = context.barred_lead.mask
        return CardSet(lead_mask(hand.mask, rules, context.trumps_broken, barred))
    return CardSet(legal_mask(hand.mask, led_suit(trick), top_trump(trick), rules))


def refusal(hand: int, one: Card, led: int, top: int, leading: bool, barred: int) -> str:
    """Why a card of ``hand`` that is not legal may not be played, as an error code.

    ``not_in_hand``, ``trumps_not_broken``, ``called_suit_barred``, ``must_follow``,
    ``must_trump``, ``must_overtrump`` or ``must_undertrump_lowest``.
    """
    if not hand & one.bit:
        return "not_in_hand"
    if leading:
        return "called_suit_barred" if barred & one.bit else "trumps_not_broken"
    if led != TRUMP_LED and hand & SUIT_MASKS[led]:
        return "must_follow"
    if one.suit != TRUMP_LED:
        return "must_follow" if led == TRUMP_LED else "must_trump"
    return "must_overtrump" if hand & TRUMPS & -(2 << top) else "must_undertrump_lowest"


def ruled_out(one: Card, led: int, top: int, leading: bool, rules: TrickRules, broken: bool) -> int:
    """The cards that a hand cannot hold which legally plays ``one``: the duties it would break.

    Takes the state of the trick before the card. A bar on leading the called suit shows nothing
    that is worth the trouble and is left out.
    """
    suit = one.suit
    if leading:
        hides = rules.trump_lead_needs_break and not broken and suit == TRUMP_LED
        return PLAIN if hides else 0
    if led < 0 or one.bit == EXCUSE_BIT:
        return 0
    out = 0
    if suit != led:
        out = SUIT_MASKS[led]
        if led == TRUMP_LED or not rules.must_trump:
            return out
        if suit != TRUMP_LED:
            return out | TRUMPS
    if suit == TRUMP_LED and top and rules.must_overtrump and one.index < top:
        out |= TRUMPS & -(2 << top)
        if rules.undertrump_lowest:
            out |= TRUMPS & one.bit - 1
    return out


def trick_winner(trick: Sequence[Card], excuse_wins: bool = False) -> int:
    """The place in ``trick`` (0 is the leader) of the card that takes it.

    The highest trump, else the highest card of the suit led (F12, M26, G8, H15). The Excuse never
    takes a trick, unless it was led and ``excuse_wins`` says that it does (F16, M28).
    """
    if excuse_wins and trick and trick[0].bit == EXCUSE_BIT:
        return 0
    cards = mask_of(trick)
    winning = cards & TRUMPS
    if not winning:
        led = led_suit(trick)
        if led < 0:
            raise ValueError("nobody takes a trick without a suit card or a trump")
        winning = cards & SUIT_MASKS[led]
    best = winning.bit_length() - 1
    return [one.index for one in trick].index(best)
