"""``oudler solve`` and ``oudler bench``."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import validate

from oudler import _core
from oudler.notation import write
from oudler.solver import plays_of
from tests.cli.conftest import Run, schema
from tests.deals import GOLDEN, make, random_deal
from tests.test_solver import golden, reached, state_of, stopped

Runner = Callable[..., Run]
GAMES = str(GOLDEN / "games.tarot")


@pytest.fixture
def solved(run: Runner) -> Callable[..., Any]:
    """The JSON of a run that must succeed; a small table, so that it starts quickly."""

    def runner(*arguments: str, **options: Any) -> Any:
        said = run("solve", *arguments, "--json", "--table", "4", **options)
        assert said.code == 0 and said.err == ""
        validate(said.json, schema("solve"))
        return said.json

    return runner


def test_every_record_of_a_file(solved: Callable[..., Any]) -> None:
    found = solved(GAMES, "--trick", "12")
    assert [one["index"] for one in found] == list(range(1, 13))
    for deal, one in zip(golden(), found, strict=True):
        assert one["trick"] == 12 and one["objective"] == "points" and one["exact"]
        assert one["value"] == one["lower"] == one["upper"]
        assert 0 <= one["value"] <= 91
        seat, _ = plays_of(state_of(deal))[48]
        assert one["turn"] == seat + 1
        assert len(one["line"]) == 24
        value = one["value"]
        best = max if seat in state_of(deal).attack else min
        assert best(each["value"] for each in one["cards"].values()) == value
        # The line, played on the deal itself.
        at = stopped(deal, 24)
        for code in one["line"]:
            at.push(code)
        assert reached(at, "points") / 2 == value


def test_the_score(solved: Callable[..., Any]) -> None:
    (one,) = solved(GAMES, "--index", "11", "--trick", "16", "--objective", "score")
    assert one["index"] == 11 and one["objective"] == "score"
    assert one["value"] == 760 and one["cards"]["X"]["value"] == 120


def test_a_deal_that_is_over(solved: Callable[..., Any]) -> None:
    for one, deal in zip(solved(GAMES, "--trick", "18"), golden(), strict=True):
        assert one["turn"] is None and one["cards"] == {} and one["line"] == []
        assert one["value"] == reached(deal, "points") / 2


def test_an_open_deal_is_solved_where_it_stops(solved: Callable[..., Any]) -> None:
    at = stopped(golden()[0], 22)
    (one,) = solved("-", stdin=write(at))
    assert one["trick"] == 12
    assert one["turn"] is not None and at.turn is not None and one["turn"] == at.turn + 1
    assert len(one["line"]) == 22


def test_five_players_and_halves(solved: Callable[..., Any]) -> None:
    deal = next(
        deal for seed in range(99) if (deal := random_deal("fft", 5, seed)).result is not None
        and deal.result.outcome == "played" and reached(deal, "points") % 2
    )  # fmt: skip
    (one,) = solved("-", "--trick", "15", stdin=write(deal))
    assert one["value"] % 1 == 0.5


def test_what_every_card_cost(solved: Callable[..., Any]) -> None:
    (one,) = solved(GAMES, "--index", "1", "--trick", "9", "--all-tricks")
    assert [each["card"] for each in one["played"]] == [
        played.code for _, played in plays_of(state_of(golden()[0]))[36:]
    ]
    sums = [0.0] * 4
    for each in one["played"]:
        assert each["cost"] >= 0
        sums[each["seat"] - 1] += each["cost"]
    assert sums == one["costs"]
    assert one["played"][-1]["after"] == reached(golden()[0], "points") / 2


def test_a_budget_leaves_bounds(solved: Callable[..., Any]) -> None:
    (one,) = solved(GAMES, "--index", "1", "--budget", "1000", "--all-tricks")
    assert not one["exact"] and one["value"] is None and one["lower"] < one["upper"]
    assert one["line"] == [] and 0 < one["nodes"] < 2000
    assert any(each["cost"] is None for each in one["played"])
    assert one["played"][-1]["cost"] == 0


# -- for people -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["After 9 tricks, player 2 is to play, for the defence.", "24 points", "♣2"]),
        ("fr", ["Après 9 plis", "en défense", "24 points", "10.  ♥"]),
        ("ru", ["После 9 взяток ходит игрок 2", "24 очка"]),
    ],
)
def test_a_table_of_cards(run: Runner, language: str, words: list[str]) -> None:
    said = run("solve", GAMES, "--index", "1", "--trick", "9", "--all-tricks", "--lang", language,
               "--table", "4")  # fmt: skip
    assert said.code == 0 and said.err == ""
    for one in words:
        assert one in said.out
    # The better cards first: the defence wants little.
    assert said.out.index("    24  ") < said.out.index("    28  ")
    assert re.search(r"^ +18\.  (\S+ ?){4}$", said.out, re.MULTILINE)


def test_a_table_in_the_middle_of_a_trick(run: Runner) -> None:
    at = stopped(golden()[0], 22)
    said = run("solve", "-", "--table", "4", "--objective", "score", stdin=write(at))
    assert said.code == 0
    assert re.search(r"^ +13\.  (\S+ ?){4}$", said.out, re.MULTILINE)


def test_bounds_are_told_as_such(run: Runner) -> None:
    said = run("solve", GAMES, "--index", "1", "--budget", "1000", "--table", "4")
    assert said.code == 0
    assert "Not solved within the budget" in said.out and " … " in said.out
    assert "try --trick 3, or a larger --budget" in said.out
    late = run("solve", GAMES, "--index", "1", "--trick", "9", "--budget", "10", "--table", "4")
    assert "Not solved within the budget" in late.out and "try --trick 12" in late.out
    open_end = stopped(golden()[0], 4 * 4)
    said = run("solve", "-", "--table", "4", "--budget", "10", stdin=write(open_end))
    assert "Not solved within the budget" in said.out and "--trick" not in said.out


def test_progress_goes_to_a_terminal_and_goes_away() -> None:
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "oudler", "solve", GAMES, "--index", "1", "--budget", "8000000",
         "--table", "4", "--json", "--lang", "en"],
        stdout=subprocess.PIPE, stderr=follower,
    ) as process:  # fmt: skip
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and b'"exact": false' in out
    shown = b""
    os.set_blocking(leader, False)
    while True:
        try:
            shown += os.read(leader, 4096)
        except BlockingIOError:
            break
    os.close(leader)
    os.close(follower)
    if shown:  # a quick machine is done before there is anything to tell
        assert b"Solving deal 1" in shown and shown.endswith(b" \r")


# -- what cannot be solved --------------------------------------------------------------------


def test_records_that_cannot_be_solved_are_reported_and_others_done(run: Runner) -> None:
    texts = [
        write(random_deal("greer", 4, 1)),
        write(make("fft", 4, [], moves="pass pass pass pass")),
        write(golden()[0]).replace("noslam", "noslum"),
        write(golden()[0]),
    ]
    said = run("solve", "-", "--trick", "15", "--json", "--table", "4", stdin="\n".join(texts))
    assert said.code == 1
    validate(said.json, schema("solve"))
    codes = [one["error"]["code"] for one in said.json[:-1]]
    assert codes == ["solve_game", "solve_not_played", "unknown_token"]
    assert said.json[2]["error"]["line"] > 1
    assert said.json[-1]["exact"]
    told = run("solve", "-", "--trick", "15", "--table", "4", stdin="\n".join(texts))
    assert told.code == 1
    assert "Only French tarot can be solved" in told.out and "was not played" in told.out


def test_a_trick_that_was_not_played(run: Runner) -> None:
    said = run("solve", GAMES, "--trick", "19", "--json", "--table", "1", "--index", "1")
    assert said.code == 1
    assert said.json[0]["error"]["code"] == "solve_no_such_trick"
    assert said.json[0]["error"]["args"] == {"found": 19, "most": 18}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "FILE"),
        (["/nowhere"], "nowhere"),
        ([GAMES, "--trick", "-1"], "--trick"),
        ([GAMES, "--trick", "x"], "--trick"),
        ([GAMES, "--objective", "glory"], "--objective"),
        ([GAMES, "--budget", "-5"], "--budget"),
        ([GAMES, "--table", "0"], "--table"),
        ([GAMES, "--table", "1000000"], "no memory"),
        ([GAMES, "--index", "13"], "no record 13"),
    ],
)
def test_bad_usage(run: Runner, arguments: list[str], reason: str) -> None:
    said = run("solve", *arguments)
    assert said.code == 2 and said.out == ""
    assert reason in said.err


def test_no_record(run: Runner) -> None:
    said = run("solve", "-", "--table", "1", stdin="nothing")
    assert said.code == 2


def test_help_tells_what_a_budget_is(run: Runner) -> None:
    assert "200 million" in " ".join(run("solve", "--help").out.split())


# -- bench ------------------------------------------------------------------------------------


def test_bench(run: Runner) -> None:
    said = run("bench", "--json", "--tricks", "5", "--tricks", "6", "--deals", "5")
    assert said.code == 0
    validate(said.json, schema("bench"))
    assert said.json["signature"] == f"{_core.solver_signature():016x}"
    assert [one["tricks_left"] for one in said.json["solve"]] == [5, 6]
    told = run("bench", "--tricks", "5", "--deals", "2", "--lang", "fr")
    assert told.code == 0
    assert said.json["signature"] in told.out and "5 plis restants" in told.out
