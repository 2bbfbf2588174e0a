"""A person at the terminal: every decision asked for in words, every answer checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from oudler.cards import EXCUSE_BIT, KINGS, PLAIN, TRUMPS, Card, CardSet, cards_of
from oudler.errors import Argument, CodedError
from oudler.games import Move, Phase, View
from oudler.games.french import FrenchState
from oudler.games.legal import Choices, LayAway, LegalMoves, Plays, PoigneeChoice
from oudler.games.moves import (
    BIDS,
    Ask,
    Bid,
    Call,
    Cards,
    Contract,
    Give,
    Play,
    Poignee,
    Return,
    Slam,
)
from oudler.tui import screen
from oudler.tui.commands import Command, Unclear, Vocabulary

if TYPE_CHECKING:
    from oudler.tui.console import Console
    from oudler.tui.look import Look
    from oudler.tui.story import Story

__all__ = ["Person", "Quit"]

Answer = TypeVar("Answer")


class Quit(Exception):
    """The person wants to stop."""


class Person:
    """Asks a person for moves. ``scores`` gives the lines that the command ``score`` shows."""

    def __init__(
        self, console: Console, look: Look, story: Story, scores: Callable[[], list[str]]
    ) -> None:
        self._console = console
        self._look = look
        self._story = story
        self._scores = scores
        self._vocabulary = Vocabulary(look.words)

    def decide(self, view: View) -> Move:
        """The move that the person makes. Raises :class:`Quit`, EOFError or KeyboardInterrupt."""
        legal = view.legal_moves()
        assert legal is not None, "a person is asked in turn"
        if isinstance(legal, Plays):
            return self._play(view, legal)
        if isinstance(legal, LayAway):
            return self._lay_away(view, legal)
        assert isinstance(legal, Choices)
        if view.phase is Phase.ASK and len(legal) == 1:
            # Whoever cannot ask has nothing to decide, and nobody sees the difference (H12).
            return legal.moves[0]
        return {
            Phase.AUCTION: self._bid,
            Phase.CALL: self._call,
            Phase.SLAM: self._slam,
            Phase.ASK: self._ask_or_not,
            Phase.GIVE: self._give,
            Phase.RETURN: self._return,
        }[view.phase](view, legal)

    def go_on(self, view: View) -> None:
        """Wait until the person has read the score."""

        def read(text: str) -> bool:
            if text:
                raise Unclear("unclear-command", word=self._vocabulary.help)
            return True

        self._question(view, "go-on", read, "now-go-on")

    # -- the auction --------------------------------------------------------------------------

    def _bid(self, view: View, legal: Choices) -> Move:
        known = view.known
        assert isinstance(known, FrenchState)
        self._show_hand(view, legal)
        self._console.write(screen.bid_choices(self._look, known))

        def read(text: str) -> Move:
            word = self._vocabulary.answer(text, tuple(one.word for one in Contract))
            if word is None:
                raise Unclear("unclear-bid", bids=words)
            move = next(bid for bid in BIDS if bid.contract.word == word)
            legal.check(move)
            return move

        words = tuple(
            self._look.words.say("term-contract", contract=move.contract.word)
            for move in legal.moves
            if isinstance(move, Bid)
        )
        return self._question(view, "ask-bid", read, "now-bid", bids=words)

    def _call(self, view: View, legal: Choices) -> Move:
        self._show_hand(view, legal)
        cards = [move.card for move in legal.moves if isinstance(move, Call)]

        def read(text: str) -> Move:
            move = Call(self._card(text))
            legal.check(move)
            return move

        shown = self._codes(cards)
        return self._question(view, "ask-call", read, "now-call", cards=shown)

    def _slam(self, view: View, legal: Choices) -> Move:
        self._show_hand(view, legal)
        return self._question(
            view, "ask-slam", lambda text: Slam(self._yes(text, "slam")), "now-slam"
        )

    # -- laying away --------------------------------------------------------------------------

    def _lay_away(self, view: View, legal: LayAway) -> Move:
        """Some cards in one line or one by one; a card named in a later line is taken back."""
        self._show_hand(view, legal)
        chosen = CardSet()

        def read(text: str) -> Move | None:
            nonlocal chosen
            if not text:
                if len(chosen) < legal.count:
                    raise Unclear("lay-away-more", more=legal.count - len(chosen))
                move = legal.kind(Cards(chosen))
                legal.check(move)
                return move
            mask = chosen.mask
            for one in self._vocabulary.cards(text):
                mask ^= one.bit
                self._check_laid(legal, CardSet(mask), one)
            if mask.bit_count() > legal.count:
                raise Unclear("lay-away-too-many", expected=legal.count, found=mask.bit_count())
            chosen = CardSet(mask)
            return None

        while True:
            if chosen:
                laid = self._look.cards(chosen)
                said = self._look.say("laying-away", cards=laid, count=len(chosen))
                self._console.write([f"  {said}"])
            full = len(chosen) == legal.count
            message = "ask-lay-away-done" if full else "ask-lay-away"
            move = self._question(
                view, message, read, "now-lay-away", count=legal.count, chosen=len(chosen)
            )
            if move is not None:
                return move

    def _check_laid(self, legal: LayAway, cards: CardSet, one: Card) -> None:
        """Say at once if a card may not go, whatever the others will be."""
        if one in cards and not legal.possible.mask & one.bit:
            raise CodedError("not_in_hand", card=one.code, seat=self._look.me + 1)
        partial = LayAway(
            legal.phase,
            legal.kind,
            len(cards),
            legal.free,
            legal.trumps,
            legal.forced,
            legal.possible,
            legal.exact,
            legal.rules,
        )
        partial.check(legal.kind(Cards(cards)))

    # -- playing ------------------------------------------------------------------------------

    def _play(self, view: View, legal: Plays) -> Move:
        choices = legal.poignees
        if choices:
            shown = self._poignee(view, legal, choices)
            if shown is not None:
                return shown
        if not view.trick:
            self._console.write(self._story.heading())
        else:
            self._console.write([f"  {screen.winning(self._look, view.known)}"])
        self._show_hand(view, legal)
        default = self._obvious(view, legal)

        def read(text: str) -> Move:
            if not text and default is not None:
                return Play(default)
            move = Play(self._card(text))
            legal.check(move)
            return move

        if default is None:
            return self._question(view, "ask-card", read, "now-card")
        only = self._look.short(default)
        return self._question(view, "ask-card-or", read, "now-card", card=only)

    @staticmethod
    def _obvious(view: View, legal: Plays) -> Card | None:
        """The only card there is, or the lowest trump where none can win (B3-1)."""
        mask = legal.mask
        if mask.bit_count() == 1:
            return cards_of(mask)[0]
        top = view.known.top
        others = mask & ~EXCUSE_BIT
        if view.trick and top and others and not others & ~TRUMPS:
            trumps = cards_of(others)
            if trumps[-1].index < top:
                return trumps[0]
        return None

    def _poignee(self, view: View, legal: Plays, choices: tuple[PoigneeChoice, ...]) -> Move | None:
        self._show_hand(view, legal)
        sizes = {choice.size: choice for choice in choices}
        look = self._look

        def read_size(text: str) -> PoigneeChoice | None:
            if not text or self._vocabulary.answer(text, ("no", "pass")):
                return None
            if len(choices) == 1 and self._vocabulary.answer(text, ("yes",)):
                return choices[0]
            for choice in choices:
                # A number is asked for only among several: alone it may be meant as a card.
                if len(choices) > 1 and text == str(choice.count):
                    return choice
            size = self._vocabulary.answer(text, tuple(sizes))
            if size is None:
                raise Unclear("unclear-poignee")
            return sizes[size]

        offered = ", ".join(
            look.say("poignee-offer", size=choice.size, count=choice.count) for choice in choices
        )
        choice = self._question(
            view,
            "ask-poignee",
            read_size,
            "now-poignee",
            sizes=offered,
            count=choices[0].count,
            several=len(choices) > 1,
        )
        if choice is None:
            return None
        if len(choice) == 1:
            return Poignee(choice.lowest())

        def read_cards(text: str) -> Move:
            if not text:
                return Poignee(choice.lowest())
            cards = CardSet(self._vocabulary.cards(text))
            move = Poignee(cards)
            if len(cards) != choice.count:
                raise Unclear("poignee-count", expected=choice.count, found=len(cards))
            legal.check(move)
            return move

        self._console.write([f"  {look.cards(choice.trumps)}"])
        return self._question(
            view, "ask-poignee-cards", read_cards, "now-poignee-cards", count=choice.count
        )

    # -- Mathers's game -----------------------------------------------------------------------

    def _ask_or_not(self, view: View, legal: Choices) -> Move:
        self._show_hand(view, legal)
        return self._question(view, "ask-ask", lambda text: Ask(self._yes(text, "ask")), "now-ask")

    def _give(self, view: View, legal: Choices) -> Move:
        self._show_hand(view, legal)
        cards = [move.card for move in legal.moves if isinstance(move, Give) and move.card]

        def read(text: str) -> Move:
            move = Give(cards[0] if not text and len(cards) == 1 else self._card(text))
            legal.check(move)
            return move

        return self._question(view, "ask-give", read, "now-give", cards=self._codes(cards))

    def _return(self, view: View, legal: Choices) -> Move:
        self._show_hand(view, legal)
        cards = [move.card for move in legal.moves if isinstance(move, Return) and move.card]
        low = min(cards, key=lambda one: (not one.bit & PLAIN & ~KINGS, one.rank, one.index))

        def read(text: str) -> Move:
            move = Return(low if not text else self._card(text))
            legal.check(move)
            return move

        shown = self._look.short(low)
        return self._question(view, "ask-return", read, "now-return", card=shown)

    # -- asking -------------------------------------------------------------------------------

    def _question(
        self,
        view: View,
        message: str,
        read: Callable[[str], Answer],
        now: str,
        **arguments: Argument,
    ) -> Answer:
        """Ask until the answer can be read; commands are carried out in between.

        ``now`` is the message that tells who asks for help what may be typed.
        """
        look = self._look
        status = screen.status(look, view.known)
        prompt = (f"[{status}] " if status else "") + look.say(message, **arguments) + " "
        while True:
            text = self._console.read(prompt).strip()
            command = self._vocabulary.command(text)
            if command is not None:
                self._carry_out(command, view, look.say(now, **arguments))
                continue
            try:
                return read(text)
            except Unclear as unclear:
                said = look.say(unclear.message, **unclear.arguments)
            except CodedError as error:
                said = look.words.error(error.code, error.arguments, to_player=True)
                if error.rule:
                    said += f" ({error.rule})"
            self._console.write([f"  {said}"])

    def _carry_out(self, command: Command, view: View, now: str) -> None:
        if command is Command.QUIT:
            raise Quit
        look = self._look
        lines = {
            Command.HELP: lambda: screen.help_lines(look, view.known, now),
            Command.HAND: lambda: screen.legal_lines(look, view.hand, view.legal_moves()),
            Command.LAST: lambda: screen.last_trick(look, view.known),
            Command.TABLE: lambda: self._table(view),
            Command.BIDS: lambda: screen.bids(look, view.known),
            Command.SCORE: self._scores,
        }[command]()
        self._console.write(lines)

    def _table(self, view: View) -> list[str]:
        look, known = self._look, view.known
        lines = [*screen.table(look, known), *screen.trick(look, known)]
        return [*lines, f"  {screen.winning(look, known)}"] if known.trick else lines

    def _show_hand(self, view: View, legal: LegalMoves) -> None:
        self._console.write(screen.legal_lines(self._look, view.hand, legal))

    def _card(self, text: str) -> Card:
        if not text:
            raise Unclear("unclear-nothing", **self._vocabulary.examples())
        return self._vocabulary.card(text)

    def _yes(self, text: str, word: str) -> bool:
        """Whether yes was said; an empty answer is no."""
        if not text:
            return False
        answer = self._vocabulary.answer(text, ("yes", "no", "pass", word))
        if answer is None:
            raise Unclear("unclear-yes-no")
        return answer in ("yes", word)

    def _codes(self, cards: list[Card]) -> str:
        return ", ".join(self._look.short(one) for one in cards)
