"""The command line: ``oudler``.

Starting must stay quick: the commands are loaded when they are run, the catalogues when something
is said, the rules when a deal is looked at. Nothing is imported before :func:`main` runs, because
Ctrl-C may come as soon as the program starts.
"""

from __future__ import annotations

# Not from typing, which takes longer to import than all the rest here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["EXIT_INTERRUPTED", "main"]

#: What a shell shows for a program that ended by Ctrl-C.
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        from oudler.cli.running import run

        return run(arguments)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
