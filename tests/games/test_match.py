"""Matches: what counts, when they end, who stands where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oudler.games import BadMatch, DealResult, Match, deal
from oudler.games.french import FFT, MICHELSEN
from oudler.games.greer import GREER
from oudler.games.match import MatchDeal
from oudler.games.mathers import MATHERS
from tests.deals import golden, make, random_deal

PASSED = DealResult("passed", (0, 0, 0, 0))
VOID = DealResult("petit_sec", (0, 0, 0, 0))


def played(*scores: int) -> DealResult:
    return DealResult("played", scores)


def match(rules, *results: DealResult, players: int = 4) -> Match:
    deals = tuple(MatchDeal(number % players, one) for number, one in enumerate(results))
    return Match(rules, players, 0, deals)


def test_golden_sheet() -> None:
    case = golden("fft_match.json")[0]
    results = []
    for line, running in zip(case["deals"], case["running"], strict=True):
        scores = [-line["S"]] * 4
        scores[case["players"].index(line["taker"])] = 3 * line["S"]
        results.append(played(*scores))
        assert list(match(FFT, *results).totals) == running
    assert (
        dict(zip(case["players"], match(FFT, *results).totals, strict=True))
        == (case["expected_totals"])
    )


def test_golden_places() -> None:
    case = golden("fft_match.json")[1]["example"]
    ranking = match(FFT, played(*case["totals"])).ranking
    assert [line.place for line in ranking] == case["places"]
    assert [line.total for line in ranking] == sorted(case["totals"], reverse=True)
    assert [line.seat for line in ranking] == [0, 1, 2, 3]


def test_ranking_names_the_seats() -> None:
    ranking = match(FFT, played(-30, 90, -30, -30)).ranking
    assert [(line.place, line.seat, line.total) for line in ranking] == [
        (1, 1, 90),
        (2, 0, -30),
        (2, 2, -30),
        (2, 3, -30),
    ]


def test_eight_deals_passed_out_ones_count_cancelled_ones_do_not() -> None:
    """F25."""
    seven = [played(0, 0, 0, 0)] * 5 + [PASSED, PASSED]
    assert match(FFT, *seven).counted == 7
    assert not match(FFT, *seven).over
    assert not match(FFT, *seven, VOID).over
    assert match(FFT, *seven, VOID).next_dealer == 0
    assert match(FFT, *seven, VOID, PASSED).over
    assert match(FFT, *seven, PASSED).over


def test_the_deal_goes_round_whatever_happens() -> None:
    started = Match(FFT, 4, 2)
    assert started.next_dealer == 2
    one = make("fft", 4, ["S1"], dealer=2, moves="pass pass pass pass")
    after = started.add(one)
    assert after.next_dealer == 3
    assert started.deals == ()
    assert after.deals == (MatchDeal(2, one.result),)
    assert after.totals == (0, 0, 0, 0)


def test_michelsen_goes_on_until_somebody_alone_has_a_thousand() -> None:
    """M36, B0-17."""
    assert not match(MICHELSEN, played(999, -333, -333, -333)).over
    assert match(MICHELSEN, played(1000, 0, 0, 0)).over
    assert not match(MICHELSEN, played(1200, 1200, 0, 0)).over
    assert match(MICHELSEN, played(1200, 1199, 0, 0)).over
    assert not match(MICHELSEN, *[PASSED] * 40).over


def test_mathers_ends_at_a_hundred() -> None:
    case = golden("mathers_settlement.json")[1]
    results = [
        DealResult("played", tuple(line.get(name, 0) for name in "AB")) for line in case["sequence"]
    ]
    for length in range(1, 4):
        assert not match(MATHERS, *results[:length], players=2).over
    done = match(MATHERS, *results, players=2)
    assert done.over
    assert "AB"[done.ranking[0].seat] == case["expected_winner"]


def test_greer_is_one_deal_or_a_target() -> None:
    """G16."""
    assert match(GREER, played(20, 20, 20, 18)).over
    long = replace(GREER, match_deals=0, match_points=300)
    assert not match(long, played(299, 0, 0, 0)).over
    assert match(long, played(300, 0, 0, 0)).over
    assert not match(long, played(310, 310, 0, 0)).over
    either = replace(GREER, match_deals=3, match_points=300)
    assert match(either, *[played(1, 0, 0, 0)] * 3).over
    assert match(either, played(300, 0, 0, 0)).over


def test_a_match_of_real_deals() -> None:
    made = [random_deal("greer", 3, seed) for seed in range(3)]
    rules = replace(GREER, match_deals=3)
    changed = [play_again(one, rules) for one in made]
    whole = Match.of(changed)
    assert whole.over
    assert whole.first_dealer == 0
    assert whole.totals == tuple(
        sum(one.result.scores[seat] for one in changed) for seat in range(3)
    )


def play_again(made, rules):
    again = deal(rules, made.players, made.dealer, dealt=made.dealt)
    for move in made.moves:
        again.push(move)
    return again


def refused(call) -> BadMatch:
    with pytest.raises(BadMatch) as error:
        call()
    return error.value


def test_deals_that_do_not_fit() -> None:
    passed = make("fft", 4, ["S1"], dealer=0, moves="pass pass pass pass")
    started = Match(FFT, 4, 0)
    assert refused(lambda: Match.of([])).code == "match_empty"
    error = refused(lambda: started.add(passed).add(passed))
    assert error.code == "match_dealer"
    assert error.arguments == {"number": 2, "found": 1, "expected": 2}
    error = refused(lambda: started.add(make("fft", 4, ["S1"], dealer=0)))
    assert (error.code, error.arguments) == ("match_deal_unfinished", {"number": 1})
    error = refused(lambda: started.add(random_deal("greer", 4, 0)))
    assert error.code == "match_other_game"
    assert error.arguments == {"number": 1, "game": "greer"}
    assert refused(lambda: Match(FFT, 3, 0).add(passed)).code == "match_other_game"
    full = match(FFT, *[PASSED] * 8)
    error = refused(lambda: full.add(passed))
    assert (error.code, error.arguments) == ("match_over", {"number": 9})
