"""The 78 cards and sets of them.

A card is one of 78 values made once, in this order, which tensors and the compiled core share:
spades 0-13, hearts 14-27, diamonds 28-41, clubs 42-55 (each 1..10 J N Q K), trumps 1-21 at 56-76,
the Excuse at 77. A set of cards is an ``int`` of 78 bits, bit *i* for card *i*; :class:`CardSet`
is the readable wrapper around it, and the rules work on the bare integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from oudler.errors import CodedError

__all__ = [
    "ALL",
    "CARDS",
    "CLUBS",
    "DIAMONDS",
    "EXCUSE",
    "EXCUSE_BIT",
    "HEARTS",
    "JACKS",
    "KINGS",
    "KNIGHTS",
    "OUDLERS",
    "PETIT",
    "PETIT_BIT",
    "PLAIN",
    "QUEENS",
    "RANKS",
    "SPADES",
    "SUITS",
    "SUIT_MASKS",
    "TRUMPS",
    "TWENTY_ONE",
    "TWENTY_ONE_BIT",
    "Card",
    "CardSet",
    "bits",
    "card",
    "cards_of",
    "mask_of",
]

SUITS: Final = "SHDC"
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")

_TRUMP: Final = 4
_EXCUSE_SUIT: Final = 5


class Card:
    """One of the 78 cards; two equal cards are the same object.

    ``index`` is its place 0-77, ``code`` its name in the notation (``SK``, ``T21``, ``X``),
    ``suit`` 0-3 for S H D C, 4 for trumps, 5 for the Excuse, ``rank`` 1-14 in a suit (11 jack,
    12 knight, 13 queen, 14 king), 1-21 among trumps, 0 for the Excuse, ``bit`` its bit in a set.
    """

    __slots__ = ("bit", "code", "index", "rank", "suit")

    index: int
    code: str
    suit: int
    rank: int
    bit: int

    def __init__(self, index: int, code: str, suit: int, rank: int) -> None:
        put = object.__setattr__
        put(self, "index", index)
        put(self, "code", code)
        put(self, "suit", suit)
        put(self, "rank", rank)
        put(self, "bit", 1 << index)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card does not change")

    __delattr__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index

    def __reduce__(self) -> tuple[object, ...]:
        return (card, (self.code,))

    @property
    def is_trump(self) -> bool:
        """One of the 21 numbered trumps; the Excuse is not."""
        return self.suit == _TRUMP

    @property
    def is_excuse(self) -> bool:
        return self.suit == _EXCUSE_SUIT


def _make() -> tuple[Card, ...]:
    plain = [
        Card(14 * suit + rank, letter + name, suit, rank + 1)
        for suit, letter in enumerate(SUITS)
        for rank, name in enumerate(RANKS)
    ]
    trumps = [Card(55 + rank, f"T{rank}", _TRUMP, rank) for rank in range(1, 22)]
    return (*plain, *trumps, Card(77, "X", _EXCUSE_SUIT, 0))


#: All cards by index.
CARDS: Final[tuple[Card, ...]] = _make()

SPADES: Final = 0x3FFF
HEARTS: Final = SPADES << 14
DIAMONDS: Final = SPADES << 28
CLUBS: Final = SPADES << 42
TRUMPS: Final = ((1 << 21) - 1) << 56
EXCUSE_BIT: Final = 1 << 77
PLAIN: Final = (1 << 56) - 1
ALL: Final = (1 << 78) - 1
#: The cards of each suit, trumps fifth.
SUIT_MASKS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS, TRUMPS)

_ONE_OF_EACH: Final = 1 | 1 << 14 | 1 << 28 | 1 << 42
JACKS: Final = _ONE_OF_EACH << 10
KNIGHTS: Final = _ONE_OF_EACH << 11
QUEENS: Final = _ONE_OF_EACH << 12
KINGS: Final = _ONE_OF_EACH << 13

PETIT: Final = CARDS[56]
TWENTY_ONE: Final = CARDS[76]
EXCUSE: Final = CARDS[77]
PETIT_BIT: Final = PETIT.bit
TWENTY_ONE_BIT: Final = TWENTY_ONE.bit
#: The three oudlers: trump 1, trump 21 and the Excuse.
OUDLERS: Final = PETIT_BIT | TWENTY_ONE_BIT | EXCUSE_BIT

_BY_CODE: Final = {one.code: one for one in CARDS}

# Accepted when reading, never written: the suits' signs, and the French letters of the courts.
_SUIT_SIGNS: Final = str.maketrans(
    {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": "", "\ufe0f": ""}
)
_FRENCH_COURTS: Final = {"R": "K", "D": "Q", "C": "N", "V": "J"}


def card(code: str) -> Card:
    """The card a code names, in either case: ``SK``, ``h10``, ``t1``, ``x``; also ``♠R``, ``SV``.

    Raises :class:`~oudler.errors.CodedError` ``unknown_card`` for anything else.
    """
    found = _BY_CODE.get(code)
    if found is not None:
        return found
    plain = code.translate(_SUIT_SIGNS).upper()
    if len(plain) == 2 and plain[0] in SUITS:
        plain = plain[0] + _FRENCH_COURTS.get(plain[1], plain[1])
    found = _BY_CODE.get(plain)
    if found is None:
        raise CodedError("unknown_card", card=code)
    return found


def bits(mask: int) -> Iterator[int]:
    """The indices of the cards in a mask, low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _by_byte() -> tuple[tuple[tuple[Card, ...], ...], ...]:
    tables = []
    for start in range(0, len(CARDS), 8):
        eight = CARDS[start : start + 8]
        table: list[tuple[Card, ...]] = [()]
        for byte in range(1, 1 << len(eight)):
            low = byte & -byte
            table.append((eight[low.bit_length() - 1], *table[byte ^ low]))
        tables.append(tuple(table))
    return tuple(tables)


#: Of each byte of a mask the cards that it holds: hands are listed for everything that is shown.
_BY_BYTE: Final = _by_byte()
_BYTES: Final = len(_BY_BYTE)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask in canonical order."""
    found: list[Card] = []
    for byte, table in zip(mask.to_bytes(_BYTES, "little"), _BY_BYTE, strict=True):
        if byte:
            found += table[byte]
    return tuple(found)


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of some cards."""
    mask = 0
    for one in cards:
        mask |= one.bit
    return mask


class CardSet(AbstractSet[Card]):
    """An immutable set of cards over the integer ``mask``; iterates in canonical order."""

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] | int = 0) -> None:
        mask = cards if isinstance(cards, int) else mask_of(cards)
        if not 0 <= mask <= ALL:
            raise ValueError(f"a set of cards has 78 bits, not {mask:#x}")
        object.__setattr__(self, "mask", mask)

    @classmethod
    def parse(cls, codes: str) -> CardSet:
        """The set named by codes between spaces."""
        return cls(card(code) for code in codes.split())

    @classmethod
    def _from_iterable(cls, it: Iterable[Card]) -> CardSet:  # type: ignore[override]
        return cls(it)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a set of cards does not change")

    def __contains__(self, item: object) -> bool:
        return isinstance(item, Card) and bool(self.mask & item.bit)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardSet):
            return self.mask == other.mask
        return AbstractSet.__eq__(self, other)

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(one.code for one in self)

    def __reduce__(self) -> tuple[object, ...]:
        return (CardSet, (self.mask,))

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the cards in canonical order."""
        return tuple([one.code for one in cards_of(self.mask)])
