"""What is wrong, as a code with arguments.

The layers below the faces never write a sentence: they raise a :class:`CodedError`, and a face
looks the code up in its Fluent catalogue (``error-<code>``) with the arguments as variables.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["Argument", "CodedError"]

#: What an error or an explanation may carry: a number, a word of the notation, or several words.
Argument = str | int | float | bool | None | tuple[str, ...]


class CodedError(ValueError):
    """A fault with a stable ``code``, its ``arguments`` and, if a rule is broken, its number.

    Seats among the arguments are 1-based, cards are codes: they are meant for a reader.
    """

    def __init__(self, code: str, rule: str | None = None, **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments: Mapping[str, Argument] = arguments

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        where = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}({inside}){where}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.rule, dict(self.arguments)))


def _rebuild(
    kind: type[CodedError], code: str, rule: str | None, arguments: dict[str, Argument]
) -> CodedError:
    return kind(code, rule, **arguments)
