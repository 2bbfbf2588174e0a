"""What a table refuses."""

from __future__ import annotations

from oudler.errors import CodedError

__all__ = ["Refused"]


class Refused(CodedError):
    """A command that the table does not take now, from this person; nothing has changed."""
