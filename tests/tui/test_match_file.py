"""The file of a match is not ours alone: other sessions, other programs, links, full disks."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from oudler.cli import main
from oudler.cli.face import Refused
from oudler.locales import Words
from oudler.notation import read_matches, read_records
from oudler.tui import match_file
from oudler.tui.console import Console
from oudler.tui.file_lock import FileLock, InUse
from oudler.tui.match_file import MatchFile
from oudler.tui.resuming import resume_match
from oudler.tui.seating import Seating, Wishes, new_match
from oudler.tui.session import Session
from tests.tui.table import DAY
from tests.tui.typist import Typist, attach, by_chance

WORDS = Words("en", "greer")
OTHER = '[Game "greer"]\n[Players "3"]\n[Dealer "1"]\n[Event "theirs"]\n'
DEALT = '[Game "greer"]\n[Players "3"]\n[Dealer "2"]\n[Seed "x"]\n[Shuffle "shuffle-1"]\n'

posix = pytest.mark.skipif(os.name != "posix", reason="files of POSIX")


def seat(path: Path, deals: int = 2) -> Seating:
    wishes = Wishes(
        game="greer", players=3, seed="f", bots="random", save=str(path), deals=deals
    )  # fmt: skip
    return new_match(wishes, WORDS, DAY)


def session(seating: Seating, console: Console) -> Session:
    return Session(
        seating.table, WORDS, console, seating.file, seating.match, seating.resumed
    )  # fmt: skip


class Meddler(Typist):
    """A person in whose session something happens after some answers."""

    def __init__(self, meddle: Callable[[], None], when: int, answers: int | None = None) -> None:
        super().__init__(by_chance("m"), WORDS, answers)
        self._meddle = meddle
        self._when = when

    def read(self, prompt: str) -> str:
        self._when -= 1
        if not self._when:
            self._meddle()
        return super().read(prompt)


def left(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


# -- what is no file to write to --------------------------------------------------------------


def refused(path: Path) -> str:
    said = set()
    for option in ("--save", "--resume"):
        run = subprocess.run(
            [sys.executable, "-m", "oudler.cli", "play", option, str(path)],
            input="quit\n",
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "OUDLER_LANG": "en"},
            timeout=60,
            check=False,
        )
        assert (run.returncode, run.stdout) == (2, ""), option
        assert run.stderr.startswith("error: ")
        assert run.stderr.count("\n") == 1
        said.add(run.stderr)
    assert len(said) == 1
    return said.pop()


@posix
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/full", "/dev/null"])
def test_devices(name: str) -> None:
    assert "no ordinary file" in refused(Path(name))
    assert not Path(name).is_file()


@posix
def test_a_pipe_and_a_folder(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "no ordinary file" in refused(pipe)
    assert pipe.is_fifo()
    assert "is a folder" in refused(tmp_path)
    assert left(tmp_path) == ["pipe"]


@posix
def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    path.write_text(OTHER)
    path.chmod(0o444)
    assert "may not be written" in refused(path)
    assert path.read_text() == OTHER
    assert path.stat().st_mode & 0o777 == 0o444


@posix
def test_a_file_with_two_names(tmp_path: Path) -> None:
    path, other = tmp_path / "m.tarot", tmp_path / "other"
    path.write_text(OTHER)
    other.hardlink_to(path)
    assert "hard links" in refused(path)
    assert path.samefile(other)
    assert path.read_text() == OTHER


def test_a_file_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    path.write_text(OTHER)
    monkeypatch.setattr(match_file, "MOST_WHOLE", len(OTHER) - 1)
    with pytest.raises(Refused, match="too_large"):
        MatchFile(path)
    monkeypatch.setattr(match_file, "MOST_WHOLE", len(OTHER))
    MatchFile(path).close()
    assert left(tmp_path) == ["m.tarot"]


@posix
def test_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "there").mkdir()
    target, link, circle = tmp_path / "there" / "m.tarot", tmp_path / "link", tmp_path / "circle"
    link.symlink_to(target)
    circle.symlink_to(circle)
    with pytest.raises(Refused):
        MatchFile(circle)
    # The file that it leads to need not be there yet.
    attach(monkeypatch, typist := Meddler(lambda: None, 1, answers=1))
    with pytest.raises(EOFError):
        session(seat(link), typist).run()
    assert link.is_symlink()
    assert next(iter(read_records(target))).error is None


def test_a_long_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / ("é" * 122 + ".tarot")
    assert len(os.fsencode(path.name)) == 250
    attach(monkeypatch, typist := Meddler(lambda: path.write_text(OTHER), 3))
    seating = seat(path)
    session(seating, typist).run()
    seating.file.close()
    assert path.read_text() == OTHER
    assert len(os.fsencode(seating.file.path.name)) <= 255
    assert len(list(read_records(seating.file.path))) == 2
    assert len(left(tmp_path)) == 2


# -- one session at a time --------------------------------------------------------------------


def test_a_second_session_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    path.write_text(DEALT)
    (tmp_path / "link").symlink_to(path)
    with_lock = MatchFile(path)
    for name in ("m.tarot", "link"):
        assert "in use" in refused(tmp_path / name)
    assert path.read_text() == DEALT
    with_lock.close()
    MatchFile(path).close()
    assert left(tmp_path) == ["link", "m.tarot"]


def test_a_refused_match_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    path.write_text(OTHER)  # cards unknown
    assert "unknown cards" in _first_line(path)
    path.write_text("; no record\n")
    for resume in (True, False):
        with pytest.raises(Exception):  # noqa: B017
            _open(path, resume)
    assert left(tmp_path) == ["m.tarot"]


def _first_line(path: Path) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "oudler.cli", "play", "--resume", str(path), "--lang", "en"],
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 1
    return run.stderr


def _open(path: Path, resume: bool) -> Seating:
    if resume:
        return resume_match(Wishes(resume=str(path)), str(path), WORDS, DAY)
    return new_match(Wishes(save=str(path)), WORDS, DAY)


@posix
def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "m.tarot"
    code = (
        "import sys, time\nfrom pathlib import Path\nfrom oudler.tui.file_lock import FileLock\n"
        "lock = FileLock(Path(sys.argv[1]))\nprint('held', flush=True)\ntime.sleep(60)"
    )
    command = [sys.executable, "-c", code, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse):
            FileLock(path)
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    FileLock(path).release()
    assert left(tmp_path) == []


def test_a_file_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("oudler.tui.file_lock._lock_now", no_locks)
    one, two = FileLock(tmp_path / "m"), FileLock(tmp_path / "m")
    one.release()
    two.release()


# -- other programs ---------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["behind", "before", "instead", "new file", "link", "folder"])
def test_what_others_write_stays(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"

    def meddle() -> None:
        old = path.read_text()
        if how == "behind":
            path.write_text(f"{old}\n{OTHER}")
        elif how == "before":
            path.write_text(f"{OTHER}\n{old}")
        elif how == "instead":
            path.write_text(OTHER)
        else:
            path.unlink()
            if how == "new file":
                path.write_text(OTHER)
            elif how == "link":
                path.symlink_to(tmp_path / "theirs")
                (tmp_path / "theirs").write_text(OTHER)
            else:
                path.mkdir()

    attach(monkeypatch, typist := Meddler(meddle, 4))
    seating = seat(path)
    session(seating, typist).run()
    seating.file.close()
    if how != "folder":
        assert "theirs" in path.read_text()
    other = tmp_path / "m-2.tarot"
    assert seating.file.path == other
    assert f"saved in {other}" in typist.text
    assert typist.text.count("Another program") == 1
    # All of the match is there, so that it can go on from there.
    (match,) = read_matches(read_records(other))
    assert len(match) == 2
    assert all(record.agrees for record in match)


def test_a_file_that_was_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    attach(monkeypatch, typist := Meddler(path.unlink, 4))
    seating = seat(path)
    session(seating, typist).run()
    assert len(list(read_records(path))) == 2
    assert seating.file.path == path


def test_what_is_written_at_the_very_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    attach(monkeypatch, typist := Meddler(lambda: None, 1, answers=3))
    seating = seat(path)
    playing = session(seating, typist)
    with pytest.raises(EOFError):
        playing.run()
    # Behind our deal nothing of it is lost, and nothing more is to be written.
    path.write_text(f"{path.read_text()}\n{OTHER}")
    playing.keep()
    assert left(tmp_path) == [".m.tarot.lock", "m.tarot"]
    path.write_text(OTHER)
    playing.keep()
    assert "Another program" in typist.text
    assert path.read_text() == OTHER
    assert (tmp_path / "m-2.tarot").exists()


# -- a disk that is full ----------------------------------------------------------------------


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._fsync = os.fsync
        monkeypatch.setattr("oudler.tui.match_file.os.fsync", self.fsync)

    def fsync(self, descriptor: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self._fsync(descriptor)

    def fill(self) -> None:
        self.full = True

    def free(self) -> None:
        self.full = False


def test_a_disk_that_is_full_for_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tarot"
    disk = Disk(monkeypatch)
    attach(monkeypatch, typist := Meddler(disk.fill, 3))
    seating = seat(path)
    playing = session(seating, typist)
    playing.run()
    assert typist.text.count("No space left") == 1
    assert [record.agrees for record in read_records(path)] == [None]
    assert len(list(read_records(seating.file.unsaved()))) == 2
    disk.free()
    playing.keep()
    assert [record.agrees for record in read_records(path)] == [True, True]
    assert seating.file.unsaved() == ""


def test_saving_goes_on_when_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    attach(monkeypatch, typist := Meddler(disk.fill, 3))
    typist.pause = lambda: disk.free() if len(typist.typed) > 6 else None  # type: ignore[method-assign]
    session(seat(tmp_path / "m.tarot"), typist).run()
    assert "saved again" in typist.text
    assert [record.agrees for record in read_records(tmp_path / "m.tarot")] == [True, True]


def test_deals_that_no_disk_takes_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.tarot"
    disk = Disk(monkeypatch)
    typist = Meddler(disk.fill, 3)
    attach(monkeypatch, typist)
    monkeypatch.setattr("oudler.tui.console.Terminal", lambda _: typist)
    options = ("--game", "greer", "--players", "3", "--deals", "2", "--bots", "random")
    assert main(["play", *options, "--seed", "f", "--lang", "en", "--save", str(path)]) == 2
    said = capsys.readouterr()
    assert "No space left" in said.err
    records = list(read_records(said.out[said.out.index("[Game") :]))
    assert [record.agrees for record in records] == [True, True]
    assert left(tmp_path) == ["m.tarot"]


# -- one match, also without its name ---------------------------------------------------------


@pytest.mark.parametrize("tag", ['[Match ""]\n', ""])
@pytest.mark.parametrize("stopped", [True, False])
def test_an_empty_match_tag_is_none(
    tag: str, stopped: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.tarot"
    text = DEALT + '[Rules "match_deals=3"]\n[Bot1 "random"]\n[Bot2 "random"]\n' + tag
    path.write_text("; above\n" + text)
    if not stopped:
        attach(monkeypatch, typist := Meddler(lambda: None, 1))
        seating = _open(path, resume=True)
        # The first deal to its end, then stopped as the second begins.
        seating.file.finish = _stop  # type: ignore[method-assign]
        with pytest.raises(EOFError):
            session(seating, typist).run()
        seating.file.close()
        body = path.read_text()
        (record,) = read_records(body)
        path.write_text(body.replace(f'[Match "{record.tags["Match"]}"]\n', tag))
    attach(monkeypatch, typist := Meddler(lambda: None, 1, answers=30))
    seating = _open(path, resume=True)
    with pytest.raises(EOFError):
        session(seating, typist).run()
    seating.file.close()
    (match,) = read_matches(read_records(path))
    assert len(match) >= 2
    assert path.read_text().count("; above") == 1


def _stop() -> None:
    raise EOFError


def test_records_with_empty_match_tags_stand_alone() -> None:
    text = f'{DEALT}[Match ""]\n\n{DEALT}[Match ""]\n\n{DEALT}[Match "m"]\n\n{DEALT}[Match "m"]\n'
    assert [len(match) for match in read_matches(read_records(text))] == [1, 1, 2]
