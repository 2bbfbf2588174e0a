"""Every refusal: its code, the number of the rule, and what it says of the place.

Faces turn these into sentences, so each argument counts.
"""

from __future__ import annotations

import pytest

from oudler.cards import CARDS
from oudler.errors import CodedError
from oudler.games import BadDeal, BadMatch, BadOption, Deal, Phase, deal, rules_named
from oudler.games.mathers_marks import TAROT_TRUMPS
from tests.deals import make
from tests.games.test_mathers import asking
from tests.games.test_unknown import mathers, nobody_known

TRUMPS_11 = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T21"
TEN = "T2,T3,T4,T5,T6,T7,T8,T9,T10,T11"


def french(moves: str = "", game: str = "fft", hands: tuple[str, ...] = ("S1 H1 SK",)) -> Deal:
    return make(game, 4, list(hands), moves=moves)


def discarding() -> Deal:
    return make("fft", 4, ["S1 S2 S3 S4 S5 S6 SK T2"], talon="X", moves="garde pass pass pass")


def forced() -> Deal:
    trumps = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15"
    return make(
        "fft", 4, [f"SK HK DK {trumps}"], "CK S1 S2 H1 H2 T16", moves="garde pass pass pass"
    )


def showing(rest: str = "X S1 S2 S3 S4 S5") -> Deal:
    return make("fft", 4, [f"{TRUMPS_11} {rest}"], moves="sans pass pass pass noslam")


def over() -> Deal:
    return french("pass pass pass pass")


def called() -> Deal:
    return make("fft", 5, ["H1 HQ S3"], moves="pass pass pass pass sans call(HK) noslam")


def greer() -> Deal:
    return make("greer", 4, ["", "", "", "SK T1 S1"], talon="T21 X")


def giving() -> Deal:
    made = asking("mathers-1888", "T21 SK S2", "HK DK S9")
    made.push("ask")
    return made


def returning(game: str = "mathers-1888") -> Deal:
    made = asking(game, "T21 SK S2", "HK DK S9")
    made.push("ask")
    made.push("give(HK)")
    return made


CASES = [
    (french, "SK", "other_move_expected", None, {"found": "SK", "phase": "auction"}),
    (french, "slam", "other_move_expected", None, {"found": "slam", "phase": "auction"}),
    (over, "garde", "deal_over", None, {"found": "garde"}),
    (over, "SK", "deal_over", None, {"found": "SK"}),
    (lambda: french("garde"), "prise", "bid_too_low", "F6", {"found": "prise", "high": "garde"}),
    (lambda: french("garde"), "garde", "bid_too_low", "F6", {"found": "garde", "high": "garde"}),
    (
        lambda: make("fft", 5, ["S1"], moves="pass pass pass pass sans"),
        "call(HJ)",
        "call_not_allowed",
        "C2",
        {"card": "HJ"},
    ),
    (
        lambda: make("fft", 5, ["S1"], moves="pass pass pass pass sans"),
        "noslam",
        "other_move_expected",
        None,
        {"found": "noslam", "phase": "call"},
    ),
    (discarding, "S1", "other_move_expected", "F7", {"found": "S1", "phase": "discard"}),
    (discarding, "discard(S1)", "lay_away_count", "F7", {"found": 1, "expected": 6}),
    (discarding, "discard(S1,S2,S3,S4,S5,?)", "lay_away_unknown", "F7", {}),
    (discarding, "discard(S1,S2,S3,S4,S5,C7)", "not_in_hand", "F7", {"card": "C7"}),
    (discarding, "discard(S1,S2,S3,S4,S5,SK)", "lay_away_king", "F7", {"card": "SK"}),
    (discarding, "discard(S1,S2,S3,S4,S5,X)", "lay_away_oudler", "F7", {"card": "X"}),
    (
        discarding,
        "discard(S1,S2,S3,S4,S5,T2)",
        "lay_away_trump",
        "F7",
        {"card": "T2", "allowed": 0},
    ),
    (
        forced,
        "discard(S1,S2,H1,T2,T3,T5)",
        "lay_away_trumps_too_many",
        "F7",
        {"card": "T5", "allowed": 2},
    ),
    (
        lambda: french("sans pass pass pass"),
        "SK",
        "other_move_expected",
        None,
        {"found": "SK", "phase": "slam"},
    ),
    (
        showing,
        "poignee(T2,T3)",
        "poignee_size",
        "F19",
        {"found": 2, "allowed": ("10", "13", "15"), "seat": 1},
    ),
    (showing, f"poignee({TEN[:-4]},S1)", "poignee_not_trump", "F19", {"card": "S1", "seat": 1}),
    (showing, f"poignee({TEN[:-4]},T12)", "not_in_hand", "F19", {"card": "T12", "seat": 1}),
    (showing, f"poignee({TEN[:-4]},X)", "poignee_excuse_hides", "F19", {"card": "X", "seat": 1}),
    (showing, "T19", "not_in_hand", None, {"card": "T19", "seat": 1, "suit": None, "top": None}),
    (
        called,
        "H1",
        "called_suit_barred",
        "C2",
        {"card": "H1", "seat": 1, "suit": None, "top": None},
    ),
    (greer, "S1", "other_move_expected", "G3", {"found": "S1", "phase": "discard"}),
    (greer, "discard(S1)", "lay_away_count", "G3", {"found": 1, "expected": 2}),
    (greer, "discard(S1,SK)", "lay_away_king", "G3", {"card": "SK"}),
    (greer, "discard(S1,X)", "lay_away_oudler", "G3", {"card": "X"}),
    (greer, "discard(S1,C5)", "not_in_hand", "G3", {"card": "C5"}),
    (
        lambda: deal("mathers", 2, 0, seed="r"),
        "ask",
        "other_move_expected",
        "H5",
        {"found": "ask", "phase": "exchange"},
    ),
    (
        lambda: deal("mathers", 2, 0, seed="r"),
        "exchange(S1)",
        "lay_away_count",
        "H5",
        {"found": 1, "expected": 3},
    ),
    (
        lambda: asking("mathers", "T21", ""),
        "ask",
        "ask_not_two_over",
        "H12",
        {"seat": 1, "found": 1},
    ),
    (
        lambda: asking("mathers", "T21", ""),
        "S1",
        "other_move_expected",
        None,
        {"found": "S1", "phase": "ask"},
    ),
    (giving, "give(S9)", "give_not_tarot_trump", "H12", {"card": "S9"}),
    (giving, "give(T21)", "not_in_hand", "H12", {"card": "T21", "seat": 2}),
    (giving, "give(?)", "card_is_known", "H12", {}),
    (giving, "return(S9)", "other_move_expected", None, {"found": "return(S9)", "phase": "give"}),
    (returning, "return(SK)", "return_tarot_trump", "H12", {"card": "SK"}),
    (returning, "return(DK)", "not_in_hand", "H12", {"card": "DK", "seat": 1}),
    (returning, "return(?)", "card_is_known", "H12", {}),
    (returning, "give(DK)", "other_move_expected", None, {"found": "give(DK)", "phase": "return"}),
    (lambda: returning("mathers"), "return(HK)", "return_same_card", "H12", {"card": "HK"}),
    (
        lambda: mathers(2),
        "marks(luck=5)",
        "unknown_mark",
        "H22",
        {
            "found": "luck",
            "allowed": ("greater", "lesser", "trump_count", "tarot_trumps", "sequences"),
        },
    ),
    (
        lambda: asking("mathers", "T17 T19 T20", ""),
        "marks(lesser=5)",
        "marks_disagree",
        "H22",
        {"seat": 1, "expected": ("greater=5",)},
    ),
]


@pytest.mark.parametrize(("opening", "token", "code", "rule", "arguments"), CASES)
def test_refusals(opening, token: str, code: str, rule: str | None, arguments: dict) -> None:
    made = opening()
    before = made.copy()
    with pytest.raises(CodedError) as error:
        made.push(token)
    expected = dict(arguments)
    if code == "marks_disagree":
        # What else the hand happens to mark is named too.
        assert set(arguments["expected"]) <= set(error.value.arguments["expected"])
        expected["expected"] = error.value.arguments["expected"]
    assert (error.value.code, error.value.rule, dict(error.value.arguments)) == (
        code,
        rule,
        expected,
    )
    assert made == before


def test_a_late_poignee_and_a_second_one() -> None:
    made = showing()
    made.push(f"poignee({TEN})")
    with pytest.raises(CodedError) as error:
        made.push(f"poignee({TEN})")
    assert (error.value.code, error.value.rule) == ("poignee_twice", "F19")
    assert error.value.arguments == {"seat": 1}
    made.push("T21")
    while len(made.tricks) < 1:
        made.push(next(iter(made.legal_moves())))
    with pytest.raises(CodedError) as error:
        made.push(f"poignee({TEN})")
    assert (error.value.code, error.value.rule) == ("poignee_late", "F19")
    assert error.value.arguments == {"seat": 1}


@pytest.mark.parametrize(
    ("call", "kind", "code", "arguments"),
    [
        (
            lambda: deal("fft", 6, 0, seed="x"),
            BadDeal,
            "players_not_allowed",
            {"game": "fft", "found": 6, "allowed": ("3", "4", "5")},
        ),
        (
            lambda: deal("michelsen", 5, 0, seed="x"),
            BadDeal,
            "players_not_allowed",
            {"game": "michelsen", "found": 5, "allowed": ("4",)},
        ),
        (lambda: deal("fft", 4, 7, seed="x"), BadDeal, "bad_dealer", {"found": 8, "players": 4}),
        (
            lambda: rules_named("fft", [("luck", "1")]),
            BadOption,
            "unknown_option",
            {
                "option": "luck",
                "allowed": (
                    "defence_slam", "excuse_last_trick", "forced_discard_counts", "match_deals",
                    "match_points", "passed_out_shows_talon", "petit_au_bout_before_excuse",
                    "slam_announcer_leads", "trump_lead_needs_break", "undertrump",
                ),
            },
        ),
        (
            lambda: rules_named("fft", [("undertrump", "x")]),
            BadOption,
            "bad_option_value",
            {"option": "undertrump", "found": "x", "allowed": ("any", "lowest")},
        ),
        (
            lambda: rules_named("fft", [("defence_slam", "x")]),
            BadOption,
            "bad_option_value",
            {"option": "defence_slam", "found": "x", "allowed": ("yes", "no")},
        ),
        (
            lambda: rules_named("fft", [("match_deals", "x")]),
            BadOption,
            "bad_option_value",
            {"option": "match_deals", "found": "x", "allowed": ("0", "1…")},
        ),
        (
            lambda: rules_named("whist"),
            BadOption,
            "unknown_game",
            {
                "found": "whist",
                "allowed": ("fft", "michelsen", "mathers", "mathers-1888", "greer"),
            },
        ),
    ],
)  # fmt: skip
def test_bad_deals_and_options(call, kind: type, code: str, arguments: dict) -> None:
    with pytest.raises(kind) as error:
        call()
    assert (error.value.code, dict(error.value.arguments)) == (code, arguments)


def test_bad_matches_say_which_deal() -> None:
    from oudler.games import Match
    from oudler.games.match import MatchDeal
    from oudler.games.mathers_score import MathersResult

    passed = over()
    started = Match(passed.rules, 4, passed.dealer)
    with pytest.raises(BadMatch) as error:
        started.add(make("fft", 4, ["S1"], dealer=passed.dealer))
    assert error.value.arguments == {"number": 1}
    open_score = mathers(2)
    open_score.state.result = MathersResult("played", None)
    with pytest.raises(BadMatch) as error:
        Match(open_score.rules, 2, 1).add(open_score)
    assert (error.value.code, error.value.arguments) == ("match_score_unknown", {"number": 1})
    assert Match.of([passed]).first_dealer == passed.dealer
    assert Match.of([passed]).deals == (MatchDeal(3, passed.result),)


# -- more of what a state must keep --------------------------------------------------------------


def test_phases_of_legal_moves() -> None:
    for made in (french(), discarding(), showing(), over(), greer(), giving(), returning()):
        assert made.legal_moves().phase is made.phase
        if made.over:
            assert list(made.legal_moves()) == []
            assert len(made.legal_moves()) == 0
    finished = mathers(2)
    finished.state.phase, finished.state.turn = Phase.OVER, None
    assert (finished.legal_moves().phase, len(finished.legal_moves())) == (Phase.OVER, 0)
    with pytest.raises(CodedError) as error:
        finished.push("S1")
    assert error.value.code == "deal_over"


def test_what_an_unknown_return_leaves_certain() -> None:
    """In 1888 no Tarot trump goes back, in the seed's game not the card received."""
    for game, kept in (("mathers-1888", "HK SK T21"), ("mathers", "HK")):
        made = returning(game)
        before = made.view(-1).known.hands[0]
        assert before & TAROT_TRUMPS
        made.push("return(S2)")
        after = made.view(-1).known
        assert after.hands[0] == sum(c.bit for c in CARDS if c.code in kept.split())
        assert after.unknown[0] == 25 - len(kept.split())


def test_facts_of_exchanges_and_discards_name_seat_and_unknown() -> None:
    made = nobody_known("mathers", 2, 0)
    full, echo = made.push("exchange(S1,?,?)")
    assert (full.fact.seat, full.fact.laid.codes, full.fact.unknown) == (0, ("S1",), 2)
    assert (echo.fact.seat, echo.fact.laid, echo.fact.taken, echo.echo) == (0, None, None, True)
    chien = nobody_known("fft", 4, 3, "prise pass pass pass")
    full, echo = chien.push("discard(S1,?,?,?,?,?)")
    assert (full.fact.unknown, full.fact.count, full.fact.cards.codes) == (5, 6, ("S1",))
    assert (echo.fact.cards, echo.fact.count) == (None, 6)


def test_an_exchange_hides_what_was_known() -> None:
    """Cards that a seat was known to hold may be among those it laid away."""
    made = deal("mathers", 3, 0, seed="doubt")
    for _ in range(3):
        hand = made.hand(made.turn)
        made.push(f"exchange({','.join(hand.codes[:3])})")
    # Seat 1 took what the dealer laid away, and the dealer saw it lay three away after that.
    assert made.view(0).known.unknown[1] + made.view(0).known.hands[1].bit_count() == 25


def test_deals_differ_by_cards_events_or_moves() -> None:
    one, two = french("pass"), french("pass", hands=("S2 H2",))
    assert one != two
    assert one == french("pass")
    assert one != french()
    assert one != "a deal"
    assert over() != french("pass pass pass prise")


def test_asks_may_be_made_at_two_and_five() -> None:
    known = nobody_known("mathers-1888", 2, 1, "exchange(?,?,?)").state
    for held, may in (
        ("", True),
        ("SK HK", True),
        ("SK HK DK CK T1", True),
        ("SK HK DK CK T1 X", False),
    ):
        state = known.copy()
        state.hands[0] = sum(c.bit for c in CARDS if c.code in held.split())
        state.unknown[0] = 25 - len(held.split())
        assert state.may_ask(0) == may, held
    state = known.copy()
    state.hands[0] = sum(c.bit for c in CARDS if c.code in ("SK", "S1"))
    state.unknown[0] = 0
    assert not state.may_ask(0)
    # Nobody else may hold enough: all other Tarot trumps are seen elsewhere.
    state.unknown[0] = 3
    state.hands[1] = TAROT_TRUMPS & ~state.hands[0]
    assert not state.may_ask(0)


def test_refusals_in_a_trick_name_the_suit_and_the_top_trump() -> None:
    hands = ("S1 S2", "T9 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK C1 C2 C3")
    made = make(
        "fft",
        4,
        [*hands, "T3 T12 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ DN DQ DK C4 C5", "T1 T2"],
        moves="sans pass pass pass noslam S1 T9",
    )
    with pytest.raises(CodedError) as error:
        made.push("T3")
    assert (error.value.code, error.value.rule) == ("must_overtrump", "F11")
    assert error.value.arguments == {"card": "T3", "seat": 3, "suit": "S", "top": "T9"}
    with pytest.raises(CodedError) as error:
        made.push("D1")
    assert (error.value.code, error.value.rule) == ("must_trump", "F11")
    led = make("fft", 4, ["X S1", "S2"], moves="sans pass pass pass noslam X")
    with pytest.raises(CodedError) as error:
        led.push("CK")
    assert error.value.arguments["suit"] is None, "an Excuse led names no suit"


def test_a_finished_greer_deal_has_no_moves_left() -> None:
    from tests.deals import random_deal

    made = random_deal("greer", 4, 3)
    legal = made.legal_moves()
    assert (legal.phase, list(legal)) == (Phase.OVER, [])
    with pytest.raises(CodedError) as error:
        legal.check(made.moves[-1])
    found = {"found": str(made.moves[-1])}
    assert (error.value.code, error.value.arguments) == ("deal_over", found)


def test_tokens_are_checked_as_push_takes_them() -> None:
    made = make("fft", 4, ["S1 H1"], moves="sans pass pass pass noslam")
    legal = made.legal_moves()
    legal.check("s1")
    with pytest.raises(CodedError) as error:
        legal.check("DK")
    assert (error.value.code, error.value.arguments["card"]) == ("not_in_hand", "DK")
    with pytest.raises(CodedError) as error:
        legal.check("nonsense")
    assert error.value.code == "unknown_token"
    bids = make("fft", 4, []).legal_moves()
    bids.check("garde")
    with pytest.raises(CodedError):
        bids.check("S1")
    laid = make("fft", 4, ["S1 S2 SK"], talon="S3 S4 S5 S6 S7 S8", moves="prise pass pass pass")
    laid.legal_moves().check("discard(S1,S2,S3,S4,S5,S6)")
    with pytest.raises(CodedError) as error:
        laid.legal_moves().check("discard(SK,S2,S3,S4,S5,S6)")
    assert error.value.code == "lay_away_king"


def test_greers_discard_shows_nothing_and_counts_the_unknown() -> None:
    made = nobody_known("greer", 4, 3)
    full, echo = made.push("discard(S1,?)")
    assert (full.fact.cards.codes, full.fact.shown.codes, full.fact.unknown) == (("S1",), (), 1)
    assert (echo.fact.cards, echo.fact.shown.codes, echo.fact.count) == (None, (), 2)
    assert nobody_known("greer", 3, 2).state.never_laid_away() == 0


def test_asks_tell_who() -> None:
    made = asking("mathers-1888", "T21 SK", "HK DK")
    asked, must = made.push("ask")
    assert (asked.fact.seat, asked.fact.cards.codes) == (0, ("SK", "T21"))
    assert (must.fact.asker, must.fact.giver, must.fact.maybe) == (0, 1, ())
    other = asking("mathers-1888", "T21 SK", "HK DK")
    assert other.push("noask")[0].fact.seat == 0
    open_ask = mathers(3)
    asked, must = open_ask.push("ask")
    assert asked.fact.cards.codes == ()
    assert (must.fact.asker, must.fact.giver, must.fact.maybe) == (0, 1, (1, 2))
    assert open_ask.legal_moves().phase is Phase.GIVE
    assert mathers(2).legal_moves().phase is Phase.ASK


def test_an_open_ask_goes_to_those_who_may_hold_one() -> None:
    """The first may hold a Tarot trump, the second surely does: nobody after her is asked."""
    made = mathers(3)
    made.state.hands[2] = next(c.bit for c in CARDS if c.code == "HK")
    made.state.unknown[2] = 24
    must = made.push("ask")[1]
    assert must.fact.maybe == (1, 2)
    assert {str(m) for m in made.legal_moves()} >= {"give(HK)", "give(SK)", "give(?)"}
    sure = mathers(3)
    sure.state.hands[1] = next(c.bit for c in CARDS if c.code == "HK")
    sure.state.unknown[1] = 24
    must = sure.push("ask")[1]
    assert (must.fact.giver, must.fact.maybe) == (1, ())
    nobody = mathers(3)
    for seat in (1, 2):
        nobody.state.excluded[seat] = TAROT_TRUMPS
    assert type(nobody.push("ask")[1].fact).__name__ == "AskUnanswered"


def test_one_unknown_card_is_enough_to_give_an_unknown_one() -> None:
    made = mathers(2, "ask give(HK)")
    made.state.unknown[0] = 1
    made.state.hands[0] = sum(c.bit for c in CARDS[:25])
    assert "return(?)" in {str(move) for move in made.legal_moves()}


def test_lay_away_answers_for_any_object() -> None:
    legal = discarding().legal_moves()
    assert "discard" not in legal
    assert None not in legal
    assert len(list(showing().legal_moves())) == len(showing().legal_moves())
    assert all(move in showing().legal_moves() for move in showing().legal_moves())


def test_rigged_discards_can_be_sampled() -> None:
    from random import Random

    made = forced()
    for seed in range(20):
        move = made.legal_moves().sample(Random(seed))
        assert move in made.legal_moves()
        assert sum(one.is_trump for one in move.cards.known) == 2


def test_options_after_a_number_are_read_too() -> None:
    rules = rules_named("fft", [("match_deals", "4"), ("undertrump", "lowest")])
    assert (rules.match_deals, rules.undertrump) == (4, "lowest")


def test_shown_poignees_keep_their_cards() -> None:
    made = showing()
    made.push(f"poignee({TEN})")
    assert [(one.seat, one.size, len(one.cards)) for one in made.state.poignees] == [
        (0, "simple", 10)
    ]
    assert made.state.unknown == [0, 0, 0, 0]


def test_copies_share_nothing() -> None:
    made = french()
    twin = made.copy()
    twin.push("garde")
    assert made.moves == ()
    assert len(made.events) < len(twin.events)
    assert made.state.bids == []
    assert made.view(1) == french().view(1)


def test_the_usual_deal() -> None:
    made = deal(seed="usual")
    assert (made.rules.name, made.players, made.dealer) == ("fft", 4, 0)
    assert deal("mathers", seed="usual").players == 2
    with pytest.raises(TypeError, match=r"^a deal needs a seed, a pack or hands$"):
        deal("fft")


def test_a_poignee_with_the_excuse_is_one_showing() -> None:
    made = make("fft", 4, ["T2 T3 T4 T5 T6 T7 T8 T9 T10 X S1"], moves="sans pass pass pass noslam")
    (choice,) = made.legal_moves().poignees
    assert len(choice) == 1
    assert [str(cards) for cards in choice.cards()] == ["T2 T3 T4 T5 T6 T7 T8 T9 T10 X"]


def test_forced_trumps_are_held_against_a_wrong_largest_poignee() -> None:
    """F22: the trump laid away counts, so the fault named is the plain card or the Excuse."""
    from tests.games.test_french import taker_with

    hand = "SK HK DK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16"
    made = taker_with(hand, talon="CK S2 S3 S4 S5 H6")
    made.push("discard(S2,S3,S4,S5,H6,T9)")
    made.push("noslam")
    while made.turn != 0:
        made.push(next(iter(made.legal_moves())))
    wrong = "T2,T3,T4,T5,T6,T7,T8,T9,T10,T11,T12,T13,T14,T15,T20"
    with pytest.raises(CodedError) as error:
        made.push(f"poignee({wrong})")
    assert (error.value.code, error.value.arguments["card"]) == ("not_in_hand", "T20")


def test_marks_unknown_at_the_time_come_from_the_cards_played_later() -> None:
    """H7: also when cards changed hands after, or before, the seat would have marked."""
    from tests.deals import random_deal
    from tests.games.test_unknown import hidden

    before = after = 0
    for seed in range(400):
        full = random_deal("mathers", 3, seed)
        if not full.state.transfers:
            continue
        made = hidden(full, {0, 1, 2}, talon=False)
        for move in full.moves:
            made.push(move)
        for transfer in full.state.transfers:
            place = full.state.round_from(full.state.next_seat(full.dealer)).index(transfer.giver)
            before += place < transfer.marked
            after += place >= transfer.marked
        if made.result.scores is not None:
            assert made.result.totals == full.result.totals
    two = 0
    for seed in range(300):
        full = random_deal("mathers", 2, seed)
        if not full.state.transfers:
            continue
        made = hidden(full, {0, 1}, talon=False)
        for move in full.moves:
            made.push(move)
        assert made.result.totals == full.result.totals
        two += 1
    assert two > 3
    assert before
    assert after


def test_a_sample_reaches_every_card_equally() -> None:
    from collections import Counter
    from random import Random

    legal = french("sans pass pass pass noslam", hands=("S1 S2 S3 S4",)).legal_moves()
    rng = Random(3)
    counts = Counter(str(legal.sample(rng)) for _ in range(1800))
    assert set(counts) == {one.code for one in legal.cards}
    assert max(counts.values()) < 2 * min(counts.values())
    poignees = sum(
        str(showing().legal_moves().sample(rng)).startswith("poignee") for _ in range(200)
    )
    assert 60 < poignees < 140


@pytest.mark.parametrize(
    ("moves", "token", "rule"),
    [
        ("garde", "prise", "M10"),
        ("sans pass pass pass noslam H1", "SK", "M22"),
        ("garde pass pass pass", "discard(SK)", "M14"),
        ("sans pass pass pass noslam", "poignee(T1)", "M17"),
    ],
)
def test_michelsens_game_cites_its_own_rules(moves: str, token: str, rule: str) -> None:
    made = french(moves, "michelsen", ("H1 SK", "H2 SQ"))
    with pytest.raises(CodedError) as error:
        made.push(token if token != "SK" else "SQ")
    assert error.value.rule == rule


def test_michelsens_scores_cite_its_own_rules() -> None:
    from tests.deals import random_deal

    seen = set()
    for seed in range(60):
        for game, letter in (("michelsen", "M"), ("fft", "F")):
            cited = {step.rule for step in random_deal(game, 4, seed).result.steps}
            assert all(rule.startswith(letter) for rule in cited), cited
            seen |= cited
    assert {"M10", "M17", "M19", "M32", "M33", "F6", "F18", "F24"} <= seen
