"""Mary Greer's simplified game for two to six, everybody for himself.

The dealer takes the cards left over and lays as many away; tricks; the cards won are counted in
piles of three. Rules: G1-G17; decisions B2.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, Literal

from oudler.cards import (
    EXCUSE,
    EXCUSE_BIT,
    JACKS,
    KINGS,
    KNIGHTS,
    OUDLERS,
    PETIT,
    QUEENS,
    CardSet,
    mask_of,
)
from oudler.games.dealing import Dealt, Layout
from oudler.games.events import (
    DealScored,
    DealStarted,
    LaidAway,
    LaidAwayShown,
    Phase,
    TalonTaken,
    Told,
)
from oudler.games.legal import Choices, LayAway, LegalMoves
from oudler.games.moves import Discard, Move
from oudler.games.results import DealResult, Step
from oudler.games.rules import Rules
from oudler.games.state import State
from oudler.tricks import TrickRules

__all__ = ["GREER", "GreerRules", "GreerState", "pile_points"]

#: What the dealer may not lay away (G3).
KEPT: Final = KINGS | OUDLERS
#: Cards with a value, and what they are worth (G14).
VALUES: Final = ((KINGS | OUDLERS, 5), (QUEENS, 4), (KNIGHTS, 3), (JACKS, 2))
MAGICIAN_LAST: Final = 10


@dataclass(frozen=True)
class GreerRules(Rules):
    """Options of Greer's game: ``discard_scores``: what the dealer lays away counts for the
    ``dealer``, or for ``nobody`` (G4, B2-2)."""

    direction: str = "clockwise"
    discard_scores: Literal["dealer", "nobody"] = "dealer"

    PLAYERS: ClassVar = (2, 3, 4, 5, 6)
    NUMBERS: ClassVar = {
        "discard": "G3",
        "must_follow": "G7",
        "must_trump": "G7",
        "trumps_not_broken": "G9",
    }

    @cached_property
    def trick_rules(self) -> TrickRules:
        return TrickRules(must_overtrump=False, trump_lead_needs_break=True)

    def layout(self, players: int) -> Layout:
        hand, left = divmod(78, players)
        return Layout(hand, left, 1)

    def new_state(self) -> GreerState:
        return GreerState()


GREER: Final = GreerRules("greer", match_deals=1)


def pile_points(mask: int) -> tuple[int, int, int, int]:
    """Points of cards won, counted in piles of three with one scoring card each (G15).

    Returns the points, how many cards score, the sum of their values, and how many do not.
    """
    scoring = sum((mask & which).bit_count() for which, _ in VALUES)
    worth = sum((mask & which).bit_count() * value for which, value in VALUES)
    plain = mask.bit_count() - scoring
    cards = scoring + plain
    # With two plain cards for each scoring one, three more plain make a point and one or two
    # nothing; without, what is left over are piles short of plain cards, which cost a point less.
    piles = cards // 3 if plain >= 2 * scoring else -(-cards // 3)
    return worth - scoring + piles, scoring, worth, plain


class GreerState(State):
    """A deal of Greer's game as somebody knows it."""

    rules: GreerRules

    # -- the fold ----------------------------------------------------------------------------

    def _on_started(self, fact: DealStarted) -> None:
        super()._on_started(fact)
        self.phase = Phase.PLAY

    def _on_talon_taken(self, fact: TalonTaken) -> None:
        mask = fact.cards.mask if fact.cards is not None else 0
        self.talon = mask
        self.receive(fact.seat, mask, fact.count - mask.bit_count())
        self.phase = Phase.DISCARD
        self.turn = fact.seat

    def _on_laid_away(self, fact: LaidAway) -> None:
        known = CardSet() if fact.cards is None else fact.cards
        self.lose(fact.seat, known.mask, fact.count - len(known), kept=KEPT)
        self.laid_away = known.mask
        self.phase = Phase.PLAY
        self.turn = self.leader

    HANDLERS: ClassVar = {
        **State.HANDLERS,
        DealStarted: _on_started,
        TalonTaken: _on_talon_taken,
        LaidAway: _on_laid_away,
    }

    # -- what may be ---------------------------------------------------------------------------

    def legal_moves(self) -> LegalMoves:
        if self.phase is Phase.PLAY:
            return self.plays()
        seat = self.turn
        if seat is None:
            return Choices(self.phase, [], self.other_expected)
        hand = self.possible(seat)
        return LayAway(
            self.phase,
            Discard,
            self.talon_size,
            CardSet(hand & ~KEPT),
            CardSet(),
            0,
            CardSet(hand),
            not self.may_be_unknown(seat),
            ("G3", "G3", "G3"),
        )

    # -- what follows ---------------------------------------------------------------------------

    def start(self, dealt: Dealt) -> Iterator[Told]:
        yield from super().start(dealt)
        if self.talon_size:
            dealer = self.dealer
            yield Told(
                TalonTaken(dealer, self.talon_size, CardSet(self.talon)), frozenset({dealer})
            )
            yield Told(TalonTaken(dealer, self.talon_size, None), self.others(dealer), echo=True)

    def decide(self, move: Move) -> Iterator[Told]:
        if self.phase is Phase.PLAY:
            return self.decide_play(move)
        self.legal_moves().check(move)
        assert isinstance(move, Discard) and self.turn is not None
        cards = move.cards
        self.check_room(cards, "G3")
        return self.tell_laid_away(
            LaidAway(self.turn, len(cards), cards.known, CardSet(), cards.unknown)
        )

    def never_laid_away(self) -> int:
        return KEPT if self.talon_size else 0

    def finish(self) -> Iterator[Told]:
        if self.talon_size:
            yield Told(LaidAwayShown(CardSet(self.pile)))
        yield Told(DealScored(self._score()))

    def _score(self) -> DealResult:
        won = [0] * self.players
        if self.rules.discard_scores == "dealer":
            won[self.dealer] = self.pile
        owner = self.dealer
        for trick in self.tricks:
            cards = mask_of(trick.cards)
            won[trick.winner] |= cards & ~EXCUSE_BIT
            if cards & EXCUSE_BIT:
                owner = trick.seat_of(trick.cards.index(EXCUSE))
        last = self.tricks[-1]
        # The Fool goes back to its player, or with the last trick if he won none (G11, G12).
        keeps = any(trick.winner == owner for trick in self.tricks)
        holder = owner if keeps else last.winner
        won[holder] |= EXCUSE_BIT
        steps = [Step("fool_kept" if keeps else "fool_lost", None, "G12", {"seat": holder + 1})]
        scores = []
        for seat, mask in enumerate(won):
            points, scoring, worth, plain = pile_points(mask)
            said = {"seat": seat + 1, "scoring": scoring, "worth": worth, "plain": plain}
            steps.append(Step("piles", points, "G15", said))
            scores.append(points)
        if last.winning_card is PETIT:
            scores[last.winner] += MAGICIAN_LAST
            steps.append(Step("magician_last", MAGICIAN_LAST, "G14", {"seat": last.winner + 1}))
        steps += [
            Step("seat_total", None, "G16", {"seat": seat + 1, "total": points})
            for seat, points in enumerate(scores)
        ]
        return DealResult("played", tuple(scores), tuple(steps))
