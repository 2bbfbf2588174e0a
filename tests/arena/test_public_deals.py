"""The public deals: what is committed is what the script makes of their seed."""

from __future__ import annotations

import gzip
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from oudler.arena import Duplicate, run
from oudler.arena.plans import numbered_deal
from oudler.arena.table import Outcome
from oudler.games import PRESETS
from oudler.games.french import FrenchState
from oudler.notation import Record, read_records
from oudler.solver import Solver, position_of

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "public_deals.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("public_deals", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DEALS: Any = script()


def records(name: str) -> list[Record]:
    return list(read_records(gzip.decompress((DEALS.FOLDER / f"{name}.tarot.gz").read_bytes())))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_deals_are_those_of_the_seed_with_their_results(preset: str) -> None:
    found = records(preset)
    assert len(found) == DEALS.DEALS[preset] == (1000 if preset == "fft" else 200)
    results = DEALS.read_table(DEALS.FOLDER / f"{preset}.tsv")
    assert {"random", "novice"} <= results.keys()
    for number, record in enumerate(found, 1):
        assert record.error is None
        assert record.tags["Deal"] == str(number)
        assert record.tags["Seed"] == f"oudler-deals-1/{number}"
        (comment,) = record.comments
        told = dict(one.split(": ") for one in comment.text.split("; "))
        assert told == {spec: cells[number] for spec, cells in results.items() if number in cells}
    # Reading has dealt each from its seed again; a few by the arena's own way.
    for number in (1, 2, 77, len(found)):
        players = PRESETS[preset].USUAL_PLAYERS
        made = numbered_deal(preset, players, DEALS.SEED, number)
        assert found[number - 1].deal == made


@pytest.mark.parametrize("preset", ["fft", "mathers", "greer"])
def test_any_legal_card_gives_the_results_that_are_published(preset: str) -> None:
    # The bot that nobody ever makes better; that of the others is theirs when they played.
    plan = Duplicate.of(preset, DEALS.players_of(preset), DEALS.SEED, ["random"])
    published = DEALS.read_table(DEALS.FOLDER / f"{preset}.tsv")["random"]
    for record in run(plan, range(1, 6)):
        outcome = Outcome.read(record["tables"][0])
        assert DEALS.cell(outcome) == published[record["deal"]]


def test_a_cell_tells_how_a_deal_ended() -> None:
    played = Outcome("played", (-74, 222, -74, -74), "garde", 1, None, 97, True)
    assert DEALS.cell(played) == "2 garde 48.5 222"
    assert DEALS.cell(Outcome("passed", (0, 0, 0, 0))) == "-"
    assert DEALS.cell(Outcome("petit_sec", (0, 0, 0, 0))) == "x"
    assert DEALS.cell(Outcome("played", (31, 0))) == "31 0"


def test_tables_are_read_as_they_are_written(tmp_path: Path) -> None:
    results = {"novice": {1: "-", 3: "x"}, "club:worlds=3": {2: "1 prise 40 -25"}}
    path = tmp_path / "table.tsv"
    path.write_text(DEALS.table_text(results, 3))
    assert DEALS.read_table(path) == results
    assert DEALS.read_table(tmp_path / "none.tsv") == {}


def test_par_is_known_for_a_hundred_deals_and_what_the_solver_says() -> None:
    pars = DEALS.read_par()
    exact = [one for one in pars.values() if one.exact]
    assert len(exact) >= 100
    found = records("fft-par")
    assert len(found) == len(pars)
    for record, (number, one) in zip(found, sorted(pars.items()), strict=True):
        assert record.error is None and record.deal is not None
        assert record.tags["Deal"] == str(number) and record.comments[-1].text == f"par {one.told}"
        state = record.deal.state
        assert isinstance(state, FrenchState) and state.contract is not None
        assert (state.taker, state.contract.word) == (one.taker - 1, one.contract)
        assert len(state.tricks) == DEALS.PAR_TRICKS
        assert 0 <= one.lower <= one.upper <= 91
    # The easiest again.
    solver = Solver(16 << 20)
    for one in sorted(exact, key=lambda one: one.nodes)[:3]:
        deal = DEALS.par_position(one.number, one.moves)
        solution = solver.solve(position_of(deal), cards=False, line=False)
        assert solution.lower == solution.upper == 2 * one.lower


def test_the_readme_names_the_seed_and_the_files() -> None:
    text = (DEALS.FOLDER / "README.md").read_text(encoding="utf-8")
    assert DEALS.SEED in text
    assert re.search(r"1,000 of `fft`.* 200\s+of each", text, re.DOTALL)
