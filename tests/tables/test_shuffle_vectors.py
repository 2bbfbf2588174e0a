"""From seeds to hands in tests/golden/shuffle.json: what docs/protocol.md says, the same for ever.

The page's tests read the same file.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

from oudler.games import PRESETS, deal
from oudler.shuffle import shuffled
from oudler.tables.fairness import combined_seed, commitment, first_dealer
from tests.deals import TABLES, golden

VECTORS = golden("shuffle.json")
LAYOUTS = {(one["game"], one["players"]): one for one in VECTORS["layouts"]}
CASES = pytest.mark.parametrize(
    "case", VECTORS["cases"], ids=[f"{len(one['seat_seeds'])}-seeds" for one in VECTORS["cases"]]
)


@CASES
def test_what_we_compute(case: dict[str, Any]) -> None:
    server = case["server_seed"]
    assert commitment(server) == case["commitment"]
    seats = {int(seat) - 1: seed for seat, seed in case["seat_seeds"].items()}
    seed = combined_seed(server, seats)
    assert seed == case["seed"]
    assert [card.code for card in shuffled(seed)] == case["pack"].split()
    assert [card.code for card in shuffled(f"{seed}/dealer")] == case["dealer_pack"].split()
    for players, dealer in case["first_dealer"].items():
        assert first_dealer(seed, int(players)) == dealer - 1
    for one in case["deals"]:
        dealt = deal(one["game"], one["players"], one["dealer"] - 1, seed=seed).dealt
        assert [list(hand.cards.codes) for hand in dealt.hands] == [
            hand.split() for hand in one["hands"]
        ]
        assert [card.code for card in dealt.talon if card] == one["talon"].split()
        assert list(dealt.dead.cards.codes) == one["dead"].split()


@CASES
def test_what_the_page_of_the_protocol_says(case: dict[str, Any]) -> None:
    """Written from docs/protocol.md alone, with nothing of ours."""
    server = bytes.fromhex(case["server_seed"])
    assert hashlib.sha256(b"commit-1:" + server).hexdigest() == case["commitment"]
    message = "commit-1" + "".join(f";{n}={s}" for n, s in sorted(case["seat_seeds"].items()))
    assert message == case["message"]
    seed = hmac.new(server, message.encode("ascii"), "sha256").hexdigest()
    assert seed == case["seed"]
    pack = pack_of(seed)
    drawn = pack_of(seed + "/dealer")
    assert (pack, drawn) == (case["pack"].split(), case["dealer_pack"].split())
    order = canonical()
    for players, dealer in case["first_dealer"].items():
        cards = drawn[: int(players)]
        assert min(range(len(cards)), key=lambda n: order.index(cards[n])) + 1 == dealer
    for one in case["deals"]:
        hands, talon, dead = hands_of(pack, one["dealer"], LAYOUTS[one["game"], one["players"]])
        assert [sorted(hand, key=order.index) for hand in hands] == [
            hand.split() for hand in one["hands"]
        ]
        assert talon == one["talon"].split()
        assert sorted(dead, key=order.index) == one["dead"].split()


def canonical() -> list[str]:
    ranks = [*map(str, range(1, 11)), *"JNQK"]
    return [s + r for s in "SHDC" for r in ranks] + [f"T{n}" for n in range(1, 22)] + ["X"]


def pack_of(key: str) -> list[str]:
    stream = b"".join(
        hmac.new(key.encode("ascii"), f"shuffle-1:{n}".encode("ascii"), "sha256").digest()
        for n in range(40)
    )
    at = 0
    pack = canonical()
    for i in range(77, 0, -1):
        while stream[at] >= 256 - 256 % (i + 1):
            at += 1
        j = stream[at] % (i + 1)
        at += 1
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def hands_of(
    pack: list[str], dealer: int, layout: dict[str, Any]
) -> tuple[list[list[str]], list[str], list[str]]:
    players = layout["players"]
    hands: list[list[str]] = [[] for _ in range(players)]
    dead: list[str] = []
    talon: list[str] = []
    rest = list(pack)
    # The dealer is a seat from 1, so that is also the place in the list of the seat after it.
    places = [hands[(dealer + n) % players] for n in range(players)]
    if layout["dead"]:
        places.append(dead)
    while any(len(place) < layout["hand"] for place in places):
        for turn, place in enumerate(places):
            count = min(layout["packet"], layout["hand"] - len(place))
            place += rest[:count]
            del rest[:count]
            if turn == 0 and layout["talon_first"] and len(talon) < layout["talon"]:
                talon.append(rest.pop(0))
    return hands, talon + rest, dead


def test_every_table_is_among_them() -> None:
    tables = {table for table in TABLES if table[0] != "mathers-1888"}
    assert set(LAYOUTS) == tables
    for case in VECTORS["cases"]:
        assert {(one["game"], one["players"]) for one in case["deals"]} == tables
    for players in (2, 3):
        assert PRESETS["mathers-1888"].layout(players) == PRESETS["mathers"].layout(players)
