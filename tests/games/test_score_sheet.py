"""Scoring from a sheet: what cannot have happened is refused, at exactly the bound."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from oudler.games.plain import BadField, fields, items, short, shown_number, whole
from oudler.games.score_sheet import FIELDS, Case, Shown, read_case, settle
from tests.deals import golden

PLAIN = Case("fft", 4, "garde", 96, 2)
FIVE = replace(PLAIN, players=5, partner=True)


def refusal(case: Case) -> tuple[str, dict[str, Any], str | None]:
    with pytest.raises(BadField) as caught:
        settle(case)
    return caught.value.code, dict(caught.value.arguments), caught.value.rule


def read_refusal(**changes: Any) -> tuple[str, dict[str, Any]]:
    source = {
        "game": "fft",
        "players": 4,
        "contract": "garde",
        "points": 48,
        "oudlers": 2,
        "petit_au_bout": None,
        "poignees": [],
        "slam": "none",
        "defence_slam": False,
        "partner": None,
        **changes,
    }
    with pytest.raises(BadField) as caught:
        read_case(source)
    return caught.value.code, dict(caught.value.arguments)


@pytest.mark.parametrize("case", golden("scoring.json"), ids=lambda case: case["id"])
def test_golden_cases(case: dict[str, Any]) -> None:
    sheet = settle(read_case(case))
    expected = {"partner": None, **case["expected"]}
    assert {name: getattr(sheet, name) for name in expected} == expected
    assert sheet.steps[-1].arguments["total"] == sheet.S
    defenders = case["players"] - 1 - (sheet.partner is not None)
    assert sheet.taker + (sheet.partner or 0) + defenders * sheet.defender == 0


def test_where_others_are_wrong() -> None:
    """The right values of cases that other programs get wrong."""
    tried = 0
    for one in golden("contradictions.json"):
        told = one.get("input")
        if told is None:
            continue
        tried += 1
        shown = tuple(Shown("defence", size) for size in told.get("poignees", ()))
        sheet = settle(
            Case(
                "fft",
                told["players"],
                told["contract"],
                2 * told["points"],
                told["oudlers"],
                told.get("pab"),
                shown,
                partner=told["partner"] != "none" if told["players"] == 5 else None,
            )
        )
        assert {name: getattr(sheet, name) for name in one["correct"]} == one["correct"]
    assert tried == 3


def test_the_worked_example() -> None:
    """F26."""
    sheet = settle(replace(PLAIN, petit_au_bout="defence", poignees=(Shown("attack", "simple"),)))
    assert (sheet.S, sheet.taker, sheet.partner, sheet.defender) == (64, 192, None, -64)
    assert (sheet.made, sheet.target) == (True, 41)


@pytest.mark.parametrize(
    ("oudlers", "least", "most"), [(0, 0, 155), (1, 8, 166), (2, 16, 174), (3, 27, 182)]
)
def test_points_that_go_with_the_oudlers(oudlers: int, least: int, most: int) -> None:
    case = replace(PLAIN, players=3, oudlers=oudlers)
    for points in (least, most):
        settle(replace(case, points=points))
    if least:
        code, said, rule = refusal(replace(case, points=least - 1))
        assert (code, rule, said["field"]) == ("points_too_few", "F18", "points")
        assert (said["found"], said["oudlers"]) == ((least - 1) / 2, oudlers)
        assert said["least"] == least / 2
    if most < 182:
        code, said, rule = refusal(replace(case, points=most + 1))
        assert (code, rule, said["field"]) == ("points_too_many", "F18", "points")
        assert (said["found"], said["oudlers"]) == ((most + 1) / 2, 3 - oudlers)
        assert said["most"] == most / 2


def test_points_that_the_pack_does_not_hold() -> None:
    for points in (-1, 183):
        assert refusal(replace(PLAIN, points=points)) == (
            "points_out_of_range",
            {"field": "points", "found": points / 2},
            "F18",
        )


def test_half_points() -> None:
    assert refusal(replace(PLAIN, points=97))[0] == "points_not_whole"
    assert settle(replace(PLAIN, players=3, points=97)).S == 66
    assert settle(replace(FIVE, points=97)).S == 66


def test_oudlers_of_which_there_are_three() -> None:
    for oudlers in (-1, 4):
        code, said, _ = refusal(replace(PLAIN, oudlers=oudlers))
        assert code == "oudlers_out_of_range"
        assert said == {"field": "oudlers", "found": oudlers}


def test_players() -> None:
    assert refusal(replace(PLAIN, players=6)) == (
        "players_not_allowed",
        {"field": "players", "game": "fft", "found": 6, "allowed": ("3", "4", "5")},
        None,
    )
    assert refusal(replace(PLAIN, game="michelsen", players=3))[1]["allowed"] == ("4",)
    assert refusal(replace(PLAIN, game="greer")) == (
        "unknown_game",
        {"field": "game", "found": "greer", "allowed": ("fft", "michelsen")},
        None,
    )


def test_partner() -> None:
    assert refusal(replace(FIVE, partner=None)) == ("partner_missing", {"field": "partner"}, "C2")
    assert refusal(replace(PLAIN, partner=True)) == (
        "partner_needs_five",
        {"field": "partner", "players": 4},
        "C2",
    )
    assert settle(replace(PLAIN, partner=False)).partner is None
    assert settle(FIVE).partner == 64
    assert settle(replace(FIVE, partner=False)).partner is None


@pytest.mark.parametrize(
    ("change", "field", "found"),
    [
        ({"contract": "pass"}, "contract", "pass"),
        ({"slam": "made"}, "slam", "made"),
        ({"petit_au_bout": "none"}, "petit_au_bout", "none"),
        ({"poignees": (Shown("taker", "simple"),)}, "poignees[0].by", "taker"),
        ({"poignees": (Shown("attack", "single"),)}, "poignees[0].size", "single"),
    ],
)
def test_unknown_words(change: dict[str, Any], field: str, found: str) -> None:
    code, said, _ = refusal(replace(PLAIN, **change))
    assert (code, said["field"], said["found"]) == ("unknown_word", field, found)
    assert found not in said["allowed"]
    assert len(said["allowed"]) > 1


@pytest.mark.parametrize("slam", ["unannounced_made", "announced_made"])
def test_a_slam_makes_the_contract(slam: str) -> None:
    settle(replace(PLAIN, players=3, points=82, slam=slam))
    assert refusal(replace(PLAIN, players=3, points=81, slam=slam)) == (
        "slam_below_target",
        {"field": "slam", "found": 40.5, "target": 41},
        "F21",
    )
    settle(replace(PLAIN, points=80, slam="announced_failed"))


def test_slam_of_the_defence() -> None:
    case = replace(PLAIN, oudlers=1, points=62, defence_slam=True)
    assert settle(case).S == 2 * -(25 + 20) - 200
    assert settle(replace(case, game="michelsen")).S == 2 * -(25 + 20)
    assert refusal(replace(case, points=64)) == (
        "defence_slam_points",
        {"field": "defence_slam", "found": 32, "most": 31},
        "F23",
    )
    assert settle(replace(case, slam="announced_failed")).S == 2 * -(25 + 20) - 400
    both = replace(PLAIN, points=96, slam="announced_made", defence_slam=True)
    assert refusal(both) == ("both_slams", {"field": "defence_slam"}, "F23")


def test_poignees_of_more_trumps_than_there_are() -> None:
    def shown(*sizes: str) -> tuple[Shown, ...]:
        return tuple(Shown(("attack", "defence")[n % 2], size) for n, size in enumerate(sizes))

    settle(replace(PLAIN, poignees=shown("simple", "simple")))
    settle(replace(FIVE, poignees=shown("triple", "simple")))
    settle(replace(PLAIN, players=3, poignees=shown("triple")))
    assert refusal(replace(PLAIN, poignees=shown("double", "simple"))) == (
        "poignees_too_large",
        {"field": "poignees", "found": 23, "most": 22},
        "F19",
    )
    assert refusal(replace(PLAIN, players=3, poignees=shown("simple", "simple")))[1]["found"] == 26
    assert refusal(replace(FIVE, poignees=shown("simple", "simple", "simple")))[1]["found"] == 24


# -- from plain data --------------------------------------------------------------------------


def test_every_field_is_needed() -> None:
    for name in FIELDS:
        source = dict.fromkeys(FIELDS)
        del source[name]
        with pytest.raises(BadField) as caught:
            read_case(source)
        assert (caught.value.code, dict(caught.value.arguments)) == (
            "missing_field",
            {"field": name},
        )


@pytest.mark.parametrize(
    ("field", "value", "expected", "found"),
    [
        ("game", 3, "text", "3"),
        ("players", None, "whole", "null"),
        ("players", False, "whole", "false"),
        ("players", 4.5, "whole", "4.5"),
        ("contract", {}, "text", "{…}"),
        ("points", "48", "number", '"48"'),
        ("points", True, "number", "true"),
        ("oudlers", [], "whole", "[…]"),
        ("oudlers", 10**50, None, None),
        ("petit_au_bout", 1, "text", "1"),
        ("poignees", {}, "list", "{…}"),
        ("slam", None, "text", "null"),
        ("defence_slam", 0, "bool", "0"),
        ("partner", "yes", "bool", '"yes"'),
    ],
)
def test_values_of_the_wrong_kind(
    field: str, value: Any, expected: str | None, found: str | None
) -> None:
    code, said = read_refusal(**{field: value})
    if expected is None:
        assert code == "oudlers_out_of_range"
    else:
        assert (code, said) == (
            "wrong_kind",
            {"field": field, "expected": expected, "found": found},
        )


def test_points_as_numbers() -> None:
    for points in (48, 48.0):
        case = read_case(json.loads(json.dumps({**vars_of(PLAIN), "points": points})))
        assert case == PLAIN
    assert read_refusal(points=48.25) == ("points_not_halves", {"field": "points", "found": 48.25})
    for points in (-0.5, 91.5, float("inf"), float("nan")):
        assert read_refusal(points=points)[0] == "points_out_of_range"


def vars_of(case: Case) -> dict[str, Any]:
    plain = {name: getattr(case, name) for name in FIELDS}
    return {**plain, "points": case.points / 2, "poignees": []}


def test_showings_are_read_in_order() -> None:
    shown = [{"by": "attack", "size": "simple"}, {"by": "defence", "size": "simple"}]
    case = read_case({**vars_of(PLAIN), "poignees": shown})
    assert case.poignees == (Shown("attack", "simple"), Shown("defence", "simple"))
    bad = [shown[0], {"by": "defence"}]
    assert read_refusal(poignees=bad) == ("missing_field", {"field": "poignees[1].size"})
    assert read_refusal(poignees=[7]) == (
        "wrong_kind",
        {"field": "poignees[0]", "expected": "object", "found": "7"},
    )


def test_unknown_fields_and_remarks() -> None:
    read_case({**vars_of(PLAIN), "id": "x", "note": 1, "source": None, "expected": {}})
    code, said = read_refusal(extra=1)
    assert (code, said) == ("unknown_field", {"field": "extra", "allowed": FIELDS})


def test_plain_data() -> None:
    assert fields("a", {"x": 1}, ("x",)) == {"x": 1}
    with pytest.raises(BadField) as caught:
        fields("a[2]", {"x": 1, "y": 2}, ("x",))
    assert caught.value.arguments["field"] == "a[2].y"
    assert items("a", [1]) == [1]
    assert whole("a", 4.0) == 4
    assert short("x" * 40) == "x" * 40
    assert short("x" * 41) == "x" * 39 + "…"
    assert shown_number(-5) == -5
    assert shown_number(10**15 - 1) == 10**15 - 1
    assert shown_number(10**15) == "1e15"
    assert shown_number(-(10**100)) == "-1e100"
    assert shown_number(1e300) == "1e+300"
