"""``oudler play`` as a program: a script through a pipe, and everything that ends it early."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import pytest

from oudler.bots import BOTS
from oudler.games import PRESETS
from oudler.locales import Words
from oudler.notation import read_records
from oudler.tui.seating import Wishes, new_match
from oudler.tui.session import Session
from tests.tui.typist import Typist, attach, by_chance

OUDLER = [sys.executable, "-m", "oudler.cli"]
LANGUAGE = {"PYTHONIOENCODING": "utf-8", "OUDLER_LANG": "en"}


def play(
    *options: str, typed: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, **LANGUAGE}
    if folder is not None:
        environ["XDG_DATA_HOME"] = str(folder)
    return subprocess.run(
        [*OUDLER, "play", *options],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environ,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("game", ["fft", "mathers"])
def test_a_script_plays_a_match(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed line by line makes the same match through a pipe."""
    here, there = tmp_path / "here.tarot", tmp_path / "there.tarot"
    words = Words("en", game)
    typist = Typist(by_chance("p"), words)
    attach(monkeypatch, typist)
    wishes = Wishes(game=game, seed="pipe", bots="random", deals=2, save=str(here))
    seating = new_match(wishes, words, date.today().isoformat())
    Session(seating.table, words, typist, seating.file, seating.match).run()
    options = ("--game", game, "--seed", "pipe", "--bots", "random", "--deals", "2")
    ran = play(*options, "--save", str(there), typed="\n".join(typist.typed) + "\n")
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert there.read_text() == here.read_text()
    assert "\x1b" not in ran.stdout
    assert ran.stdout.replace(str(there), "F") == typist.text.replace(str(here), "F") + "\n"
    finished = play("--resume", str(there))
    assert finished.returncode == 1
    assert "finished" in finished.stderr


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = play("--seed", "b", typed="help\npass\n", folder=tmp_path)
    assert ran.returncode == 0, ran.stderr
    command = re.search(r"^ +(.*oudler play --resume (\S+))$", ran.stdout, re.MULTILINE)
    assert command
    path = Path(command[2])
    assert path.is_relative_to(tmp_path)
    assert "pass" in [token.text for token in next(iter(read_records(path))).tokens]
    # What is shown can be typed as it stands, also where no oudler is on the path.
    shown = [*shlex.split(command[1]), "--lang", "ru"]
    again = subprocess.run(shown, input="выход\n", capture_output=True, text=True, check=False)
    assert again.returncode == 0, again.stderr
    assert "Остановлено" in again.stdout
    assert "--lang ru" in again.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
def test_a_signal_leaves_a_record_to_go_on_with(name: str, tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    with subprocess.Popen(
        [*OUDLER, "play", "--game", "greer", "--players", "2", "--seed", "a", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **LANGUAGE},
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("hand\n")
        process.stdin.flush()
        for line in process.stdout:
            if "Your card" in line:
                break
        time.sleep(0.2)
        process.send_signal(getattr(signal, name))
        said = process.stdout.read()
        code = process.wait(30)
    if name == "SIGKILL":
        assert code == -signal.SIGKILL
    else:
        assert code == 0
        assert "--resume" in said
    (record,) = read_records(path)
    assert record.error is None
    assert record.deal is not None and not record.deal.over
    assert play("--resume", str(path), typed="quit\n").returncode == 0
    assert [one.name for one in tmp_path.iterdir()] == ["m.tarot"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--bots", "nobody"), "There is no bot “nobody”"),
        (("--bots", "random:x=1"), "no option “x=1”"),
        (("--bots", "novice,novice"), "2 bots"),
        (("--game", "whist"), "whist"),
        (("--players", "9"), "it can be 3, 4 or 5"),
        (("--players", "9", "--game", "GREER"), "it can be 2, 3, 4, 5 or 6"),
        (("--players", "many"), "from 2 to 6"),
        (("--players", "6"), "6 players"),
        (("--seat", "5"), "no seat 5"),
        (("--option", "undertrump"), "name=value"),
        (("--option", "undertrump=never"), "undertrump"),
        (("--option", "colour=red"), "colour"),
        (("--deals", "0"), "--deals"),
        (("--pace", "slow"), "--pace"),
        (("--pace", "nan"), "seconds from 0 to 60"),
        (("--lang", "xx"), "xx"),
        (("--save", "/no/such/folder/x.tarot"), "/no/such/folder"),
        (("--save", "/"), "saved"),
        (("--resume", "/no/such/file"), "/no/such/file"),
        (("--resume", "x", "--seed", "y"), "--seed"),
        (("extra",), "extra"),
    ],
)
def test_bad_options_are_refused(options: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = play(*options, folder=tmp_path)
    assert ran.returncode == 2, ran.stdout
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_help_is_there_in_every_language(language: str) -> None:
    ran = play("--help", "--lang", language)
    assert ran.returncode == 0
    for option in ("--game", "--bots", "--seat", "--option", "--save", "--resume", "--plain"):
        assert option in ran.stdout
    # What they may be is there too.
    for word in (*PRESETS, *BOTS, "excuse_last_trick", "changes_side|winner", "dealer|nobody"):
        assert word in ran.stdout


def test_games_and_bots_in_capitals(tmp_path: Path) -> None:
    ran = play("--game", "FFT", "--bots", "NOVICE", typed="quit\n", folder=tmp_path)
    assert ran.returncode == 0, ran.stderr


def test_a_language_that_is_not_spoken_is_told_once(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8", "OUDLER_LANG": "de"}
    command = [*OUDLER, "play", "--save", str(tmp_path / "m.tarot")]
    ran = subprocess.run(
        command, input="quit\n", capture_output=True, encoding="utf-8", env=environ, check=False
    )
    assert ran.returncode == 0
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith("OUDLER_LANG=de: ")
    assert "en (English), fr (French) and ru (Russian)" in ran.stderr
    assert "French tarot" in ran.stdout


def test_odd_seeds_and_names_make_a_file_that_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    odd = 'tab\there "quoted" \\ \x01 \u2028 ' + "long" * 100
    ran = play("--seed", odd, "--name", odd, "--save", str(path), typed="quit\n")
    assert ran.returncode == 0, ran.stderr
    (record,) = read_records(path)
    assert record.error is None
    assert play("--resume", str(path), typed="quit\n").returncode == 0


def test_a_long_name_leaves_room_for_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    name = "Jean-Baptiste de la Tour d’Auvergne"
    ran = play("--seed", "a", "--name", name, "--save", str(path), typed="quit\n")
    assert "1 Jean-Baptiste de la Tou…, 2 Alice" in ran.stdout
    (record,) = read_records(path)
    assert record.tags["Name1"] == name


def test_nobody_reads_the_output(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    with subprocess.Popen(
        [*OUDLER, "play", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **LANGUAGE},
        encoding="utf-8",
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.close()
        assert "Traceback" not in process.stderr.read()
        process.wait(30)
    assert next(iter(read_records(path))).error is None
