"""What happens in a deal of Mathers's game besides what happens in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from oudler.cards import Card, CardSet
from oudler.games.events import Fact
from oudler.games.mathers_marks import Mark

__all__ = [
    "AskPassed",
    "AskUnanswered",
    "Asked",
    "CardGiven",
    "CardReturned",
    "Exchanged",
    "Marked",
    "MarksWritten",
    "MustGive",
    "Transfer",
]


@dataclass(frozen=True, slots=True)
class Exchanged(Fact):
    """A seat laid three cards away, then took the three aside.

    The echo has None for both: but who laid those aside knows what was taken. ``unknown`` of the
    cards laid away are not known to this record.
    """

    seat: int
    laid: CardSet | None
    taken: CardSet | None
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class Marked(Fact):
    """A seat marks its hand and shows the cards that score (H7)."""

    seat: int
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class MarksWritten(Fact):
    """The marks of a seat stand in the record too, once."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asked(Fact):
    """A seat asks for a third Tarot trump, showing ``cards``, the two it has over (H12)."""

    seat: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class AskPassed(Fact):
    """A seat does not ask; it need not say whether it could."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskUnanswered(Fact):
    """No opponent holds a Tarot trump: the asker scores."""

    seat: int


@dataclass(frozen=True, slots=True)
class MustGive(Fact):
    """``giver`` is the first after the asker to hold one, and must hand one over.

    With unknown hands it may be anybody of ``maybe`` (or nobody); ``giver`` is then the first.
    """

    asker: int
    giver: int
    maybe: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardGiven(Fact):
    """None for a giver or a card that this record does not know."""

    giver: int | None
    receiver: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardReturned(Fact):
    """The card given back; the echo has None for it."""

    giver: int
    receiver: int | None
    card: Card | None


class Transfer(NamedTuple):
    """A card that changed hands when ``marked`` seats had marked already."""

    giver: int | None
    receiver: int | None
    card: Card | None
    marked: int
