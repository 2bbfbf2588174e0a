"""Lines that fit: broken between words, and in letters that the terminal has.

What a program reads through a pipe is never folded: only what people read at a terminal is.
"""

from __future__ import annotations

import codecs
import re
import shutil
import sys
import unicodedata
from collections.abc import Callable
from typing import IO, Final

from oudler.locales import Words

__all__ = [
    "ROOM",
    "can_show",
    "fold",
    "folded",
    "glued",
    "paragraphs",
    "screen_width",
    "spell_what_lacks",
    "spelled_for",
]

#: Columns: narrower than the least nothing fits, wider than the most is hard to read.
LEAST_WIDTH: Final = 40
MOST_WIDTH: Final = 100
#: Columns that a question leaves for the answer.
ROOM: Final = 8

_COLOUR: Final = re.compile(r"\x1b\[[\d;]*m")
# A blank that no line may end at: before the signs that French sets apart, a dash or the end of a
# quotation, after the beginning of one, and between a number and what it counts.
_GLUE: Final = re.compile(
    r"(?<=\S) (?=[:;?!»—=](?:\s|$))|(?<=[«=]) |(?<=\b\d) (?=[^\W\d])|(?<=\b\d\d) (?=[^\W\d])"
)
_GLUED: Final = "\u00a0"


def screen_width() -> int:
    """How wide the terminal is now, within reason."""
    return max(LEAST_WIDTH, min(MOST_WIDTH, shutil.get_terminal_size().columns))


def fold(line: str, width: int) -> list[str]:
    """A line as lines no longer than ``width``, broken between words, the rest further in.

    A word that is longer than a line is left whole: it may be the name of a file.
    """
    if _length(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip(" "))]
    lines: list[str] = []
    now = indent
    empty = True
    for gap, word in re.findall(r"( *)([^ ]+)", glued(line[len(indent) :])):
        if not empty and _length(now) + len(gap) + _length(word) > width:
            lines.append(now)
            now, gap = indent + "  ", ""
        now += ("" if empty else gap) + word
        empty = False
    return [one.replace(_GLUED, " ") for one in (*lines, now)]


def glued(text: str) -> str:
    """The text with blanks that no line ends at, for whoever folds it."""
    return _GLUE.sub(_GLUED, text)


def folded(text: str, stream: IO[str], room: int = 0) -> list[str]:
    """The lines of a text as they stand on a stream: a terminal gets no line that it would have to
    break itself, with ``room`` columns left for an answer; anything else gets them whole."""
    lines = text.split("\n")
    if not stream.isatty():
        return lines
    width = screen_width() - room
    return [part for line in lines for part in fold(spelled_for(line, stream), width)]


def paragraphs(text: str, width: int, indent: str = "") -> list[str]:
    """The lines of a text, folded and set in."""
    return [part for line in text.splitlines() for part in fold(indent + line, width)]


def _length(text: str) -> int:
    return len(_COLOUR.sub("", text))


# -- letters that a terminal lacks ----------------------------------------------------------------

_SPELLED: Final = {
    "−": "-",
    "–": "-",
    "—": "-",
    "×": "x",
    "·": "-",
    "→": "->",
    "…": "...",
    "½": ".5",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "\u00a0": " ",
    "\u202f": " ",
    "œ": "oe",
    "Œ": "Oe",
}
_LATIN: Final = "a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch  y  e yu ya"
_CYRILLIC: Final = dict(zip("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", _LATIN.split(" "), strict=True))


def can_show(text: str, stream: IO[str]) -> bool:
    """Whether a stream has letters for the whole text."""
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def spelled_for(text: str, stream: IO[str]) -> str:
    """The text as it will stand on the stream, so that its length can be measured."""
    if can_show(text, stream):
        return text
    encoding = getattr(stream, "encoding", None) or "ascii"
    return text.encode(encoding, getattr(stream, "errors", None) or "replace").decode(encoding)


def spell_what_lacks(words: Words) -> None:
    """Let the output streams write ``-`` for a minus sign that they lack, letters for the signs of
    the suits, and so on, instead of question marks."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            encoding = stream.encoding or "ascii"
            name = f"oudler-{words.language}-{encoding}"
            codecs.register_error(name, _spelling(encoding, words))
            reconfigure(errors=name)


def _spelling(encoding: str, words: Words) -> Callable[[UnicodeError], tuple[str, int]]:
    # The error itself may call the encoding by another name ("charmap").
    def spell(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        lacking = error.object[error.start : error.end]
        return "".join(_spell(one, encoding, words) for one in lacking), error.end

    return spell


def _spell(letter: str, encoding: str, words: Words) -> str:
    spelled = _SPELLED.get(letter)
    if spelled is None and letter in "♠♥♦♣":
        spelled = words.suit_letter("SHDC"["♠♥♦♣".index(letter)])
    if spelled is None and letter.lower() in _CYRILLIC:
        spelled = _CYRILLIC[letter.lower()]
        spelled = spelled.capitalize() if letter.isupper() else spelled
    if spelled is None:
        # The letter without its accent.
        spelled = unicodedata.normalize("NFKD", letter)[0]
    if len(spelled) == 1 and spelled == letter:
        return "?"
    try:
        spelled.encode(encoding)
    except UnicodeEncodeError:
        return "".join("?" if one == letter else _spell(one, "ascii", words) for one in spelled)
    return spelled
