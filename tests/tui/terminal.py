"""A real terminal for tests: the program at a pseudo-terminal of some width."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
from collections.abc import Mapping, Sequence

COLOURS = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")


def at_terminal(
    command: Sequence[str],
    typed: Sequence[str],
    columns: int,
    environ: Mapping[str, str] | None = None,
) -> list[str]:
    """The lines that the program writes, each as it stands before the terminal breaks it."""
    screen, place = pty.openpty()
    fcntl.ioctl(place, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    child = subprocess.Popen(
        command,
        stdin=place,
        stdout=place,
        stderr=place,
        start_new_session=True,
        # The terminal says how wide it is; readline counts letters in a locale that has them.
        env={name: value for name, value in os.environ.items() if name != "COLUMNS"}
        | {"TERM": "xterm", "LC_ALL": "C.UTF-8", **(environ or {})},
    )
    os.close(place)
    waiting = list(typed)
    found = b""
    while True:
        ready, _, _ = select.select([screen], [], [], 20)
        if not ready:
            break
        try:
            piece = os.read(screen, 65536)
        except OSError:
            break
        if not piece:
            break
        found += piece
        # A question ends without a line end.
        if waiting and found.endswith((b"? ", b": ", b"] ", b") ")):
            os.write(screen, waiting.pop(0).encode() + b"\r")
    os.close(screen)
    child.wait(20)
    return COLOURS.sub("", found.decode()).replace("\r", "").split("\n")
