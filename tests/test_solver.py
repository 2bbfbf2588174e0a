"""Deals solved: positions, values, lines and costs, against a plain minimax over the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from oudler.cards import cards_of
from oudler.games import Deal, Rules
from oudler.games.french import FFT, MICHELSEN, FrenchState
from oudler.games.french_score import FrenchResult
from oudler.games.moves import Play
from oudler.notation import read_records, write
from oudler.solver import OBJECTIVES, Objective, Solver, Unsolvable, plays_of, position_of
from tests.deals import GOLDEN, PRESETS, make, play_on, random_deal, strong_deal

#: Rules that change what the last tricks are worth, or who may play what.
RULES: dict[str, Rules] = {
    "fft": FFT,
    "michelsen": MICHELSEN,
    "lowest": replace(FFT, undertrump="lowest"),
    "no defence slam": replace(FFT, defence_slam=False, petit_au_bout_before_excuse=False),
    "with the trick": replace(FFT, excuse_last_trick="winner"),
}
SOLVER = Solver(1 << 20)


def reached(deal: Deal, objective: Objective) -> int:
    """What a deal that is over came to."""
    assert isinstance(deal.result, FrenchResult)
    value = deal.result.points if objective == "points" else deal.result.S
    assert value is not None
    return value


def state_of(deal: Deal) -> FrenchState:
    assert isinstance(deal.state, FrenchState)
    return deal.state


def minimax(deal: Deal, objective: Objective) -> int:
    """The value by trying everything, with the rules alone."""
    if deal.over:
        return reached(deal, objective)
    values = [minimax(after(deal, card), objective) for card in legal(deal)]
    return max(values) if deal.turn in state_of(deal).attack else min(values)


def legal(deal: Deal) -> list[Play]:
    assert deal.turn is not None
    return [Play(one) for one in cards_of(deal.state.play_mask(deal.turn))]


def after(deal: Deal, move: Play) -> Deal:
    new = deal.copy()
    new.push(move)
    return new


def stopped(deal: Deal, cards: int) -> Deal:
    """The deal as it was when so many cards were still to be played."""
    new = Deal(deal.rules, deal.players, deal.dealer, deal.dealt)
    moves = deal.moves[: len(deal.moves) - cards]
    for move in moves:
        new.push(move)
    return new


def played(deal: Deal) -> bool:
    return isinstance(deal.result, FrenchResult) and deal.result.outcome == "played"


def some_deals(rules: Rules, players: int, count: int, first: int = 0) -> list[Deal]:
    """Deals played to their end at random, some with nearly all trumps in one hand."""
    found: list[Deal] = []
    seed = first
    while len(found) < count:
        seed += 1
        if seed % 4 == 0 and rules.name in PRESETS:
            deal = strong_deal(rules.name, players, seed)
            if not deal.over:
                play_on(deal, Random(seed))
        else:
            deal = random_deal(rules, players, seed)  # type: ignore[arg-type]
        if played(deal):
            found.append(deal)
    return found


# -- exact, by the rules themselves -----------------------------------------------------------

CASES = [
    *((name, 4, left, 10) for name in RULES for left in (1, 2, 3)),
    *((name, 3, left, 12) for name in ("fft", "lowest", "with the trick") for left in (1, 2, 3)),
    *((name, 5, left, 12) for name in ("fft", "with the trick") for left in (1, 2)),
]


@pytest.mark.parametrize(("name", "players", "left", "count"), CASES)
def test_values_are_those_of_a_plain_minimax(
    name: str, players: int, left: int, count: int
) -> None:
    rules = RULES[name]
    rng = Random(f"{name} {players} {left}")
    for deal in some_deals(rules, players, count, first=100 * left):
        cards = left * players - rng.choice([0, 0, *range(players)])
        at = stopped(deal, cards)
        whole = position_of(deal, *divmod(len(plays_of(state_of(deal))) - cards, players))
        for objective in OBJECTIVES:
            solution = SOLVER.solve(at, objective)
            expected = {move.card: minimax(after(at, move), objective) for move in legal(at)}
            assert {one: value.value for one, value in solution.cards.items()} == expected
            best = max if at.turn in state_of(at).attack else min
            assert solution.value == best(expected.values())
            assert solution.turn == at.turn
            # Taken from the whole record, it is the same position.
            again = SOLVER.solve(whole, objective)
            assert (again.value, again.nodes) == (solution.value, solution.nodes)
            follow(at, solution.line, objective, solution.value)


def follow(deal: Deal, line: tuple, objective: Objective, value: int | None) -> None:
    """The line is legal, goes to the end and comes to the value."""
    ended = deal.copy()
    for one in line:
        ended.push(Play(one))
    assert ended.over
    assert reached(ended, objective) == value


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_lines_come_to_the_value(players: int, objective: Objective) -> None:
    for deal in some_deals(FFT, players, 6, first=1000):
        at = stopped(deal, 7 * players - 1)
        solution = SOLVER.solve(at, objective, cards=False)
        assert solution.exact and not solution.cards
        follow(at, solution.line, objective, solution.value)


# -- what was played --------------------------------------------------------------------------


@cache
def golden() -> list[Deal]:
    with (GOLDEN / "games.tarot").open("rb") as stream:
        found = [record.deal for record in read_records(stream)]
    return [deal for deal in found if deal is not None]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("number", range(12))
def test_no_card_played_beats_the_value(number: int, objective: Objective) -> None:
    """A card of the taker's side never raises the value, one of the defence never lowers it, and
    the last value is the result."""
    deal = golden()[number]
    solver = Solver(16 << 20)
    # From the first trick on where that is quick, at least from the ninth before the end.
    review = solver.review(deal, objective, budget=200_000)
    assert len(review) == 72
    if any(one.cost is None for one in review[36:]):
        review = solver.review(deal, objective, tricks=9)
    known = [one for one in review if one.cost is not None]
    assert len(known) >= 36
    assert all(one.cost is not None and one.cost >= 0 for one in known)
    assert review[-1].after == reached(deal, objective)
    for one, following in pairwise(review):
        assert one.after == following.before


def test_costs_are_the_difference_of_values() -> None:
    deal = golden()[0]
    for one in SOLVER.review(deal, tricks=13):
        cards = 72 - 4 * one.trick
        at = stopped(deal, cards)
        for seat, card in state_of(deal).tricks[one.trick].plays:
            if (seat, card) == (one.seat, one.card):
                break
            at.push(Play(card))
        solution = SOLVER.solve(at, line=False)
        assert solution.value == one.before
        assert solution.cards[one.card].value == one.after


def test_a_budget_leaves_bounds() -> None:
    deal = golden()[6]
    solution = SOLVER.solve(position_of(deal, 2), budget=5000)
    assert not solution.exact and solution.value is None and not solution.line
    assert 4000 < solution.nodes < 6000
    for bounds in solution.cards.values():
        assert solution.lower <= bounds.lower <= bounds.upper <= solution.upper
    review = SOLVER.review(deal, budget=5000)
    assert review[0].before is None and review[-1].after == reached(deal, "points")
    ply = next(ply for ply, one in enumerate(review) if one.before is not None)
    assert 0 < ply < 60
    exact = SOLVER.solve(position_of(deal, *divmod(ply, 4)), cards=False)
    assert exact.value == review[ply].before


def test_a_deal_that_is_over() -> None:
    deal = golden()[0]
    position = position_of(deal, 18)
    assert position.core is None and position.turn is None
    for objective in OBJECTIVES:
        solution = SOLVER.solve(position, objective)
        assert solution.value == reached(deal, objective)
        assert not solution.cards and not solution.line and not solution.nodes
    assert SOLVER.review(deal, tricks=18) == ()


def test_poignees_count_before_they_are_shown() -> None:
    deal = golden()[1]
    assert state_of(deal).poignees
    assert position_of(deal, 0).poignees == position_of(deal, 18).poignees > 0


# -- what cannot be solved --------------------------------------------------------------------


def code_of(deal: Deal, tricks: int | None = None) -> str:
    with pytest.raises(Unsolvable) as caught:
        position_of(deal, tricks)
    return caught.value.code


def test_only_french_tarot_is_solved() -> None:
    assert code_of(random_deal("greer", 4, 1)) == "solve_game"
    assert code_of(random_deal("mathers", 3, 1, 5)) == "solve_game"


def test_deals_without_play_are_not_solved() -> None:
    assert code_of(make("fft", 4, [], moves="pass pass pass pass")) == "solve_not_played"
    assert code_of(make("fft", 4, [], moves="pass")) == "solve_before_play"


def test_positions_that_the_deal_does_not_have() -> None:
    deal = golden()[0]
    assert code_of(deal, 19) == "solve_no_such_trick"
    assert code_of(stopped(deal, 30), 18) == "solve_no_such_trick"


UNKNOWN = """[Game "fft"]
[Players "4"]
[Dealer "4"]
[Hand1 "SK SQ SN SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 T21 T20 T19 X"]

garde pass pass pass discard(?,?,?,?,?,?) noslam
1. SK
"""


def test_unknown_cards_are_not_solved() -> None:
    (record,) = read_records(UNKNOWN)
    assert record.deal is not None and record.error is None
    assert code_of(record.deal) == "solve_unknown_cards"


def test_hands_that_nobody_wrote_down_are_known_from_the_cards_played() -> None:
    """A whole deal of which the record has no hands."""
    deal = golden()[0]
    text = "\n".join(
        line
        for line in write(deal).splitlines()
        if not line.startswith(("[Hand", "[Talon", "[Seed", "[Shuffle"))
    )
    (record,) = read_records(text)
    assert record.deal is not None and record.error is None and record.deal.over
    one, other = (SOLVER.solve(position_of(each, 12)) for each in (deal, record.deal))
    assert (one.cards, one.line, one.nodes) == (other.cards, other.line, other.nodes)
