"""Positions of Mathers's and Greer's games."""

from __future__ import annotations

from random import Random

import pytest

from oudler.bots import make_bot
from oudler.cards import KINGS, OUDLERS, TRUMPS, CardSet
from oudler.games import Deal
from oudler.games.moves import Discard, Exchange
from tests.deals import make

NOVICE = make_bot("novice")


def novice(made: Deal) -> str:
    assert made.turn is not None
    return str(NOVICE.decide(made.view(made.turn), Random(1)))


def laid_away(made: Deal) -> CardSet:
    assert made.turn is not None
    move = NOVICE.decide(made.view(made.turn), Random(1))
    assert isinstance(move, Discard | Exchange)
    return move.cards.known


# -- Mathers --------------------------------------------------------------------------------------

#: A hand of 25 with two runs of four, all kinds of trumps and some small cards.
HAND = "SK SQ SN SJ S4 H5 H6 H7 H8 D2 D9 C3 C7 C10 CK T3 T5 T6 T9 T10 T12 T17 T19 T21 X"


def test_mathers_the_exchange_spares_what_marks_and_what_wins() -> None:
    laid = laid_away(make("mathers", 2, ["", HAND]))
    assert len(laid) == 3
    assert not laid.mask & (KINGS | OUDLERS | TRUMPS)
    assert not laid & CardSet.parse("SK SQ SN SJ H5 H6 H7 H8")


def test_mathers_who_may_ask_asks() -> None:
    asker = "SK T21 S2 S3 S5 S7 S8 S9 H1 H2 H3 H4 H5 H6 D1 D2 D3 D5 C1 C2 C3 C5 T7 T8 T9"
    made = make("mathers-1888", 2, [asker, ""], "S1 S4 S6")
    made.push(novice(made))
    assert made.turn == 0
    assert novice(made) == "ask"
    made.push("ask")
    given = novice(made)
    assert given != "give(X)", "the 0 is a sure five points"
    made.push(given)
    assert novice(made).removeprefix("return(")[1:-1] in ("1", "2", "3", "4", "5", "6")


def test_mathers_the_0_saves_a_queen() -> None:
    hand = "SQ X H1 H2 H3 H4 H5 H6 H7 D1 D2 D3 D5 C1 C2 C3 C5 T7 T8 T9 T10 T12 T14 T15 T16"
    made = make("mathers-1888", 2, ["SK S2", hand], "D4 D6 D7", moves="exchange(H1,H2,D1)")
    while made.phase.value != "play":
        made.push("noask")
    made.push("SK")
    assert novice(made) == "X"


def test_mathers_the_21_is_not_spent_on_a_poor_trick() -> None:
    hand = "T21 T5 H1 H2 H3 H4 H5 H6 H7 D1 D2 D3 D5 C1 C2 C3 C5 T7 T8 T9 T10 T12 T14 T15 T16"
    made = make("mathers-1888", 2, ["S2 H8", hand], "S1 S4 S6", moves="exchange(H1,H2,D1)")
    while made.phase.value != "play":
        made.push("noask")
    made.push("H8")
    assert novice(made) != "T21"


# -- Greer ----------------------------------------------------------------------------------------


def test_greer_the_dealer_saves_a_bare_queen() -> None:
    hand = "SQ S1 HK HQ H2 H3 H4 H5 DK D2 D3 D4 D5 D6 C1 C2 C3 C4 C5"
    made = make("greer", 4, ["", "", "", hand], "T2 T3")
    laid = laid_away(made)
    assert "SQ" in laid.codes
    assert not laid.mask & TRUMPS


@pytest.mark.parametrize("led", ["C1 C2 C3", "CK C2 C3"])
def test_greer_a_trick_is_taken_with_a_small_trump(led: str) -> None:
    trumped = "T5 T8 T9 T10 T20 T21 X H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN"
    made = make("greer", 4, ["C1 CK", "C2", "C3", trumped], "D1 D2", moves="discard(D1,D2)")
    for token in led.split():
        made.push(token)
    assert novice(made) == "T5"


def test_greer_the_magician_trumps_when_it_is_safe() -> None:
    trumped = "T1 T8 T9 T10 T20 T21 X H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN"
    made = make("greer", 4, ["C1", "C2", "C3", trumped], "D1 D2", moves="discard(D1,D2)")
    for token in ("C1", "C2", "C3"):
        made.push(token)
    assert novice(made) == "T1"


def test_greer_the_fool_saves_a_queen() -> None:
    hand = "CQ X H1 H2 H3 H4 H5 H6 H7 H8 D3 D4 D5 D6 D7 D8 D9 D10 DJ"
    made = make("greer", 4, ["CK", hand], "D1 D2", moves="discard(D1,D2) CK")
    assert novice(made) == "X"
