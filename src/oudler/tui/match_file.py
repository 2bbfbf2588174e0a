"""A match on disk: consecutive records of one file, which is replaced as a whole after every move.

What stands in the file before the deal being played is kept to the byte.
"""

from __future__ import annotations

import os
import shutil
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from oudler.games import Deal
from oudler.notation import Record, read_matches, read_records, write

__all__ = ["MatchFile", "Page"]


@dataclass(frozen=True)
class Page:
    """The record of a deal being played: its tags, and what it was read from if it was."""

    tags: Mapping[str, str]
    source: Record | None = None

    def text(self, deal: Deal) -> str:
        """The record as it stands after the moves of ``deal``."""
        if self.source is None:
            return write(deal, self.tags)
        # Comments above the tags stand in the file before the record.
        inside = tuple(comment for comment in self.source.comments if comment.after >= 0)
        return write(replace(self.source, deal=deal, tags=self.tags, comments=inside))


class MatchFile:
    """The file that a match is written to. ``before`` is what stands in front of the deal."""

    def __init__(self, path: Path, before: bytes = b"") -> None:
        self.path: Final = path
        self._before = _ended(before)
        self._current = b""

    @classmethod
    def behind(cls, path: Path) -> tuple[MatchFile, Record | None]:
        """A file to write to behind all that stands in it, and its last record if there is one.

        Raises OSError.
        """
        content = path.read_bytes()
        last = deque(read_records(content), maxlen=1)
        return cls(path, content), last[0] if last else None

    @classmethod
    def resumed(cls, path: Path) -> tuple[MatchFile, list[Record]]:
        """The file and the records of the last match in it, the last of which may be unfinished.

        Without a record the list is empty. Raises OSError.
        """
        content = path.read_bytes()
        records: list[Record] = []
        for match in read_matches(read_records(content)):
            records = match
        if records and not _over(records[-1]):
            lines = content.split(b"\n")[: records[-1].line - 1]
            content = b"".join(line + b"\n" for line in lines)
        return cls(path, content), records

    @property
    def empty(self) -> bool:
        """Whether nothing stands in front of the deal."""
        return not self._before.strip()

    def match_named(self, name: str) -> str:
        """A name for a new match, other than those of the matches in the file."""
        taken = {record.tags.get("Match") for record in read_records(self._before)}
        wanted, number = name, 2
        while wanted in taken:
            wanted = f"{name} ({number})"
            number += 1
        return wanted

    def save(self, deal: Deal, page: Page) -> None:
        """Write the deal as it stands, after all that is finished. Raises OSError."""
        self._current = page.text(deal).encode()
        self.save_again()

    def save_again(self) -> None:
        """Write what was to be written last, in case that was cut short. Raises OSError."""
        if self._current:
            self._write(self._before + self._current)

    def finish(self) -> None:
        """The deal saved last is over: what follows is another one."""
        self._before = _ended(self._before + self._current)
        self._current = b""

    def _write(self, content: bytes) -> None:
        """Put the new content in the place of the old in one step, so that there is always one."""
        target = self.path.resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        try:
            with beside.open("wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)


def _over(record: Record) -> bool:
    return record.deal is not None and record.deal.over


def _ended(content: bytes) -> bytes:
    """With an empty line at the end, so that a record can follow."""
    if not content.strip():
        return content
    if not content.endswith(b"\n"):
        content += b"\n"
    blank = content.rstrip(b" \t\r\n") + b"\n"
    return content if content.count(b"\n", len(blank) - 1) > 1 else content + b"\n"
