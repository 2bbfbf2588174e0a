"""Deals as text: reading and writing ``.tarot`` records.

The format is described in docs/notation.md. :func:`read_records` streams; what is wrong in a
record is told with its line, column and token, and reading goes on with the next record.
"""

from __future__ import annotations

from oudler.notation.reading import Record, read_matches, read_records
from oudler.notation.syntax import Comment, NotationError, Source, Token
from oudler.notation.writing import write, write_all

__all__ = [
    "Comment",
    "NotationError",
    "Record",
    "Source",
    "Token",
    "read_matches",
    "read_records",
    "write",
    "write_all",
]
