"""Moves and their tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import CARDS, CardSet, card
from oudler.errors import CodedError
from oudler.games.moves import (
    ASK,
    BIDS,
    NO_ASK,
    PLAYS,
    Ask,
    Bid,
    Call,
    Cards,
    Contract,
    Discard,
    Exchange,
    Give,
    Marks,
    Play,
    Poignee,
    Return,
    Slam,
    parse,
    plays,
)

some_cards = st.sets(st.sampled_from(CARDS), max_size=18).map(CardSet)
maybe_unknown = st.builds(Cards, some_cards, st.integers(0, 6))
moves = st.one_of(
    st.sampled_from(Contract).map(Bid),
    st.sampled_from(CARDS).map(Call),
    st.sampled_from(CARDS).map(Play),
    st.booleans().map(Slam),
    st.booleans().map(Ask),
    maybe_unknown.map(Discard),
    maybe_unknown.map(Exchange),
    some_cards.map(Poignee),
    st.one_of(st.none(), st.sampled_from(CARDS)).map(Give),
    st.one_of(st.none(), st.sampled_from(CARDS)).map(Return),
    st.lists(st.tuples(st.sampled_from(["greater", "lesser"]), st.integers(0, 999))).map(
        lambda pairs: Marks(tuple(pairs))
    ),
)


@given(moves)
def test_a_token_means_the_move_it_was_written_from(move: object) -> None:
    token = str(move)
    assert " " not in token
    assert parse(token) == move
    assert parse(token.upper()) == move
    assert parse(token.lower()) == move


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("garde", Bid(Contract.GARDE)),
        ("PASS", Bid(Contract.PASS)),
        ("call(sk)", Call(card("SK"))),
        ("discard(S2, S1,?)", Discard(Cards(CardSet.parse("S1 S2"), 1))),
        ("discard()", Discard(Cards())),
        ("poignee(X,T1,T2)", Poignee(CardSet.parse("T1 T2 X"))),
        ("exchange(S1,S2,S3)", Exchange(Cards(CardSet.parse("S1 S2 S3")))),
        ("give(?)", Give(None)),
        ("return(X)", Return(card("X"))),
        ("marks(greater=5,Lesser=10)", Marks((("greater", 5), ("lesser", 10)))),
        ("marks()", Marks(())),
        ("slam", Slam(True)),
        ("noslam", Slam(False)),
        ("ask", ASK),
        ("noask", NO_ASK),
        ("♠R", Play(card("SK"))),
        ("x", Play(card("X"))),
    ],
)
def test_reading(token: str, move: object) -> None:
    assert parse(token) == move


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("discard(T3,S1,?,C2)", "discard(S1,C2,T3,?)"),
        ("poignee(T1,X,T20)", "poignee(T20,T1,X)"),
        ("poignee(T1,T20)", "poignee(T20,T1)"),
        ("exchange(X,S1,?)", "exchange(S1,X,?)"),
        ("marks(lesser=5)", "marks(lesser=5)"),
        ("give(?)", "give(?)"),
        ("return(?)", "return(?)"),
    ],
)
def test_canonical_writing(token: str, text: str) -> None:
    assert str(parse(token)) == text


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("", "unknown_token"),
        ("petite", "unknown_token"),
        ("S11", "unknown_token"),
        ("?", "unknown_token"),
        ("call", "unknown_token"),
        ("call(SK", "unknown_token"),
        ("grab(SK)", "unknown_token"),
        ("garde(SK)", "unknown_token"),
        ("call(S0)", "unknown_card"),
        ("call(?)", "unknown_not_here"),
        ("call(SK,HK)", "one_card_expected"),
        ("call()", "one_card_expected"),
        ("give(SK,HK)", "one_card_expected"),
        ("return()", "one_card_expected"),
        ("poignee(?,T1)", "unknown_not_here"),
        ("discard(S1,S1)", "card_twice"),
        ("discard(S1,,S2)", "unknown_card"),
        ("exchange(X,x,S1)", "card_twice"),
        ("poignee(T1,T1)", "card_twice"),
        ("marks(lesser)", "bad_marks"),
        ("marks(=5)", "bad_marks"),
        ("marks(lesser=)", "bad_marks"),
        ("marks(lesser=-5)", "bad_marks"),
        ("marks(lesser=٣)", "bad_marks"),
        ("marks(lesser=²)", "bad_marks"),
        ("marks(lesser=1000)", "bad_marks"),
        ("marks(,)", "bad_marks"),
    ],
)
def test_refused_tokens(token: str, code: str) -> None:
    with pytest.raises(CodedError) as error:
        parse(token)
    assert error.value.code == code


def test_what_the_errors_say() -> None:
    with pytest.raises(CodedError) as error:
        parse("poignee(T1,T1)")
    assert error.value.arguments == {"card": "T1"}
    with pytest.raises(CodedError) as error:
        parse("give(S1,S2)")
    assert error.value.arguments == {"word": "give", "found": 2}
    with pytest.raises(CodedError) as error:
        parse("poignee(?)")
    assert error.value.arguments == {"word": "poignee"}
    with pytest.raises(CodedError) as error:
        parse("call(?)")
    assert error.value.arguments == {"word": "call"}
    with pytest.raises(CodedError) as error:
        parse("marks(a,b)")
    assert error.value.arguments == {"found": "a"}
    for token in ("nothing", "nothing(S1)"):
        with pytest.raises(CodedError) as error:
            parse(token)
        assert error.value.arguments == {"token": token}


def test_contracts() -> None:
    assert [contract.word for contract in Contract] == ["pass", "prise", "garde", "sans", "contre"]
    assert Contract.PASS < Contract.PRISE < Contract.GARDE < Contract.SANS < Contract.CONTRE
    assert [c for c in Contract if c.takes_talon] == [Contract.PRISE, Contract.GARDE]
    assert [bid.contract for bid in BIDS] == list(Contract)


def test_plays_are_shared() -> None:
    assert plays([card("S1"), card("X")]) == (PLAYS[0], PLAYS[77])
    assert parse("S1") is PLAYS[0]


def test_cards_count_the_unknown_too() -> None:
    assert len(Cards(CardSet.parse("S1 S2"), 3)) == 5
    assert str(Cards(CardSet.parse("S1"), 2)) == "S1,?,?"
