"""The federation's signals: which small card a defender plays, and what others read in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from oudler import _core
from oudler.bots import make_bot
from oudler.bots.beliefs import beliefs
from oudler.bots.search import manner
from oudler.bots.sight import sight, told
from oudler.cards import CARDS, Card, CardSet
from oudler.games import Deal, Phase, deal
from oudler.games.french import FrenchState
from oudler.games.moves import PLAYS, Play

NOVICE = make_bot("novice")


def plays(players: int, count: int, *, signals: bool = False) -> Iterator[tuple[Deal, Play]]:
    """Positions of deals of novices, each with the card that is then played."""
    for number in range(count):
        made = deal("fft", players, number % players, seed=f"signals {number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            view = made.view(seat)
            move = NOVICE.decide(view, rng)
            if isinstance(move, Play):
                if signals:
                    move = PLAYS[sight(view).signal(move.card.index)]
                yield made, move
            made.push(move)


def suit_cards(hand: CardSet, suit: str) -> list[Card]:
    return [one for one in hand if one.code[0] == suit]


def meant(made: Deal, play: Play) -> Card:
    """What the signals ask for, told as the federation tells it."""
    state, seat, card = made.state, made.turn, play.card
    assert isinstance(state, FrenchState) and seat is not None
    suit = card.code[0]
    if suit not in "SHDC" or card.rank > 10 or seat in state.attack:
        return card
    held = suit_cards(made.hand(seat), suit)
    small = [one for one in held if one.rank <= 10]
    led = [trick.cards[0] for trick in made.tricks if trick.cards[0].code != "X"]
    led += [trick.cards[1] for trick in made.tricks if trick.cards[0].code == "X"]
    if made.trick or any(one.code[0] == suit for one in led):
        return card
    honour = any(one.rank >= 13 for one in held)
    wanted = [one for one in small if (one.rank <= 5) == honour]
    return min(wanted, key=lambda one: one.rank) if wanted else card


@pytest.mark.parametrize("players", [3, 4])
def test_the_small_card_that_is_played_signals(players: int) -> None:
    told_something = 0
    for made, play in plays(players, 80):
        assert made.turn is not None
        found = CARDS[sight(made.view(made.turn)).signal(play.card.index)]
        assert found == meant(made, play)
        if found != play.card:
            assert found in made.legal_moves().cards
            told_something += 1
    assert told_something >= 10


def test_a_card_that_may_not_be_played_signals_nothing() -> None:
    made, _ = next(plays(4, 1))
    assert made.turn is not None
    seen = sight(made.view(made.turn))
    legal = made.legal_moves().cards
    for card in CARDS:
        if card not in legal:
            with pytest.raises(ValueError, match="card"):
                seen.signal(card.index)
    for wrong in (-1, 78):
        with pytest.raises(ValueError, match="card"):
            seen.signal(wrong)


def nats(reading: _core.Manner, *, signals: bool) -> float:
    """What a manner of reading the cards tells a partner of the true deal, on average."""
    gains = []
    for number, (made, _) in enumerate(plays(4, 40, signals=signals)):
        assert made.turn is not None
        if number % 7 or not 2 <= len(made.tricks) <= 9:
            continue
        view = made.view(made.turn)
        seen, believed, past = sight(view), beliefs(view), told(view.known)
        worlds = seen.sample(believed.worlds, believed.holders, 200, number, manner=reading, **past)
        hands = [made.hand(seat).mask for seat in range(4)]
        gains.append(seen.likelihood(hands, reading, **past) - worlds.evidence)
    return sum(gains) / len(gains)


def test_signals_are_read() -> None:
    silent, reading = manner(), manner(signals=True)
    assert nats(reading, signals=True) > nats(silent, signals=True) + 0.05
    # Who reads signals where there are none is hardly misled.
    assert nats(reading, signals=False) > nats(silent, signals=False) - 0.2


def test_a_defender_of_the_search_signals_and_a_taker_does_not() -> None:
    bot = make_bot("search:worlds=10,draws=2,signals=1")
    quiet = make_bot("search:worlds=10,draws=2")
    signalled = 0
    for number, (made, _) in enumerate(plays(4, 12)):
        seat = made.turn
        assert seat is not None and isinstance(made.state, FrenchState)
        if number % 5 or made.phase is not Phase.PLAY:
            continue
        move = bot.decide(made.view(seat), Random(number))
        if isinstance(move, Play):
            assert meant(made, move) == move.card
            signalled += move != quiet.decide(made.view(seat), Random(number))
    assert signalled
