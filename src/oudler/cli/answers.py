"""What people answer: words of their language and of English, however they spell them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from oudler.locales import Words

__all__ = ["ANSWERS", "Answers", "plain"]

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
    "attack": "word-attack",
    "defence": "word-defence",
}

_DROPPED: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "ʼ": "'"})


def plain(text: str) -> str:
    """A word as it is compared: small letters without accents, one blank between words."""
    small = text.translate(_DROPPED).casefold().translate(_LIGATURES)
    bare = "".join(
        one for one in unicodedata.normalize("NFD", small) if not unicodedata.combining(one)
    )
    return " ".join(bare.split())


class Answers:
    """The words for answers in a language; the English ones are understood everywhere."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self._english: Final = Words("en", words.preset)

    def typed(self, message: str) -> list[str]:
        """The words that a message of the catalogues lists, those of the language first."""
        said: list[str] = []
        for words in (self.words, self._english):
            said += words.say(f"play-{message}").lower().split()
        return list(dict.fromkeys(said))

    def spoken(self, name: str) -> list[str]:
        """The words that mean an answer, those of the language first."""
        return self.typed(ANSWERS[name])

    def answer(self, text: str, names: tuple[str, ...]) -> str | None:
        """Which of the ``names`` was said: ``pass``, ``yes``, ``simple`` and so on."""
        said = re.sub(r"[\s_-]+", "-", plain(text).strip(" .!"))
        for name in names:
            if said and said in map(plain, self.spoken(name)):
                return name
        return None
