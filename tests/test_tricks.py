"""Legal cards and the winner of a trick, for the duties of every game."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import ALL, CARDS, EXCUSE_BIT, PLAIN, SUIT_MASKS, TRUMPS, CardSet, card
from oudler.games import PRESETS
from oudler.tricks import (
    FREE,
    NOTHING_LED,
    TRUMP_LED,
    TrickContext,
    TrickRules,
    lead_mask,
    led_suit,
    legal_cards,
    legal_mask,
    refusal,
    ruled_out,
    top_trump,
    trick_winner,
)
from tests.deals import cards, golden, mask

FFT = TrickRules()
LOWEST = TrickRules(undertrump_lowest=True)
MICHELSEN = TrickRules(trump_lead_needs_break=True)
GREER = TrickRules(must_overtrump=False, trump_lead_needs_break=True)
MATHERS = TrickRules(must_trump=False, must_overtrump=False)
ALL_RULES = [FFT, LOWEST, MICHELSEN, GREER, MATHERS]

hands = st.sets(st.sampled_from(CARDS), min_size=1, max_size=20).map(CardSet)
tricks = st.lists(st.sampled_from(CARDS), min_size=1, max_size=5, unique=True)
some_rules = st.sampled_from(ALL_RULES)


@pytest.mark.parametrize("case", golden("legality.json"), ids=lambda case: case["id"])
def test_golden_legality(case: dict) -> None:
    legal = legal_cards(
        CardSet(card(code) for code in case["hand"]),
        [card(code) for code in case["trick"]],
        PRESETS[case["game"]].trick_rules,
        TrickContext(trumps_broken=case["trumps_broken"]),
    )
    assert set(legal.codes) == set(case["legal"])


@pytest.mark.parametrize("case", golden("trick_winner.json"), ids=lambda case: case["id"])
def test_golden_winner(case: dict) -> None:
    trick = [card(code) for code in case["trick_in_play_order"]]
    assert trick_winner(trick) == case["expected_winner_index"]


@pytest.mark.parametrize(
    ("trick", "winner", "excuse_wins"),
    [
        ("S1 H14 S2 D3".replace("H14", "HK"), 2, False),
        ("S5 SK ST".replace("ST", "S10"), 1, False),
        ("S5 T1 SK", 1, False),
        ("T2 T21 T20", 1, False),
        ("X S1 HK S2", 3, False),
        ("X T1 HK", 1, False),
        ("SK X S2", 0, False),
        ("X T21 S2", 0, True),
        ("S2 X S3", 2, True),
    ],
)
def test_winner(trick: str, winner: int, excuse_wins: bool) -> None:
    assert trick_winner(cards(trick), excuse_wins) == winner


def test_nobody_takes_an_empty_trick_or_a_lone_excuse() -> None:
    for trick in ([], cards("X")):
        with pytest.raises(
            ValueError, match=r"^nobody takes a trick without a suit card or a trump$"
        ):
            trick_winner(trick)


@given(tricks)
def test_the_winner_is_the_highest_trump_or_the_highest_of_the_led_suit(trick: list) -> None:
    playing = [one for one in trick if not one.is_excuse]
    if not playing:
        return
    trumps = [one for one in playing if one.is_trump]
    candidates = trumps or [one for one in playing if one.suit == playing[0].suit]
    best = max(candidates, key=lambda one: one.rank)
    assert trick[trick_winner(trick)] is best


@given(tricks)
def test_led_suit_and_top_trump(trick: list) -> None:
    playing = [one for one in trick if not one.is_excuse]
    assert led_suit(trick) == (playing[0].suit if playing else NOTHING_LED)
    trumps = [one.index for one in trick if one.is_trump]
    assert top_trump(trick) == (max(trumps) if trumps else 0)


def by_the_book(hand: CardSet, trick: list, rules: TrickRules, context: TrickContext) -> set:
    """The duties in the words of the rules, one after the other."""
    trumps = {one for one in hand if one.is_trump}
    excuse = {one for one in hand if one.is_excuse}
    suit_cards = set(hand) - trumps - excuse
    playing = [one for one in trick if not one.is_excuse]
    if not trick:
        leads = set(hand)
        if rules.trump_lead_needs_break and not context.trumps_broken and suit_cards:
            leads -= trumps
        return leads - set(context.barred_lead) or leads
    if not playing:
        return set(hand)
    led = playing[0].suit
    follow = {one for one in hand if one.suit == led}
    if led != TRUMP_LED and follow:
        return follow | excuse
    if not trumps or (led != TRUMP_LED and not rules.must_trump):
        return set(hand)
    highest = max((one.rank for one in trick if one.is_trump), default=0)
    if highest and rules.must_overtrump:
        higher = {one for one in trumps if one.rank > highest}
        if higher:
            return higher | excuse
        if rules.undertrump_lowest:
            return {min(trumps)} | excuse
    return trumps | excuse


contexts = st.builds(
    TrickContext,
    trumps_broken=st.booleans(),
    barred_lead=st.sampled_from([CardSet()] + [CardSet(m & ~(1 << 13)) for m in SUIT_MASKS[:2]]),
)


@given(hands, st.lists(st.sampled_from(CARDS), max_size=5, unique=True), some_rules, contexts)
def test_legal_cards_by_the_book(
    hand: CardSet, trick: list, rules: TrickRules, context: TrickContext
) -> None:
    hand = hand - CardSet(trick)
    if hand:
        assert set(legal_cards(hand, trick, rules, context)) == by_the_book(
            hand, trick, rules, context
        )


@given(hands, tricks, some_rules)
def test_there_is_always_something_to_play(hand: CardSet, trick: list, rules: TrickRules) -> None:
    legal = legal_cards(hand, trick, rules)
    assert legal
    assert legal <= hand
    assert not hand.mask & EXCUSE_BIT or legal.mask & EXCUSE_BIT, "the Excuse may always be played"


@given(hands, st.sampled_from(CARDS), tricks, some_rules, st.booleans())
def test_more_cards_only_bring_more_duties(
    hand: CardSet, more: object, trick: list, rules: TrickRules, broken: bool
) -> None:
    """Why a hand with unknown cards can be judged by those known: see State.play_mask."""
    wide = hand | {more}
    for table in ([], trick):
        context = TrickContext(trumps_broken=broken)
        before = legal_cards(hand, table, rules, context)
        after = legal_cards(wide, table, rules, context)
        assert after & hand <= before


@given(
    st.sampled_from(CARDS),
    st.lists(st.sampled_from(CARDS), max_size=4, unique=True),
    some_rules,
    st.booleans(),
)
def test_what_a_card_rules_out(one: object, trick: list, rules: TrickRules, broken: bool) -> None:
    """A card is ruled out exactly if holding it would have made the play illegal."""
    trick = [other for other in trick if other is not one]
    led, top = led_suit(trick), top_trump(trick)
    out = ruled_out(one, led, top, not trick, rules, broken)
    for other in CARDS:
        if other is one or other in trick:
            continue
        hand = one.bit | other.bit
        legal = legal_mask(hand, led, top, rules) if trick else lead_mask(hand, rules, broken, 0)
        assert bool(out & other.bit) == (not legal & one.bit), other


@pytest.mark.parametrize(
    ("hand", "one", "trick", "code"),
    [
        ("S1 T5", "T5", "S3", "must_follow"),
        ("S1 T5", "H1", "S3", "not_in_hand"),
        ("H1 T5", "H1", "S3", "must_trump"),
        ("H1 T5", "H1", "T3", "must_follow"),
        ("T4 T5 T9", "T4", "S3 T5", "must_overtrump"),
        ("T4 T5", "T5", "S3 T9", "must_undertrump_lowest"),
        ("T4 T6", "T4", "T5", "must_overtrump"),
    ],
)
def test_why_a_card_is_refused(hand: str, one: str, trick: str, code: str) -> None:
    table = cards(trick)
    assert refusal(mask(hand), card(one), led_suit(table), top_trump(table), False, 0) == code


def test_what_is_ruled_out_by_hand() -> None:
    def out(one: str, trick: str, rules: TrickRules, broken: bool = True) -> CardSet:
        table = cards(trick)
        led, top = led_suit(table), top_trump(table)
        return CardSet(ruled_out(card(one), led, top, not table, rules, broken))

    assert out("T5", "", MICHELSEN, broken=False).mask == PLAIN
    assert not out("T5", "", MICHELSEN)
    assert not out("S5", "", MICHELSEN, broken=False)
    assert not out("T5", "", FFT, broken=False)
    assert out("T5", "S1 T9", LOWEST).mask == SUIT_MASKS[0] | mask("T1 T2 T3 T4") | (
        TRUMPS & ~mask("T1 T2 T3 T4 T5 T6 T7 T8 T9")
    )
    assert out("T12", "S1 T9", LOWEST).mask == SUIT_MASKS[0]
    assert not out("X", "S1 T9", FFT)
    assert out("H1", "S1", MATHERS).mask == SUIT_MASKS[0]
    assert out("H1", "S1", FFT).mask == SUIT_MASKS[0] | TRUMPS


def test_why_a_lead_is_refused() -> None:
    assert refusal(mask("S1 T5"), card("T5"), NOTHING_LED, 0, True, 0) == "trumps_not_broken"
    assert (
        refusal(mask("S1 S5 H1"), card("S5"), NOTHING_LED, 0, True, SUIT_MASKS[0])
        == "called_suit_barred"
    )


@given(hands, tricks, some_rules)
def test_every_refused_card_has_a_reason(hand: CardSet, trick: list, rules: TrickRules) -> None:
    led, top = led_suit(trick), top_trump(trick)
    hand = hand - CardSet(trick)
    for one in hand - legal_cards(hand, trick, rules):
        code = refusal(hand.mask, one, led, top, False, 0)
        if code == "must_follow":
            assert hand.mask & SUIT_MASKS[led]
            assert one.suit != led
        elif code == "must_trump":
            assert not hand.mask & SUIT_MASKS[led]
            assert hand.mask & TRUMPS
            assert not one.is_trump
        elif code == "must_overtrump":
            assert any(other.is_trump and other.index > top for other in hand)
            assert one.index < top
        else:
            assert code == "must_undertrump_lowest"
            assert rules.undertrump_lowest


def test_free_context_has_trumps_broken_and_no_bar() -> None:
    assert FREE.trumps_broken
    assert not FREE.barred_lead
    assert legal_cards(CardSet(ALL), [], MICHELSEN) == CardSet(ALL)


def test_small_hands_exhaustively_against_the_book() -> None:
    """Every hand of two from nine telling cards, to every trick of two others, under all rules."""
    telling = cards("S3 SK H2 T1 T7 T8 T21 X")
    for first, second, third, fourth in permutations(telling, 4):
        hand, trick = CardSet([first, second]), [third, fourth]
        for rules in ALL_RULES:
            assert set(legal_cards(hand, trick, rules)) == by_the_book(hand, trick, rules, FREE)


def test_a_bar_gives_way_when_nothing_else_is_held() -> None:
    barred = SUIT_MASKS[0] & ~card("SK").bit
    context = TrickContext(barred_lead=CardSet(barred))
    assert legal_cards(CardSet.parse("S1 S2"), [], FFT, context).codes == ("S1", "S2")
    assert legal_cards(CardSet.parse("S1 SK"), [], FFT, context).codes == ("SK",)
    assert legal_cards(CardSet.parse("S1 X"), [], FFT, context).codes == ("X",)


def test_nothing_but_trumps_may_be_led_unbroken() -> None:
    unbroken = TrickContext(trumps_broken=False)
    assert legal_cards(CardSet.parse("T3 X"), [], MICHELSEN, unbroken).codes == ("T3", "X")
    assert legal_cards(CardSet.parse("T3 X S1"), [], MICHELSEN, unbroken).codes == ("S1", "X")
    assert legal_cards(CardSet.parse("T3 S1"), [], FFT, unbroken).codes == ("S1", "T3")
    assert legal_cards(CardSet(PLAIN | TRUMPS), [], MICHELSEN, unbroken).mask == PLAIN
