"""A match on disk: consecutive records of one file, which is replaced as a whole after every move.

What stands in the file before the deal being played is kept to the byte. The file is locked for
the session; should another program write to it all the same, what it wrote stays, and the match
goes on in a file beside it.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, NamedTuple

from oudler.cli.face import Refused
from oudler.cli.input import MOST_WHOLE, refuse_too_large
from oudler.games import Deal
from oudler.notation import Record, read_matches, read_records, write
from oudler.tui.file_lock import LONGEST_NAME, FileLock, InUse

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


class _Parts(NamedTuple):
    """What the file is to hold: all that is finished, and the deal being played."""

    before: bytes
    current: bytes = b""

    @property
    def all(self) -> bytes:
        return self.before + self.current


class MatchFile:
    """The file that a match is written to, behind all that stands in it. ``path`` is where.

    It is locked until :meth:`close`. Raises :class:`~oudler.cli.face.Refused` for what is no file
    to write to or is in use, and OSError.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._target = _resolved(path)
        self._check()
        self._lock = self._locked()
        # What is known to stand there; another content is not ours to replace.
        self._on_disk = b""
        try:
            self._on_disk = self._found()
        except BaseException:
            self.close()
            raise
        self._parts = _Parts(_ended(self._on_disk))
        self._written: _Parts | None = None
        # So much of what is finished is on the disk.
        self._safe = len(self._parts.before)
        self._head = b""

    def close(self) -> None:
        """Nothing more will be written: let others have the file."""
        self._lock.release()

    @classmethod
    def behind(cls, path: Path) -> tuple[MatchFile, Record | None]:
        """A file to write to behind all that stands in it, and its last record if there is one."""
        file = cls(path)
        last = deque(read_records(file._on_disk), maxlen=1)
        return file, last[0] if last else None

    @classmethod
    def resumed(cls, path: Path) -> tuple[MatchFile, list[Record]]:
        """The file and the records of the last match in it, the last of which may be unfinished.

        Without a record the list is empty. Raises FileNotFoundError if there is no file.
        """
        _resolved(path).stat()
        file = cls(path)
        content = file._on_disk
        records: list[Record] = []
        for match in read_matches(read_records(content)):
            records = match
        if records:
            lines = content.split(b"\n")[: records[-1].line - 1]
            file._head = b"".join(line + b"\n" for line in lines)
            if not _over(records[-1]):
                file._begin_with(file._head)
        return file, records

    def _begin_with(self, before: bytes) -> None:
        self._parts = _Parts(_ended(before))
        self._safe = len(self._parts.before)

    @property
    def empty(self) -> bool:
        """Whether nothing stands in front of the deal."""
        return not self._parts.before.strip()

    def match_named(self, name: str) -> str:
        """A name for a new match, other than those of the matches in the file."""
        taken = {record.tags.get("Match") for record in read_records(self._parts.before)}
        wanted, number = name, 2
        while wanted in taken:
            wanted = f"{name} ({number})"
            number += 1
        return wanted

    def tag_last(self, deal: Deal, page: Page) -> None:
        """Write the last record, a finished deal, anew with other tags, once something is saved."""
        self._begin_with(self._head)
        self._parts = self._parts._replace(current=page.text(deal).encode())
        self.finish()

    # -- writing ------------------------------------------------------------------------------

    def save(self, deal: Deal, page: Page) -> None:
        """Write the deal as it stands, after all that is finished. Raises OSError.

        What could not be written is written with the next move. ``path`` is another one
        afterwards if somebody else has written to the file.
        """
        self._parts = _Parts(self._parts.before, page.text(deal).encode())
        self.save_again()

    def save_again(self) -> None:
        """Write what was to be written last, in case that was cut short. Raises OSError."""
        parts = self._parts
        if self._written is None and not parts.current:
            return
        if parts is self._written and self._still_there():
            return
        self._write(parts.all)
        self._on_disk = parts.all
        self._written = parts
        self._safe = len(parts.before)

    def finish(self) -> None:
        """The deal saved last is over: what follows is another one."""
        parts = _Parts(_ended(self._parts.all))
        if self._written is self._parts:
            self._written = parts
            self._safe = len(parts.before)
        self._parts = parts

    def unsaved(self) -> str:
        """The deals that are not on the disk as they stand."""
        return "" if self._parts is self._written else self._parts.all[self._safe :].decode()

    def _write(self, content: bytes) -> None:
        """Put the new content in the place of the old in one step, so that there is always one."""
        # Its name does not grow with that of the file, which may be as long as names can be.
        beside = self._target.with_name(f".oudler-{secrets.token_hex(8)}.tmp")
        try:
            with beside.open("xb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            with suppress(FileNotFoundError):
                _adopt(self._target.stat(), beside)
            # As late as can be: what others write after this is lost.
            while not self._ours():
                self._move_aside()
            beside.replace(self._target)
        finally:
            beside.unlink(missing_ok=True)

    # -- what is there ------------------------------------------------------------------------

    def _check(self) -> None:
        """Refuse what is no file, or may not be replaced."""
        try:
            found = self._target.stat()
        except FileNotFoundError:
            return
        shown = str(self.path)
        if not stat.S_ISREG(found.st_mode):
            kind = "folder" if stat.S_ISDIR(found.st_mode) else "other"
            raise Refused("not_a_match_file", path=shown, kind=kind)
        # The administrator may write anywhere; that does not make it what the owner wants.
        if not found.st_mode & 0o222 or not os.access(self._target, os.W_OK):
            raise Refused("file_read_only", path=shown)
        if found.st_nlink > 1:
            # The other names would keep the old content.
            raise Refused("file_has_names", path=shown, found=found.st_nlink)
        if found.st_size > MOST_WHOLE:
            refuse_too_large(shown, MOST_WHOLE)

    def _locked(self) -> FileLock:
        try:
            return FileLock(self._target)
        except InUse:
            raise Refused("file_in_use", path=str(self.path)) from None

    def _still_there(self) -> bool:
        """Whether all that we wrote stands in the file, whoever has written more behind it."""
        try:
            return self._found().startswith(self._on_disk)
        except _Foreign:
            return False

    def _ours(self) -> bool:
        """Whether the file is as we left it, or not there at all."""
        try:
            return self._found() in (b"", self._on_disk)
        except _Foreign:
            return False

    def _found(self) -> bytes:
        """What stands in the file; nothing if there is none. Raises OSError."""
        try:
            with _opened(self._target) as stream:
                return stream.read(max(MOST_WHOLE, len(self._on_disk) + 1))
        except FileNotFoundError:
            return b""

    def _move_aside(self) -> None:
        """Go on in a file of our own: ``evening.tarot`` becomes ``evening-2.tarot``."""
        old = self._target
        for number in range(2, 1000):
            end = f"-{number}{old.suffix}"
            self._target = old.with_name(_cut(old.stem, LONGEST_NAME - len(os.fsencode(end))) + end)
            if os.path.lexists(self._target):
                continue
            try:
                lock = self._locked()
            except Refused:
                continue
            self._lock.release()
            self._lock = lock
            self.path = self._target
            self._on_disk = b""
            return
        self._target = old
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


class _Foreign(FileExistsError):
    """Something else than a file has come into its place."""


def _opened(path: Path) -> IO[bytes]:
    """A file open to be read; never waits for what is at the other end of a pipe.

    Raises :class:`_Foreign` if there is no file but something else, and other OSErrors.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise _Foreign(errno.EEXIST, os.strerror(errno.EEXIST))
    return os.fdopen(descriptor, "rb")


def _resolved(path: Path) -> Path:
    """Where links lead to, so that they stay links."""
    try:
        target = path.resolve()
    except (RuntimeError, OSError, ValueError):
        # Links in a circle, or a name that no file system takes.
        raise Refused("no_file", path=str(path)) from None
    if target.is_symlink():
        raise Refused("no_file", path=str(path))
    return target


def _adopt(old: os.stat_result, new: Path) -> None:
    """Give a file the owner and the mode of the one whose place it takes."""
    if hasattr(os, "chown") and (old.st_uid, old.st_gid) != (os.geteuid(), os.getegid()):
        # Only the administrator can.
        with suppress(OSError):
            os.chown(new, old.st_uid, old.st_gid)
    new.chmod(stat.S_IMODE(old.st_mode))


def _cut(name: str, most: int) -> str:
    """The beginning of a name, in so many bytes."""
    return os.fsencode(name)[:most].decode("utf-8", "ignore")


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
