"""Oudler: tarot card games, their rules, records, players and tables.

``oudler.deal("fft", players=4, dealer=3, seed="club-night-7")`` makes a deal; see
:mod:`oudler.games`.
"""

from __future__ import annotations

# Not from typing: the command line must be ready for Ctrl-C as soon as it can.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from oudler.games import deal as deal

__version__ = "0.1.0"
__all__ = ["__version__", "deal"]


def __getattr__(name: str) -> object:
    """The rules are imported when they are first asked for: the command line starts without."""
    if name == "deal":
        from oudler.games import deal

        return deal
    raise AttributeError(f"module 'oudler' has no attribute {name!r}")
