"""``oudler legal``: which cards may be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import validate

from oudler.cards import CardSet
from tests.cli.conftest import Run, schema
from tests.deals import golden

Runner = Callable[..., Run]

CASE: dict[str, Any] = {"game": "fft", "hand": ["X", "T5", "S2"], "trick": ["SK"]}
CASE["trumps_broken"] = False


def legal(run: Runner, *cases: Any, language: str = "en") -> Run:
    done = run("legal", "--json", "-", "--lang", language, stdin=json.dumps(cases))
    if done.code < 2:
        validate(done.json, schema("legal"))
    return done


def test_golden_cases(run: Runner) -> None:
    cases = golden("legality.json")
    done = legal(run, *cases)
    assert done.code == 0
    for case, answer in zip(cases, done.json, strict=True):
        assert answer == list(CardSet.parse(" ".join(case["legal"])).codes), case["id"]


def test_canonical_order(run: Runner) -> None:
    hand = ["X", "T21", "T3", "C1", "DK", "D2", "H10", "S4"]
    case = {**CASE, "hand": hand, "trick": [], "trumps_broken": True}
    assert legal(run, case).json == [["S4", "H10", "D2", "DK", "C1", "T3", "T21", "X"]]


def test_any_spelling_of_a_card(run: Runner) -> None:
    assert legal(run, {**CASE, "hand": ["♠2", "t5"], "trick": ["♠R"]}).json == [["S2"]]


BAD: list[tuple[Any, str | None, str]] = [
    ({"game": "whist"}, "game", "unknown_game"),
    ({"game": []}, "game", "wrong_kind"),
    ({"hand": "S2"}, "hand", "wrong_kind"),
    ({"hand": ["S2", 4]}, "hand[1]", "wrong_kind"),
    ({"hand": ["S2", True]}, "hand[1]", "wrong_kind"),
    ({"hand": ["S2", "S77"]}, "hand[1]", "unknown_card"),
    ({"hand": ["S2", "S2"]}, "hand[1]", "card_twice"),
    ({"trick": ["SK", "T5", "SK"]}, "trick[2]", "card_twice"),
    ({"trick": ["SK", "S3", "S4", "S5", "S6"]}, "trick", "trick_full"),
    ({"trumps_broken": 1}, "trumps_broken", "wrong_kind"),
    ({"trumps_broken": None}, "trumps_broken", "wrong_kind"),
    ({"led": "S"}, "led", "unknown_field"),
]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_bad_cases_name_their_field(run: Runner, language: str) -> None:
    done = legal(run, *({**CASE, **change} for change, _, _ in BAD), language=language)
    assert done.code == 1
    for number, (answer, (change, field, code)) in enumerate(zip(done.json, BAD, strict=True)):
        error = answer["error"]
        assert (error["field"], error["code"]) == (field, code), change
        if code in ("wrong_kind", "unknown_field"):
            assert f"[{number}].{field}" in error["message"]


def test_a_bad_case_does_not_spoil_the_others(run: Runner) -> None:
    done = legal(run, CASE, None, {"game": "fft"}, CASE)
    assert done.json[0] == done.json[3] == ["S2", "X"]
    assert [one["error"]["field"] for one in done.json[1:3]] == [None, "hand"]


def test_the_option_is_needed(run: Runner) -> None:
    done = run("legal")
    assert done.code == 2
    assert done.err == "error: --json FILE|- is missing.\n"


def test_a_card_twice_names_both_places(run: Runner) -> None:
    error = legal(run, {**CASE, "hand": ["S3", "S2", "S2"]}).json[0]["error"]
    assert error["field"] == "hand[2]" and error["args"]["place"] == "hand[1]"
    assert "[0].hand[1]" in error["message"]
