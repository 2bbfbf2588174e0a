"""Plain data, as JSON has it, checked field by field.

Every refusal names the ``field`` that is wrong, as a path: ``poignees[1].size``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from oudler.errors import Argument, CodedError

__all__ = [
    "BadField",
    "fields",
    "items",
    "number",
    "short",
    "shown_number",
    "text",
    "whole",
    "word",
    "yes_or_no",
]


class BadField(CodedError):
    """Data of the wrong shape, or that says something impossible; the argument ``field`` says
    where, None meaning the whole."""


def fields(
    path: str | None, source: object, names: Collection[str], remarks: Collection[str] = ()
) -> Mapping[str, Any]:
    """An object with all these fields and, besides them, nothing but ``remarks``.

    Raises :class:`BadField`: ``wrong_kind``, ``missing_field`` or ``unknown_field``.
    """
    if not isinstance(source, Mapping):
        raise _wrong(path, "object", source)
    before = f"{path}." if path else ""
    for name in names:
        if name not in source:
            raise BadField("missing_field", field=before + name)
    for name in source:
        if name not in names and name not in remarks:
            raise BadField("unknown_field", field=before + short(name), allowed=tuple(names))
    return source


def items(path: str, source: object) -> list[Any]:
    """A list. Raises :class:`BadField` ``wrong_kind``."""
    if not isinstance(source, list):
        raise _wrong(path, "list", source)
    return source


def text(path: str, source: object) -> str:
    """A word. Raises :class:`BadField` ``wrong_kind``."""
    if not isinstance(source, str):
        raise _wrong(path, "text", source)
    return source


def number(path: str, source: object) -> int | float:
    """A number. Raises :class:`BadField` ``wrong_kind``."""
    if isinstance(source, bool) or not isinstance(source, (int, float)):
        raise _wrong(path, "number", source)
    return source


def whole(path: str, source: object) -> int:
    """A whole number, 4.0 among them. Raises :class:`BadField` ``wrong_kind``."""
    if isinstance(source, float) and source.is_integer():
        return int(source)
    if isinstance(source, bool) or not isinstance(source, int):
        raise _wrong(path, "whole", source)
    return source


def yes_or_no(path: str, source: object) -> bool:
    """True or false. Raises :class:`BadField` ``wrong_kind``."""
    if not isinstance(source, bool):
        raise _wrong(path, "bool", source)
    return source


def word(path: str, found: str, allowed: Collection[str]) -> None:
    """Raises :class:`BadField` ``unknown_word`` unless ``found`` is one of the words allowed."""
    if found not in allowed:
        raise BadField("unknown_word", field=path, found=short(found), allowed=tuple(allowed))


def short(value: object) -> str:
    """What was found, in at most forty letters."""
    words = str(value)
    return words if len(words) <= 40 else words[:39] + "…"


def shown_number(value: int | float) -> Argument:
    """A number as an argument; as text if it is absurdly large or not finite."""
    if abs(value) < 10**15:
        return value
    return f"{value:g}" if isinstance(value, float) else f"{'-' * (value < 0)}1e{_digits(value)}"


def _digits(value: int) -> int:
    """About how many digits, without writing out thousands of them."""
    return int(value.bit_length() * 0.30103)


def _wrong(path: str | None, expected: str, value: object) -> BadField:
    return BadField("wrong_kind", field=path, expected=expected, found=_shown(value))


def _shown(value: object) -> str:
    """A value of the wrong kind, recognisable."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, str):
        return short(f'"{value}"')
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return short(shown_number(value))
    return "null" if value is None else short(value)
