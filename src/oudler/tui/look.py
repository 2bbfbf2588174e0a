"""How things look in one language at one width: names, cards, colours, columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from oudler.cards import CARDS, EXCUSE_BIT, SUIT_MASKS, TRUMPS, Card, CardSet, bits
from oudler.games import Step
from oudler.locales import Value, Words

__all__ = ["Look", "Painted", "columns", "join", "wrap"]

_RESET: Final = "\x1b[0m"
#: Four colours for four suits; trumps and the Excuse have their own.
_SUIT_COLOURS: Final = ("", "31", "36", "32", "35", "35")
_BOLD: Final = "1"
_DIM: Final = "2"

SIGNS: Final = "♠♥♦♣"
#: Hands stand further in than what is told, so that the eye finds them.
INDENT: Final = "    "


@dataclass(frozen=True, slots=True)
class Painted:
    """A piece of a line: its text, and the colour it has where there are colours."""

    text: str
    colour: str = ""

    def __len__(self) -> int:
        return len(self.text)


@dataclass(frozen=True)
class Look:
    """The eyes of one person: ``me`` is the seat, ``names`` are those of the seats.

    Without ``colour`` nothing but text is written, and what colour and brackets would say is said
    in words.
    """

    words: Words
    names: tuple[str, ...]
    me: int
    colour: bool = False
    width: int = 80
    #: Whether the signs of the suits can be shown.
    signs: bool = True

    # -- words --------------------------------------------------------------------------------

    def say(self, message: str, **arguments: Value) -> str:
        """A sentence of the terminal game."""
        return self.words.say(f"play-{message}", **arguments)

    def about(self, seat: int, message: str, **arguments: Value) -> str:
        """A sentence about a player; the catalogue speaks to the person at the terminal as you."""
        return self.say(message, name=self.names[seat], you=seat == self.me, **arguments)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def step(self, step: Step) -> str:
        """A line of a score, with the names of the players and the number of the rule."""
        seat = step.arguments.get("seat")
        name, you = None, None
        if isinstance(seat, int):
            # Seats in what is told to a reader begin at 1.
            name, you = self.names[seat - 1], seat - 1 == self.me
        said = self.words.step(step.code, step.amount, step.arguments, name=name, you=you)
        return f"{said} ({step.rule})"

    @property
    def name_width(self) -> int:
        return max(len(name) for name in self.names)

    # -- cards --------------------------------------------------------------------------------

    def piece(self, one: Card, marked: bool = False) -> Painted:
        """A card as on its corner, in its colour."""
        text = self.words.short(one.code)
        colour = _SUIT_COLOURS[one.suit]
        if marked:
            return Painted(f"[{text}]", f"{_BOLD};{colour}".strip(";"))
        return Painted(text, colour)

    def short(self, one: Card) -> str:
        """A card as on its corner, without colour: for prompts, which are measured by others."""
        return self.words.short(one.code)

    def card(self, one: Card) -> str:
        return self.paint(self.piece(one))

    def cards(self, cards: Iterable[Card] | CardSet) -> str:
        """Some cards between spaces."""
        return " ".join(self.card(one) for one in cards)

    def paint(self, piece: Painted) -> str:
        if not (self.colour and piece.colour):
            return piece.text
        return f"\x1b[{piece.colour}m{piece.text}{_RESET}"

    def bold(self, text: str) -> str:
        return self.paint(Painted(text, _BOLD))

    def dim(self, text: str) -> str:
        return self.paint(Painted(text, _DIM))

    # -- hands --------------------------------------------------------------------------------

    def hand(self, hand: CardSet, marked: CardSet | None = None) -> list[str]:
        """A hand by suits, low to high, trumps and the Excuse last.

        ``marked`` cards stand in brackets; where there are no colours nothing is marked, because
        brackets are hard to listen to.
        """
        rows: list[tuple[Painted, list[Painted]]] = []
        for suit, mask in enumerate(SUIT_MASKS):
            held = hand.mask & (mask | EXCUSE_BIT if mask == TRUMPS else mask)
            if held:
                pieces = [self._in_row(CARDS[index], marked) for index in bits(held)]
                rows.append((self._label(suit), pieces))
        margin = max((len(label) for label, _ in rows), default=0) + 2
        lines = []
        for label, pieces in rows:
            head = INDENT + self.paint(label) + " " * (margin - len(label))
            for line in wrap(self, pieces, self.width - margin - len(INDENT)):
                lines.append(head + line)
                head = " " * (margin + len(INDENT))
        return lines

    def _label(self, suit: int) -> Painted:
        letter = "SHDCT"[suit]
        letters = {suit: self.words.suit_letter(suit) for suit in "SHDCT"}
        typed = letters[letter].ljust(max(map(len, letters.values())))
        sign = f"{SIGNS[suit]} " if self.signs and suit < len(SIGNS) else ""
        name = self.words.say("term-suit", suit=letter)
        return Painted(f"{typed} {sign}{name}", _SUIT_COLOURS[suit])

    def _in_row(self, one: Card, marked: CardSet | None) -> Painted:
        piece = self.piece(one, marked is not None and self.colour and one in marked)
        if one.is_excuse:
            return piece
        # The row says the suit already.
        text = self.words.rank_letter(one.code)
        return Painted(piece.text.replace(self.short(one), text), piece.colour)


def wrap(look: Look, pieces: Sequence[Painted], width: int, gap: str = " ") -> list[str]:
    """Pieces in lines no longer than ``width``."""
    lines: list[str] = []
    line: list[str] = []
    used = 0
    for piece in pieces:
        needed = len(piece) + (len(gap) if line else 0)
        if line and used + needed > width:
            lines.append(gap.join(line))
            line, used, needed = [], 0, len(piece)
        line.append(look.paint(piece))
        used += needed
    if line:
        lines.append(gap.join(line))
    return lines


def join(parts: Iterable[str]) -> str:
    """Short statements on one line."""
    return " · ".join(part for part in parts if part)


def columns(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Rows of plain text under each other; the columns in ``right`` are set to the right."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(widths[n]) if n in right else cell.ljust(widths[n])
            for n, cell in enumerate(row)
        ).rstrip()
        for row in rows
    ]
