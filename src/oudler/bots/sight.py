"""What a seat sees, as the core takes it: the rules, and a view at its turn."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from oudler import _core
from oudler.bots.beliefs import taken_up
from oudler.cards import EXCUSE_BIT, KINGS, TRUMPS
from oudler.games.deal import View
from oudler.games.french import FrenchRules, FrenchState
from oudler.games.greer import GreerRules, GreerState
from oudler.games.mathers import MathersRules
from oudler.games.rules import Rules
from oudler.games.state import State

__all__ = ["Told", "core_rules", "sight", "told"]


@lru_cache(maxsize=64)
def core_rules(rules: Rules) -> _core.PlayRules:
    """The rules of the play and the count."""
    duties = rules.trick_rules
    trick = _core.TrickRules(
        must_trump=duties.must_trump,
        must_overtrump=duties.must_overtrump,
        trump_lead_needs_break=duties.trump_lead_needs_break,
        undertrump_lowest=duties.undertrump_lowest,
    )
    if isinstance(rules, GreerRules):
        return _core.PlayRules("greer", trick, discard_scores=rules.discard_scores == "dealer")
    if isinstance(rules, MathersRules):
        return _core.PlayRules("mathers", trick, king_cut=rules.king_cut)
    assert isinstance(rules, FrenchRules)
    return _core.PlayRules(
        "french",
        trick,
        excuse_changes_side=rules.excuse_last_trick == "changes_side",
        petit_au_bout_before_excuse=rules.petit_au_bout_before_excuse,
        defence_slam=rules.defence_slam,
    )


class Told(TypedDict):
    """What was known before the first card, and how it came to that, as the core takes it."""

    shown: list[int]
    excluded: list[int]
    talon: int
    first: int
    said: list[int]


def told(known: State) -> Told:
    """What all knew before the first card, and what was said."""
    shown = [0] * known.players
    excluded = [0] * known.players
    if not isinstance(known, FrenchState):
        return Told(shown=shown, excluded=excluded, talon=0, first=0, said=[])
    talon = taken_up(known)
    if talon:
        assert known.taker is not None
        # What he took up nobody else has. Neither kings nor oudlers are ever laid away, and trumps
        # only for all to see.
        excluded = [talon] * known.players
        excluded[known.taker] = 0
        shown[known.taker] = talon & (KINGS | TRUMPS | EXCUSE_BIT) & ~known.forced
    for seat, _, cards in known.poignees:
        shown[seat] |= cards.mask & ~known.forced
        if cards.mask & EXCUSE_BIT:
            excluded[seat] |= TRUMPS & ~cards.mask
    first = known.bids[0][0] if known.bids else 0
    said = [int(contract) for _, contract in known.bids]
    return Told(shown=shown, excluded=excluded, talon=talon, first=first, said=said)


def sight(
    view: View,
    *,
    hand: int | None = None,
    leader: int | None = None,
    shows: int = 0,
) -> _core.Sight:
    """What the seat knows while the cards are played.

    Before the first card it may suppose: that it keeps ``hand`` and lays the rest away, that
    ``leader`` leads, that it shows the cards ``shows``.
    """
    known = view.known
    seat = view.seat
    own = known.hands[seat] if hand is None else hand
    shown = list(known.hands)
    # Of the seat's own hand, what the others know.
    before = told(known)
    shown[seat] = before["shown"][seat] & ~known.played & own | shows
    excluded = [out | early for out, early in zip(known.excluded, before["excluded"], strict=True)]
    if shows & EXCUSE_BIT:
        excluded[seat] |= TRUMPS & ~shows
    cards = [one.index for trick in known.tricks for one in trick.cards]
    cards += [one.index for one in known.trick]
    called = taker = None
    gone = 0
    aside = known.laid_away | known.hands[seat] & ~own
    if isinstance(known, FrenchState):
        taker = known.taker
        called = None if known.called is None else known.called.index
        gone = known.forced | known.hands[seat] & ~own & TRUMPS
        aside = aside if seat == taker else 0
    else:
        # In Greer's game the dealer alone lays away, in Mathers's everybody who exchanges.
        taker = known.dealer if isinstance(known, GreerState) else seat
        aside |= known.dead
    first = known.tricks[0].leader if known.tricks else known.leader
    return _core.Sight(
        core_rules(known.rules),
        known.players,
        seat,
        own,
        first if leader is None else leader,
        cards,
        taker=taker,
        called=called,
        aside=aside,
        gone=gone,
        shown=shown,
        excluded=excluded,
    )
