"""What happens at a table: the facts of which its log consists.

A fact is stored as it is, and everything else follows from the stored facts: the state of the
table, the deal, and what is told to whom (see :mod:`oudler.tables.folding`). Most facts are told
to everybody as they are. Those that hold something hidden say so (``public`` is false) and are
never told; what the folding makes of them is.

Seats are 0-based here, as everywhere inside; :mod:`oudler.tables.outward` writes them from 1.
"""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import msgspec

__all__ = [
    "ChairPlan",
    "Changed",
    "Claimed",
    "Committed",
    "CountdownBegan",
    "CountdownStopped",
    "DealBegan",
    "DealCommitted",
    "DealOpened",
    "DealRevealed",
    "HandsClaimed",
    "MatchBegan",
    "MatchEnded",
    "Moved",
    "OfferAnswered",
    "OfferDropped",
    "OfferMade",
    "Opened",
    "Paused",
    "PersonCame",
    "PersonLeft",
    "PersonReturned",
    "PersonVanished",
    "Ready",
    "Renamed",
    "Resumed",
    "Said",
    "SeatFilled",
    "SeatFreed",
    "SeatTaken",
    "SeedAdded",
    "SeedGiven",
    "Settings",
    "StandInPlays",
    "StoredFact",
    "TableFact",
    "Undone",
    "event_name",
]

_WORD_BEGINS = re.compile(r"(?<!^)(?=[A-Z])")


def event_name(name: str) -> str:
    """``TrickTaken`` as ``trick_taken``."""
    return _WORD_BEGINS.sub("_", name).lower()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run.

    - ``pace``: seconds before a bot's move shows
    - ``beat``: seconds before a forced card plays itself, when one person plays with bots
    - ``auto_forced``: whether it does
    - ``undo``: whether moves may be taken back
    - ``grace``: seconds until a bot plays for somebody who vanished
    - ``seed_wait``: seconds that clients have to add their seeds
    - ``offer_wait``: seconds that the others have to answer an offer
    """

    pace: float = 0.9
    beat: float = 0.5
    auto_forced: bool = True
    undo: bool = True
    grace: float = 120.0
    seed_wait: float = 3.0
    offer_wait: float = 45.0


class ChairPlan(msgspec.Struct, frozen=True):
    """Who is to sit where: ``kind`` is ``person``, ``bot`` or ``empty``."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""
    spec: str = ""


class TableFact(msgspec.Struct, frozen=True, tag_field="event", tag=event_name):
    """Something that happened at a table."""

    public: ClassVar[bool] = True


# -- the table and who sits at it ---------------------------------------------------------------


class Opened(TableFact, frozen=True):
    """A table for ``players`` at ``game`` with these ``options`` of its rules.

    ``listed``: strangers may find it and sit down. ``given``: the record of a deal to be played
    again; such a table plays that deal and no other, and it does not count.
    """

    public: ClassVar[bool] = False

    table: str
    game: str
    options: dict[str, str]
    players: int
    chairs: tuple[ChairPlan, ...]
    host: int | None
    listed: bool
    settings: Settings
    given: str = ""


class SeatTaken(TableFact, frozen=True):
    """A person sits down. ``sitting`` counts how often the seat has been taken: a token is good
    for one sitting."""

    seat: int
    name: str
    sitting: int


class SeatFilled(TableFact, frozen=True):
    """A bot sits down."""

    seat: int
    spec: str
    name: str


class SeatFreed(TableFact, frozen=True):
    seat: int


class Renamed(TableFact, frozen=True):
    seat: int
    name: str


class Changed(TableFact, frozen=True):
    """The table is run in another way from now on."""

    settings: Settings


class PersonCame(TableFact, frozen=True):
    """Somebody is connected."""

    seat: int


class PersonVanished(TableFact, frozen=True):
    """Somebody is connected no longer."""

    seat: int


class CountdownBegan(TableFact, frozen=True):
    """Unless the person returns, a bot plays from ``until`` on (seconds of the epoch)."""

    seat: int
    until: float


class CountdownStopped(TableFact, frozen=True):
    seat: int


class StandInPlays(TableFact, frozen=True):
    """A bot plays for a person who is away; the seat stays theirs."""

    seat: int
    spec: str


class PersonReturned(TableFact, frozen=True):
    """The person plays again, not the bot."""

    seat: int


class PersonLeft(TableFact, frozen=True):
    """A person leaves on purpose; a bot plays the deal to its end."""

    seat: int


class Paused(TableFact, frozen=True):
    seat: int


class Resumed(TableFact, frozen=True):
    seat: int


class Said(TableFact, frozen=True):
    """A ``phrase`` of the list that every client knows, or free ``text``."""

    seat: int
    phrase: str = ""
    text: str = ""


# -- deals ------------------------------------------------------------------------------------


class Ready(TableFact, frozen=True):
    """A person is ready for the next deal; after a match, for another one."""

    seat: int


class MatchBegan(TableFact, frozen=True):
    """Match ``number`` of this table (from 1)."""

    number: int


class Committed(TableFact, frozen=True):
    """The server has drawn its seed for deal ``number``."""

    public: ClassVar[bool] = False

    number: int
    server_seed: str


class SeedAdded(TableFact, frozen=True):
    """A client added its seed, or None: it will not."""

    public: ClassVar[bool] = False

    seat: int
    seed: str | None


class DealBegan(TableFact, frozen=True):
    """The cards are dealt, from ``seed``; the date is the day of the record."""

    public: ClassVar[bool] = False

    number: int
    dealer: int
    seed: str
    date: str


class Moved(TableFact, frozen=True):
    """A move of a deal. ``how``: by a ``person``, a ``bot``, ``forced`` (it was the only one), or
    ``fallback`` (the bot failed, and any legal move was made)."""

    public: ClassVar[bool] = False

    seat: int
    token: str
    how: Literal["person", "bot", "forced", "fallback"] = "person"


class Claimed(TableFact, frozen=True):
    """The rest of the tricks is the seat's; ``tokens`` are the cards it stands for."""

    public: ClassVar[bool] = False

    seat: int
    cards: tuple[str, ...]
    tokens: tuple[str, ...]
    proved: bool


class OfferMade(TableFact, frozen=True):
    """Something that the others must consent to: to take the last move back (``undo``), or that
    all remaining tricks go to the seat (``claim``), whose ``cards`` are then shown."""

    kind: Literal["undo", "claim"]
    seat: int
    until: float
    cards: tuple[str, ...] = ()


class OfferAnswered(TableFact, frozen=True):
    seat: int
    agrees: bool


class OfferDropped(TableFact, frozen=True):
    """``reason``: ``refused``, ``moved`` (the game went on), ``late``, ``withdrawn``,
    ``people_changed`` or ``impossible`` (no play of the cards gives the tricks claimed)."""

    kind: Literal["undo", "claim"]
    seat: int
    reason: str


class Undone(TableFact, frozen=True):
    """The deal is again as it was after ``moves`` moves."""

    seat: int
    moves: int


# -- told, never stored -------------------------------------------------------------------------


class DealCommitted(TableFact, frozen=True):
    """The commitment of deal ``number`` of the match; clients may add seeds until ``until``."""

    number: int
    version: str
    commitment: str
    until: float


class SeedGiven(TableFact, frozen=True):
    """A client added a seed (which one is told after the deal), or said that it will not."""

    seat: int
    given: bool


class DealOpened(TableFact, frozen=True):
    """Deal ``number`` of the match begins; what the games tell follows."""

    number: int
    dealer: int
    replay: bool


class HandsClaimed(TableFact, frozen=True):
    """All remaining tricks go to the seat, which shows its ``cards``; the cards played follow.
    ``proved``: by force, otherwise by consent."""

    seat: int
    cards: tuple[str, ...]
    proved: bool


class DealRevealed(TableFact, frozen=True):
    """After a deal: its record in full, all hands, and all seeds."""

    number: int
    record: str
    totals: tuple[int, ...]


class MatchEnded(TableFact, frozen=True):
    """``places``: of each seat, in the order of seats; equal totals share one."""

    number: int
    places: tuple[int, ...]
    totals: tuple[int, ...]


#: The facts of which a log consists.
StoredFact = (
    Opened
    | SeatTaken
    | SeatFilled
    | SeatFreed
    | Renamed
    | Changed
    | PersonCame
    | PersonVanished
    | CountdownBegan
    | CountdownStopped
    | StandInPlays
    | PersonReturned
    | PersonLeft
    | Paused
    | Resumed
    | Said
    | Ready
    | MatchBegan
    | Committed
    | SeedAdded
    | DealBegan
    | Moved
    | Claimed
    | OfferMade
    | OfferAnswered
    | OfferDropped
    | Undone
)
