"""The policy as Python sees it: batches, simulated deals, refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from oudler import _core
from oudler.cards import ALL, KINGS, OUDLERS
from oudler.games import PRESETS
from tests.deals import mask

FFT = _core.PlayRules.preset("fft")
TABLES = [(name, n) for name, rules in PRESETS.items() for n in rules.players_allowed]
HAND = mask("S1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 SJ HJ DJ CJ")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_playouts_are_legal_and_count_as_replayed(game: str, players: int) -> None:
    rules = _core.PlayRules.preset(game)
    count, plies = 50, rules.hand_size(players) * players
    hands = np.zeros((count, players, 2), np.uint64)
    piles = np.zeros((count, 2), np.uint64)
    seats = np.zeros((count, _core.SEATS), np.uint8)
    cards = np.zeros((count, plies), np.uint8)
    results = np.zeros((count, _core.RESULTS), np.int16)
    again = np.zeros_like(results)
    _core.random_deals(rules, 1, hands, piles, seats)
    _core.play_by_policy(rules, hands, piles, seats, 2, cards=cards, results=results)
    _core.replay(rules, hands, piles, seats, cards, results=again)
    assert (results == again).all()
    for isa in _core.isas():
        _core.play_by_policy(rules, hands, piles, seats, 2, results=again, isa=isa)
        assert (results == again).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simulated_deals_add_up_in_any_batch(players: int) -> None:
    count = 400

    def run(first: int, size: int) -> tuple[Any, ...]:
        told = np.zeros((size, _core.TOLD), np.uint8)
        results = np.zeros((size, _core.RESULTS), np.int16)
        scores = np.zeros(size, np.int32)
        hands = np.zeros((size, players, 2), np.uint64)
        piles = np.zeros((size, 2), np.uint64)
        _core.simulate(
            FFT, players, 3, told, results=results, scores=scores, hands=hands, piles=piles,
            first=first,
        )  # fmt: skip
        return told, results, scores, hands, piles

    told, results, scores, hands, piles = run(0, count)
    for part, whole in zip(run(150, 100), (told, results, scores, hands, piles), strict=True):
        assert (part == whole[150:250]).all()
    taken = told[:, 1] != 255
    assert 0.5 < taken.mean() < 1
    assert ((told[:, 2] > 0) == taken).all()
    counted = np.zeros(int(taken.sum()), np.int32)
    factors = np.array([0, 1, 2, 4, 6])[told[taken, 2]]
    premiums = np.stack([factors, told[taken, 5], np.zeros_like(factors)], axis=1)
    _core.french_scores(FFT, results[taken], premiums.astype(np.int16), counted)
    # Now and then a slam is announced, which the row does not say.
    assert (counted == scores[taken]).mean() > 0.99
    assert 0.5 < (scores[taken] > 0).mean() < 0.9
    for row in np.flatnonzero(taken & (told[:, 2] <= 2)):
        laid = int(piles[row, 0]) | int(piles[row, 1]) << 56
        assert not laid & (KINGS | OUDLERS)


def test_a_hand_is_bid_laid_away_and_shown() -> None:
    strong = mask("SK SQ HK HQ DK CK T8 T10 T12 T14 T15 T16 T17 T18 T19 T20 T21 X")
    assert _core.policy_bid(HAND, 4) == 0 and _core.policy_bid(strong, 4) == 4
    assert _core.policy_bid(strong, 4, 4) == 0
    assert _core.hand_margin(strong, 4) > 40 > _core.hand_margin(HAND, 4)
    assert len(_core.hand_features(HAND)) == 14
    laid = _core.policy_lay_away(FFT, strong | mask("S2 S3 H2 H3 D2 D3"), 6)
    assert laid.bit_count() == 6 and not laid & (KINGS | OUDLERS)
    values = _core.bid_values(FFT, 4, 0, 1, strong, [0], 60, 1)
    assert max(range(5), key=lambda bid: values[bid][0]) == 4
    values = _core.bid_values(FFT, 4, 0, 1, HAND, [2], 60, 1)
    assert values[1] == values[2] == (0.0, 0.0) and values[0][0] > values[3][0]


def sight(**changes: Any) -> _core.Sight:
    given: dict[str, Any] = {
        "rules": FFT, "players": 4, "seat": 0, "hand": HAND, "leader": 0, "cards": [], "taker": 1,
    }  # fmt: skip
    return _core.Sight(**(given | changes))


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: sight(players=6), "the game is not played by so many"),
    (lambda: sight(seat=4), "no seat of the table"),
    (lambda: sight(taker=None), "nobody takes"),
    (lambda: sight(taker=4), "taker: 4 is none"),
    (lambda: sight(called=60), "called: 60 is none"),
    (lambda: sight(hand=HAND & ~1), "needed are 18 cards"),
    (lambda: sight(leader=1).legal, "it is not its turn"),
    (lambda: sight(leader=3, cards=[0]), "0 cannot have been played"),
    (lambda: sight(leader=3, cards=[78]), "78 cannot have been played"),
    (lambda: sight(shown=[0, 0]), "a set for each seat"),
    (lambda: sight(aside=1 << 78), "78 bits"),
    (lambda: _core.policy_bid(HAND, 2), "so many"),
    (lambda: _core.policy_bid(HAND, 4, 5), "5 is no contract"),
    (lambda: _core.policy_lay_away(FFT, KINGS, 3), "not so many"),
    (lambda: _core.bid_values(FFT, 4, 0, 1, HAND, [], 10, 1), "not the seat's turn"),
    (lambda: _core.bid_values(FFT, 4, 0, 0, HAND, [], 0, 1), "none or too many"),
    (lambda: _core.bid_values(FFT, 4, 0, 0, 1, [], 10, 1), "not a whole one"),
]


@pytest.mark.parametrize(("call", "words"), REFUSED)
def test_what_cannot_be_is_refused(call: Callable[[], object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call()


def test_worlds_that_do_not_fit_are_refused() -> None:
    seen = sight()
    hidden = ALL & ~HAND
    worlds = _core.Constraints(hidden, [hidden] * 4, [18, 18, 18, 6])
    sample = seen.sample(worlds, [1, 2, 3, None], 20, 1)
    rows = seen.roll_out(sample, 1)
    assert [card for card, _, _ in rows] == sorted(card for card, _, _ in rows)
    assert sum(1 << card for card, _, _ in rows) == seen.legal
    assert rows == seen.roll_out(sample, 1, isa="scalar")
    for holders, words in (
        ([1, 2, 3], "a seat or None for each"),
        ([1, 2, None, 3], "another number of cards"),
        ([0, 1, 2, None], "a seat that has its cards"),
        ([1, 2, 3, 4], "4 is none"),
    ):
        with pytest.raises(ValueError, match=words):
            seen.sample(worlds, holders, 20, 1)
    with pytest.raises(ValueError, match="none or too many"):
        seen.sample(worlds, [1, 2, 3, None], 0, 1)
    with pytest.raises(ValueError, match="drawn for another seat"):
        sight(seat=1, leader=1).roll_out(sample, 1)
    with pytest.raises(ValueError, match="is not its turn"):
        sight(seat=1).roll_out(sample, 1)


@pytest.mark.parametrize("value", [0, -1, 1e-30, 1e30, float("inf"), float("nan")])
@pytest.mark.parametrize("name", ["heat", "bid_spread", "slip", "lowest", "discard", "trust"])
def test_a_manner_gives_no_likelihoods_beyond_numbers(name: str, value: float) -> None:
    if name in ("discard", "trust") and 0 <= value < 1:
        _core.Manner(**{name: value})
        return
    with pytest.raises(ValueError, match=name):
        _core.Manner(**{name: value})


def test_worlds_of_another_deal_are_refused() -> None:
    own = (1 << 18) - 1
    seen = sight(hand=own)
    hidden = ALL & ~own
    worlds = _core.Constraints(hidden, [hidden] * 4, [18, 18, 18, 6])
    sample = seen.sample(worlds, [1, 2, 3, None], 20, 1)
    # The cards of the seat's own hand are dealt to others.
    twice = ALL & ~(own << 20)
    others = _core.Constraints(twice, [twice] * 4, [18, 18, 18, 6])
    with pytest.raises(ValueError, match="own hand"):
        seen.sample(others, [1, 2, 3, None], 20, 1)
    other = sight(hand=own << 20)
    late = sight(hand=own & ~1, cards=[0, 18, 19, 20])
    for wrong in (other, late):
        with pytest.raises(ValueError, match="drawn for another seat"):
            wrong.roll_out(sample, 1)
        with pytest.raises(ValueError, match="drawn for another seat"):
            _core.solve_worlds(wrong, sample)
        with pytest.raises(ValueError, match="drawn for another seat"):
            _core.compare([wrong], sample, 1, poignees=[0], slams=[False])
    with pytest.raises(ValueError, match="drawn for another seat"):
        _core.compare([seen, other], sample, 1, poignees=[0, 0], slams=[False, False])
    with pytest.raises(ValueError, match="None"):
        _core.compare([None], sample, 1, poignees=[0], slams=[False])  # type: ignore[list-item]


def test_a_world_has_each_card_once() -> None:
    own = (1 << 18) - 1
    hand, rest = own << 18, own << 36
    seen = sight(hand=own)
    assert seen.likelihood([own, hand, rest, own << 54], _core.Manner()) <= 0
    for hands in ([own, hand, hand, hand], [own, own, hand, rest]):
        with pytest.raises(ValueError, match="in two places"):
            seen.likelihood(hands, _core.Manner())


@pytest.mark.parametrize("stakes", [(0, 0), (7, 0), (-1, 0), (2**31 - 1, 0), (1, -1), (1, 121)])
def test_stakes_are_those_of_the_game(stakes: tuple[int, int]) -> None:
    seen = sight()
    hidden = ALL & ~HAND
    worlds = _core.Constraints(hidden, [hidden] * 4, [18, 18, 18, 6])
    sample = seen.sample(worlds, [1, 2, 3, None], 2, 1)
    factor, poignees = stakes
    with pytest.raises(ValueError, match="factor is 1 to 6"):
        seen.roll_out(sample, 1, factor=factor, poignees=poignees)
    with pytest.raises(ValueError, match="factor is 1 to 6"):
        _core.compare([seen], sample, 1, factor=factor, poignees=[poignees], slams=[False])
