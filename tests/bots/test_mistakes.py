"""Mistakes that were seen, as records that end where they were made: the tag ``Avoid`` names the
card, ``Better`` the one that was worth more over thousands of worlds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from oudler.bots import make_bot
from oudler.games import Deal
from oudler.games.moves import Play
from oudler.notation import read_records

RECORDS = Path(__file__).parent / "positions" / "mistakes.tarot"
EXPERT = make_bot("expert")
TRIES = 8


def mistakes() -> Iterator[tuple[Deal, str, str]]:
    for record in read_records(RECORDS.read_text(encoding="utf-8")):
        assert record.deal is not None
        yield record.deal, record.tags["Avoid"], record.tags["Better"]


@pytest.mark.parametrize(
    ("made", "avoid", "better"),
    mistakes(),
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_expert_seldom_makes_it_again(made: Deal, avoid: str, better: str) -> None:
    assert made.turn is not None
    view = made.view(made.turn)
    played = []
    for seed in range(TRIES):
        move = EXPERT.decide(view, Random(seed))
        assert isinstance(move, Play)
        played.append(move.card.code)
    # Chance has its part in a hundred worlds, but not much of it.
    assert played.count(avoid) <= TRIES // 4
