"""Greer's game. Rules G1-G17, decisions B2."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import ALL, CARDS, CardSet, card
from oudler.games import IllegalMove, Phase, deal
from oudler.games.greer import GREER, pile_points
from tests.deals import golden, make, mask, play_on


def refused(made, token: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        made.push(token)
    return error.value


@pytest.mark.parametrize("case", golden("greer_piles.json"), ids=lambda case: case["id"])
def test_golden_piles(case: dict) -> None:
    assert pile_points(mask(" ".join(case["cards"])))[0] == case["expected"]


@pytest.mark.parametrize("case", golden("greer_deals.json"), ids=lambda case: case["id"])
def test_golden_deals(case: dict) -> None:
    for name, won in case["won_cards_without_fool"].items():
        held = mask(" ".join(won))
        if name == case["fool_counts_with"]:
            held |= mask("X")
        assert pile_points(held)[0] == case["expected"][name]


def by_hand(cards: list) -> int:
    """Sort into piles as a person does (G15): one scoring card and two plain ones each, then what
    is left over."""
    values = {"K": 5, "Q": 4, "N": 3, "J": 2}
    worth = []
    plain = 0
    for one in cards:
        if one.code in ("T1", "T21", "X"):
            worth.append(5)
        elif one.suit < 4 and one.code[1:] in values:
            worth.append(values[one.code[1:]])
        else:
            plain += 1
    points = 0
    while worth and plain >= 2:
        points += worth.pop()
        plain -= 2
    if not worth:
        return points + plain // 3
    # Fewer than two plain cards are left: they go with one scoring card, or with two.
    left = len(worth) + plain
    points += sum(worth)
    while left > 0:
        pile = min(3, left)
        scoring = min(len(worth), pile - min(plain, pile - 1) if plain else pile)
        plain -= pile - scoring
        worth = worth[scoring:]
        points -= scoring - 1
        left -= pile
    return points


@given(st.sets(st.sampled_from(CARDS), max_size=78))
def test_the_closed_form_is_sorting_into_piles(won: set) -> None:
    held = CardSet(won).mask
    points, scoring, worth, plain = pile_points(held)
    assert points == by_hand(list(won))
    assert scoring + plain == len(won)
    assert worth >= 2 * scoring


@pytest.mark.parametrize(
    ("codes", "points"),
    [
        ("S1", 0),
        ("S1 S2", 0),
        ("S1 S2 S3", 1),
        ("T21", 5),
        ("SQ S1", 4),
        ("SJ SN S1", 4),
        ("SK SQ SN SJ", 12),
        ("SK S1 S2 S3 S4", 5),
        ("SK S1 S2 S3 S4 S5", 6),
    ],
)
def test_piles(codes: str, points: int) -> None:
    assert pile_points(mask(codes))[0] == points


def test_the_whole_pack_is_78() -> None:
    assert pile_points(ALL)[0] == 78


@pytest.mark.parametrize(
    ("players", "hand", "talon"), [(2, 39, 0), (3, 26, 0), (4, 19, 2), (5, 15, 3), (6, 13, 0)]
)
def test_sizes_and_leftovers_to_the_dealer(players: int, hand: int, talon: int) -> None:
    made = deal("greer", players, 1, seed="sizes")
    assert len(made.hand(0)) == hand
    assert len(made.hand(1)) == hand + talon
    if talon:
        assert (made.phase, made.turn) == (Phase.DISCARD, 1)
        assert made.view(1).known.talon == mask(" ".join(c.code for c in made.dealt.talon))
        for seat in (-1, 0):
            assert made.view(seat).known.talon == 0
            assert made.view(seat).known.unknown[1] == hand + talon
    else:
        assert (made.phase, made.turn) == (Phase.PLAY, 2 % players)


def test_the_dealer_lays_as_many_away_but_no_king_and_no_oudler() -> None:
    made = make("greer", 4, ["", "", "", "SK T1 T5 S1"], talon="T21 X")
    for token, code in (
        ("discard(S1,SK)", "lay_away_king"),
        ("discard(S1,T1)", "lay_away_oudler"),
        ("discard(S1,T21)", "lay_away_oudler"),
        ("discard(S1,X)", "lay_away_oudler"),
        ("discard(S1)", "lay_away_count"),
        ("discard(S1,?)", "lay_away_unknown"),
        ("S1", "other_move_expected"),
    ):
        assert refused(made, token).code == code
    assert refused(made, "discard(S1,SK)").rule == "G3"
    made.push("discard(S1,T5)")
    assert (made.phase, made.turn) == (Phase.PLAY, 0)
    assert made.view(3).known.laid_away == mask("S1 T5")
    assert made.view(0).known.laid_away == 0, "Greer's dealer shows nothing"
    assert made.view(0).known.unknown[3] == 19


def test_trump_leads_wait_for_a_trump() -> None:
    made = make("greer", 3, ["S1 T5 X", "S2", "S3"])
    assert made.legal_moves().mask & mask("S1 T5 X") == mask("S1 X")
    error = refused(made, "T5")
    assert (error.code, error.rule) == ("trumps_not_broken", "G9")


def test_no_duty_to_beat_a_trump() -> None:
    assert GREER.trick_rules.must_trump
    assert not GREER.trick_rules.must_overtrump


def scored(seed: int, players: int, rules=GREER):
    rng = Random(seed)
    return play_on(deal(rules, players, seed % players, seed=f"g{seed}"), rng)


def test_scores_counted_again_from_the_tricks() -> None:
    lost = kept = magician = 0
    for seed in range(120):
        players = 2 + seed % 5
        made = scored(seed, players)
        won = [0] * players
        won[made.dealer] = made.state.pile
        owner = None
        for trick in made.tricks:
            for seat, one in trick.plays:
                if one.code == "X":
                    owner = seat
                else:
                    won[trick.winner] |= one.bit
        keeps = any(trick.winner == owner for trick in made.tricks)
        kept += keeps
        lost += not keeps
        won[owner if keeps else made.tricks[-1].winner] |= card("X").bit
        expected = [pile_points(held)[0] for held in won]
        if made.tricks[-1].winning_card.code == "T1":
            magician += 1
            expected[made.tricks[-1].winner] += 10
        assert made.result.scores == tuple(expected)
        codes = [step.code for step in made.result.steps]
        assert codes[0] == ("fool_kept" if keeps else "fool_lost")
        totals = [s.arguments["total"] for s in made.result.steps if s.code == "seat_total"]
        assert totals == expected
    assert kept
    assert lost


def test_the_magician_must_win_the_last_trick_himself() -> None:
    """G14, B2-11: ten points for winning with trump 1, none for catching it."""
    suits = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK"
    low = suits + " T1 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10"
    made = make("greer", 2, ["", low])
    rng = Random(3)
    while not made.over:
        legal = made.legal_moves()
        move = legal.sample(rng)
        if made.turn == 1 and str(move) == "T1" and len(legal.cards) > 1:
            move = next(one for one in legal if str(one) != "T1")
        made.push(move)
    last = made.tricks[-1]
    bonus = [step for step in made.result.steps if step.code == "magician_last"]
    if last.winning_card.code == "T1":
        assert [(s.amount, s.rule, s.arguments) for s in bonus] == [
            (10, "G14", {"seat": last.winner + 1})
        ]
    else:
        assert not bonus


def test_the_discard_may_count_for_nobody() -> None:
    nobody = replace(GREER, discard_scores="nobody")
    for seed in range(10):
        counted = scored(seed, 4)
        silent = scored(seed, 4, nobody)
        assert [str(m) for m in counted.moves] == [str(m) for m in silent.moves]
        pairs = list(zip(counted.result.scores, silent.result.scores, strict=True))
        assert all(a == b for seat, (a, b) in enumerate(pairs) if seat != counted.dealer)
        assert pairs[counted.dealer][0] >= pairs[counted.dealer][1]


def test_the_explanation_line_by_line() -> None:
    """The Fool first, then each seat's piles, the Magician's ten and the total."""
    lost = kept = last = 0
    for seed in range(400):
        made = scored(seed, 2 + seed % 5)
        result = made.result
        assert result.outcome == "played"
        first = result.steps[0]
        assert (first.amount, first.rule) == (None, "G12")
        (owner,) = (s for t in made.tricks for s, one in t.plays if one.code == "X")
        keeps = any(trick.winner == owner for trick in made.tricks)
        holder = owner if keeps else made.tricks[-1].winner
        assert (first.code, first.arguments) == (
            "fool_kept" if keeps else "fool_lost",
            {"seat": holder + 1},
        )
        kept, lost = kept + keeps, lost + (not keeps)
        for seat in range(made.players):
            own = [s for s in result.steps[1:] if s.arguments["seat"] == seat + 1]
            assert own[0].code == "piles"
            assert own[-1].code == "seat_total"
            assert (own[-1].amount, own[-1].rule) == (None, "G16")
            assert own[-1].arguments == {"seat": seat + 1, "total": result.scores[seat]}
            assert sum(s.amount for s in own[:-1]) == result.scores[seat]
            if len(own) == 3:
                last += 1
                assert (own[1].code, own[1].amount, own[1].rule) == ("magician_last", 10, "G14")
                assert own[1].arguments == {"seat": seat + 1}
                assert made.tricks[-1].winner == seat
        if kept and lost and last:
            break
    assert kept
    assert lost
    assert last


def test_what_was_laid_away_is_turned_up_at_the_end() -> None:
    made = scored(3, 4)
    assert made.view(-1).known.laid_away == made.state.pile
    assert made.state.pile.bit_count() == 2


def test_steps_of_the_piles() -> None:
    made = scored(5, 3)
    piles = [step for step in made.result.steps if step.code == "piles"]
    assert [s.arguments["seat"] for s in piles] == [1, 2, 3]
    assert all(s.rule == "G15" for s in piles)
    assert sum(s.arguments["scoring"] for s in piles) == 19
    assert sum(s.arguments["plain"] for s in piles) == 59
    assert sum(s.arguments["worth"] for s in piles) == 5 * 7 + 4 * 4 + 3 * 4 + 2 * 4
