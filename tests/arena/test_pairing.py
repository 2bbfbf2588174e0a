"""Paired comparisons: one bot for another, everything else equal."""

from __future__ import annotations

from typing import Any

import pytest

from oudler.arena import ArenaError, Paired, comparison_of, run
from oudler.arena.plans import numbered_deal
from oudler.games.moves import Contract
from tests.arena.test_duplicate import table, timeless


def played(plan: Paired, deals: int, jobs: int = 1) -> list[dict[str, Any]]:
    return list(run(plan, range(1, deals + 1), jobs))


def test_what_a_comparison_needs() -> None:
    with pytest.raises(ArenaError) as error:
        Paired.of("fft", 4, "s", ["novice", " novice"])
    assert error.value.code == "arena_two_bots"
    with pytest.raises(ArenaError) as error:
        Paired.of("greer", 4, "s", ["novice", "random"], roles=["defence"])
    assert error.value.code == "arena_no_taker"
    assert Paired.of("greer", 4, "s", ["novice", "random"]).roles == ("all",)
    assert Paired.of("fft", 4, "s", ["novice", "random"]).table == "novice"


def test_any_number_of_jobs_gives_the_same() -> None:
    plan = Paired.of("fft", 5, "jobs", ["random", "novice"])
    assert timeless(played(plan, 6, 2)) == timeless(played(plan, 6))


def test_a_bot_like_the_one_of_the_table_changes_nothing() -> None:
    # "novice" and a spec that makes the same bot by another name.
    plan = Paired.of("fft", 4, "same", ["club:worlds=3", "club:worlds=03"])
    comparison = comparison_of(plan, played(plan, 12))
    for role in ("all", "attack", "defence"):
        row = comparison.roles[role][1]
        assert row.over_first is not None
        assert (row.over_first.mean, row.over_first.low, row.over_first.high) == (0, 0, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_role_keeps_the_auction(players: int) -> None:
    plan = Paired.of("fft", players, "roles", ["novice", "random"], roles=["attack", "defence"])
    passed = 0
    for record in played(plan, 10):
        if record["attack"] is None:
            assert record["defence"] is None
            passed += 1
            continue
        outcomes = [one for role in ("attack", "defence") for one in record[role].values()]
        assert len({(one["contract"], one["taker"]) for one in outcomes}) == 1
        # The bot of the table on both sides is one table.
        assert record["attack"]["novice"] == record["defence"]["novice"]
        assert outcomes[0]["contract"] in [one.word for one in Contract if one]
        assert numbered_deal("fft", players, "roles", record["deal"]).players == players
    assert passed < 10


def test_a_worse_bot_is_found_out_in_every_role() -> None:
    plan = Paired.of("fft", 4, "worse", ["novice", "random"])
    comparison = comparison_of(plan, played(plan, 30))
    for role in ("all", "attack", "defence"):
        row = comparison.roles[role][1]
        assert row.over_first is not None and row.over_first.high is not None
        assert row.over_first.high < 0, role
    assert comparison.effort["random"].decisions > 0


def test_a_comparison_by_hand() -> None:
    plan = Paired.of("fft", 4, "hand", ["a", "b", "c"])
    base = table([90, -30, -30, -30], "prise", 1, True)

    def record(number: int, b: int, c: int) -> dict[str, Any]:
        """In the attack bot b brings so much more to each, and bot c."""

        def taker(more: int) -> dict[str, Any]:
            scores = [90 + 3 * more, *[-30 - more] * 3]
            return {**table(scores, "prise", 1, True), "points": 50.0 + more}

        return {
            "deal": number,
            "all": {
                "table": base,
                # The bot in seats 1 to 4; it takes in seat 1.
                "bots": {"b": [taker(b), *[base] * 3], "c": [taker(c), *[base] * 3]},
            },
            "attack": {"a": base, "b": taker(b), "c": taker(c)},
            "defence": {"a": base, "b": taker(-b), "c": taker(-c)},
            "effort": {spec: [1, 0.001, 0, 0] for spec in "abc"},
        }

    comparison = comparison_of(plan, [record(1, 2, 4), record(2, 4, 12)])
    a, b, c = comparison.roles["attack"]
    assert a.over_first is None and a.points.mean == 90
    assert b.over_first is not None and (b.over_first.mean, b.over_first.count) == (9, 2)
    assert c.over_first is not None and c.over_first.mean == 24
    # Step c over b: 6 and 24, mean 15, standard error 9.
    assert c.over_previous is not None and c.over_previous.mean == 15
    assert c.over_previous.half == pytest.approx(12.706 * 9, rel=1e-4)
    assert c.cards_over_previous is not None and c.cards_over_previous.mean == 5
    b, c = comparison.roles["defence"][1:]
    assert b.over_first is not None and b.over_first.mean == 3
    assert b.cards_over_first is not None and b.cards_over_first.mean == 3
    # In one seat: 3 * 2 more in one of four seats, then 3 * 4.
    assert comparison.roles["all"][1].points.mean == pytest.approx((6 + 12) / 4 / 2)
    assert comparison.taking["b"].mean == 9 and comparison.defending["b"].mean == 0


def test_a_passed_out_deal_is_in_no_role() -> None:
    plan = Paired.of("fft", 4, "hand", ["a", "b"], roles=["attack"])
    record = {"deal": 1, "attack": None, "effort": {"a": [0] * 4, "b": [0] * 4}}
    comparison = comparison_of(plan, [record])
    assert comparison.deals == 1
    assert [row.points.count for row in comparison.roles["attack"]] == [0, 0]
