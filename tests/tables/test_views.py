"""Snapshots and what one may do, as plain data."""

from __future__ import annotations

from random import Random

import pytest

from oudler.games import IllegalMove
from oudler.games.moves import parse
from oudler.tables import commands
from oudler.tables.views import legal_moves, snapshot
from tests.deals import TABLES
from tests.tables.table import BOT, PERSON, Table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_card_may_go_or_has_the_reason_that_the_rules_give(game: str, players: int) -> None:
    rng = Random(f"{game} {players}")
    table = Table((PERSON,) * players, game, name=f"{game} {players}").come(*range(players)).deal()
    while table.state.turn is not None:
        deal, seat = table.state.deal, table.state.turn
        assert deal is not None
        shown = legal_moves(table.state, seat)
        assert shown is not None
        assert all(
            legal_moves(table.state, other) is None for other in range(players) if other != seat
        )
        legal = deal.legal_moves()
        if shown["kind"] == "choices":
            assert shown["moves"] == [str(move) for move in legal]
        else:
            reasons = {card: one for one in shown["why_not"] for card in one["cards"]}
            may = shown["cards"] if shown["kind"] == "plays" else shown["free"] + shown["trumps"]
            assert sorted([*reasons, *may]) == sorted(deal.hand(seat).codes)
            if shown["kind"] == "plays":
                for card, reason in reasons.items():
                    with pytest.raises(IllegalMove) as error:
                        legal.check(parse(card))
                    assert (error.value.code, error.value.rule) == (reason["code"], reason["rule"])
        table.play(str(legal.sample(rng)))


def test_a_snapshot_has_a_hash_of_what_it_says() -> None:
    table = Table((PERSON, BOT, BOT, BOT), name="hash").come(0).deal()
    one, two = snapshot(table.state, 0), snapshot(table.state, 0)
    assert one == two
    assert snapshot(table.state, -1)["hash"] != one["hash"]
    table.ask(0, commands.Say("hello"))
    assert snapshot(table.state, 0)["hash"] != one["hash"]


def test_after_the_deal_everybody_sees_everything() -> None:
    table = Table((PERSON, BOT, BOT, BOT), name="shown").come(0).deal()
    assert snapshot(table.state, -1)["revealed"] is None
    table.play_until()
    revealed = snapshot(table.state, -1)["revealed"]
    assert revealed == table.state.records[-1].text
    assert "[Hand4 " in revealed
