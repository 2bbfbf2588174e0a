"""What somebody wrote in a file or a flag never acts on the terminal that shows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from oudler.locales import Words, harmless, visible
from oudler.tui.resuming import resume_match
from oudler.tui.seating import CannotPlay, Wishes
from oudler.tui.session import Session
from tests.cli.conftest import Run, run  # noqa: F401
from tests.tui.table import DAY
from tests.tui.typist import Typist, by_chance

#: C0 and C1, both kinds of turning the direction, line ends of Unicode, what has no width.
SIGNS = [
    *(chr(code) for code in range(32)),
    *(chr(code) for code in range(0x7F, 0xA0)),
    *(chr(code) for code in range(0x202A, 0x202F)),
    *(chr(code) for code in range(0x2066, 0x206A)),
    *(chr(code) for code in range(0x200B, 0x2010)),
    "\u2028",
    "\u2029",
    "\ufeff",
]
#: Those that a tag may have: the reader refuses the control characters of ASCII but the tab.
TAGGED = "".join(sign for sign in SIGNS if sign not in map(chr, range(32)) and sign != "\x7f")
DEAL = '[Game "greer"]\n[Players "3"]\n[Dealer "1"]\n[Seed "x"]\n[Shuffle "shuffle-1"]\n'

Runner = Callable[..., Run]


def acting(text: str) -> set[str]:
    """The signs in a text that would act, but for line ends."""
    return set(text) & (set(SIGNS) - {"\n"})


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_is_replaced(sign: str) -> None:
    for clean in (visible, harmless):
        assert clean(f"a{sign}b") == "a\N{REPLACEMENT CHARACTER}b"
    said = Words("en").say("play-file", path=f"a{sign}b")
    assert sign not in said


def test_other_letters_stay() -> None:
    name = "Zoé Анна 小 \N{NO-BREAK SPACE}♥"
    assert visible(name) == name
    assert visible("long" * 500) == "long" * 500


def test_a_sentence_may_have_pieces_in_colour() -> None:
    assert "\x1b[31m♥K\x1b[0m" in Words("en").say("play-file", path="\x1b[31m♥K\x1b[0m")
    assert "\x1b" not in Words("en").say("play-file", path="\x1b]0;title\x07")


def test_names_and_tags_of_a_file_that_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m\x1b[2J.tarot"
    tags = "".join(f'[{name} "{name}{TAGGED}"]\n' for name in ("Name2", "Name1", "Match", "Event"))
    path.write_text(DEAL.replace('"x"', f'"{TAGGED}"') + tags, encoding="utf-8")
    words = Words("en", "greer")
    seating = resume_match(Wishes(resume=str(path)), str(path), words, DAY)
    typist = Typist(by_chance("r"), words, 3)
    with pytest.raises(EOFError):
        Session(
            seating.table, words, typist, seating.file, seating.match, seating.resumed
        ).run()  # fmt: skip
    assert "Name2" in typist.text
    assert acting(typist.text) == set()


def test_tags_of_a_file_that_is_replayed(run: Runner, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "r.tarot"
    path.write_text(f'{DEAL}[Event "{TAGGED}Cup"]\n\n{TAGGED}nonsense\n', encoding="utf-8")
    for option in ("--verbose", "--brief"):
        done = run("replay", str(path), option)
        assert acting(done.out + done.err) == set()
    done = run("replay", str(path), "--json")
    assert acting(done.out) == set()
    assert json.loads(done.out)[0]["event"] == f"{TAGGED}Cup"


def test_flags(run: Runner) -> None:  # noqa: F811
    odd = "".join(sign for sign in SIGNS if sign != "\0")
    for arguments in (
        ("score", "--contract", odd),
        ("score", "--json", odd),
        ("deal", "--game", odd),
        ("deal", "--seed", odd),
        ("play", "--resume", odd),
        ("play", "--save", f"/no/such/{odd}"),
        ("play", "--option", odd),
        ("play", "--bots", odd),
        (odd,),
    ):
        done = run(*arguments)
        assert done.code == 2, arguments
        assert acting(done.out + done.err) == set(), arguments


def test_refusals_of_a_game(tmp_path: Path) -> None:
    refused = CannotPlay("error-save", path="\x1b[31mx", reason="\u202e")
    assert not re.search("[\x1b\u202e]", refused.said(Words("en")))


def test_the_command_that_goes_on_with_a_game(run: Runner, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / f"{TAGGED}\x1b[31m.tarot"
    done = run("play", "--save", str(path), stdin="quit\n")
    assert done.code == 0
    assert "--resume" in done.out
    assert acting(done.out + done.err) == set()
