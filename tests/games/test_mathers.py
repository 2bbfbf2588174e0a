"""Mathers's game. Rules H1-H22, decisions B1."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oudler.cards import CARDS, KINGS, OUDLERS, SUIT_MASKS, CardSet, card
from oudler.games import IllegalMove, Phase, Trick, deal
from oudler.games.mathers import MATHERS, MATHERS_1888
from oudler.games.mathers_marks import CATEGORIES, TAROT_TRUMPS, Mark, marks, over, tarot_trumps
from oudler.games.mathers_score import king_is_cut, score, trick_steps, value
from oudler.tricks import trick_winner
from tests.deals import cards, golden, make, mask, play_on


def refused(made, token: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        made.push(token)
    return error.value


def tokens(legal) -> list[str]:
    return [str(move) for move in legal]


# -- marks ---------------------------------------------------------------------------------------


def marked(codes: str) -> dict[str, int]:
    return {mark.category: mark.points for mark in marks(mask(codes))}


@pytest.mark.parametrize("case", golden("mathers_marks.json"), ids=lambda case: case["id"])
def test_golden_marks(case: dict) -> None:
    got = marked(" ".join(case["hand"]))
    expected = case["expected"]
    assert {name: got.get(name, 0) for name in CATEGORIES} == {
        name: expected[name] for name in CATEGORIES
    }
    assert sum(got.values()) == expected["total"]


NINE_TRUMPS = "T2 T4 T6 T8 T10 T12 T14 T16 T18"
TEN_TRUMPS = f"{NINE_TRUMPS} T20"


def run(suit: str, length: int, start: int = 0) -> str:
    ranks = "1 2 3 4 5 6 7 8 9 10 J N Q K".split()
    if suit == "T":
        return " ".join(f"T{n}" for n in range(start + 1, start + 1 + length))
    return " ".join(suit + rank for rank in ranks[start : start + length])


@pytest.mark.parametrize(
    ("length", "points", "shown"),
    [
        (3, 0, 0),
        (4, 5, 4),
        (6, 5, 4),
        (7, 10, 7),
        (9, 10, 7),
        (10, 15, 10),
        (13, 15, 10),
        (14, 20, 14),
        (16, 20, 14),
        (17, 25, 17),
        (19, 25, 17),
        (20, 30, 20),
        (21, 30, 20),
    ],
)
def test_runs_by_length(length: int, points: int, shown: int) -> None:
    """H11; the cards shown are the highest of the run."""
    found = [mark for mark in marks(mask(run("T", length))) if mark.category == "sequences"]
    assert sum(mark.points for mark in found) == points
    if points:
        assert len(found[0].cards) == shown
        assert found[0].cards.codes == tuple(run("T", length).split()[length - shown :])


def test_runs_do_not_cross_suits_and_add_up() -> None:
    assert marked("SQ SK H1 H2 H3").get("sequences") is None
    assert marked(run("S", 4) + " " + run("C", 7, 7))["sequences"] == 15
    assert marked(run("H", 4) + " " + run("H", 4, 5))["sequences"] == 10
    assert marked("CJ CN CQ CK T1 T2 T3").get("sequences") == 5


@pytest.mark.parametrize(
    ("codes", "category", "points", "shown"),
    [
        ("T17 T18 T20", "greater", 5, "T17 T18 T20"),
        ("T17 T18 T20 T21", "greater", 10, "T17 T18 T20 T21"),
        ("T17 T18 T19 T20 T21", "greater", 15, "T17 T18 T19 T20 T21"),
        ("T16 T18 T20", "greater", None, ""),
        ("T1 T3 T5", "lesser", 5, "T1 T3 T5"),
        ("T1 T2 T3 T5", "lesser", 10, "T1 T2 T3 T5"),
        ("T1 T2 T3 T4 T5", "lesser", 15, "T1 T2 T3 T4 T5"),
        ("T2 T4 T6", "lesser", None, ""),
        ("X SK T1 HK", "tarot_trumps", 15, "SK T1 X"),
        ("T21 X T1 SK HK", "tarot_trumps", 15, "T1 T21 X"),
        ("SK HK DK CK T1 T21", "tarot_trumps", 30, "SK HK DK CK T1 T21"),
        ("T21 CK", "tarot_trumps", None, ""),
        (f"X {NINE_TRUMPS}", "trump_count", 10, f"X {NINE_TRUMPS}"),
        (f"X {TEN_TRUMPS}", "trump_count", 10, TEN_TRUMPS),
        (NINE_TRUMPS, "trump_count", None, ""),
    ],
)
def test_each_category_and_what_it_shows(
    codes: str, category: str, points: int | None, shown: str
) -> None:
    found = {mark.category: mark for mark in marks(mask(codes))}
    if points is None:
        assert category not in found
    else:
        assert found[category].points == points
        assert found[category].cards == CardSet.parse(shown)


def test_thirteen_trumps_replace_ten_and_show_thirteen() -> None:
    codes = "X " + " ".join(f"T{n}" for n in range(1, 21, 2)) + " T20 T18 T16"
    mark = {m.category: m for m in marks(mask(codes))}["trump_count"]
    assert mark.points == 15
    assert len(mark.cards) == 13
    assert card("X") not in mark.cards


@given(st.sets(st.sampled_from(CARDS), max_size=25).map(CardSet))
def test_marks_of_any_hand(hand: CardSet) -> None:
    found = marks(hand.mask)
    names = [mark.category for mark in found]
    assert names == [name for name in CATEGORIES if name in names], "in order, each once"
    for mark in found:
        assert mark.points > 0
        assert mark.cards <= hand
        again = {m.category: m for m in marks(mark.cards.mask)}
        assert again[mark.category] == mark, "what is shown scores the same alone"
        for one in mark.cards:
            fewer = {m.category: m.points for m in marks((mark.cards - {one}).mask)}
            assert fewer.get(mark.category, 0) < mark.points, "and nothing in it is too much"
    held = tarot_trumps(hand.mask)
    assert len(held) == (hand.mask & TAROT_TRUMPS).bit_count()
    left = over(hand.mask)
    assert len(left) == len(held) % 3
    shown = {m.category: m.cards for m in found}.get("tarot_trumps", CardSet())
    assert not shown & left
    assert shown | left == CardSet(hand.mask & TAROT_TRUMPS)


def test_tarot_trumps_are_the_oudlers_and_the_kings() -> None:
    assert TAROT_TRUMPS == OUDLERS | KINGS
    assert [CARDS[index].code for index in tarot_trumps(TAROT_TRUMPS)] == [
        "T21",
        "X",
        "T1",
        "SK",
        "HK",
        "DK",
        "CK",
    ]


# -- dealing and exchange ------------------------------------------------------------------------


def test_sizes() -> None:
    two = deal("mathers", 2, 0, seed="a")
    assert [len(two.hand(seat)) for seat in range(2)] == [25, 25]
    assert len(two.dealt.talon) == 3
    assert len(two.dealt.dead) == 25
    three = deal("mathers", 3, 0, seed="a")
    assert [len(three.hand(seat)) for seat in range(3)] == [25, 25, 25]
    assert len(three.dealt.dead) == 0


def test_the_dealer_exchanges_first_then_the_others_in_order() -> None:
    """H5: each takes what the one before laid away."""
    made = deal("mathers", 3, 1, seed="b")
    aside = CardSet(card(one.code) for one in made.dealt.talon)
    for seat in (1, 2, 0):
        assert made.phase is Phase.EXCHANGE
        assert made.turn == seat
        laid = CardSet(list(made.hand(seat))[:3])
        before = made.hand(seat)
        made.push(f"exchange({','.join(laid.codes)})")
        assert made.hand(seat) == (before - laid) | aside
        aside = laid
    assert made.phase is Phase.ASK
    assert made.turn == 2
    assert made.state.laid_away == aside.mask


def test_in_1888_the_dealer_alone_exchanges() -> None:
    made = deal("mathers-1888", 3, 1, seed="b")
    made.push(made.legal_moves().sample(Random(1)))
    assert made.phase is Phase.ASK
    assert made.turn == 2


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("exchange(S1,S2)", "lay_away_count"),
        ("exchange(S1,S2,S3,S4)", "lay_away_count"),
        ("exchange(S1,S2,C5)", "not_in_hand"),
        ("exchange(S1,S2,?)", "lay_away_unknown"),
        ("discard(S1,S2,S3)", "other_move_expected"),
        ("noask", "other_move_expected"),
        ("S1", "other_move_expected"),
        ("marks(lesser=5)", "other_move_expected"),
    ],
)
def test_wrong_exchanges(token: str, code: str) -> None:
    made = make("mathers", 2, ["", "S1 S2 S3 S4"])
    assert made.turn == 1
    assert refused(made, token).code == code


def test_any_three_cards_may_go_and_they_are_counted() -> None:
    made = make("mathers", 2, ["", "SK T21 X S1"])
    legal = made.legal_moves()
    assert len(legal) == 25 * 24 * 23 // 6
    made.push("exchange(SK,T21,X)")


def test_who_sees_what_of_an_exchange() -> None:
    made = deal("mathers", 3, 0, seed="c")
    talon = CardSet(card(one.code) for one in made.dealt.talon)
    laid = CardSet(list(made.hand(0))[:3])
    made.push(f"exchange({','.join(laid.codes)})")
    assert made.view(0).known.laid_away == laid.mask
    assert made.view(1).known.laid_away == 0
    assert made.view(1).known.hands[0] == 0
    second = CardSet(list(made.hand(1))[:3])
    made.push(f"exchange({','.join(second.codes)})")
    assert made.view(0).known.hands[1] == laid.mask, "he knows who took what he laid away"
    assert made.view(2).known.hands[1] == 0
    assert made.view(2).known.unknown[1] == 25
    assert talon.mask & made.view(0).known.hands[0] == talon.mask


# -- marking and asking --------------------------------------------------------------------------

#: Cards of the dealer that he exchanges in these deals; nobody misses them.
SPARE = "D1 D3 D5"


def asking(game: str, *hands: str, talon: str = "C1 C3 C5"):
    """A deal up to the first ask, in which the seats hold no Tarot trumps but those named.

    The last seat deals and exchanges plain cards; the others exchange plain cards too.
    """
    named = mask(" ".join([*hands, talon]))
    rest = [one for one in CARDS if not one.bit & (named | mask(SPARE))]
    tarot = [one.code for one in rest if one.bit & TAROT_TRUMPS]
    plain = [one for one in rest if not one.bit & TAROT_TRUMPS]
    full = []
    for number, hand in enumerate(hands):
        codes = hand.split() + (SPARE.split() if number == len(hands) - 1 else [])
        while len(codes) < 25:
            codes.append(plain.pop(0).code)
        full.append(" ".join(codes))
    assert len(hands) == 2 or not tarot, "with three all Tarot trumps are in play: name them"
    made = make(game, len(hands), full, talon, dead=" ".join(tarot))
    made.push(f"exchange({','.join(SPARE.split())})")
    while made.phase is Phase.EXCHANGE:
        spare = [one.code for one in made.hand(made.turn) if not one.bit & (named | TAROT_TRUMPS)]
        made.push(f"exchange({','.join(spare[-3:])})")
    return made


def test_a_hand_is_marked_just_before_its_turn_to_ask() -> None:
    made = deal("mathers", 3, 2, seed="marks")
    for _ in range(3):
        made.push(made.legal_moves().sample(Random(1)))
    assert made.state.marks[0] == marks(made.state.hands[0])
    assert made.state.marks[1] is None
    made.push("noask")
    assert made.state.marks[1] == marks(made.state.hands[1])
    made.push("noask")
    made.push("noask")
    assert made.phase is Phase.PLAY
    assert made.turn == 0, "the seat after the dealer leads (H13)"
    for seat in (-1, 0, 1, 2):
        assert made.view(seat).known.marks == made.state.marks
        for other in range(3):
            for mark in made.state.marks[other]:
                assert made.view(seat).known.hands[other] & mark.cards.mask == mark.cards.mask


@pytest.mark.parametrize("case", golden("mathers_ask.json"), ids=lambda case: case["id"])
def test_golden_asks(case: dict) -> None:
    """With three, the Tarot trumps that the case leaves open lie in the talon, as far as it goes,
    and with the last seat, who holds one anyway."""
    hands = [case["declarer_tarot_trumps"], *case["opponents_in_turn_order"]]
    talon = ["C1", "C3", "C5"]
    if len(hands) == 3:
        named = {code for hand in hands for code in hand}
        left = [one.code for one in CARDS if one.bit & TAROT_TRUMPS and one.code not in named]
        talon = (left + talon)[:3]
        hands[2] = hands[2] + left[3:]
    made = asking("mathers-1888", *(" ".join(hand) for hand in hands), talon=" ".join(talon))
    expected = case["expected"]
    assert ("ask" in tokens(made.legal_moves())) == expected["may_ask"]
    if "held_score" in expected:
        got = {mark.category: mark.points for mark in made.state.marks[0]}
        assert got["tarot_trumps"] == expected["held_score"]
    if not expected["may_ask"]:
        error = refused(made, "ask")
        assert (error.code, error.rule) == ("ask_not_two_over", "H12")
        return
    made.push("ask")
    assert made.state.calls[0] == expected["score"]
    if expected["transfer"]:
        assert made.phase is Phase.GIVE
        assert made.turn == 2, expected["transfer"]
    else:
        assert (made.phase, made.turn) == (Phase.ASK, 1)


def test_an_unanswered_ask_scores_five() -> None:
    made = asking("mathers-1888", "T21 SK", "")
    made.push("ask")
    assert made.state.calls == [5, 0]
    assert (made.phase, made.turn) == (Phase.ASK, 1)
    for seat in (-1, 1):
        assert made.view(seat).known.hands[0] & mask("T21 SK") == mask("T21 SK"), "both are shown"
    made.push("noask")
    play_on(made, Random(1))
    steps = [step for step in made.result.steps if step.code == "ask_unanswered"]
    assert [(s.amount, s.rule, s.arguments) for s in steps] == [(5, "H12", {"seat": 1})]


def test_a_holder_gives_one_and_gets_a_card_back() -> None:
    made = asking("mathers-1888", "T21 SK S2", "HK DK")
    made.push("ask")
    assert (made.phase, made.turn) == (Phase.GIVE, 1)
    assert tokens(made.legal_moves())[:2] == ["give(HK)", "give(DK)"]
    held = next(one.code for one in made.hand(1) if not one.bit & TAROT_TRUMPS)
    assert refused(made, f"give({held})").code == "give_not_tarot_trump"
    assert refused(made, "give(T21)").code == "not_in_hand"
    assert refused(made, "give(?)").code == "card_is_known"
    assert refused(made, "ask").code == "other_move_expected"
    assert refused(made, "return(S2)").code == "other_move_expected"
    made.push("give(HK)")
    assert (made.phase, made.turn) == (Phase.RETURN, 0)
    for seat in (-1, 0, 1):
        assert made.view(seat).known.hands[0] & mask("HK"), "the card given is seen by everybody"
    assert refused(made, "return(HK)").code == "return_tarot_trump"
    assert refused(made, "return(T21)").code == "return_tarot_trump"
    assert refused(made, "return(?)").code == "card_is_known"
    assert refused(made, "give(DK)").code == "other_move_expected"
    before = made.hand(1)
    made.push("return(S2)")
    assert made.hand(1) == before | CardSet.parse("S2")
    assert made.view(1).known.hands[1] == made.hand(1).mask
    assert not made.view(-1).known.hands[1] & mask("S2")
    assert made.state.calls == [0, 0]
    assert (made.phase, made.turn) == (Phase.ASK, 1)


def test_in_the_seeds_game_any_card_but_the_one_received_goes_back() -> None:
    made = asking("mathers", "T21 SK S2", "HK DK")
    made.push("ask")
    made.push("give(DK)")
    assert refused(made, "return(DK)").code == "return_same_card"
    assert "return(T21)" in tokens(made.legal_moves())
    made.push("return(SK)")
    assert made.hand(1).mask & mask("SK")


def test_the_first_holder_after_the_asker_answers() -> None:
    """H12, B1-10: with three the ask is open, and goes round in order of play."""
    made = asking("mathers-1888", "T21 SK", "HK DK", "T1 X CK")
    made.push("ask")
    assert made.turn == 1
    made.push("give(DK)")
    made.push(made.legal_moves().sample(Random(1)))
    # The second seat now holds one, the third three: neither may ask.
    assert tokens(made.legal_moves()) == ["noask"]
    made.push("noask")
    assert tokens(made.legal_moves()) == ["noask"]
    last = asking("mathers-1888", "T1 X CK HK", "SK", "T21 DK")
    last.push("noask")
    last.push("noask")
    last.push("ask")
    assert last.turn == 0, "after the last seat the first one answers"


def test_a_given_card_may_break_a_later_set() -> None:
    """H7 with H12: who marks later has lost the card by then."""
    made = asking("mathers-1888", "T21 SK", "HK DK CK")
    made.push("ask")
    made.push("give(HK)")
    low = next(one.code for one in made.hand(0) if not one.bit & TAROT_TRUMPS)
    made.push(f"return({low})")
    categories = {mark.category for mark in made.state.marks[1]}
    assert "tarot_trumps" not in categories


def test_passing_reveals_nothing() -> None:
    """H12: who cannot ask and who will not look the same."""
    able = asking("mathers-1888", "T21 SK", "HK DK")
    unable = asking("mathers-1888", "T21", "HK DK SK")
    able.push("noask")
    unable.push("noask")
    assert [type(e.fact) for e in able.events[-2:]] == [type(e.fact) for e in unable.events[-2:]]


# -- tricks and score ----------------------------------------------------------------------------


@pytest.mark.parametrize("case", golden("mathers_tricks.json"), ids=lambda case: case["id"])
@pytest.mark.parametrize("king_cut", [True, False])
def test_golden_tricks(case: dict, king_cut: bool) -> None:
    names = sorted({play["player"] for play in case["plays"]})
    trick = cards(" ".join(play["card"] for play in case["plays"]))
    order = [names.index(play["player"]) for play in case["plays"]]
    assert order == list(range(len(order)))
    place = trick_winner(trick)
    assert names[place] == case["winner"]
    made = Trick(0, tuple(trick), place)
    expected = case["expected_king_cut_on" if king_cut else "expected_king_cut_off"]
    for seat, name in enumerate(names):
        points = sum(step.amount for step in trick_steps([made], seat, king_cut))
        assert points == expected.get(name, 0)


@pytest.mark.parametrize(
    ("codes", "name", "worth"),
    [
        ("SQ T21", "tarot", 5),
        ("SK S1", "tarot", 5),
        ("SQ SN SJ", "queen", 4),
        ("SN SJ", "knight", 3),
        ("SJ S1", "knave", 2),
        ("S1 T20", "plain", 1),
        ("X S1", "plain", 1),
        ("X SQ", "queen", 4),
        ("X T1", "tarot", 5),
    ],
)
def test_trick_classes(codes: str, name: str, worth: int) -> None:
    assert value(tuple(cards(codes))) == (name, worth)


@pytest.mark.parametrize(
    ("codes", "cut"),
    [("SK T7", True), ("X SK T7", True), ("SK SQ", False), ("T8 SK", False), ("S9 HK T3", False)],
)
def test_king_cut(codes: str, cut: bool) -> None:
    trick = tuple(cards(codes))
    assert king_is_cut(trick, trick[trick_winner(trick)]) == cut


def test_the_best_writes_the_difference_over_the_second() -> None:
    """H20: two or three players; equal at the top writes nothing."""
    trick = Trick(0, tuple(cards("S5 S1 S2")), 0)

    def totals(*points: int):
        marked = [[replace(marks(mask("T1 T2 T3"))[0], points=n)] if n else [] for n in points]
        return score([trick], marked, [0] * len(points), False)

    assert totals(9, 4, 7).totals == (10, 4, 7)
    assert totals(9, 4, 7).scores == (3, 0, 0)
    assert totals(0, 4, 7).scores == (0, 0, 3)
    assert totals(6, 7, 1).scores == (0, 0, 0)
    assert totals(6, 7, 1).steps[-1].code == "tie"
    last = totals(9, 4, 7).steps[-1]
    assert (last.code, last.amount, last.rule) == ("difference", 3, "H20")
    assert last.arguments == {"seat": 1, "best": 10, "second": 7}
    assert totals(9, 4).scores == (6, 0)
    assert [(s.code, s.amount, s.rule, s.arguments) for s in totals(9, 4, 0).steps] == [
        ("mark", 9, "H8", {"seat": 1, "mark": "lesser"}),
        ("tricks", 1, "H18", {"seat": 1, **PLAIN_TRICK}),
        ("seat_total", None, "H20", {"seat": 1, "total": 10}),
        ("mark", 4, "H8", {"seat": 2, "mark": "lesser"}),
        ("tricks", 0, "H18", {"seat": 2, **PLAIN_TRICK, "plain": 0}),
        ("seat_total", None, "H20", {"seat": 2, "total": 4}),
        ("tricks", 0, "H18", {"seat": 3, **PLAIN_TRICK, "plain": 0}),
        ("seat_total", None, "H20", {"seat": 3, "total": 0}),
        ("difference", 6, "H20", {"seat": 1, "best": 10, "second": 4}),
    ]
    tie = totals(6, 7).steps[-1]
    assert (tie.code, tie.amount, tie.rule, tie.arguments) == ("tie", 0, "H20", {"total": 7})
    assert totals(6, 7).outcome == "played"


def test_marks_that_nobody_wrote_down_leave_the_score_open() -> None:
    trick = Trick(0, tuple(cards("S5 S1 S2")), 0)
    open_score = score([trick], [None, [], []], [5, 0, 0], False)
    assert open_score.scores is None
    assert open_score.totals is None
    assert open_score.outcome == "played"
    assert [(s.code, s.rule, s.arguments.get("seat")) for s in open_score.steps] == [
        ("marks_unknown", "H7", 1),
        ("ask_unanswered", "H12", 1),
        ("tricks", "H18", 1),
        ("tricks", "H18", 2),
        ("seat_total", "H20", 2),
        ("tricks", "H18", 3),
        ("seat_total", "H20", 3),
    ]
    rules = ["H8", "H8", "H9", "H10", "H11"]
    for name, rule in zip(CATEGORIES, rules, strict=True):
        steps = score([trick], [[Mark(name, 5, CardSet())], [], []], [0, 0, 0], False).steps
        assert (steps[0].code, steps[0].amount, steps[0].rule) == ("mark", 5, rule)


PLAIN_TRICK = {"tarot": 0, "queen": 0, "knight": 0, "knave": 0, "plain": 1}


def test_the_explanation_adds_up_for_every_seat() -> None:
    for seed in range(30):
        for name, players in (("mathers", 2), ("mathers-1888", 3)):
            made = play_on(deal(name, players, seed % players, seed=f"m{seed}"), Random(seed))
            for seat, total in enumerate(made.result.totals):
                own = [s for s in made.result.steps if s.arguments.get("seat") == seat + 1]
                added = [s.amount for s in own if s.amount and s.code != "difference"]
                assert sum(added) == total
                said = [s for s in own if s.code == "seat_total"]
                assert [s.arguments["total"] for s in said] == [total]
            best, second = sorted(made.result.totals)[-1:-3:-1]
            assert sum(made.result.scores) == best - second
            assert sum(1 for points in made.result.scores if points) <= 1


def test_trick_steps_count_the_classes() -> None:
    tricks = [
        Trick(0, tuple(cards("SQ S1")), 0),
        Trick(0, tuple(cards("HK H1")), 0),
        Trick(0, tuple(cards("X D1")), 1),
        Trick(1, tuple(cards("CK T3")), 0),
    ]
    mine = trick_steps(tricks, 0, True)
    assert [(s.code, s.amount, s.rule) for s in mine] == [
        ("tricks", 14, "H18"),
        ("fool", 5, "H19"),
        ("king_cuts", 5, "H17"),
    ]
    two_cuts = trick_steps([*tricks, Trick(0, tuple(cards("DK T5")), 1)] * 2, 0, True)
    assert two_cuts[-1].amount == 10
    counts = {"seat": 1, "tarot": 2, "queen": 1, "knight": 0, "knave": 0, "plain": 0}
    assert mine[0].arguments == counts
    assert mine[2].arguments == {"seat": 1, "cuts": 1}
    assert [s.code for s in trick_steps(tricks, 0, False)] == ["tricks", "fool"]
    theirs = trick_steps(tricks, 1, True)
    assert [(s.code, s.amount) for s in theirs] == [("tricks", 1)]


def test_one_may_trump_but_need_not() -> None:
    made = make("mathers", 2, ["S1", "T5 H1"])
    assert MATHERS.trick_rules.must_trump is False
    assert MATHERS_1888.king_cut
    assert not MATHERS.king_cut
    assert made.rules is MATHERS
    assert SUIT_MASKS[0] & card("S1").bit
