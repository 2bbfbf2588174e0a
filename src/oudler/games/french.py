"""French tarot: the federation's game for three, four and five players, and Michelsen's.

One state machine: auction, call (five players), talon and discard, slam, eighteen tricks (or
twenty-four, or fifteen), score. ``fft`` and ``michelsen`` are the same code with other
:class:`FrenchRules`. Rules: F1-F27, C1, C2; M1-M36; decisions B0 and B3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, Final, Literal, NamedTuple

from oudler.cards import (
    EXCUSE_BIT,
    JACKS,
    KINGS,
    KNIGHTS,
    OUDLERS,
    PETIT_BIT,
    PLAIN,
    QUEENS,
    SUIT_MASKS,
    TRUMPS,
    Card,
    CardSet,
    cards_of,
)
from oudler.games.dealing import Dealt, Layout
from oudler.games.errors import IllegalMove
from oudler.games.events import DealScored, DealStarted, LaidAway, LaidAwayShown, Phase, Told
from oudler.games.french_facts import (
    BidMade,
    CardCalled,
    ContractMade,
    PartnerRevealed,
    PassedOut,
    PetitSec,
    PoigneeShown,
    ShownPoignee,
    SlamDeclared,
    TalonShown,
)
from oudler.games.french_score import (
    SIZES,
    TARGETS,
    FrenchResult,
    Premiums,
    count_tricks,
    score,
    shares,
)
from oudler.games.legal import Choices, LayAway, LegalMoves, Plays, PoigneeChoice
from oudler.games.moves import BIDS, Bid, Call, Contract, Discard, Move, Poignee, Slam
from oudler.games.poignees import choices, refusal, size_shown
from oudler.games.rules import Rules
from oudler.games.state import State
from oudler.tricks import TrickRules

__all__ = ["FFT", "MICHELSEN", "FrenchRules", "FrenchState"]


class Table(NamedTuple):
    """What depends on the number of players: cards each, talon, cards dealt at a time, the sizes
    of the poignées, whether the taker calls a partner (F3, F19, C1, C2)."""

    hand: int
    talon: int
    packet: int
    poignees: tuple[int, int, int]
    calls: bool = False


TABLES: Final = {
    3: Table(24, 6, 4, (13, 15, 18)),
    4: Table(18, 6, 3, (10, 13, 15)),
    5: Table(15, 3, 3, (8, 10, 13), calls=True),
}

#: The rules that Michelsen's text gives under numbers of its own. Where it splits one of the
#: federation's, the one named is what a player who broke it should read.
MICHELSEN_NUMBERS: Final = {
    "F4": "M8",
    "F6": "M10",
    "F7": "M14",
    "F9": "M19",
    "F11": "M22",
    "F18": "M32",
    "F19": "M17",
    "F20": "M31",
    "F21": "M19",
    "F24": "M33",
}

#: Cards that are never laid away (F7, M14).
KEPT: Final = KINGS | OUDLERS
#: What may be called, and what one must hold to call lower (C2).
CALL_ORDER: Final = (KINGS, QUEENS, KNIGHTS, JACKS)


@dataclass(frozen=True)
class FrenchRules(Rules):
    """Options of French tarot; the defaults are the federation's.

    - ``undertrump``: who cannot beat a trump plays ``any`` trump, or the ``lowest`` (B3-1)
    - ``trump_lead_needs_break``: no trump lead before somebody has trumped (M20, M21)
    - ``slam_announcer_leads``: an announced slam gives the first lead (F10, B0-11)
    - ``defence_slam``: the defence scores for taking every trick (F23, B0-12)
    - ``excuse_last_trick``: in the last trick the Excuse ``changes_side`` (F15), or goes to the
      ``winner`` of the trick (M30)
    - ``petit_au_bout_before_excuse``: an Excuse led to the last trick by a side with all the
      others makes the last trick but one count for the petit (F21, B0-13)
    - ``forced_discard_counts``: trumps laid away by force count for the largest poignée (F22)
    - ``passed_out_shows_talon``: after a general pass the talon is shown (M11)
    """

    undertrump: Literal["any", "lowest"] = "any"
    trump_lead_needs_break: bool = False
    slam_announcer_leads: bool = True
    defence_slam: bool = True
    excuse_last_trick: Literal["changes_side", "winner"] = "changes_side"
    petit_au_bout_before_excuse: bool = True
    forced_discard_counts: bool = True
    passed_out_shows_talon: bool = False

    PLAYERS: ClassVar = (3, 4, 5)
    NUMBERS: ClassVar = {
        "auction": "F6",
        "call": "C2",
        "called_suit_barred": "C2",
        "discard": "F7",
        "must_follow": "F11",
        "must_overtrump": "F11",
        "must_trump": "F11",
        "must_undertrump_lowest": "B3-1",
        "petit_sec": "F4",
        "poignee": "F19",
        "slam": "F9",
        "trumps_not_broken": "M21",
    }

    @property
    def players_allowed(self) -> tuple[int, ...]:
        # M1: Michelsen's variant for three is only mentioned, so it is not offered.
        return (4,) if self.name == "michelsen" else self.PLAYERS

    def cite(self, rule: str) -> str:
        return MICHELSEN_NUMBERS.get(rule, rule) if self.name == "michelsen" else rule

    def number(self, code: str) -> str | None:
        if self.name == "michelsen" and code == "must_overtrump":
            return "M23"
        return super().number(code)

    @cached_property
    def trick_rules(self) -> TrickRules:
        return TrickRules(
            trump_lead_needs_break=self.trump_lead_needs_break,
            undertrump_lowest=self.undertrump == "lowest",
        )

    def layout(self, players: int) -> Layout:
        table = TABLES[players]
        return Layout(table.hand, table.talon, table.packet, talon_first=True)

    def new_state(self) -> FrenchState:
        return FrenchState()


FFT: Final = FrenchRules("fft", match_deals=8)
MICHELSEN: Final = FrenchRules(
    "michelsen",
    match_points=1000,
    trump_lead_needs_break=True,
    slam_announcer_leads=False,
    defence_slam=False,
    excuse_last_trick="winner",
    petit_au_bout_before_excuse=False,
    forced_discard_counts=False,
    passed_out_shows_talon=True,
)


class FrenchState(State):
    """A deal of French tarot as somebody knows it."""

    rules: FrenchRules
    table: Table
    #: What each seat said, in order.
    bids: list[tuple[int, Contract]]
    contract: Contract | None
    taker: int | None
    called: Card | None
    #: Whether the talon has been turned up for all.
    talon_shown: bool
    #: Trumps laid away by force and shown.
    forced: int
    slam_announced: bool
    poignees: list[ShownPoignee]
    #: How many trumps laid away by force a record may hide.
    hidden_forced: int
    #: The partner, once the called card has shown it.
    revealed: int | None

    _LISTS: ClassVar = (*State._LISTS, "bids", "poignees")

    # -- the fold ----------------------------------------------------------------------------

    def _on_started(self, fact: DealStarted) -> None:
        super()._on_started(fact)
        self.table = TABLES[fact.players]
        self.phase = Phase.AUCTION
        self.bids = []
        self.contract = self.taker = self.called = self.revealed = None
        self.talon_shown = False
        self.forced = self.hidden_forced = 0
        self.slam_announced = False
        self.poignees = []

    def _on_petit_sec(self, fact: PetitSec) -> None:
        self.reveal(fact.seat, fact.hand.mask)

    def _on_bid(self, fact: BidMade) -> None:
        self.bids.append((fact.seat, fact.contract))
        self.turn = self.next_seat(fact.seat)

    def _on_contract(self, fact: ContractMade) -> None:
        self.taker = fact.taker
        self.contract = fact.contract
        self.turn = fact.taker
        self.phase = Phase.CALL if self.table.calls else Phase.SLAM

    def _on_called(self, fact: CardCalled) -> None:
        self.called = fact.card
        self.phase = Phase.SLAM

    def _on_talon_shown(self, fact: TalonShown) -> None:
        self.talon = fact.cards.mask
        self.talon_shown = True
        if fact.taker is not None:
            self.receive(fact.taker, fact.cards.mask, fact.unknown)
            self.phase = Phase.DISCARD

    def _on_laid_away(self, fact: LaidAway) -> None:
        known = fact.shown if fact.cards is None else fact.cards
        # Trumps laid away are shown, so the others know that all the rest are still in the hand.
        kept = KEPT | TRUMPS
        plain = self.hands[fact.seat] & PLAIN & ~KINGS
        if fact.cards is not None and fact.unknown and plain.bit_count() < fact.count:
            # A record that hides what was laid away may hide a trump that had to go.
            kept = KEPT
            self.hidden_forced = fact.count - plain.bit_count() - len(fact.shown)
        self.lose(fact.seat, known.mask, fact.count - len(known), kept=kept)
        self.laid_away = known.mask
        self.forced = fact.shown.mask
        self.phase = Phase.SLAM

    def _on_slam(self, fact: SlamDeclared) -> None:
        self.slam_announced = fact.announced
        self.phase = Phase.PLAY
        if fact.announced and self.rules.slam_announcer_leads:
            self.leader = fact.seat
        self.turn = self.leader

    def _on_poignee(self, fact: PoigneeShown) -> None:
        self.poignees.append(ShownPoignee(fact.seat, fact.size, fact.cards))
        if not (self.hidden_forced and self._forced_count(fact.seat, fact.size)):
            self.reveal(fact.seat, fact.cards.mask & ~self.forced)
        if fact.cards.mask & EXCUSE_BIT:
            # It stands in for a trump that is missing: there are no others (B0-10).
            self.excluded[fact.seat] |= TRUMPS & ~fact.cards.mask

    def _on_partner(self, fact: PartnerRevealed) -> None:
        self.revealed = fact.seat

    HANDLERS: ClassVar = {
        **State.HANDLERS,
        DealStarted: _on_started,
        PetitSec: _on_petit_sec,
        BidMade: _on_bid,
        ContractMade: _on_contract,
        CardCalled: _on_called,
        TalonShown: _on_talon_shown,
        LaidAway: _on_laid_away,
        SlamDeclared: _on_slam,
        PoigneeShown: _on_poignee,
        PartnerRevealed: _on_partner,
        PassedOut: State.on_nothing,
    }

    # -- what is known ------------------------------------------------------------------------

    @property
    def high_bid(self) -> Contract:
        """The highest bid so far."""
        return max((contract for _, contract in self.bids), default=Contract.PASS)

    @property
    def partner(self) -> int | None:
        """The taker's partner as far as this state knows; None also when he plays alone (C2)."""
        if self.called is None:
            return None
        holder = self._holder(self.called)
        return None if holder == self.taker else holder

    def _holder(self, called: Card) -> int | None:
        if self.played & called.bit:
            for trick in self.tricks:
                if called in trick.cards:
                    return trick.seat_of(trick.cards.index(called))
            return (self.leader + self.trick.index(called)) % self.players
        for seat, hand in enumerate(self.hands):
            if hand & called.bit:
                return seat
        return None

    @property
    def attack(self) -> frozenset[int]:
        """The seats of the taker's side, as far as this state knows."""
        return frozenset(s for s in (self.taker, self.partner) if s is not None)

    # -- what may be ---------------------------------------------------------------------------

    def located(self) -> int:
        mask = super().located()
        # A talon that nobody takes is in no hand.
        if self.contract is not None and not self.contract.takes_talon:
            mask |= self.talon
        return mask

    def legal_moves(self) -> LegalMoves:
        phase = self.phase
        if phase is Phase.PLAY:
            return self.plays()
        if phase is Phase.AUCTION:
            high = self.high_bid
            return Choices(
                phase, [b for b in BIDS if b.contract > high or not b.contract], self.refuse
            )
        if phase is Phase.CALL:
            return Choices(phase, [Call(one) for one in cards_of(self._callable())], self.refuse)
        if phase is Phase.DISCARD:
            return self._lay_away()
        if phase is Phase.SLAM:
            return Choices(phase, [Slam(False), Slam(True)], self.refuse)
        return Choices(phase, [], self.refuse)

    def plays(self) -> Plays:
        seat = self.turn
        if seat is None or not self._may_still_show(seat):
            return super().plays()
        return Plays(
            self.play_mask(seat), self.refuse_play, self.poignee_choices(), self._shows(seat)
        )

    def refuse(self, move: Move) -> IllegalMove:
        """Why a move is refused before the tricks."""
        if isinstance(move, Bid) and self.phase is Phase.AUCTION:
            return IllegalMove(
                "bid_too_low", self.rules.cite("F6"), found=str(move), high=self.high_bid.word
            )
        if isinstance(move, Call) and self.phase is Phase.CALL:
            return IllegalMove("call_not_allowed", "C2", card=move.card.code)
        return self.other_expected(move)

    def _callable(self) -> int:
        """A king; holding them all also a queen, and so on down to a jack (C2)."""
        assert self.turn is not None
        held = self.possible(self.turn)
        mask = 0
        for rank in CALL_ORDER:
            mask |= rank
            if held & rank != rank:
                break
        return mask

    def _lay_away(self) -> LayAway:
        """Six cards (three at five players): no king, no oudler, a trump only if unavoidable."""
        assert self.turn is not None
        count = self.talon_size
        possible = self.possible(self.turn)
        exact = not self.may_be_unknown(self.turn)
        free = possible & PLAIN & ~KINGS
        # With unknown cards: those sure to be plain say how many trumps can be unavoidable.
        sure = (self.hands[self.turn] & free).bit_count()
        forced = max(0, count - sure)
        return LayAway(
            Phase.DISCARD,
            Discard,
            count,
            CardSet(free),
            CardSet(possible & TRUMPS & ~OUDLERS),
            forced,
            CardSet(possible),
            exact,
            (self.rules.cite("F7"),) * 3,
        )

    def barred_lead(self) -> int:
        """The called suit may not be led first, except the called card itself (C2)."""
        if self.called is None or self.tricks or self.trick:
            return 0
        return SUIT_MASKS[self.called.suit] & ~self.called.bit

    def excuse_wins(self) -> bool:
        """Led to the last trick by a side that has all the others (F16, M28)."""
        if len(self.tricks) != self.hand_size - 1:
            return False
        side = self.attack
        ours = self.leader in side
        return all((trick.winner in side) == ours for trick in self.tricks)

    def poignee_choices(self) -> tuple[PoigneeChoice, ...]:
        seat = self.turn
        if seat is None or not self._may_still_show(seat):
            return ()
        return choices(self.possible(seat), self._forced_of(seat), self.table.poignees)

    def _shows(self, seat: int) -> Callable[[CardSet], str | None]:
        """Tells the size of the poignée that the seat would show with some cards."""
        return partial(
            size_shown,
            held=self.possible(seat),
            sure=self.hands[seat],
            forced=self._forced_of(seat),
            sizes=self.table.poignees,
        )

    def _may_still_show(self, seat: int) -> bool:
        """Before one's first card, once (F19, M16)."""
        return not self.tricks and all(shown.seat != seat for shown in self.poignees)

    def _forced_of(self, seat: int) -> int:
        """Trumps laid away by force that count for the seat's largest poignée (F22)."""
        return self.forced if seat == self.taker and self.rules.forced_discard_counts else 0

    def _forced_count(self, seat: int, size: str) -> bool:
        """Whether such a poignée may name trumps laid away by force (F22)."""
        return seat == self.taker and self.rules.forced_discard_counts and size == SIZES[-1]

    def _refuse_poignee(self, move: Poignee) -> IllegalMove:
        seat = self.turn
        assert seat is not None
        rule = self.rules.cite("F19")
        if self.tricks:
            return IllegalMove("poignee_late", rule, seat=seat + 1)
        if not self._may_still_show(seat):
            return IllegalMove("poignee_twice", rule, seat=seat + 1)
        held = self.possible(seat)
        return refusal(move.cards, held, self._forced_of(seat), self.table.poignees, seat, rule)

    def refuse_play(self, move: Move) -> IllegalMove:
        if isinstance(move, Poignee):
            return self._refuse_poignee(move)
        return super().refuse_play(move)

    # -- what follows ---------------------------------------------------------------------------

    def start(self, dealt: Dealt) -> Iterator[Told]:
        yield from super().start(dealt)
        for seat in self.round_from(self.leader):
            hand = self.hands[seat]
            if not self.unknown[seat] and hand & (TRUMPS | EXCUSE_BIT) == PETIT_BIT:
                yield Told(PetitSec(seat, CardSet(hand)))
                yield Told(DealScored(self._unplayed("petit_sec")))

    def _unplayed(self, outcome: str) -> FrenchResult:
        return FrenchResult(outcome, (0,) * self.players)

    def decide(self, move: Move) -> Iterator[Told]:
        phase = self.phase
        if phase is Phase.PLAY:
            if isinstance(move, Poignee):
                return self._show_poignee(move)
            return self.decide_play(move)
        self.legal_moves().check(move)
        if isinstance(move, Bid):
            return self._bid(move.contract)
        if isinstance(move, Call):
            return self._call(move.card)
        if isinstance(move, Discard):
            self.check_room(move.cards, self.rules.cite("F7"))
            return self._discard(move)
        assert isinstance(move, Slam)
        return self._declare_slam(move.announced)

    def _bid(self, contract: Contract) -> Iterator[Told]:
        seat = self.turn
        assert seat is not None
        yield Told(BidMade(seat, contract))
        if len(self.bids) < self.players:
            return
        high = self.high_bid
        if high:
            taker = next(seat for seat, said in self.bids if said is high)
            yield Told(ContractMade(taker, high))
            if not self.table.calls:
                yield from self._turn_talon()
            return
        yield Told(PassedOut())
        if self.rules.passed_out_shows_talon:
            yield Told(self._shown_talon(None))
        yield Told(DealScored(self._unplayed("passed")))

    def _call(self, called: Card) -> Iterator[Told]:
        assert self.turn is not None
        yield Told(CardCalled(self.turn, called))
        yield from self._turn_talon()

    def _turn_talon(self) -> Iterator[Told]:
        assert self.contract is not None
        if self.contract.takes_talon:
            yield Told(self._shown_talon(self.taker))

    def _shown_talon(self, taker: int | None) -> TalonShown:
        return TalonShown(taker, CardSet(self.talon), self.talon_size - self.talon.bit_count())

    def _discard(self, move: Discard) -> Iterator[Told]:
        assert self.turn is not None
        cards = move.cards
        shown = CardSet(cards.known.mask & TRUMPS)
        yield from self.tell_laid_away(
            LaidAway(self.turn, len(cards), cards.known, shown, cards.unknown)
        )

    def _declare_slam(self, announced: bool) -> Iterator[Told]:
        assert self.taker is not None
        yield Told(SlamDeclared(self.taker, announced))

    def _show_poignee(self, move: Poignee) -> Iterator[Told]:
        seat = self.turn
        assert seat is not None
        size = self._shows(seat)(move.cards) if self._may_still_show(seat) else None
        if size is None:
            raise self._refuse_poignee(move)
        if not self.has_room_for(seat, move.cards.mask & ~self._forced_of(seat)):
            raise self.too_many(move.cards, self.rules.cite("F19"))
        yield Told(PoigneeShown(seat, size, move.cards))

    def after_card(self, seat: int, one: Card) -> Iterator[Told]:
        if one is self.called and seat != self.taker:
            yield Told(PartnerRevealed(seat))

    def never_laid_away(self) -> int:
        assert self.contract is not None
        return KEPT if self.contract.takes_talon else 0

    def finish(self) -> Iterator[Told]:
        assert self.contract is not None and self.taker is not None
        pile = self.pile
        yield Told(LaidAwayShown(CardSet(pile)))
        yield Told(DealScored(self._score(pile)))

    def _score(self, pile: int) -> FrenchResult:
        contract, taker, attack = self.contract, self.taker, self.attack
        assert contract is not None and taker is not None
        count = count_tricks(self.tricks, attack, pile, contract is not Contract.CONTRE, self.rules)
        slam = "none"
        if self.slam_announced:
            slam = "announced_made" if count.slam else "announced_failed"
        elif count.slam:
            slam = "unannounced_made"
        premiums = Premiums(
            count.petit_au_bout,
            tuple(
                ("attack" if seat in attack else "defence", size) for seat, size, _ in self.poignees
            ),
            slam,
            count.defence_slam,
        )
        each, made, steps = score(
            contract,
            count.points,
            count.oudlers,
            premiums,
            self.rules.defence_slam,
            self.rules.cite,
        )
        partner = self.partner
        for_taker, for_partner = shares(self.players, partner is not None)
        scores = [-each] * self.players
        scores[taker] = for_taker * each
        if partner is not None:
            scores[partner] = for_partner * each
        assert sum(scores) == 0, "what one side wins the other pays"
        assert self.players != 4 or count.points % 2 == 0, "four players count whole points"
        return FrenchResult(
            "played",
            tuple(scores),
            steps,
            contract=contract,
            taker=taker,
            partner=partner,
            points=count.points,
            oudlers=count.oudlers,
            target=TARGETS[count.oudlers],
            made=made,
            petit_au_bout=count.petit_au_bout,
            poignees=tuple((seat, size) for seat, size, _ in self.poignees),
            slam=slam,
            defence_slam=count.defence_slam,
            S=each,
        )
