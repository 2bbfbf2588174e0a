"""The journal in a database: kept once, in order, after it was acknowledged; migrations."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from oudler.errors import CodedError
from oudler.server.database import migrate, open_engine, secret_key
from oudler.server.schema import METADATA
from oudler.server.storage import Storage
from oudler.tables import facts
from oudler.tables.folding import Entry
from oudler.tables.journal import JournalFailed, MemoryJournal
from tests.server.databases import KINDS, database
from tests.server.running import Server


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


def entry(number: int, text: str = "…") -> Entry:
    return Entry(number, 1_700_000_000.123456 + number, facts.Said(3, "", text), 3, f"c{number}")


def test_what_is_kept_is_read_again(url: str) -> None:
    async def scenario() -> None:
        storage = Storage(open_engine(url))
        await storage.append("one", [entry(1), entry(2, "♠ « été » 牌")])
        await storage.append("two", [entry(1)])
        await storage.append("one", [entry(3)])
        assert await storage.read("one") == [entry(1), entry(2, "♠ « été » 牌"), entry(3)]
        assert await storage.read("none") == []
        assert await storage.answers()
        storage.close()
        again = Storage(open_engine(url))
        assert len(await again.read("one")) == 3
        again.close()

    asyncio.run(scenario())


def test_a_line_is_kept_once(url: str) -> None:
    """Two servers at one table: the second to write a line is told so, the others are not hurt."""

    async def scenario() -> None:
        storage = Storage(open_engine(url))
        await storage.append("one", [entry(1)])
        results = await asyncio.gather(
            storage.append("one", [entry(1)]),
            *(storage.append(f"t{n}", [entry(1)]) for n in range(20)),
            return_exceptions=True,
        )
        assert isinstance(results[0], JournalFailed)
        assert results[1:] == [None] * 20
        storage.close()

    asyncio.run(scenario())


def test_a_connection_that_was_closed_meanwhile(url: str) -> None:
    """An idle connection that the database, or somebody between, has closed costs no line."""

    async def scenario() -> None:
        engine = open_engine(url)
        storage = Storage(engine)
        await storage.append("one", [entry(1)])
        if engine.dialect.name == "postgresql":
            ends = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            with engine.connect() as connection:
                assert connection.execute(ends).all() == [(True,)]
        await storage.append("one", [entry(2)])
        assert await storage.read("one") == [entry(1), entry(2)]
        assert storage.failures == 0
        storage.close()

    asyncio.run(scenario())


def test_many_tables_share_a_commit(url: str) -> None:
    async def scenario() -> None:
        storage = Storage(open_engine(url))

        async def table(name: str) -> None:
            for number in range(1, 11):
                await storage.append(name, [entry(number)])

        await asyncio.gather(*(table(f"t{n}") for n in range(50)))
        assert storage.lines == 500
        assert storage.commits < 250
        storage.close()

    asyncio.run(scenario())


def test_the_key_stays_the_same(url: str) -> None:
    engine = open_engine(url)
    key = secret_key(engine, "tokens")
    assert len(key) == 32
    assert secret_key(engine, "tokens") == key
    assert secret_key(engine, "other") != key
    engine.dispose()


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", "oudler.server:migrations")
    config.set_main_option("path_separator", "os")
    return [
        one.revision for one in reversed(list(ScriptDirectory.from_config(config).walk_revisions()))
    ]


@pytest.mark.parametrize("revision", ["base", *revisions()])
def test_every_revision_leads_to_the_schema(url: str, revision: str) -> None:
    """From an empty database, and from that of every release before."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", "oudler.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert set(inspect(connection).get_table_names()) >= set(METADATA.tables)
    engine.dispose()


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, " * 100)
    for url, code in (
        ("mysql://somewhere/x", "database_url"),
        ("nonsense://", "database_url"),
        ("postgresql://nobody@127.0.0.1:1/none", "database_failed"),
        (f"sqlite:///{tmp_path}/none/tables.sqlite3", "database_failed"),
        (f"sqlite:///{tmp_path / 'text'}", "database_failed"),
    ):
        with pytest.raises(CodedError) as error:
            open_engine(url)
        assert error.value.code == code, url
        assert "secret" not in str(error.value)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(CodedError) as error:
        open_engine("postgresql://nobody:secret@127.0.0.1:1/none")
    assert "secret" not in str(error.value)


def test_the_memory_journal_is_as_strict() -> None:
    async def scenario() -> None:
        journal = MemoryJournal()
        await journal.append("one", [entry(1)])
        with pytest.raises(JournalFailed):
            await journal.append("one", [entry(1)])
        assert await journal.read("one") == [entry(1)]

    asyncio.run(scenario())


def test_a_killed_server_goes_on(url: str, tmp_path: Path) -> None:
    with Server(url, tmp_path / "log") as server:
        # Nothing moves between the look before and the kill.
        opened = server.open_table(settings={"auto_forced": False})
        with server.client(opened["table"], opened["token"]) as ann:
            ann.start()
            ann.play_on(3)
            ann.until_my_turn()
            before = server.get(f"/api/tables/{opened['table']}", opened["token"])
            server.kill()
        server.start()
        after = server.get(f"/api/tables/{opened['table']}", opened["token"])
        assert after["deal"] == before["deal"]
        with server.client(opened["table"], opened["token"]) as ann:
            ann.play_on()
            assert ann.over
