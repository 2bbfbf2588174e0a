"""Counting tricks and the score of French tarot. Rules F14-F24, C1, C2, M26-M35."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import ALL, CARDS, CardSet, card, cards_of
from oudler.games import PRESETS, Contract, Trick
from oudler.games.french import FFT, MICHELSEN
from oudler.games.french_score import (
    FACTORS,
    HALF_POINTS,
    TARGETS,
    Count,
    Premiums,
    count_tricks,
    excuse_goes_to_attack,
    half_points,
    score,
    shares,
    trick_points,
)
from oudler.tricks import trick_winner
from tests.deals import cards, golden, make, mask, play_on

CONTRACTS = {contract.word: contract for contract in FACTORS}


def test_the_pack_holds_91_points() -> None:
    assert sum(HALF_POINTS) == half_points(ALL) == 182


@given(st.integers(0, ALL))
def test_points_of_a_set_are_those_of_its_cards(held: int) -> None:
    assert half_points(held) == sum(HALF_POINTS[one.index] for one in cards_of(held))


@pytest.mark.parametrize(
    ("code", "half"),
    [
        ("T1", 9),
        ("T21", 9),
        ("X", 9),
        ("DK", 9),
        ("SQ", 7),
        ("CN", 5),
        ("HJ", 3),
        ("S10", 1),
        ("T20", 1),
        ("H1", 1),
    ],
)
def test_values(code: str, half: int) -> None:
    assert HALF_POINTS[card(code).index] == half
    assert half_points(card(code).bit) == half


@pytest.mark.parametrize("case", golden("card_count.json"), ids=lambda case: case["id"])
def test_golden_card_counts(case: dict) -> None:
    assert half_points(CardSet.parse(" ".join(case["cards"])).mask) == 2 * case["expected"]


@pytest.mark.parametrize("case", golden("excuse_tricks.json"), ids=lambda case: case["id"])
def test_golden_excuse_tricks(case: dict) -> None:
    trick = cards(" ".join(case["trick"]))
    seats = case["seat_order"]
    rules = PRESETS[case["variant"]]
    previous = case["side_with_all_previous"]
    leader_attacks = seats[0] == case["taker"]
    wins = (
        case["last_trick"]
        and previous is not None
        and leader_attacks == (previous == "attack")
        and trick[0].is_excuse
    )
    place = trick_winner(trick, excuse_wins=wins)
    expected = case["expected"]
    assert seats[place] == expected["winner_seat"]
    winner_attacks = seats[place] == case["taker"]
    assert ("attack" if winner_attacks else "defence") == expected["winner_side"]
    owner = seats[trick.index(card("X"))] == case["taker"]
    keeps = excuse_goes_to_attack(
        owner,
        winner_attacks,
        case["last_trick"],
        wins,
        rules.excuse_last_trick == "changes_side",
    )
    assert ("attack" if keeps else "defence") == expected["excuse_owner_side"]
    attack, defence = trick_points(trick, winner_attacks, keeps)
    assert attack == 2 * expected["attack_card_points"]
    assert defence == 2 * expected["defence_card_points"]


@pytest.mark.parametrize("case", golden("scoring.json"), ids=lambda case: case["id"])
def test_golden_scores(case: dict) -> None:
    rules = PRESETS[case["game"]]
    premiums = Premiums(
        case["petit_au_bout"],
        tuple((one["by"], one["size"]) for one in case["poignees"]),
        case["slam"],
        case["defence_slam"],
    )
    contract = CONTRACTS[case["contract"]]
    points = round(2 * case["points"])
    each, made, steps = score(contract, points, case["oudlers"], premiums, rules.defence_slam)
    expected = case["expected"]
    assert each == expected["S"]
    assert made == (case["points"] >= TARGETS[case["oudlers"]])
    taker, partner = shares(case["players"], bool(case["partner"]))
    assert taker * each == expected["taker"]
    assert -each == expected["defender"]
    if case["partner"]:
        assert partner * each == expected["partner"]
    assert sum(step.amount or 0 for step in steps) == each


def test_the_worked_example_of_the_seed_line_by_line() -> None:
    """F26: Garde, 48 with two oudlers, defence petit au bout, simple poignée."""
    premiums = Premiums("defence", (("defence", "simple"),))
    each, made, steps = score(Contract.GARDE, 96, 2, premiums, True)
    assert (each, made) == (64, True)
    assert shares(4, False) == (3, 0)
    assert [(s.code, s.amount, s.rule, dict(s.arguments)) for s in steps] == [
        (
            "card_points",
            None,
            "F18",
            {"points": 48.0, "oudlers": 2, "target": 41, "difference": 7},
        ),
        ("base_made", 32, "F24", {"base": 25, "difference": 7, "total": 32}),
        ("petit_au_bout", -10, "F20", {"side": "defence", "total": 22}),
        ("contract", 22, "F6", {"contract": "garde", "factor": 2, "total": 44}),
        ("poignee", 20, "F19", {"side": "defence", "size": "simple", "total": 64}),
    ]


def test_every_step_of_a_lost_contract() -> None:
    premiums = Premiums("attack", (("attack", "triple"),), "announced_failed", True)
    each, made, steps = score(Contract.CONTRE, 2 * 40, 2, premiums, True)
    assert not made
    assert [(s.code, s.amount, s.rule) for s in steps] == [
        ("card_points", None, "F18"),
        ("base_lost", -26, "F24"),
        ("petit_au_bout", 10, "F20"),
        ("contract", -80, "F6"),
        ("poignee", -40, "F19"),
        ("slam", -200, "F21"),
        ("defence_slam", -200, "F23"),
    ]
    assert [s.arguments.get("total") for s in steps] == [None, -26, -16, -96, -136, -336, -536]
    assert steps[5].arguments["slam"] == "announced_failed"
    assert each == -536


@pytest.mark.parametrize(
    ("half", "oudlers", "made", "each", "rounded"),
    [
        (81, 2, False, -26, 40),
        (83, 2, True, 26, 42),
        (71, 3, False, -26, 35),
        (73, 3, True, 26, 37),
    ],
)
def test_a_half_point_goes_to_the_winner_of_the_contract(
    half: int, oudlers: int, made: bool, each: int, rounded: int
) -> None:
    got, was_made, steps = score(Contract.PRISE, half, oudlers, Premiums(), True)
    assert (got, was_made) == (each, made)
    assert steps[1].code == "half_point"
    assert steps[1].rule == "C1"
    assert steps[1].amount is None
    assert steps[1].arguments == {"points": half / 2, "rounded": rounded}


def test_no_defence_slam_without_the_option() -> None:
    with_it = score(Contract.PRISE, 0, 0, Premiums(defence_slam=True), True)[0]
    without = score(Contract.PRISE, 0, 0, Premiums(defence_slam=True), False)[0]
    assert (with_it, without) == (-281, -81)


def test_the_largest_score() -> None:
    """C10: garde contre, 88 points, three oudlers, petit au bout, triple, announced slam."""
    premiums = Premiums("attack", (("attack", "triple"),), "announced_made")
    each = score(Contract.CONTRE, 2 * 88, 3, premiums, True)[0]
    assert 3 * each == 2886


@given(
    st.sampled_from(list(FACTORS)),
    st.integers(0, 182),
    st.integers(0, 3),
    st.sampled_from([None, "attack", "defence"]),
    st.lists(
        st.tuples(
            st.sampled_from(["attack", "defence"]), st.sampled_from(["simple", "double", "triple"])
        ),
        max_size=3,
    ),
    st.sampled_from(["none", "unannounced_made", "announced_made", "announced_failed"]),
    st.booleans(),
)
def test_the_formula(contract, half, oudlers, petit, poignees, slam, defence_slam) -> None:
    """F24, written down again in one line."""
    premiums = Premiums(petit, tuple(poignees), slam, defence_slam)
    each, made, steps = score(contract, half, oudlers, premiums, True)
    need = {0: 56, 1: 51, 2: 41, 3: 36}[oudlers]
    assert made == (half / 2 >= need)
    whole = (half + 1) // 2 if made else half // 2
    sign = 1 if made else -1
    ten = {None: 0, "attack": 10, "defence": -10}[petit]
    factor = {"prise": 1, "garde": 2, "sans": 4, "contre": 6}[contract.word]
    shown = sum({"simple": 20, "double": 30, "triple": 40}[size] for _, size in poignees)
    slams = {"none": 0, "unannounced_made": 200, "announced_made": 400, "announced_failed": -200}
    assert each == (
        (sign * (25 + abs(whole - need)) + ten) * factor
        + sign * shown
        + slams[slam]
        - 200 * defence_slam
    )
    totals = [step.arguments["total"] for step in steps if "total" in step.arguments]
    assert totals[-1] == each


@pytest.mark.parametrize(
    ("players", "partner", "expected"),
    [(3, False, (2, 0)), (4, False, (3, 0)), (5, False, (4, 0)), (5, True, (2, 1))],
)
def test_shares(players: int, partner: bool, expected: tuple) -> None:
    assert shares(players, partner) == expected


# -- counting tricks -----------------------------------------------------------------------------


def count(
    tricks: list[tuple[int, str, int]], attack: set[int], rules=FFT, contre: bool = False
) -> Count:
    """Count the last tricks of a deal; all other cards lie in the pile."""
    made = [Trick(leader, tuple(cards(codes)), winner) for leader, codes, winner in tricks]
    pile = ALL & ~sum(one.bit for trick in made for one in trick.cards)
    return count_tricks(made, frozenset(attack), pile, not contre, rules)


def test_points_and_oudlers_of_the_pile() -> None:
    """F8: the talon is the taker's, in contre the defence's; M15."""
    tricks = [(0, "S1 S2 S3 S4", 3)]
    rest = half_points(ALL & ~mask("S1 S2 S3 S4"))
    assert count(tricks, {0}) == Count(rest, 3, None, 0, 1)
    assert count(tricks, {0}, contre=True) == Count(0, 0, None, 0, 1)
    assert count(tricks, {3}, contre=True) == Count(4, 0, None, 1, 1)


FILLER = (0, "C1 C2 C3 C4", 3)


def test_the_excuse_stays_with_its_side_before_the_last_trick() -> None:
    """F14, M29: net 4; the winner of the trick gets the rest and the low card."""
    lost = count([(0, "SK X SQ S1", 0), FILLER], {1}, contre=True)
    assert (lost.points, lost.oudlers) == (8, 1)
    won = count([(0, "SK X SQ S1", 0), FILLER], {0}, contre=True)
    assert (won.points, won.oudlers) == (9 + 7 + 1 + 1, 0)
    own = count([(0, "SK X SQ S1", 0), FILLER], {0, 1}, contre=True)
    assert (own.points, own.oudlers) == (9 + 9 + 7 + 1, 1)


@pytest.mark.parametrize(
    ("attack", "points", "oudlers", "michelsen_points", "michelsen_oudlers"),
    [
        ({1}, 0, 0, 0, 0),  # the attack plays it, the defence wins: lost whole
        ({0}, 26, 1, 26, 1),  # the defence plays it, the attack wins
        ({0, 1}, 18, 0, 26, 1),  # the attack plays it and wins: it changes side, net 4
        ({2}, 8, 1, 0, 0),  # the defence plays it and wins: it changes side, net 4
    ],
)
def test_the_excuse_in_the_last_trick(
    attack: set, points: int, oudlers: int, michelsen_points: int, michelsen_oudlers: int
) -> None:
    tricks = [FILLER, (0, "SK X SQ S1", 0)]
    fft = count(tricks, attack, contre=True)
    assert (fft.points, fft.oudlers) == (points, oudlers)
    other = count(tricks, attack, MICHELSEN, contre=True)
    assert (other.points, other.oudlers) == (michelsen_points, michelsen_oudlers)


def test_an_excuse_led_that_takes_the_last_trick_stays() -> None:
    tricks = [(0, "T9 S1 S2 S3", 0), (0, "X T4 H9 C2", 0)]
    got = count(tricks, {0}, contre=True)
    assert (got.points, got.oudlers, got.slam) == (4 + 9 + 3, 1, True)
    assert count(tricks, {0}, MICHELSEN, contre=True).points == got.points
    defence = count(tricks, {1}, contre=True)
    assert (defence.points, defence.defence_slam) == (0, True)


def test_petit_au_bout() -> None:
    """F20: the side that takes the last trick with the petit in it."""
    last = [FILLER, (0, "T1 S1 S2 S3", 0)]
    assert count(last, {0}).petit_au_bout == "attack"
    assert count(last, {1}).petit_au_bout == "defence"
    assert count([FILLER, (0, "T1 T2 S2 S3", 1)], {0}).petit_au_bout == "defence"
    assert count([(0, "T1 S1 S2 S3", 0), FILLER], {0}).petit_au_bout is None


def test_petit_in_the_last_trick_but_one_counts_before_an_excuse_that_wins() -> None:
    """F21; not in Michelsen (B0-13); not if the Excuse was not led (it then wins nothing)."""
    tricks = [(0, "T1 S1 S2 S3", 0), (0, "X T4 H9 C2", 0)]
    assert count(tricks, {0}).petit_au_bout == "attack"
    assert count(tricks, {1}).petit_au_bout == "defence"
    assert count(tricks, {0}, MICHELSEN).petit_au_bout is None
    assert count([(0, "T1 S1 S2 S3", 0), (0, "T4 X H9 C2", 0)], {0}).petit_au_bout is None
    assert count([(0, "T5 S1 S2 S3", 0), (0, "X T4 H9 C2", 0)], {0}).petit_au_bout is None


def test_petit_that_falls_on_the_excuse_that_wins() -> None:
    """B3-8."""
    assert count([FILLER, (0, "X T1 H9 D2", 0)], {0}).petit_au_bout == "attack"


# -- slams, in whole deals -----------------------------------------------------------------------

#: The taker takes every trick from the top.
MASTERS = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"


def slam_deal(hand: str, slam: str = "noslam", contract: str = "sans", game: str = "fft"):
    return make(game, 4, [hand], moves=f"{contract} pass pass pass {slam}")


def lead_down(made, leads: str):
    """Seat 0 leads these cards one after the other, the others follow as they may."""
    rng = Random(7)
    queue = leads.split()
    while not made.over:
        made.push(queue.pop(0) if made.turn == 0 else made.legal_moves().sample(rng))
    return made.result


@pytest.mark.parametrize(("slam", "amount"), [("slam", 400), ("noslam", 200)])
def test_slam_with_the_excuse_led_last_and_the_petit_before_it(slam: str, amount: int) -> None:
    leads = MASTERS + " T1 X"
    result = lead_down(slam_deal(leads, slam), leads)
    assert result.slam == ("announced_made" if slam == "slam" else "unannounced_made")
    assert (result.points, result.oudlers, result.petit_au_bout) == (182, 3, "attack")
    assert (25 + 55 + 10) * 4 + amount == result.S


def test_slam_without_the_excuse_is_87_points() -> None:
    """F17: the Excuse is played before the last trick, so the defence keeps it, net 4."""
    leads = MASTERS + " T5 T4"
    made = make("fft", 4, [leads, "X"], moves="sans pass pass pass noslam")
    rng = Random(7)
    queue = leads.split()
    while not made.over:
        if made.turn == 0:
            made.push(queue.pop(0))
        elif "X" in made.hand(made.turn).codes:
            made.push("X")
        else:
            made.push(made.legal_moves().sample(rng))
    assert (made.result.points, made.result.oudlers) == (2 * 87, 2)
    assert made.result.slam == "unannounced_made"
    assert made.result.petit_au_bout is None


def test_an_announced_slam_that_fails() -> None:
    leads = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 H7 D1"
    made = play_on(slam_deal(leads, "slam"), Random(1))
    assert made.result.slam == "announced_failed"
    assert made.result.steps[-2].code == "slam" or made.result.steps[-1].amount == -200


@pytest.mark.parametrize(("game", "scores"), [("fft", True), ("michelsen", False)])
def test_defence_slam(game: str, scores: bool) -> None:
    """F23: 200 to each defender, subtracted once; Michelsen gives nothing for it (B0-12)."""
    low = "S1 S2 S3 S4 S5 S6 H1 H2 H3 H4 H5 H6 D1 D2 D3 D4 C1 C2"
    made = make(game, 4, [low], moves="contre pass pass pass noslam")
    rng = Random(11)
    while not made.over:
        made.push(str(rng.choice(made.legal_moves().cards.codes)))
    assert made.result.defence_slam
    assert made.result.points == 0
    base = -(25 + 56) * 6
    ten = 60 if made.result.petit_au_bout == "attack" else 0
    ten = -60 if made.result.petit_au_bout == "defence" else ten
    assert base + ten - 200 * scores == made.result.S
    assert ("defence_slam" in [step.code for step in made.result.steps]) == scores
    assert made.result.scores[0] == 3 * made.result.S


def test_the_target_follows_the_oudlers_taken() -> None:
    assert TARGETS == (56, 51, 41, 36)
    made = play_on(make("fft", 4, ["S1"], moves="prise pass pass pass"), Random(2))
    assert made.result.target == TARGETS[made.result.oudlers]
    assert made.result.made == (made.result.points >= 2 * made.result.target)
    assert (made.result.taker, made.result.contract) == (0, Contract.PRISE)
    assert len(CARDS) == 78
