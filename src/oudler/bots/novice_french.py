"""The novice at French tarot: the core's policy, which bids, lays away and plays for it."""

from __future__ import annotations

from random import Random

from oudler import _core
from oudler.bots.sight import core_rules, sight
from oudler.cards import CARDS, CardSet
from oudler.games.deal import View
from oudler.games.events import Phase
from oudler.games.french import FrenchState
from oudler.games.legal import LayAway, Plays
from oudler.games.moves import BIDS, PLAYS, Call, Cards, Discard, Move, Poignee, Slam

__all__ = ["before_the_play", "decide"]


def decide(view: View, known: FrenchState, rng: Random) -> Move:
    """A novice's move in French tarot."""
    if known.phase is Phase.AUCTION:
        return BIDS[_core.policy_bid(known.hands[view.seat], view.players, known.high_bid)]
    move = before_the_play(view, known)
    return move or PLAYS[sight(view).card(rng.getrandbits(32))]


def before_the_play(view: View, known: FrenchState) -> Move | None:
    """What the policy calls, lays away, announces or shows; None where it is to play a card."""
    hand = known.hands[view.seat]
    legal = view.legal_moves()
    if isinstance(legal, Plays):
        return _poignee(legal, known, view.seat)
    if isinstance(legal, LayAway):
        laid = _core.policy_lay_away(core_rules(known.rules), hand, legal.count)
        return Discard(Cards(CardSet(laid)))
    if known.phase is Phase.CALL:
        return Call(CARDS[_core.policy_call(hand)])
    leads = known.rules.slam_announcer_leads or known.leader == view.seat
    return Slam(leads and _core.takes_all(hand, known.laid_away))


def _poignee(legal: Plays, known: FrenchState, seat: int) -> Poignee | None:
    """The largest poignée, if it is better shown than kept."""
    if not legal.poignees:
        return None
    shows = _core.shows_poignee(
        known.hands[seat], known.players, taker=seat == known.taker, attacks=seat in known.attack
    )
    if not shows:
        return None
    return Poignee(max(legal.poignees, key=lambda choice: choice.count).lowest())
