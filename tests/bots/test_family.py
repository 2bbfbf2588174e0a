"""The bots that search: legal and repeatable, nothing but their view, and none of the players'
complaints about other programs' bots, each over many positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import get_context
from random import Random

import pytest

from oudler.bots import Bot, make_bot
from oudler.cards import (
    CARDS,
    EXCUSE,
    PETIT,
    SUIT_MASKS,
    TRUMPS,
    TWENTY_ONE,
    Card,
    CardSet,
    bits,
)
from oudler.games import Deal, IllegalMove, Phase, deal
from oudler.games.dealing import Hand
from oudler.games.french import FrenchState
from oudler.games.french_score import HALF_POINTS, FrenchResult
from oudler.games.moves import Play
from oudler.tricks import TRUMP_LED, trick_winner
from tests.bots.test_decisions import redealt
from tests.deals import TABLES
from tests.games.test_views import another_world

CLUB = make_bot("club:worlds=24")
EXPERT = make_bot("expert:worlds=16")
SEARCHERS = pytest.mark.parametrize("bot", [CLUB, EXPERT], ids=lambda bot: str(bot.spec))
NOVICE = make_bot("novice")


def cards_played(player: Bot, count: int, players: int = 4) -> Iterator[tuple[Deal, Card]]:
    """Every card that the bot plays in so many deals, with the deal just before it."""
    for number in range(count):
        made = deal("fft", players, number % players, seed=f"k{number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            bot = player if made.phase is Phase.PLAY else NOVICE
            move = bot.decide(made.view(seat), rng)
            if isinstance(move, Play):
                yield made, move.card
            made.push(move)


@SEARCHERS
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_is_played_legally_and_repeatably(game: str, players: int, bot: Bot) -> None:
    made = deal(game, players, 0, seed="family")
    rng = Random(3)
    while (seat := made.turn) is not None:
        view = made.view(seat)
        state = rng.getstate()
        move = bot.decide(view, rng)
        assert view == made.view(seat)
        rng.setstate(state)
        assert bot.decide(view, rng) == move
        made.push(move)


LEAST = [
    *(f"{name}:worlds={worlds}" for name in ("club", "expert", "master") for worlds in (1, 2)),
    "search:worlds=1,solved=1,nodes=1,exact=12,exact_defence=12,draws=30,opening=1,bids=1",
    "search:worlds=1,foolish=1000,opinion=1000,trust=0,draws=1",
]


@pytest.mark.parametrize("spec", LEAST)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_option_is_played_with_from_its_least(game: str, players: int, spec: str) -> None:
    bot = make_bot(spec)
    for number in range(2):
        made = deal(game, players, number % players, seed=f"least {number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            # Somebody takes, in whatever contract.
            mover = make_bot("random") if made.phase is Phase.AUCTION else bot
            made.push(mover.decide(made.view(seat), rng))


@SEARCHERS
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_hidden_cards_change_nothing(game: str, players: int, bot: Bot) -> None:
    rng = Random(5)
    for number in range(4):
        made = deal(game, players, number % players, seed=f"h{number}")
        seat = made.turn
        if seat is None:
            continue
        other = deal(made.rules, players, made.dealer, dealt=redealt(made, seat, rng))
        # In Greer's game the dealer has seen the talon.
        if other.over or other.view(seat) != made.view(seat):
            continue
        assert bot.decide(made.view(seat), Random(1)) == bot.decide(other.view(seat), Random(1))


def exchanged(made: Deal, rng: Random) -> Deal | None:
    """The same deal up to here with two hidden cards of two defenders exchanged, if that is
    possible: nobody else at the table can tell the difference."""
    state = made.state
    assert isinstance(state, FrenchState)
    seats = [seat for seat in range(made.players) if seat not in (made.turn, state.taker)]
    first, second = rng.sample(seats, 2) if len(seats) > 1 else (seats[0], seats[0])
    one, two = (CardSet(rng.choice(list(made.hand(seat))).bit) for seat in (first, second))
    hands = list(made.dealt.hands)
    for seat, out, back in ((first, one, two), (second, two, one)):
        hands[seat] = Hand(hands[seat].cards - out | back)
    other = deal(
        made.rules, made.players, made.dealer, dealt=replace(made.dealt, hands=tuple(hands))
    )
    try:
        for move in made.moves:
            other.push(move)
    except IllegalMove:
        return None
    return None if other.dealt == made.dealt else other


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_phase_of_any_game_lets_hidden_cards_through(game: str, players: int) -> None:
    bot = make_bot("search:worlds=2,draws=3,exact=4,exact_defence=4,solved=2,bids=2,opening=1")
    compared = 0
    for number in range(8):
        made = deal(game, players, number % players, seed=f"p{number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            move = bot.decide(made.view(seat), Random(1))
            for _ in range(2 if made.phase is Phase.PLAY else 6):
                other = another_world(made, seat, rng)
                if other is not None and other.view(seat) == made.view(seat):
                    compared += 1
                    assert bot.decide(other.view(seat), Random(1)) == move
            # Anybody may take, so that all contracts are among them.
            mover = make_bot("random") if made.phase is Phase.AUCTION else NOVICE
            made.push(mover.decide(made.view(seat), rng))
    # With two at the table and nothing laid away there is but one world.
    assert compared > 100 or players == 2


@SEARCHERS
@pytest.mark.parametrize("players", [4, 5])
def test_two_worlds_that_look_alike_in_mid_play_are_played_alike(players: int, bot: Bot) -> None:
    compared = 0
    for number in range(12):
        made = deal("fft", players, number % players, seed=f"w{number}")
        rng = Random(number)
        while (seat := made.turn) is not None:
            if made.phase is Phase.PLAY and len(made.tricks) in (3, 9):
                other = exchanged(made, rng)
                if other is not None and other.view(seat) == made.view(seat):
                    compared += 1
                    decisions = {str(bot.decide(d.view(seat), Random(1))) for d in (made, other)}
                    assert len(decisions) == 1
            made.push(NOVICE.decide(made.view(seat), rng))
    assert compared > 5


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


def leaves_the_petit_behind(made: Deal, one: Card) -> bool:
    """The petit kept though its side's 21 takes the trick, by a hand that must play a trump."""
    seat = made.turn
    assert seat is not None
    if TWENTY_ONE not in made.trick or one is PETIT or one.suit != TRUMP_LED:
        return False
    owner = (made.state.leader + made.trick.index(TWENTY_ONE)) % made.players
    return PETIT in legal(made) and side(made, owner) == side(made, seat)


def throws_the_petit_away(made: Deal, one: Card) -> bool:
    """The petit under an opponent's trump in last place, where another card would do."""
    seat = made.turn
    assert seat is not None
    if one is not PETIT or len(made.trick) != made.players - 1 or wins(made, one):
        return False
    owner = (made.state.leader + trick_winner(made.trick)) % made.players
    return (
        side(made, owner) != side(made, seat)
        and not partner_hidden(made)
        and any(o not in (PETIT, EXCUSE) for o in legal(made))
    )


def leads_a_king_to_be_trumped(made: Deal, one: Card) -> bool:
    """A king or queen led into a suit that an opponent is known to be void of while he is known to
    have a trump, with a small card of another suit to lead."""
    seat = made.turn
    assert seat is not None
    if made.trick or one.suit >= TRUMP_LED or HALF_POINTS[one.index] < 7 or partner_hidden(made):
        return False
    known = made.view(seat).known
    foes = [s for s in range(made.players) if side(made, s) != side(made, seat)]
    cuts = any(
        not known.possible(s) & SUIT_MASKS[one.suit] and known.hands[s] & TRUMPS for s in foes
    )
    return cuts and any(o.suit < TRUMP_LED and HALF_POINTS[o.index] == 1 for o in legal(made))


COMPLAINTS: list[Callable[[Deal, Card], bool]] = [
    wastes_the_21,
    draws_nobodys_trumps,
    leads_the_petit_to_trumps,
    gives_points_away,
    keeps_the_excuse_too_long,
    leaves_the_petit_behind,
    throws_the_petit_away,
    leads_a_king_to_be_trumped,
]


@SEARCHERS
def test_players_have_nothing_to_complain_of(bot: Bot) -> None:
    found = dict.fromkeys(COMPLAINTS, 0)
    total = 0
    for players, count in ((3, 10), (4, 20), (5, 12)):
        for made, one in cards_played(bot, count, players):
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


def thought(number: int) -> list[str]:
    """What an expert does in a deal against novices."""
    made = deal("fft", 4, number % 4, seed=f"load {number}")
    said = []
    while (seat := made.turn) is not None:
        bot = EXPERT if seat == 0 else NOVICE
        move = bot.decide(made.view(seat), Random(len(made.moves)))
        said.append(str(move))
        made.push(move)
    return said


def test_a_busy_machine_changes_no_decision() -> None:
    # No bot looks at a clock: more processes than processors think at once.
    idle = [thought(number) for number in range(2)]
    with get_context("spawn").Pool(4) as pool:
        busy = pool.map(thought, [0, 1] * 4, chunksize=1)
    assert busy == idle * 4
