"""What a person types: commands, answers and cards, in the language of the game and in English."""

from __future__ import annotations

from enum import Enum

from oudler.cards import Card, card
from oudler.cli.answers import Answers, plain
from oudler.errors import Argument
from oudler.locales import Words
from oudler.tui.card_names import CardNames

__all__ = ["Command", "Unclear", "Vocabulary"]


class Command(Enum):
    """What can be asked for at any prompt, and the message that holds the words for it."""

    HELP = "word-help"
    HAND = "word-hand"
    LAST = "word-last"
    TABLE = "word-table"
    BIDS = "word-bids"
    SCORE = "word-score"
    QUIT = "word-quit"


class Unclear(Exception):
    """What was typed means nothing here: the message that says so, and its arguments."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Vocabulary(Answers):
    """The words of a language; the English ones are understood everywhere."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._cards = CardNames(words)
        self._commands = {
            plain(said): command for command in Command for said in self.typed(command.value)
        }

    @property
    def help(self) -> str:
        """The command that lists the others."""
        return self.typed(Command.HELP.value)[0]

    def command(self, text: str) -> Command | None:
        """The command that a line is, if it is one."""
        return self._commands.get(plain(text))

    def card(self, text: str) -> Card:
        """The card that was typed. Raises :class:`Unclear`, also where it may be several."""
        found = self._cards.read(text)
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(
                "unclear-which-card",
                found=text,
                cards=tuple(f"{self.spell(one)} ({self.words.card(one.code)})" for one in found),
            )
        suit = self._cards.suit(text)
        if suit is not None:
            raise Unclear("unclear-rank", found=text)
        raise Unclear("unclear-card", found=text, **self.examples())

    def cards(self, text: str) -> list[Card]:
        """The cards that a line names, each once. Raises :class:`Unclear`."""
        parts = self._cards.split(text)
        if parts is None:
            raise Unclear("unclear-line")
        found: list[Card] = []
        for part in parts:
            one = self.card(part)
            if one in found:
                raise Unclear("unclear-twice", card=self.words.short(one.code))
            found.append(one)
        return found

    def spell(self, one: Card) -> str:
        """The shortest way to type a card that means nothing else."""
        return self._cards.spell(one)

    def examples(self) -> dict[str, str]:
        """How some cards are typed, for messages."""
        return {
            name: self.spell(card(code))
            for name, code in (("seven", "H7"), ("king", "SK"), ("trump", "T21"), ("excuse", "X"))
        }
