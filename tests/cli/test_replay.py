"""``oudler replay``: the contract for programs, and what people read."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import validate

from tests.cli.conftest import Run, schema
from tests.deals import GOLDEN

Runner = Callable[..., Run]

FILES = [GOLDEN / "games.tarot", *sorted((GOLDEN / "random").glob("*.tarot"))]

EXAMPLE = """\
[Event "The example"]
[Game "fft"]
[Players "4"]
[Dealer "1"]
[Hand1 "T4 T15 H9 D7 DN T14 T1 D9 HK S1 C5 D4 H4 H3 HJ C8 DK T10"]
[Hand2 "D3 S10 S2 X H2 T17 CN T3 C9 H10 CK CJ C3 T16 D8 C7 HN C1"]
[Hand3 "C6 T9 H5 S4 S3 D5 HQ T18 SK H7 T8 D10 S5 D1 H6 D2 S8 H1"]
[Hand4 "C10 T12 H8 CQ SJ S7 T13 T11 T6 C2 T19 S9 D6 SQ T21 T20 C4 T7"]
[Talon "T2 S6 DJ SN T5 DQ"]
[Result "-71 -71 -71 213"]

pass pass prise pass discard(DQ,S6,DJ,S9,SN,SQ) noslam
1. C9 C6 poignee(T21,T20,T19,T13,T12,T11,T7,T6,T5,T2) CQ C8
2. T7 T10 X T18
3. H5 H8 HK H10
4. T4 T17 T8 T19
5. T2 T14 T16 T9
6. CK S4 C2 C5
7. C1 S5 C4 T15
8. D4 D8 D5 D6
9. D3 D1 T6 DN
10. T11 T1 T3 D2
11. T5 D7 HN SK
12. SJ S1 S10 S8
13. T13 H3 C3 D10
14. T20 HJ H2 H1
15. S7 H9 S2 S3
16. C10 H4 C7 H7
17. T21 DK CJ HQ
18. T12 D9 CN H6
"""
#: The same deal stopped after its first trick.
UNFINISHED = EXAMPLE.split("2. T7")[0].replace('[Result "-71 -71 -71 213"]\n', "")


def replay(run: Runner, text: str | bytes, *options: str) -> list[dict[str, Any]]:
    done = run("replay", "-", "--json", *options, stdin=text)
    assert done.code in (0, 1), done.err
    validate(done.json, schema("replay"))
    found: list[dict[str, Any]] = done.json
    assert done.code == any(one["error"] or one["agrees"] is False for one in found)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden_files(run: Runner, path: Path) -> None:
    done = run("replay", str(path), "--json")
    assert (done.code, done.err) == (0, "")
    validate(done.json, schema("replay"))
    text = path.read_text(encoding="utf-8")
    results = re.findall(r'^\[Result "([^"]*)"', text, re.MULTILINE)
    assert [one["scores"] for one in done.json] == [
        [int(points) for points in result.split()] for result in results
    ]
    assert [one["index"] for one in done.json] == list(range(1, len(results) + 1))
    assert all(one["legal"] and one["agrees"] and one["error"] is None for one in done.json)


def test_the_whole_contract(run: Runner) -> None:
    (found,) = replay(run, EXAMPLE)
    explanation = found.pop("explanation")
    assert found == {
        "index": 1,
        "event": "The example",
        "game": "fft",
        "players": 4,
        "legal": True,
        "error": None,
        "outcome": "played",
        "complete": True,
        "turn": None,
        "contract": "prise",
        "taker": 4,
        "partner": None,
        "points": 67,
        "oudlers": 2,
        "target": 41,
        "petit_au_bout": None,
        "poignees": [{"seat": 4, "size": "simple"}],
        "slam": "none",
        "defence_slam": False,
        "scores": [-71, -71, -71, 213],
        "agrees": True,
    }
    assert [one["code"] for one in explanation] == [
        *("card_points", "base_made", "contract", "poignee")
    ]
    assert [one["amount"] for one in explanation] == [None, 51, 0, 20]


def test_an_unfinished_deal(run: Runner) -> None:
    (found,) = replay(run, UNFINISHED)
    assert (found["outcome"], found["complete"], found["turn"]) == ("incomplete", False, 4)
    assert (found["legal"], found["agrees"], found["scores"]) == (True, None, None)
    assert (found["contract"], found["taker"], found["points"]) == ("prise", 4, None)
    assert found["poignees"] == [{"seat": 4, "size": "simple"}]
    assert found["explanation"] == []


def test_a_result_that_disagrees(run: Runner) -> None:
    (found,) = replay(run, EXAMPLE.replace("-71 -71 -71 213", "-71 -71 -70 212"))
    assert (found["legal"], found["error"], found["agrees"]) == (True, None, False)
    assert found["scores"] == [-71, -71, -71, 213]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_an_illegal_card(run: Runner, language: str) -> None:
    text = EXAMPLE.replace("3. H5 H8", "3. H5 CQ")
    (found,) = replay(run, text, "--lang", language)
    error = found["error"]
    assert (error["line"], error["column"], error["token"]) == (15, 7, "CQ")
    assert error["code"] == "already_played"
    assert error["args"]["card"] == "CQ"
    assert error["message"].startswith("CQ (")
    assert (found["legal"], found["complete"], found["agrees"]) == (False, False, None)


def test_a_bad_record_does_not_spoil_the_others(run: Runner) -> None:
    bad = EXAMPLE.replace("[Hand1", "[Hand9")
    found = replay(run, "\n".join([EXAMPLE, bad, EXAMPLE]))
    assert [one["legal"] for one in found] == [True, False, True]
    assert [one["index"] for one in found] == [1, 2, 3]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n\n",
        b"{only a comment}",
        bytes(range(256)) * 40,
        b"\x00" * 1000,
        b"x" * 2_000_000,
        b'[Game "' + b"x" * 2_000_000,
        b"[" * 50_000,
        b"PK\x03\x04" + bytes(range(200)),
        b"[Game]\n",
        b'[Game "fft"]\n',
        b'[Game "whist"]\n[Players "4"]\n\npass\n',
        b'[Game "fft"]\n[Players "99999999999999999999"]\n\npass\n',
        EXAMPLE.encode().replace(b"\n", b""),
        EXAMPLE.encode("utf-16"),
        EXAMPLE.encode()[:700],
        EXAMPLE.encode().replace(b"T10", b"\xff\xfe"),
        EXAMPLE.encode().replace(b"-71 -71 -71 213", b"one two three four"),
    ],
    ids=lambda content: repr(content[:12]),
)
def test_broken_files(run: Runner, language: str, content: bytes) -> None:
    for options in ((), ("--json",)):
        done = run("replay", "-", "--lang", language, *options, stdin=content)
        assert done.code in (1, 2)
        assert len(done.err) < 1000
        assert len(done.out) < (200_000 if options else 5000)
        if options and done.code == 1:
            validate(done.json, schema("replay"))


def test_files_that_cannot_be_read(run: Runner, tmp_path: Path) -> None:
    for path in (str(tmp_path), str(tmp_path / "none"), "", "nul\0"):
        done = run("replay", path, "--json")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("error: ")


# -- for people -------------------------------------------------------------------------------


def test_a_deal_in_full(run: Runner) -> None:
    done = run("replay", "-", stdin=EXAMPLE)
    assert done.code == 0
    assert done.out.splitlines() == [
        "Deal 1: French tarot, 4 players (The example)",
        "  Prise by player 4",
        "  67 points with 2 oudlers, 41 needed: +26",
        "  25 + 26 = 51 · × 1 Prise = 51 · simple poignée, shown by the taker +20 = 71",
        "  Scores: −71 −71 −71 +213",
        "  The tag Result agrees.",
        "",
        "1 deal checked, nothing is wrong.",
    ]


def test_a_result_behind_an_unfinished_deal_was_not_checked(run: Runner) -> None:
    cut = EXAMPLE[: EXAMPLE.rindex("\n", 0, len(EXAMPLE) - 3)]
    done = run("replay", "-", stdin=cut)
    assert done.code == 0
    assert "  The tag Result was not checked: the deal does not come to an end." in done.out


def test_many_deals_have_a_line_each(run: Runner) -> None:
    done = run("replay", "-", stdin="\n".join([EXAMPLE] * 3 + [UNFINISHED]))
    assert done.out.splitlines() == [
        *(f"{n}  fine  Prise by player 4  −71 −71 −71 +213" for n in (1, 2, 3)),
        "4  unfinished",
        "4 deals checked, nothing is wrong.",
    ]
    assert run("replay", "-", "--verbose", stdin="\n".join([EXAMPLE] * 4)).out.count("67") == 4
    assert run("replay", "-", "--brief", stdin=EXAMPLE).out.startswith("1  fine")


def test_what_is_wrong_is_said_with_its_place(run: Runner) -> None:
    text = EXAMPLE.replace("3. H5 H8", "3. H5 CQ")
    said = "line 15, column 7, “CQ”: CQ (queen of clubs) has already been played."
    for options in ("--verbose", "--brief"):
        done = run("replay", "-", options, stdin=text)
        assert done.code == 1
        assert said in done.out
        assert "1 is wrong" in done.out


def test_the_rule_is_named(run: Runner) -> None:
    text = EXAMPLE.replace("3. H5 H8", "3. H5 T21")
    assert "(rule F11)" in run("replay", "-", stdin=text).out


def test_a_wrong_result_is_said_beside_the_right_one(run: Runner) -> None:
    text = EXAMPLE.replace("-71 -71 -71 213", "-70 -71 -71 212")
    done = run("replay", "-", "--lang", "fr", stdin=text)
    assert done.code == 1
    assert "−70 −71 −71 +212 ; d’après les règles, c’est −71 −71 −71 +213" in done.out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden_files_in_full(run: Runner, path: Path, language: str) -> None:
    done = run("replay", str(path), "--verbose", "--lang", language)
    assert (done.code, done.err) == (0, "")


def test_a_long_file_is_told_as_it_is_read() -> None:
    """The first answer comes before the input has ended."""
    command = [sys.executable, "-m", "oudler.cli", "replay", "-", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write((EXAMPLE + "\n").encode() * 60)
        process.stdin.flush()
        assert process.stdout.readline() == b"[\n"
        assert json.loads(process.stdout.readline().rstrip(b",\n"))["index"] == 1
        process.stdin.close()
        assert process.stdout.read().count(b'"index"') == 59
