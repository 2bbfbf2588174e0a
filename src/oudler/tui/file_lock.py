"""One game at a time on a file: a lock that lies beside it and dies with its process."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import sys
import weakref
from pathlib import Path
from typing import Final

__all__ = ["FileLock", "InUse"]

#: Bytes of a name that every file system takes.
LONGEST_NAME: Final = 255
# Systems and file systems without locks: what others write is still noticed, only later.
_NO_LOCKS: Final = frozenset({errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENOLCK})


class InUse(Exception):
    """Another session holds the lock."""


class FileLock:
    """Held from the beginning until :meth:`release`, or until the process ends in whatever way.

    The lock is a file of its own, because the file it protects is replaced at every move. Raises
    :class:`InUse`, or OSError if nothing can be written in the folder.
    """

    def __init__(self, target: Path) -> None:
        self.path: Final = _beside(target)
        self._release: Final = weakref.finalize(self, _let_go, _acquire(self.path), self.path)

    def release(self) -> None:
        """Let others have the file."""
        self._release()


def _beside(target: Path) -> Path:
    name = f".{target.name}.lock"
    if len(os.fsencode(name)) > LONGEST_NAME:
        digest = hashlib.sha256(os.fsencode(target.name)).hexdigest()[:16]
        name = f".oudler-{digest}.lock"
    return target.with_name(name)


def _acquire(path: Path) -> int:
    while True:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        descriptor = os.open(path, flags, 0o666)
        try:
            _lock(descriptor)
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(descriptor), path.stat()):
                    return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        # Whoever held it took it away between our two steps: what we locked is gone.
        os.close(descriptor)


def _lock(descriptor: int) -> None:
    try:
        _lock_now(descriptor)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
            raise InUse from None
        if error.errno not in _NO_LOCKS:
            raise


if sys.platform == "win32":

    def _lock_now(descriptor: int) -> None:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock_now(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _let_go(descriptor: int, path: Path) -> None:
    with contextlib.suppress(OSError):
        # First the name, so that nobody locks what is about to go.
        path.unlink()
    os.close(descriptor)
    if sys.platform == "win32":
        # There an open file cannot be taken away.
        with contextlib.suppress(OSError):
            path.unlink()
