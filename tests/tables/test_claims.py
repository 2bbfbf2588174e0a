"""Claims: what is proved holds whatever the others do; what is not proved is not granted."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oudler.errors import CodedError
from oudler.games import Deal
from oudler.games.moves import parse
from oudler.notation import read_records, write
from oudler.tables import commands
from oudler.tables.claims import proof, together
from oudler.tables.facts import ChairPlan
from tests.deals import TABLES, examples, make, strong_deal
from tests.tables.table import BOT, PERSON, Table


def own_cards(made: Deal, seat: int, tokens: tuple[str, ...]) -> list[str]:
    again = made.copy()
    mine = []
    for token in tokens:
        if again.turn == seat:
            mine.append(token)
        again.push(token)
    assert again.over
    return mine


@settings(max_examples=examples(120), deadline=None)
@given(kind=st.sampled_from(TABLES), number=st.integers(0, 2**32))
def test_what_is_proved_holds_against_any_play(kind: tuple[str, int], number: int) -> None:
    rng = Random(number)
    made = strong_deal(*kind, number)
    found = None
    while not made.over and found is None:
        if made.phase.value == "play":
            assert made.turn is not None
            found = proof(made, made.turn)
        if found is None:
            made.push(made.legal_moves().sample(rng))
    assume(found is not None)
    seat = made.turn
    assert found is not None and seat is not None
    mine = own_cards(made, seat, found)
    tricks = len(made.tricks)
    for _ in range(20):
        again = made.copy()
        cards = iter(mine)
        while not again.over:
            legal = again.legal_moves()
            again.push(next(cards) if again.turn == seat else str(legal.sample(rng)))
        assert {trick.winner for trick in again.tricks[tricks:]} == {seat}


def at_trick(table: Table, tricks: int) -> Table:
    return table.play_until(tricks=tricks)


# Seat 1 takes with all the high trumps, and leads.
STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK SQ SN HK HQ HN"


def strong_table(*people: int) -> Table:
    made = make("fft", 4, [STRONG], talon="D1 D2 D3 D4 D5 D6", dealer=3)
    chairs = tuple(PERSON if seat in people else BOT for seat in range(4))
    table = Table(chairs, given=write(made)).come(*people).deal()
    for token in ("sans", "pass", "pass", "pass", "noslam"):
        table.play(token)
    return table


def test_a_proved_claim_ends_the_deal_and_is_recorded_as_cards() -> None:
    table = strong_table(0)
    assert table.state.deal is not None
    before = table.state.version
    table.ask(0, commands.Claim())
    assert table.names(before)[0] == "HandsClaimed"
    (record,) = read_records(table.state.records[-1].text)
    assert record.error is None and record.agrees
    assert record.deal is not None
    assert [trick.winner for trick in record.deal.tricks] == [0] * 18
    assert len(record.deal.moves) == 5 + 72


def test_alone_with_bots_an_unproved_claim_is_refused() -> None:
    made = make("fft", 4, [STRONG.replace("T21", "C1")], talon="D1 D2 D3 D4 D5 D6", dealer=3)
    table = Table((PERSON, BOT, BOT, BOT), given=write(made)).come(0).deal()
    for token in ("sans", "pass", "pass", "pass", "noslam"):
        table.play(token)
    before = table.state
    with pytest.raises(CodedError, match="claim_not_proved"):
        table.ask(0, commands.Claim())
    assert table.state is before


def unproved(*people: int) -> Table:
    """The last seat holds T21, which the first cannot know."""
    first = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 SK SQ SN HK HQ HN"
    made = make("fft", 4, [first], talon="T21 D2 D3 D4 D5 D6", dealer=3)
    chairs = tuple(PERSON if seat in people else BOT for seat in range(4))
    table = Table(chairs, given=write(made)).come(*people).deal()
    for token in ("sans", "pass", "pass", "pass", "noslam"):
        table.play(token)
    return table


def test_people_may_grant_what_is_not_proved() -> None:
    table = unproved(0, 2)
    table.ask(0, commands.Claim())
    offer = table.state.offer
    assert offer is not None and offer.kind == "claim" and len(offer.cards) == 18
    with pytest.raises(CodedError, match="not_asked"):
        table.ask(0, commands.Answer(True))
    table.ask(2, commands.Answer(True))
    assert table.state.records
    (record,) = read_records(table.state.records[-1].text)
    assert record.deal is not None
    assert {trick.winner for trick in record.deal.tricks} == {0}


def test_one_who_disagrees_is_enough() -> None:
    table = unproved(0, 1, 2)
    table.ask(0, commands.Claim())
    table.ask(2, commands.Answer(True))
    table.ask(1, commands.Answer(False))
    assert table.state.offer is None and not table.state.records
    assert table.names()[-1] == "OfferDropped"


def test_what_no_play_can_give_is_not_granted() -> None:
    weak = "S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 H6 H7 H8 H9"
    made = make("fft", 4, [weak], talon="D1 D2 D3 D4 D5 D6", dealer=3)
    table = Table((PERSON, PERSON, BOT, BOT), given=write(made)).come(0, 1).deal()
    for token in ("sans", "pass", "pass", "pass", "noslam"):
        table.play(token)
    assert table.state.deal is not None
    assert together(table.state.deal, 0) is None
    table.ask(0, commands.Claim())
    table.ask(1, commands.Answer(True))
    assert table.state.offer is None and not table.state.records


def test_the_excuse_in_the_hand_proves_nothing() -> None:
    made = make("fft", 4, [STRONG.replace("HN", "X")], talon="D1 D2 D3 D4 D5 D6", dealer=3)
    table = Table((PERSON, BOT, BOT, BOT), given=write(made)).come(0).deal()
    for token in ("sans", "pass", "pass", "pass", "noslam"):
        table.play(token)
    assert table.state.deal is not None
    assert proof(table.state.deal, 0) is None


def test_a_claim_needs_the_turn_and_the_play() -> None:
    table = Table((PERSON, BOT, BOT, ChairPlan("person", "B"))).come(0, 3).deal()
    state = table.state
    assert state.turn is not None
    with pytest.raises(CodedError, match=r"claim_not_now|not_your_turn"):
        table.ask(0, commands.Claim())


def test_claims_are_granted_in_the_last_trick() -> None:
    """The last to play the last trick either takes it for sure or does not."""
    for number in range(20):
        table = Table((BOT, PERSON, BOT, BOT), name=f"last {number}").come(1).deal()
        table.play_until(tricks=17)
        deal = table.state.deal
        if deal is None or deal.over:
            # Everybody passed.
            continue
        while deal is not None and len(deal.trick) < 3:
            table.play()
            deal = table.state.deal
        assert deal is not None and deal.turn is not None
        card = deal.hand(deal.turn).codes[0]
        after = deal.copy()
        after.push(parse(card))
        wins = after.tricks[-1].winner == deal.turn and card != "X"
        assert (proof(deal, deal.turn) is not None) == wins
