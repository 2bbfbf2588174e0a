"""The databases that the tests of the storage run on: SQLite always, PostgreSQL where
OUDLER_TEST_POSTGRES names one (``make test-postgres`` does)."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

POSTGRES = os.environ.get("OUDLER_TEST_POSTGRES", "")

KINDS = ["sqlite", "postgres"] if POSTGRES else ["sqlite"]


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """An empty database; its URL."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite3'}"
        return
    name = f"oudler_{uuid.uuid4().hex}"
    url = make_url(POSTGRES).set(drivername="postgresql+psycopg")
    admin = create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    try:
        yield url.set(database=name, drivername="postgresql").render_as_string(hide_password=False)
    finally:
        with admin.connect() as connection:
            connection.execute(text(f'DROP DATABASE "{name}" WITH (FORCE)'))
        admin.dispose()
