"""What a seat may do now, without listing 134,596 discards.

A :class:`LegalMoves` is a lazy collection of moves: it can be asked (``move in legal``), counted,
iterated (a discard enumerates its combinations on demand), sampled, and it says *why not*:
:meth:`LegalMoves.check` raises :class:`~oudler.games.errors.IllegalMove` with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from oudler.cards import EXCUSE_BIT, OUDLERS, CardSet, bits, cards_of
from oudler.games.errors import IllegalMove
from oudler.games.events import Phase
from oudler.games.moves import PLAYS, Cards, Discard, Exchange, Move, Play, Poignee, parse

__all__ = ["Choices", "LayAway", "LegalMoves", "Plays", "PoigneeChoice"]


class LegalMoves(Collection[Move]):
    """The moves a seat may make now; lazy, immutable.

    What is legal stays as it was when this was made; the reasons of :meth:`check` are those of the
    deal as it stands, so ask for them before the deal goes on.
    """

    __slots__ = ("phase",)

    phase: Phase

    def check(self, move: Move | str) -> None:
        """Raise :class:`IllegalMove`, with the reason, if the move is not among these.

        A token stands for its move; one that means nothing raises
        :class:`~oudler.errors.CodedError`.
        """
        self._check(parse(move) if isinstance(move, str) else move)

    def _check(self, move: Move) -> None:
        raise NotImplementedError

    def sample(self, rng: Random) -> Move:
        """One of the moves at random."""
        raise NotImplementedError


class Choices(LegalMoves):
    """A handful of moves; ``why`` makes the refusal of any other."""

    __slots__ = ("moves", "why")

    def __init__(
        self, phase: Phase, moves: Sequence[Move], why: Callable[[Move], IllegalMove]
    ) -> None:
        self.phase = phase
        self.moves = tuple(moves)
        self.why = why

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def _check(self, move: Move) -> None:
        if move not in self.moves:
            raise self.why(move)

    def sample(self, rng: Random) -> Move:
        return self.moves[rng.randrange(len(self.moves))]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)


class LayAway(LegalMoves):
    """Laying ``count`` cards away: any of ``free``, and exactly ``forced`` of ``trumps``.

    With unknown cards in the hand ``possible`` holds all cards it may hold, ``forced`` is the most
    trumps that may have to go, and fewer are accepted.
    """

    __slots__ = ("count", "exact", "forced", "free", "kind", "possible", "rules", "trumps")

    def __init__(
        self,
        phase: Phase,
        kind: type[Discard] | type[Exchange],
        count: int,
        free: CardSet,
        trumps: CardSet,
        forced: int,
        possible: CardSet,
        exact: bool,
        rules: tuple[str, str, str],
    ) -> None:
        self.phase = phase
        self.kind = kind
        self.count = count
        self.free = free
        self.trumps = trumps
        self.forced = forced
        self.possible = possible
        self.exact = exact
        self.rules = rules

    def _check(self, move: Move) -> None:
        count_rule, forbidden_rule, trump_rule = self.rules
        if not isinstance(move, self.kind):
            raise IllegalMove(
                "other_move_expected", count_rule, found=str(move), phase=self.phase.value
            )
        cards = move.cards
        if len(cards) != self.count:
            raise IllegalMove("lay_away_count", count_rule, found=len(cards), expected=self.count)
        if cards.unknown and self.exact:
            raise IllegalMove("lay_away_unknown", count_rule)
        for one in cards.known:
            if one not in self.possible:
                raise IllegalMove("not_in_hand", count_rule, card=one.code)
            if one not in self.free and one not in self.trumps:
                code = "lay_away_oudler" if one.bit & OUDLERS else "lay_away_king"
                raise IllegalMove(code, forbidden_rule, card=one.code)
        going = cards.known & self.trumps
        if len(going) > self.forced:
            code = "lay_away_trump" if not self.forced else "lay_away_trumps_too_many"
            first = tuple(going)[self.forced]
            raise IllegalMove(code, trump_rule, card=first.code, allowed=self.forced)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self._check(move)
        except IllegalMove:
            return False
        return True

    def sample(self, rng: Random) -> Move:
        free = rng.sample(cards_of(self.free.mask), self.count - self.forced)
        trumps = rng.sample(cards_of(self.trumps.mask), self.forced)
        return self.kind(Cards(CardSet(free + trumps)))

    def __iter__(self) -> Iterator[Move]:
        for trumps in combinations(self.trumps, self.forced):
            for free in combinations(self.free, self.count - self.forced):
                yield self.kind(Cards(CardSet(free + trumps)))

    def __len__(self) -> int:
        return comb(len(self.trumps), self.forced) * comb(len(self.free), self.count - self.forced)


class PoigneeChoice:
    """A poignée that may be shown: its ``size`` (a word), how many cards, and from which.

    ``trumps`` are those one may choose from, ``count`` the cards to show, ``excuse`` whether the
    Excuse must fill the missing one (then all the trumps are shown with it).
    """

    __slots__ = ("count", "excuse", "size", "trumps")

    def __init__(self, size: str, count: int, trumps: CardSet, excuse: bool) -> None:
        self.size: Final = size
        self.count: Final = count
        self.trumps: Final = trumps
        self.excuse: Final = excuse

    def cards(self) -> Iterator[CardSet]:
        """Every set of cards that shows it."""
        if self.excuse:
            yield CardSet(self.trumps.mask | EXCUSE_BIT)
        else:
            for chosen in combinations(self.trumps, self.count):
                yield CardSet(chosen)

    def lowest(self) -> CardSet:
        """The showing that tells least: the lowest trumps that make the size."""
        if self.excuse:
            return CardSet(self.trumps.mask | EXCUSE_BIT)
        return CardSet(tuple(self.trumps)[: self.count])

    def __len__(self) -> int:
        return 1 if self.excuse else comb(len(self.trumps), self.count)


class Plays(LegalMoves):
    """The cards that may be played, and before one's first card the poignées that may be shown.

    ``shows`` tells which size some cards show (None: they show none).
    """

    __slots__ = ("_shows", "_why", "mask", "poignees")

    def __init__(
        self,
        mask: int,
        why: Callable[[Move], IllegalMove],
        poignees: tuple[PoigneeChoice, ...] = (),
        shows: Callable[[CardSet], str | None] | None = None,
    ) -> None:
        self.phase = Phase.PLAY
        self.mask = mask
        self.poignees = poignees
        self._why = why
        self._shows = shows

    @property
    def cards(self) -> CardSet:
        return CardSet(self.mask)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Play):
            return bool(self.mask & move.card.bit)
        shows = self._shows
        return isinstance(move, Poignee) and shows is not None and shows(move.cards) is not None

    def _check(self, move: Move) -> None:
        if move not in self:
            raise self._why(move)

    def sample(self, rng: Random) -> Move:
        poignees = self.poignees
        if poignees and rng.random() < 0.5:
            choice = poignees[rng.randrange(len(poignees))]
            if choice.excuse:
                return Poignee(choice.lowest())
            return Poignee(CardSet(rng.sample(cards_of(choice.trumps.mask), choice.count)))
        # The hottest line of self-play: drop lower cards until the chosen one is the lowest.
        mask = self.mask
        for _ in range(int(rng.random() * mask.bit_count())):
            mask &= mask - 1
        return PLAYS[(mask & -mask).bit_length() - 1]

    def __iter__(self) -> Iterator[Move]:
        for index in bits(self.mask):
            yield PLAYS[index]
        for choice in self.poignees:
            for cards in choice.cards():
                yield Poignee(cards)

    def __len__(self) -> int:
        return self.mask.bit_count() + sum(len(choice) for choice in self.poignees)
