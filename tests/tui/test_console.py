"""The terminal itself: pauses, echo of what comes through a pipe, time to read the score."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from oudler.locales import Words
from oudler.tui.console import Terminal
from tests.tui.table import session
from tests.tui.typist import Typist, attach, by_chance


def test_a_person_gets_time_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(by_chance("i"), Words("en", "greer"))
    typist.interactive = True
    attach(monkeypatch, typist)
    session("greer", 3, typist, tmp_path, deals=2).run()
    # After each deal but the last; every move of a bot is followed by a pause.
    assert typist.text.count("Enter for the next deal") == 1
    assert typist.pauses == 2 * 2 * 26


def test_a_pipe_has_no_pause_and_its_answers_are_echoed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("h7\r\nlast"))
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("nobody is there to wait for"))
    terminal = Terminal(pace=5)
    assert not terminal.interactive
    terminal.pause()
    terminal.write(["a", "b"])
    terminal.write([])
    assert terminal.read("? ") == "h7"
    assert terminal.read("? ") == "last"
    with pytest.raises(EOFError):
        terminal.read("? ")
    assert out.getvalue() == "a\nb\n? h7\n? last\n? \n"


def test_a_terminal_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    waited: list[float] = []
    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr("sys.stdout", Screen())
    monkeypatch.setattr("time.sleep", waited.append)
    for pace in (0.4, 0.0):
        Terminal(pace).pause()
    assert waited == [0.4]
