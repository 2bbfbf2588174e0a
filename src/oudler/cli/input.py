"""Reading what a command is given: files, the standard input, JSON."""

from __future__ import annotations

import io
import json
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, NoReturn

from oudler.cli.face import Refused

__all__ = [
    "MOST_STREAMED",
    "MOST_WHOLE",
    "STDIN",
    "open_bytes",
    "read_bytes",
    "read_json_list",
    "refuse_os_error",
    "refuse_too_large",
    "shown_path",
]

#: The file name that stands for the standard input.
STDIN: Final = "-"
_MEGABYTE: Final = 1024 * 1024
#: Bytes that are read of a file that is held whole: a hundred thousand cases of ``score --json``,
#: and a lifetime of deals in one file of ``play``.
MOST_WHOLE: Final = 32 * _MEGABYTE
#: Bytes that are read of a file that is read record by record: some hundred thousand deals.
MOST_STREAMED: Final = 1024 * _MEGABYTE


class _Capped(io.RawIOBase):
    """A stream that ends with a refusal where it has no end: a device, or what is no such file."""

    def __init__(self, source: IO[bytes], path: str, most: int) -> None:
        super().__init__()
        self._source = source
        self._path = path
        self._most = most
        self._left = most

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        # What is there, not all there is room for: somebody may be typing.
        count: int = self._source.readinto1(buffer)  # type: ignore[attr-defined]
        self._left -= count
        if self._left < 0:
            refuse_too_large(self._path, self._most)
        return count


def refuse_too_large(path: str, most: int) -> NoReturn:
    """Say that a file is larger than anything of its kind."""
    raise Refused("too_large", path=shown_path(path), limit=most // _MEGABYTE) from None


def read_bytes(path: str) -> bytes:
    """The whole content of a file of at most :data:`MOST_WHOLE` bytes. Raises :class:`Refused`."""
    with open_bytes(path, MOST_WHOLE) as stream:
        try:
            return stream.read()
        except OSError as error:
            refuse_os_error(path, error)


@contextmanager
def open_bytes(path: str, most: int = MOST_STREAMED) -> Iterator[IO[bytes]]:
    """A file, open to be read bit by bit, up to so many bytes. Raises :class:`Refused`."""
    if path == STDIN:
        yield io.BufferedReader(_Capped(sys.stdin.buffer, path, most))
        return
    try:
        stream = open(path, "rb")  # noqa: PTH123, SIM115 - Path("") would be this folder
    except OSError as error:
        refuse_os_error(path, error)
    except ValueError:
        # A name that no file system takes (it holds a null character).
        raise Refused("no_file", path=path) from None
    with stream:
        found = os.fstat(stream.fileno())
        if stat.S_ISREG(found.st_mode) and found.st_size > most:
            refuse_too_large(path, most)
        yield io.BufferedReader(_Capped(stream, path, most))


def refuse_os_error(path: str, error: OSError) -> NoReturn:
    """Say why a file cannot be read."""
    shown = shown_path(path)
    if isinstance(error, FileNotFoundError):
        raise Refused("no_file", path=shown) from None
    if isinstance(error, IsADirectoryError):
        raise Refused("is_folder", path=shown) from None
    if isinstance(error, PermissionError):
        raise Refused("no_permission", path=shown) from None
    raise Refused("cannot_read", path=shown, reason=error.strerror or str(error)) from None


def shown_path(path: str) -> str:
    """The name of a file in a message; the standard input is ``<stdin>``."""
    return "<stdin>" if path == STDIN else path or '""'


def read_json_list(path: str) -> list[Any]:
    """The JSON list in a file. Raises :class:`Refused`, with line and column if it is not JSON."""
    shown = shown_path(path)
    content = read_bytes(path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("json_not_utf8", path=shown, byte=error.start + 1) from None
    try:
        value = json.loads(text, parse_constant=_no_such_number)
    except json.JSONDecodeError as error:
        raise Refused("json_syntax", path=shown, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Refused("json_too_deep", path=shown) from None
    except MemoryError:
        # Millions of empty lists, which take far more room than their text.
        refuse_too_large(path, MOST_WHOLE)
    except ValueError:
        # NaN and Infinity, and whole numbers of thousands of digits, which Python refuses.
        raise Refused("json_number", path=shown) from None
    if not isinstance(value, list):
        raise Refused("json_not_list", path=shown)
    return value


def _no_such_number(name: str) -> NoReturn:
    raise ValueError(name)
