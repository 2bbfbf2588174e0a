"""What the rules refuse."""

from __future__ import annotations

from oudler.errors import CodedError

__all__ = ["BadDeal", "BadOption", "IllegalMove"]


class IllegalMove(CodedError):
    """A move that the rules do not allow now; ``rule`` is the number of the rule it breaks."""


class BadDeal(CodedError):
    """Cards, seats or sizes that do not make a deal of this game."""


class BadOption(CodedError):
    """A rule option that does not exist or cannot have this value."""
