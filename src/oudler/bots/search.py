"""The search that ``club``, ``expert`` and ``master`` share, with different budgets.

Hidden cards are drawn such that they agree with all that is certain, and weighed by how likely the
others would then have bid, laid away and played as they did. In each of these worlds each card is
played out, all seats by the core's policy, which looks at nothing that they may not know; near the
end worlds are solved exactly instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final, TypedDict

from oudler import _core
from oudler.bots.beliefs import Beliefs, beliefs
from oudler.bots.knowledge import PETIT_INDEX, SUIT_OF
from oudler.bots.sight import sight, told
from oudler.cards import ALL, bits
from oudler.games.deal import View
from oudler.games.french import FrenchState
from oudler.games.french_score import FACTORS, HALF_POINTS, POIGNEE_PREMIUMS
from oudler.games.moves import PLAYS, Contract, Play
from oudler.games.state import State

__all__ = ["Search", "Stakes", "Tally", "candidates", "choose_card", "drawn", "manner", "stakes"]

#: The share of the worlds in which all cards are tried, and how many of them in all worlds then.
GLANCE: Final = 3
FINALISTS: Final = 3
#: By how much the policy likes a card less that it does not even think of, in half points.
UNTHOUGHT: Final = 1.5
#: How surely others are reckoned to signal. Of those who do not, the worlds then tell a tenth of a
#: nat less.
SIGNALLED: Final = 0.7
#: In games for oneself a half point of the policy's opinion is so much more than in French tarot.
ALONE: Final = 2.0


@lru_cache(maxsize=8)
def manner(trust: float = 0.9, *, signals: bool = False) -> _core.Manner:
    """The manner of players to reckon with. Fitted to cards that ``novice`` and ``club`` played:
    what the weights tell of the true deal, in nats, is about the same from heat 3 to 4."""
    return _core.Manner(
        heat=4.0,
        slip=0.05,
        lowest=0.9,
        bid_spread=5.0,
        discard=1.0,
        trust=trust,
        signals=SIGNALLED if signals else 0.0,
    )


@dataclass(slots=True)
class Tally:
    """What a bot has spent since it was made; nothing depends on it."""

    nodes: int = 0


@dataclass(frozen=True, slots=True)
class Search:
    """Budgets and means of a search.

    ``worlds``: deals of the hidden cards that are played out; ``draws``: how many are drawn for
    each of them, to keep those that are likely (0: no weighing); ``exact``: tricks left from which
    worlds are solved, by the taker's side alone unless ``exact_defence``; ``solved``: how many of
    them; ``nodes``: the solver's for each world; ``foolish``: by how much, in half points, the
    policy must find a card worse than another before it is not tried; ``opinion``: how much the
    policy's opinion counts beside worlds, which are few: points for each half point, from each
    defender; ``trust``: how far players are reckoned to play like the policy, 0 to 1; ``signals``:
    whether a defender's first small card of a suit tells of its king and queen, and is read so.
    ``tally`` counts the cards played in playouts and in the solver.
    """

    worlds: int
    draws: int = 0
    exact: int = 0
    exact_defence: int = 0
    solved: int = 0
    nodes: int = 20_000
    foolish: float = 30.0
    opinion: float = 0.1
    trust: float = 0.9
    signals: bool = False
    tally: Tally = field(default_factory=Tally, compare=False)


class Stakes(TypedDict):
    """What counts besides the tricks when a deal is scored."""

    factor: int
    poignees: int
    slam: bool
    pile_attacks: bool
    pile_known: bool


def stakes(known: State) -> Stakes:
    """What counts in a deal besides the tricks."""
    if not isinstance(known, FrenchState):
        return Stakes(factor=1, poignees=0, slam=False, pile_attacks=False, pile_known=True)
    contract = known.contract
    assert contract is not None
    return Stakes(
        factor=FACTORS[contract],
        poignees=sum(POIGNEE_PREMIUMS[size] for _, size, _ in known.poignees),
        slam=known.slam_announced,
        pile_attacks=contract is not Contract.CONTRE,
        pile_known=contract.takes_talon,
    )


def drawn(
    seen: _core.Sight,
    believed: Beliefs,
    known: State,
    search: Search,
    worlds: int,
    rng: Random,
) -> _core.Sample:
    """So many worlds, the likely ones of ``search.draws`` times as many."""
    return seen.sample(
        believed.worlds,
        believed.holders,
        worlds * max(1, search.draws),
        rng.getrandbits(64),
        keep=worlds,
        manner=manner(search.trust, signals=search.signals) if search.draws else None,
        **told(known),
    )


def candidates(view: View, weighed: Mapping[int, float]) -> dict[int, float]:
    """The cards that may be played, each with the policy's opinion of it, in half points.

    Of equal cards, neighbours with no card of another hand between them, the lowest stands for all.
    Of those that the policy does not think of it thinks a little less than of the next lower one.
    """
    known = view.known
    own = known.hands[view.seat]
    others = ALL & ~known.played & ~own
    found: dict[int, float] = {}
    below = -1
    for card in bits(known.play_mask(view.seat)):
        if card not in weighed and below >= 0 and _equal(below, card, others):
            continue
        if card in weighed:
            found[card] = weighed[card]
        else:
            near = [c for c in weighed if SUIT_OF[c] == SUIT_OF[card] and c != PETIT_INDEX]
            near.sort(key=lambda c: (c > card, abs(c - card)))
            found[card] = (weighed[near[0]] if near else min(weighed.values())) - UNTHOUGHT
        below = card
    return found


def _equal(low: int, high: int, others: int) -> bool:
    """Whether two cards of a hand take the same tricks and are worth the same."""
    between = (1 << high) - (1 << low + 1)
    return (
        SUIT_OF[low] == SUIT_OF[high]
        and HALF_POINTS[low] == HALF_POINTS[high]
        and not between & others
    )


def choose_card(view: View, search: Search, rng: Random) -> Play:
    """The card to play."""
    seen = sight(view)
    play = _best(view, seen, search, rng)
    if search.signals and isinstance(view.known, FrenchState):
        return PLAYS[seen.signal(play.card.index)]
    return play


def _best(view: View, seen: _core.Sight, search: Search, rng: Random) -> Play:
    known = view.known
    weighed = candidates(view, seen.weigh())
    # What the policy finds foolish is not tried: it could only win by chance.
    least = max(weighed.values()) - search.foolish
    tried = [card for card, value in weighed.items() if value >= least]
    if len(tried) == 1:
        return PLAYS[tried[0]]
    believed = beliefs(view)
    at_stake = stakes(known)
    exact, opinion = 0, ALONE * search.opinion
    if isinstance(known, FrenchState):
        exact = search.exact if view.seat in known.attack else search.exact_defence
        payers = view.players - 1 if view.seat == known.taker else 1
        opinion = search.opinion * at_stake["factor"] * payers

    def best_of(rows: list[tuple[int, float, float]], count: int) -> list[int]:
        values = {card: mean + opinion * weighed[card] for card, mean, _ in rows if card in tried}
        return sorted(values, key=values.__getitem__, reverse=True)[:count]

    if known.hands[view.seat].bit_count() <= exact:
        sample = drawn(seen, believed, known, search, search.solved, rng)
        rows, nodes = _core.solve_worlds(seen, sample, nodes=search.nodes, **at_stake)
        search.tally.nodes += nodes
        return PLAYS[best_of(rows, 1)[0]]
    left = known.hands[view.seat].bit_count() * view.players - len(known.trick)
    sample = drawn(seen, believed, known, search, search.worlds, rng)
    # All of them in some of the worlds, then the best ones in all.
    for share, keep in ((GLANCE, FINALISTS), (1, 1)):
        if len(tried) <= keep:
            continue
        worlds = sample.part(search.worlds // share + 1, rng.getrandbits(64))
        mask = sum(1 << card for card in tried)
        rows = seen.roll_out(worlds, rng.getrandbits(64), cards=mask, **at_stake)
        search.tally.nodes += worlds.count * len(rows) * left
        tried = best_of(rows, keep)
    return PLAYS[tried[0]]
