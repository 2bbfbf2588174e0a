"""``oudler verify``: were the cards those that were committed to?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from jsonschema import validate

from tests.cli.conftest import Run, schema
from tests.tables.test_fairness import played

Runner = Callable[..., Run]


@pytest.fixture(scope="module")
def record() -> tuple[str, str]:
    """A finished deal of a table, and the commitment that was shown before it."""
    table, told = played()
    return table.state.records[-1].text, told


def test_a_fair_deal(run: Runner, record: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "deal.tarot"
    file.write_text(record[0])
    said = run("verify", str(file))
    assert said.code == 0
    assert "Fair" in said.out and record[1] in said.out and "2" in said.out
    assert run("verify", str(file), "--commitment", record[1]).code == 0
    assert run("verify", str(file), "--commitment", "0" * 64).code == 1


def test_a_changed_deal(run: Runner, record: tuple[str, str]) -> None:
    text = record[0].replace('[SeatSeed2 "', '[SeatSeed3 "')
    said = run("verify", "-", stdin=text)
    assert said.code == 1
    assert "do not give the seed" in said.out


def test_a_deal_without_a_commitment_is_not_shown_to_be_fair(run: Runner) -> None:
    said = run("verify", "-", stdin=run("deal", "--seed", "x").out)
    assert said.code == 1
    assert "no commitment" in said.out


def test_what_is_no_record(run: Runner) -> None:
    assert run("verify", "-", stdin="nothing").code == 2
    assert run("verify", "/nowhere").code == 2
    assert run("verify").code == 2


def test_json(run: Runner, record: tuple[str, str]) -> None:
    said = run("verify", "--json", "-", stdin=record[0] + "\n" + record[0])
    assert said.code == 0
    validate(said.json, schema("verify"))
    one, two = said.json
    assert one["fair"] and one["code"] == "fair" and one["seats"] == [2]
    assert one["commitment"] == record[1]
    assert (one["index"], two["index"]) == (1, 2)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_in_other_languages(run: Runner, record: tuple[str, str], language: str) -> None:
    said = run("verify", "-", "--lang", language, stdin=record[0])
    assert said.code == 0
    assert {"fr": "Loyale", "ru": "Честно"}[language] in said.out
