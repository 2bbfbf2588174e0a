"""Reading what a command is given: files, the standard input, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, NoReturn

from oudler.cli.face import Refused

__all__ = ["STDIN", "open_bytes", "read_bytes", "read_json_list", "refuse_os_error", "shown_path"]

#: The file name that stands for the standard input.
STDIN: Final = "-"


def read_bytes(path: str) -> bytes:
    """The whole content of a file. Raises :class:`Refused`."""
    with open_bytes(path) as stream:
        try:
            return stream.read()
        except OSError as error:
            refuse_os_error(path, error)


@contextmanager
def open_bytes(path: str) -> Iterator[IO[bytes]]:
    """A file, open to be read bit by bit. Raises :class:`Refused`."""
    if path == STDIN:
        yield sys.stdin.buffer
        return
    try:
        stream = open(path, "rb")  # noqa: PTH123, SIM115 - Path("") would be this folder
    except OSError as error:
        refuse_os_error(path, error)
    except ValueError:
        # A name that no file system takes (it holds a null character).
        raise Refused("no_file", path=path) from None
    with stream:
        yield stream


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
    except ValueError:
        # NaN and Infinity, and whole numbers of thousands of digits, which Python refuses.
        raise Refused("json_number", path=shown) from None
    if not isinstance(value, list):
        raise Refused("json_not_list", path=shown)
    return value


def _no_such_number(name: str) -> NoReturn:
    raise ValueError(name)
