"""The two questions about a trick, in the core and in the reference, over tricks that need not come
from a deal."""

from __future__ import annotations

from random import Random

import pytest

from oudler import _core
from oudler.cards import ALL, CARDS, SUIT_MASKS, CardSet
from oudler.tricks import TrickContext, TrickRules, legal_cards, trick_winner

RULES = [TrickRules(*(bool(n >> bit & 1) for bit in range(4))) for n in range(16)]


@pytest.mark.parametrize("rules", RULES)
def test_legal_cards_are_the_same(rules: TrickRules) -> None:
    rng = Random(repr(rules))
    core = _core.TrickRules(
        must_trump=rules.must_trump,
        must_overtrump=rules.must_overtrump,
        trump_lead_needs_break=rules.trump_lead_needs_break,
        undertrump_lowest=rules.undertrump_lowest,
    )
    for _ in range(1500):
        pack = rng.sample(CARDS, 78)
        size = rng.randrange(7)
        trick = pack[:size]
        # Short hands are void in suits, and that is what the duties are about.
        hand = CardSet(pack[size : size + rng.choice((1, 2, 3, 5, 12, 40))])
        broken = rng.random() < 0.5
        barred = CardSet(rng.choice((0, *SUIT_MASKS)) & rng.getrandbits(78))
        expected = legal_cards(hand, trick, rules, TrickContext(broken, barred))
        found = _core.legal_cards(
            hand.mask, [one.index for one in trick], core, broken, barred.mask
        )
        assert found == expected.mask, (hand, trick, broken, barred)


def test_tricks_go_to_the_same_card() -> None:
    rng = Random(1)
    for _ in range(20_000):
        trick = rng.sample(CARDS, rng.randrange(1, 7))
        wins = rng.random() < 0.5
        numbers = [one.index for one in trick]
        if all(one.is_excuse for one in trick) and not wins:
            with pytest.raises(ValueError, match="nobody takes"):
                _core.trick_winner(numbers, wins)
        else:
            assert _core.trick_winner(numbers, wins) == trick_winner(trick, wins)


def test_sets_of_cards_cross_unchanged() -> None:
    rng = Random(2)
    rules = _core.TrickRules()
    for mask in (0, ALL, *(one.bit for one in CARDS), *(rng.getrandbits(78) for _ in range(500))):
        assert _core.legal_cards(mask, [], rules) == mask
