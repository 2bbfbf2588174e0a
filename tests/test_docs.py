"""The documents keep up with the code: every option and every cited rule is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from oudler.games import PRESETS

ROOT = Path(__file__).parents[1]
RULES = {path.stem: path.read_text() for path in (ROOT / "docs" / "rules").glob("*.md")}
GAMES = sorted((ROOT / "src" / "oudler" / "games").glob("*.py"))
NUMBER = re.compile(r"\b([MHGF]\d{1,2}[a]?|C\d{1,2}|B[0-3]-\d{1,2})\b")


def cited() -> set[str]:
    """The rule numbers in the strings (docstrings too) and comments of the games."""
    found: set[str] = set()
    for path in [*GAMES, ROOT / "src" / "oudler" / "tricks.py"]:
        text = path.read_text()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(NUMBER.findall(node.value))
        found |= {n for line in text.splitlines() if "#" in line for n in NUMBER.findall(line)}
    return found


def test_every_rule_that_the_code_cites_is_in_the_documents() -> None:
    numbers = cited()
    assert len(numbers) > 60
    everything = "\n".join(RULES.values())
    missing = {n for n in numbers if not re.search(rf"\*\*{n}\b", everything)}
    # Table cells give decisions without bold.
    missing = {n for n in missing if not re.search(rf"\| *{n} *\|", everything)}
    assert not missing


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_every_option_is_in_the_tables_of_its_game(rules) -> None:
    page = RULES["mathers" if rules.name.startswith("mathers") else rules.name]
    for name in rules.option_types():
        assert f"`{name}`" in page + RULES["index"], name
