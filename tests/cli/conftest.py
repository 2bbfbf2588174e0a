from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from oudler.cli import main

SCHEMAS = Path(__file__).parent / "schemas"


@dataclass
class Run:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Run]:
    """Runs the command line in this process: ``run("score", "--json", "-", stdin=...)``."""
    for name in ("OUDLER_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def runner(*arguments: str, stdin: bytes | str = b"") -> Run:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        code = main(arguments)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return Run(code, captured.out, captured.err)

    return runner


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
