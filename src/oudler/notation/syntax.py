"""The text of records: tags, tokens and comments with their places, one record at a time.

Nothing here knows a game. A file is read line by line and never held whole; what is too long to
be a record is refused at the limit and skipped, so that broken input costs neither memory nor
time.
"""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final, NamedTuple

from oudler.errors import Argument, CodedError

__all__ = ["Comment", "NotationError", "RawRecord", "Source", "Tag", "Token", "raw_records"]

#: What can be read: text, bytes, a file by its path, or an open stream of either kind.
Source = str | bytes | Path | IO[str] | IO[bytes]

#: Limits far above any real record: letters in a line (bytes, in a file) and in a comment, tags
#: and tokens in a record.
LINE: Final = 65_536
COMMENT: Final = 65_536
TAGS: Final = 256
TOKENS: Final = 4_096

_TAG: Final = re.compile(r'\[\s*(?P<name>\w+)\s+"(?P<value>(?:[^"\\]|\\.)*)"\s*\]\s*')
# What shows that a file holds records: the beginning of a tag, even if the rest of it is broken.
_TAG_BEGINS: Final = re.compile(r"\s*\[\s*\w")
_BOM: Final = b"\xef\xbb\xbf"
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_ESCAPE: Final = re.compile(r"\\(.)")
# A token is a word, with brackets and what stands in them behind it; a comment begins anywhere. A
# bracket that is not closed belongs to its own word only.
_ITEM: Final = re.compile(
    r"(?P<open>\{)|(?P<rest>;)|(?P<stray>\})"
    r"|(?P<token>[^\s{};(]*\([^()]*\)|[^\s{};(]*(?P<bracket>\()[^\s{};]*|[^\s{};(]+)"
)
_NUMBER: Final = re.compile(r"\d+\.+")


class NotationError(CodedError):
    """What is wrong in a record: :attr:`line` and :attr:`column` (1-based), the ``token`` there."""

    def __init__(
        self,
        code: str,
        line: int,
        column: int,
        token: str | None,
        rule: str | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(code, rule, **arguments)
        self.line = line
        self.column = column
        self.token = token

    @classmethod
    def at(cls, error: CodedError, line: int, column: int, token: str | None) -> NotationError:
        """An error of the layers below, with its place."""
        placed = cls(error.code, line, column, token, error.rule)
        placed.arguments = error.arguments
        return placed

    def __reduce__(self) -> tuple[object, ...]:
        error = (self.code, self.rule, dict(self.arguments))
        return (_again, (*error, self.line, self.column, self.token))


def _again(
    code: str,
    rule: str | None,
    arguments: dict[str, Argument],
    line: int,
    column: int,
    token: str | None,
) -> NotationError:
    return NotationError.at(CodedError(code, rule, **arguments), line, column, token)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag pair; ``value_column`` is where the first letter of the value stands."""

    name: str
    value: str
    line: int
    column: int
    value_column: int


class Token(NamedTuple):
    """A word of the moves and where it stands. A tuple, because a deal has eighty of them."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment: its text without the signs, whether it runs to the end of the line (``;``), and
    how many tokens stand before it, -1 for one above the tags."""

    text: str
    to_line_end: bool
    after: int


@dataclass(slots=True)
class RawRecord:
    """A record as it is written. ``error`` is the first thing that is no notation at all;
    ``whole`` is false if something of the text is not among the tags, tokens and comments."""

    line: int
    tags: list[Tag] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    error: NotationError | None = None
    whole: bool = True


def _opened(source: Source) -> IO[str] | IO[bytes]:
    if isinstance(source, str):
        # Lines end as in a file; a lone carriage return is a fault there too.
        return io.StringIO(source, newline="\n")
    if isinstance(source, bytes):
        return io.BytesIO(source)
    if isinstance(source, Path):
        return source.open("rb")
    if isinstance(source, io.TextIOWrapper):
        # The bytes below it: they show which of them are not UTF-8, and where.
        below: IO[bytes] = source.buffer
        return below
    return source


@dataclass(slots=True)
class _Line:
    number: int
    text: str
    error: NotationError | None = None


def _lines(stream: IO[str] | IO[bytes]) -> Iterator[_Line]:
    """The lines of a stream without their ends; a faulty one has an error and what can be shown."""
    number = 0
    while part := stream.readline(LINE + 2):
        number += 1
        ended = _ends(part)
        too_long = len(part) > LINE and not ended
        while not ended and (rest := stream.readline(LINE)):
            # Skip what is left of a line that is too long, a piece at a time.
            ended = _ends(rest)
        yield _line(number, part, too_long)


def _ends(part: str | bytes) -> bool:
    return part.endswith("\n") if isinstance(part, str) else part.endswith(b"\n")


def _line(number: int, part: str | bytes, too_long: bool) -> _Line:
    if isinstance(part, bytes):
        if number == 1:
            part = part.removeprefix(_BOM)
        try:
            text = part.decode()
        except UnicodeDecodeError as error:
            text = part.decode("utf-8", "replace")
            column = len(part[: error.start].decode("utf-8", "replace")) + 1
            if not too_long:
                fault = NotationError("not_utf8", number, column, None, byte=part[error.start])
                return _Line(number, text.rstrip("\r\n"), fault)
    else:
        text = part.removeprefix("\ufeff") if number == 1 else part
    text = text.rstrip("\r\n")
    if too_long:
        return _Line(number, text[:80], NotationError("line_too_long", number, 1, None, limit=LINE))
    bad = _CONTROL.search(text)
    if bad:
        fault = NotationError(
            "control_character", number, bad.start() + 1, None, character=ord(bad.group())
        )
        return _Line(number, text, fault)
    return _Line(number, text)


def raw_records(source: Source) -> Iterator[RawRecord]:
    """The records of a text or file, one at a time.

    A file without a single tag holds no record, and nothing is yielded for it.
    """
    stream = _opened(source)
    try:
        yield from _Scanner().records(stream)
    finally:
        if isinstance(source, Path):
            stream.close()


class _Scanner:
    """The state between lines: the record being read, an open comment, an empty line seen.

    A comment belongs to what follows it without an empty line between, else to what stands
    before it: so ``loose`` comments, after an empty line, wait for the line that comes next.

    A comment that is never closed would swallow the records behind it. So the lines of an open
    comment are ``held``, and given ``back`` from the first tag on, once it is clear that the
    comment does not end: at the end of the file, at the limit, or where another comment opens
    behind a tag.
    """

    def __init__(self) -> None:
        self.record = RawRecord(1)
        self.comment: list[str] | None = None
        self.comment_at = (0, 0)
        self.comment_size = 0
        self.held: list[_Line] = []
        self.held_tag = False
        self.back: deque[_Line] = deque()
        self.loose: list[Comment] = []
        self.gap = False
        self.tagged = False
        self.any_tag = False

    def records(self, stream: IO[str] | IO[bytes]) -> Iterator[RawRecord]:
        for line in self._fed(_lines(stream)):
            starts = self.comment is None and line.text.lstrip().startswith("[")
            # Text before the first tag of a file is a fault only if a tag follows.
            if starts and self._begins_another(line):
                yield self.record
                self.record = RawRecord(line.number)
                self.tagged = False
            if starts:
                self._begin(line)
            self._take(line, starts)
        self._settle()
        if self.any_tag:
            yield self.record

    def _fed(self, lines: Iterator[_Line]) -> Iterator[_Line]:
        """The lines of the file, and again those that an unclosed comment gave back."""
        while True:
            if self.back:
                yield self.back.popleft()
                continue
            line = next(lines, None)
            if line is None:
                if self.comment is None:
                    return
                self._abandon(NotationError("comment_not_closed", *self.comment_at, "{"))
            else:
                yield line

    def _begins_another(self, line: _Line) -> bool:
        record = self.record
        if line.error is not None and not self.any_tag:
            # Noise that happens to look like a tag.
            return False
        if record.tokens:
            return True
        return self.gap if self.tagged else record.error is not None

    def _begin(self, line: _Line) -> None:
        """A line with a tag: what waits goes above the tags, if these are the first."""
        if not self.tagged:
            self.record.line = line.number
            for loose in self.loose:
                self.record.comments.append(Comment(loose.text, loose.to_line_end, -1))
            self.loose.clear()
        self._settle()
        self.tagged = True
        self.gap = False
        if line.error is None and _TAG_BEGINS.match(line.text):
            self.any_tag = True

    def _settle(self) -> None:
        """What waits belongs to the record so far."""
        for loose in self.loose:
            self.record.comments.append(
                Comment(loose.text, loose.to_line_end, len(self.record.tokens))
            )
        self.loose.clear()

    def _abandon(self, error: NotationError) -> None:
        """The open comment does not end: it is a fault, and tags in it are tags."""
        self._fault(error)
        self.comment = None
        tag = next((n for n, line in enumerate(self.held) if _is_tag(line)), len(self.held))
        self.back.extendleft(reversed(self.held[tag:]))
        self.held, self.held_tag = [], False

    def _fault(self, error: NotationError, lost: bool = True) -> None:
        if lost:
            self.record.whole = False
        if self.record.error is None:
            self.record.error = error

    def _take(self, line: _Line, starts: bool) -> None:
        if line.error is not None:
            self._fault(line.error)
            if self.comment is not None and line.error.code == "line_too_long":
                self._abandon(NotationError("comment_not_closed", *self.comment_at, "{"))
        if self.comment is None and not line.text.strip():
            self._settle()
            self.gap = True
        elif starts:
            if line.error is None:
                self._tag(line)
        elif line.error is None or self.comment is not None:
            self._moves(line, 0)

    def _tag(self, line: _Line) -> None:
        """The tags of a line, and what may stand behind them: a comment."""
        text = line.text
        at = len(text) - len(text.lstrip())
        while at < len(text) and text[at] not in "{;":
            found = _TAG.match(text, at)
            if found is None:
                self._fault(NotationError("bad_tag", line.number, at + 1, text[at:].strip()))
                return
            if len(self.record.tags) >= TAGS:
                self._fault(NotationError("record_too_long", line.number, at + 1, None))
                return
            value = _ESCAPE.sub(r"\1", found["value"])
            name = found["name"]
            column, value_column = found.start("name") + 1, found.start("value") + 1
            self.record.tags.append(Tag(name, value, line.number, column, value_column))
            at = found.end()
        self._moves(line, at)

    def _moves(self, line: _Line, at: int) -> None:
        text = line.text
        record = self.record
        while at <= len(text):
            if self.comment is not None:
                end = text.find("}", at)
                part = text[at:] if end < 0 else text[at:end]
                self.held.append(line)
                self.held_tag = self.held_tag or _is_tag(line)
                if self.held_tag and "{" in part:
                    self._abandon(NotationError("comment_not_closed", *self.comment_at, "{"))
                    return
                self.comment.append(part)
                self.comment_size += len(part) + 1
                if end < 0:
                    if self.comment_size > COMMENT:
                        self._abandon(NotationError("comment_too_long", *self.comment_at, "{"))
                    return
                self._add_comment("\n".join(self.comment), to_line_end=False)
                self.comment = None
                self.held, self.held_tag = [], False
                at = end + 1
                continue
            found = _ITEM.search(text, at)
            if found is None:
                return
            start = found.start()
            at = found.end()
            if found["open"]:
                self.comment = []
                self.comment_size = 0
                self.comment_at = (line.number, start + 1)
            elif found["rest"]:
                self._add_comment(text[at:].strip(), to_line_end=True)
                return
            elif found["stray"]:
                self._fault(NotationError("stray_bracket", line.number, start + 1, "}"))
            elif len(record.tokens) >= TOKENS:
                self._fault(NotationError("record_too_long", line.number, start + 1, None))
                return
            else:
                self._token(found["token"], line.number, start + 1)
                if found["bracket"]:
                    column = found.start("bracket") + 1
                    self._fault(
                        NotationError("bracket_not_closed", line.number, column, "("), lost=False
                    )

    def _token(self, text: str, line: int, column: int) -> None:
        number = _NUMBER.match(text)
        if number:
            text = text[number.end() :]
            column += number.end()
        if text:
            self._settle()
            self.gap = False
            if not self.tagged:
                self._fault(NotationError("text_before_tags", line, column, text), lost=False)
            self.record.tokens.append(Token(text, line, column))

    def _add_comment(self, text: str, to_line_end: bool) -> None:
        record = self.record
        if len(record.comments) + len(self.loose) < TOKENS:
            after = len(record.tokens) if self.tagged else -1
            where = self.loose if self.tagged and self.gap else record.comments
            where.append(Comment(text, to_line_end, after))
        else:
            self._fault(NotationError("record_too_long", record.line, 1, None))


def _is_tag(line: _Line) -> bool:
    """Whether the line begins with a whole tag."""
    text = line.text.lstrip()
    return text.startswith("[") and _TAG.match(text) is not None
