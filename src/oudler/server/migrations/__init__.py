"""The history of the database: one file a change, applied by Alembic when the server starts."""
