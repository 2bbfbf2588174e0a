"""State machines: random deals of every preset and number of players, checked at every step.

Cards are conserved, turns go round, views are true and tell nothing else, the French games hold
91 points and pay nothing into nowhere, and a replay or a record gives the same deal.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oudler.cards import ALL
from oudler.games import Deal, IllegalMove, Phase, View, deal
from oudler.games.french import FrenchState
from oudler.games.french_score import FrenchResult
from oudler.games.legal import Plays
from oudler.games.mathers import MathersState
from oudler.games.moves import PLAYS, Poignee
from tests.deals import TABLES, examples, strong_deal

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"


class DealMachine(RuleBasedStateMachine):
    """One deal; the classes below fix the game and the number of players."""

    game = "fft"
    players = 4

    @initialize(seed=st.integers(0, 2**40), strong=st.sampled_from([False, False, True]))
    def start(self, seed: int, strong: bool) -> None:
        if strong:
            self.deal = strong_deal(self.game, self.players, seed)
        else:
            dealer = seed % self.players
            self.deal = deal(self.game, self.players, dealer, seed=f"machine {seed}")
        self.begun = 0

    # -- moves --------------------------------------------------------------------------------

    @precondition(lambda self: not self.deal.over)
    @rule(choice=st.integers(0, 2**32))
    def move(self, choice: int) -> None:
        before = self.deal.turn
        move = self.deal.legal_moves().sample(Random(choice))
        assert move in self.deal.legal_moves()
        events = self.deal.push(move)
        assert events or self.deal.phase is Phase.ASK
        assert self.deal.moves[-1] == move
        if isinstance(move, Poignee):
            assert self.deal.turn == before

    @precondition(lambda self: not self.deal.over)
    @rule(choice=st.integers(0, 2**32), steps=st.integers(2, 40))
    def several_moves(self, choice: int, steps: int) -> None:
        rng = Random(choice)
        for _ in range(steps):
            if self.deal.over:
                break
            self.deal.push(self.deal.legal_moves().sample(rng))

    @rule(index=st.integers(0, 77))
    def illegal_card(self, index: int) -> None:
        """A card that is not legal now is refused with a reason, and nothing changes."""
        legal = self.deal.legal_moves()
        if PLAYS[index] in legal:
            return
        count = len(self.deal.events)
        with pytest.raises(IllegalMove):
            self.deal.push(PLAYS[index])
        assert len(self.deal.events) == count

    @rule()
    def copies_are_independent(self) -> None:
        twin = self.deal.copy()
        assert twin == self.deal
        assert twin.state == self.deal.state
        if not twin.over:
            twin.push(twin.legal_moves().sample(Random(1)))
            assert twin != self.deal

    # -- what always holds ----------------------------------------------------------------------

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.deal.state
        seen = state.played
        for hand in state.hands:
            assert not seen & hand
            seen |= hand
        outside = ALL & ~seen
        expected = state.talon_size + len(self.deal.dealt.dead)
        in_hand = len(self.deal.dealt.talon) if isinstance(state, FrenchState) else 0
        if isinstance(state, FrenchState) and self.deal.phase is Phase.DISCARD:
            expected -= in_hand
        if self.game == "greer" and self.deal.phase is Phase.DISCARD:
            expected -= state.talon_size
        assert outside.bit_count() == expected

    @invariant()
    def hands_shrink_together(self) -> None:
        if self.deal.phase is not Phase.PLAY:
            return
        state = self.deal.state
        left = state.hand_size - len(state.tricks)
        for place, seat in enumerate(state.round_from(state.leader)):
            assert state.hands[seat].bit_count() == left - (place < len(state.trick))
        assert state.turn == (state.leader + len(state.trick)) % state.players
        assert isinstance(self.deal.legal_moves(), Plays)
        assert self.deal.legal_moves().mask

    @invariant()
    def somebody_is_in_turn_until_the_end(self) -> None:
        assert (self.deal.turn is None) == self.deal.over == (self.deal.result is not None)

    @invariant()
    def views_are_true(self) -> None:
        for seat in range(-1, self.players):
            known = self.deal.view(seat).known
            assert known.turn == self.deal.turn
            for other, hand in enumerate(self.deal.state.hands):
                assert not known.hands[other] & ~hand
                assert known.hands[other].bit_count() + known.unknown[other] == hand.bit_count()

    @invariant()
    def points_and_scores_balance(self) -> None:
        result = self.deal.result
        if isinstance(result, FrenchResult):
            assert sum(result.scores) == 0
            if result.outcome == "played":
                assert 0 <= result.points <= 182
                adding = [step.amount for step in result.steps if step.amount is not None]
                assert sum(adding) == result.S
        elif result is not None and isinstance(self.deal.state, MathersState):
            assert min(result.scores) == 0

    def teardown(self) -> None:
        made = getattr(self, "deal", None)
        if made is None:
            return
        again = deal(made.rules, made.players, made.dealer, dealt=made.dealt)
        for move in made.moves:
            again.push(str(move))
        assert again == made
        assert again.state == made.state
        for seat in range(-1, made.players):
            events = [event for event in made.events if event.seen_by(seat)]
            assert View.fold(seat, events) == made.view(seat) == again.view(seat)
        round_trip(made)


def round_trip(made: Deal) -> None:
    """Deal to record to deal: the same deal and, written again, the same text."""
    from oudler.notation import read_records, write

    text = write(made)
    (record,) = read_records(text)
    assert record.error is None
    assert record.deal == made
    assert write(record) == text


def _case(game: str, players: int) -> type:
    name = f"{game.replace('-', '_')}_{players}"
    machine = type(name, (DealMachine,), {"game": game, "players": players})
    case = machine.TestCase
    case.settings = settings(
        max_examples=examples(400) if LONG else 12,
        stateful_step_count=120 if LONG else 30,
        deadline=None,
    )
    return case


for _game, _players in TABLES:
    globals()[f"Test_{_game.replace('-', '_')}_{_players}"] = _case(_game, _players)
