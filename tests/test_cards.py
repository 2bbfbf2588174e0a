"""The 78 cards and sets of them."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import (
    ALL,
    CARDS,
    EXCUSE,
    JACKS,
    KINGS,
    KNIGHTS,
    OUDLERS,
    PETIT,
    PLAIN,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE,
    Card,
    CardSet,
    bits,
    card,
    cards_of,
    mask_of,
)
from oudler.errors import CodedError

masks = st.integers(0, ALL)


def test_there_are_78_cards_in_the_order_of_the_core() -> None:
    codes = [one.code for one in CARDS]
    assert len(set(codes)) == 78
    assert " ".join(codes[:14]) == "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK"
    assert codes[14] == "H1"
    assert codes[28] == "D1"
    assert codes[42] == "C1"
    assert codes[55] == "CK"
    assert codes[56:] == [f"T{n}" for n in range(1, 22)] + ["X"]
    assert [one.index for one in CARDS] == list(range(78))
    assert [one.bit for one in CARDS] == [1 << n for n in range(78)]


def test_suits_and_ranks() -> None:
    assert (card("H10").suit, card("H10").rank) == (1, 10)
    assert (card("CK").suit, card("CK").rank) == (3, 14)
    assert (card("T21").suit, card("T21").rank) == (4, 21)
    assert (EXCUSE.suit, EXCUSE.rank) == (5, 0)
    assert PETIT is card("T1")
    assert TWENTY_ONE is card("T21")
    assert PETIT.is_trump
    assert not EXCUSE.is_trump
    assert EXCUSE.is_excuse
    assert not PETIT.is_excuse


def test_named_sets() -> None:
    assert str(CardSet(KINGS)) == "SK HK DK CK"
    assert str(CardSet(QUEENS)) == "SQ HQ DQ CQ"
    assert str(CardSet(KNIGHTS)) == "SN HN DN CN"
    assert str(CardSet(JACKS)) == "SJ HJ DJ CJ"
    assert str(CardSet(OUDLERS)) == "T1 T21 X"
    assert TRUMPS.bit_count() == 21
    assert sum(SUIT_MASKS[:4]) == PLAIN
    assert PLAIN | TRUMPS | EXCUSE.bit == ALL


@pytest.mark.parametrize("one", CARDS, ids=str)
def test_a_card_is_one_object_whichever_way_it_is_reached(one: Card) -> None:
    assert card(one.code) is one
    assert card(one.code.lower()) is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert copy.deepcopy(one) is one
    assert repr(one) == one.code


@pytest.mark.parametrize(
    ("written", "meant"),
    [("♠R", "SK"), ("♥d", "HQ"), ("DC", "DN"), ("cv", "CJ"), ("♦10", "D10"), ("♣\ufe0e1", "C1")],
)
def test_accepted_alternatives(written: str, meant: str) -> None:
    assert card(written) is card(meant)


@pytest.mark.parametrize(
    "wrong", ["", "S", "S0", "S11", "T0", "T22", "T01", "1S", "XX", "?", "SKK", "К"]
)
def test_anything_else_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(CodedError) as error:
        card(wrong)
    assert error.value.code == "unknown_card"
    assert error.value.arguments == {"card": wrong}


def test_cards_do_not_change() -> None:
    with pytest.raises(AttributeError):
        PETIT.rank = 2
    with pytest.raises(AttributeError):
        CardSet().mask = 1


def test_cards_are_ordered_canonically() -> None:
    assert card("SK") < card("H1") <= card("H1") < EXCUSE
    assert EXCUSE > card("T21") >= card("T21")


@given(masks)
def test_a_mask_its_bits_its_cards_and_its_set_agree(mask: int) -> None:
    indices = list(bits(mask))
    assert indices == sorted(indices)
    assert mask_of(CARDS[index] for index in indices) == mask
    assert [one.index for one in cards_of(mask)] == indices
    whole = CardSet(mask)
    assert CardSet(list(whole)) == whole
    assert len(whole) == len(indices)
    assert bool(whole) == bool(mask)
    assert CardSet.parse(str(whole)) == whole
    assert pickle.loads(pickle.dumps(whole)) == whole


@given(masks, masks)
def test_sets_combine_like_sets(one: int, two: int) -> None:
    a, b = CardSet(one), CardSet(two)
    assert set(a & b) == set(a) & set(b)
    assert set(a | b) == set(a) | set(b)
    assert set(a - b) == set(a) - set(b)
    assert (a <= b) == (set(a) <= set(b))
    assert (a == b) == (one == two)
    assert isinstance(a & b, CardSet)
    if a == b:
        assert hash(a) == hash(b)


def test_a_set_of_cards_equals_a_plain_set_of_them() -> None:
    assert CardSet.parse("S1 X") == {card("X"), card("S1")}
    assert card("S1") in CardSet.parse("S1")
    assert "S1" not in CardSet.parse("S1")
    assert CardSet.parse("X t1").codes == ("T1", "X")
    assert repr(CardSet.parse("X t1")) == "CardSet('T1 X')"


def test_a_set_has_78_bits() -> None:
    with pytest.raises(ValueError, match="78 bits"):
        CardSet(1 << 78)
    with pytest.raises(ValueError, match="78 bits"):
        CardSet(-1)


def test_errors_carry_code_rule_and_arguments() -> None:
    error = CodedError("hand_size", "F3", found=3, expected=18)
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.rule, again.arguments) == (error.code, error.rule, error.arguments)
    assert str(error) == "hand_size(found=3, expected=18) [F3]"
    assert str(CodedError("x")) == "x()"
