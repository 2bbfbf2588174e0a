"""From deals to positions that the core can solve, and back to cards and seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from types import MappingProxyType
from typing import Final, Literal

from oudler import _core
from oudler._core import Cancellation
from oudler.cards import ALL, CARDS, EXCUSE_BIT, OUDLERS, PETIT, SUIT_MASKS, Card
from oudler.errors import CodedError
from oudler.games.deal import Deal
from oudler.games.events import Phase
from oudler.games.french import FrenchRules, FrenchState
from oudler.games.french_score import (
    FACTORS,
    POIGNEE_PREMIUMS,
    FrenchResult,
    excuse_goes_to_attack,
    half_points,
    trick_points,
)
from oudler.games.moves import Contract
from oudler.games.state import Trick

__all__ = [
    "OBJECTIVES",
    "TABLE_BYTES",
    "Bounds",
    "Cancellation",
    "Objective",
    "Played",
    "Position",
    "Solution",
    "Solver",
    "Unsolvable",
    "plays_of",
    "position_of",
]

#: What the sides play for: ``points``, the card points of the taker's side in half points; or
#: ``score``, S, what each defender pays.
Objective = Literal["points", "score"]
OBJECTIVES: Final[tuple[Objective, ...]] = ("points", "score")
#: The table of a solver, if nothing else is said. Long searches gain by a larger one.
TABLE_BYTES: Final = 64 << 20

_TRUMP: Final = 4


class Unsolvable(CodedError):
    """A deal that has no such position, or not one that the solver could solve."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value lies between ``lower`` and ``upper``; they are equal if it is known."""

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        return self.lower == self.upper

    @property
    def value(self) -> int | None:
        """The value, if it is known."""
        return self.lower if self.exact else None


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a deal, as the solver sees it; :func:`position_of` makes one.

    ``tricks`` are complete, ``turn`` is the seat to play. ``core`` is None once all cards are
    played, ``result`` what the deal came to if it was played to its end.
    """

    tricks: int
    turn: int | None
    attack: frozenset[int]
    core: _core.SolverPosition | None
    rules: _core.SolverRules
    factor: int
    poignees: int
    slam_announced: bool
    defence_slam: bool
    result: FrenchResult | None = None

    def objective(self, kind: Objective) -> _core.SolverObjective:
        """What the sides play for, as the core has it."""
        return _core.SolverObjective(
            kind,
            factor=self.factor,
            poignees=self.poignees,
            slam_announced=self.slam_announced,
            defence_slam=self.defence_slam,
        )

    def reached(self, kind: Objective) -> int:
        """What the deal came to when it was played."""
        assert self.result is not None
        reached = self.result.points if kind == "points" else self.result.S
        assert reached is not None
        return reached


@dataclass(frozen=True, slots=True)
class Solution:
    """What the solver found out about a position.

    ``cards`` has every legal card: what the position is worth once it is played. ``line`` is best
    play by both sides, to the end unless the budget ended before; without an exact value there is
    none. ``nodes`` are cards played in the search.
    """

    objective: Objective
    tricks: int
    turn: int | None
    bounds: Bounds
    cards: Mapping[Card, Bounds]
    line: tuple[Card, ...]
    nodes: int
    seconds: float

    @property
    def exact(self) -> bool:
        return self.bounds.exact

    @property
    def value(self) -> int | None:
        """The value, if it is known: half points, or S."""
        return self.bounds.value

    @property
    def lower(self) -> int:
        return self.bounds.lower

    @property
    def upper(self) -> int:
        return self.bounds.upper


@dataclass(frozen=True, slots=True)
class Played:
    """A card that was played: in which trick (from 0), by whom, of which side, and what the deal
    was worth before and after. What was not found out is None."""

    trick: int
    seat: int
    card: Card
    attacks: bool
    before: int | None
    after: int | None

    @property
    def cost(self) -> int | None:
        """What the card cost the side that played it; never less than nothing."""
        if self.before is None or self.after is None:
            return None
        return self.before - self.after if self.attacks else self.after - self.before


# -- from deals to positions ----------------------------------------------------------------------


def plays_of(state: FrenchState) -> list[tuple[int, Card]]:
    """Every card played, with its seat, in order."""
    plays = [play for trick in state.tricks for play in trick.plays]
    for place, one in enumerate(state.trick):
        plays.append(((state.leader + place) % state.players, one))
    return plays


def position_of(deal: Deal, tricks: int | None = None, cards: int = 0) -> Position:
    """The position of a deal as it stands, or as it stood after so many complete tricks and so
    many cards of the next.

    Poignées count as known even if they are shown later: the position is seen with open hands.
    Raises :class:`Unsolvable` if there is none, or cards of it are not known.
    """
    state = deal.state
    if not isinstance(state, FrenchState):
        raise Unsolvable("solve_game", found=deal.rules.name)
    result = deal.result
    assert result is None or isinstance(result, FrenchResult)
    if result is not None and result.outcome != "played":
        raise Unsolvable("solve_not_played")
    if state.phase not in (Phase.PLAY, Phase.OVER):
        raise Unsolvable("solve_before_play")
    for seat, unknown in enumerate(state.unknown):
        if unknown:
            raise Unsolvable("solve_unknown_cards", seat=seat + 1, count=unknown)
    plays = plays_of(state)
    start = len(plays) if tricks is None else tricks * deal.players + cards
    if not 0 <= start <= len(plays):
        raise Unsolvable("solve_no_such_trick", found=tricks, most=len(state.tricks))
    return _position(state, plays, start, result)


def _position(
    state: FrenchState, plays: list[tuple[int, Card]], start: int, result: FrenchResult | None
) -> Position:
    players, rules = state.players, state.rules
    contract, attack = state.contract, state.attack
    assert contract is not None
    number, on_table = divmod(start, players)
    tricks = state.tricks[:number]
    over = number == state.hand_size
    first = number * players
    leader = plays[first][0] if first < len(plays) else state.leader
    core = None
    if not over:
        hands = list(state.hands)
        for seat, one in plays[start:]:
            hands[seat] |= one.bit
        pile = ALL
        for hand in hands:
            pile &= ~hand
        for _, one in plays[:start]:
            pile &= ~one.bit
        points, oudlers = _won(tricks, attack, pile if contract is not Contract.CONTRE else 0)
        ours = sum(trick.winner in attack for trick in tricks)
        called = state.called
        barred = 0
        if called is not None and start == 0:
            barred = SUIT_MASKS[called.suit] & ~called.bit
        core = _core.SolverPosition(
            players,
            sum(1 << seat for seat in attack),
            hands,
            leader,
            trick=[one.index for _, one in plays[first:start]],
            trumps_broken=any(one.suit == _TRUMP for _, one in plays[:first]),
            barred=barred,
            points=points,
            oudlers=oudlers,
            attack_tricks=ours,
            defence_tricks=number - ours,
            petit_in_trick_before=bool(tricks) and PETIT in tricks[-1].cards,
        )
    return Position(
        number,
        None if over else (leader + on_table) % players,
        attack,
        core,
        _rules(rules),
        FACTORS[contract],
        sum(POIGNEE_PREMIUMS[shown.size] for shown in state.poignees),
        state.slam_announced,
        rules.defence_slam,
        result,
    )


def _rules(rules: FrenchRules) -> _core.SolverRules:
    return _core.SolverRules(
        excuse_changes_side=rules.excuse_last_trick == "changes_side",
        petit_au_bout_before_excuse=rules.petit_au_bout_before_excuse,
        undertrump_lowest=rules.undertrump == "lowest",
        trump_lead_needs_break=rules.trump_lead_needs_break,
    )


def _won(tricks: list[Trick], attack: frozenset[int], pile: int) -> tuple[int, int]:
    """Half points and oudlers that the taker's side has from its pile and from tricks of which
    none was the last."""
    points = half_points(pile)
    won = pile
    for trick in tricks:
        ours = trick.winner in attack
        excuse_attacks = None
        for seat, one in trick.plays:
            if one.bit == EXCUSE_BIT:
                excuse_attacks = excuse_goes_to_attack(seat in attack, ours, False, False, False)
                won |= one.bit if excuse_attacks else 0
            elif ours:
                won |= one.bit
        points += trick_points(trick.cards, ours, excuse_attacks)[0]
    return points, (won & OUDLERS).bit_count()


# -- solving --------------------------------------------------------------------------------------

Progress = Callable[[], object]


class Solver:
    """Solves positions, one at a time; its table is kept from one to the next.

    The same question takes the same nodes, whatever was asked before. Searches end early by a
    ``budget`` of nodes (0: none), by :meth:`Cancellation.cancel` from another thread, and by
    Ctrl-C, which raises KeyboardInterrupt. ``progress`` is called a few times a second.
    """

    def __init__(self, table_bytes: int = TABLE_BYTES, *, isa: str | None = None) -> None:
        """Raises MemoryError if there is no room for the table."""
        self.core: Final = _core.Solver(table_bytes, isa=isa)

    def solve(
        self,
        position: Position | Deal,
        objective: Objective = "points",
        *,
        cards: bool = True,
        line: bool = True,
        budget: int = 0,
        cancellation: Cancellation | None = None,
        progress: Progress | None = None,
    ) -> Solution:
        """The value of a position (of a deal: as it stands), of each card, and the best line.

        Raises :class:`Unsolvable`. Bounds that a limit leaves open are proven all the same.
        """
        if isinstance(position, Deal):
            position = position_of(position)
        if position.core is None:
            reached = position.reached(objective)
            return Solution(
                objective,
                position.tricks,
                None,
                Bounds(reached, reached),
                MappingProxyType({}),
                (),
                0,
                0.0,
            )
        start = perf_counter()
        found = self.core.solve(
            position.core,
            position.rules,
            position.objective(objective),
            cards=cards,
            line=line,
            budget=budget,
            cancellation=cancellation,
            progress=progress,
        )
        return Solution(
            objective,
            position.tricks,
            position.turn,
            Bounds(found.lower, found.upper),
            MappingProxyType({CARDS[n]: Bounds(*bounds) for n, bounds in found.cards.items()}),
            tuple(CARDS[n] for n in found.line),
            found.nodes,
            perf_counter() - start,
        )

    def review(
        self,
        deal: Deal,
        objective: Objective = "points",
        *,
        tricks: int = 0,
        budget: int = 0,
        cancellation: Cancellation | None = None,
        progress: Progress | None = None,
    ) -> tuple[Played, ...]:
        """What every card played from a trick on cost the side that played it.

        The budget is for each card. If the first value is not found, values go from the end of the
        deal back as far as the budget lets them. Raises :class:`Unsolvable`.
        """
        start = position_of(deal, tricks)
        if start.core is None:
            return ()
        state = deal.state
        assert isinstance(state, FrenchState)
        plays = plays_of(state)[tricks * deal.players :]
        found = self.core.retrace(
            start.core,
            [one.index for _, one in plays],
            start.rules,
            start.objective(objective),
            budget=budget,
            cancellation=cancellation,
            progress=progress,
        )
        values = [None if one is None else Bounds(*one).value for one in found]
        return tuple(
            Played(
                tricks + ply // deal.players,
                seat,
                one,
                seat in start.attack,
                values[ply],
                values[ply + 1],
            )
            for ply, (seat, one) in enumerate(plays)
        )
