"""Who sits where: from specs to seats, and round the table.

A duplicate match plays the same cards in every rotation of the bots over the seats, so that nobody
has better cards than the others. Rotations that seat equal bots alike are played once.
"""

from __future__ import annotations

from collections.abc import Sequence

from oudler.arena.errors import ArenaError

__all__ = ["rotations", "seated"]


def seated(specs: Sequence[str], players: int) -> tuple[str, ...]:
    """The spec of each seat: one for each, or one for all.

    Raises :class:`ArenaError` ``arena_seats``.
    """
    if len(specs) == 1:
        return (specs[0],) * players
    if len(specs) != players:
        raise ArenaError("arena_seats", found=len(specs), players=players)
    return tuple(specs)


def rotations(lineup: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The different ways round the table, the first as given; each turns everybody one seat on."""
    found: list[tuple[str, ...]] = []
    for turn in range(len(lineup)):
        # Who sat in a seat sits one seat further in order of play.
        turned = (*lineup[len(lineup) - turn :], *lineup[: len(lineup) - turn])
        if turned not in found:
            found.append(turned)
    return tuple(found)
