"""A file of results that grows deal by deal, and a run that goes on where the last one stopped.

The first line is a header that names the plan, each further line a deal, as JSON. What was written
to the end of its line counts; the rest of a line that was cut off is taken away.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from oudler.arena.errors import ArenaError

__all__ = ["ResultsFile", "read_results"]


#: Whether an object is the record of a deal.
Fits = Callable[[Mapping[str, Any]], bool]


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _whole_lines(path: Path) -> tuple[list[bytes], int]:
    """The complete lines of a file, and how many bytes they are."""
    content = path.read_bytes()
    end = content.rfind(b"\n") + 1
    return content[:end].splitlines(), end


def read_results(path: Path) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The header of a file of results and its deals by number.

    Raises OSError, or :class:`ArenaError` ``arena_file_not_results`` or ``arena_file_line``.
    """
    header, records, _ = _read(path)
    return header, records


def _read(path: Path) -> tuple[dict[str, Any], dict[int, dict[str, Any]], int]:
    lines, end = _whole_lines(path)
    header = _object(lines[0]) if lines else None
    if header is None or "oudler_arena" not in header:
        raise ArenaError("arena_file_not_results", path=str(path))
    records: dict[int, dict[str, Any]] = {}
    for place, line in enumerate(lines[1:], 2):
        record = _object(line)
        number = record.get("deal") if record is not None else None
        if record is None or type(number) is not int or number < 1 or number in records:
            raise ArenaError("arena_file_line", path=str(path), line=place)
        records[number] = record
    return header, records, end


def _object(line: bytes) -> dict[str, Any] | None:
    with suppress(ValueError, RecursionError):
        value = json.loads(line)
        if isinstance(value, dict):
            return value
    return None


class ResultsFile:
    """An open file of results; ``records`` are the deals it had when it was opened."""

    def __init__(self, path: Path, header: Mapping[str, Any], fits: Fits | None = None) -> None:
        """``fits`` says of what the file has whether the plan can have written it. Raises OSError
        or :class:`ArenaError`, ``arena_file_other`` if the file is of another plan,
        ``arena_file_in_use`` if another run writes it."""
        # A pipe would wait for somebody at its other end, and a device may never come to an end.
        if path.exists() and not path.is_file() and not path.is_dir():
            raise ArenaError("arena_file_not_results", path=str(path))
        self.records: dict[int, dict[str, Any]] = {}
        self._stream: Final[BinaryIO] = path.open("ab")
        try:
            _lock(self._stream, path)
            if not self._goes_on(path, header):
                self._write(header)
            for place, record in enumerate(self.records.values(), 2):
                if fits is not None and not fits(record):
                    raise ArenaError("arena_file_line", path=str(path), line=place)
        except BaseException:
            self._stream.close()
            raise

    def _goes_on(self, path: Path, header: Mapping[str, Any]) -> bool:
        """Read what is there; False if that is nothing yet."""
        if _line(header)[:-1].startswith(path.read_bytes()):
            # New, or stopped while the header was written.
            self._stream.truncate(0)
            return False
        found, self.records, end = _read(path)
        for name in dict.fromkeys((*header, *found)):
            if found.get(name) != header.get(name):
                raise ArenaError(
                    "arena_file_other",
                    path=str(path),
                    field=name,
                    found=_shown(found.get(name)),
                    expected=_shown(header.get(name)),
                )
        self._stream.truncate(end)
        return True

    def add(self, record: Mapping[str, Any]) -> None:
        """Write a deal down."""
        self._write(record)

    def _write(self, value: Mapping[str, Any]) -> None:
        self._stream.write(_line(value))
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()


if sys.platform == "win32":

    def _lock(stream: BinaryIO, path: Path) -> None:
        """Nothing there keeps others from reading and appending at once."""

else:

    def _lock(stream: BinaryIO, path: Path) -> None:
        """One run at a time; the lock ends with the process. Raises :class:`ArenaError`."""
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError("arena_file_in_use", path=str(path)) from None
        except OSError:
            # A file system without locks.
            return


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return "" if value is None else str(value)
