"""Whole deals at a real terminal: no line is left for the terminal to break."""

from __future__ import annotations

import shlex
import sys
from datetime import date
from pathlib import Path

import pytest

from oudler.locales import Words
from oudler.tui.seating import Wishes, new_match
from oudler.tui.session import Session
from tests.tui.typist import Typist, attach, by_chance

pty = pytest.importorskip("pty")
from tests.tui.terminal import at_terminal  # noqa: E402

OUDLER = [sys.executable, "-m", "oudler.cli"]
#: What is asked of the program besides playing: help, an ambiguous card, a wrong one, commands.
BETWEEN = {"en": ["help", "c9", "table", "zz"], "fr": ["aide", "c9"], "ru": ["помощь", "к7"]}


def typed_in(
    game: str, players: int, language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What a person types in a whole deal."""
    words = Words(language, game)
    typist = Typist(by_chance(language), words)
    with monkeypatch.context() as patch:
        attach(patch, typist)
        wishes = Wishes(
            game=game,
            players=players,
            seed="terminal",
            bots="random",
            deals=1,
            save=str(folder / "typist.tarot"),
        )
        seating = new_match(wishes, words, date.today().isoformat())
        Session(seating.table, words, typist, seating.file, seating.match).run()
        seating.file.close()
    return typist.typed


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("fft", 3, "en"),
        ("fft", 4, "fr"),
        ("fft", 5, "ru"),
        ("michelsen", 4, "ru"),
        ("mathers", 3, "fr"),
        ("mathers-1888", 2, "ru"),
        ("greer", 3, "en"),
    ],
)
def test_no_line_is_too_long(
    game: str,
    players: int,
    language: str,
    columns: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = "m.tarot"
    typed = typed_in(game, players, language, tmp_path, monkeypatch)
    options = f"--game {game} --players {players} --lang {language} --seed terminal --bots random"
    command = [*OUDLER, "play", *shlex.split(options), "--deals", "1", "--pace", "0"]
    monkeypatch.chdir(tmp_path)
    lines = at_terminal([*command, "--save", path], [*BETWEEN[language], *typed], columns)
    text = "\n".join(lines)
    words = Words(language, game)
    assert words.say("play-match-over") in text
    # Where the answer is typed behind a question, it is the typist’s.
    assert [line for line in lines if len(line) > columns and "?" not in line] == []
    # French sets its signs apart, but they begin no line.
    assert [line for line in lines if line.strip()[:1] in (":", ";", "?", "!", "»")] == []


def test_the_command_to_go_on_is_whole(tmp_path: Path) -> None:
    path = tmp_path / ("long" * 30)
    lines = at_terminal([*OUDLER, "play", "--save", str(path)], ["quit"], 60)
    assert any(line.startswith("  ") and f"--resume {path}" in line for line in lines)


def test_questions_and_errors_of_the_other_commands_fit() -> None:
    command = [*OUDLER, "score", "--lang", "fr"]
    typed = ["4", "gs", "92", "48", "2", "", "", ""]
    lines = at_terminal(command, typed, 40)
    assert "× 4 Garde sans = 128" in "\n".join(lines)
    assert max(map(len, lines)) <= 40
    lines = at_terminal([*OUDLER, "play", "--game", "whist"], [], 40)
    assert max(map(len, lines)) <= 40
    assert lines[0].startswith("error: There is no game “whist”.")
