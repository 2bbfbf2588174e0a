"""A table as its log has made it: a value, changed only by folding facts into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache
from typing import Any, Final, Literal, NamedTuple, Self

from oudler.games import Deal, Match, Rules
from oudler.games.legal import Plays
from oudler.games.moves import Move
from oudler.tables.facts import OfferDropped, Settings

__all__ = ["Chair", "Made", "Offer", "Recorded", "Spoken", "Stage", "TableState", "made_by"]


class Stage(Enum):
    """What the table waits for."""

    #: Everybody at the table being ready for the next deal.
    WAITING = "waiting"
    #: The clients' seeds, after the server's commitment.
    COMMITTED = "committed"
    #: The seat in turn.
    PLAYING = "playing"
    #: Everybody wanting another match.
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat.

    ``spec`` is the bot of a bot's seat; ``stand_in`` the bot that plays for a person who is away;
    ``until`` when it will begin to, if that is being counted down; ``left``: the person went away
    on purpose.
    """

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    spec: str = ""
    sitting: int = 0
    present: bool = False
    stand_in: str = ""
    until: float | None = None
    left: bool = False

    @property
    def person(self) -> bool:
        """Somebody sits here, perhaps away, perhaps with a bot playing for them meanwhile."""
        return self.kind == "person"

    @property
    def plays(self) -> bool:
        """A person who plays their own cards."""
        return self.kind == "person" and not self.stand_in

    @property
    def bot(self) -> str:
        """The bot that plays the cards, empty if a person does."""
        return self.stand_in or self.spec


class Made(NamedTuple):
    """A move of the deal under way: by whom, how, and how many events there were before it."""

    seat: int
    how: str
    events_before: int


@lru_cache(4096)
def made_by(seat: int, how: str, events_before: int) -> Made:
    """A :class:`Made`; tables have many in common."""
    return Made(seat, how, events_before)


class Recorded(NamedTuple):
    """A finished deal: the match it belongs to, its number in it, its text, and what it scored."""

    match: int
    number: int
    text: str
    scores: tuple[int, ...]


class Spoken(NamedTuple):
    """Something a person said, and when."""

    seat: int
    phrase: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Offer:
    """What ``seat`` asked for, and who agreed so far."""

    kind: Literal["undo", "claim"]
    seat: int
    until: float
    cards: tuple[str, ...] = ()
    agreed: frozenset[int] = frozenset()

    def dropped(self, reason: str) -> OfferDropped:
        """The fact that nothing comes of it."""
        return OfferDropped(self.kind, self.seat, reason)


#: What a :class:`TableState` remembers of its chairs.
_OF_CHAIRS: Final = ("people", "present", "deciders", "alone", "countdowns", "away")


@dataclass(frozen=True)
class TableState:
    """Everything that follows from the log. ``deal`` is the one under way, or the last one; it is
    copied before it is changed, so that a state stays what it was."""

    table: str
    rules: Rules
    players: int
    chairs: tuple[Chair, ...]
    host: int | None
    listed: bool
    settings: Settings
    match: Match
    given: Deal | None = None
    version: int = 0
    stage: Stage = Stage.WAITING
    paused_by: int | None = None
    match_number: int = 1
    deal_number: int = 0
    server_seed: str = ""
    committed_at: float = 0.0
    seeds: Mapping[int, str | None] = field(default_factory=dict)
    deal: Deal | None = None
    #: The seed of the deal under way; the bots' own chances come from it too.
    deal_seed: str = ""
    deal_date: str = ""
    made: tuple[Made, ...] = ()
    #: Counts what was taken back, so that a thought about a position that is gone is known.
    undone: int = 0
    #: When the seat in turn could first move.
    turn_since: float = 0.0
    ready: frozenset[int] = frozenset()
    offer: Offer | None = None
    records: tuple[Recorded, ...] = ()
    #: What was said last, oldest first.
    chat: tuple[Spoken, ...] = ()
    #: The latest ids of commands that each seat has had taken, by seat and sitting: a text with a
    #: line for each, and an empty one before them. One text is read and copied sooner than many.
    taken: Mapping[tuple[int, int], str] = field(default_factory=dict)

    def but(self, **changes: Any) -> Self:
        """This state with changes. dataclasses.replace() would take ten times as long, for every
        line of the log."""
        fields = self.__dict__.copy()
        if "chairs" in changes:
            for name in _OF_CHAIRS:
                fields.pop(name, None)
        fields.update(changes)
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", fields)
        return new

    def become(self, **changes: Any) -> None:
        """Change this very state: only for one that was made just now and that nobody else has."""
        self.__dict__.update(changes)

    # -- people ---------------------------------------------------------------------------------

    # What follows from the chairs is worked out when it is first asked for, and again when the
    # chairs have changed: see _OF_CHAIRS.

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of people who have not left, away or not."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.person and not chair.left)

    @cached_property
    def present(self) -> tuple[int, ...]:
        """The seats of people who are connected."""
        return tuple(s for s in self.people if self.chairs[s].present)

    @cached_property
    def deciders(self) -> tuple[int, ...]:
        """The seats of people who play their own cards: nothing is taken back without them."""
        return tuple(s for s in self.people if self.chairs[s].plays)

    @cached_property
    def alone(self) -> int | None:
        """The seat of the one person who plays with bots; None if there are others."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return people[0] if len(people) == 1 else None

    @cached_property
    def countdowns(self) -> tuple[tuple[int, float], ...]:
        """The seats for which a bot will play, and from when on."""
        return tuple(
            (seat, chair.until) for seat, chair in enumerate(self.chairs) if chair.until is not None
        )

    @cached_property
    def away(self) -> tuple[int, ...]:
        """The seats of people who play their own cards, but are not connected."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.plays and not chair.present)

    @property
    def awake(self) -> bool:
        """Whether the table goes on: with nobody there it stands still."""
        return self.paused_by is None and bool(self.present)

    @property
    def hosted_by(self) -> int | None:
        """The host; if that person is away, the first of those who are there."""
        if self.host is not None and self.host in self.present:
            return self.host
        return next(iter(self.present), self.host)

    # -- the deal -------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move, None when nobody can."""
        if self.stage is not Stage.PLAYING or self.deal is None:
            return None
        return self.deal.turn

    @property
    def moment(self) -> tuple[int, int, int, int]:
        """Tells one position of the table from all others."""
        return (self.match_number, self.deal_number, self.undone, len(self.made))

    @property
    def full(self) -> bool:
        """Whether somebody sits at every seat."""
        return all(chair.kind != "empty" for chair in self.chairs)

    @property
    def expected_ready(self) -> tuple[int, ...]:
        """Whose word the next deal waits for: of a match that has not begun, that of everybody
        who sits here; later, of those who are there."""
        if self.match.deals:
            return self.present
        return tuple(s for s in self.people if not self.chairs[s].stand_in)

    @property
    def everybody_ready(self) -> bool:
        """Whether the server may commit to the next deal (or begin another match)."""
        if self.stage not in (Stage.WAITING, Stage.OVER) or not self.full:
            return False
        expected = self.expected_ready
        return bool(expected) and self.ready >= set(expected)

    @property
    def seeds_in(self) -> bool:
        """Whether every person who is there has added a seed, or said that they will not."""
        return all(seat in self.seeds for seat in self.present)

    def forced_move(self) -> Move | None:
        """The one card that the seat in turn may play, if nothing else is legal."""
        if self.deal is None or self.turn is None:
            return None
        legal = self.deal.legal_moves()
        if isinstance(legal, Plays) and legal.mask.bit_count() == 1 and not legal.poignees:
            return next(iter(legal))
        return None
