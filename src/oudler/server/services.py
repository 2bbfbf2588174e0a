"""What the handlers share: the hall, the database, keys, counters and limits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Final

import msgspec
from litestar.di import NamedDependency

from oudler.errors import CodedError
from oudler.server.buckets import Buckets
from oudler.server.connection import Limits, Postman
from oudler.server.database import open_engine, secret_key
from oudler.server.metrics import Metrics
from oudler.server.problems import ProblemError
from oudler.server.speaking import Speaker
from oudler.server.storage import Storage
from oudler.server.tokens import Rights, Signer
from oudler.tables.actor import House, TableActor
from oudler.tables.errors import Refused
from oudler.tables.hall import Hall
from oudler.tables.thinking import Thinkers

__all__ = ["Services", "ServicesHere", "Settings", "new_table_name"]

#: Letters that cannot be taken for one another, also when read aloud.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_NAME_LENGTH: Final = 10


class Settings(msgspec.Struct, frozen=True):
    """How the server is run.

    ``database``: a URL or a file. ``names``: names of this machine by which it may be called.
    ``origins``: sites besides its own from which it may be used. ``address``: where other machines
    reach it, None if they cannot. ``threads``: how many bots think
    at a time. ``idle``: seconds after which a table that nobody listens to goes to sleep.
    ``tables_per_minute``: how many tables and seats one address may ask for. ``proxies``: addresses
    and networks of reverse proxies, which say where a request comes from.
    """

    database: str
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    address: str | None = None
    threads: int = 1
    idle: float = 900.0
    tables_per_minute: float = 60.0
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()


def new_table_name() -> str:
    """A name that nobody guesses, short enough to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_NAME_LENGTH))


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    storage: Storage
    signer: Signer
    hall: Hall
    metrics: Metrics
    creations: Buckets
    postman: Postman
    clock: Callable[[], float] = time.time
    _speakers: dict[TableActor, Speaker] = field(default_factory=dict)

    @classmethod
    def start(cls, settings: Settings) -> Services:
        """Open the database and the hall; belongs to the running event loop.

        Raises :class:`~oudler.server.database.BadDatabase`.
        """
        engine = open_engine(settings.database)
        storage = Storage(engine)
        house = House(
            storage,
            Thinkers(settings.threads),
            time.time,
            lambda: secrets.token_hex(32),
            lambda: date.today().isoformat(),
        )
        per_second = settings.tables_per_minute / 60
        return cls(
            settings,
            storage,
            Signer(secret_key(engine, "tokens")),
            Hall(house),
            Metrics(),
            Buckets(per_second, settings.tables_per_minute, time.monotonic, 10_000),
            Postman(),
        )

    async def stop(self) -> None:
        """Stop everything; whatever was acknowledged is in the database."""
        await self.hall.close()
        self.hall.house.thinkers.close()
        self.storage.close()

    # -- tables ---------------------------------------------------------------------------------

    async def table(self, name: str) -> TableActor:
        """Raises :class:`ProblemError` if there is none of this name."""
        found = await self.hall.find(name) if len(name) <= 32 and name.isascii() else None
        if found is None:
            raise ProblemError(404, Refused("no_such_table"))
        return found

    def speaker(self, table: TableActor) -> Speaker:
        """The one that encodes for all who listen to a table."""
        found = self._speakers.get(table)
        if found is None:
            # Those of tables that sleep by now are not needed any more.
            awake = set(self.hall)
            self._speakers = {one: two for one, two in self._speakers.items() if one in awake}
            found = self._speakers[table] = Speaker()
        return found

    def rights(self, table: TableActor, authorization: str | None) -> Rights:
        """What the header ``Authorization: Bearer …`` allows.

        Raises :class:`ProblemError`. A listed table may be watched without it.
        """
        scheme, _, token = (authorization or "").partition(" ")
        state = table.state
        rights = None
        if scheme.lower() == "bearer":
            rights = self.signer.read(state.table, token.strip())
        elif state.listed and not authorization:
            return Rights("watch")
        if rights is not None and rights.kind == "seat":
            chair = state.chairs[rights.seat] if rights.seat < state.players else None
            if chair is None or not chair.person or chair.sitting != rights.sitting:
                rights = None
        if rights is None:
            raise ProblemError(401, Refused("bad_token"))
        return rights

    def allow_creation(self, address: str) -> None:
        """Raises :class:`ProblemError` for an address that asks for too much."""
        if not self.creations.take(address):
            raise ProblemError(429, CodedError("too_fast"))


#: As a handler is given them.
ServicesHere = NamedDependency[Services]
