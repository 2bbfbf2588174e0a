"""One server for the tests that do not kill theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "tables.sqlite3"), folder / "log") as running:
        yield running
        log = (folder / "log").read_text()
        assert "Traceback" not in log, log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed and started again."""
    with Server(str(tmp_path / "tables.sqlite3"), tmp_path / "log") as running:
        yield running
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log
