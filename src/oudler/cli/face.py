"""What the commands share: the language, the streams, colours, errors as text and as JSON."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Mapping
from typing import IO, Any, Final

import click

from oudler.cli.folding import folded, spell_what_lacks
from oudler.errors import Argument, CodedError
from oudler.locales import CONTROL, LANGUAGES, Words, harmless, language_named, visible

__all__ = [
    "EXIT_BAD_INPUT",
    "EXIT_FINE",
    "EXIT_WRONG",
    "Face",
    "Refused",
    "forget",
    "jsonable",
    "write_error",
]

#: Everything is fine; something checked is wrong; bad usage, or input that cannot be read at all.
EXIT_FINE: Final = 0
EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2


class Refused(CodedError):
    """Bad usage, or input that cannot be read at all: the command ends with exit code 2."""


class Face:
    """One run of the command line: its language and its streams."""

    def __init__(self, language: str) -> None:
        self.words: Final = Words(language)
        self.colour: Final = _colours(sys.stdout)
        spell_what_lacks(self.words)
        self._notice()

    def _notice(self) -> None:
        """Say once that the language that was asked for is not spoken here."""
        wanted = os.environ.get("OUDLER_LANG")
        if wanted and language_named(wanted) is None and self.language == LANGUAGES[0]:
            found = harmless(wanted)
            self._write(sys.stderr, self.words.say("cli-other-language", found=found))

    @property
    def language(self) -> str:
        return self.words.language

    def about(self, game: str | None) -> Words:
        """The words for one game."""
        return self.words.about(game)

    def say(self, message: str, **arguments: Argument) -> None:
        """Print a message of the catalogue."""
        said = {
            name: visible(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        self.show(self.words.say(message, **said))

    def show(self, text: str = "") -> None:
        """Print a line, at a terminal broken between words."""
        self._write(sys.stdout, text)

    def show_whole(self, text: str) -> None:
        """Print a line that must not be broken."""
        sys.stdout.write(text + "\n")

    def _write(self, stream: IO[str], text: str) -> None:
        whole = "\n".join(folded(text, stream)) + "\n"
        if stream is sys.stderr:
            write_error(whole)
        else:
            stream.write(whole)

    def style(self, text: str, **styles: Any) -> str:
        """The text in colour, where colours are wanted: at a terminal, unless NO_COLOR is set."""
        return click.style(text, **styles) if self.colour else text

    def complain(self, error: CodedError) -> None:
        """Print what is wrong to the standard error stream."""
        text = self.words.error(error.code, error.arguments)
        self.complain_text(text)

    def complain_text(self, text: str) -> None:
        label = self.words.say("cli-error")
        self._write(sys.stderr, f"{label} {text}")

    # -- JSON -----------------------------------------------------------------------------------

    def error_object(
        self, error: CodedError, words: Words, place: Mapping[str, Argument] | None = None
    ) -> dict[str, Any]:
        """An error as the contract has it; ``place`` replaces arguments in the message only."""
        said = {**error.arguments, **(place or {})}
        arguments = {name: jsonable(value) for name, value in error.arguments.items()}
        return {
            "code": error.code,
            "args": arguments,
            "message": words.error(error.code, said),
        }

    def field_error(self, error: CodedError, words: Words, number: int) -> dict[str, Any]:
        """The error of case ``number`` in a list: ``field`` is a path in the case, the message
        gives it in the list (``[3].hand[2]``)."""
        field = error.arguments.get("field")
        path = f"[{number}].{field}" if field else f"[{number}]"
        place: dict[str, Argument] = {"field": path} if "field" in error.arguments else {}
        if "place" in error.arguments:
            # A second place, in the same case.
            place["place"] = f"[{number}].{error.arguments['place']}"
        return {"field": field, **self.error_object(error, words, place)}

    def show_json(self, value: Any, end: str = "\n") -> None:
        """Print JSON; other letters than ASCII as they are where the stream can carry them.

        Signs that would act on a terminal are escaped, which says the same in JSON.
        """
        encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
        ascii_only = not encoding.startswith("utf")
        text = json.dumps(value, ensure_ascii=ascii_only)
        # They can only stand inside words, where an escape may be.
        sys.stdout.write(CONTROL.sub(_escape, text) + end)

    def json_list(self) -> JsonList:
        """A list that is printed item by item."""
        return JsonList(self)


def write_error(text: str) -> None:
    """Write to the standard error stream, if it takes anything: whether somebody can read what is
    wrong does not change what is wrong, nor the exit code."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        forget(sys.stderr)


def forget(stream: IO[str]) -> None:
    """Nobody reads any more: what is still buffered must not be written when Python ends."""
    try:
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, stream.fileno())
        os.close(sink)
    except (OSError, ValueError):
        return


class JsonList:
    """A JSON list on the standard output, each item on a line of its own as soon as it is known."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self._empty = True

    def add(self, item: Any) -> None:
        sys.stdout.write("[\n" if self._empty else ",\n")
        self._empty = False
        self._face.show_json(item, end="")

    def close(self) -> None:
        sys.stdout.write("[]\n" if self._empty else "\n]\n")


def jsonable(value: Argument | float) -> Any:
    """An argument as JSON has it: lists for tuples, whole numbers without a fraction."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _escape(sign: re.Match[str]) -> str:
    """As JSON spells a sign with ASCII alone."""
    code = ord(sign[0])
    return f"\\u{code:04x}" if code < 0x10000 else json.dumps(sign[0])[1:-1]


def _colours(stream: IO[str]) -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()
