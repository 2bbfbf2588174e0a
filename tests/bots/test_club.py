"""The bot ``club``: legal and repeatable, nothing but its view, and none of the players' complaints
(users.md 27 to 38), each over many positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from oudler.bots import make_bot
from oudler.cards import CARDS, EXCUSE, PETIT, TRUMPS, TWENTY_ONE, Card, bits
from oudler.games import Deal, Phase, deal
from oudler.games.french import FrenchState
from oudler.games.french_score import HALF_POINTS, FrenchResult
from oudler.games.moves import Play
from oudler.tricks import TRUMP_LED, trick_winner
from tests.bots.test_decisions import redealt
from tests.deals import TABLES

CLUB = make_bot("club:worlds=24")
NOVICE = make_bot("novice")
FRENCH = [table for table in TABLES if table[0] in ("fft", "michelsen")]


def cards_played(count: int, players: int = 4, name: str = "k") -> Iterator[tuple[Deal, Card]]:
    """Every card that club plays in so many deals, with the deal just before it."""
    for number in range(count):
        made = deal("fft", players, number % players, seed=f"{name}{number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            bot = CLUB if made.phase is Phase.PLAY else NOVICE
            move = bot.decide(made.view(seat), rng)
            if isinstance(move, Play):
                yield made, move.card
            made.push(move)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_club_plays_every_game_legally_and_repeatably(game: str, players: int) -> None:
    made = deal(game, players, 0, seed="club")
    rng = Random(3)
    while (seat := made.turn) is not None:
        view = made.view(seat)
        state = rng.getstate()
        move = CLUB.decide(view, rng)
        assert view == made.view(seat)
        rng.setstate(state)
        assert CLUB.decide(view, rng) == move
        made.push(move)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hidden_cards_change_nothing(players: int) -> None:
    rng = Random(5)
    for number in range(6):
        made = deal("fft", players, number % players, seed=f"h{number}")
        seat = made.turn
        if seat is None:
            continue
        other = deal(made.rules, players, made.dealer, dealt=redealt(made, seat, rng))
        if other.over:
            continue
        assert CLUB.decide(made.view(seat), Random(1)) == CLUB.decide(other.view(seat), Random(1))


def wins(made: Deal, one: Card) -> bool:
    """Whether the card takes the trick as it lies there."""
    return trick_winner([*made.trick, one]) == len(made.trick)


def points(made: Deal) -> int:
    return sum(HALF_POINTS[one.index] for one in made.trick)


def side(made: Deal, seat: int) -> bool:
    assert isinstance(made.state, FrenchState)
    return seat in made.state.attack


def partner_hidden(made: Deal) -> bool:
    """Whether nobody can be sure of the sides yet."""
    state = made.state
    return isinstance(state, FrenchState) and bool(state.called) and state.revealed is None


def legal(made: Deal) -> list[Card]:
    assert made.turn is not None
    return [CARDS[index] for index in bits(made.state.play_mask(made.turn))]


def wastes_the_21(made: Deal, one: Card) -> bool:
    """The 21 on a trick without points, in last place, where a lower trump takes it as well."""
    return (
        one is TWENTY_ONE
        and len(made.trick) == made.players - 1
        and points(made) <= made.players
        and any(o.suit == TRUMP_LED and o is not one and wins(made, o) for o in legal(made))
    )


def draws_nobodys_trumps(made: Deal, one: Card) -> bool:
    """A trump led that no opponent can have, with other cards in the hand."""
    seat = made.turn
    assert seat is not None
    if made.trick or one.suit != TRUMP_LED:
        return False
    others = [s for s in range(made.players) if side(made, s) != side(made, seat)]
    known = made.view(seat).known
    return not any(known.possible(s) & TRUMPS for s in others) and any(
        o.suit < TRUMP_LED for o in legal(made)
    )


def leads_the_petit_to_trumps(made: Deal, one: Card) -> bool:
    """The petit led while an opponent may have a trump, with another card to lead."""
    seat = made.turn
    assert seat is not None
    if made.trick or one is not PETIT:
        return False
    known = made.view(seat).known
    foes = [s for s in range(made.players) if side(made, s) != side(made, seat)]
    return any(known.possible(s) & TRUMPS for s in foes) and any(
        o not in (PETIT, EXCUSE) for o in legal(made)
    )


def gives_points_away(made: Deal, one: Card) -> bool:
    """An honour to an opponent's sure trick, in last place, where a small card would do."""
    seat = made.turn
    assert seat is not None
    if len(made.trick) != made.players - 1 or one.suit >= TRUMP_LED or wins(made, one):
        return False
    owner = (made.state.leader + trick_winner(made.trick)) % made.players
    if side(made, owner) == side(made, seat) or partner_hidden(made):
        return False
    worth = HALF_POINTS[one.index]
    return any(HALF_POINTS[o.index] + 4 <= worth for o in legal(made) if o.suit < TRUMP_LED)


def keeps_the_excuse_too_long(made: Deal, one: Card) -> bool:
    """The Excuse in the last trick, though it could have gone before, and no slam."""
    if one is not EXCUSE or len(made.tricks) != made.state.hand_size - 1:
        return False
    takers = {side(made, trick.winner) for trick in made.tricks}
    return len(takers) > 1


COMPLAINTS: list[Callable[[Deal, Card], bool]] = [
    wastes_the_21,
    draws_nobodys_trumps,
    leads_the_petit_to_trumps,
    gives_points_away,
    keeps_the_excuse_too_long,
]


def test_players_have_nothing_to_complain_of() -> None:
    found = dict.fromkeys(COMPLAINTS, 0)
    total = 0
    for players, count in ((3, 12), (4, 24), (5, 16)):
        for made, one in cards_played(count, players):
            total += 1
            for complaint in COMPLAINTS:
                found[complaint] += complaint(made, one)
    for complaint, times in found.items():
        assert times <= total // 500, (complaint.__doc__, times, total)


def test_club_bids_neither_timidly_nor_wildly() -> None:
    results = []
    for number in range(60):
        made = deal("fft", 4, number % 4, seed=f"bids {number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            bot = CLUB if made.phase is Phase.AUCTION else NOVICE
            made.push(bot.decide(made.view(seat), rng))
        results.append(made.result)
    played = [one for one in results if isinstance(one, FrenchResult) and one.contract]
    assert 0.4 <= len(played) / len(results) <= 0.9
    assert sum(bool(one.made) for one in played) / len(played) >= 0.5
