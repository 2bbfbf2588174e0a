"""Worlds drawn and weighed, played out and solved, as the core does it for a seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, isclose
from random import Random

import pytest

from oudler import _core
from oudler.bots import make_bot
from oudler.bots.beliefs import beliefs
from oudler.bots.search import manner, stakes
from oudler.bots.sight import sight, told
from oudler.games import Deal, Phase, deal
from oudler.games.french import FrenchState
from oudler.solver import Solver
from tests.deals import TABLES

MANNER = manner()
NOVICE = make_bot("novice")


def in_play(game: str, players: int, tricks: int, count: int) -> Iterator[Deal]:
    """Deals after so many tricks, each at a turn with a choice."""
    for number in range(count):
        made = deal(game, players, number % players, seed=f"s{number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            if made.phase is Phase.PLAY and len(made.tricks) == tricks:
                yield made
                break
            made.push(NOVICE.decide(made.view(seat), rng))


def hands_of(sample: _core.Sample, holders: list[int | None], world: int, made: Deal) -> list[int]:
    """The hands of a world by seat."""
    seat = made.turn
    assert seat is not None
    hands = [0] * made.players
    hands[seat] = made.hand(seat).mask
    for holder, cards in zip(holders, sample.hands(world), strict=True):
        if holder is not None:
            hands[holder] = cards
    return hands


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_world_weighs_as_much_as_it_is_likely(game: str, players: int) -> None:
    for made in in_play(game, players, 4, 3):
        assert made.turn is not None
        view = made.view(made.turn)
        seen, believed, past = sight(view), beliefs(view), told(view.known)
        sample = seen.sample(believed.worlds, believed.holders, 40, 7, manner=MANNER, **past)
        assert sample.count == 40
        assert isclose(sum(sample.weights), 1, rel_tol=1e-4)
        logs = [
            seen.likelihood(hands_of(sample, believed.holders, n, made), MANNER, **past)
            for n in range(40)
        ]
        mean = sum(map(exp, logs)) / 40
        for weight, log in zip(sample.weights, logs, strict=True):
            assert isclose(weight * 40 * mean, exp(log), rel_tol=1e-3)
        for isa in _core.isas():
            again = seen.sample(
                believed.worlds, believed.holders, 40, 7, manner=MANNER, isa=isa, **past
            )
            assert again.weights == sample.weights


def test_the_true_deal_is_likelier_than_the_others() -> None:
    gains = []
    for made in in_play("fft", 4, 6, 60):
        assert made.turn is not None
        view = made.view(made.turn)
        seen, believed, past = sight(view), beliefs(view), told(view.known)
        sample = seen.sample(believed.worlds, believed.holders, 100, 1, manner=MANNER, **past)
        hands = [made.hand(seat).mask for seat in range(4)]
        gains.append(seen.likelihood(hands, MANNER, **past) - sample.evidence)
    assert sum(gains) / len(gains) > 2


def test_a_part_of_the_worlds_stands_for_all() -> None:
    made = next(in_play("fft", 4, 5, 9))
    assert made.turn is not None
    view = made.view(made.turn)
    seen, believed, past = sight(view), beliefs(view), told(view.known)

    def mean(keep: int | None) -> list[float]:
        sample = seen.sample(
            believed.worlds, believed.holders, 4000, 3, keep=keep, manner=MANNER, **past
        )
        if keep is not None:
            assert sample.count <= keep
            assert isclose(sum(sample.weights), 1, rel_tol=1e-4)
        return [mean for _, mean, _ in seen.roll_out(sample, 1, **stakes(view.known))]

    for whole, part in zip(mean(None), mean(1000), strict=True):
        assert abs(whole - part) < 4


@pytest.mark.parametrize(
    ("game", "players"), [("fft", 3), ("fft", 4), ("fft", 5), ("michelsen", 4)]
)
def test_worlds_are_solved_as_the_solver_solves_deals(game: str, players: int) -> None:
    solver = Solver()
    compared = searched = 0
    tricks = {3: 24, 4: 18, 5: 15}[players] - 4
    for made in in_play(game, players, tricks, 12):
        assert made.turn is not None and isinstance(made.state, FrenchState)
        view = made.view(made.turn)
        seen = sight(view)
        # Every card in the place where it is: one world.
        others = [seat for seat in range(players) if seat != made.turn]
        hands = [made.hand(seat).mask for seat in others]
        hidden = sum(hands)
        worlds = _core.Constraints(hidden, hands, [cards.bit_count() for cards in hands], hands)
        sample = seen.sample(worlds, list(others), 1, 1)
        rows, nodes = _core.solve_worlds(seen, sample, **stakes(view.known))
        found = solver.solve(made, objective="score")
        searched += nodes
        attacks = made.turn in made.state.attack
        alone = len(made.state.attack) == 1
        share = -1 if not attacks else players - 1 if alone else 1
        if attacks and not alone and made.turn == made.state.taker:
            share = 2
        for card, value, exact in rows:
            assert exact == 1
            bounds = found.cards[next(c for c in found.cards if c.index == card)]
            assert bounds.exact and value == share * bounds.value
            compared += 1
    assert compared > 20 and searched > 0
