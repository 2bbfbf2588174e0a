"""``oudler score``: the contract for programs, flags and questions for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import validate

from oudler.cli.score import parse_points
from tests.cli.conftest import Run, schema
from tests.deals import golden

Runner = Callable[..., Run]

CASE: dict[str, Any] = {
    "game": "fft",
    "players": 4,
    "contract": "garde",
    "points": 48,
    "oudlers": 2,
    "petit_au_bout": "defence",
    "poignees": [{"by": "attack", "size": "simple"}],
    "slam": "none",
    "defence_slam": False,
    "partner": None,
}


def score(run: Runner, *cases: Any, language: str = "en") -> Run:
    done = run("score", "--json", "-", "--lang", language, stdin=json.dumps(cases))
    if done.code < 2:
        validate(done.json, schema("score"))
    return done


def test_golden_cases(run: Runner) -> None:
    cases = golden("scoring.json")
    validate(cases, schema("score-input"))
    answers = score(run, *cases)
    assert answers.code == 0
    for case, answer in zip(cases, answers.json, strict=True):
        expected = {"partner": None, **case["expected"]}
        assert {name: answer[name] for name in expected} == expected, case["id"]


def test_the_worked_example_of_the_seed(run: Runner) -> None:
    (answer,) = score(run, CASE).json
    assert (answer["S"], answer["taker"], answer["defender"]) == (64, 192, -64)
    assert answer["made"] is True
    assert answer["target"] == 41
    assert " · ".join(step["text"] for step in answer["explanation"]) == (
        "48 points with 2 oudlers, 41 needed: +7 · 25 + 7 = 32 · petit au bout, defence −10"
        " · × 2 Garde = 44 · simple poignée, shown by the taker +20 = 64"
    )
    assert answer["explanation"][1] == {
        "code": "base_made",
        "args": {"base": 25, "difference": 7, "total": 32},
        "amount": 32,
        "rule": "F24",
        "text": "25 + 7 = 32",
    }


def test_five_players(run: Runner) -> None:
    five = {**CASE, "players": 5, "points": 40.5, "petit_au_bout": None, "poignees": []}
    both, alone = score(run, {**five, "partner": True}, {**five, "partner": False}).json
    assert (both["taker"], both["partner"], both["defender"]) == (-104, -52, 52)
    assert (alone["taker"], alone["partner"], alone["defender"]) == (-208, None, 52)
    half = both["explanation"][1]
    assert (half["args"], half["text"]) == (
        {"points": 40.5, "rounded": 40},
        "40.5 points count as 40",
    )


def test_michelsen_scores_no_slam_of_the_defence(run: Runner) -> None:
    case = {**CASE, "points": 3, "oudlers": 0, "defence_slam": True, "petit_au_bout": None}
    federation, michelsen = score(run, case, {**case, "game": "michelsen"}).json
    assert federation["S"] == michelsen["S"] - 200


BAD: list[tuple[dict[str, Any], str | None, str]] = [
    ({"game": "mathers"}, "game", "unknown_game"),
    ({"game": 4}, "game", "wrong_kind"),
    ({"players": 2}, "players", "players_not_allowed"),
    ({"players": True}, "players", "wrong_kind"),
    ({"players": "4"}, "players", "wrong_kind"),
    ({"players": 4.5}, "players", "wrong_kind"),
    ({"players": 10**40}, "players", "players_not_allowed"),
    ({"game": "michelsen", "players": 3}, "players", "players_not_allowed"),
    ({"contract": "petite"}, "contract", "unknown_word"),
    ({"contract": "pass"}, "contract", "unknown_word"),
    ({"contract": None}, "contract", "wrong_kind"),
    ({"points": "48"}, "points", "wrong_kind"),
    ({"points": True}, "points", "wrong_kind"),
    ({"points": None}, "points", "wrong_kind"),
    ({"points": -1}, "points", "points_out_of_range"),
    ({"points": 91.5}, "points", "points_out_of_range"),
    ({"points": 10**400}, "points", "points_out_of_range"),
    ({"points": 1e300}, "points", "points_out_of_range"),
    ({"players": 3, "points": 40.25}, "points", "points_not_halves"),
    ({"points": 40.5}, "points", "points_not_whole"),
    ({"points": 3, "oudlers": 1}, "points", "points_too_few"),
    ({"points": 7, "oudlers": 2}, "points", "points_too_few"),
    ({"points": 13, "oudlers": 3}, "points", "points_too_few"),
    ({"points": 88, "oudlers": 2}, "points", "points_too_many"),
    ({"points": 84, "oudlers": 1}, "points", "points_too_many"),
    ({"points": 78, "oudlers": 0}, "points", "points_too_many"),
    ({"oudlers": 4}, "oudlers", "oudlers_out_of_range"),
    ({"oudlers": -1}, "oudlers", "oudlers_out_of_range"),
    ({"oudlers": False}, "oudlers", "wrong_kind"),
    ({"oudlers": 1.5}, "oudlers", "wrong_kind"),
    ({"petit_au_bout": "taker"}, "petit_au_bout", "unknown_word"),
    ({"petit_au_bout": False}, "petit_au_bout", "wrong_kind"),
    ({"poignees": None}, "poignees", "wrong_kind"),
    ({"poignees": "simple"}, "poignees", "wrong_kind"),
    ({"poignees": ["simple"]}, "poignees[0]", "wrong_kind"),
    ({"poignees": [{"by": "attack"}]}, "poignees[0].size", "missing_field"),
    (
        {"poignees": [CASE["poignees"][0], {"by": "me", "size": "simple"}]},
        "poignees[1].by",
        "unknown_word",
    ),
    ({"poignees": [{"by": "attack", "size": "huge"}]}, "poignees[0].size", "unknown_word"),
    (
        {"poignees": [{"by": "attack", "size": "simple", "cards": []}]},
        "poignees[0].cards",
        "unknown_field",
    ),
    (
        {"poignees": [{"by": "attack", "size": "double"}, {"by": "defence", "size": "simple"}]},
        "poignees",
        "poignees_too_large",
    ),
    ({"slam": "made"}, "slam", "unknown_word"),
    ({"slam": None}, "slam", "wrong_kind"),
    ({"slam": "announced_made", "points": 40}, "slam", "slam_below_target"),
    ({"slam": "unannounced_made", "players": 3, "points": 40.5}, "slam", "slam_below_target"),
    ({"slam": "announced_made", "defence_slam": True}, "defence_slam", "both_slams"),
    ({"defence_slam": True}, "defence_slam", "defence_slam_points"),
    (
        {"slam": "unannounced_made", "points": 87, "oudlers": 3, "petit_au_bout": "defence"},
        "petit_au_bout",
        "petit_without_trick",
    ),
    (
        {"defence_slam": True, "points": 4, "oudlers": 1, "petit_au_bout": "attack"},
        "petit_au_bout",
        "petit_without_trick",
    ),
    ({"defence_slam": 0}, "defence_slam", "wrong_kind"),
    ({"partner": True}, "partner", "partner_needs_five"),
    ({"partner": "S"}, "partner", "wrong_kind"),
    ({"players": 5}, "partner", "partner_missing"),
    ({"extra": 1}, "extra", "unknown_field"),
]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_impossible_cases_name_their_field(run: Runner, language: str) -> None:
    cases = [{**CASE, **change} for change, _, _ in BAD]
    done = score(run, *cases, language=language)
    assert done.code == 1
    for answer, (change, field, code) in zip(done.json, BAD, strict=True):
        error = answer["error"]
        assert (error["field"], error["code"]) == (field, code), change


def test_cases_of_another_shape(run: Runner) -> None:
    done = score(run, 3, None, [], "x", {})
    assert [answer["error"]["field"] for answer in done.json] == [None] * 4 + ["game"]
    assert done.json[1]["error"]["message"] == "The field [1] must be an object, not null."


def test_the_message_gives_the_place_in_the_list(run: Runner) -> None:
    bad = {**CASE, "poignees": [{"by": "attack", "size": "huge"}]}
    message = score(run, CASE, bad).json[1]["error"]["message"]
    assert message == "[1].poignees[0].size cannot be “huge”; it can be simple, double or triple."


def test_a_bad_case_does_not_spoil_the_others(run: Runner) -> None:
    done = score(run, CASE, {**CASE, "points": 99}, CASE)
    assert done.code == 1
    assert [answer.get("S") for answer in done.json] == [64, None, 64]


def test_remarks_are_allowed(run: Runner) -> None:
    assert score(run, {**CASE, "id": "x", "note": "y", "source": "z"}).code == 0


def test_empty_list(run: Runner) -> None:
    done = score(run)
    assert (done.code, done.json) == (0, [])


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "1"),
        (b"[1,\n 2,, 3]", "2"),
        (b"{}", "<stdin>"),
        (b'"text"', "<stdin>"),
        (b"[NaN]", "<stdin>"),
        (b"[" * 100_000, "<stdin>"),
        (b"[" + b"9" * 10_000 + b"]", "<stdin>"),
        (b"\xff\xfe[", "1"),
        (bytes(range(256)), "129"),
    ],
)
def test_input_that_cannot_be_read(run: Runner, language: str, content: bytes, part: str) -> None:
    done = run("score", "--json", "-", "--lang", language, stdin=content)
    assert done.code == 2
    assert done.out == ""
    assert part in done.err


def test_where_json_is_broken(run: Runner) -> None:
    done = run("score", "--json", "-", stdin=b'[\n  {"a": 1},\n  {"a" 2}\n]')
    assert done.err == "error: <stdin> is not JSON: line 3, column 8.\n"


def test_files(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps([CASE]).encode())
    assert run("score", "--json", str(path)).json[0]["S"] == 64
    assert "folder" in run("score", "--json", str(tmp_path)).err
    missing = run("score", "--json", str(tmp_path / "none.json"))
    assert missing.code == 2
    assert "none.json" in missing.err
    assert run("score", "--json", "nul\0").code == 2
    assert run("score", "--json", "").code == 2


# -- for people -------------------------------------------------------------------------------

FLAGS = "--contract garde --points 48 --oudlers 2 --petit-au-bout defence --poignee attack:simple"


def test_flags(run: Runner) -> None:
    done = run("score", *FLAGS.split())
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "48 points with 2 oudlers, 41 needed: +7",
        (
            "25 + 7 = 32 · petit au bout, defence −10 · × 2 Garde = 44"
            " · simple poignée, shown by the taker +20 = 64"
        ),
        "The contract is made.",
        "  taker          +192",
        "  each defender   −64",
    ]


def test_flags_in_the_words_of_another_game(run: Runner) -> None:
    done = run("score", "--game", "michelsen", *FLAGS.split(), "--lang", "ru")
    assert "с 2 особыми картами" in done.out
    assert "× 2 гард = 44 · пуанье разыгрывающего" in done.out
    assert "каждый противник" in done.out
    english = run("score", "--game", "michelsen", *FLAGS.split())
    assert "48 points with 2 bouts" in english.out


@pytest.mark.parametrize(
    ("language", "words", "contract"),
    [
        ("fr", "petite preneur:simple défense", "× 1 Prise"),
        ("fr", "gs attaque:simple defense", "× 4 Garde sans"),
        ("ru", "гард-контр разыгрывающий:простая защита", "× 6 Garde Contre"),
        ("en", "petite taker:single defense", "× 1 Prise"),
    ],
)
def test_flags_take_what_play_takes(run: Runner, language: str, words: str, contract: str) -> None:
    bid, poignee, petit = words.split()
    flags = f"--points 48 --oudlers 2 --contract {bid} --poignee {poignee} --petit-au-bout {petit}"
    done = run("score", *flags.split(), "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert contract in done.out
    assert "−10" in done.out and "+20" in done.out


def test_questions_take_what_play_takes(run: Runner) -> None:
    lines = answers("4", "Petite", "48", "2", "défense", "Simple", "preneur", "non", "")
    done = run("score", "--lang", "fr", stdin=lines)
    assert done.code == 0
    assert "× 1 Prise" in done.out
    # The contract of an empty answer is shown.
    assert "Le contrat (1–4) ? [Garde] Petite" in done.out
    assert "* 2  Garde" in done.out.replace(" *", "* ")


def test_flags_for_five(run: Runner) -> None:
    flags = "--players 5 --contract prise --points 40,5 --oudlers 2"
    done = run("score", *flags.split(), "--partner", "--lang", "fr")
    assert done.out.splitlines()[-3:] == [
        "  preneur           −52",
        "  partenaire        −26",
        "  chaque défenseur  +26",
    ]
    assert "partner" not in run("score", *flags.split(), "--alone").out
    neither = run("score", *flags.split())
    assert neither.code == 1
    assert "partner" in neither.err


def test_slam_flags(run: Runner) -> None:
    flags = "--contract garde --points 91 --oudlers 3 --slam announced-made"
    assert "+1680" in run("score", *flags.split()).out
    flags = "--contract garde --points 10 --oudlers 0 --defence-slam"
    assert "slam of the defence −200" in run("score", *flags.split()).out


@pytest.mark.parametrize(
    ("flags", "code", "said"),
    [
        ("--points 48", 2, "--contract, --oudlers"),
        (f"{FLAGS} --json -", 2, "--json"),
        (f"{FLAGS} --points 3", 1, "too few"),
        (f"{FLAGS} --points many", 2, "“many”"),
        (f"{FLAGS} --points 4x", 2, "“4x”"),
        (f"{FLAGS} --poignee big", 2, "attack:simple"),
        (f"{FLAGS} --contract grande", 2, "prise, garde, sans or contre"),
        (f"{FLAGS} --oudlers 4", 2, "from 0 to 3"),
        (f"{FLAGS} --oudlers -1", 2, "from 0 to 3"),
        (f"{FLAGS} --players 6", 2, "from 3 to 5"),
        (f"{FLAGS} extra", 2, "extra"),
    ],
)
def test_bad_flags(run: Runner, flags: str, code: int, said: str) -> None:
    done = run("score", *flags.split())
    assert (done.code, done.out) == (code, "")
    assert said in done.err


@pytest.mark.parametrize(
    ("text", "halves"),
    [
        ("48", 96),
        ("48.5", 97),
        ("48,5", 97),
        ("48½", 97),
        ("½", None),
        ("48.0", 96),
        ("0", 0),
        ("48.25", None),
        ("-3", None),
        ("", None),
        ("٤٨", None),
        ("1000", None),
    ],
)
def test_points_as_people_write_them(text: str, halves: int | None) -> None:
    assert parse_points(text) == halves


def answers(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_questions(run: Runner) -> None:
    lines = answers("", "2", "48", "2", "defence", "simple", "1", "", "")
    done = run("score", stdin=lines)
    assert done.code == 0
    assert done.out.splitlines()[-1].split() == ["each", "defender", "−64"]


def test_questions_in_russian(run: Runner) -> None:
    lines = answers("4", "garde", "48", "2", "Защита", "простая пуанье", "1", "нет", "")
    done = run("score", "--lang", "ru", stdin=lines)
    assert done.code == 0
    assert "каждый защитник   −64" in done.out


def test_questions_are_asked_again(run: Runner) -> None:
    lines = answers(
        *("6", "five", "5"),  # players
        *("perhaps", "alone"),
        *("0", "9", "prise"),
        *("92", "lots", "51"),
        *("4", "1"),
        *("", "", ""),
    )
    done = run("score", stdin=lines)
    assert done.code == 0
    assert done.out.count("How many players") == 3
    assert done.out.count("How many card points") == 3
    assert "+100" in done.out


def test_points_and_oudlers_that_do_not_go_together_are_asked_again(run: Runner) -> None:
    lines = answers("", "1", "3", "3", "", "", "", "", "42", "3")
    done = run("score", stdin=lines)
    assert done.code == 0
    assert "too few" in done.out
    assert done.out.count("How many oudlers") == 2


def test_the_answers_end(run: Runner) -> None:
    done = run("score", stdin="4\n")
    assert done.code == 2
    assert done.err == "error: The answers ended before the questions.\n"
