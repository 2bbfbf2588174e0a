"""Help says what may be typed now; questions, names and endings say what a player needs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oudler.cards import CardSet
from oudler.games import Deal, Move, Step, View
from oudler.games.moves import BIDS
from oudler.locales import LANGUAGES, Words
from oudler.tui import screen
from oudler.tui.look import Look
from tests.deals import make
from tests.tui.table import session
from tests.tui.test_answers import Script, ask, poignee_deal, taken


def help_in(deal: Deal, *answers: str, language: str = "en") -> str:
    """What help shows at the question before the answers."""
    word = Words(language).say("play-word-help").split()[0]
    _, text = ask(deal, word, *answers, language=language)
    return text


def test_help_in_the_auction_is_about_bids() -> None:
    deal = make("fft", 4, [], dealer=2)
    deal.push("garde")
    text = help_in(deal, "pass")
    assert "Now: one of pass, Garde sans, Garde contre." in text
    assert "bids: what was said before play" in text
    assert "hearts" not in text.split("Now:")[1].split("Your bid")[0]


def test_help_when_laying_away_explains_taking_back() -> None:
    text = help_in(taken("S1 S2 S3 S4 S5 S6"), "s1 s2 s3 s4 s5 s6", "")
    assert "6 in all" in text
    assert "typed again in a later line is taken back" in text.replace("\n    ", " ")
    assert "S spades, H hearts, D diamonds, C clubs" in text
    assert "Several cards in one line" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "For instance h7 (7 of hearts), sk (king of spades)."),
        ("fr", "Par exemple co7 (7 de cœur), pr (roi de pique)."),
        ("ru", "Например ч7 (7 червей), пк (король пик)."),
    ],
)
def test_help_in_play_says_how_cards_are_typed(language: str, said: str) -> None:
    deal = make("fft", 4, ["S1 S2"], moves="sans pass pass pass noslam")
    assert said in help_in(deal, "♠1", language=language).replace("\n    ", " ")


def test_brackets_are_explained_where_there_are_any() -> None:
    deal = make("fft", 4, ["S1", "S2 H1"], moves="sans pass pass pass noslam S1")
    known = deal.view(1).known
    for colour in (True, False):
        look = Look(Words("en", "fft"), tuple("ABCD"), 1, colour)
        lines = screen.help_lines(look, known, "Now: play.")
        assert any("brackets, as in [7]" in line for line in lines) is colour


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["greer", "mathers", "fft"])
def test_bids_are_offered_only_where_there_are_any(game: str, language: str) -> None:
    words = Words(language, game)
    offered = words.say("play-help-commands")
    bids = words.say("play-word-bids").split()[0]
    assert (bids in offered or "marks" in offered or "annonces" in offered) is (game != "greer")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "yes"), ("fr", "oui"), ("ru", "да")], ids=["en", "fr", "ru"]
)
def test_a_single_poignee_is_shown_by_yes(language: str, word: str) -> None:
    deal = taken("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 S1 S2 S3 S4 S5 S6 S7 S8", "sans")
    deal.push("noslam")
    # The number might be meant as a card.
    move, text = ask(deal, "10", word, language=language)
    assert str(move) == "poignee(T10,T9,T8,T7,T6,T5,T4,T3,T2,T1)"
    assert f"({word}," in text


def test_the_question_for_a_poignee_says_what_to_type() -> None:
    _, text = ask(poignee_deal(), "", "t1")
    assert "Show a simple poignée (10), double poignée (13)? (the number, or Enter: no)" in text


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [
        ("en", "You write 40 − 8 = +32", "Bea writes 40 − 8 = +32"),
        ("fr", "Vous marquez 40 − 8 = +32", "Bea marque 40 − 8 = +32"),
        ("ru", "Вы пишете 40 − 8 = +32", "Bea пишет 40 − 8 = +32"),
    ],
)
def test_scores_name_the_players(language: str, mine: str, other: str) -> None:
    look = Look(Words(language, "mathers"), ("Ann", "Bea"), 0)
    for seat, said in ((1, mine), (2, other)):
        arguments = {"seat": seat, "best": 40, "second": 8}
        step = Step("difference", amount=32, rule="H20", arguments=arguments)
        assert look.step(step) == f"{said} (H20)"


def test_without_names_players_have_numbers() -> None:
    said = Words("fr", "greer").step("seat_total", None, {"seat": 2, "total": 5})
    assert said == "joueur 2 : 5 en tout"


def test_refusals_speak_to_the_player() -> None:
    deal = make("fft", 4, ["S1", "S2 H1 D1 T2"], moves="sans pass pass pass noslam S1")
    _, french = ask(deal, "co1", "p2", language="fr")
    assert "Vous ne pouvez pas jouer ♥1 : il faut fournir à pique" in french
    _, russian = ask(deal, "ч1", "п2", language="ru")
    assert "♥1 сыграть нельзя: масть захода — пики, и она у вас есть." in russian


# -- the end --------------------------------------------------------------------------------------


class Patient(Script):
    """A script that lets the bots take their time."""

    def pause(self) -> None:
        return


class Passer:
    """A bot that says pass."""

    def decide(self, view: View, rng: Random) -> Move:
        return BIDS[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_is_passed_out_has_no_winner(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oudler.tui.session.make_bot", lambda spec: Passer())
    words = Words(language, "fft")
    script = Patient([words.say("play-word-pass").split()[0]])
    session("fft", 4, script, tmp_path, language=language).run()
    assert words.say("play-outcome-nothing", outcome="passed") in script.text
    assert script.lines[-1] == words.say("play-no-winner")


def test_bid_list_at_forty_columns() -> None:
    deal = make("michelsen", 4, [])
    look = Look(Words("ru", "michelsen"), tuple("ABCD"), 0, width=40)
    lines = screen.bid_choices(look, deal.view(0).known)  # type: ignore[arg-type]
    assert max(map(len, lines)) <= 40
    assert "  гард против банка  ×6" in lines
    assert "      банк закрыт и считается" in lines
    wide = screen.bid_choices(
        Look(Words("ru", "michelsen"), tuple("ABCD"), 0, width=80),
        deal.view(0).known,  # type: ignore[arg-type]
    )
    assert "  беру               ×1  взять банк, скинуть 6 карт" in wide


def test_hands_without_signs_have_their_letters_once() -> None:
    look = Look(Words("en", "fft"), ("A", "B"), 0, signs=False)
    assert look.hand(CardSet.parse("SK H2"))[0] == "    S spades  K"
