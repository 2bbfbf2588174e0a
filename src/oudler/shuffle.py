"""From a seed to a pack: the algorithm ``shuffle-1``, the same for ever on every machine.

1. The key is the seed: its UTF-8 bytes if it is text.
2. The stream is the concatenation of HMAC-SHA-256(key, ``b"shuffle-1:" + decimal(i)``) for
   i = 0, 1, 2, ...
3. A number below n (n <= 78) is read from the stream a byte at a time: a byte b counts if
   b < 256 - 256 mod n and then means b mod n; any other byte is thrown away (no modulo bias).
4. Fisher-Yates: the pack starts in canonical order (see :mod:`oudler.cards`); for place i from
   77 down to 1 it is exchanged with place j, a number below i + 1.

The pack is dealt from place 0 on. Which cards go to which hand and which to the talon is said by
the game's :class:`~oudler.games.dealing.Layout`, never by the shuffle.
"""

from __future__ import annotations

import hmac
from typing import Final

from oudler.cards import CARDS, Card

__all__ = ["ALGORITHM", "shuffled"]

#: The name and version of the algorithm, as records give it in the tag ``Shuffle``.
ALGORITHM: Final = "shuffle-1"

# (i, j) needs a byte below the largest multiple of i + 1 in a byte.
_LIMITS: Final = tuple((i, i + 1, 256 - 256 % (i + 1)) for i in range(len(CARDS) - 1, 0, -1))


def shuffled(seed: str | bytes) -> tuple[Card, ...]:
    """The pack of 78 cards made from ``seed`` by ``shuffle-1``, first card to deal first."""
    key = seed.encode() if isinstance(seed, str) else seed
    pack = list(CARDS)
    prefix = ALGORITHM.encode() + b":"
    block = 0
    stream = b""
    at = 0
    for i, choices, limit in _LIMITS:
        while True:
            if at == len(stream):
                stream = hmac.digest(key, prefix + b"%d" % block, "sha256")
                block += 1
                at = 0
            byte = stream[at]
            at += 1
            if byte < limit:
                break
        j = byte % choices
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)
