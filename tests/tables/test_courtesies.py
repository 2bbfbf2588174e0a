"""Pauses, taking back, words, and being ready."""

from __future__ import annotations

import pytest

from oudler.errors import CodedError
from oudler.notation import write
from oudler.tables import commands
from oudler.tables.facts import Settings
from oudler.tables.folding import KEPT_IDS
from oudler.tables.pacing import dues, thinker
from oudler.tables.reducer import was_taken
from oudler.tables.state import Stage
from tests.deals import make
from tests.tables.table import BOT, EMPTY, PERSON, Table


def refused(code: str, table: Table, seat: int, command: commands.Command) -> None:
    before = table.state
    with pytest.raises(CodedError) as error:
        table.ask(seat, command)
    assert error.value.code == code
    assert table.state is before


def solo(name: str = "solo") -> Table:
    return Table((PERSON, BOT, BOT, BOT), name=name).come(0).deal()


def until_turn(table: Table, seat: int) -> Table:
    while table.state.turn not in (seat, None):
        table.play()
    return table


# -- taking back ----------------------------------------------------------------------------------


def test_alone_one_takes_back_as_often_as_one_likes() -> None:
    table = until_turn(solo(), 0)
    made = len(table.state.made)
    table.ask(0, commands.Move("contre"))
    until_turn(table, 0)
    table.ask(0, commands.AskUndo())
    assert len(table.state.made) == made
    assert table.state.turn == 0
    assert table.state.deal is not None
    assert len(table.state.deal.moves) == made
    table.ask(0, commands.Move("garde"))


def test_a_forced_card_is_taken_back_with_the_choice_before_it() -> None:
    table = solo("forced 3")
    while table.state.turn is not None:
        if table.state.turn == 0 and table.state.forced_move() is not None:
            break
        table.play()
    if table.state.turn is None:
        pytest.skip("nothing was forced")
    chosen = [n for n, made in enumerate(table.state.made) if made.how == "person"]
    table.house(commands.PlayForced(0, len(table.state.made)))
    table.ask(0, commands.AskUndo())
    assert len(table.state.made) == chosen[-1]


def test_others_must_agree_and_bots_wait_for_them() -> None:
    table = Table((PERSON, PERSON, BOT, BOT), name="pair").come(0, 1).deal()
    until_turn(table, 0)
    made = len(table.state.made)
    table.ask(0, commands.Move("pass"))
    table.ask(0, commands.AskUndo())
    assert table.state.offer is not None
    assert thinker(table.state) is None
    refused("offer_open", table, 0, commands.AskUndo())
    refused("not_asked", table, 0, commands.Answer(True))
    table.ask(1, commands.Answer(True))
    assert table.state.offer is None
    assert len(table.state.made) == made


def test_one_may_refuse_withdraw_or_not_answer() -> None:
    table = Table((PERSON, PERSON, BOT, BOT), name="pair").come(0, 1).deal()
    until_turn(table, 0)
    table.ask(0, commands.Move("pass"))
    made = len(table.state.made)
    table.ask(0, commands.AskUndo())
    table.ask(1, commands.Answer(False))
    assert table.state.offer is None and len(table.state.made) == made
    table.ask(0, commands.AskUndo())
    table.ask(0, commands.Withdraw())
    assert table.state.offer is None
    table.ask(0, commands.AskUndo())
    due = table.due()
    assert due is not None
    table.do(due)
    assert table.state.offer is None
    assert table.names()[-1] == "OfferDropped"


def test_once_cards_have_shown_a_move_stands() -> None:
    table = Table((PERSON, PERSON, PERSON, PERSON), name="four").come(0, 1, 2, 3).deal()
    while table.state.deal is not None and len(table.state.deal.trick) < 2:
        table.play()
        if table.state.turn is None:
            pytest.skip("everybody passed")
    deal = table.state.deal
    assert deal is not None
    leader, second = deal.state.leader, (deal.state.leader + 1) % 4
    refused("undo_cards_shown", table, leader, commands.AskUndo())
    table.ask(second, commands.AskUndo())
    for seat in range(4):
        if seat != second:
            table.ask(seat, commands.Answer(True))
    assert table.state.deal is not None
    assert len(table.state.deal.trick) == 1


def test_the_talon_is_never_taken_back() -> None:
    made = make("fft", 4, ["T21 T20 T19 T1"], dealer=3)
    table = Table((PERSON, PERSON, PERSON, PERSON), given=write(made)).come(0, 1, 2, 3).deal()
    for token in ("prise", "pass", "pass", "pass"):
        table.play(token)
    assert table.state.deal is not None and table.state.deal.phase.value == "discard"
    refused("undo_cards_shown", table, 3, commands.AskUndo())


def test_undo_may_be_switched_off() -> None:
    table = solo()
    until_turn(table, 0)
    table.ask(0, commands.Move("pass"))
    table.ask(0, commands.Change(undo=False))
    if table.state.turn is not None:
        refused("undo_switched_off", table, 0, commands.AskUndo())


def test_who_is_away_cannot_agree() -> None:
    table = Table((PERSON, PERSON, BOT, BOT), name="pair").come(0, 1).deal()
    until_turn(table, 0)
    table.ask(0, commands.Move("pass"))
    table.house(commands.Vanish(1))
    refused("people_away", table, 0, commands.AskUndo())


def test_an_offer_falls_when_somebody_leaves() -> None:
    table = Table((PERSON, PERSON, BOT, BOT), name="pair").come(0, 1).deal()
    until_turn(table, 0)
    table.ask(0, commands.Move("pass"))
    table.ask(0, commands.AskUndo())
    table.house(commands.Vanish(1))
    assert table.state.offer is None


# -- pauses and words -----------------------------------------------------------------------------


def test_nothing_moves_in_a_pause() -> None:
    table = until_turn(solo(), 0)
    table.ask(0, commands.Pause())
    refused("paused", table, 0, commands.Move("pass"))
    assert dues(table.state) == []
    table.ask(0, commands.Resume())
    table.ask(0, commands.Move("pass"))


def test_words() -> None:
    table = solo()
    table.ask(0, commands.Say("hello"))
    table.ask(0, commands.Say(text="bonne\nchance"))
    assert [(one.phrase, one.text) for one in table.state.chat] == [
        ("hello", ""),
        ("", "bonne chance"),
    ]
    refused("unknown_phrase", table, 0, commands.Say("nonsense"))
    refused("nothing_said", table, 0, commands.Say(text="  "))
    refused("text_too_long", table, 0, commands.Say(text="x" * 301))


def test_a_command_that_comes_twice_is_taken_once() -> None:
    table = solo()
    assert table.ask(0, commands.Say("hello"), "one")
    assert table.ask(0, commands.Say("hello"), "one") == []
    assert len(table.state.chat) == 1


def test_a_move_for_another_moment_is_refused() -> None:
    table = until_turn(solo(), 0)
    made = len(table.state.made)
    refused("other_moment", table, 0, commands.Move("pass", made + 1))
    table.ask(0, commands.Move("pass", made))


# -- seats and matches ----------------------------------------------------------------------------


def test_the_match_waits_for_everybody_at_first() -> None:
    table = Table((PERSON, EMPTY, BOT, BOT)).come(0)
    table.ask(0, commands.GetReady())
    assert not table.state.everybody_ready
    table.house(commands.Sit("Bob"))
    assert not table.state.everybody_ready
    table.house(commands.Come(1))
    table.ask(1, commands.GetReady())
    assert table.state.everybody_ready


def test_nobody_sits_down_during_a_deal_or_where_somebody_sits() -> None:
    table = Table((PERSON, EMPTY, BOT, BOT)).come(0)
    for wish, code in ((0, "seat_taken"), (2, "seat_taken"), (7, "no_seat")):
        with pytest.raises(CodedError, match=code):
            table.house(commands.Sit("Bob", wish))
    table.house(commands.Sit("Bob", 1))
    with pytest.raises(CodedError, match="no_free_seat"):
        table.house(commands.Sit("Carl"))
    table.come(1).deal()
    with pytest.raises(CodedError, match="deal_under_way"):
        table.house(commands.Sit("Carl"))


def test_only_the_host_arranges_the_seats() -> None:
    table = Table((PERSON, EMPTY, EMPTY, BOT)).come(0)
    table.house(commands.Sit("Bob"))
    table.house(commands.Come(1))
    refused("host_only", table, 1, commands.FillSeat(2, "novice"))
    refused("host_only", table, 1, commands.Change(pace=1))
    table.ask(0, commands.FillSeat(2, "random", "Rita"))
    assert table.state.chairs[2].name == "Rita"
    refused("person_present", table, 0, commands.FreeSeat(1))
    refused("unknown_bot", table, 0, commands.FillSeat(2, "nobody"))
    table.ask(0, commands.FreeSeat(2))
    refused("seat_empty", table, 0, commands.FreeSeat(2))
    # When the host is away, the next who is there decides.
    table.house(commands.Vanish(0))
    table.ask(1, commands.FillSeat(2, "novice"))


def test_a_rematch_begins_when_all_want_it() -> None:
    table = Table((PERSON, BOT, BOT, BOT), options={"match_deals": "1"}).come(0).deal()
    table.play_until()
    while table.state.stage is Stage.WAITING:
        table.deal().play_until()
    assert table.state.stage is Stage.OVER
    refused("match_is_over", table, 0, commands.GetReady())
    table.deal()
    assert table.state.match_number == 2
    table.play_until()
    assert {record.match for record in table.state.records} >= {1, 2}


def test_a_deal_played_again_does_not_count() -> None:
    first = solo("again").play_until()
    text = first.state.records[-1].text
    start = text.partition("\n\n")[0].replace("[Result", "[Old") + "\n"
    again = Table((BOT, PERSON, BOT, BOT), given=start).come(1).deal()
    assert first.state.deal is not None and again.state.deal is not None
    assert again.state.deal.dealt == first.state.deal.dealt
    assert not any("Commit" in name for name in again.names())
    again.play_until()
    assert again.state.stage is Stage.OVER
    assert again.state.match.deals == ()
    assert '[Replay "yes"]' in again.state.records[-1].text
    assert "Commit" not in again.state.records[-1].text


def test_settings_have_bounds() -> None:
    with pytest.raises(CodedError, match="setting_out_of_bounds"):
        Table((PERSON, BOT, BOT, BOT), settings=Settings(pace=-1))
    with pytest.raises(CodedError, match="setting_out_of_bounds"):
        Table((PERSON, BOT, BOT, BOT), settings=Settings(grace=float("nan")))


def test_the_latest_commands_of_everybody_are_remembered() -> None:
    table = Table((PERSON, PERSON, BOT, BOT), name="ids").come(0, 1)
    for number in range(300):
        table.ask(number % 2, commands.Rename(f"N{number}"), f"id {number // 2}")
        assert table.ask(number % 2, commands.Rename("again"), f"id {number // 2}") == []
    assert all(was_taken(table.state, 1, f"id {number}") for number in range(150 - KEPT_IDS, 150))
    assert not was_taken(table.state, 1, "id 2")
    assert not was_taken(table.state, 1, "d 149") and not was_taken(table.state, 1, "id 14")
