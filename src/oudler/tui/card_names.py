"""Cards as people name them: ``R♠``, ``roi de pique``, ``co9``, ``9 of hearts``, ``21``.

What may mean several cards is never guessed: :meth:`CardNames.read` gives all it may mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from oudler.cards import CARDS, RANKS, SUITS, Card, card
from oudler.cli.answers import plain
from oudler.locales import Words

__all__ = ["CardNames"]

SIGNS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))
TRUMP: Final = "T"
#: English words shorter than this are left to the language that is spoken.
_WORD: Final = 3
_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[♠♥♦♣]")
_ELISION: Final = re.compile(r"\b[dl]'")
_BETWEEN: Final = re.compile(r"(?<=\w)[-.](?=\w)")
#: So many ways to read a line are enough to see that there are several.
_SEVERAL: Final = 2

Names = dict[str, tuple[str, ...]]


class CardNames:
    """The names of the cards in one language, for one game."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    # -- one card -----------------------------------------------------------------------------

    def read(self, text: str) -> tuple[Card, ...]:
        """The cards that a text may name: none, one, or several to choose from."""
        tokens = self._tokens(text)
        return () if tokens is None else self._found(tokens)

    def suit(self, text: str) -> str | None:
        """The suit that was named without a rank, ``T`` for trumps; None if it was not."""
        tokens = self._tokens(text)
        return None if tokens is None else self._bare_suits.get("".join(tokens))

    def spell(self, one: Card) -> str:
        """The shortest way to type a card that means nothing else."""
        if one.is_excuse or one.is_trump:
            return str(one.rank) if one.is_trump else one.code.lower()
        words = self._words
        return (words.suit_letter(one.code[0]) + words.rank_letter(one.code)).lower()

    # -- several cards ------------------------------------------------------------------------

    def split(self, text: str) -> list[str] | None:
        """The parts of a line that name a card each; None if it can be cut in several ways."""
        parts: list[str] = []
        for piece in re.split(r"[,;+]", text):
            cut = self._cut(piece.split())
            if cut is None:
                return None
            parts += cut
        return parts

    def _cut(self, pieces: list[str]) -> list[str] | None:
        pieces = [one for one in pieces if plain(one) not in self._and]
        whole = " ".join(pieces)
        if not pieces or self.read(whole):
            return [whole] if pieces else []
        if all(self.read(one) for one in pieces):
            return pieces
        ways = self._ways(pieces)
        if len(ways) == _SEVERAL:
            return None
        return ways[0] if ways else pieces

    def _ways(self, pieces: list[str]) -> list[list[str]]:
        """At most two ways to cut a line into cards."""
        if not pieces:
            return [[]]
        found: list[list[str]] = []
        # The name of a card has at most five words: l’as de la pique.
        for end in range(1, min(5, len(pieces)) + 1):
            first = " ".join(pieces[:end])
            if self.read(first):
                for rest in self._ways(pieces[end:]):
                    found.append([first, *rest])
                    if len(found) == _SEVERAL:
                        return found
        return found

    # -- the names ----------------------------------------------------------------------------

    def _tokens(self, text: str) -> list[str] | None:
        """The letters, numbers and signs of a name, without what says nothing; None if there is
        anything else in it."""
        bare = _BETWEEN.sub(" ", _ELISION.sub("", plain(text).rstrip(".!")))
        found: list[str] = []
        for word in bare.split():
            if word in self._fillers:
                continue
            tokens = _TOKEN.findall(word)
            if "".join(tokens) != word:
                return None
            if found and found[-1].isdigit() and tokens[0].isdigit():
                # Two numbers are no number.
                return None
            found += tokens
        return found

    def _found(self, tokens: list[str]) -> tuple[Card, ...]:
        key = "".join(tokens)
        # A suit that has been named wants its rank still, whatever its letters may mean besides.
        return () if key in self._bare_suits else self._table.get(key, ())

    @cached_property
    def _fillers(self) -> frozenset[str]:
        english = Words("en", self._words.preset)
        said = [words.say("play-typed-fillers") for words in (self._words, english)]
        return frozenset(plain(" ".join(said)).split())

    @cached_property
    def _and(self) -> frozenset[str]:
        return frozenset(plain(self._words.say("play-typed-and")).split())

    @cached_property
    def _bare_suits(self) -> Mapping[str, str]:
        # One letter may stand for anything; what is longer is the name of a suit.
        return {
            name: suit
            for suit, names in self._suits.items()
            for name in names
            if len(name) > 1 or name in SIGNS.values()
        }

    @cached_property
    def _suits(self) -> Names:
        own = self._listed("typed-suits")
        return {
            suit: _distinct(suit.lower(), SIGNS.get(suit, ""), own[suit])
            for suit in (*SUITS, TRUMP)
        }

    @cached_property
    def _table(self) -> Mapping[str, tuple[Card, ...]]:
        found: dict[str, set[Card]] = {}

        def add(name: str, one: Card) -> None:
            found.setdefault(name, set()).add(one)

        ranks = self._listed("typed-ranks")
        for one in CARDS:
            if one.suit < len(SUITS):
                code = RANKS[one.rank - 1]
                said = _distinct(code.lower(), "", ranks.get(code, ()))
            elif one.is_trump:
                code, said = "", (str(one.rank),)
                add(str(one.rank), one)
            else:
                continue
            for suit in self._suits["SHDCT"[one.suit]]:
                for rank in said:
                    add(suit + rank, one)
                    add(rank + suit, one)
        for code, names in self._listed("typed-cards").items():
            for name in names:
                add(name, card(code))
        return {name: tuple(sorted(cards)) for name, cards in found.items()}

    def _listed(self, message: str) -> Names:
        """The names that a message lists as ``code=name,name``, and the longer English ones."""
        own = _read(self._words.say(f"play-{message}"))
        english = _read(Words("en", self._words.preset).say(f"play-{message}"))
        found = dict(own)
        for code, names in english.items():
            # The short ones could mean something else in the language that is spoken.
            found[code] = (*own.get(code, ()), *(one for one in names if len(one) >= _WORD))
        return found


def _read(text: str) -> Names:
    pairs = (pair.partition("=") for pair in text.split())
    return {code: tuple(map(plain, names.split(","))) for code, _, names in pairs}


def _distinct(first: str, second: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for one in (first, second, *names) if one))
