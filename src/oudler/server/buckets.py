"""Rate limits: a bucket of tokens that fills with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """Allows ``burst`` things at once and ``rate`` a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._most: Final = most
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
