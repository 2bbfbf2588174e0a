"""Decisions of French tarot before the first card, by playing deals out: what to lay away, whether
to announce a slam, whether to show a poignée."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from oudler import _core
from oudler.bots.beliefs import beliefs
from oudler.bots.search import Search, drawn, stakes
from oudler.bots.sight import core_rules, sight
from oudler.cards import KINGS, PLAIN, CardSet, bits
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.french_score import POIGNEE_PREMIUMS
from oudler.games.legal import LayAway, Plays
from oudler.games.moves import Cards, Discard, Poignee, Slam

__all__ = ["announce_slam", "lay_away", "show_poignee"]

#: Ways to lay away that are looked at closely, after a first look at all the neighbours.
FINALISTS: Final = 6
#: A slam is thought of only by hands that may hope for so many points above the target.
SLAM_HOPE: Final = 28.0


def lay_away(
    view: View, known: FrenchState, legal: LayAway, search: Search, rng: Random
) -> Discard:
    """The cards to lay away: the policy's choice, or one that differs from it by a card or two and
    brings more when the deal is played out."""
    hand = known.hands[view.seat]
    first = _core.policy_lay_away(core_rules(known.rules), hand, legal.count)
    if first & ~PLAIN:
        return Discard(Cards(CardSet(first)))
    sample = None
    best = first
    values: dict[int, float] = {}
    for worlds, wide in ((search.worlds // 3 + 1, True), (search.worlds, False)):
        if wide:
            tried = [first, *_neighbours(hand, first)]
        else:
            tried = sorted(values, key=values.__getitem__, reverse=True)[:FINALISTS]
            tried += [laid for laid in _neighbours(hand, tried[0]) if laid not in values]
        sights = [sight(view, hand=hand & ~laid) for laid in tried]
        sample = drawn(sights[0], beliefs(view, hand & ~first), known, worlds, search.draws, rng)
        rows = _core.compare(
            sights,
            sample,
            rng.getrandbits(64),
            poignees=[0] * len(tried),
            slams=[False] * len(tried),
            factor=stakes(known)["factor"],
        )
        values = {laid: mean for laid, (mean, _) in zip(tried, rows, strict=True)}
        best = max(values, key=values.__getitem__)
    return Discard(Cards(CardSet(best)))


def _neighbours(hand: int, laid: int) -> Iterator[int]:
    """All ways to lay away that differ by one card. Of cards without points in one suit it is
    enough to exchange the lowest."""
    free = hand & PLAIN & ~KINGS
    for going in bits(laid):
        for coming in bits(free & ~laid):
            yield laid & ~(1 << going) | 1 << coming


def announce_slam(view: View, known: FrenchState, search: Search, rng: Random) -> Slam:
    """Whether to announce a slam: it must bring more than the same deal without."""
    hand = known.hands[view.seat]
    if _core.hand_margin(hand, view.players) < SLAM_HOPE:
        return Slam(False)
    leads = view.seat if known.rules.slam_announcer_leads else known.leader
    sights = [sight(view), sight(view, leader=leads)]
    sample = drawn(sights[0], beliefs(view), known, search.worlds, search.draws, rng)
    at_stake = stakes(known)
    rows = _core.compare(
        sights,
        sample,
        rng.getrandbits(64),
        poignees=[0, 0],
        slams=[False, True],
        factor=at_stake["factor"],
        pile_attacks=at_stake["pile_attacks"],
        pile_known=at_stake["pile_known"],
    )
    return Slam(rows[1][0] > rows[0][0])


def show_poignee(
    view: View, known: FrenchState, legal: Plays, search: Search, rng: Random
) -> Poignee | None:
    """The largest poignée, if showing it brings more than keeping quiet."""
    if not legal.poignees:
        return None
    choice = max(legal.poignees, key=lambda one: one.count)
    shown = choice.lowest()
    sights = [sight(view), sight(view, shows=shown.mask & known.hands[view.seat])]
    sample = drawn(sights[0], beliefs(view), known, search.worlds, search.draws, rng)
    at_stake = stakes(known)
    rows = _core.compare(
        sights,
        sample,
        rng.getrandbits(64),
        poignees=[at_stake["poignees"], at_stake["poignees"] + POIGNEE_PREMIUMS[choice.size]],
        slams=[at_stake["slam"]] * 2,
        factor=at_stake["factor"],
        pile_attacks=at_stake["pile_attacks"],
        pile_known=at_stake["pile_known"],
    )
    return Poignee(shown) if rows[1][0] > rows[0][0] else None
