"""Keys and tokens: who may sit down, watch, and play a seat.

They are signatures under the server's key, so nothing about them is stored. A seat token is good
for one sitting: when somebody else takes the seat it is worth nothing. They travel in the fragment
of a link, in the header ``Authorization``, or in the first message of a socket, never in a path.
"""

from __future__ import annotations

import base64
import hmac
from dataclasses import dataclass
from typing import Final, Literal

from oudler.games import SPECTATOR

__all__ = ["Rights", "Signer"]

#: Bytes of a signature: too many to guess.
SIZE: Final = 18
#: Nothing longer can be one of ours.
LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Rights:
    """What a token allows at its table: to play a ``seat``, to ``join``, or only to ``watch``."""

    kind: Literal["seat", "join", "watch"]
    seat: int = SPECTATOR
    sitting: int = 0


class Signer:
    """Signs and reads tokens with a secret key."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def seat_token(self, table: str, seat: int, sitting: int) -> str:
        """The token of a person at a seat (0-based)."""
        return f"s{seat + 1}.{sitting}.{self._sign('seat', table, seat + 1, sitting)}"

    def join_key(self, table: str) -> str:
        """What lets somebody take a free seat, and watch."""
        return f"j.{self._sign('join', table)}"

    def watch_key(self, table: str) -> str:
        """What lets somebody watch."""
        return f"w.{self._sign('watch', table)}"

    def read(self, table: str, token: str) -> Rights | None:
        """The rights that a token gives at a table, None if it is not one of its tokens."""
        if len(token) > LONGEST or not token.isascii():
            return None
        if self._same(token, self.join_key(table)):
            return Rights("join")
        if self._same(token, self.watch_key(table)):
            return Rights("watch")
        seat, _, rest = token.partition(".")
        sitting = rest.partition(".")[0]
        if not (seat[:1] == "s" and seat[1:].isdigit() and sitting.isdigit()):
            return None
        found = Rights("seat", int(seat[1:]) - 1, int(sitting))
        expected = self.seat_token(table, found.seat, found.sitting)
        return found if self._same(token, expected) else None

    def _sign(self, *parts: object) -> str:
        text = "|".join(map(str, parts))
        digest = hmac.digest(self._key, text.encode(), "sha256")[:SIZE]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def _same(self, token: str, expected: str) -> bool:
        return hmac.compare_digest(token, expected)
