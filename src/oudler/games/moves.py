"""Moves and their tokens: what a seat may say or do, as values.

A token is the form a move has in a record, on a command line and in a message: ``garde``,
``call(SK)``, ``discard(S2,S3,?)``, ``T21``. :func:`parse` and ``str(move)`` are inverse, apart
from letter case, the order of cards and the accepted card alternatives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final

from oudler.cards import CARDS, EXCUSE_BIT, Card, CardSet, card
from oudler.errors import CodedError

__all__ = [
    "ASK",
    "BIDS",
    "NO_ASK",
    "PLAYS",
    "Ask",
    "Bid",
    "Call",
    "Cards",
    "Contract",
    "Discard",
    "Exchange",
    "Give",
    "Marks",
    "Move",
    "Play",
    "Poignee",
    "Return",
    "Slam",
    "parse",
    "plays",
]


class Contract(IntEnum):
    """What may be said in the auction; a higher one outbids a lower one (F6, M10)."""

    PASS = 0
    PRISE = 1
    GARDE = 2
    SANS = 3
    CONTRE = 4

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def takes_talon(self) -> bool:
        """Whether the taker picks the talon up and lays away (prise and garde)."""
        return self in (Contract.PRISE, Contract.GARDE)


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards, a number of which may be unknown (``?`` in a token)."""

    known: CardSet = CardSet()
    unknown: int = 0

    def __len__(self) -> int:
        return len(self.known) + self.unknown

    def __str__(self) -> str:
        return ",".join([*self.known.codes, *"?" * self.unknown])


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat does in its turn. ``str(move)`` is its token."""

    word: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Bid(Move):
    contract: Contract

    def __str__(self) -> str:
        return self.contract.word


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Five players: the taker calls a king, or a lower court when he holds all above (C2)."""

    card: Card
    word: ClassVar[str] = "call"

    def __str__(self) -> str:
        return f"call({self.card.code})"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Lay cards away after taking the talon (F7, M13, G3)."""

    cards: Cards
    word: ClassVar[str] = "discard"

    def __str__(self) -> str:
        return f"discard({self.cards})"


@dataclass(frozen=True, slots=True)
class Slam(Move):
    """Announce the slam or not, before the first card (F9, M19)."""

    announced: bool

    def __str__(self) -> str:
        return "slam" if self.announced else "noslam"


@dataclass(frozen=True, slots=True)
class Poignee(Move):
    """Show trumps in front of one's first card (F19, M16)."""

    cards: CardSet
    word: ClassVar[str] = "poignee"

    def __str__(self) -> str:
        trumps = [one.code for one in reversed(tuple(self.cards)) if one.bit != EXCUSE_BIT]
        excuse = ["X"] if self.cards.mask & EXCUSE_BIT else []
        return f"poignee({','.join(trumps + excuse)})"


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return self.card.code


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Mathers: lay three cards away, then take the three aside (H5)."""

    cards: Cards
    word: ClassVar[str] = "exchange"

    def __str__(self) -> str:
        return f"exchange({self.cards})"


@dataclass(frozen=True, slots=True)
class Marks(Move):
    """Mathers, hands unknown: what a seat marked before play, as pairs of name and points."""

    points: tuple[tuple[str, int], ...]
    word: ClassVar[str] = "marks"

    def __str__(self) -> str:
        return f"marks({','.join(f'{name}={points}' for name, points in self.points)})"


@dataclass(frozen=True, slots=True)
class Ask(Move):
    """Mathers: ask for a third Tarot trump, or let it be (H12)."""

    asked: bool

    def __str__(self) -> str:
        return "ask" if self.asked else "noask"


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Mathers: the card handed over to the asker (H12). None is an unknown card."""

    card: Card | None
    word: ClassVar[str] = "give"

    def __str__(self) -> str:
        return f"give({self.card.code if self.card else '?'})"


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Mathers: the card the asker gives back (H12). None is an unknown card."""

    card: Card | None
    word: ClassVar[str] = "return"

    def __str__(self) -> str:
        return f"return({self.card.code if self.card else '?'})"


#: One bid of each contract.
BIDS: Final = tuple(Bid(contract) for contract in Contract)
#: The play of each card, by its index: plays are compared and made so often that they are shared.
PLAYS: Final = tuple(Play(one) for one in CARDS)
ASK: Final = Ask(True)
NO_ASK: Final = Ask(False)

_WORDS: Final[dict[str, Move]] = {
    **{bid.contract.word: bid for bid in BIDS},
    "slam": Slam(True),
    "noslam": Slam(False),
    "ask": ASK,
    "noask": NO_ASK,
}
#: Nearly all tokens, as they are written here: with no need to be taken apart.
_TOKENS: Final[dict[str, Move]] = {**_WORDS, **{play.card.code: play for play in PLAYS}}


def _cards(word: str, inside: Sequence[str]) -> Cards:
    known: list[Card] = []
    for code in inside:
        if code == "?":
            continue
        one = card(code)
        if one in known:
            raise CodedError("card_twice", card=one.code)
        known.append(one)
    return Cards(CardSet(known), len(inside) - len(known))


def _all_known(word: str, inside: Sequence[str]) -> CardSet:
    cards = _cards(word, inside)
    if cards.unknown:
        raise CodedError("unknown_not_here", word=word)
    return cards.known


def _one(word: str, inside: Sequence[str]) -> Card | None:
    if len(inside) != 1:
        raise CodedError("one_card_expected", word=word, found=len(inside))
    return None if inside[0] == "?" else card(inside[0])


def _call(word: str, inside: Sequence[str]) -> Move:
    one = _one(word, inside)
    if one is None:
        raise CodedError("unknown_not_here", word=word)
    return Call(one)


def _marks(word: str, inside: Sequence[str]) -> Move:
    pairs = []
    for pair in inside:
        name, equals, points = pair.partition("=")
        if not (name and equals and points.isascii() and points.isdigit() and len(points) < 4):
            raise CodedError("bad_marks", found=pair)
        pairs.append((name.lower(), int(points)))
    return Marks(tuple(pairs))


_CALLS: Final[dict[str, Callable[[str, Sequence[str]], Move]]] = {
    "call": _call,
    "discard": lambda word, inside: Discard(_cards(word, inside)),
    "poignee": lambda word, inside: Poignee(_all_known(word, inside)),
    "exchange": lambda word, inside: Exchange(_cards(word, inside)),
    "marks": _marks,
    "give": lambda word, inside: Give(_one(word, inside)),
    "return": lambda word, inside: Return(_one(word, inside)),
}


def parse(token: str) -> Move:
    """The move a token stands for, in either case.

    Raises :class:`~oudler.errors.CodedError`: ``unknown_token``, ``unknown_card``, ``card_twice``,
    ``one_card_expected``, ``unknown_not_here`` or ``bad_marks``.
    """
    found = _TOKENS.get(token)
    if found is not None:
        return found
    word, bracket, rest = token.partition("(")
    word = word.lower()
    if bracket:
        make = _CALLS.get(word)
        if make is None or not rest.endswith(")"):
            raise CodedError("unknown_token", token=token)
        inside = rest[:-1].strip()
        return make(word, [part.strip() for part in inside.split(",")] if inside else [])
    if word in _WORDS:
        return _WORDS[word]
    try:
        return PLAYS[card(token).index]
    except CodedError:
        raise CodedError("unknown_token", token=token) from None


def plays(cards: Iterable[Card]) -> tuple[Play, ...]:
    """The moves that play these cards."""
    return tuple(PLAYS[one.index] for one in cards)
