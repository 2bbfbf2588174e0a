"""Secrecy: what a seat may know, and that it learns nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oudler.cards import ALL, CARDS, KINGS, TRUMPS, Card, CardSet, bits, cards_of, mask_of
from oudler.games import PRESETS, SPECTATOR, Deal, Dealt, Hand, Phase, View, deal
from oudler.games.events import DealStarted
from oudler.games.french import FrenchState
from oudler.games.mathers import MathersState
from oudler.games.mathers_marks import TAROT_TRUMPS, over
from oudler.games.moves import Cards, Discard, Exchange, Move, Play, Poignee, Return
from tests.deals import TABLES, examples, random_deal, strong_deal


def mentioned(value: object) -> int:
    """Every card inside a fact, as a mask."""
    if isinstance(value, Card):
        return value.bit
    if isinstance(value, CardSet):
        return value.mask
    if isinstance(value, DealStarted):
        return 0
    if isinstance(value, (tuple, list)):
        return mask_of(one for part in value for one in cards_of(mentioned(part)))
    if is_dataclass(value):
        found = 0
        for field in fields(value):
            found |= mentioned(getattr(value, field.name))
        return found
    return 0


def movers(made: Deal) -> Iterator[tuple[int, Move, Deal]]:
    """Each move of a deal with the seat that made it and the deal before it."""
    again = deal(made.rules, made.players, made.dealer, dealt=made.dealt)
    for move in made.moves:
        assert again.turn is not None
        yield again.turn, move, again.copy()
        again.push(move)


def may_know(made: Deal, seat: int) -> int:
    """The cards that the rules let this seat see, from the rules and the moves alone."""
    known = made.dealt.hands[seat].cards.mask if seat >= 0 else 0
    talon = mask_of(one for one in made.dealt.talon if one)
    state = made.state
    if isinstance(state, FrenchState):
        if made.result and made.result.outcome == "petit_sec":
            for hand in made.dealt.hands:
                if hand.cards.mask & TRUMPS == 1 << 56 and not hand.cards.mask >> 77:
                    known |= hand.cards.mask
        took = state.contract is not None and state.contract.takes_talon
        called = state.table.calls and state.called is None
        passed = made.result and made.result.outcome == "passed"
        if (took and not called) or (passed and made.rules.name == "michelsen"):
            known |= talon
    elif made.rules.name == "greer" and seat == made.dealer:
        known |= talon
    aside, aside_of = talon, None
    for mover, move, before in movers(made):
        if isinstance(move, (Play, Poignee)) or mover == seat:
            known |= mentioned(getattr(move, "card", None) or getattr(move, "cards", None))
            if isinstance(move, (Discard, Exchange)):
                known |= move.cards.known.mask
        if isinstance(move, Discard) and isinstance(state, FrenchState):
            known |= move.cards.known.mask & TRUMPS
        if isinstance(move, Exchange):
            if seat in (mover, aside_of):
                known |= aside
            aside, aside_of = move.cards.known.mask, mover
        if str(move).startswith("give"):
            known |= move.card.bit
        if isinstance(move, Return) and seat in (mover, before.state.transfers[-1].giver):
            known |= move.card.bit
        if str(move) == "ask":
            known |= over(before.state.hands[mover]).mask
        if str(move) == "call":
            known |= move.card.bit
    if isinstance(state, MathersState):
        for other in range(made.players):
            for mark in state.marks[other] or ():
                known |= mark.cards.mask
    elif made.over and (not made.result or made.result.outcome == "played"):
        known = ALL
    return known


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(12), deadline=None)
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 90))
def test_events_name_only_cards_that_the_seat_may_know(
    game: str, players: int, seed: int, stop: int
) -> None:
    made = random_deal(game, players, seed, stop)
    for seat in range(-1, players):
        told = 0
        for event in made.events:
            if event.seen_by(seat):
                told |= mentioned(event.fact)
        called = made.state.called.bit if getattr(made.state, "called", None) else 0
        assert not told & ~may_know(made, seat) & ~called


def swapped(move: Move, one: Card, two: Card) -> Move:
    """The move with two cards exchanged, where it names one of them."""
    if isinstance(move, (Discard, Exchange)):
        held = move.cards.known
        if (one in held) != (two in held):
            return type(move)(Cards(held ^ CardSet([one, two])))
    if isinstance(move, Return) and move.card in (one, two):
        return Return(two if move.card is one else one)
    return move


def another_world(made: Deal, seat: int, rng: Random) -> Deal | None:
    """The same moves in a deal where two cards lie elsewhere that the seat cannot know of.

    None if the other cards would have forced other moves or other showings.
    """
    hidden = list(bits(ALL & ~may_know(made, seat)))
    if len(hidden) < 2:
        return None
    first, second = (CARDS[index] for index in rng.sample(hidden, 2))
    both = first.bit | second.bit
    if isinstance(made.state, MathersState) and both & TAROT_TRUMPS:
        return None  # asks and answers are public, and Tarot trumps decide them
    flip = lambda held: held ^ both if (held & both).bit_count() == 1 else held  # noqa: E731
    hands = tuple(Hand(CardSet(flip(hand.cards.mask))) for hand in made.dealt.hands)
    talon = tuple({first: second, second: first}.get(one, one) for one in made.dealt.talon)
    dead = Hand(CardSet(flip(made.dealt.dead.cards.mask)))
    other = deal(made.rules, made.players, made.dealer, dealt=Dealt(hands, talon, dead))
    if other.over and not made.moves:
        return None
    for move in made.moves:
        changed = swapped(move, first, second)
        if changed not in other.legal_moves():
            return None
        other.push(changed)
    return other


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(25), deadline=None)
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 90))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    game: str, players: int, seed: int, stop: int
) -> None:
    rng = Random(seed)
    made = (strong_deal if seed % 5 == 0 else random_deal)(game, players, seed)
    made = deal(made.rules, players, made.dealer, dealt=made.dealt)
    while not made.over and len(made.moves) < stop:
        made.push(made.legal_moves().sample(rng))
    for seat in range(-1, players):
        for _ in range(4):
            other = another_world(made, seat, rng)
            if other is None or not same_showings(made, other):
                continue
            mine = [event for event in made.events if event.seen_by(seat)]
            theirs = [event for event in other.events if event.seen_by(seat)]
            assert mine == theirs
            assert made.view(seat) == other.view(seat)
            # Also what is asked of the seat.
            legal, again = made.view(seat).legal_moves(), other.view(seat).legal_moves()
            assert (legal is None) == (again is None)
            if legal is not None and len(legal) < 2000:
                assert list(legal) == list(again)


def same_showings(made: Deal, other: Deal) -> bool:
    """Whether the rules made everybody show the same in both (marks, a petit sec)."""
    if isinstance(made.state, MathersState):
        pairs = zip(made.state.marks, other.state.marks, strict=True)
        return all(one == two for one, two in pairs)
    outcomes = [one.result.outcome if one.result else None for one in (made, other)]
    return outcomes[0] == outcomes[1]


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(8), deadline=None)
@given(seed=st.integers(0, 10**6), stop=st.integers(0, 90))
def test_a_view_is_the_fold_of_its_events_and_true(
    game: str, players: int, seed: int, stop: int
) -> None:
    made = random_deal(game, players, seed, stop)
    for seat in range(-1, players):
        view = made.view(seat)
        assert view == View.fold(seat, [e for e in made.events if e.seen_by(seat)])
        assert (view.phase, view.turn, view.dealer) == (made.phase, made.turn, made.dealer)
        assert (view.trick, view.tricks) == (made.trick, made.tricks)
        assert view.result == made.result
        known, true = view.known, made.state
        for other in range(players):
            assert not known.hands[other] & ~true.hands[other], "nothing false is known"
            total = known.hands[other].bit_count() + known.unknown[other]
            assert total == true.hands[other].bit_count(), "and every card is counted"
            assert not known.excluded[other] & true.hands[other]
            assert true.hands[other] & ~known.possible(other) == 0
        if seat >= 0:
            assert view.hand == made.hand(seat)
            assert known.unknown[seat] == 0
            legal = view.legal_moves()
            assert (legal is not None) == (made.turn == seat)
            if legal is not None:
                full = made.legal_moves()
                assert len(legal) == len(full)
                assert legal.sample(Random(seed)) == full.sample(Random(seed))


def test_a_view_is_a_copy() -> None:
    made = deal("fft", 4, 0, seed="copy")
    before = made.view(1)
    made.push("garde")
    assert before.known.bids == []
    assert made.view(1).known.bids != []
    assert before != made.view(1)
    assert before == deal("fft", 4, 0, seed="copy").view(1)
    assert before != deal("fft", 4, 0, seed="copy").view(2)


def test_views_have_names_for_what_clients_need() -> None:
    made = deal("fft", 4, 0, seed="copy")
    view = made.view(2)
    assert view.rules is made.rules
    assert view.players == 4
    assert not view.hand.isdisjoint(made.hand(2))
    assert made.view(SPECTATOR).hand == CardSet()
    assert made.view(SPECTATOR).legal_moves() is None
    assert "seat 2" in repr(view)
    assert "auction" in repr(made)


def test_a_fold_refuses_what_is_not_the_seats() -> None:
    made = deal("fft", 4, 0, seed="fold")
    with pytest.raises(ValueError, match="not for seat 1"):
        View.fold(1, made.events)
    with pytest.raises(ValueError, match=r"^the events of a deal begin with its start$"):
        View.fold(1, [e for e in made.events if e.seen_by(1)][1:])
    with pytest.raises(ValueError, match=r"^a view needs the events of a deal$"):
        View.fold(1, [])


def test_numbers_count_up_and_echoes_follow_their_fact() -> None:
    for seed in range(20):
        made = random_deal("mathers", 3, seed)
        for number, event in enumerate(made.events):
            assert event.number == number
            if event.echo:
                before = made.events[number - 1]
                assert type(before.fact) is type(event.fact)
                assert not before.echo
                assert before.visible_to is not None
                assert event.visible_to is not None
                assert not before.visible_to & event.visible_to
                assert before.visible_to | event.visible_to == {-1, 0, 1, 2}


def test_hands_and_hidden_cards_have_their_audience() -> None:
    made = deal("mathers", 2, 0, seed="who")
    audiences = [(type(e.fact).__name__, e.visible_to) for e in made.events]
    assert audiences == [
        ("DealStarted", None),
        ("HandDealt", {0}),
        ("HandDealt", {1}),
        ("TalonDealt", frozenset()),
    ]
    greer = deal("greer", 4, 1, seed="who")
    assert [(type(e.fact).__name__, e.visible_to, e.echo) for e in greer.events[-2:]] == [
        ("TalonTaken", {1}, False),
        ("TalonTaken", {-1, 0, 2, 3}, True),
    ]


def test_kings_may_not_hide() -> None:
    """The taker's certain cards of the talon stay known, the rest become doubtful."""
    for seed in range(40):
        made = random_deal("fft", 4, seed, stop=5)
        state = made.state
        if made.phase is not Phase.SLAM or not state.talon_shown:
            continue
        kept = state.talon & (KINGS | TRUMPS | 1 << 77) & ~state.forced
        assert made.view(SPECTATOR).known.hands[state.taker] == kept


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deal_that_was_copied_before_every_move_is_the_same(game: str, players: int) -> None:
    rng = Random(f"copied {game} {players}")
    flat = deal(PRESETS[game], players, 0, seed="copied")
    copied = flat.copy()
    former = []
    while flat.turn is not None:
        move = flat.legal_moves().sample(rng)
        former.append((copied, copied.events))
        copied = copied.copy()
        assert copied.push(move) == flat.push(move)
        assert copied == flat
        assert copied.events == flat.events
        assert copied.event_count == len(flat.events)
        if flat.turn is not None:
            chance = rng.random()
            mine, theirs = copied.legal_moves(), flat.legal_moves()
            assert mine.sample(Random(chance)) == theirs.sample(Random(chance))
        seat = rng.randrange(players)
        assert copied.view(seat) == flat.view(seat)
        assert copied.view(seat) == flat.view(seat)
    assert all(one.events == events for one, events in former)
