"""What a person types: commands, answers and cards, in the language of the game and in English."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from oudler.cards import CARDS, TRUMPS, Card, bits, card
from oudler.locales import Words

__all__ = ["Command", "Vocabulary"]

_TRUMP_NUMBERS: Final = {CARDS[index].rank: CARDS[index] for index in bits(TRUMPS)}
_SEPARATORS: Final = re.compile(r"[\s,;]+")


#: The answers, and the messages that hold the words for them.
ANSWERS: Final = {
    "pass": "word-pass",
    "prise": "word-prise",
    "garde": "word-garde",
    "sans": "word-sans",
    "contre": "word-contre",
    "yes": "word-yes",
    "no": "word-no",
    "slam": "word-slam",
    "ask": "word-ask",
    "simple": "word-simple",
    "double": "word-double",
    "triple": "word-triple",
    "excuse": "word-excuse",
}


class Command(Enum):
    """What can be asked for at any prompt, and the message that holds the words for it."""

    HELP = "word-help"
    HAND = "word-hand"
    LAST = "word-last"
    TABLE = "word-table"
    BIDS = "word-bids"
    SCORE = "word-score"
    QUIT = "word-quit"


class Vocabulary:
    """The words of a language; the English ones are understood everywhere."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words
        self._english: Final = Words("en", words.preset)
        self._commands = {
            said: command for command in Command for said in self._typed(command.value)
        }
        self._letters = dict(
            pair.split("=") for pair in words.say("play-typed-letters").split() if "=" in pair
        )

    def _typed(self, message: str) -> list[str]:
        said: list[str] = []
        for words in (self._words, self._english):
            said += words.say(f"play-{message}").lower().split()
        return list(dict.fromkeys(said))

    def spoken(self, name: str) -> list[str]:
        """The words that mean an answer, those of the language first."""
        return self._typed(ANSWERS[name])

    @property
    def help(self) -> str:
        """The command that lists the others."""
        return self._typed(Command.HELP.value)[0]

    def command(self, text: str) -> Command | None:
        """The command that a line is, if it is one."""
        return self._commands.get(text.strip().lower())

    def answer(self, text: str, names: tuple[str, ...]) -> str | None:
        """Which of the ``names`` was said: ``pass``, ``yes``, ``simple`` and so on."""
        said = " ".join(text.strip().lower().split())
        for name in names:
            if said.replace(" ", "-") in self.spoken(name):
                return name
        return None

    def card(self, text: str) -> Card | None:
        """The card that was typed.

        A code, the card as it is shown, a suit letter of the language with the rank, or for a
        trump its number alone.
        """
        typed = text.strip().upper()
        if not typed:
            return None
        if typed.lower() in self.spoken("excuse"):
            return CARDS[-1]
        if typed.isascii() and typed.isdigit():
            return _TRUMP_NUMBERS.get(int(typed)) if len(typed) < 3 else None
        code = self._words.code(typed)
        if code is None and typed[0] in self._letters:
            code = self._words.code(self._letters[typed[0]] + typed[1:])
        return card(code) if code else None

    @staticmethod
    def split(text: str) -> list[str]:
        """The parts of a line that names several cards."""
        return [part for part in _SEPARATORS.split(text.strip()) if part]
