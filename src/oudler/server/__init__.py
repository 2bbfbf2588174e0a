"""The web table's server: a thin adapter between browsers and :mod:`oudler.tables`.

Litestar and msgspec carry messages, SQLAlchemy keeps the logs; what happens at a table is decided
below. :mod:`oudler.server.app` puts the parts together.
"""
