"""Deals of which not every card is known: what can be checked is checked."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oudler.cards import ALL, CardSet
from oudler.games import Deal, Dealt, Hand, IllegalMove, Phase, deal
from oudler.games.moves import Cards, Discard, Exchange, Give, Marks, Move, Return
from tests.deals import TABLES, examples, make, mask, play_on, random_deal


def hidden(made: Deal, seats: set[int], talon: bool = True, **more: object) -> Deal:
    """The opening of the same deal with these hands (and the talon) unknown."""
    hands = tuple(
        Hand(CardSet(), len(hand)) if seat in seats else hand
        for seat, hand in enumerate(made.dealt.hands)
    )
    chien = (None,) * len(made.dealt.talon) if talon else made.dealt.talon
    dead = Hand(CardSet(), len(made.dealt.dead)) if talon else made.dealt.dead
    return deal(made.rules, made.players, made.dealer, dealt=Dealt(hands, chien, dead))


def blurred(move: Move) -> Move:
    """The move as a record of a real table may have it: hidden cards as question marks."""
    if isinstance(move, (Discard, Exchange)):
        return type(move)(Cards(CardSet(), len(move.cards)))
    if isinstance(move, Return):
        return Return(None)
    return move


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(12), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_deal_of_unknown_hands_scores_from_what_was_played(
    game: str, players: int, seed: int
) -> None:
    """All hands unknown, what was laid away unknown: the cards played tell the rest."""
    made = random_deal(game, players, seed)
    if made.result.outcome == "petit_sec":
        return
    again = hidden(made, set(range(players)))
    transfers = False
    for move in made.moves:
        transfers = transfers or isinstance(move, Give)
        again.push(blurred(move))
    assert again.over
    if transfers:
        # Who gave, or what went back, was not written down: marks may stay open.
        assert again.result.scores in (None, made.result.scores)
    else:
        assert again.result.scores == made.result.scores


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(12), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_with_some_hands_known_nothing_true_is_refused(game: str, players: int, seed: int) -> None:
    made = random_deal(game, players, seed)
    if made.result.outcome == "petit_sec":
        return  # nothing is played, and a hand that is not known shows no petit sec
    rng = Random(seed)
    seats = {seat for seat in range(players) if rng.random() < 0.5}
    again = hidden(made, seats, talon=rng.random() < 0.5)
    for move in made.moves:
        if again.over:
            break
        # Whether an ask was answered shows only with the move after it.
        open_ask = again.phase is Phase.GIVE and again.state.maybe
        assert open_ask or move in again.legal_moves()
        again.push(move)
    assert again.result.scores in (None, made.result.scores)


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(8), deadline=None)
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 60))
def test_what_is_possible_covers_the_truth(game: str, players: int, seed: int, stop: int) -> None:
    made = random_deal(game, players, seed)
    if made.result.outcome == "petit_sec":
        return
    again = hidden(made, set(range(players)))
    twin = deal(made.rules, players, made.dealer, dealt=made.dealt)
    for move in made.moves[:stop]:
        again.push(move)
        twin.push(move)
        for seat in range(players):
            if any(isinstance(past, Give) for past in again.moves):
                continue
            assert twin.state.hands[seat] & ~again.state.possible(seat) == 0
            assert len(twin.hand(seat)) == (
                again.state.hands[seat].bit_count() + again.state.unknown[seat]
            )


def nobody_known(game: str, players: int, dealer: int, moves: str = "") -> Deal:
    from oudler.games import PRESETS

    layout = PRESETS[game].layout(players)
    hands = tuple(Hand(CardSet(), layout.hand) for _ in range(players))
    dead = Hand(CardSet(), layout.dead * layout.hand)
    made = deal(game, players, dealer, dealt=Dealt(hands, (None,) * layout.talon, dead))
    for token in moves.split():
        made.push(token)
    return made


def refused(made: Deal, token: str) -> IllegalMove:
    before = made.copy()
    with pytest.raises(IllegalMove) as error:
        made.push(token)
    assert made == before
    return error.value


def test_a_card_cannot_be_played_twice() -> None:
    made = nobody_known("fft", 4, 3, "sans pass pass pass noslam S1 S2 S3")
    assert refused(made, "S1").code == "already_played"
    made.push("S4")
    assert refused(made, "S2").code == "already_played"


def test_a_revoke_shows_when_the_card_comes_out() -> None:
    """Seat 2 trumps spades, so it holds none; seat 3 throws a heart, so no spade and no trump."""
    made = nobody_known("fft", 4, 3, "sans pass pass pass noslam S1 T5 H1 S4 T6")
    assert refused(made, "T7").arguments["seat"] == 3
    for token in "H2 T8 S5 S6 D1 T9".split():
        made.push(token)
    assert made.turn == 2
    error = refused(made, "S8")
    assert (error.code, error.arguments["card"]) == ("not_in_hand", "S8")
    made.push("C2")


def test_hands_that_cannot_be_filled_show_with_the_card() -> None:
    """Seats 1 to 3 hold neither spades nor trumps after C1, and too little else is left."""
    made = nobody_known("fft", 4, 3, "sans pass pass pass noslam S1 T5 H1 S4 T6 H2 T8 S5 S6 D1")
    error = refused(made, "C1")
    assert error.code == "cards_left_impossible"
    assert (error.arguments["needed"], error.arguments["found"]) == (46, 39)
    made.push("T9")


def test_a_card_of_a_talon_that_nobody_takes_is_in_no_hand() -> None:
    full = make("fft", 4, [], talon="S1 S2 S3 S4 S5 S6")
    for contract in ("sans", "contre"):
        made = hidden(full, {0, 1, 2, 3}, talon=False)
        for token in f"{contract} pass pass pass noslam".split():
            made.push(token)
        assert refused(made, "S1").code == "not_in_hand"
        made.push("S7")


def test_the_excuse_in_a_poignee_says_that_there_are_no_other_trumps() -> None:
    shown = ",".join(f"T{n}" for n in range(1, 10))
    made = nobody_known("fft", 4, 3, f"sans pass pass pass noslam poignee({shown},X)")
    assert refused(made, "T10").code == "not_in_hand"
    made.push("T9")


@pytest.mark.parametrize("seed", range(20))
def test_a_forced_trump_that_the_record_hides(seed: int) -> None:
    """The taker has four plain cards to lay away and six to go: two trumps, written as ``?``."""
    trumps = " ".join(f"T{n}" for n in range(2, 18))
    opening = "prise pass pass pass"
    full = make("fft", 4, [f"{trumps} SK HK"], talon="S1 H1 D1 C1 T18 T19", moves=opening)
    full.push("discard(S1,H1,D1,C1,T2,T3)")
    play_on(full, Random(seed))
    for cards in ("discard(S1,H1,D1,C1,?,?)", "discard(?,?,?,?,?,?)", "discard(S1,H1,D1,C1,T2,?)"):
        again = deal(full.rules, 4, full.dealer, dealt=full.dealt)
        for move in full.moves:
            hides = isinstance(move, Discard)
            again.push_recorded(cards if hides else move)
            assert all(count >= 0 for count in again.state.unknown)
        assert again.result == full.result


def test_an_undertrump_rules_higher_trumps_out() -> None:
    made = nobody_known("fft", 4, 3, "sans pass pass pass noslam S1 T9 T4 S2")
    assert made.state.excluded[2] & mask("T10 T21") == mask("T10 T21")
    assert made.state.excluded[2] & mask("S3") == mask("S3")
    assert not made.state.excluded[2] & mask("T3 X")
    assert made.turn == 1
    made.push("T20")
    assert refused(made, "T21").code == "not_in_hand"


def test_a_card_seen_elsewhere_cannot_be_in_an_unknown_hand() -> None:
    full = make("fft", 4, ["S1 S2"])
    made = hidden(full, {1, 2, 3})
    for token in "sans pass pass pass noslam S1".split():
        made.push(token)
    assert refused(made, "S2").code == "not_in_hand"
    made.push("S3")


def test_a_known_part_of_a_hand_binds() -> None:
    layout_hand = Hand(CardSet.parse("S1 S2 T5"), 15)
    rest = tuple(Hand(CardSet(), 18) for _ in range(3))
    made = deal("fft", 4, 2, dealt=Dealt((*rest, layout_hand), (None,) * 6))
    for token in "sans pass pass pass noslam".split():
        made.push(token)
    assert made.turn == 3
    made.push("H1")
    made = deal("fft", 4, 3, dealt=Dealt((layout_hand, *rest), (None,) * 6))
    for token in "pass pass pass sans noslam".split():
        made.push(token)
    made.push("S1")
    made.push("S3")
    made.push("S4")
    made.push("SK")
    assert made.turn == 3
    made.push("S6")
    assert refused(made, "T5").code == "must_follow"
    assert refused(made, "H9").code == "must_follow"
    made.push("S7")


def test_no_petit_sec_is_seen_in_a_hand_that_is_not_known() -> None:
    made = nobody_known("fft", 4, 0)
    assert made.phase is Phase.AUCTION


def test_discards_of_an_unknown_hand() -> None:
    made = nobody_known("fft", 4, 3, "prise pass pass pass")
    assert refused(made, "discard(SK,?,?,?,?,?)").code == "lay_away_king"
    assert refused(made, "discard(X,?,?,?,?,?)").code == "lay_away_oudler"
    assert refused(made, "discard(?,?,?,?,?)").code == "lay_away_count"
    made.push("discard(T2,S1,?,?,?,?)")
    assert made.view(1).known.forced == mask("T2")
    made.push("noslam")
    assert refused(made, "S1").code in ("not_in_hand", "already_played")


def test_kings_and_oudlers_cannot_turn_out_to_have_been_laid_away() -> None:
    """F7, G3: when all cards but one are played the rest is known."""
    full = next(
        made
        for made in (random_deal("greer", 4, seed) for seed in range(99))
        if made.state.pile.bit_count() == 2
    )
    made = hidden(full, {0, 1, 2, 3})
    pile = full.state.pile
    king = full.tricks[-1].cards[-1]
    made.push("discard(?,?)")
    for move in full.moves[1:-1]:
        made.push(move)
    laid = CardSet(pile).codes
    if king.code in ("T1", "T21", "X") or king.code.endswith("K"):
        assert refused(made, laid[0]).code == "laid_away_king_or_oudler"
    made.push(king.code)
    assert made.over


@pytest.mark.parametrize(
    ("game", "opening", "rule"),
    [
        ("fft", "prise pass pass pass", "F7"),
        ("fft", "sans pass pass pass", None),
        ("greer", "discard(?,?)", "G3"),
    ],
)
def test_what_may_not_be_left_over(game: str, opening: str, rule: str | None) -> None:
    """Of the last cards one is played and the rest turns out to have been laid away."""
    state = nobody_known(game, 4, 3, opening).state
    state.played = ALL & ~mask("S1 S2 S3 S4 S5 S6 HK")
    state.check_last_card(next(iter(CardSet.parse("HK"))))
    if rule is None:
        state.check_last_card(next(iter(CardSet.parse("S1"))))
        return
    with pytest.raises(IllegalMove) as error:
        state.check_last_card(next(iter(CardSet.parse("S1"))))
    assert error.value.code == "laid_away_king_or_oudler"
    assert (error.value.rule, error.value.arguments) == (rule, {"card": "HK"})


def test_a_poignee_of_an_unknown_hand() -> None:
    ten = "T2,T3,T4,T5,T6,T7,T8,T9,T10,T11"
    made = nobody_known("fft", 4, 3, "sans pass pass pass noslam")
    assert refused(made, f"poignee({ten},T12)").code == "poignee_size"
    assert refused(made, "poignee(T2,T3,T4,T5,T6,T7,T8,T9,T10,S1)").code == "poignee_not_trump"
    made.push(f"poignee({ten})")
    assert made.state.hands[0] == mask(ten.replace(",", " "))
    assert made.state.unknown[0] == 8
    made.push("T2")
    assert refused(made, "poignee(T12,T13,T14,T15,T16,T17,T18,T19,T20,T3)").code == "not_in_hand"
    # With the Excuse shown no other trump is hidden; one that is known contradicts it.
    known = Hand(CardSet.parse("T1"), 17)
    rest = tuple(Hand(CardSet(), 18) for _ in range(3))
    other = deal("fft", 4, 3, dealt=Dealt((known, *rest), (None,) * 6))
    for token in "sans pass pass pass noslam".split():
        other.push(token)
    nine = ten.replace("T11", "X")
    assert refused(other, f"poignee({nine})").code == "poignee_excuse_hides"
    other.push(f"poignee({nine.replace('T2', 'T1')})")


def test_a_called_card_of_unknown_hands() -> None:
    made = nobody_known("fft", 5, 4, "sans pass pass pass pass")
    assert len(made.legal_moves()) == 16, "any court may be called as far as is known"
    made.push("call(HK)")
    made.push("noslam")
    assert made.state.partner is None
    made.push("HK")
    assert made.state.partner is None, "the taker led his own king"
    assert made.state.revealed is None


def test_the_partner_is_found_when_the_called_card_falls() -> None:
    made = nobody_known("fft", 5, 4, "pass pass pass pass sans call(HK) noslam S1 S2 HK")
    assert made.state.partner == 2
    assert made.state.revealed == 2
    assert made.state.attack == {4, 2}


# -- Mathers -------------------------------------------------------------------------------------


def mathers(players: int = 2, moves: str = "", game: str = "mathers-1888") -> Deal:
    return nobody_known(game, players, players - 1, f"exchange(?,?,?) {moves}")


def test_marks_may_be_written_for_a_hand_that_is_not_known() -> None:
    made = mathers()
    made.push("marks(greater=5,sequences=10,lesser=0)")
    assert [(m.category, m.points) for m in made.state.marks[0]] == [
        ("greater", 5),
        ("sequences", 10),
    ]
    made.push("noask")
    error = refused(made, "marks(luck=5)")
    assert (error.code, error.rule, error.arguments["found"]) == ("unknown_mark", "H22", "luck")


def test_written_marks_must_agree_with_a_known_hand() -> None:
    made = make("mathers-1888", 2, ["T17 T18 T20"])
    made.push(made.legal_moves().sample(Random(1)))
    words = ",".join(f"{m.category}={m.points}" for m in made.state.marks[0])
    error = refused(made, f"marks({words},luck=5)")
    assert error.code == "unknown_mark"
    assert refused(made, "marks(greater=10)").code == "marks_disagree"
    assert refused(made, f"marks({words},{words.split(',')[0]})").code == "marks_disagree"
    (event,) = made.push(f"marks({words})")
    assert event.fact.seat == 0
    error = refused(made, f"marks({words})")
    assert (error.code, error.rule, error.arguments) == ("marks_twice", "H22", {"seat": 1})
    assert isinstance(made.moves[-1], Marks)
    made.push("noask")


def test_written_marks_make_the_score() -> None:
    full = next(
        m for m in (random_deal("mathers", 2, s) for s in range(50)) if "give" not in str(m.moves)
    )
    made = hidden(full, {0, 1})
    for move in full.moves:
        if made.phase is Phase.ASK and made.state.marks[made.turn] is None:
            marked = full.state.marks[made.turn]
            pairs = ",".join(f"{mark.category}={mark.points}" for mark in marked)
            made.push(f"marks({pairs})")
        made.push(blurred(move))
    assert made.result.scores == full.result.scores
    assert made.result.totals == full.result.totals


def test_an_ask_of_unknown_hands_is_answered_or_not_by_what_follows() -> None:
    silent = mathers(2, "ask")
    assert silent.phase is Phase.GIVE
    assert silent.state.maybe == (1,)
    silent.push("noask")
    assert silent.state.calls == [5, 0]
    assert silent.phase is Phase.PLAY
    answered = mathers(2, "ask give(HK)")
    assert answered.phase is Phase.RETURN
    assert answered.state.hands[0] == mask("HK")
    assert answered.state.unknown == [25, 24], "a card more until one goes back"
    answered.push("return(?)")
    assert answered.state.calls == [0, 0]
    assert answered.state.unknown == [24, 25]
    assert refused(mathers(2, "ask"), "give(S1)").code == "give_not_tarot_trump"
    assert refused(mathers(2, "ask"), "return(S1)").code == "other_move_expected"


def test_with_three_unknown_hands_the_giver_may_stay_open() -> None:
    made = mathers(3, "ask give(HK)")
    assert made.state.transfers[0].giver is None
    made.push("return(S1)")
    assert made.state.hands == [mask("HK"), 0, 0]
    assert made.state.unknown == [24, 25, 25]
    made.push("noask")
    made.push("noask")
    assert made.phase is Phase.PLAY


def test_who_holds_the_card_given_is_the_giver() -> None:
    full = make("mathers-1888", 3, ["CK DK", "", "SK HK"], dealer=0)
    made = hidden(full, {0, 1})
    made.push("exchange(?,?,?)")
    assert made.turn == 1
    made.push("ask")
    made.push("give(HK)")
    assert made.state.transfers[0].giver == 2


def test_an_unknown_card_may_be_given_only_from_an_unknown_hand() -> None:
    made = mathers(2, "ask give(?)")
    assert made.state.unknown == [26, 24]
    made.push("return(?)")
    assert made.state.unknown == [25, 25]


@pytest.mark.parametrize(
    ("game", "opening", "fits", "too_many"),
    [
        ("greer", "", "discard(S1,S3)", "discard(S1,S2)"),
        ("fft", "prise pass pass pass", "discard(S1,S3,S4,S5,S6,S7)", "discard(S1,S2,S3,S4,S5,S6)"),
        ("mathers-1888", "", "exchange(S1,S3,S4)", "exchange(S1,S2,S3)"),
    ],
)
def test_no_more_cards_are_named_than_the_hand_has_room_for(
    game: str, opening: str, fits: str, too_many: str
) -> None:
    """One card of the hand is unknown: of two that are not known to be there one is too many."""
    players = 2 if game.startswith("mathers") else 4
    seat = 0 if game == "fft" else players - 1
    rest = [card for card in CardSet(ALL) if card.code not in ("S1", "S2")]
    full = make(game, players, [""] * seat + [" ".join(c.code for c in rest[:1])])
    size = len(full.dealt.hands[seat])
    mine = CardSet(rest[: size - 1])
    hands = tuple(
        Hand(mine, 1) if other == seat else Hand(CardSet(), size) for other in range(players)
    )
    talon = tuple(rest[size - 1 : size - 1 + len(full.dealt.talon)])
    dead = Hand(CardSet(), len(full.dealt.dead))
    made = deal(game, players, players - 1, dealt=Dealt(hands, talon, dead))
    for token in opening.split():
        made.push(token)
    assert refused(made, too_many).code == "not_in_hand"
    made.push(fits)
    assert min(made.state.unknown) >= 0
