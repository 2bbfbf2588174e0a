"""The deal from a seed: shuffle-1, for ever the same."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from oudler.cards import CARDS
from oudler.shuffle import ALGORITHM, shuffled


def slowly(key: bytes) -> list[int]:
    """shuffle-1 as its description says, written a second time and without care for speed."""
    stream = b"".join(
        hmac.new(key, f"shuffle-1:{i}".encode(), hashlib.sha256).digest() for i in range(20)
    )
    at = iter(stream)
    pack = list(range(78))
    for i in range(77, 0, -1):
        byte = next(at)
        while byte >= 256 - 256 % (i + 1):
            byte = next(at)
        j = byte % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def test_it_is_what_its_description_says() -> None:
    assert ALGORITHM == "shuffle-1"
    for seed in ("", "club-night-7", "партия 3", "x" * 200):
        assert [one.index for one in shuffled(seed)] == slowly(seed.encode())
    assert shuffled(b"\x00\xff") == tuple(CARDS[i] for i in slowly(b"\x00\xff"))


def test_the_same_seed_gives_the_same_pack_for_ever() -> None:
    """These packs may never change: records and committed deals name only their seed."""
    first = " ".join(one.code for one in shuffled("club-night-7"))
    digest = hashlib.sha256(first.encode()).hexdigest()
    assert first.startswith(FIRST)
    assert digest == DIGEST


def test_text_and_its_bytes_are_the_same_seed() -> None:
    assert shuffled("été") == shuffled("été".encode())


def test_every_pack_holds_each_card_once() -> None:
    for n in range(200):
        assert sorted(one.index for one in shuffled(str(n))) == list(range(78))


def test_each_place_sees_each_card_about_equally_often() -> None:
    """A gross bias would show: 6,000 packs, 78 cards, 77 expected in each cell."""
    deals = 6000
    tops = Counter(shuffled(f"bias {n}")[0].index for n in range(deals))
    lasts = Counter(shuffled(f"bias {n}")[77].index for n in range(deals))
    for counts in (tops, lasts):
        expected = deals / 78
        chi2 = sum((counts[i] - expected) ** 2 / expected for i in range(78))
        # 77 degrees of freedom: 130 is passed by chance once in ten thousand.
        assert chi2 < 130


FIRST = "D10 T9 H2 SQ H6 T6 D7 D4"
DIGEST = "161dd710aa523266b5b22dc2fec945f1a2a7289d060d03dd730feef36e542e85"
