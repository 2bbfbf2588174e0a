"""What a deal was worth, and how the score came about, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from oudler.errors import Argument

__all__ = ["DealResult", "Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of an explanation.

    A ``code`` with ``arguments`` for the catalogue (``step-<code>``), the ``amount`` it adds (None
    where it adds nothing), and the number of the ``rule`` behind it.
    """

    code: str
    amount: float | None
    rule: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The end of a deal.

    ``outcome`` is ``played``, ``passed`` or ``petit_sec``; ``scores`` what each seat writes, in
    seat order, or None where unknown cards leave it open.
    """

    outcome: str
    scores: tuple[int, ...] | None
    steps: tuple[Step, ...] = ()
