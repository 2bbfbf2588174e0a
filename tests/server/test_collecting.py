"""The collector of garbage: playing gives it nothing to do, and it looks when others may."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import pytest

from oudler.errors import CodedError
from oudler.games import SPECTATOR
from oudler.server.collecting import EVERY, SELDOM, Collector
from oudler.server.speaking import Speaker
from oudler.tables import commands
from tests.deals import TABLES
from tests.tables.table import PERSON, Table


@pytest.fixture
def by_hand() -> Iterator[None]:
    """The collector looks only when it is told to."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_playing_leaves_nothing_to_collect(game: str, players: int) -> None:
    def deal() -> None:
        table.deal()
        while table.state.turn is not None and table.state.deal is not None:
            try:
                table.ask(rng.randrange(players), commands.Move("T21"))
            except CodedError as error:
                refused.append(error.code)
            if table.state.turn is not None:
                table.play(str(table.state.deal.legal_moves().sample(rng)))
            for line in table.lines:
                for viewer in (SPECTATOR, *range(players)):
                    speaker.step(line, viewer)
            del table.lines[:-1]

    rng, refused, speaker = Random(f"{game} {players}"), list[str](), Speaker()
    table = Table((PERSON,) * players, game, name="collected").come(*range(players))
    # What is made once for all deals is made in the first.
    deal()
    gc.collect()
    deal()
    assert refused
    assert gc.collect() == 0


class Knot:
    """Something that only the collector finds."""

    untied = 0

    def __init__(self) -> None:
        self.knot = self

    def __del__(self) -> None:
        Knot.untied += 1


@pytest.mark.usefixtures("by_hand")
def test_what_requests_leave_behind_is_found() -> None:
    now = 0.0
    collector = Collector(lambda: now)
    collector.start()
    assert not gc.isenabled()
    before = Knot.untied
    Knot()
    for _ in range(EVERY - 1):
        collector.served()
    assert Knot.untied == before
    collector.served()
    assert Knot.untied == before + 1
    Knot()
    collector.sweep(quiet=False, thoughts=0)
    assert Knot.untied == before + 1
    collector.sweep(quiet=False, thoughts=1)
    assert Knot.untied == before + 2
    Knot()
    collector.sweep(quiet=True, thoughts=1)
    assert Knot.untied == before + 3
    Knot()
    now = SELDOM
    collector.sweep(quiet=False, thoughts=1)
    assert Knot.untied == before + 4
    collector.stop()
    assert gc.isenabled()
