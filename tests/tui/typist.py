"""A person made of code: picks legal moves by chance from the view and types them as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from oudler.cards import Card
from oudler.games import LegalMoves, Move, View
from oudler.games.legal import LayAway, Plays
from oudler.games.moves import Ask, Bid, Call, Discard, Exchange, Give, Play, Poignee, Return, Slam
from oudler.locales import Words
from oudler.tui.card_names import CardNames
from oudler.tui.person import Person

DECIDE = Person.decide


def by_chance(salt: str) -> Callable[[View], Move]:
    """Moves that depend on the view alone, so that an interrupted game gets the same ones."""

    def choose(view: View) -> Move:
        known = view.known
        place = f"{salt}|{view.hand}|{known.phase}|{len(known.tricks)}|{len(known.trick)}"
        legal = view.legal_moves()
        assert legal is not None
        return legal.sample(Random(place))

    return choose


class Typist:
    """A console whose person types what ``choose`` says, in the words of ``words``.

    It stops, as Ctrl-D would, after ``answers`` lines.
    """

    interactive = False

    def __init__(
        self, choose: Callable[[View], Move], words: Words, answers: int | None = None
    ) -> None:
        self.lines: list[str] = []
        self.typed: list[str] = []
        self.pauses = 0
        self._choose = choose
        self._words = words
        self._left = answers
        self._waiting: list[str] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def write(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def pause(self) -> None:
        self.pauses += 1

    def read(self, prompt: str) -> str:
        if self._left is not None:
            if not self._left:
                raise EOFError
            self._left -= 1
        answer = self._waiting.pop(0) if self._waiting else ""
        self.lines.append(prompt + answer)
        self.typed.append(answer)
        return answer

    def look_at(self, view: View) -> None:
        """The person is about to be asked."""
        assert not self._waiting, f"answers that were not asked for: {self._waiting}"
        legal = view.legal_moves()
        assert legal is not None
        if view.phase.value == "ask" and len(legal) == 1:
            return
        self._waiting = self._spell(self._choose(view), legal)

    def _spell(self, move: Move, legal: LegalMoves) -> list[str]:
        say = self._words.say
        if isinstance(move, Bid):
            return [say(f"play-word-{move.contract.word}").split()[0]]
        if isinstance(move, Slam | Ask):
            yes = move.announced if isinstance(move, Slam) else move.asked
            return [say("play-word-yes").split()[0]] if yes else [""]
        if isinstance(move, Discard | Exchange):
            assert isinstance(legal, LayAway)
            codes = [self._card(one) for one in move.cards.known]
            # One by one and in one line, by turns.
            return [*codes, ""] if len(self.typed) % 2 else [", ".join(codes), ""]
        if isinstance(move, Poignee):
            assert isinstance(legal, Plays)
            choice = next(one for one in legal.poignees if one.count == len(move.cards))
            cards = [" ".join(self._card(one) for one in move.cards)] if len(choice) > 1 else []
            yes = self._words.say("play-word-yes").split()[0]
            return [str(choice.count) if len(legal.poignees) > 1 else yes, *cards]
        if isinstance(move, Play):
            assert isinstance(legal, Plays)
            return [*([""] if legal.poignees else []), self._card(move.card)]
        assert isinstance(move, Call | Give | Return)
        assert move.card is not None
        return [self._card(move.card)]

    def _card(self, one: Card) -> str:
        # As it is shown, or as short as can be.
        shown = self._words.short(one.code)
        return shown if one.index % 2 else CardNames(self._words).spell(one)


def attach(monkeypatch: pytest.MonkeyPatch, typist: Typist) -> None:
    """Let the typist see what the person sees before each decision."""

    def watched(person: Person, view: View) -> Move:
        typist.look_at(view)
        return DECIDE(person, view)

    monkeypatch.setattr(Person, "decide", watched)
