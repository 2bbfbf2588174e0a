"""Complete deals that nobody here wrote: every move legal, every score right."""

from __future__ import annotations

from pathlib import Path

import pytest

from oudler.cards import CARDS
from oudler.games import IllegalMove, Phase
from oudler.games.moves import PLAYS
from tests.deals import golden_paths, opened, records


@pytest.mark.parametrize("path", golden_paths(), ids=lambda path: path.stem)
def test_deals_from_outside(path: Path) -> None:
    for tags, tokens in records(path):
        made = opened(tags)
        for token in tokens:
            made.push(token)
        assert made.result is not None
        assert made.result.scores == tuple(int(word) for word in tags["Result"].split())


@pytest.mark.parametrize("path", golden_paths(), ids=lambda path: path.stem)
def test_illegal_cards_are_refused_at_once_and_change_nothing(path: Path) -> None:
    """At every card of the first deal: any card outside the legal ones is refused."""
    tags, tokens = next(records(path))
    made = opened(tags)
    for token in tokens:
        if made.phase is Phase.PLAY:
            before = made.copy()
            legal = made.legal_moves()
            for one in CARDS:
                if PLAYS[one.index] not in legal:
                    with pytest.raises(IllegalMove):
                        made.push(PLAYS[one.index])
            assert made == before
        made.push(token)
