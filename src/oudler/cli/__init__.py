"""The command line: ``oudler``.

Starting must stay quick: the commands are loaded when they are run, the catalogues when something
is said, the rules when a deal is looked at.
"""

from __future__ import annotations

from oudler.cli.main import main

__all__ = ["main"]
