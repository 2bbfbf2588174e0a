"""A deal: a value driven by moves, every move yielding events that say who may see what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, Self

from oudler.cards import Card, CardSet
from oudler.games.dealing import Dealt
from oudler.games.events import SPECTATOR, DealStarted, Event, Phase, Told
from oudler.games.legal import LegalMoves
from oudler.games.moves import Move, parse
from oudler.games.results import DealResult
from oudler.games.rules import Rules
from oudler.games.state import State, Trick

__all__ = ["Deal", "View"]

#: Once so many events are new, copies share them and put none of them into a list again.
SHARED_AT_ONCE: Final = 12


class Deal:
    """One deal of a game, from the cards dealt to the score.

    :meth:`push` is the only mutator; :meth:`copy` is cheap; replaying :attr:`moves` on the same
    cards gives an equal deal. Seats are 0-based here.
    """

    def __init__(self, rules: Rules, players: int, dealer: int, dealt: Dealt) -> None:
        """Raises :class:`~oudler.games.errors.BadDeal` if this is not a deal of the game."""
        rules.check_players(players)
        layout = rules.layout(players)
        dealt.check(layout)
        self.rules: Final = rules
        self.players: Final = players
        self.dealer: Final = dealer
        self.dealt: Final = dealt
        #: What copies share of the events, how many those are, and those that came after.
        self._shared: tuple[tuple[Event, ...], ...] = ()
        self._shared_count = 0
        self._events: list[Event] = []
        self._legal: LegalMoves | None = None
        self._moves: list[Move] = []
        self._folds: dict[int, tuple[int, State]] = {}
        self.state: Final = rules.new_state()
        self._tell(Told(DealStarted(rules, players, dealer, layout.hand, layout.talon)))
        for told in self.state.start(dealt):
            self._tell(told)

    def _tell(self, told: Told) -> Event:
        event = Event(self.event_count, *told)
        self._events.append(event)
        if not told.echo:
            self.state.apply(told.fact)
        return event

    # -- reading ------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the deal is over."""
        return self.state.turn

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def result(self) -> DealResult | None:
        """The score with its explanation, once the deal is over."""
        return self.state.result

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything said and played, in order."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(chain(*self._shared, self._events))

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return self._shared_count + len(self._events)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return tuple(self.state.tricks)

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick on the table, in the order played."""
        return tuple(self.state.trick)

    def hand(self, seat: int) -> CardSet:
        """The cards that the seat holds now, those known."""
        return CardSet(self.state.hands[seat])

    def legal_moves(self) -> LegalMoves:
        """What the seat in turn may do."""
        if self._legal is None:
            self._legal = self.state.legal_moves()
        return self._legal

    def view(self, seat: int) -> View:
        """What this seat may know; :data:`~oudler.games.events.SPECTATOR` for a watcher."""
        seen, state = self._folds.get(seat, (0, None))
        if state is None:
            state = self.rules.new_state()
        shared = self._shared_count
        new = self._events[seen - shared :] if seen >= shared else self.events[seen:]
        for event in new:
            if event.visible_to is None or seat in event.visible_to:
                state.apply(event.fact)
        self._folds[seat] = (self.event_count, state)
        return View(seat, state.copy())

    # -- changing -----------------------------------------------------------------------------

    def push(self, move: Move | str) -> list[Event]:
        """Make a move, or the move a token stands for; returns what happened.

        Raises :class:`~oudler.games.errors.IllegalMove`, or for a token that means nothing
        :class:`~oudler.errors.CodedError`; the deal is then unchanged.
        """
        if isinstance(move, str):
            move = parse(move)
        log = self._events
        apply = self.state.apply
        start = len(log)
        shared = self._shared_count
        for fact, visible_to, echo in self.state.decide(move):
            self._legal = None
            log.append(Event(shared + len(log), fact, visible_to, echo))
            if not echo:
                apply(fact)
        self._moves.append(move)
        return log[start:]

    def push_recorded(self, move: Move | str) -> list[Event]:
        """Make a move as the record of a real table has it: cards that nobody wrote down may stand
        as ``?`` in what is laid away, given or returned, even by a hand that is known."""
        self.state.recorded = True
        try:
            return self.push(move)
        finally:
            self.state.recorded = False

    def copy(self) -> Self:
        """An independent copy in the same state."""
        new = object.__new__(type(self))
        new.__dict__ = fields = self.__dict__.copy()
        events = self._events
        if len(events) < SHARED_AT_ONCE:
            fields["_events"] = events.copy()
        else:
            fields["_shared"] = (*self._shared, tuple(events))
            fields["_shared_count"] = self._shared_count + len(events)
            fields["_events"] = []
        fields["_moves"] = self._moves.copy()
        fields["_folds"] = {}
        fields["_legal"] = None
        fields["state"] = self.state.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Deal)
            and self.dealt == other.dealt
            and self.events == other.events
            and self._moves == other._moves
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<{self.rules.name} deal, {self.players} players, {self.phase.value}, "
            f"{len(self._moves)} moves>"
        )


class View:
    """What one seat may know of a deal: the fold of the events it may see.

    :attr:`known` is the deal as far as this seat knows it: its own hand, of the others only what
    was shown, the tricks, what was said. It is a copy that nothing else changes; do not change it
    either. Bots and clients get views and events and nothing else.
    """

    __slots__ = ("known", "seat")

    def __init__(self, seat: int, known: State) -> None:
        self.seat: Final = seat
        self.known: Final = known

    @classmethod
    def fold(cls, seat: int, events: Iterable[Event]) -> View:
        """The view a client builds from the events it was sent."""
        state: State | None = None
        for event in events:
            if not event.seen_by(seat):
                raise ValueError(f"event {event.number} is not for seat {seat}")
            if isinstance(event.fact, DealStarted):
                state = event.fact.rules.new_state()
            if state is None:
                raise ValueError("the events of a deal begin with its start")
            state.apply(event.fact)
        if state is None:
            raise ValueError("a view needs the events of a deal")
        return cls(seat, state)

    @property
    def rules(self) -> Rules:
        return self.known.rules

    @property
    def players(self) -> int:
        return self.known.players

    @property
    def dealer(self) -> int:
        return self.known.dealer

    @property
    def phase(self) -> Phase:
        return self.known.phase

    @property
    def turn(self) -> int | None:
        return self.known.turn

    @property
    def hand(self) -> CardSet:
        """The seat's own cards; empty for a spectator."""
        return CardSet(self.known.hands[self.seat] if self.seat != SPECTATOR else 0)

    @property
    def trick(self) -> Sequence[Card]:
        """The cards of the trick on the table, in the order played."""
        return tuple(self.known.trick)

    @property
    def tricks(self) -> Sequence[Trick]:
        return tuple(self.known.tricks)

    @property
    def result(self) -> DealResult | None:
        return self.known.result

    def legal_moves(self) -> LegalMoves | None:
        """What this seat may do now; None when it is not its turn."""
        return self.known.legal_moves() if self.turn == self.seat else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.known == other.known

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<view of seat {self.seat}: {self.hand}, {self.phase.value}>"
