"""Opening a database: which one a URL means, how it is set up, how it is brought up to date."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from oudler.errors import CodedError
from oudler.server.schema import KEYS

__all__ = ["BadDatabase", "migrate", "open_engine", "secret_key"]

#: A commit is on the disk before it is acknowledged; readers do not wait for the writer.
_SQLITE_SETTINGS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
)


class BadDatabase(CodedError):
    """A database that cannot be used."""


def open_engine(text: str) -> Engine:
    """The database of a URL, or of a file name, up to date. Raises :class:`BadDatabase`."""
    try:
        engine = create_engine(_url(text), pool_pre_ping=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_up_sqlite)
        migrate(engine)
    except ModuleNotFoundError as error:
        raise BadDatabase("database_driver_missing", found=str(error.name)) from None
    except (ArgumentError, NoSuchModuleError):
        raise BadDatabase("database_url", found=_shown(text)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase("database_failed", found=_shown(text), reason=reason) from None
    return engine


def _url(text: str) -> URL:
    if "://" not in text:
        path = Path(text).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        return URL.create("sqlite+pysqlite", database=str(path))
    url = make_url(text)
    if url.get_backend_name() == "sqlite":
        return url
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ArgumentError(text)


def _shown(text: str) -> str:
    """The URL without a password."""
    try:
        return make_url(text).render_as_string(hide_password=True)
    except ArgumentError:
        return text


def _set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to a revision of the schema."""
    config = Config()
    config.set_main_option("script_location", "oudler.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def secret_key(engine: Engine, name: str) -> bytes:
    """A key of the server, drawn when it is first asked for and kept in the database."""
    query = select(KEYS.c.value).where(KEYS.c.name == name)
    with engine.begin() as connection:
        found = connection.execute(query).scalar()
    if found is None:
        drawn = secrets.token_hex(32)
        try:
            with engine.begin() as connection:
                connection.execute(insert(KEYS).values(name=name, value=drawn))
            found = drawn
        except IntegrityError:
            # Another server was quicker.
            with engine.begin() as connection:
                found = connection.execute(query).scalar_one()
    return bytes.fromhex(str(found))
