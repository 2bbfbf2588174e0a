"""Files without an end, and files that are none: refused in words, never read into all memory."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from oudler.cli import input as reading
from tests.cli.conftest import Run

Runner = Callable[..., Run]

#: Kilobytes of address space, and seconds: without a limit of our own this is what would end it.
MEMORY = 2_000_000
SECONDS = 60

ENDLESS = [path for path in ("/dev/zero", "/dev/full") if Path(path).exists()]
READERS = ["replay", "replay --json", "score --json", "legal --json"]


def limited(
    arguments: str, stdin: str = "/dev/null", memory: int = MEMORY
) -> subprocess.CompletedProcess[bytes]:
    command = f"ulimit -v {memory}; exec '{sys.executable}' -m oudler.cli {arguments} < {stdin}"
    environ = {**os.environ, "OUDLER_LANG": "en"}
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, timeout=SECONDS, check=False, env=environ
    )


@pytest.mark.skipif(os.name != "posix" or not ENDLESS, reason="no such devices here")
@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("device", ENDLESS)
def test_a_device_without_an_end(device: str, command: str) -> None:
    for ran in (limited(f"{command} {device}"), limited(f"{command} -", stdin=device)):
        assert ran.returncode == 2, ran.stderr
        assert ran.stderr.startswith(b"error: ")
        assert b"megabytes" in ran.stderr
        assert b"Traceback" not in ran.stderr
        assert ran.stdout == b""


@pytest.mark.skipif(os.name != "posix", reason="ulimit")
def test_json_that_takes_more_room_than_its_text(tmp_path: Path) -> None:
    path = tmp_path / "many.json"
    path.write_bytes(b"[" + b"{}," * 10_000_000 + b"{}]")
    ran = limited(f"score --json {path}", memory=500_000)
    assert ran.returncode == 2
    assert b"megabytes" in ran.stderr
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize("command", READERS)
def test_a_folder(command: str, run: Runner, tmp_path: Path) -> None:
    done = run(*command.split(), str(tmp_path))
    assert done.code == 2
    assert "is a folder" in done.err


@pytest.mark.parametrize("command", READERS)
def test_the_limit_itself(
    command: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "f"
    content = '[Game "x"]\n' if "replay" in command else "[]"
    path.write_text(content + " " * (100 - len(content)))
    monkeypatch.setattr(reading, "MOST_WHOLE", 100)
    monkeypatch.setattr(reading.open_bytes.__wrapped__, "__defaults__", (100,))  # type: ignore[attr-defined]
    assert "megabytes" not in run(*command.split(), str(path)).err
    path.write_text(path.read_text() + " ")
    done = run(*command.split(), str(path))
    assert (done.code, done.out) == (2, "")
    assert "megabytes" in done.err


def test_there_is_room_for_a_hundred_thousand_records() -> None:
    assert reading.MOST_STREAMED > 100_000 * 4_000
    assert reading.MOST_WHOLE > 100_000 * 300


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_with_a_name_is_read(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_text, args=("[]",))
    writer.start()
    done = run("legal", "--json", str(path))
    writer.join()
    assert (done.code, done.out) == (0, "[]\n")
