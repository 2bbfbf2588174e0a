"""The deal as somebody knows it: the fold of the events told to them.

:class:`State` is what the full record folds to (every hand known), what a view folds to (one hand
known), and what the record of a real table folds to (perhaps none). A hand is therefore a mask of
*known* cards and a number of *unknown* ones. Two methods carry a game:

- ``apply(fact)`` changes the state by one fact, and knows nothing of legality;
- ``decide(move)`` checks a move and yields the facts that follow from it, one by one; each is
  applied before the generator goes on, so what follows can look at the state it made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, NamedTuple, Self

from oudler.cards import ALL, CARDS, EXCUSE_BIT, SUIT_MASKS, Card, CardSet
from oudler.games.dealing import Dealt
from oudler.games.errors import IllegalMove
from oudler.games.events import (
    NOBODY,
    PLAYED,
    SPECTATOR,
    TAKEN,
    DealScored,
    DealStarted,
    Fact,
    HandDealt,
    LaidAway,
    LaidAwayShown,
    Phase,
    Played,
    TalonDealt,
    Told,
    TrickTaken,
)
from oudler.games.legal import LegalMoves, Plays, PoigneeChoice
from oudler.games.moves import Cards, Move, Play
from oudler.games.results import DealResult
from oudler.games.rules import Rules
from oudler.tricks import (
    NOTHING_LED,
    TRUMP_LED,
    lead_mask,
    legal_mask,
    refusal,
    ruled_out,
    trick_winner,
)

__all__ = ["State", "Trick"]


class Trick(NamedTuple):
    """A complete trick: the seat that led, its cards in the order played, the seat that took it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int

    def seat_of(self, place: int) -> int:
        """The seat that played the card at ``place`` (0 is the leader)."""
        return (self.leader + place) % len(self.cards)

    @property
    def winning_card(self) -> Card:
        """The card that took it."""
        return self.cards[(self.winner - self.leader) % len(self.cards)]

    @property
    def plays(self) -> list[tuple[int, Card]]:
        """Who played what, in order."""
        return [(self.seat_of(place), one) for place, one in enumerate(self.cards)]


class State:
    """Common part of all games: hands, tricks, whose turn it is."""

    rules: Rules
    players: int
    dealer: int
    hand_size: int
    talon_size: int
    #: Known cards of each seat, as masks, and how many more it holds.
    hands: list[int]
    unknown: list[int]
    #: Cards that a seat with unknown cards cannot hold, by what it has played.
    excluded: list[int]
    #: Known cards of the talon as dealt, and those laid away (or turned up at the end).
    talon: int
    laid_away: int
    #: The third packet of Mathers's game for two, if known.
    dead: int
    phase: Phase
    turn: int | None
    leader: int
    trick: list[Card]
    led: int
    top: int
    tricks: list[Trick]
    played: int
    broken: bool
    result: DealResult | None
    #: Whether the move under way comes from a record, where any hidden card may be unknown.
    recorded: bool = False

    HANDLERS: ClassVar[dict[type[Fact], Callable[[Any, Any], None]]] = {}
    _LISTS: ClassVar[tuple[str, ...]] = ("hands", "unknown", "excluded", "trick", "tricks")

    def copy(self) -> Self:
        """An independent copy; cheap, because only the lists are new."""
        new = object.__new__(type(self))
        new.__dict__ = fields = self.__dict__.copy()
        for name in self._LISTS:
            fields[name] = fields[name].copy()
        return new

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    # -- the fold ----------------------------------------------------------------------------

    def apply(self, fact: Fact) -> None:
        """Change the state by one fact."""
        self.HANDLERS[type(fact)](self, fact)

    def _on_started(self, fact: DealStarted) -> None:
        self.rules = fact.rules
        self.players = fact.players
        self.dealer = fact.dealer
        self.hand_size = fact.hand_size
        self.talon_size = fact.talon_size
        self.hands = [0] * fact.players
        self.unknown = [fact.hand_size] * fact.players
        self.excluded = [0] * fact.players
        self.talon = self.laid_away = self.dead = 0
        self.leader = (fact.dealer + 1) % fact.players
        self.turn = self.leader
        self.trick = []
        self.led = NOTHING_LED
        self.top = 0
        self.tricks = []
        self.played = 0
        self.broken = False
        self.result = None

    def _on_hand_dealt(self, fact: HandDealt) -> None:
        self.hands[fact.seat] = fact.cards.mask
        self.unknown[fact.seat] = fact.unknown

    def _on_talon_dealt(self, fact: TalonDealt) -> None:
        self.talon = fact.cards.mask
        self.dead = fact.dead.mask

    def _on_played(self, fact: Played) -> None:
        seat = fact.seat
        one = fact.card
        bit = one.bit
        trick = self.trick
        if self.hands[seat] & bit:
            self.hands[seat] ^= bit
        else:
            self.unknown[seat] -= 1
        if self.unknown[seat]:
            self.excluded[seat] |= ruled_out(
                one, self.led, self.top, not trick, self.rules.trick_rules, self.broken
            )
        trick.append(one)
        self.played |= bit
        suit = one.suit
        if suit == TRUMP_LED:
            self.broken = True
            if one.index > self.top:
                self.top = one.index
        if self.led < 0 and bit != EXCUSE_BIT:
            self.led = suit
        seat += 1
        self.turn = seat if seat < self.players else 0

    def _on_trick_taken(self, fact: TrickTaken) -> None:
        self.tricks.append(Trick(self.leader, tuple(self.trick), fact.seat))
        self.trick = []
        self.led = NOTHING_LED
        self.top = 0
        self.leader = self.turn = fact.seat

    def _on_laid_away_shown(self, fact: LaidAwayShown) -> None:
        self.laid_away = fact.cards.mask

    def _on_scored(self, fact: DealScored) -> None:
        self.result = fact.result
        self.phase = Phase.OVER
        self.turn = None

    def on_nothing(self, fact: Fact) -> None:
        """For facts that only tell."""

    def reveal(self, seat: int, mask: int) -> None:
        """The seat is now known to hold these cards."""
        new = mask & ~self.hands[seat]
        self.hands[seat] |= new
        self.unknown[seat] -= new.bit_count()

    def receive(self, seat: int, mask: int, unknown: int = 0) -> None:
        """Cards come into the hand."""
        self.hands[seat] |= mask
        self.unknown[seat] += unknown

    def lose(self, seat: int, mask: int, unknown: int = 0, kept: int = ALL) -> None:
        """Cards leave the hand: ``mask`` of known name, then ``unknown`` more.

        When cards of unknown name leave, the known ones outside ``kept`` may be among them and
        are no longer certain; a hand that was wholly known stays so.
        """
        self.unknown[seat] -= (mask & ~self.hands[seat]).bit_count() + unknown
        self.hands[seat] &= ~mask
        if unknown:
            self.doubt(seat, ~kept)

    def doubt(self, seat: int, mask: int) -> None:
        """One of these cards may have left the hand for another: none of them is certain there."""
        doubtful = self.hands[seat] & mask
        self.hands[seat] ^= doubtful
        self.unknown[seat] += doubtful.bit_count()

    def may_be_unknown(self, seat: int) -> bool:
        """Whether a hidden card that the seat moves may be one that nobody knows."""
        return self.recorded or self.unknown[seat] > 0

    # -- what may be --------------------------------------------------------------------------

    def located(self) -> int:
        """The cards whose place is known."""
        mask = self.played | self.dead | self.laid_away
        for hand in self.hands:
            mask |= hand
        return mask

    def possible(self, seat: int) -> int:
        """The cards that the seat may hold, as far as this state knows."""
        if not self.unknown[seat]:
            return self.hands[seat]
        return self.hands[seat] | ALL & ~self.located() & ~self.excluded[seat]

    def legal_moves(self) -> LegalMoves:
        """What the seat in turn may do; empty when the deal is over."""
        raise NotImplementedError

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.players

    def round_from(self, seat: int) -> list[int]:
        """All seats in order of play, ``seat`` first."""
        return [(seat + n) % self.players for n in range(self.players)]

    def others(self, *seats: int) -> frozenset[int]:
        """The audience of everybody but these seats, spectators included."""
        return frozenset((SPECTATOR, *range(self.players))) - set(seats)

    @property
    def pile(self) -> int:
        """The cards not played; at the end, the talon or what was laid away."""
        return ALL & ~self.played

    @property
    def complete(self) -> bool:
        """Whether no hand has unknown cards."""
        return not any(self.unknown)

    def has_room_for(self, seat: int, mask: int, unknown: int = 0) -> bool:
        """Whether these cards and so many unknown ones fit into what the seat holds: those not
        known to be in the hand need a place of an unknown card each."""
        new = (mask & ~self.hands[seat]).bit_count()
        known = (self.hands[seat] & ~mask).bit_count()
        return new <= self.unknown[seat] and unknown <= self.unknown[seat] - new + known

    def check_room(self, cards: Cards, rule: str) -> None:
        """Raises IllegalMove ``not_in_hand`` if the seat in turn cannot hold all these cards."""
        assert self.turn is not None
        if not self.has_room_for(self.turn, cards.known.mask, cards.unknown):
            raise self.too_many(cards.known, rule)

    def too_many(self, cards: CardSet, rule: str) -> IllegalMove:
        """More cards are named than the hand in turn has room for."""
        assert self.turn is not None
        new = CardSet(cards.mask & ~self.hands[self.turn])
        return IllegalMove("not_in_hand", rule, card=new.codes[-1] if new else cards.codes[-1])

    # -- playing a trick ----------------------------------------------------------------------

    def barred_lead(self) -> int:
        """Cards that may not be led to this trick if there are others."""
        return 0

    def play_mask(self, seat: int) -> int:
        """The cards that the seat may play now, its turn supposed.

        With unknown cards in the hand, those that are legal whatever the rest of it is made of:
        a duty only grows with the cards one holds, so a card is refused exactly when the known
        cards already forbid it.
        """
        hand = self.hands[seat]
        if not self.unknown[seat]:
            return self._allowed(hand)
        mask = 0
        left = self.possible(seat)
        while left:
            bit = left & -left
            left ^= bit
            if self._allowed(hand | bit) & bit:
                mask |= bit
        return mask

    def _allowed(self, hand: int) -> int:
        rules = self.rules.trick_rules
        if self.trick:
            return legal_mask(hand, self.led, self.top, rules)
        return lead_mask(hand, rules, self.broken, self.barred_lead())

    def poignee_choices(self) -> tuple[PoigneeChoice, ...]:
        """The poignées that the seat in turn may show now."""
        return ()

    def plays(self) -> Plays:
        """The legal moves in the phase of play."""
        assert self.turn is not None
        return Plays(self.play_mask(self.turn), self.refuse_play)

    def refuse_play(self, move: Move) -> IllegalMove:
        """Why a move is refused while tricks are played."""
        if self.turn is None or not isinstance(move, Play):
            return self.other_expected(move)
        one = move.card
        barred = self.barred_lead()
        if not self.possible(self.turn) & one.bit:
            code = "already_played" if self.played & one.bit else "not_in_hand"
        else:
            hand = self.hands[self.turn] | one.bit
            code = refusal(hand, one, self.led, self.top, not self.trick, barred)
        return self._refusal(code, one)

    def _refusal(self, code: str, one: Card) -> IllegalMove:
        assert self.turn is not None
        suit = "SHDCT"[self.led] if self.trick and self.led >= 0 else None
        top = f"T{self.top - 55}" if self.top else None
        return IllegalMove(
            code, self.rules.number(code), card=one.code, seat=self.turn + 1, suit=suit, top=top
        )

    def refused_plays(self, mask: int) -> list[tuple[IllegalMove, int]]:
        """Why cards of the hand in turn may not be played now: each reason, which names the first
        of them, with its cards. Duties are duties of suits: what keeps one card of a suit back
        keeps all that are kept."""
        assert self.turn is not None
        hand, leading, barred = self.hands[self.turn], not self.trick, self.barred_lead()
        kept: dict[str, int] = {}
        for suit in (*SUIT_MASKS, EXCUSE_BIT):
            cards = mask & suit
            if cards:
                one = CARDS[(cards & -cards).bit_length() - 1]
                code = refusal(hand, one, self.led, self.top, leading, barred)
                kept[code] = kept.get(code, 0) | cards
        return [
            (self._refusal(code, CARDS[(cards & -cards).bit_length() - 1]), cards)
            for code, cards in kept.items()
        ]

    def other_expected(self, move: Move) -> IllegalMove:
        """The refusal of a move that belongs to another phase."""
        if self.phase is Phase.OVER:
            return IllegalMove("deal_over", found=str(move))
        return IllegalMove("other_move_expected", found=str(move), phase=self.phase.value)

    def decide(self, move: Move) -> Iterator[Told]:
        """Check the move and yield the facts that follow from it, each applied before the next.

        Raises :class:`IllegalMove` before the first fact, or never.
        """
        raise NotImplementedError

    def decide_play(self, move: Move) -> Iterator[Told]:
        """A card played, the trick it may complete, and the score if that was the last."""
        seat = self.turn
        assert seat is not None
        if not isinstance(move, Play) or not self.play_mask(seat) & move.card.bit:
            raise self.refuse_play(move)
        if len(self.tricks) == self.hand_size - 1 and len(self.trick) == self.players - 1:
            self.check_last_card(move.card)
        if any(self.unknown):
            self.check_left(seat, move.card)
        yield Told(PLAYED[seat][move.card.index])
        yield from self.after_card(seat, move.card)
        if len(self.trick) == self.players:
            place = trick_winner(self.trick, self.excuse_wins())
            yield Told(TAKEN[(self.leader + place) % self.players])
            if len(self.tricks) == self.hand_size:
                yield from self.finish()

    def never_laid_away(self) -> int:
        """The cards that nobody may have laid away in this deal."""
        return 0

    def check_last_card(self, one: Card) -> None:
        """What was laid away unseen shows with the last card (F7, G3). Raises IllegalMove."""
        wrong = self.pile & ~one.bit & self.never_laid_away()
        if wrong:
            raise IllegalMove(
                "laid_away_king_or_oudler",
                self.rules.number("discard"),
                card=CardSet(wrong).codes[0],
            )

    def check_left(self, seat: int, one: Card) -> None:
        """With unknown cards: whether the hands can still be filled from the cards that are left,
        after all that was played. Raises IllegalMove ``cards_left_impossible``.

        Some hands together may need more cards than are left that they can hold (Hall's theorem).
        """
        unknown, excluded = list(self.unknown), list(self.excluded)
        if not self.hands[seat] & one.bit:
            unknown[seat] -= 1
        excluded[seat] |= ruled_out(
            one, self.led, self.top, not self.trick, self.rules.trick_rules, self.broken
        )
        left = ALL & ~self.located() & ~one.bit
        groups = [(0, 0)]
        for who, count in enumerate(unknown):
            if not count:
                continue
            for needed, held in tuple(groups):
                group = needed + count, held | left & ~excluded[who]
                if group[0] > group[1].bit_count():
                    raise IllegalMove(
                        "cards_left_impossible",
                        card=one.code,
                        seat=seat + 1,
                        found=group[1].bit_count(),
                        needed=group[0],
                    )
                groups.append(group)

    def after_card(self, seat: int, one: Card) -> Iterator[Told]:
        """What else a card shows (a called king its partner)."""
        return iter(())

    def excuse_wins(self) -> bool:
        """Whether an Excuse led to this trick takes it (F16, M28)."""
        return False

    def finish(self) -> Iterator[Told]:
        """The tricks are played: count and score."""
        raise NotImplementedError

    def start(self, dealt: Dealt) -> Iterator[Told]:
        """The facts of the deal itself; then the game goes on by itself as far as it can."""
        for seat, hand in enumerate(dealt.hands):
            yield Told(HandDealt(seat, hand.cards, hand.unknown), frozenset({seat}))
        talon = CardSet(one for one in dealt.talon if one is not None)
        if self.talon_size or len(dealt.dead):
            unknown = self.talon_size - len(talon)
            yield Told(TalonDealt(talon, unknown, dealt.dead.cards), NOBODY)

    def tell_laid_away(self, fact: LaidAway) -> Iterator[Told]:
        """Cards laid away: the seat knows them, the others how many and which were shown."""
        seat = fact.seat
        others = self.others(seat)
        yield Told(fact, frozenset({seat}))
        echo = LaidAway(seat, fact.count, None, fact.shown)
        yield Told(echo, others, echo=True)


def _handlers() -> dict[type[Fact], Callable[[Any, Any], None]]:
    return {
        DealStarted: State._on_started,
        HandDealt: State._on_hand_dealt,
        TalonDealt: State._on_talon_dealt,
        Played: State._on_played,
        TrickTaken: State._on_trick_taken,
        LaidAwayShown: State._on_laid_away_shown,
        DealScored: State._on_scored,
    }


State.HANDLERS = _handlers()
