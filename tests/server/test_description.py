"""The REST interface does what its description says: random requests made from it."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from oudler.server.app import create_app
from oudler.server.services import Settings
from tests.server.running import Server

#: What is asked of each answer. Whether a request that fits the description is taken is not among
#: them: a table for two at a game for four fits it, and cannot be.
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.mark.slow
def test_schemathesis(own_server: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{own_server.url}/api/openapi.json",
            "--checks",
            ",".join(CHECKS),
            "--max-examples",
            "15",
            "--phases",
            "examples,coverage,fuzzing",
            "--seed",
            "1",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]


def test_nothing_that_the_framework_is_going_to_drop_is_used(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        create_app(Settings(str(tmp_path / "db")))
