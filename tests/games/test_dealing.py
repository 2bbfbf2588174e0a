"""From a pack to hands."""

from __future__ import annotations

import pytest

from oudler.cards import CARDS, CardSet
from oudler.games import PRESETS, BadDeal, Dealt, Hand, deal
from oudler.games.dealing import Layout, dealt_from_pack
from tests.deals import TABLES, filled


def positions(players: int, game: str, dealer: int = 0) -> str:
    """Where each card of the pack goes: a seat's number, C for the talon, D for the dead hand."""
    layout = PRESETS[game].layout(players)
    dealt = dealt_from_pack(CARDS, layout, players, dealer)
    where = [""] * 78
    for seat, hand in enumerate(dealt.hands):
        for one in hand.cards:
            where[one.index] = str(seat + 1)
    for one in dealt.talon:
        where[one.index] = "C"
    for one in dealt.dead.cards:
        where[one.index] = "D"
    return "".join(where)


def test_four_players_get_packets_of_three_and_the_talon_single_cards() -> None:
    """F3: six single cards, neither the first nor the last of the pack."""
    assert positions(4, "fft") == "222C333444111" * 6
    assert positions(4, "fft", dealer=3) == "111C222333444" * 6
    assert positions(4, "michelsen") == positions(4, "fft")


def test_three_and_five_players() -> None:
    assert positions(3, "fft") == "2222C33331111" * 6
    assert positions(5, "fft") == "222C333444555111" * 3 + "222333444555111" * 2


def test_mathers_deals_fifteen_packets_of_five_and_puts_three_aside() -> None:
    assert positions(3, "mathers", dealer=2) == ("1" * 5 + "2" * 5 + "3" * 5) * 5 + "CCC"
    assert positions(2, "mathers") == ("2" * 5 + "1" * 5 + "D" * 5) * 5 + "CCC"


def test_greer_deals_all_cards_and_the_rest_is_the_dealers() -> None:
    assert positions(4, "greer") == "2341" * 19 + "CC"
    assert positions(5, "greer") == "23451" * 15 + "CCC"
    assert positions(6, "greer") == "234561" * 13


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_card_goes_somewhere(game: str, players: int) -> None:
    layout = PRESETS[game].layout(players)
    for dealer in range(players):
        dealt = dealt_from_pack(CARDS[::-1], layout, players, dealer)
        dealt.check(layout)
        assert dealt.complete
        assert len(dealt.talon) == layout.talon
        held = [one for hand in dealt.hands for one in hand.cards]
        assert len(set(held) | set(dealt.talon) | set(dealt.dead.cards)) == 78


def test_the_talon_keeps_the_order_dealt() -> None:
    layout = PRESETS["fft"].layout(4)
    dealt = dealt_from_pack(CARDS[::-1], layout, 4, 3)
    assert [one.index for one in dealt.talon] == [74, 61, 48, 35, 22, 9]


def test_a_deal_from_a_seed_a_pack_or_hands_is_the_same() -> None:
    from oudler.shuffle import shuffled

    one = deal("fft", 4, 2, seed="same")
    two = deal("fft", 4, 2, pack=shuffled("same"))
    three = deal("fft", 4, 2, dealt=one.dealt)
    assert one == two == three
    assert one != deal("fft", 4, 2, seed="other")
    assert one != deal("fft", 4, 1, seed="same")


@pytest.mark.parametrize(
    "pack",
    [CARDS[:77], (*CARDS[:77], CARDS[0]), (*CARDS, CARDS[0]), ()],
    ids=["77", "twice", "79", "none"],
)
def test_not_a_pack(pack: tuple) -> None:
    with pytest.raises(BadDeal) as error:
        deal("fft", 4, 0, pack=pack)
    assert error.value.code == "not_a_pack"
    assert error.value.arguments == {"found": len(set(pack))}


def wrong(dealt: Dealt, layout: Layout) -> BadDeal:
    with pytest.raises(BadDeal) as error:
        dealt.check(layout)
    return error.value


def test_what_is_wrong_with_hands() -> None:
    layout = PRESETS["mathers"].layout(2)
    good = filled(PRESETS["mathers"], 2, ["S1"])
    first, second = good.hands
    short = Hand(CardSet(list(first.cards)[1:]))
    error = wrong(Dealt((first, short), good.talon, good.dead), layout)
    assert error.code == "hand_size"
    assert error.arguments == {"seat": 2, "found": 24, "expected": 25}
    error = wrong(Dealt(good.hands, good.talon[:2], good.dead), layout)
    assert (error.code, error.arguments) == ("talon_size", {"found": 2, "expected": 3})
    error = wrong(Dealt(good.hands, good.talon, Hand(CardSet())), layout)
    assert (error.code, error.arguments) == ("dead_size", {"found": 0, "expected": 25})
    error = wrong(Dealt((first, first), good.talon, good.dead), layout)
    assert (error.code, error.arguments) == (
        "card_twice",
        {"card": first.cards.codes[0], "place": "Hand2"},
    )
    twice = (good.talon[0], good.talon[0], good.talon[1])
    error = wrong(Dealt(good.hands, twice, good.dead), layout)
    assert (error.code, error.arguments) == (
        "card_twice",
        {"card": good.talon[0].code, "place": "Talon"},
    )
    taken = tuple(list(second.cards)[:3])
    error = wrong(Dealt(good.hands, taken, good.dead), layout)
    assert error.arguments["place"] == "Talon"
    error = wrong(Dealt(good.hands, good.talon, second), layout)
    assert (error.code, error.arguments["place"]) == ("card_twice", "Dead")


def test_unknown_cards_count() -> None:
    layout = PRESETS["fft"].layout(4)
    nobody_knows = Dealt(tuple(Hand(CardSet(), 18) for _ in range(4)), (None,) * 6)
    nobody_knows.check(layout)
    assert not nobody_knows.complete
    good = filled(PRESETS["fft"], 4, ["S1"])
    assert good.complete
    assert not Dealt(good.hands, (None, *good.talon[1:])).complete
    assert not Dealt((Hand(CardSet(), 18), *good.hands[1:]), good.talon).complete
    assert not Dealt(good.hands, good.talon, Hand(CardSet(), 1)).complete
    assert len(Hand(CardSet.parse("S1"), 3)) == 4
