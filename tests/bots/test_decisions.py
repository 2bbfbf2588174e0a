"""Every decision is legal, repeatable, and made from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from oudler.bots import make_bot
from oudler.cards import ALL, CardSet, bits
from oudler.games import Deal, Dealt, Hand, Move, View, deal
from oudler.games.french_score import FrenchResult
from oudler.games.moves import Contract, Discard
from tests.deals import TABLES, strong_deal

NOVICE = make_bot("novice")
RANDOM = make_bot("random")


def finish(made: Deal, rng: Random, novices: int) -> list[Move]:
    """Play to the end; bit ``s`` of ``novices`` says whether seat ``s`` is one."""
    decided = []
    while (seat := made.turn) is not None:
        bot = NOVICE if novices >> seat & 1 else RANDOM
        move = bot.decide(made.view(seat), rng)
        assert move in made.legal_moves(), f"{move} of {made!r}"
        made.push(move)
        decided.append(move)
    assert made.result is not None
    return decided


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_is_legal(game: str, players: int) -> None:
    for number in range(40):
        for novices in (-1, Random(number).getrandbits(players)):
            finish(deal(game, players, number % players, seed=f"l{number}"), Random(1), novices)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_hands_full_of_trumps_are_played_legally(game: str, players: int) -> None:
    for number in range(20):
        finish(strong_deal(game, players, number), Random(number), -1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_view_and_chance_give_the_same_move(game: str, players: int) -> None:
    made = deal(game, players, 0, seed="again")
    rng = Random(3)
    while (seat := made.turn) is not None:
        view = made.view(seat)
        for bot in (NOVICE, RANDOM):
            state = rng.getstate()
            move = bot.decide(view, rng)
            assert view == made.view(seat), "a bot leaves its view as it is"
            rng.setstate(state)
            # What a client folds from its events is all there is.
            seen = [event for event in made.events if event.seen_by(seat)]
            assert bot.decide(View.fold(seat, seen), rng) == move
        made.push(move)


def redealt(made: Deal, seat: int, rng: Random) -> Dealt:
    """The same deal for ``seat``, with the hidden cards in other places."""
    own = made.dealt.hands[seat].cards
    hidden = [CardSet(1 << index) for index in bits(ALL & ~own.mask)]
    rng.shuffle(hidden)

    def draw(count: int) -> CardSet:
        drawn = CardSet()
        for _ in range(count):
            drawn |= hidden.pop()
        return CardSet(drawn)

    talon = tuple(one for _ in made.dealt.talon for one in draw(1))
    dead = Hand(draw(len(made.dealt.dead)))
    hands = tuple(
        hand if other == seat else Hand(draw(len(hand)))
        for other, hand in enumerate(made.dealt.hands)
    )
    return Dealt(hands, talon, dead)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_hidden_cards_change_nothing(game: str, players: int) -> None:
    rng = Random(5)
    compared = 0
    for number in range(30):
        made = deal(game, players, number % players, seed=f"h{number}")
        seat = made.turn
        if seat is None or (seat == made.dealer and game == "greer"):
            continue
        other = deal(made.rules, players, made.dealer, dealt=redealt(made, seat, rng))
        if other.over:
            continue
        assert made.view(seat) == other.view(seat)
        one, two = (NOVICE.decide(each.view(seat), Random(1)) for each in (made, other))
        assert one == two
        compared += 1
    assert compared or game == "greer"


@pytest.mark.parametrize("word", ["prise", "garde", "sans", "contre"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_contract_is_played_to_the_end(word: str, players: int) -> None:
    # Bots that crash after a garde contre: a player's complaint of another program.
    for number in range(6):
        made = deal("fft", players, 0, seed=f"c{number}")
        while made.state.contract is None:
            made.push(word if len(made.moves) == number % players else "pass")
        finish(made, Random(number), -1)


def test_novices_bid_neither_timidly_nor_wildly() -> None:
    # Both are complaints: bots that pass 98 deals of 100, and bots that overbid.
    results = []
    for number in range(200):
        made = deal("fft", 4, number % 4, seed=f"table {number}")
        finish(made, Random(number), -1)
        results.append(made.result)
    played = [one for one in results if isinstance(one, FrenchResult) and one.contract]
    contracts = [one.contract for one in played]
    assert 0.5 <= len(played) / len(results) <= 0.85
    assert 0.5 <= sum(bool(one.made) for one in played) / len(played) <= 0.8
    assert contracts.count(Contract.PRISE) > contracts.count(Contract.GARDE) > 10
    assert sum(one in (Contract.SANS, Contract.CONTRE) for one in contracts) <= 10


@pytest.mark.parametrize(("players", "count"), [(3, 6), (4, 6), (5, 3)])
def test_exactly_the_talons_number_is_laid_away(players: int, count: int) -> None:
    for number in range(10):
        made = deal("fft", players, 0, seed=f"d{number}")
        for move in finish(made, Random(number), -1):
            assert not isinstance(move, Discard) or len(move.cards) == count
