"""MacGregor Mathers's game for two or three, to 100 points.

Exchange, marks and asking, twenty-five tricks kept apart, and only the best writes the
difference. ``mathers`` is the game as the Russian text has it, ``mathers-1888`` as the original
book does.
Rules: H1-H22; decisions B1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Final, Literal

from oudler.cards import Card, CardSet, cards_of, mask_of
from oudler.games.dealing import Layout
from oudler.games.errors import IllegalMove
from oudler.games.events import DealScored, DealStarted, Phase, TalonDealt, Told
from oudler.games.legal import Choices, LayAway, LegalMoves
from oudler.games.mathers_facts import (
    Asked,
    AskPassed,
    AskUnanswered,
    CardGiven,
    CardReturned,
    Exchanged,
    Marked,
    MarksWritten,
    MustGive,
    Transfer,
)
from oudler.games.mathers_marks import CATEGORIES, TAROT_TRUMPS, Mark, marks, over
from oudler.games.mathers_score import MathersResult, score
from oudler.games.moves import ASK, NO_ASK, Ask, Exchange, Give, Marks, Move, Return
from oudler.games.rules import Rules
from oudler.games.state import State
from oudler.tricks import TrickRules

__all__ = ["MATHERS", "MATHERS_1888", "MathersRules", "MathersState"]

EXCHANGED: Final = 3
UNANSWERED: Final = 5


@dataclass(frozen=True)
class MathersRules(Rules):
    """Options of Mathers's game.

    - ``exchange``: ``all`` exchange three cards (H5), or the ``dealer`` alone
    - ``return_card``: the asker gives back ``any`` card but the one received, or one that is
      ``not_tarot_trump`` (H12)
    - ``king_cut``: a king of the suit led that is trumped gives 5 more to the winner (H17)
    """

    direction: str = "clockwise"
    exchange: Literal["all", "dealer"] = "all"
    return_card: Literal["any", "not_tarot_trump"] = "any"
    king_cut: bool = False

    PLAYERS: ClassVar = (2, 3)
    USUAL_PLAYERS: ClassVar = 2
    NUMBERS: ClassVar = {"must_follow": "H14"}

    @cached_property
    def trick_rules(self) -> TrickRules:
        return TrickRules(must_trump=False, must_overtrump=False)

    def layout(self, players: int) -> Layout:
        return Layout(25, 3, 5, dead=3 - players)

    def new_state(self) -> MathersState:
        return MathersState()


MATHERS: Final = MathersRules("mathers", match_points=100)
MATHERS_1888: Final = replace(
    MATHERS, name="mathers-1888", exchange="dealer", return_card="not_tarot_trump", king_cut=True
)


class MathersState(State):
    """A deal of Mathers's game as somebody knows it. ``laid_away`` holds the cards set aside."""

    rules: MathersRules
    #: The seats still to exchange, then those still to mark and ask, in order.
    waiting: list[int]
    #: What each seat marked, None while it has not or where unknown cards leave it open.
    marks: list[tuple[Mark, ...] | None]
    #: Points from asks that nobody could answer.
    calls: list[int]
    asker: int | None
    maybe: tuple[int, ...]
    transfers: list[Transfer]
    #: Whether the seat in turn has had its marks written down.
    marks_written: bool

    _LISTS: ClassVar = (*State._LISTS, "waiting", "marks", "calls", "transfers")

    # -- the fold ----------------------------------------------------------------------------

    def _on_started(self, fact: DealStarted) -> None:
        super()._on_started(fact)
        self.marks = [None] * fact.players
        self.calls = [0] * fact.players
        self.asker = None
        self.maybe = ()
        self.transfers = []
        self.marks_written = False
        self.phase = Phase.EXCHANGE
        order = self.round_from(fact.dealer)
        self.waiting = order if self.rules.exchange == "all" else order[:1]
        self.turn = fact.dealer

    def _on_talon_dealt(self, fact: TalonDealt) -> None:
        super()._on_talon_dealt(fact)
        self.laid_away = self.talon

    def _on_exchanged(self, fact: Exchanged) -> None:
        seat = self.waiting.pop(0)
        laid = CardSet() if fact.laid is None else fact.laid
        taken = self.laid_away if fact.taken is None else fact.taken.mask
        self.lose(seat, laid.mask, EXCHANGED - len(laid), kept=0)
        self.receive(seat, taken, EXCHANGED - taken.bit_count())
        self.laid_away = laid.mask
        if not self.waiting:
            self.phase = Phase.ASK
            self.waiting = self.round_from(self.leader)
        self.turn = self.waiting[0]

    def _on_marked(self, fact: Marked) -> None:
        self.marks[fact.seat] = fact.marks
        for mark in fact.marks:
            self.reveal(fact.seat, mark.cards.mask)

    def _on_marks_written(self, fact: MarksWritten) -> None:
        self.marks_written = True

    def _on_asked(self, fact: Asked) -> None:
        self.asker = fact.seat
        self.reveal(fact.seat, fact.cards.mask)

    def _on_must_give(self, fact: MustGive) -> None:
        self.phase = Phase.GIVE
        self.turn = fact.giver
        self.maybe = fact.maybe

    def _on_unanswered(self, fact: AskUnanswered) -> None:
        self.calls[fact.seat] += UNANSWERED
        self._next_asker()

    def _on_ask_passed(self, fact: AskPassed) -> None:
        self._next_asker()

    def _next_asker(self) -> None:
        self.waiting.pop(0)
        self.marks_written = False
        self.asker = None
        self.maybe = ()
        if self.waiting:
            self.phase = Phase.ASK
            self.turn = self.waiting[0]
        else:
            self.phase = Phase.PLAY
            self.turn = self.leader

    def _on_given(self, fact: CardGiven) -> None:
        self._move_card(fact.giver, fact.receiver, fact.card, kept=~TAROT_TRUMPS)
        if fact.giver is None and fact.card is None:
            for seat in self.maybe:
                self.doubt(seat, TAROT_TRUMPS)
        self.phase = Phase.RETURN
        self.turn = fact.receiver

    def _on_returned(self, fact: CardReturned) -> None:
        kept = TAROT_TRUMPS if self.rules.return_card == "not_tarot_trump" else self._received()
        self._move_card(fact.giver, fact.receiver, fact.card, kept)
        self._next_asker()

    def _move_card(
        self, giver: int | None, receiver: int | None, one: Card | None, kept: int
    ) -> None:
        mask = one.bit if one else 0
        if giver is not None:
            self.lose(giver, mask, 0 if one else 1, kept)
        if receiver is not None:
            self.receive(receiver, mask, 0 if one else 1)
        marked = self.players - len(self.waiting) + 1
        self.transfers.append(Transfer(giver, receiver, one, marked))

    HANDLERS: ClassVar = {
        **State.HANDLERS,
        DealStarted: _on_started,
        TalonDealt: _on_talon_dealt,
        Exchanged: _on_exchanged,
        Marked: _on_marked,
        MarksWritten: _on_marks_written,
        Asked: _on_asked,
        AskPassed: _on_ask_passed,
        AskUnanswered: _on_unanswered,
        MustGive: _on_must_give,
        CardGiven: _on_given,
        CardReturned: _on_returned,
    }

    # -- what may be ---------------------------------------------------------------------------

    def _received(self) -> int:
        """The card that the asker has just received, as a mask."""
        one = self.transfers[-1].card
        return one.bit if one else 0

    def may_ask(self, seat: int) -> bool:
        """With two Tarot trumps over (H12); with unknown cards, unless it cannot be."""
        held = (self.hands[seat] & TAROT_TRUMPS).bit_count()
        if not self.unknown[seat]:
            return held % 3 == 2
        most = min((self.possible(seat) & TAROT_TRUMPS).bit_count(), held + self.unknown[seat])
        return any(held <= k <= most for k in (2, 5))

    def legal_moves(self) -> LegalMoves:
        phase = self.phase
        if phase is Phase.PLAY:
            return self.plays()
        seat = self.turn
        if seat is None:
            return Choices(phase, [], self.refuse)
        hand = self.possible(seat)
        if phase is Phase.EXCHANGE:
            return LayAway(
                phase,
                Exchange,
                EXCHANGED,
                CardSet(hand),
                CardSet(),
                0,
                CardSet(hand),
                not self.may_be_unknown(seat),
                ("H5", "H5", "H5"),
            )
        if phase is Phase.ASK:
            return Choices(phase, [NO_ASK, ASK] if self.may_ask(seat) else [NO_ASK], self.refuse)
        unknown = self.may_be_unknown(seat)
        if phase is Phase.GIVE:
            for other in self.maybe:
                hand |= self.possible(other)
                unknown = True
            gives: list[Move] = [Give(one) for one in cards_of(hand & TAROT_TRUMPS)]
            return Choices(phase, [*gives, *[Give(None)] * unknown], self.refuse)
        barred = TAROT_TRUMPS if self.rules.return_card == "not_tarot_trump" else self._received()
        returns: list[Move] = [Return(one) for one in cards_of(hand & ~barred)]
        return Choices(phase, [*returns, *[Return(None)] * unknown], self.refuse)

    def refuse(self, move: Move) -> IllegalMove:
        """Why a move is refused before the tricks."""
        seat = self.turn
        if seat is None:
            return self.other_expected(move)
        if isinstance(move, Ask) and self.phase is Phase.ASK:
            held = (self.hands[seat] & TAROT_TRUMPS).bit_count()
            return IllegalMove("ask_not_two_over", "H12", seat=seat + 1, found=held)
        wanted = {Phase.GIVE: Give, Phase.RETURN: Return}.get(self.phase)
        if wanted is not None and isinstance(move, (Give, Return)) and isinstance(move, wanted):
            if move.card is None:
                return IllegalMove("card_is_known", "H12")
            code = move.card.code
            if not self.possible(seat) & move.card.bit:
                return IllegalMove("not_in_hand", "H12", card=code, seat=seat + 1)
            if isinstance(move, Give):
                return IllegalMove("give_not_tarot_trump", "H12", card=code)
            barred = self.rules.return_card == "not_tarot_trump"
            return IllegalMove(
                "return_tarot_trump" if barred else "return_same_card", "H12", card=code
            )
        return self.other_expected(move)

    # -- what follows ---------------------------------------------------------------------------

    def decide(self, move: Move) -> Iterator[Told]:
        if self.phase is Phase.PLAY:
            return self.decide_play(move)
        if self.phase is Phase.ASK and isinstance(move, Marks):
            return self._given_marks(move)
        if self.phase is Phase.GIVE and self.maybe and not isinstance(move, Give):
            # Nobody gave, so nobody of those who might have held one did.
            self._check_after_silence(move)
            return self._unanswered_then(move)
        self.legal_moves().check(move)
        if isinstance(move, Exchange):
            self.check_room(move.cards, "H5")
            return self._exchange(move)
        if isinstance(move, Ask):
            return self._ask(move.asked)
        if isinstance(move, Give):
            return self._give(move.card)
        assert isinstance(move, Return)
        return self._return(move.card)

    def _exchange(self, move: Exchange) -> Iterator[Told]:
        seat = self.turn
        assert seat is not None
        cards = move.cards
        taken = CardSet(self.laid_away)
        yield Told(Exchanged(seat, cards.known, taken, cards.unknown), frozenset({seat}))
        yield Told(Exchanged(seat, None, None), self.others(seat), echo=True)
        yield from self._mark()

    def _mark(self) -> Iterator[Told]:
        """The next seat's hand is marked, just before its turn to ask."""
        if self.phase is not Phase.ASK:
            return
        seat = self.turn
        assert seat is not None
        if not self.unknown[seat]:
            yield Told(Marked(seat, marks(self.hands[seat])))

    def _given_marks(self, move: Marks) -> Iterator[Told]:
        """Marks written down at a real table; where the hand is known they must agree (H22)."""
        seat = self.turn
        assert seat is not None
        if self.marks_written:
            raise IllegalMove("marks_twice", "H22", seat=seat + 1)
        for name, _ in move.points:
            if name not in CATEGORIES:
                raise IllegalMove("unknown_mark", "H22", found=name, allowed=CATEGORIES)
        written = tuple((name, points) for name, points in move.points if points)
        computed = self.marks[seat]
        if computed is not None:
            expected = {mark.category: mark.points for mark in computed}
            if dict(written) != expected or len(written) != len(expected):
                words = tuple(f"{name}={points}" for name, points in expected.items())
                raise IllegalMove("marks_disagree", "H22", seat=seat + 1, expected=words)
            return iter((Told(MarksWritten(seat)),))
        told = Marked(seat, tuple(Mark(name, n, CardSet()) for name, n in written))
        return iter((Told(told), Told(MarksWritten(seat))))

    def _ask(self, asked: bool) -> Iterator[Told]:
        seat = self.turn
        assert seat is not None
        if not asked:
            yield Told(AskPassed(seat))
            yield from self._mark()
            return
        shown = CardSet() if self.unknown[seat] else over(self.hands[seat])
        yield Told(Asked(seat, shown))
        maybe: list[int] = []
        for other in self.round_from(self.next_seat(seat))[:-1]:
            if self.hands[other] & TAROT_TRUMPS:
                if not maybe:
                    yield Told(MustGive(seat, other))
                    return
                maybe.append(other)
                break
            if self.unknown[other] and self.possible(other) & TAROT_TRUMPS:
                maybe.append(other)
        if maybe:
            yield Told(MustGive(seat, maybe[0], tuple(maybe)))
        else:
            yield from self._unanswered()

    def _unanswered(self) -> Iterator[Told]:
        assert self.asker is not None
        yield Told(AskUnanswered(self.asker))
        yield from self._mark()

    def _check_after_silence(self, move: Move) -> None:
        """Whether ``move`` is legal once the ask counts as unanswered. Raises IllegalMove."""
        after = self.copy()
        for told in after._unanswered():
            after.apply(told.fact)
        for _ in after.decide(move):
            break

    def _unanswered_then(self, move: Move) -> Iterator[Told]:
        yield from self._unanswered()
        yield from self.decide(move)

    def _give(self, one: Card | None) -> Iterator[Told]:
        assert self.asker is not None
        giver = self.turn
        if self.maybe:
            able = [s for s in self.maybe if one is None or self.possible(s) & one.bit]
            giver = able[0] if len(able) == 1 else None
        yield Told(CardGiven(giver, self.asker, one))

    def _return(self, one: Card | None) -> Iterator[Told]:
        asker = self.turn
        assert asker is not None
        receiver = self.transfers[-1].giver
        insiders = {asker} if receiver is None else {asker, receiver}
        yield Told(CardReturned(asker, receiver, one), frozenset(insiders))
        yield Told(CardReturned(asker, receiver, None), self.others(*insiders), echo=True)
        yield from self._mark()

    def finish(self) -> Iterator[Told]:
        yield Told(DealScored(self._score()))

    def _marks_of(self, seat: int) -> tuple[Mark, ...] | None:
        """What a seat marked; if it could not be told then, from the cards it has since played."""
        known = self.marks[seat]
        if known is not None:
            return known
        hand = mask_of(one for trick in self.tricks for who, one in trick.plays if who == seat)
        place = self.round_from(self.next_seat(self.dealer)).index(seat) + 1
        for giver, receiver, one, marked in reversed(self.transfers):
            if marked < place:
                continue
            if giver is None or receiver is None:
                return None
            if seat in (giver, receiver):
                if one is None:
                    return None
                hand ^= one.bit
        return marks(hand)

    def _score(self) -> MathersResult:
        marked = [self._marks_of(seat) for seat in range(self.players)]
        return score(self.tricks, marked, self.calls, self.rules.king_cut)
