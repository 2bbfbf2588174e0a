"""Questions over a view."""

from __future__ import annotations

import pytest

from oudler.bots.knowledge import Knowledge
from oudler.bots.laying_away import lay_away
from oudler.cards import SUIT_MASKS, TRUMPS, card
from tests.deals import make, mask

TALON = "S1 S2 S3 S4 S5 S6"
TAKEN = "prise pass pass pass discard(S1,S2,S3,S4,S5,S6) noslam "
VOID = "T5 T8 T9 T10 T20 T21 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN"


def test_who_does_not_follow_is_void() -> None:
    made = make("fft", 4, ["C1 CK C9", "C2 C10", "C3", VOID], TALON, moves=TAKEN + "C1 C2 C3 T5")
    made.push("H1")
    facts = Knowledge(made.view(0))
    assert facts.misses(3, SUIT_MASKS[3]) == 1.0
    assert facts.misses(0, mask("C9")) == 0.0
    assert 0.0 < facts.misses(1, SUIT_MASKS[3]) < 0.2
    assert facts.beats(3, 3, card("CK").index) == pytest.approx(1 - facts.misses(3, TRUMPS))
    assert facts.count(3) == 16 and facts.count(0) == 17
    assert facts.behind == [1, 2]


def test_the_winner_so_far_and_after_a_card() -> None:
    made = make("fft", 4, ["C1", "CK", "C3", VOID], TALON, moves=TAKEN + "C1 CK C3")
    facts = Knowledge(made.view(3))
    assert (facts.led, facts.best, facts.owner, facts.behind) == (3, card("CK").index, 1, [])
    assert facts.with_card(card("T5").index) == (3, card("T5").index, 3)
    assert facts.with_card(card("X").index) == (3, card("CK").index, 1)
    assert facts.ours(card("T5").index, [0, 0, 0, 1]) == 1.0
    assert facts.ours(card("H1").index, [0, 1, 0, 1]) == 1.0
    assert facts.ours(card("H1").index, [0, 0, 0, 1]) == 0.0


def test_master_cards() -> None:
    made = make("fft", 4, ["C1", "CK", "C3", "C2 CQ CN T21"], TALON, moves=TAKEN + "C1 CK C3")
    facts = Knowledge(made.view(3))
    assert facts.master(card("CQ").index) and facts.master(card("T21").index)
    assert facts.master(card("CN").index), "the higher ones are played or one's own"
    assert not facts.master(card("C2").index)


def test_the_excuse_led_leaves_the_suit_open() -> None:
    made = make("fft", 4, ["X", "C2"], TALON, moves=TAKEN + "X")
    facts = Knowledge(made.view(1))
    assert (facts.led, facts.best) == (-1, -1)
    assert facts.with_card(card("C2").index) == (3, card("C2").index, 1)


def test_the_best_cards_to_lay_away_over_all_suits() -> None:
    def worth(kept: int, laid: int) -> float:
        return 10.0 * (not kept) + (laid & mask("HQ")).bit_count()

    hand = mask("S1 S2 H1 H2 HQ D1 D2 D3 D4 C1 C2 C3 C4 T5 T6")
    # A void in spades costs two cards, and the queen pays most for the third.
    assert lay_away(hand, hand & ~TRUMPS, 3, worth) in (mask("S1 S2 HQ"), mask("H1 H2 HQ"))


def test_trumps_are_laid_away_only_by_force_and_from_below() -> None:
    hand = mask("SK S1 T2 T5 T6 T9")
    free = mask("S1 T2 T5 T6 T9")
    assert lay_away(hand, free, 3, lambda kept, laid: 0.0) == mask("S1 T2 T5")
