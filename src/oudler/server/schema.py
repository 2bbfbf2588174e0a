"""What the database holds: the logs of all tables in one append-only table, and the server's key.

The migrations in :mod:`oudler.server.migrations` make it; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text

__all__ = ["EVENTS", "KEYS", "METADATA"]

METADATA: Final = MetaData()

#: A line of the log of a table. ``body`` is the fact as JSON; ``seat`` (from 1) and ``command``
#: tell which person's command caused it, so that a command sent twice is known after a restart.
EVENTS: Final = Table(
    "event",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("command", String(64), nullable=False, server_default=""),
)

#: Secrets of the server by name, in hex.
KEYS: Final = Table(
    "server_key",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
