"""What is certain from a view: never wrong, as much as there is to know, and drawn evenly."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from oudler.bots import make_bot
from oudler.bots.beliefs import beliefs as believed
from oudler.cards import KINGS, PLAIN, SUIT_MASKS, TRUMPS
from oudler.games import Deal, Phase, deal
from oudler.games.french import FrenchState
from tests.deals import TABLES, make, mask

TALON = "S1 S2 S3 S4 S5 S6"
TAKEN = "prise pass pass pass discard(S1,S2,S3,S4,S5,S6) noslam "


def drawn(made: Deal, seat: int, count: int, seed: int = 1) -> dict[int | None, list[int]]:
    """The worlds of a seat's beliefs, by holder."""
    view = made.view(seat)
    beliefs = believed(view)
    out = np.zeros((count, len(beliefs.holders), 2), np.uint64)
    beliefs.worlds.sample(seed, out)
    return {
        holder: [int(suits) | int(trumps) << 56 for suits, trumps in out[:, at]]
        for at, holder in enumerate(beliefs.holders)
    }


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_truth_is_never_ruled_out_and_worlds_agree_with_the_view(
    game: str, players: int
) -> None:
    novice = make_bot("novice")
    rng = Random(2)
    for number in range(12):
        made = deal(game, players, number % players, seed=f"b{number}")
        while (seat := made.turn) is not None:
            if made.phase is Phase.PLAY and rng.random() < 0.2:
                view = made.view(seat)
                known = view.known
                for holder, sets in drawn(made, seat, 4).items():
                    for world in sets:
                        if holder is None:
                            continue
                        assert world & ~known.possible(holder) == 0
                        assert known.hands[holder] & ~world == 0
                        assert world.bit_count() == len(made.hand(holder))
                # The true hands are a world: each card where it is, must be allowed there.
                beliefs = believed(view)
                assert beliefs.worlds.worlds >= 1
                allowed = dict.fromkeys(beliefs.holders, 0)
                for holder, sets in drawn(made, seat, 200).items():
                    for world in sets:
                        allowed[holder] |= world
                for holder in beliefs.holders:
                    if holder is not None:
                        truth = made.hand(holder).mask
                        assert truth & ~known.possible(holder) == 0
            made.push(novice.decide(made.view(seat), rng))


def test_who_does_not_follow_is_void_and_who_trumps_low_has_none_higher() -> None:
    trumped = "T5 T8 T9 T10 T20 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ"
    made = make("fft", 4, ["C1 C9", "C2 T7", "C3", trumped], TALON, moves=TAKEN + "C1 C2 C3 T5")
    made.push("H1")
    for world in drawn(made, 0, 50)[3]:
        assert not world & SUIT_MASKS[3]


def test_the_talon_is_with_the_taker_or_laid_away() -> None:
    moves = "prise pass pass pass discard(C1,C2,C3,C4,C5,C6) noslam"
    made = make("fft", 4, ["C1 C2 C3 C4 C5 C6"], "S1 SK T5 H2 H3 X", moves=moves)
    made.push(str(made.legal_moves().sample(Random(1))))
    worlds = drawn(made, 1, 200)
    shown = mask("SK T5 X") & ~made.state.played
    for taker, second, third, pile in zip(
        worlds[0], worlds[2], worlds[3], worlds[None], strict=True
    ):
        assert taker & shown == shown
        assert (second | third) & mask("S1 SK T5 H2 H3 X") == 0
        assert pile & ~(PLAIN & ~KINGS) == 0 and pile.bit_count() == 6
        assert not pile & TRUMPS
    assert any(world & mask("H2 H3") for world in worlds[None])


def test_worlds_are_drawn_evenly() -> None:
    # The last trick but one at a table of four: few cards, so all worlds can be listed.
    novice = make_bot("novice")
    made = deal("fft", 4, 0, seed="even 3")
    rng = Random(1)
    while len(made.tricks) < 16 or made.trick:
        assert made.turn is not None
        made.push(novice.decide(made.view(made.turn), rng))
    seat = made.turn
    assert seat is not None
    view = made.view(seat)
    known = view.known
    assert isinstance(known, FrenchState)
    beliefs = believed(view)
    count = 40_000
    sets = drawn(made, seat, count)
    found = Counter(zip(*sets.values(), strict=True))
    assert len(found) == beliefs.worlds.worlds or beliefs.worlds.worlds > 4000
    expected = count / beliefs.worlds.worlds
    if expected > 5:
        chi = sum((n - expected) ** 2 / expected for n in found.values())
        degrees = beliefs.worlds.worlds - 1
        assert chi < degrees + 5 * (2 * degrees) ** 0.5 + 10
