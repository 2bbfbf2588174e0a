"""Cards as people name them: every spelling of a language, and never the wrong card."""

from __future__ import annotations

import pytest

from oudler.cards import CARDS, card
from oudler.locales import LANGUAGES, Words
from oudler.tui.card_names import CardNames
from oudler.tui.commands import Unclear, Vocabulary

GAMES = ["fft", "michelsen", "mathers", "mathers-1888", "greer"]


def names(language: str, game: str = "fft") -> CardNames:
    return CardNames(Words(language, game))


def codes(language: str, text: str, game: str = "fft") -> str:
    return " ".join(one.code for one in names(language, game).read(text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed_and_means_one_card(language: str, game: str) -> None:
    words = Words(language, game)
    cards = CardNames(words)
    for one in CARDS:
        shown = words.short(one.code)
        typed = [shown, cards.spell(one), words.card(one.code)]
        if one.suit < 4:
            letter, rank = words.suit_letter(one.code[0]), words.rank_letter(one.code)
            sign = shown[0]
            typed += [letter + rank, f"{letter} {rank}", rank + sign, f"{sign} {rank}"]
        if one.is_trump:
            typed += [str(one.rank)]
        for text in typed:
            for spelled in (text, text.lower(), text.upper()):
                assert cards.read(spelled) == (one,), spelled


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_of_the_notation_is_never_another_card(language: str, game: str) -> None:
    cards = names(language, game)
    for one in CARDS:
        for code in (one.code, one.code.lower()):
            assert one in cards.read(code), code


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_suit_alone_is_a_card(language: str, game: str) -> None:
    words = Words(language, game)
    cards = CardNames(words)
    for suit in "SHDCT":
        for text in (words.say("term-suit", suit=suit), words.suit_letter(suit)):
            assert cards.read(text) == (), text
            assert len(text) == 1 or cards.suit(text) == suit


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        *(("p7", "S7"), ("pi7", "S7"), ("pique 7", "S7"), ("7 de pique", "S7"), ("7p", "S7")),
        *(("co9", "H9"), ("coe9", "H9"), ("cœur 9", "H9"), ("coeur9", "H9"), ("CŒUR 9", "H9")),
        *(("ca9", "D9"), ("9 de carreau", "D9"), ("carreau 9", "D9")),
        *(("tr9", "C9"), ("trèfle 9", "C9"), ("trefle9", "C9"), ("9 de trèfle", "C9")),
        *(("roi de pique", "SK"), ("Dame de coeur", "HQ"), ("R♠", "SK"), ("♠R", "SK")),
        *(("cavalier de trèfle", "CN"), ("valet de carreau", "DJ"), ("as de pique", "S1")),
        *(("rp", "SK"), ("pr", "SK"), ("dp", "SQ"), ("pc", "SN"), ("cp", "SN"), ("vt", "CJ")),
        *(("cor", "HK"), ("cad", "DQ"), ("trc", "CN"), ("rt", "CK"), ("10♥", "H10")),
        *(("5", "T5"), ("atout 5", "T5"), ("5 d’atout", "T5"), ("5 d'atout", "T5"), ("a5", "T5")),
        *(("t21", "T21"), ("A21", "T21"), ("le Petit", "T1"), ("petit", "T1")),
        *(("excuse", "X"), ("l’Excuse", "X"), ("x", "X"), ("0", "X"), ("fou", "X")),
        # The notation, where it means nothing else.
        *(("sk", "SK"), ("h9", "H9"), ("d9", "D9"), ("hr", "HK"), ("king of spades", "SK")),
        # What may mean several cards is not guessed.
        *(("c9", "H9 D9 C9"), ("cr", "HK DK CK"), ("rc", "HK DK CK"), ("t5", "C5 T5")),
        ("dc", "HQ DN DQ CQ"),
        *(("tr", ""), ("co", ""), ("p", ""), ("pique", ""), ("roi", ""), ("zut", "")),
    ],
)
def test_french(typed: str, expected: str) -> None:
    assert codes("fr", typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        *(("п7", "S7"), ("пик 7", "S7"), ("7 пик", "S7"), ("семёрка пик", "S7"), ("пк", "SK")),
        *(("король пик", "SK"), ("пиковая дама", "SQ"), ("дама черв", "HQ"), ("ЧД", "HQ")),
        *(("кавалер бубен", "DN"), ("бкав", "DN"), ("валет треф", "CJ"), ("паж треф", "CJ")),
        *(("туз червей", "H1"), ("чер 9", "H9"), ("буб 9", "D9"), ("треф 9", "C9"), ("тр9", "C9")),
        *(("крести 7", "C7"), ("кк", "CK"), ("К♠", "SK"), ("♠К", "SK")),
        *(("козырь 5", "T5"), ("козырная 1", "T1"), ("5", "T5"), ("Кз21", "T21"), ("Т21", "T21")),
        *(("эксюз", "X"), ("шут", "X"), ("дурак", "X"), ("х", "X"), ("x", "X")),
        *(("sk", "SK"), ("h9", "H9"), ("t5", "T5"), ("c9", "C9")),
        *(("т5", "C5 T5"), ("к7", "C7 T7"), ("тр", ""), ("пики", ""), ("к", "")),
    ],
)
def test_russian(typed: str, expected: str) -> None:
    assert codes("ru", typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        *(("ку7", "H7"), ("королева кубков", "HQ"), ("кукв", "HQ"), ("паж мечей", "SJ")),
        *(("рыцарь жезлов", "CN"), ("жер", "CN"), ("маг", "T1"), ("мир", "T21"), ("шут", "X")),
        *(("кп", "HJ DK"), ("пк", "HJ DK"), ("к7", "H7 T7")),
    ],
)
def test_russian_of_the_other_games(typed: str, expected: str) -> None:
    assert codes("ru", typed, "greer") == expected


@pytest.mark.parametrize(
    ("game", "typed", "expected"),
    [
        *(("fft", "sk", "SK"), ("fft", "ks", "SK"), ("fft", "king of spades", "SK")),
        *(("fft", "9 of hearts", "H9"), ("fft", "ace of clubs", "C1"), ("fft", "t5", "T5")),
        *(("fft", "trump 5", "T5"), ("fft", "the petit", "T1"), ("fft", "fool", "X")),
        *(("fft", "c9", "C9"), ("fft", "Q♥", "HQ"), ("fft", "10d", "D10"), ("fft", "hd", "")),
        *(("greer", "page of cups", "HJ"), ("greer", "w7", "C7"), ("greer", "world", "T21")),
        *(("greer", "c9", "H9 C9"), ("greer", "h9", "H9"), ("greer", "p9", "D9")),
        *(("mathers", "s9", "S9 C9"), ("mathers", "sc9", "C9"), ("mathers", "sw9", "S9")),
    ],
)
def test_english(game: str, typed: str, expected: str) -> None:
    assert codes("en", typed, game) == expected


@pytest.mark.parametrize(
    "typed", ["", "22", "s11", "z3", "t0", "-1", "♠", "²", "HD5", "123", "1 0"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_card(language: str, typed: str) -> None:
    assert names(language).read(typed) == ()


# -- several cards in a line ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [
        ("en", "s1 h2,d3; 21 x", "S1 H2 D3 T21 X"),
        ("en", "s1 0", "S1 X"),
        ("en", "s 7 d 5", "S7 D5"),
        ("en", "king of spades and queen of hearts", "SK HQ"),
        ("fr", "roi de pique dame de coeur", "SK HQ"),
        ("fr", "co7, p 8, roi de trèfle et valet de pique", "H7 S8 CK SJ"),
        ("ru", "король пик и дама черв, ч7", "SK HQ H7"),
        ("en", "13 12 11 10", "T13 T12 T11 T10"),
    ],
)
def test_lines(language: str, typed: str, expected: str) -> None:
    found = Vocabulary(Words(language, "fft")).cards(typed)
    assert " ".join(one.code for one in found) == expected


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("7 d 5", "unclear-line"),
        ("s1 s1", "unclear-twice"),
        ("s1 zz", "unclear-card"),
        ("s1 spades", "unclear-rank"),
    ],
)
def test_lines_that_are_not_clear(typed: str, message: str) -> None:
    with pytest.raises(Unclear) as caught:
        Vocabulary(Words("en", "fft")).cards(typed)
    assert caught.value.message == message


def test_the_question_back_says_how_to_type_each() -> None:
    words = Words("fr", "fft")
    with pytest.raises(Unclear) as caught:
        Vocabulary(words).card("c9")
    said = words.say(f"play-{caught.value.message}", **caught.value.arguments)
    assert said == (
        "« c9 » peut être co9 (9 de cœur), ca9 (9 de carreau) ou tr9 (9 de trèfle). Laquelle ?"
    )
    for typed, code in (("co9", "H9"), ("ca9", "D9"), ("tr9", "C9")):
        assert Vocabulary(words).card(typed) is card(code)
