"""Explanations of a score, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from oudler.cli.face import jsonable
from oudler.games.results import Step
from oudler.locales import Words

__all__ = ["explanation", "joined"]


def joined(lines: Iterable[str]) -> str:
    """The steps of a sum in one line."""
    return " · ".join(lines)


def explanation(words: Words, steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The steps as the JSON contract has them."""
    return [
        {
            "code": step.code,
            "args": {name: jsonable(value) for name, value in step.arguments.items()},
            "amount": jsonable(step.amount),
            "rule": step.rule,
            "text": words.step(step.code, step.amount, step.arguments),
        }
        for step in steps
    ]
