"""Decisions before the first card, by playing deals out: what to lay away, in French tarot also
whether to announce a slam and whether to show a poignée."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from oudler import _core
from oudler.bots.beliefs import beliefs
from oudler.bots.search import Search, drawn, stakes
from oudler.bots.sight import core_rules, sight
from oudler.cards import CardSet, bits
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


def lay_away(view: View, legal: LayAway, search: Search, rng: Random) -> Discard:
    """The cards to lay away, of a hand that holds the talon: the policy's choice, or one that
    differs from it by a card or two and brings more when the deal is played out."""
    known = view.known
    hand = known.hands[view.seat]
    first = _core.policy_lay_away(core_rules(known.rules), hand, legal.count)
    free = legal.free.mask
    if first & ~free:
        # Trumps have to go: there is nothing to choose.
        return Discard(Cards(CardSet(first)))
    at_stake = stakes(known)
    believed = beliefs(view)

    def tried_out(ways: list[int], worlds: int) -> dict[int, float]:
        sights = [sight(view, hand=hand & ~laid) for laid in ways]
        search.tally.nodes += worlds * len(ways) * known.hand_size * view.players
        rows = _core.compare(
            sights,
            drawn(sights[0], believed, known, search, worlds, rng),
            rng.getrandbits(64),
            poignees=[0] * len(ways),
            slams=[False] * len(ways),
            factor=at_stake["factor"],
        )
        return {laid: mean for laid, (mean, _) in zip(ways, rows, strict=True)}

    glance = tried_out([first, *_neighbours(free, first)], search.worlds // 3 + 1)
    ways = sorted(glance, key=glance.__getitem__, reverse=True)[:FINALISTS]
    ways += [laid for laid in _neighbours(free, ways[0]) if laid not in glance]
    values = tried_out(ways, search.worlds)
    return Discard(Cards(CardSet(max(values, key=values.__getitem__))))


def _neighbours(free: int, laid: int) -> Iterator[int]:
    """All ways to lay away that differ by one card."""
    for going in bits(laid):
        for coming in bits(free & ~laid):
            yield laid & ~(1 << going) | 1 << coming


def announce_slam(view: View, known: FrenchState, search: Search, rng: Random) -> Slam:
    """Whether to announce a slam: it must bring more than the same deal without."""
    hand = known.hands[view.seat]
    if _core.hand_margin(hand, view.players) < SLAM_HOPE:
        return Slam(False)
    leads = view.seat if known.rules.slam_announcer_leads else known.leader
    announced = sight(view, leader=leads)
    return Slam(_rather(view, known, announced, search, rng, poignee=0, slam=True))


def show_poignee(
    view: View, known: FrenchState, legal: Plays, search: Search, rng: Random
) -> Poignee | None:
    """The largest poignée, if showing it brings more than keeping quiet."""
    if not legal.poignees:
        return None
    choice = max(legal.poignees, key=lambda one: one.count)
    shown = choice.lowest()
    other = sight(view, shows=shown.mask & known.hands[view.seat])
    premium = POIGNEE_PREMIUMS[choice.size]
    shows = _rather(view, known, other, search, rng, poignee=premium, slam=stakes(known)["slam"])
    return Poignee(shown) if shows else None


def _rather(
    view: View,
    known: FrenchState,
    other: _core.Sight,
    search: Search,
    rng: Random,
    *,
    poignee: int,
    slam: bool,
) -> bool:
    """Whether the deal brings more as ``other`` has it, with a premium more at stake and perhaps a
    slam announced, than as it stands."""
    at_stake = stakes(known)
    now = sight(view)
    sample = drawn(now, beliefs(view), known, search, search.worlds, rng)
    search.tally.nodes += 2 * sample.count * known.hand_size * view.players
    (quiet, _), (said, _) = _core.compare(
        [now, other],
        sample,
        rng.getrandbits(64),
        poignees=[at_stake["poignees"], at_stake["poignees"] + poignee],
        slams=[at_stake["slam"], slam],
        factor=at_stake["factor"],
        pile_attacks=at_stake["pile_attacks"],
        pile_known=at_stake["pile_known"],
    )
    return said > quiet
