"""How Alembic runs the migrations: on the connection that the server (or a test) hands over."""

from __future__ import annotations

from alembic import context

from oudler.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
