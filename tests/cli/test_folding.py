"""Lines at a terminal: broken between words, in letters that it has."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from oudler.cli.folding import can_show, fold, paragraphs


def test_a_line_that_fits_stays_as_it_is() -> None:
    assert fold("  a  b", 6) == ["  a  b"]
    assert fold("", 40) == [""]


def test_a_long_line_breaks_between_words_and_goes_on_further_in() -> None:
    text = "  one two three four five six"
    assert fold(text, 14) == ["  one two", "    three four", "    five six"]
    assert " ".join(" ".join(fold(text, 14)).split()) == text.strip()


def test_columns_keep_their_gaps_where_they_stay_on_a_line() -> None:
    assert fold("a   b   long words here", 12) == ["a   b   long", "  words here"]


def test_the_name_of_a_file_is_left_whole() -> None:
    path = "/a/very/long/path/to/a/file.tarot"
    assert fold(f"Saved in: {path}", 20) == ["Saved in:", f"  {path}"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # French sets signs apart, but none begins a line; a dash neither.
        ("Votre enchère :", ["Votre", "  enchère :"]),
        ("abcdefg « oui »", ["abcdefg", "  « oui »"]),
        ("abcdefghij — klm", ["abcdefghij —", "  klm"]),
    ],
)
def test_signs_stay_with_their_words(text: str, lines: list[str]) -> None:
    assert fold(text, 13) == lines


def test_colours_take_no_room() -> None:
    bold = "\x1b[1mone two\x1b[0m"
    assert fold(bold, 7) == [bold]
    assert fold(bold + " three", 7) == [bold, "  three"]


def test_paragraphs() -> None:
    assert paragraphs("one two\nthree", 6, "  ") == ["  one", "    two", "  three"]


def test_what_a_stream_can_show() -> None:
    assert can_show("♠", io.TextIOWrapper(io.BytesIO(), "utf-8"))
    assert not can_show("♠", io.TextIOWrapper(io.BytesIO(), "latin-1"))


def said(language: str, encoding: str, *arguments: str, typed: str = "") -> str:
    run = subprocess.run(
        [sys.executable, "-m", "oudler.cli", *arguments],
        input=typed.encode(encoding),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "OUDLER_LANG": language},
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in run.stderr
    return (run.stdout + run.stderr).decode(encoding)


FLAGS = ("--contract", "garde", "--points", "40", "--oudlers", "2")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "cp1252"])
def test_a_minus_sign_that_is_lacking_is_a_hyphen(encoding: str) -> None:
    text = said("en", encoding, "score", *FLAGS)
    assert "-(25 + 1) = -26" in text
    assert "?" not in text


@pytest.mark.parametrize("encoding", ["ascii", "koi8-r"])
@pytest.mark.parametrize(
    ("language", "talon", "label"),
    [
        ("en", "Chien: S9 HQ C1 C7 CQ T14", "S spades"),
        ("fr", "Chien : P9 CoD Tr1 Tr7 TrD A14", "Co coeur"),
        ("ru", "Прикуп: П9 ЧД Тр1 Тр7 ТрД Кз14", "П  пики"),
    ],
    ids=["en", "fr", "ru"],
)
def test_suits_that_are_lacking_are_letters(
    language: str, talon: str, label: str, encoding: str, tmp_path: Path
) -> None:
    script = ("play", "--seed", "night-50", "--deals", "1", "--save", str(tmp_path / "m.tarot"))
    text = said(language, encoding, *script, typed="garde\n")
    if encoding == "ascii" and language == "ru":
        talon, label = "Prikup: P9 ChD Tr1 Tr7 TrD Kz14", "P  piki"
    assert talon in text
    assert label in text


def test_russian_in_ascii_can_be_read() -> None:
    text = said("ru", "ascii", "score", *FLAGS)
    assert "razygryvayuschii" in text.lower()
    assert "?" not in text
