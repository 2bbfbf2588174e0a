"""Files of results: they grow deal by deal, and a killed run is gone on with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from oudler.arena import ArenaError, Duplicate, Paired, Plan, ResultsFile, read_results, run
from tests.arena.test_duplicate import timeless

PLAN = Duplicate.of("fft", 4, "file", ["novice"])
HEADER = PLAN.header


def record(number: int) -> dict[str, Any]:
    return {"deal": number, "tables": [], "effort": {}}


def write(path: Path, numbers: range) -> None:
    with ResultsFile(path, HEADER) as file:
        for number in numbers:
            file.add(record(number))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    write(path, range(1, 4))
    header, records = read_results(path)
    assert header == HEADER
    assert records == {number: record(number) for number in (1, 2, 3)}
    with ResultsFile(path, HEADER) as file:
        assert file.records == records
        file.add(record(4))
    assert sorted(read_results(path)[1]) == [1, 2, 3, 4]


@pytest.mark.parametrize("lost", [1, 10, 30])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "results"
    write(path, range(1, 4))
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    with ResultsFile(path, HEADER) as file:
        assert sorted(file.records) == [1, 2]
        file.add(record(3))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "results"
    write(path, range(1, 2))
    whole = path.read_bytes()
    path.write_bytes(whole[:kept])
    write(path, range(1, 2))
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "plan"),
    [
        ("seed", Duplicate.of("fft", 4, "other", ["novice"])),
        ("game", Duplicate.of("michelsen", 4, "file", ["novice"])),
        ("players", Duplicate.of("fft", 3, "file", ["novice"])),
        ("specs", Duplicate.of("fft", 4, "file", ["random"])),
    ],
)
def test_a_file_of_another_match_is_refused(tmp_path: Path, field: str, plan: Duplicate) -> None:
    path = tmp_path / "results"
    write(path, range(1, 4))
    before = path.read_bytes()
    with pytest.raises(ArenaError) as error:
        ResultsFile(path, plan.header)
    assert error.value.code == "arena_file_other"
    assert error.value.arguments["field"] == field
    assert path.read_bytes() == before


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    write(path, range(1, 4))
    with pytest.raises(ArenaError) as error:
        ResultsFile(path, {**HEADER, "version": "9.9.9"})
    assert error.value.arguments["expected"] == "9.9.9"


@pytest.mark.parametrize("content", [b"hello\n", b"[1, 2]\n", b'{"a": 1}\n', b"no line end"])
def test_another_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(content)
    with pytest.raises(ArenaError) as error:
        ResultsFile(path, HEADER)
    assert error.value.code == "arena_file_not_results"
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"{\n",
        b'{"deal": 1}\n',
        b'{"deal": "x"}\n',
        b'{"deal": true}\n',
        b'{"deal": 0}\n',
        b"7\n",
        b"[" * 100_000 + b"\n",
    ],
    ids=["cut", "bare", "word", "bool", "zero", "number", "deep"],
)
def test_a_bad_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "results"
    write(path, range(1, 3))
    path.write_bytes(path.read_bytes() + line + b'{"deal": 8}\n')
    with pytest.raises(ArenaError) as error:
        ResultsFile(path, HEADER)
    assert error.value.code == "arena_file_line" and error.value.arguments["line"] == 4


def changed(value: Any, path: tuple[Any, ...], to: Any) -> Any:
    """A copy with something deep inside replaced, or taken away."""
    if not path:
        return to
    copy = value.copy()
    if len(path) == 1 and to is ...:
        del copy[path[0]]
    else:
        copy[path[0]] = changed(value[path[0]], path[1:], to)
    return copy


MATCH = Duplicate.of("fft", 5, "fits", ["random", *["novice"] * 4])
PAIRED = Paired.of("fft", 4, "fits", ["novice", "random"])


@pytest.mark.parametrize("plan", [MATCH, PAIRED, Duplicate.of("greer", 4, "g", ["random"])])
def test_what_a_plan_writes_fits_it(tmp_path: Path, plan: Plan) -> None:
    path = tmp_path / "results"
    records = list(run(plan, range(1, 7)))
    with ResultsFile(path, plan.header) as file:
        for one in records:
            file.add(one)
    with ResultsFile(path, plan.header, plan.fits) as file:
        assert list(file.records.values()) == records


@pytest.mark.parametrize(
    ("plan", "place", "to"),
    [
        (MATCH, ("tables",), ...),
        (MATCH, ("tables",), []),
        (MATCH, ("tables", 2), "x"),
        (MATCH, ("tables", 2, "outcome"), ...),
        (MATCH, ("tables", 2, "scores"), [0] * 4),
        (MATCH, ("tables", 2, "scores", 1), "x"),
        (MATCH, ("tables", 2), {"outcome": "played", "scores": [0] * 5, "taker": 6}),
        (MATCH, ("tables", 2), {"outcome": "played", "scores": [0] * 5, "taker": 1}),
        (MATCH, ("effort",), ...),
        (MATCH, ("effort", "novice"), [1, 2]),
        (MATCH, ("effort", "novice", 0), None),
        (PAIRED, ("all",), ...),
        (PAIRED, ("all",), None),
        (PAIRED, ("all", "table"), ...),
        (PAIRED, ("all", "bots", "random"), []),
        (PAIRED, ("all", "bots", "random", 3), None),
        (PAIRED, ("attack",), ...),
        (PAIRED, ("attack",), {}),
        (PAIRED, ("defence",), []),
        (PAIRED, ("defence", "random"), {"outcome": "passed", "scores": [0] * 4}),
    ],
)
def test_a_record_that_does_not_fit_is_named(
    tmp_path: Path, plan: Plan, place: tuple[Any, ...], to: Any
) -> None:
    path = tmp_path / "results"
    played = (one for one in run(plan, range(1, 30)) if plan is MATCH or one["attack"])
    first, second = next(played), next(played)
    with ResultsFile(path, plan.header) as file:
        file.add(first)
        file.add(changed(second, place, to))
    with pytest.raises(ArenaError) as error:
        ResultsFile(path, plan.header, plan.fits)
    assert error.value.code == "arena_file_line" and error.value.arguments["line"] == 3


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
@pytest.mark.parametrize("path", ["pipe", "/dev/full", "/dev/null"])
def test_only_a_file_holds_results(tmp_path: Path, path: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ArenaError) as error:
        ResultsFile(tmp_path / path, HEADER)
    assert error.value.code == "arena_file_not_results"


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with ResultsFile(path, HEADER), pytest.raises(ArenaError) as error:
        ResultsFile(path, HEADER)
    assert error.value.code == "arena_file_in_use"
    ResultsFile(path, HEADER).__exit__(None, None, None)


def test_a_killed_run_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "results"
    command = [sys.executable, "-m", "oudler", "arena", "novice", "--seed", "file", "--out", path]
    killed = subprocess.Popen(
        [*command, "--deals", "100000", "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < until and killed.poll() is None
        time.sleep(0.02)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    done = path.read_bytes().count(b"\n") - 1
    assert done >= 4
    wanted = done + 6
    again = subprocess.run([*command, "--deals", str(wanted), "--jobs", "1", "--json"], timeout=120)
    assert again.returncode == 0
    records = read_results(path)[1]
    assert list(records) == list(range(1, wanted + 1))
    assert timeless(list(records.values())) == timeless(list(run(PLAN, range(1, wanted + 1))))
