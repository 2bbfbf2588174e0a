"""What can go wrong in an arena."""

from __future__ import annotations

from oudler.errors import CodedError

__all__ = ["ArenaError"]


class ArenaError(CodedError):
    """A line-up, a bot or a file of results that does not do."""
