"""French tarot: auction, call, discard, slam, poignées, play. Rules F, C, M."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from oudler.cards import CardSet, card
from oudler.games import BadDeal, BadOption, Contract, IllegalMove, Phase, deal, rules_named
from oudler.games.french import FFT, MICHELSEN, FrenchState
from oudler.games.legal import LayAway, Plays, PoigneeChoice
from oudler.games.moves import Call
from tests.deals import golden, make, mask, play_on

LOW_HANDS = ["S1 S2 S3 S4", "H1 H2 H3 H4", "D1 D2 D3 D4", "C1 C2 C3 C4"]


def refused(made, token: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        made.push(token)
    return error.value


def state(made) -> FrenchState:
    assert isinstance(made.state, FrenchState)
    return made.state


def tokens(legal) -> list[str]:
    return [str(move) for move in legal]


# -- the deal ------------------------------------------------------------------------------------


def test_sizes_for_each_number_of_players() -> None:
    for players, hand, talon in ((3, 24, 6), (4, 18, 6), (5, 15, 3)):
        made = deal("fft", players, 0, seed="sizes")
        assert [len(made.hand(seat)) for seat in range(players)] == [hand] * players
        assert len(made.dealt.talon) == talon
    with pytest.raises(BadDeal) as error:
        deal("fft", 2, 0, seed="x")
    assert error.value.code == "players_not_allowed"
    with pytest.raises(BadDeal):
        deal("michelsen", 3, 0, seed="x")


def test_the_seat_after_the_dealer_speaks_first() -> None:
    for dealer in range(4):
        made = deal("fft", 4, dealer, seed="first")
        assert made.turn == (dealer + 1) % 4
        assert made.phase is Phase.AUCTION


# -- petit sec -----------------------------------------------------------------------------------

HEARTS = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK C1 C2 C3"
DIAMONDS = "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ DN DQ DK C4 C5"
PLAIN_18 = "S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 H6 H7 H8"


@pytest.mark.parametrize("game", ["fft", "michelsen"])
@pytest.mark.parametrize("seat", range(4))
def test_petit_sec_ends_the_deal_before_the_auction(game: str, seat: int) -> None:
    hands = [""] * 4
    hands[seat] = PLAIN_18 + " T1"
    made = make(game, 4, hands)
    assert made.over
    assert made.turn is None
    assert made.result.outcome == "petit_sec"
    assert made.result.scores == (0, 0, 0, 0)
    assert made.events[-2].fact.seat == seat
    assert made.events[-2].fact.hand == made.hand(seat)
    assert made.events[-2].visible_to is None
    assert refused(made, "pass").code == "deal_over"
    assert refused(made, "S1").code == "deal_over"
    assert tokens(made.legal_moves()) == []


def test_petit_sec_at_three_and_five() -> None:
    three = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ T1"
    assert make("fft", 3, ["", three]).result.outcome == "petit_sec"
    five = "S1 S2 S3 S4 S5 S6 S7 S8 S9 H1 H2 H3 H4 H5 T1"
    assert make("fft", 5, ["", "", "", "", five]).result.outcome == "petit_sec"


@pytest.mark.parametrize("other", ["X", "T2", "T21"])
def test_with_another_trump_or_the_excuse_it_is_no_petit_sec(other: str) -> None:
    made = make("fft", 4, [PLAIN_18.replace(" H8", f" T1 {other}")])
    assert made.phase is Phase.AUCTION


def test_a_lone_excuse_or_a_hand_without_trumps_is_played() -> None:
    assert make("fft", 4, [PLAIN_18 + " X"]).phase is Phase.AUCTION
    assert make("fft", 4, [PLAIN_18 + " C1"]).phase is Phase.AUCTION


def test_a_petit_sec_that_arises_later_is_played() -> None:
    """B3-15: a taker without a trump finds the petit in the talon."""
    made = make("fft", 4, [PLAIN_18 + " H9"], talon="T1", moves="prise pass pass pass")
    assert made.phase is Phase.DISCARD


# -- the auction ---------------------------------------------------------------------------------


def test_each_speaks_once_and_must_raise() -> None:
    made = make("fft", 4, LOW_HANDS)
    assert tokens(made.legal_moves()) == ["pass", "prise", "garde", "sans", "contre"]
    made.push("prise")
    assert tokens(made.legal_moves()) == ["pass", "garde", "sans", "contre"]
    error = refused(made, "prise")
    assert (error.code, error.rule, error.arguments["high"]) == ("bid_too_low", "F6", "prise")
    made.push("sans")
    assert refused(made, "garde").code == "bid_too_low"
    made.push("pass")
    assert tokens(made.legal_moves()) == ["pass", "contre"]
    made.push("contre")
    assert made.phase is Phase.SLAM
    assert state(made).contract is Contract.CONTRE
    assert made.turn == state(made).taker == 3


def test_after_contre_the_others_can_only_pass() -> None:
    made = make("fft", 4, LOW_HANDS, moves="contre")
    assert tokens(made.legal_moves()) == ["pass"]
    made.push("pass")
    made.push("pass")
    made.push("pass")
    assert state(made).taker == 0


def test_four_passes_end_the_deal() -> None:
    made = make("fft", 4, LOW_HANDS, moves="pass pass pass pass")
    assert made.over
    assert made.result.outcome == "passed"
    assert made.result.scores == (0, 0, 0, 0)
    assert not state(made).talon_shown


def test_michelsen_shows_the_talon_of_a_passed_out_deal() -> None:
    made = make("michelsen", 4, LOW_HANDS, talon="T21", moves="pass pass pass pass")
    assert made.over
    assert state(made).talon_shown
    assert mask("T21") & made.view(0).known.talon
    # It goes to nobody.
    assert len(made.hand(0)) == 18


def test_words_of_other_phases_are_refused() -> None:
    made = make("fft", 4, LOW_HANDS)
    for token in ("S1", "slam", "call(SK)", "discard(S1)", "poignee(T1)", "ask", "exchange(S1)"):
        error = refused(made, token)
        assert error.code == "other_move_expected"
        assert error.arguments == {"found": str(error.arguments["found"]), "phase": "auction"}
    assert made.moves == ()


# -- talon and discard ---------------------------------------------------------------------------


@pytest.mark.parametrize("contract", ["prise", "garde"])
def test_prise_and_garde_take_the_talon(contract: str) -> None:
    made = make("fft", 4, LOW_HANDS, talon="T21 C5", moves=f"{contract} pass pass")
    made.push("pass")
    assert made.phase is Phase.DISCARD
    assert made.turn == 0
    assert len(made.hand(0)) == 24
    for seat in (-1, 0, 1, 2, 3):
        known = made.view(seat).known
        assert known.talon_shown
        assert known.talon == made.state.talon
        assert known.hands[0] & mask("T21 C5") == mask("T21 C5"), "all saw the taker take it"


@pytest.mark.parametrize("contract", ["sans", "contre"])
def test_sans_and_contre_leave_it_closed(contract: str) -> None:
    made = make("fft", 4, LOW_HANDS, talon="T21 C5", moves=f"{contract} pass pass pass")
    assert made.phase is Phase.SLAM
    assert len(made.hand(0)) == 18
    for seat in (-1, 0, 1, 2, 3):
        assert not made.view(seat).known.talon_shown
        assert made.view(seat).known.talon == 0


@pytest.mark.parametrize("case", golden("discard.json"), ids=lambda case: case["id"])
def test_golden_discards(case: dict) -> None:
    whole = [card(code) for code in case["hand_with_chien"]]
    hand, talon = whole[:18], whole[18:]
    if CardSet(hand).mask & mask("T1") and not CardSet(hand).mask & mask("T2 T3 T4 T5 X"):
        hand, talon = whole[6:], whole[:6]
    made = make(
        "fft",
        4,
        [" ".join(one.code for one in hand)],
        talon=" ".join(one.code for one in talon),
        moves="garde pass pass pass",
    )
    token = f"discard({','.join(case['discard'])})"
    if case["expected_legal"]:
        made.push(token)
        assert made.phase is Phase.SLAM
        assert len(made.hand(0)) == 18
    else:
        assert refused(made, token).rule == "F7"


FIFTEEN_TRUMPS = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15"


def taker_with(hand: str, talon: str = "", game: str = "fft"):
    return make(game, 4, [hand], talon=talon, moves="garde pass pass pass")


def test_trumps_go_only_if_they_must_exactly_as_many_and_shown() -> None:
    """M14: four plain cards, so exactly two trumps must go."""
    made = taker_with(f"SK HK DK {FIFTEEN_TRUMPS}", talon="CK S1 S2 H1 H2 T16")
    legal = made.legal_moves()
    assert isinstance(legal, LayAway)
    assert (legal.count, legal.forced) == (6, 2)
    assert legal.free.codes == ("S1", "S2", "H1", "H2")
    assert "T1" not in legal.trumps.codes
    assert len(legal) == 15 * 14 // 2
    assert len(list(legal)) == len(legal)
    assert all(move in legal for move in legal)
    error = refused(made, "discard(S1,S2,H1,T2,T3,T4)")
    assert (error.code, error.arguments["allowed"]) == ("lay_away_trumps_too_many", 2)
    assert refused(made, "discard(S1,S2,H1,H2,T1,T3)").code == "lay_away_oudler"
    made.push("discard(S1,S2,H1,H2,T9,T3)")
    assert state(made).forced == mask("T3 T9")
    for seat in (1, 2, 3, -1):
        known = made.view(seat).known
        assert known.forced == known.laid_away == mask("T3 T9"), "shown to all, the rest hidden"
        # Kings and trumps of the talon that were not laid away are still in the hand.
        assert known.hands[0] == mask("CK T16")
        assert known.unknown[0] == 16
    assert made.view(0).known.laid_away == mask("S1 S2 H1 H2 T9 T3")


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("discard(S1,S2,S3,S4,S5)", "lay_away_count"),
        ("discard(S1,S2,S3,S4,S5,S6,S7)", "lay_away_count"),
        ("discard()", "lay_away_count"),
        ("discard(S1,S2,S3,S4,S5,C9)", "not_in_hand"),
        ("discard(S1,S2,S3,S4,S5,SK)", "lay_away_king"),
        ("discard(S1,S2,S3,S4,S5,X)", "lay_away_oudler"),
        ("discard(S1,S2,S3,S4,S5,T21)", "lay_away_oudler"),
        ("discard(S1,S2,S3,S4,S5,T2)", "lay_away_trump"),
        ("discard(S1,S2,S3,S4,S5,?)", "lay_away_unknown"),
        ("garde", "other_move_expected"),
        ("S1", "other_move_expected"),
    ],
)
def test_wrong_discards(token: str, code: str) -> None:
    made = taker_with("S1 S2 S3 S4 S5 S6 S7 S8 SK T1 T2", talon="X T21")
    before = made.copy()
    assert refused(made, token).code == code
    assert made == before


def test_the_discard_may_hold_cards_of_the_talon() -> None:
    made = taker_with("S1 S2 S3 S4 S5 S6 S7 S8", talon="D1 D2 D3 D4 D5 D6")
    made.push("discard(D1,D2,D3,D4,D5,D6)")
    known = made.view(1).known
    assert known.hands[0] == 0
    assert known.unknown[0] == 18


# -- slam and first lead -------------------------------------------------------------------------


def test_the_taker_alone_announces_before_the_first_card() -> None:
    made = make("fft", 4, LOW_HANDS, moves="pass pass sans pass")
    assert made.turn == 2
    assert tokens(made.legal_moves()) == ["noslam", "slam"]
    assert refused(made, "D1").code == "other_move_expected"
    made.push("slam")
    assert made.turn == 2, "an announced slam leads (F10)"
    assert state(made).slam_announced
    assert refused(made, "slam").code == "other_move_expected"


def test_without_a_slam_the_seat_after_the_dealer_leads() -> None:
    made = make("fft", 4, LOW_HANDS, moves="pass pass sans pass noslam")
    assert made.turn == 0
    assert not state(made).slam_announced


def test_michelsen_gives_the_lead_to_nobody_else() -> None:
    made = make("michelsen", 4, LOW_HANDS, moves="pass pass sans pass slam")
    assert made.turn == 0
    changed = replace(MICHELSEN, slam_announcer_leads=True)
    assert make(changed, 4, LOW_HANDS, moves="pass pass sans pass slam").turn == 2


# -- calling (five players) ----------------------------------------------------------------------

FIVE = "pass pass pass pass sans"


def five(hand: str, *others: str, talon: str = "", moves: str = ""):
    """Seat 5 (the dealer) takes without the talon; the others' cards may be given too."""
    return make(
        "fft", 5, [*others, *[""] * (4 - len(others)), hand], talon, moves=f"{FIVE} {moves}"
    )


def test_the_taker_calls_a_king_before_the_talon_is_turned() -> None:
    made = make("fft", 5, ["S1"], talon="T21", moves="prise pass pass pass pass")
    assert made.phase is Phase.CALL
    assert not made.view(0).known.talon_shown
    assert tokens(made.legal_moves()) == ["call(SK)", "call(HK)", "call(DK)", "call(CK)"]
    error = refused(made, "call(SQ)")
    assert (error.code, error.rule) == ("call_not_allowed", "C2")
    fact = made.push("call(HK)")[0].fact
    assert (fact.seat, fact.card) == (0, card("HK"))
    assert made.phase is Phase.DISCARD
    assert made.view(3).known.called is card("HK")
    assert made.view(3).known.talon_shown


def test_lower_courts_may_be_called_only_with_all_above_in_hand() -> None:
    kings = "SK HK DK CK"
    assert len(five("SK HK DK").legal_moves()) == 4
    assert len(five(kings).legal_moves()) == 8
    assert Call(card("DQ")) in five(kings).legal_moves()
    assert Call(card("DN")) not in five(kings).legal_moves()
    queens = f"{kings} SQ HQ DQ CQ"
    assert len(five(queens).legal_moves()) == 12
    assert len(five(queens + " SN HN DN CN").legal_moves()) == 16
    assert len(five("SK HK DK SQ HQ DQ CQ").legal_moves()) == 4


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_calls_at_other_tables(players: int) -> None:
    made = make("fft", players, [""], moves="sans" + " pass" * (players - 1))
    assert made.phase is Phase.SLAM


def test_the_partner_is_hidden_until_the_called_card_falls() -> None:
    made = five("SK", "S1 S2", "HK H1", "", moves="call(HK) noslam")
    assert state(made).partner == 1
    assert made.view(1).known.partner == 1, "who holds it knows"
    for seat in (0, 2, 3, 4, -1):
        assert made.view(seat).known.partner is None
        assert made.view(seat).known.revealed is None
    made.push("S1")
    play_on(made, Random(5))
    assert state(made).revealed == 1
    assert made.view(0).known.partner == 1
    shown = [event for event in made.events if type(event.fact).__name__ == "PartnerRevealed"]
    assert len(shown) == 1
    assert made.events[shown[0].number - 1].fact.card is card("HK")


def test_called_card_in_the_talon_or_the_own_hand_plays_alone() -> None:
    for made in (
        five("SK", talon="HK", moves="call(HK) noslam"),
        five("SK HK", moves="call(HK) noslam"),
    ):
        play_on(made, Random(3))
        result = made.result
        assert result.partner is None
        assert state(made).revealed is None
        assert state(made).attack == {4}
        assert result.scores[4] == 4 * result.S
        assert result.scores[:4] == (-result.S,) * 4


def test_with_a_partner_the_score_is_shared_two_to_one() -> None:
    made = play_on(five("SK", "", "HK", moves="call(HK) noslam"), Random(4))
    each = made.result.S
    assert made.result.partner == 1
    assert made.result.scores == (-each, each, -each, -each, 2 * each)


def test_the_called_suit_is_not_led_first_except_by_the_called_card() -> None:
    """C2; and only to the first trick."""
    hand = "H1 H2 S3 T5"
    made = five("SK", hand, "HK HQ", moves="call(HK) noslam")
    legal = made.legal_moves()
    assert not legal.mask & mask("H1 H2")
    assert legal.mask & mask("S3 T5") == mask("S3 T5")
    error = refused(made, "H1")
    assert (error.code, error.rule) == ("called_suit_barred", "C2")
    holder = five("SK", "HK HQ H1 S2", moves="call(HK) noslam")
    assert holder.legal_moves().mask & mask("HK HQ H1 S2") == mask("HK S2")


def test_the_bar_holds_for_the_first_lead_only() -> None:
    made = five("SK", "H1 S3", "HK", moves="call(HK) noslam")
    play_on(made, Random(1), stop=len(made.moves) + 1)
    while len(made.tricks) < 1:
        made.push(made.legal_moves().sample(Random(2)))
    assert state(made).barred_lead() == 0


def test_an_announcing_taker_is_barred_too() -> None:
    made = five("HK H1 S1", "", "", moves="call(HK) slam")
    assert made.turn == 4
    assert made.legal_moves().mask & mask("HK H1 S1") == mask("HK S1")


# -- poignées ------------------------------------------------------------------------------------


def shown(choices: tuple[PoigneeChoice, ...]) -> list[dict]:
    return [
        {"level": one.size, "show_trumps": one.count - one.excuse, "show_excuse": one.excuse}
        for one in choices
    ]


@pytest.mark.parametrize("case", golden("poignee.json"))
def test_golden_poignees(case: dict) -> None:
    players = case["players"]
    trumps = " ".join(f"T{n}" for n in range(2, 2 + case["trumps_in_hand"]))
    plain = "S1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 S4 S5 S6".split()
    size = {3: 24, 4: 18, 5: 15}[players]
    hand = trumps.split() + ["X"] * case["holds_excuse"]
    hand += plain[: size - len(hand)]
    others = [""] * (players - 1)
    made = make("fft", players, [" ".join(hand), *others], moves="sans" + " pass" * (players - 1))
    if players == 5:
        made.push("call(SK)")
    made.push("noslam")
    legal = made.legal_moves()
    assert isinstance(legal, Plays)
    assert shown(legal.poignees) == case["expected_allowed"]
    for choice in legal.poignees:
        after = made.copy()
        after.push(f"poignee({','.join(choice.lowest().codes)})")
        poignee = state(after).poignees[0]
        assert (poignee.seat, poignee.size) == (0, choice.size)
        assert after.turn == 0
        for seat in (-1, 1):
            assert after.view(seat).known.hands[0] == choice.lowest().mask


def with_trumps(trumps: str, rest: str = "", game: str = "fft"):
    return make(game, 4, [f"{trumps} {rest}".strip()], moves="sans pass pass pass noslam")


TEN = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"
PLAIN_8 = "S1 S2 S3 S4 S5 S6 S7 S8"


def token_of(cards: str) -> str:
    return f"poignee({','.join(cards.split())})"


def test_exactly_the_size_any_of_the_trumps_in_any_order() -> None:
    made = with_trumps(TEN + " T21", PLAIN_8[:-3])
    made.push(token_of("T2 T21 T3 T5 T4 T11 T7 T8 T9 T10"))
    assert str(made.moves[-1]) == "poignee(T21,T11,T10,T9,T8,T7,T5,T4,T3,T2)"
    error = refused(made, token_of(TEN))
    assert error.code == "poignee_twice"
    assert not made.legal_moves().poignees


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (TEN + " T21", "poignee_size"),
        ("T2 T3", "poignee_size"),
        (TEN.replace("T11", "T12"), "not_in_hand"),
        (TEN.replace("T11", "S1"), "poignee_not_trump"),
        (TEN.replace("T11", "X"), "poignee_excuse_hides"),
    ],
)
def test_wrong_poignees(cards: str, code: str) -> None:
    made = with_trumps(TEN + " T21 X", PLAIN_8[:-6])
    error = refused(made, token_of(cards))
    assert (error.code, error.rule, error.arguments["seat"]) == (code, "F19", 1)


def test_the_excuse_replaces_the_one_that_is_missing() -> None:
    made = with_trumps("T2 T3 T4 T5 T6 T7 T8 T9 T10 X", PLAIN_8)
    assert refused(made, token_of("T2 T3 T4 T5 T6 T7 T8 T9 T10")).code == "poignee_size"
    made.push(token_of("T2 T3 T4 T5 T6 T7 T8 T9 T10 X"))
    assert str(made.moves[-1]).endswith(",T2,X)")


def test_only_before_ones_own_first_card() -> None:
    trumps = "T3 T4 T5 T6 T7 T8 T9 T10 T11 T12"
    made = make(
        "fft",
        4,
        ["S1 S2 S3 S4 S5 S6 S7 S8 T1 T2", f"S9 S10 {trumps}"],
        moves="sans pass pass pass noslam S1",
    )
    assert made.turn == 1
    assert made.legal_moves().poignees[0].size == "simple"
    made.push("S9")
    while made.turn != 1:
        made.push(made.legal_moves().sample(Random(1)))
    error = refused(made, token_of(trumps))
    assert error.code == "poignee_late"


def test_anybody_may_show_and_both_count() -> None:
    made = make(
        "fft",
        4,
        [f"S1 {TEN}", "S2 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21"],
        moves="sans pass pass pass noslam",
    )
    made.push(token_of(TEN))
    made.push("S1")
    made.push(token_of("T12 T13 T14 T15 T16 T17 T18 T19 T20 T21"))
    play_on(made, Random(0))
    assert made.result.poignees == ((0, "simple"), (1, "simple"))
    sides = [(s.arguments["side"], s.amount) for s in made.result.steps if s.code == "poignee"]
    sign = 20 if made.result.made else -20
    assert sides == [("attack", sign), ("defence", sign)]


def test_a_trump_laid_away_by_force_counts_for_the_largest_size() -> None:
    """F22: four kings and fifteen trumps; the forced trump is shown again and stays laid away."""
    hand = "SK HK DK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16"
    made = taker_with(hand, talon="CK S2 S3 S4 S5 H6")
    made.push("discard(S2,S3,S4,S5,H6,T9)")
    made.push("noslam")
    while made.turn != 0:
        made.push(made.legal_moves().sample(Random(1)))
    sizes = [(one.size, len(one.trumps)) for one in made.legal_moves().poignees]
    assert sizes == [("simple", 14), ("double", 14), ("triple", 15)]
    fifteen = "T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2"
    thirteen = " ".join(fifteen.split()[:13])
    assert refused(made, token_of(thirteen)).code == "not_in_hand", "T9 counts for the largest only"
    made.push(token_of(fifteen))
    assert made.view(1).known.hands[0] == mask("CK") | mask(fifteen) & ~mask("T9")
    assert made.view(1).known.unknown[0] == 18 - 15
    assert state(made).forced == mask("T9")


def test_michelsen_counts_only_what_is_in_the_hand() -> None:
    hand = "SK HK DK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16"
    made = taker_with(hand, talon="CK S2 S3 S4 S5 H6", game="michelsen")
    made.push("discard(S2,S3,S4,S5,H6,T9)")
    made.push("noslam")
    assert [one.size for one in made.legal_moves().poignees] == ["simple", "double"]


def test_forced_trumps_count_for_the_taker_only_and_with_the_excuse_none_is_hidden() -> None:
    """B3-13: thirteen in hand, one laid away, the Excuse for the fifteenth."""
    hand = "SK HK DK CK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15"
    made = taker_with(hand, talon="X S2 S3 S4 S5 S6".replace("S6", "T16").replace("S5", "T17"))
    # 16 trumps, 3 plain cards: three trumps go, thirteen stay.
    made.push("discard(S2,S3,S4,T2,T3,T4)")
    made.push("noslam")
    assert [(c.size, len(c.trumps), c.excuse) for c in made.legal_moves().poignees] == [
        ("simple", 13, False),
        ("double", 13, False),
        ("triple", 16, False),
    ]


# -- play ----------------------------------------------------------------------------------------


def test_michelsen_trumps_are_not_led_before_somebody_has_trumped() -> None:
    made = make("michelsen", 4, ["S1 T5 X"], moves="sans pass pass pass noslam")
    assert not made.legal_moves().mask & mask("T5")
    assert made.legal_moves().mask & mask("X")
    error = refused(made, "T5")
    assert (error.code, error.rule) == ("trumps_not_broken", "M21")
    fft = make("fft", 4, ["S1 T5 X"], moves="sans pass pass pass noslam")
    assert fft.legal_moves().mask & mask("T5")


def test_refusals_of_cards_name_the_rule_and_the_cards() -> None:
    made = make(
        "fft",
        4,
        ["S1 H1", "S2 T3 D1", "H2 T4 T9", "T5 T6 T10 D2"],
        moves="sans pass pass pass noslam S1",
    )
    error = refused(made, "T3")
    assert (error.code, error.rule) == ("must_follow", "F11")
    assert error.arguments == {"card": "T3", "seat": 2, "suit": "S", "top": None}
    assert refused(made, "S1").code == "already_played"
    assert refused(made, "H1").code == "not_in_hand"
    assert refused(made, "garde").code == "other_move_expected"


def test_a_trick_is_taken_and_its_winner_leads() -> None:
    made = make("fft", 4, ["S1", "S5", "SK", "S2"], moves="sans pass pass pass noslam S1 S5 SK S2")
    assert made.turn == 2
    assert made.tricks[0].winner == 2
    assert made.tricks[0].winning_card is card("SK")
    assert made.tricks[0].plays == [
        (0, card("S1")),
        (1, card("S5")),
        (2, card("SK")),
        (3, card("S2")),
    ]
    assert made.trick == ()


# -- options -------------------------------------------------------------------------------------


def test_options_are_named_fields() -> None:
    rules = rules_named("fft", [("undertrump", "lowest"), ("defence_slam", "no")])
    assert rules == replace(FFT, undertrump="lowest", defence_slam=False)
    assert rules.options_changed(FFT) == [("undertrump", "lowest"), ("defence_slam", "no")]
    assert rules_named("fft", rules.options_changed(FFT)) == rules
    assert rules.trick_rules.undertrump_lowest
    assert not FFT.trick_rules.undertrump_lowest
    assert rules_named("fft", [("match_deals", "4")]).match_deals == 4
    seed = replace(FFT, trump_lead_needs_break=True, match_points=500)
    assert seed.options_changed(FFT) == [("match_points", "500"), ("trump_lead_needs_break", "yes")]


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("bridge", [], "unknown_game"),
        ("fft", [("undertrumps", "any")], "unknown_option"),
        ("fft", [("name", "mine")], "unknown_option"),
        ("fft", [("direction", "clockwise")], "unknown_option"),
        ("fft", [("undertrump", "highest")], "bad_option_value"),
        ("fft", [("defence_slam", "maybe")], "bad_option_value"),
        ("fft", [("match_deals", "-1")], "bad_option_value"),
        ("fft", [("match_deals", "²")], "bad_option_value"),
        ("fft", [("match_deals", "")], "bad_option_value"),
        ("fft", [("match_deals", "1234567")], "bad_option_value"),
        ("greer", [("king_cut", "yes")], "unknown_option"),
    ],
)
def test_wrong_options(game: str, options: list, code: str) -> None:
    with pytest.raises(BadOption) as error:
        rules_named(game, options)
    assert error.value.code == code


def test_lowest_undertrump_as_an_option() -> None:
    hands = ["S1", f"T9 {HEARTS}", f"T3 T4 {DIAMONDS}", "T1 T2"]
    for rules, allowed in ((FFT, "T3 T4"), (replace(FFT, undertrump="lowest"), "T3")):
        made = make(rules, 4, hands, moves="sans pass pass pass noslam S1 T9")
        assert made.legal_moves().mask & mask("T3 T4") == mask(allowed)
    error = refused(made, "T4")
    assert (error.code, error.rule) == ("must_undertrump_lowest", "B3-1")


def test_dealer_out_of_range_and_missing_source() -> None:
    with pytest.raises(BadDeal) as error:
        deal("fft", 4, 4, seed="x")
    assert error.value.code == "bad_dealer"
    with pytest.raises(TypeError):
        deal("fft", 4, 0)
