"""A match: finished deals in a row, and who stands where.

A match is a value over its deals: it is read from consecutive records and written as such, and
adding a deal gives a new match. Rules: F2, F5, F25; M7, M8, M11, M36; H6, H21; G16.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self

from oudler.errors import CodedError
from oudler.games.deal import Deal
from oudler.games.results import DealResult
from oudler.games.rules import Rules

__all__ = ["BadMatch", "Match", "MatchDeal", "Place"]


class BadMatch(CodedError):
    """Deals that do not make a match."""


class MatchDeal(NamedTuple):
    """A finished deal in a match: the seat that dealt it, and how it ended."""

    dealer: int
    result: DealResult

    @property
    def counts(self) -> bool:
        """Played and passed-out deals count; one cancelled by a petit sec does not (F25)."""
        return self.result.outcome != "petit_sec"


class Place(NamedTuple):
    """A line of the ranking; equal totals share a place, and the next one is left out."""

    place: int
    seat: int
    total: int


@dataclass(frozen=True)
class Match:
    """``players`` at a table under ``rules``, ``first_dealer`` (0-based) dealing first."""

    rules: Rules
    players: int
    first_dealer: int = 0
    deals: tuple[MatchDeal, ...] = ()

    @classmethod
    def of(cls, deals: Iterable[Deal]) -> Self:
        """The match that these finished deals make.

        Raises :class:`BadMatch`: ``match_empty``, or what :meth:`add` raises.
        """
        match: Self | None = None
        for deal in deals:
            if match is None:
                match = cls(deal.rules, deal.players, deal.dealer)
            match = match.add(deal)
        if match is None:
            raise BadMatch("match_empty")
        return match

    def add(self, deal: Deal) -> Self:
        """The match with one more deal.

        Raises :class:`BadMatch`: ``match_over``, ``match_other_game``, ``match_dealer``,
        ``match_deal_unfinished`` or ``match_score_unknown``.
        """
        number = len(self.deals) + 1
        if self.over:
            raise BadMatch("match_over", number=number)
        if (deal.rules, deal.players) != (self.rules, self.players):
            raise BadMatch("match_other_game", number=number, game=deal.rules.name)
        if deal.dealer != self.next_dealer:
            raise BadMatch(
                "match_dealer", number=number, found=deal.dealer + 1, expected=self.next_dealer + 1
            )
        if deal.result is None:
            raise BadMatch("match_deal_unfinished", number=number)
        if deal.result.scores is None:
            raise BadMatch("match_score_unknown", number=number)
        finished = MatchDeal(deal.dealer, deal.result)
        return type(self)(self.rules, self.players, self.first_dealer, (*self.deals, finished))

    @property
    def next_dealer(self) -> int:
        """The deal goes round in order of play, whatever became of the last one."""
        return (self.first_dealer + len(self.deals)) % self.players

    @property
    def counted(self) -> int:
        """How many deals count."""
        return sum(deal.counts for deal in self.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        totals = [0] * self.players
        for _, result in self.deals:
            for seat, points in enumerate(result.scores or ()):
                totals[seat] += points
        return tuple(totals)

    @property
    def over(self) -> bool:
        """Enough deals, or somebody alone at the top with enough points.

        A tie at the top at or above the points is broken by another deal (M36, B0-17, G16).
        """
        rules = self.rules
        if rules.match_deals and self.counted >= rules.match_deals:
            return True
        if not rules.match_points:
            return False
        best = max(self.totals)
        return best >= rules.match_points and self.totals.count(best) == 1

    @property
    def ranking(self) -> tuple[Place, ...]:
        """The seats from first to last; equal totals share places (F25)."""
        totals = self.totals
        order = sorted(range(self.players), key=lambda seat: (-totals[seat], seat))
        return tuple(
            Place(1 + sum(other > totals[seat] for other in totals), seat, totals[seat])
            for seat in order
        )
