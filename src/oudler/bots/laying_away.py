"""Which cards to lay away: the best choice suit by suit, put together for all suits.

A suit's choices are its ``j`` highest cards with its lowest: what people consider. What a choice
is worth is the game's business; suits do not influence each other.
"""

from __future__ import annotations

from collections.abc import Callable

from oudler.cards import PLAIN, SUIT_MASKS, TRUMPS

__all__ = ["SuitWorth", "lay_away"]

#: What a suit is worth when its first cards are kept and the second laid away.
SuitWorth = Callable[[int, int], float]


def lay_away(hand: int, free: int, count: int, worth: SuitWorth) -> int:
    """``count`` cards of ``hand`` to lay away, all of them ``free``.

    Plain cards are weighed; only if there are too few of them the lowest trumps among ``free`` go.
    """
    plain = min(count, (free & PLAIN).bit_count())
    chosen: list[tuple[float, int] | None] = [(0.0, 0)] + [None] * plain
    for suit in SUIT_MASKS[:4]:
        held = hand & suit
        choices = [_best(held, free & suit, going, worth) for going in range(plain + 1)]
        after: list[tuple[float, int] | None] = [None] * (plain + 1)
        for before, so_far in enumerate(chosen):
            if so_far is None:
                continue
            for going, choice in enumerate(choices[: plain + 1 - before]):
                if choice is None:
                    break
                total = so_far[0] + choice[0]
                old = after[before + going]
                if old is None or total > old[0]:
                    after[before + going] = (total, so_far[1] | choice[1])
        chosen = after
    found = chosen[plain]
    assert found is not None
    return found[1] | _lowest(free & TRUMPS, count - plain)


def _best(held: int, free: int, going: int, worth: SuitWorth) -> tuple[float, int] | None:
    size = free.bit_count()
    if going > size:
        return None
    best: tuple[float, int] | None = None
    for high in range(going + 1):
        laid = free & ~_lowest(free, size - high) | _lowest(free, going - high)
        total = worth(held & ~laid, laid)
        if best is None or total > best[0]:
            best = (total, laid)
        if going == size:
            break
    return best


def _lowest(mask: int, count: int) -> int:
    found = 0
    for _ in range(count):
        low = mask & -mask
        found |= low
        mask ^= low
    return found
