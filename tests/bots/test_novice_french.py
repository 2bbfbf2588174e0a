"""Positions of French tarot: each is something that players complain about in other programs."""

from __future__ import annotations

from random import Random

import pytest

from oudler.bots import make_bot
from oudler.cards import EXCUSE, KINGS, OUDLERS, CardSet
from oudler.games import Deal, deal
from oudler.games.french_score import FrenchResult
from oudler.games.moves import Discard
from tests.deals import make

NOVICE = make_bot("novice")
#: What seat 0 takes and lays away again where only the play matters.
TALON = "S1 S2 S3 S4 S5 S6"
TAKEN = "prise pass pass pass discard(S1,S2,S3,S4,S5,S6) noslam "
#: The same when seat 2 takes.
TAKEN_BY_2 = "pass pass prise pass discard(S1,S2,S3,S4,S5,S6) noslam "


def novice(made: Deal) -> str:
    """What a novice does in this position."""
    assert made.turn is not None
    return str(NOVICE.decide(made.view(made.turn), Random(1)))


def card_played(made: Deal) -> str:
    """The card that follows, whether or not the novice shows a poignée first."""
    said = novice(made)
    if said.startswith("poignee("):
        made.push(said)
        said = novice(made)
    return said


def four(hands: list[str], moves: str) -> Deal:
    """A deal of four from seat 0 on, S1 to S6 in the talon."""
    return make("fft", 4, hands, TALON, moves=moves)


# -- the 21 and the other trumps ------------------------------------------------------------------


@pytest.mark.parametrize("led", ["C1 C2 C3", "CK C2 C3"])
def test_a_trick_is_taken_with_the_lowest_trump_that_does(led: str) -> None:
    trumped = "T5 T8 T9 T10 T20 T21 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN"
    hands = ["C1 CK", "C2", "C3", trumped]
    assert card_played(four(hands, TAKEN + led)) == "T5"


def test_the_21_is_not_led_to_an_empty_trick_by_the_called_player() -> None:
    hands = ["SK T21 T9 H1 H2 D1 D2 C1 C2", "T10 T11", "H3", "D3", "C3"]
    made = make("fft", 5, hands, "S1 S2 S3", moves="pass prise pass pass pass")
    for token in ("call(SK)", "discard(S1,S2,S3)", "noslam"):
        made.push(token)
    assert card_played(made) != "T21"


def test_trumps_are_not_drawn_when_nobody_else_has_any() -> None:
    trumps = " ".join(f"T{n}" for n in range(1, 22))
    made = make("fft", 3, [f"{trumps} X SK H1"], TALON, moves=TAKEN.replace("pass ", "", 1))
    assert card_played(made) == "SK"


def test_a_long_suit_of_trumps_is_drawn_but_not_with_the_petit() -> None:
    trumps = "T1 T6 T8 T10 T12 T14 T16 T18 T19 T20 T21"
    made = four([f"{trumps} X H1 H2 D1 D2 C1 C2"], TAKEN)
    assert card_played(made) in trumps.split()[1:]


# -- the petit ------------------------------------------------------------------------------------


def test_the_petit_is_saved_under_a_partners_21() -> None:
    hands = ["T10", "T21", "T1 T2 T3 T4", "T11"]
    assert card_played(four(hands, TAKEN + "T10 T21")) == "T1"


def test_the_petit_is_not_played_in_front_of_a_taker_who_trumps_too() -> None:
    clubs = "C1 C3 C4 C5 C6 C7 C8 C9"
    hands = [
        "H1 H5 C10",
        f"H2 T1 T9 {clubs} D1 D2 D3 D4 D5 D6 D7",
        "C2 T4 T5 T6 T7 T8 T20 T21 X SK SQ SN SJ S10 S9 S8 S7 DK",
        "H3 H4 CK",
    ]
    moves = TAKEN_BY_2 + "H1 H2 T4 H3 C2 CK C10 C1 H4 H5"
    assert card_played(four(hands, moves)) == "T9"


def test_the_petit_trumps_when_nobody_behind_can_overtrump() -> None:
    trumped = "T1 T8 T9 T10 T20 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ"
    hands = ["C1", "C2", "C3", trumped]
    assert card_played(four(hands, TAKEN + "C1 C2 C3")) == "T1"


# -- points and kings -----------------------------------------------------------------------------


def test_points_go_to_a_partners_sure_trick() -> None:
    hands = ["C1", "CK", "C3 T1 T2 T3", "C2 C5 CQ"]
    assert card_played(four(hands, TAKEN + "C1 CK C3")) == "CQ"


def test_points_do_not_go_to_the_takers_sure_trick() -> None:
    hands = ["CK", "C1", "C3 T1 T2 T3", "C2 C5 CQ"]
    assert card_played(four(hands, TAKEN + "CK C1 C3")) == "C2"


def test_a_king_is_not_led_where_the_taker_is_known_to_trump() -> None:
    hands = [
        "H1 C10",
        "H2 C1 T1 T2",
        "C2 T4 T5 T6 T7 T8 T20 T21 X SK SQ SN SJ S10 S9 S8 S7 DK",
        "H3 HK CK C3 D1",
    ]
    made = four(hands, TAKEN_BY_2 + "H1 H2 T4 H3 C2 CK C10 C1")
    assert made.turn == 3
    assert card_played(made) != "HK"


# -- the Excuse -----------------------------------------------------------------------------------


def test_the_excuse_saves_a_queen() -> None:
    hands = ["CK", "CQ X H1 H2 H3 H4 H5 H6 D1 D2 D3 D4 D5 D6 D7 S7 S8 S9"]
    assert card_played(four(hands, TAKEN + "CK")) == "X"


def test_the_excuse_is_not_spent_instead_of_a_small_card() -> None:
    hands = ["CK", "C1 X H1 H2 H3 H4 H5 H6 D1 D2 D3 D4 D5 D6 D7 S7 S8 S9"]
    assert card_played(four(hands, TAKEN + "CK")) == "C1"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_excuse_is_not_kept_for_the_last_trick(players: int) -> None:
    for number in range(60):
        made = deal("fft", players, 0, seed=f"excuse {number}")
        while not made.over:
            made.push(novice(made))
        result = made.result
        assert isinstance(result, FrenchResult)
        if made.tricks and EXCUSE in made.tricks[-1].cards:
            assert result.slam != "none" or result.defence_slam


# -- before the play ------------------------------------------------------------------------------


def test_the_discard_makes_a_void_and_saves_a_bare_queen() -> None:
    made = make(
        "fft",
        4,
        ["DQ D2 HK HQ H5 H6 CK C4 C5 C6 T1 T6 T9 T12 T15 T18 T20 T21"],
        "S2 S3 S9 SN H1 C1",
        moves="garde pass pass pass",
    )
    assert made.turn is not None
    move = NOVICE.decide(made.view(made.turn), Random(1))
    assert isinstance(move, Discard)
    laid = move.cards.known
    assert len(laid) == 6
    assert not laid.mask & (KINGS | OUDLERS)
    assert laid >= CardSet.parse("DQ D2 SN"), laid
    assert "HQ" not in laid.codes, "the king guards her"


def test_a_king_is_called_where_the_queen_is() -> None:
    hand = "SQ S2 S3 HK H1 D1 D2 C1 C2 T10 T15 T18 T20 T21 X"
    assert novice(make("fft", 5, [hand, "T1 T2"], moves="prise pass pass pass pass")) == "call(SK)"


def test_ones_own_king_is_not_called() -> None:
    for held in ("SK", "SK HK", "SK HK DK"):
        made = make("fft", 5, [f"{held} SQ T10 T15 T20 T21"], moves="prise pass pass pass pass")
        assert novice(made)[5:7] not in held.split()


def test_a_slam_is_announced_only_when_it_is_certain() -> None:
    trumps = " ".join(f"T{n}" for n in range(1, 22))
    bids = "garde pass pass discard(S1,S2,S3,S4,S5,S6)"
    assert novice(make("fft", 3, [f"{trumps} X SK HK"], TALON, moves=bids)) == "slam"
    assert novice(make("fft", 3, [f"{trumps} X SK H1"], TALON, moves=bids)) == "noslam"


def test_weak_hands_pass_and_strong_ones_bid_high() -> None:
    weak = "S1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 SJ HJ DJ CJ"
    strong = "SK SQ HK HQ DK CK T8 T10 T12 T14 T15 T16 T17 T18 T19 T20 T21 X"
    assert novice(make("fft", 4, [weak])) == "pass"
    assert novice(make("fft", 4, [strong])) == "contre"
    assert novice(make("fft", 4, [weak, strong], moves="contre")) == "pass"


def test_a_poignee_is_shown_by_a_strong_taker() -> None:
    trumps = "T1 T6 T8 T10 T12 T14 T16 T18 T19 T20 T21"
    made = four([f"{trumps} X H1 H2 D1 D2 C1 C2"], TAKEN)
    assert novice(made).startswith("poignee(")
