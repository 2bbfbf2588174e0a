"""Duplicate matches: everybody sits everywhere, nobody wins what nobody loses, and the results are
the same wherever they are played."""

from __future__ import annotations

import io
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from oudler.arena import ArenaError, Duplicate, Plan, run, summary_of
from oudler.arena.lineup import rotations, seated
from oudler.arena.plans import numbered_deal
from oudler.arena.summary import BotSummary
from oudler.bots import make_bot
from oudler.cli import main
from oudler.notation import read_records
from tests.deals import TABLES


def timeless(records: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Records without the seconds in them."""
    return [
        {**one, "effort": {spec: (e[0], e[2:]) for spec, e in one["effort"].items()}}
        for one in records
    ]


def played(plan: Plan, deals: int, jobs: int = 1) -> list[dict[str, Any]]:
    return list(run(plan, range(1, deals + 1), jobs))


# -- seats ----------------------------------------------------------------------------------------


def test_one_bot_sits_in_all_seats() -> None:
    assert seated(["novice"], 3) == ("novice",) * 3


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_bot_for_each_seat_or_one(count: int) -> None:
    with pytest.raises(ArenaError) as error:
        seated(["novice"] * count, 4)
    assert error.value.code == "arena_seats"
    assert error.value.arguments == {"found": count, "players": 4}


def test_one_against_three_is_in_every_seat() -> None:
    assert rotations("abbb") == (tuple("abbb"), tuple("babb"), tuple("bbab"), tuple("bbba"))


def test_two_pairs_are_in_every_rotation_once() -> None:
    assert rotations("aabb") == (tuple("aabb"), tuple("baab"), tuple("bbaa"), tuple("abba"))
    assert rotations("abab") == (tuple("abab"), tuple("baba"))
    assert rotations("aaaa") == (tuple("aaaa"),)


@pytest.mark.parametrize(("lineup", "players"), [("abc", 3), ("aabbc", 5), ("ab", 2)])
def test_each_bot_has_each_seat_equally_often(lineup: str, players: int) -> None:
    tables = rotations(lineup)
    assert len(tables) == players
    for bot in set(lineup):
        seats = [sum(table[seat] == bot for table in tables) for seat in range(players)]
        assert seats == [lineup.count(bot)] * players


# -- deals ----------------------------------------------------------------------------------------


def test_the_deals_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--game", "fft", "--seed", "same", "--count", "6"]) == 0
    records = list(read_records(io.BytesIO(capsys.readouterr().out.encode())))
    assert [record.deal for record in records] == [
        numbered_deal("fft", 4, "same", number) for number in range(1, 7)
    ]


def test_every_rotation_has_the_same_cards_and_bots_of_its_own() -> None:
    plan = Duplicate.of("fft", 4, "by hand", ["random", "novice", "novice", "novice"])
    (record,) = played(plan, 1)
    for turn, lineup in enumerate(plan.tables):
        made = numbered_deal("fft", 4, "by hand", 1)
        chances = [Random(f"by hand/1/{turn}/{seat}") for seat in range(4)]
        while (seat := made.turn) is not None:
            legal = made.legal_moves()
            if len(legal) == 1:
                made.push(next(iter(legal)))
            else:
                made.push(make_bot(lineup[seat]).decide(made.view(seat), chances[seat]))
        assert made.result is not None
        assert record["tables"][turn]["scores"] == list(made.result.scores or ())


# -- the same everywhere --------------------------------------------------------------------------


def test_any_number_of_jobs_gives_the_same() -> None:
    plan = Duplicate.of("fft", 4, "jobs", ["club:worlds=2", "novice", "random", "novice"])
    alone = played(plan, 12)
    assert [record["deal"] for record in alone] == list(range(1, 13))
    for jobs in (2, 3):
        assert timeless(played(plan, 12, jobs)) == timeless(alone)


def test_other_seeds_give_other_results() -> None:
    one, two = (
        timeless(played(Duplicate.of("fft", 4, seed, ["novice"]), 8)) for seed in ("one", "two")
    )
    assert one != two


def test_a_worker_that_finds_no_bot_says_so() -> None:
    plan = Duplicate.of("fft", 4, "s", ["exec:no-such-program-at-all"])
    with pytest.raises(ArenaError) as error:
        played(plan, 4, 2)
    assert error.value.code == "bot_cannot_start"


# -- what it comes to -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_won_is_lost(game: str, players: int) -> None:
    specs = ["novice", *["random"] * (players - 1)]
    plan = Duplicate.of(game, players, "zero", specs)
    records = played(plan, 6)
    summary = summary_of(plan, records)
    novice, other = summary.bots
    assert novice.points.mean is not None and other.points.mean is not None
    assert novice.points.mean + (players - 1) * other.points.mean == pytest.approx(0)
    assert novice.points.mean > 0
    assert all(len(record["tables"]) == players for record in records)


def test_equal_bots_win_nothing() -> None:
    plan = Duplicate.of("fft", 4, "zero", ["novice"])
    (novice,) = summary_of(plan, played(plan, 10)).bots
    assert (novice.points.mean, novice.points.low, novice.points.high) == (0, 0, 0)


def table(scores: Sequence[int], contract: str, taker: int, made: bool) -> dict[str, Any]:
    return {
        "outcome": "played",
        "scores": list(scores),
        "contract": contract,
        "taker": taker,
        "points": 50.0,
        "made": made,
    }


PASSED = {"outcome": "passed", "scores": [0, 0, 0, 0]}


def test_a_match_by_hand() -> None:
    plan = Duplicate.of("fft", 4, "hand", ["expert", "novice", "novice", "novice"])
    effort = {"expert": [10, 0.1, 500, 1], "novice": [30, 0.03, 0, 0]}
    deals = [
        # The expert in seats 1, 2, 3, 4.
        [
            table([90, -30, -30, -30], "prise", 1, True),
            table([90, -30, -30, -30], "prise", 1, True),
            table([-180, 60, 60, 60], "garde", 1, False),
            PASSED,
        ],
        [PASSED, PASSED, PASSED, table([-40, -40, -40, 120], "garde", 4, True)],
        [{"outcome": "petit_sec", "scores": [0, 0, 0, 0]}] * 4,
    ]
    summary = summary_of(
        plan,
        [{"deal": n, "tables": deal, "effort": effort} for n, deal in enumerate(deals, 1)],
    )
    assert (summary.deals, summary.cancelled, summary.tables, summary.passed) == (2, 1, 8, 4)
    expert, novice = summary.bots
    # Deal 1: (90 - 30 + 60 + 0) / 4 = 30; deal 2: 120 / 4 = 30.
    assert expert.points.mean == 30 and expert.points.low == 30
    assert novice.points.mean == -10
    # As taker: 90 in deal 1, 120 in deal 2; as defender: -30 and 60, once.
    assert (expert.taking.count, expert.taking.mean) == (2, 105)
    assert expert.taking.half == pytest.approx(12.706 * 15, rel=1e-4)
    assert (expert.defending.count, expert.defending.mean, expert.defending.low) == (1, 15, None)
    assert (expert.taken, expert.made) == (2, 2)
    # Once in each deal, with 90 and -180 in deal 1; in deal 2 none takes.
    assert (novice.taking.count, novice.taking.mean) == (1, -45)
    assert {word: one.taken for word, one in novice.contracts.items()} == {"prise": 1, "garde": 1}
    assert novice.contracts["garde"].made == 0 and novice.contracts["garde"].points == -180
    said = summary.json()
    assert said["passed_out"] == 0.5 and said["deals"] == 3
    one = said["bots"][0]
    assert (one["taken"], one["made"], one["capped"]) == (0.25, 1.0, 3)
    assert one["ms_per_decision"] == 10 and one["nodes_per_decision"] == 50
    assert sum(bot["taken"] for bot in said["bots"]) + said["passed_out"] == 1


def test_a_partner_is_neither_taker_nor_defender() -> None:
    plan = Duplicate.of("fft", 5, "hand", ["a", "b", "b", "b", "b"])
    said = {**table([60, 30, -30, -30, -30], "prise", 1, True), "partner": 2}
    record = {"deal": 1, "tables": [said] * 5, "effort": {"a": [0] * 4, "b": [0] * 4}}
    a, b = summary_of(plan, [record]).bots
    # Bot a sits once in each seat: it takes once, is the partner once, defends three times.
    assert (a.taking.mean, a.defending.mean, a.points.mean) == (60, -30, 0)
    assert (b.taking.mean, b.defending.mean) == (60, -30)


def test_seats_without_sides_are_compared_with_the_table() -> None:
    plan = Duplicate.of("greer", 4, "hand", ["a", "b", "b", "b"])
    tables = [{"outcome": "played", "scores": scores} for scores in ([40, 20, 10, 10],) * 4]
    record = {"deal": 1, "tables": tables, "effort": {"a": [0] * 4, "b": [0] * 4}}
    summary = summary_of(plan, [record])
    a: BotSummary = summary.bots[0]
    assert a.points.mean == 0
    said = summary.json()
    assert said["passed_out"] is None
    assert said["bots"][0]["taken"] is None and said["bots"][0]["contracts"] == {}
