"""People who vanish, are played for, and return."""

from __future__ import annotations

import pytest

from oudler.errors import CodedError
from oudler.tables import commands
from oudler.tables.pacing import Act, dues, thinker
from tests.tables.table import BOT, PERSON, Table


def pair() -> Table:
    return Table((PERSON, PERSON, BOT, BOT), name="pair").come(0, 1).deal()


def test_a_countdown_that_everybody_sees_then_a_bot_plays() -> None:
    table = pair()
    since = table.state.version
    table.house(commands.Vanish(1))
    assert table.names(since) == ["PersonVanished", "CountdownBegan"]
    until = table.state.chairs[1].until
    assert until == table.now + table.state.settings.grace
    with pytest.raises(CodedError, match="too_early"):
        table.house(commands.PlayFor(1))
    table.now = until
    table.house(commands.PlayFor(1))
    assert table.state.chairs[1].stand_in == "novice"
    while table.state.turn not in (1, None):
        table.play()
    assert thinker(table.state) == 1
    table.play()


def test_who_returns_plays_again() -> None:
    table = pair()
    table.house(commands.Vanish(1))
    table.now += 200
    table.house(commands.PlayFor(1))
    with pytest.raises(CodedError):
        table.ask(1, commands.Move("pass"))
    since = table.state.version
    table.house(commands.Come(1))
    assert table.names(since) == ["PersonCame", "PersonReturned"]
    while table.state.turn not in (1, None):
        table.play()
    assert thinker(table.state) is None
    table.play()


def test_who_returns_in_time_stops_the_countdown() -> None:
    table = pair()
    table.house(commands.Vanish(1))
    since = table.state.version
    table.house(commands.Come(1))
    assert table.names(since) == ["PersonCame", "CountdownStopped"]
    assert table.state.chairs[1].until is None


def test_alone_the_table_waits() -> None:
    table = Table((PERSON, BOT, BOT, BOT)).come(0).deal()
    table.house(commands.Vanish(0))
    assert table.state.chairs[0].until is None
    assert dues(table.state) == []


def test_with_nobody_there_everything_stands_still() -> None:
    table = pair()
    table.house(commands.Vanish(1))
    table.house(commands.Vanish(0))
    assert all(chair.until is None for chair in table.state.chairs)
    assert dues(table.state) == []
    table.now += 5000
    table.house(commands.Come(0))
    # The one who is still away has the whole time again.
    assert table.state.chairs[1].until == table.now + table.state.settings.grace


def test_a_pause_stops_the_countdown() -> None:
    table = pair()
    table.house(commands.Vanish(1))
    table.ask(0, commands.Pause())
    assert table.state.chairs[1].until is None
    table.ask(0, commands.Resume())
    assert table.state.chairs[1].until is not None


def test_after_a_restart_nobody_is_there() -> None:
    table = pair()
    table.house(commands.Restart())
    assert table.state.present == ()
    assert dues(table.state) == []


def test_who_leaves_in_a_deal_is_played_for_at_once_and_may_return() -> None:
    table = pair()
    since = table.state.version
    table.ask(1, commands.Leave())
    assert table.names(since) == ["PersonLeft", "StandInPlays"]
    assert table.state.people == (0,)
    table.house(commands.Come(1))
    assert table.state.people == (0, 1)
    assert not table.state.chairs[1].stand_in


def test_the_deal_goes_on_to_its_end_without_the_one_who_left() -> None:
    table = pair()
    table.ask(1, commands.Leave())
    table.play_until()
    assert table.state.records
    assert '[Bot2 "novice"]' in table.state.records[-1].text
    table.deal()
    assert table.state.turn is not None


def test_with_others_there_the_pace_of_bots_is_always_the_same() -> None:
    table = pair()
    paces = set()
    while table.state.turn is not None:
        seat = thinker(table.state)
        deal = table.state.deal
        assert deal is not None
        if seat is not None:
            due = next(due for due in dues(table.state) if due.act is Act.SHOW_BOT_MOVE)
            begins = bool(deal.tricks) and not deal.trick
            paces.add((begins, round(due.at - table.state.turn_since, 6)))
        else:
            assert all(due.act is not Act.PLAY_FORCED for due in dues(table.state))
        table.now += 1
        table.play()
    assert len(paces) <= 2


def test_a_late_thought_shows_at_a_full_multiple_of_the_pace() -> None:
    from oudler.tables.pacing import shows_at

    table = pair()
    while thinker(table.state) is None and table.state.turn is not None:
        table.play()
    began, pace = table.state.turn_since, table.state.settings.pace
    assert shows_at(table.state, began + 0.01) == began + pace
    assert shows_at(table.state, began + pace * 1.2) == pytest.approx(began + 2 * pace)
