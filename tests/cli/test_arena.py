"""``oudler arena``: the tables, the JSON contract, files, pictures, refusals."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import validate

from oudler.locales import LANGUAGES
from tests.cli.conftest import Run, schema

Runner = Callable[..., Run]
MIXED = ("club:worlds=2", "novice", "novice", "random")


def arena(run: Runner, *arguments: str) -> Any:
    """The JSON of a run that must succeed."""
    said = run("arena", *arguments, "--json", "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    validate(said.json, schema("arena-paired" if "--paired" in arguments else "arena"))
    return said.json


@pytest.mark.parametrize("game", ["fft", "michelsen", "mathers", "mathers-1888", "greer"])
def test_the_contract(run: Runner, game: str) -> None:
    found = arena(run, "novice", "--game", game, "--deals", "12")
    assert (found["game"], found["deals"], found["seed"]) == (game, 12, "arena")
    (novice,) = found["bots"]
    assert novice["points_per_deal"] == 0 and novice["interval95"] == [0, 0]
    assert novice["seats"] == found["players"]
    if game in ("fft", "michelsen"):
        assert novice["taken"] + found["passed_out"] == pytest.approx(1)
        assert sum(one["taken"] for one in novice["contracts"].values()) == pytest.approx(
            novice["taken"]
        )


def test_bots_stand_in_the_order_named(run: Runner) -> None:
    found = arena(run, *MIXED, "--deals", "5", "--seed", "order")
    assert [(one["spec"], one["seats"]) for one in found["bots"]] == [
        ("club:worlds=2", 1),
        ("novice", 2),
        ("random", 1),
    ]
    total = sum(one["points_per_deal"] * one["seats"] for one in found["bots"])
    assert total == pytest.approx(0)
    low, high = found["bots"][2]["interval95"]
    assert low < found["bots"][2]["points_per_deal"] < high


def test_one_deal_has_no_interval(run: Runner) -> None:
    found = arena(run, *MIXED, "--deals", "1", "--seed", "one")
    assert {one["interval95"] for one in found["bots"]} == {None}


@pytest.mark.parametrize(("game", "players"), [("fft", "4"), ("fft", "5"), ("greer", "3")])
def test_the_contract_of_a_comparison(run: Runner, game: str, players: str) -> None:
    found = arena(
        run, "random", "novice", "--paired", "--game", game, "--players", players, "--deals", "6"
    )
    assert set(found["roles"]) == ({"all", "attack", "defence"} if game == "fft" else {"all"})
    assert found["table"] == "random"
    assert found["roles"]["all"][1]["over_first"]["points"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_for_people(run: Runner, language: str) -> None:
    said = run("arena", *MIXED, "--deals", "8", "--jobs", "1", "--lang", language)
    assert said.code == 0
    for word in ("club:worlds=2", "novice", "random", "±", "%"):
        assert word in said.out
    assert ("." in re.findall(r"± \d+(.)\d", said.out)) == (language == "en")
    paired = run(
        "arena", "random", "novice", "club:worlds=2", "--paired", "--deals", "5", "--jobs", "1",
        "--lang", language,
    )  # fmt: skip
    assert paired.code == 0 and paired.out.count("club:worlds=2") >= 6


def test_columns_stand_under_their_headings(run: Runner) -> None:
    said = run("arena", "random", "novice", "--game", "mathers", "--deals", "5", "--jobs", "1")
    lines = said.out.splitlines()
    head = next(line for line in lines if line.startswith("bot"))
    rows = [line for line in lines if line.startswith(("random", "novice"))][:2]
    assert [len(row) for row in rows] == [len(head)] * 2


def test_results_are_kept_and_gone_on_with(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "results"
    first = arena(run, *MIXED, "--deals", "4", "--out", str(path))
    before = path.read_bytes()
    # The same again plays nothing, more deals are added, fewer are a part of it.
    assert arena(run, *MIXED, "--deals", "4", "--out", str(path)) == first
    assert path.read_bytes() == before
    more = arena(run, *MIXED, "--deals", "7", "--out", str(path))
    assert path.read_bytes().startswith(before) and more["deals"] == 7
    assert arena(run, *MIXED, "--deals", "4", "--out", str(path)) == first
    other = run("arena", "novice", "--out", str(path))
    assert other.code == 2 and "specs" in other.err
    assert path.read_bytes().count(b"\n") == 8


def test_a_picture(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "result.svg"
    arena(run, *MIXED, "--deals", "4", "--plot", str(path))
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<svg") and "club:worlds=2" in text
    arena(run, "random", "novice", "--paired", "--deals", "4", "--plot", str(path))
    assert path.read_text(encoding="utf-8") != text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["novice", "novice"], "2 bots were named, but 4 sit"),
        (["novice"] * 5, "5 bots were named, but 4 sit"),
        (["nobody"], "no bot “nobody”"),
        (["novice", "--game", "whist"], "whist"),
        (["novice", "--players", "6"], "6 players"),
        (["novice", "--deals", "0"], "--deals"),
        (["novice", "--role", "attack"], "--role goes with --paired"),
        (["novice", "--table", "random"], "--table goes with --paired"),
        (["novice", "--paired"], "two different bots"),
        (["novice", "random", "--paired", "--table", "nobody"], "no bot “nobody”"),
        (["novice", "random", "--paired", "--game", "greer", "--role", "attack"], "Greer"),
        (["novice", "--seed", "a\nb"], "seed"),
        (["novice", "--out", "/no/such/folder/file"], "cannot be written"),
        (["novice", "--deals", "1", "--plot", "/no/such/folder/a.svg"], "cannot be written"),
        (["novice", "--plot", "picture.png"], "ends in .svg"),
        (["exec:false", "--deals", "1", "--jobs", "1"], "exit code 1"),
        ([], "SPEC"),
    ],
)
def test_refusals(run: Runner, arguments: list[str], words: str) -> None:
    said = run("arena", *arguments, "--lang", "en")
    assert said.code == 2
    assert words in said.err


def test_help_lists_the_bots(run: Runner) -> None:
    said = run("arena", "--help", "--lang", "en")
    assert said.code == 0
    for word in ("novice", "club", "exec:COMMAND", "--paired", "--out FILE"):
        assert word in said.out


def test_a_bar_at_a_terminal_only() -> None:
    command = [sys.executable, "-m", "oudler", "arena", "novice", "--deals", "600", "--jobs", "1"]
    # That nothing is shown without one, the other tests say: they want an empty error stream.
    main, end = pty.openpty()
    shown = subprocess.run([*command, "--json"], stdout=subprocess.PIPE, stderr=end, timeout=120)
    os.close(end)
    told = os.read(main, 100_000).decode()
    os.close(main)
    assert json.loads(shown.stdout)["deals"] == 600
    assert re.search(r"#+\.+ \d+/600, 0:\d\d", told)
    # It takes itself away.
    assert told.endswith("\r") and told.rstrip("\r").endswith(" ")
