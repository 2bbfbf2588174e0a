"""What happened in a deal, and who may know it.

Every move yields numbered events. An event carries one *fact* and its audience. Where
some seats may know more than others, the fact is told twice: in full to those who may know it,
and right after, as an *echo* with what is left out, to the others. This is the only place where
secrecy is decided: a view is the fold of the events that its seat may see, and nothing else hides
or shows a card.

Facts that several games share are here; a game's own stand in its module.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from oudler.cards import CARDS, Card, CardSet

if TYPE_CHECKING:
    from oudler.games.results import DealResult
    from oudler.games.rules import Rules

__all__ = [
    "NOBODY",
    "PLAYED",
    "SPECTATOR",
    "TAKEN",
    "DealScored",
    "DealStarted",
    "Event",
    "Fact",
    "HandDealt",
    "LaidAway",
    "LaidAwayShown",
    "Phase",
    "Played",
    "TalonDealt",
    "TalonTaken",
    "Told",
    "TrickTaken",
]


class Phase(Enum):
    """What the deal waits for."""

    AUCTION = "auction"
    CALL = "call"
    EXCHANGE = "exchange"
    ASK = "ask"
    GIVE = "give"
    RETURN = "return"
    DISCARD = "discard"
    SLAM = "slam"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened."""


#: An audience: the seats that may know, or None for everybody.
Audience = frozenset[int] | None

NOBODY: Final[frozenset[int]] = frozenset()

#: The "seat" of those who only watch: they see what everybody may see.
SPECTATOR: Final = -1


class Told(NamedTuple):
    """A fact on its way into the log, with its audience.

    An ``echo`` repeats the fact before it with less in it, for seats that may know less.
    """

    fact: Fact
    visible_to: Audience = None
    echo: bool = False


class Event(NamedTuple):
    """A numbered fact with its audience. Numbers count up from 0 in a deal."""

    number: int
    fact: Fact
    visible_to: Audience
    echo: bool

    def seen_by(self, seat: int) -> bool:
        """Whether ``seat`` may know it."""
        return self.visible_to is None or seat in self.visible_to


@dataclass(frozen=True, slots=True)
class DealStarted(Fact):
    """A deal begins under ``rules``; ``hand_size`` cards each, ``talon_size`` left over."""

    rules: Rules
    players: int
    dealer: int
    hand_size: int
    talon_size: int


@dataclass(frozen=True, slots=True)
class HandDealt(Fact):
    """A seat's cards; ``unknown`` of them are not known to this record."""

    seat: int
    cards: CardSet
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class TalonDealt(Fact):
    """The cards left over (and, in Mathers's game for two, the third packet)."""

    cards: CardSet
    unknown: int = 0
    dead: CardSet = CardSet()


@dataclass(frozen=True, slots=True)
class TalonTaken(Fact):
    """Greer: the dealer takes the cards left over (G2); the echo tells how many."""

    seat: int
    count: int
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class LaidAway(Fact):
    """A seat laid ``count`` cards away: ``cards``, of which ``shown`` were shown to all.

    The echo has None for the cards. ``unknown`` of them are not known to this record.
    """

    seat: int
    count: int
    cards: CardSet | None
    shown: CardSet = CardSet()
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class Played(Fact):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Fact):
    """The trick is complete; ``seat`` takes it and leads the next."""

    seat: int


@dataclass(frozen=True, slots=True)
class LaidAwayShown(Fact):
    """When the tricks are counted the talon or the cards laid away are turned up."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class DealScored(Fact):
    result: DealResult


#: Shared facts, made once: ``PLAYED[seat][card.index]`` and ``TAKEN[seat]``.
PLAYED: Final = tuple(tuple(Played(seat, one) for one in CARDS) for seat in range(6))
TAKEN: Final = tuple(TrickTaken(seat) for seat in range(6))
