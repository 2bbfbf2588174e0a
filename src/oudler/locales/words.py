"""Turning codes and arguments into sentences.

Fluent is imported and a catalogue read when the first sentence is asked for, group by group, so
that a program that says little starts quickly.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from oudler.locales.languages import LANGUAGES

__all__ = ["CONTROL", "MissingMessage", "Value", "Words", "harmless", "visible"]

#: What a sentence can be about.
Value = str | int | float | bool | None | tuple[str, ...]

#: What all groups refer to.
SHARED: Final = "term"
#: Arguments of errors that are cards, shown as ``SK (king of spades)``.
CARD_ARGUMENTS: Final = frozenset({"card", "top"})
#: Arguments that a code may come without: selectors see ``none``.
OPTIONAL: Final = ("close", "field", "place", "seat", "suit", "top", "you")

MINUS: Final = "\N{MINUS SIGN}"
SUIT_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
CODES: Final = (
    *(suit + rank for suit in SUIT_SIGNS for rank in RANKS),
    *(f"T{number}" for number in range(1, 22)),
    "X",
)
_CODES: Final = frozenset(CODES)


#: Fluent refuses longer pieces.
LONGEST: Final = 2000
#: What somebody wrote is shown up to this length where it is at fault.
FOUND: Final = 200
# Nothing that moves the cursor, colours the screen, turns the direction of the text or hides in it:
# what somebody wrote may be anything.
_UNSEEN: Final = (
    r"\x00-\x1a\x1c-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f"
)
#: A sign that acts on a terminal or cannot be seen there.
CONTROL: Final = re.compile(rf"[\x1b{_UNSEEN}]")
# A sentence may have pieces that a face has coloured; other escapes are somebody else's.
_CONTROL_IN_SENTENCE: Final = re.compile(rf"[{_UNSEEN}]|\x1b(?!\[[0-9;]*m)")
_REPLACED: Final = "\N{REPLACEMENT CHARACTER}"


def shortened(text: str, most: int) -> str:
    """The text, or its beginning with a sign that there was more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def visible(text: str) -> str:
    """What somebody wrote, fit for a terminal, in its full length: nothing in it acts."""
    return CONTROL.sub(_REPLACED, text)


def harmless(text: str) -> str:
    """What somebody wrote, fit for a line of a message."""
    return visible(shortened(text, FOUND))


def _in_sentence(text: str) -> str:
    """The last guard: whatever a sentence is given, nothing but colours acts on a terminal."""
    return _CONTROL_IN_SENTENCE.sub(_REPLACED, shortened(text, LONGEST))


class MissingMessage(LookupError):
    """A message that the catalogue does not have, or that cannot be said with these arguments."""


class _Catalogue:
    """The messages of one language, read group by group."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language: Final = language
        self.folder: Final = Path(__file__).parent / language
        functions: dict[str, Any] = {
            "SIGNED": self._signed,
            "ANY_OF": _any_of,
            "IF_ANY": self._if_any,
        }
        self.bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)
        self.loaded: Final[set[str]] = set()
        self.load(SHARED)

    def load(self, group: str) -> None:
        if group in self.loaded:
            return
        self.loaded.add(group)
        from fluent.runtime import FluentResource

        path = self.folder / f"{group}.ftl"
        if path.is_file():
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        self.load(message.partition("-")[0])
        return bool(self.bundle.has_message(message))

    def format(self, message: str, arguments: Mapping[str, Value]) -> str:
        if not self.has(message):
            raise MissingMessage(f"{self.language}: no message {message!r}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingMessage(f"{self.language}: {message!r} says nothing")
        said = {name: self._value(value) for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(pattern, said)
        if errors:
            raise MissingMessage(f"{self.language}: {message!r} with {arguments!r}: {errors[0]!r}")
        return str(text)

    def number(self, value: int | float) -> str:
        """A number in digits, without grouping, with a true minus sign."""
        text = f"{abs(value):g}" if isinstance(value, float) else str(abs(value))
        if self.language != "en":
            text = text.replace(".", ",")
        return MINUS + text if value < 0 else text

    def _value(self, value: Value) -> Any:
        from fluent.runtime.types import fluent_number

        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return _in_sentence(", ".join(value)) or "none"
        if isinstance(value, str):
            return _in_sentence(value)
        if value < 0:
            # Nothing is counted below zero, so no plural is lost.
            return self.number(value)
        whole = int(value) if value == int(value) else value
        return fluent_number(whole, useGrouping=False)

    def _signed(self, value: Any) -> str:
        """``SIGNED($n)``: +7, −7, 0."""
        if isinstance(value, str):
            return value
        native = float(value) if isinstance(value, float) else int(value)
        return f"+{self.number(native)}" if native else "0"

    def _if_any(self, value: Any, of_what: str) -> str:
        """``IF_ANY($n, "plain")``: a further part of a list, ``, 3 plain``; nothing for 0."""
        number = value if isinstance(value, str) else self.number(int(value)) if value else ""
        return f", {number} {of_what}" if number else ""


def _any_of(several: Any, last: str) -> str:
    """``ANY_OF($words, "or")``: words with commas between them, but ``or`` before the last."""
    before, comma, one = str(several).rpartition(", ")
    return f"{before} {last} {one}" if comma else one


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


class Words:
    """What is said in one language, about one game.

    Messages see ``$game`` (``fft``, ``michelsen``, ``mathers``, ``greer``) and ``$preset`` (the
    same, with ``mathers-1888`` told apart), so that each game is spoken of in its own words.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for {language!r}")
        self.language: Final = language
        self.preset: Final = game or "fft"
        self._cards: dict[str, str] = {}
        self._shorts: dict[str, str] = {}

    def about(self, game: str | None) -> Words:
        """The same language, about another game."""
        return self if (game or "fft") == self.preset else Words(self.language, game)

    # -- sentences ----------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return _catalogue(self.language).has(message)

    def say(self, message: str, **arguments: Value) -> str:
        """The message with its arguments. Raises :class:`MissingMessage`, never falls back.

        Seats are numbers from 1; several words are joined with commas; None selects ``none``,
        true and false ``yes`` and ``no``.
        """
        return self._say(message, arguments)

    def _say(self, message: str, arguments: Mapping[str, Value]) -> str:
        preset = arguments.get("game", self.preset)
        said: dict[str, Value] = {"preset": preset, **arguments, "game": _family(preset)}
        text = _catalogue(self.language).format(message, said)
        # French catalogues say where a browser may not break a line. At a terminal the command line
        # folds its lines itself, and what goes through a pipe is searched for with plain blanks.
        return text.replace("\N{NO-BREAK SPACE}", " ")

    def error(self, code: str, arguments: Mapping[str, Value], *, to_player: bool = False) -> str:
        """What is wrong, from the code and arguments of a ``CodedError``.

        Cards among the arguments are shown with their names. ``to_player``: it is said to the
        player whose move it was, as you, and the cards look as they do on the screen.
        """
        said: dict[str, Value] = dict.fromkeys(OPTIONAL)
        for name, value in arguments.items():
            if isinstance(value, str):
                value = harmless(value)
            elif isinstance(value, tuple):
                value = tuple(map(harmless, value))
            said[name] = value
        if to_player:
            said["you"] = True
        for name in CARD_ARGUMENTS & said.keys():
            value = said[name]
            if isinstance(value, str) and value in _CODES:
                said[name] = self.short(value) if to_player else self.card_and_code(value)
        return self._say(f"error-{code}", said)

    def step(
        self,
        code: str,
        amount: float | None,
        arguments: Mapping[str, Value],
        *,
        name: str | None = None,
        you: bool | None = None,
    ) -> str:
        """One line of the explanation of a score.

        ``name`` is that of the player in it, ``you`` whether that is the reader; without them
        players have numbers.
        """
        return self._say(f"step-{code}", {**arguments, "amount": amount, "name": name, "you": you})

    def number(self, value: int | float) -> str:
        """A number, with a true minus sign and the language's decimal sign."""
        return _catalogue(self.language).number(value)

    def signed(self, value: float) -> str:
        """A number with its sign: +7, −7, 0."""
        return ("+" if value > 0 else "") + self.number(value)

    # -- cards ----------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """The name of a card: ``king of spades``, ``roi de pique``, ``король мечей``."""
        name = self._cards.get(code)
        if name is None:
            name = self._cards[code] = self._say("term-card", _parts(code))
        return name

    def card_and_code(self, code: str) -> str:
        """The code of a card with its name: ``SK (king of spades)``."""
        return f"{code} ({self.card(code)})"

    def short(self, code: str) -> str:
        """A card as printed on its corner: ``♠K``, ``♠R``, ``♠К``, ``T21``, ``X``."""
        text = self._shorts.get(code)
        if text is None:
            text = self._shorts[code] = self._short(code)
        return text

    def _short(self, code: str) -> str:
        if code == "X":
            return code
        sign = SUIT_SIGNS.get(code[0]) or self.suit_letter(code[0])
        return f"{sign}{self.rank_letter(code)}"

    def suit_letter(self, suit: str) -> str:
        """What stands for a suit in typing, and for trumps also on the screen."""
        return self.say("term-suit-letter", suit=suit)

    def rank_letter(self, code: str) -> str:
        """The corner of a card of a suit or a trump, without the suit: ``K``, ``10``, ``21``."""
        rank = _parts(code)["rank"]
        return str(rank) if isinstance(rank, int) else self.say("term-letter", rank=rank)


def _family(preset: Value) -> str:
    """The game whose words a preset uses."""
    return "mathers" if preset == "mathers-1888" else str(preset)


def _parts(code: str) -> dict[str, Value]:
    if code not in _CODES:
        raise ValueError(f"not a card: {code!r}")
    if code == "X":
        return {"kind": "excuse", "suit": "X", "rank": 0}
    rank: Value = int(code[1:]) if code[1:].isdigit() else code[1:]
    if code[0] == "T":
        return {"kind": "trump", "suit": "T", "rank": rank}
    return {"kind": "suit", "suit": code[0], "rank": rank}
