"""The novice at French tarot, card by card.

A card is worth the chance of taking the trick times what lies in it, less what the card may still
bring later; leads have a plan on top (draw trumps, force with a long suit, make the taker ruff).
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, NamedTuple

from oudler.bots.choosing import best_play
from oudler.bots.knowledge import EXCUSE_INDEX, FIRST_TRUMP, PETIT_INDEX, SUIT_OF, Knowledge
from oudler.cards import (
    EXCUSE_BIT,
    PETIT_BIT,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE,
    bits,
)
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.french_score import HALF_POINTS
from oudler.games.moves import Play

__all__ = ["decide"]


#: A trick that is as good as ours.
_SURE: Final = 0.97


class Weights(NamedTuple):
    """How much a novice makes of things, in half points unless it is a chance.

    Tuned by letting novices with one weight changed play the same deals.
    """

    #: What a player still to come adds to a trick.
    to_come: float = 1.5
    #: The chance of our side from which the petit is played of one's own will; with few trumps.
    petit_safe: float = 0.9
    petit_in_danger: float = 0.7
    #: What the Excuse is kept for: so much for each card left beyond two, up to a limit.
    excuse_each: float = 1.2
    excuse_most: float = 4.0
    #: The chance that a card that is beaten ends on our side, and one that is nearly good.
    lost_attack: float = 0.25
    lost_defence: float = 0.45
    nearly: float = 0.2
    #: The same for the best card of a suit, while the others have trumps.
    master: float = 0.85
    #: What else lies in a trick that a card wins later.
    later_trick: float = 5.0
    #: More for an honour that goes to a sure trick of our side.
    charge: float = 3.0
    shorten: float = 0.1
    #: A trump kept: any, for its rank, if it is the best, the 21.
    trump: float = 5.0
    trump_rank: float = 0.5
    trump_master: float = 0.85
    twenty_one: float = 3.0
    petit: float = 3.0
    #: Leads of the taker: trumps when he has this share of theirs, long suits, the called suit.
    draw_share: float = 1.2
    draw: float = 10.0
    draw_less: float = 4.0
    draw_not: float = -2.0
    attack_length: float = 1.0
    call_lead: float = 6.0
    partner_draws: float = 2.0
    #: Leads of the defence: trumps, length, a suit that a friend or the attack led, a void taker.
    defence_trump: float = -8.0
    defence_length: float = 0.4
    friends_suit: float = 1.0
    attacks_suit: float = -1.0
    void_taker: float = 7.0


def decide(view: View, known: FrenchState, legal: int, rng: Random) -> Play:
    """The card to play among ``legal``."""
    return best_play(_Turn(view, known, legal).scores(), rng)


class _Turn:
    """One decision: what the seat knows and how it stands to the others."""

    weights: ClassVar[Weights] = Weights()

    def __init__(self, view: View, known: FrenchState, legal: int) -> None:
        self.known = known
        self.legal = legal
        self.facts = facts = Knowledge(view)
        self.seat = view.seat
        self.hand = facts.hand
        self.left = facts.hand.bit_count()
        self.trust = _trust(facts, known)
        taker = known.taker
        self.attacks = self.seat == taker or (taker is not None and self.trust[taker] == 1.0)
        self.trumps = (facts.hand & TRUMPS).bit_count()
        self.foes_trumps = facts.foes_trumps(self.trust).bit_count()
        # The Excuse is kept by its side, so it is not at stake in the trick.
        stake = float(sum(HALF_POINTS[one.index] for one in known.trick if one.bit != EXCUSE_BIT))
        self.stake = stake + self.weights.to_come * len(facts.behind)
        self.all_ours = all(self.trust[trick.winner] == 1.0 for trick in known.tricks)

    # -- the choice ---------------------------------------------------------------------------

    def scores(self) -> list[tuple[float, int]]:
        """What each card that is worth a thought promises, with its index."""
        options = self._thinkable()
        if not options & options - 1:
            return [(0.0, options.bit_length() - 1)]
        value = self._lead if not self.known.trick else self._follow
        return [(value(index), index) for index in bits(options)]

    def _thinkable(self) -> int:
        """The legal cards without the Excuse or the petit where they are out of question."""
        options = self.legal
        if not options & options - 1:
            return options
        if options & EXCUSE_BIT:
            if self.left == 2 and not self._slam_with_excuse():
                # In the last trick it would be lost.
                return EXCUSE_BIT
            if self._keeps_excuse():
                options &= ~EXCUSE_BIT
        if options & PETIT_BIT and options != PETIT_BIT and not self._petit_may_go():
            options &= ~PETIT_BIT
        return options

    def _slam_with_excuse(self) -> bool:
        """Every trick is ours and so is this one: then the Excuse, led last, wins as well."""
        if not self.all_ours or not self.known.tricks:
            return False
        other = (self.hand & ~EXCUSE_BIT).bit_length() - 1
        facts = self.facts
        return (
            bool(self.legal >> other & 1)
            and facts.with_card(other)[2] == self.seat
            and facts.ours(other, self.trust) == 1.0
        )

    def _keeps_excuse(self) -> bool:
        # Leading it gives the lead away for nothing.
        leads_for_nothing = not self.known.trick and self.legal & ~EXCUSE_BIT & ~PETIT_BIT
        return bool(leads_for_nothing) or self._slam_in_sight()

    def _slam_in_sight(self) -> bool:
        return self.all_ours and len(self.known.tricks) > self.known.hand_size // 2

    def _petit_may_go(self) -> bool:
        """The petit is safe in this trick, and there is nothing better to hope for."""
        w = self.weights
        if not self.foes_trumps:
            # Nobody can take it any more: it goes for the last trick.
            return self.left <= 2 or self.facts.led == 4 or not self.known.trick
        chance = self.facts.ours(PETIT_INDEX, self.trust)
        return chance >= (w.petit_safe if self.trumps > 2 else w.petit_in_danger) and bool(
            self.known.trick
        )

    def _follow(self, index: int) -> float:
        chance = self.facts.ours(index, self.trust)
        if index == EXCUSE_INDEX:
            return (2.0 * chance - 1.0) * self.stake - self._excuse_later()
        # The 21 brings its own points home in any trick, so they are no reason to play it.
        own = 1.0 if index == TWENTY_ONE.index else HALF_POINTS[index]
        value = (2.0 * chance - 1.0) * (self.stake + own) - self._later(index)
        if chance >= _SURE and self.known.trick and index < FIRST_TRUMP and own > 1.0:
            # Points in the bag are better than points hoped for.
            value += self.weights.charge
        return value

    def _lead(self, index: int) -> float:
        if index == EXCUSE_INDEX:
            return self._follow(index)
        plan = self._trump_plan() if index >= FIRST_TRUMP else self._suit_plan(index)
        return self._follow(index) + plan

    # -- what a card may still bring ----------------------------------------------------------

    def _excuse_later(self) -> float:
        """It saves an honour or a trump some other time, as long as there is time."""
        return min(self.weights.excuse_most, self.weights.excuse_each * (self.left - 2))

    def _later(self, index: int) -> float:
        if index >= FIRST_TRUMP:
            return self._trump_later(index)
        points = HALF_POINTS[index]
        above = self.facts.above(index).bit_count()
        w = self.weights
        chance = w.lost_attack if self.attacks else w.lost_defence
        if not above:
            chance = w.master if self.foes_trumps else 0.95
        elif above == 1:
            chance += w.nearly
        later = points * (2.0 * chance - 1.0) + w.later_trick * chance
        # Low cards of a short suit go first: a void is worth having.
        held = self.hand & SUIT_MASKS[SUIT_OF[index]]
        return later + w.shorten * held.bit_count() + 0.01 * (index % 14)

    def _trump_later(self, index: int) -> float:
        w = self.weights
        rank = index - 55
        if index == PETIT_INDEX:
            return 12.0 if not self.foes_trumps else w.petit
        later = w.trump + w.trump_rank * rank
        if not self.facts.above(index):
            later += w.trump_master
        if rank == 21:
            later += w.twenty_one
        return later

    # -- what a lead is for -------------------------------------------------------------------

    def _trump_plan(self) -> float:
        w = self.weights
        if not self.foes_trumps:
            return -8.0
        if self.seat == self.known.taker:
            share = self.trumps / self.foes_trumps
            if share >= w.draw_share:
                return w.draw
            return w.draw_less if share >= 0.75 * w.draw_share else w.draw_not
        return w.partner_draws if self.attacks else w.defence_trump

    def _suit_plan(self, index: int) -> float:
        w = self.weights
        suit = SUIT_OF[index]
        size = (self.hand & SUIT_MASKS[suit]).bit_count()
        if self.attacks:
            plan = w.attack_length * (size - 3)
            if self._calls_partner(index):
                plan += w.call_lead
            return plan
        plan = w.defence_length * (size - 3)
        for trick in self.known.tricks:
            if SUIT_OF[trick.cards[0].index] == suit:
                plan += w.friends_suit if self.trust[trick.leader] > 0.5 else w.attacks_suit
        taker = self.known.taker
        assert taker is not None
        plan += w.void_taker * self.facts.misses(taker, SUIT_MASKS[suit])
        return plan

    def _calls_partner(self, index: int) -> bool:
        """A low card of the called suit finds the partner, who is sure to have the king."""
        called = self.known.called
        return (
            called is not None
            and self.seat == self.known.taker
            and called.suit == SUIT_OF[index]
            and bool(self.facts.unseen & called.bit)
            and max(self.trust[: self.seat] + self.trust[self.seat + 1 :]) < 1.0
        )


def _trust(facts: Knowledge, known: FrenchState) -> list[float]:
    """By seat, the chance that it is on this seat's side."""
    seat, taker, called = facts.seat, known.taker, known.called
    trust = [0.0 if seat == taker else 1.0] * facts.players
    trust[seat] = 1.0
    if seat != taker:
        assert taker is not None
        trust[taker] = 0.0
    if called is None:
        return trust
    partner = known.partner
    if partner == seat:
        return [1.0 if s in (seat, taker) else 0.0 for s in range(facts.players)]
    if partner is not None:
        trust[partner] = 1.0 - trust[partner]
        return trust
    # Anybody who may hold the called card may be the partner.
    maybe = [
        s for s in range(facts.players) if s not in (seat, taker) and facts.may[s] & called.bit
    ]
    for s in maybe:
        trust[s] += (-1.0 if trust[s] else 1.0) / len(maybe)
    return trust
