"""The bots that search: ``club``, ``expert`` and ``master``, one bot with different budgets, and
``search``, which takes them all as options."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from oudler.bots.bidding import bid
from oudler.bots.novice import decide as novice
from oudler.bots.novice_french import before_the_play
from oudler.bots.opening import announce_slam, lay_away, show_poignee
from oudler.bots.search import Search, choose_card
from oudler.games.deal import View
from oudler.games.events import Phase
from oudler.games.french import FrenchState
from oudler.games.legal import LayAway, Plays
from oudler.games.mathers import MathersState
from oudler.games.moves import Move

__all__ = ["make_club", "make_expert", "make_master", "make_search"]

#: Deals for a bid, for each world of a card.
BID_WORLDS: Final = 2


def make_club(options: Mapping[str, int]) -> Thinker:
    """A good club player: few worlds, all equally likely, played out."""
    return Thinker(Search(options["worlds"]), options["worlds"] * BID_WORLDS, opening=False)


def make_expert(options: Mapping[str, int]) -> Thinker:
    """Likely worlds, exact endings for the taker, and what is laid away played out."""
    worlds = options["worlds"]
    solved = max(1, worlds // 3)
    signals = bool(options["signals"])
    return Thinker(
        Search(worlds, draws=5, exact=6, solved=solved, signals=signals), 2 * worlds, opening=True
    )


def make_master(options: Mapping[str, int]) -> Thinker:
    """The same thinking with far more of it."""
    worlds = options["worlds"]
    signals = bool(options["signals"])
    return Thinker(
        Search(worlds, draws=10, exact=8, solved=150, signals=signals), worlds, opening=True
    )


def make_search(options: Mapping[str, int]) -> Thinker:
    """Everything as told."""
    search = Search(
        options["worlds"],
        draws=options["draws"],
        exact=options["exact"],
        exact_defence=options["exact_defence"],
        solved=options["solved"],
        nodes=options["nodes"],
        foolish=options["foolish"],
        opinion=options["opinion"] / 100,
        trust=options["trust"] / 100,
        signals=bool(options["signals"]),
    )
    return Thinker(search, options["bids"], opening=bool(options["opening"]))


class Thinker:
    """What a bot does with a view; it counts the cards that it plays in its head."""

    __slots__ = ("_bid_deals", "_opening", "_search")

    def __init__(self, search: Search, bid_deals: int, *, opening: bool) -> None:
        self._search: Final = search
        self._bid_deals: Final = bid_deals
        self._opening: Final = opening

    @property
    def nodes(self) -> int:
        """Cards played in playouts and in the solver since it was made."""
        return self._search.tally.nodes

    def __call__(self, view: View, rng: Random) -> Move:
        known = view.known
        search = self._search
        if view.turn != view.seat:
            raise ValueError(f"it is not the turn of seat {view.seat}")
        legal = view.legal_moves()
        if self._opening and isinstance(legal, LayAway) and not isinstance(known, MathersState):
            return lay_away(view, legal, search, rng)
        if not isinstance(known, FrenchState):
            plays = known.phase is Phase.PLAY
            return choose_card(view, search, rng) if plays else novice(view, rng)
        if known.phase is Phase.AUCTION:
            if not self._bid_deals:
                return novice(view, rng)
            search.tally.nodes += self._bid_deals * 4 * known.hand_size * view.players
            return bid(view, known, self._bid_deals, rng)
        if self._opening and known.phase is Phase.SLAM:
            return announce_slam(view, known, search, rng)
        if self._opening and isinstance(legal, Plays):
            shown = show_poignee(view, known, legal, search, rng)
            return shown or choose_card(view, search, rng)
        return before_the_play(view, known) or choose_card(view, search, rng)
