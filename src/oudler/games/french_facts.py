"""What happens in a deal of French tarot besides what happens in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from oudler.cards import Card, CardSet
from oudler.games.events import Fact
from oudler.games.moves import Contract

__all__ = [
    "BidMade",
    "CardCalled",
    "ContractMade",
    "PartnerRevealed",
    "PassedOut",
    "PetitSec",
    "PoigneeShown",
    "ShownPoignee",
    "SlamDeclared",
    "TalonShown",
]


@dataclass(frozen=True, slots=True)
class PetitSec(Fact):
    """A seat's only trump is the petit, without the Excuse: the hand is shown, the deal void."""

    seat: int
    hand: CardSet


@dataclass(frozen=True, slots=True)
class BidMade(Fact):
    seat: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class PassedOut(Fact):
    """Everybody passed."""


@dataclass(frozen=True, slots=True)
class ContractMade(Fact):
    """The auction is over: ``taker`` plays ``contract``."""

    taker: int
    contract: Contract


@dataclass(frozen=True, slots=True)
class CardCalled(Fact):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TalonShown(Fact):
    """The talon is turned up; ``taker`` takes it into the hand, or nobody does (None)."""

    taker: int | None
    cards: CardSet
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class SlamDeclared(Fact):
    seat: int
    announced: bool


@dataclass(frozen=True, slots=True)
class PoigneeShown(Fact):
    """``cards`` shown before the seat's first card. Trumps laid away by force may be among them."""

    seat: int
    size: str
    cards: CardSet


@dataclass(frozen=True, slots=True)
class PartnerRevealed(Fact):
    """The called card has been played: its player is the taker's partner."""

    seat: int


class ShownPoignee(NamedTuple):
    """A poignée as a state keeps it."""

    seat: int
    size: str
    cards: CardSet
