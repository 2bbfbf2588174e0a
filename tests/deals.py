"""Deals for tests: made from hands, played at random, read from the golden records."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from oudler.cards import ALL, CARDS, Card, CardSet, bits, card
from oudler.games import PRESETS, Deal, Dealt, Hand, Rules, deal

GOLDEN = Path(__file__).parent / "golden"

#: How many examples a property test tries, against those it names: a long run tries far more, and
#: one of the thousands of runs of mutation testing only a few.
SCALE = {"fuzz": 40.0, "mutation": 0.2}.get(os.environ.get("HYPOTHESIS_PROFILE", ""), 1.0)


def examples(count: int) -> int:
    """So many examples, or as many as the profile makes of them."""
    return max(2, round(count * SCALE))


#: Every preset with every number of players it allows.
TABLES = [(name, n) for name, rules in PRESETS.items() for n in rules.players_allowed]


def golden(name: str) -> Any:
    """The cases of a golden file."""
    return json.loads((GOLDEN / name).read_text())


def cards(codes: str) -> list[Card]:
    return [card(code) for code in codes.split()]


def mask(codes: str) -> int:
    return CardSet.parse(codes).mask


def filled(
    rules: Rules, players: int, hands: Sequence[str], talon: str = "", dead: str = ""
) -> Dealt:
    """A complete deal that gives the seats at least these cards, the rest as it comes.

    What is still free goes in canonical order to the talon, the dead hand, and then the seats in
    turn, so that the last seats get the trumps.
    """
    layout = rules.layout(players)
    wanted = [CardSet.parse(codes) for codes in hands] + [CardSet()] * (players - len(hands))
    chien = cards(talon)
    gone = CardSet.parse(dead)
    used = sum(one.mask for one in wanted) + sum(one.bit for one in chien) + gone.mask
    free = [CARDS[index] for index in bits(ALL & ~used)]
    while len(chien) < layout.talon:
        chien.append(free.pop(0))
    places = []
    for held, size in [(gone, layout.dead * layout.hand), *((one, layout.hand) for one in wanted)]:
        missing = size - len(held)
        places.append(Hand(held | CardSet(free[:missing])))
        del free[:missing]
    assert not free
    return Dealt(tuple(places[1:]), tuple(chien), places[0])


def make(
    game: str | Rules,
    players: int,
    hands: Sequence[str],
    talon: str = "",
    dealer: int | None = None,
    moves: str = "",
    dead: str = "",
) -> Deal:
    """A deal with these cards in the hands; the last seat deals unless told otherwise."""
    rules = PRESETS[game] if isinstance(game, str) else game
    made = deal(
        rules,
        players,
        players - 1 if dealer is None else dealer,
        dealt=filled(rules, players, hands, talon, dead),
    )
    for token in moves.split():
        made.push(token)
    return made


def play_on(made: Deal, rng: Random, stop: int | None = None) -> Deal:
    """Random legal moves to the end, or until ``stop`` moves are made."""
    while not made.over and (stop is None or len(made.moves) < stop):
        made.push(made.legal_moves().sample(rng))
    return made


def random_deal(game: str, players: int, seed: int, stop: int | None = None) -> Deal:
    rng = Random(seed)
    made = deal(game, players, seed % players, seed=f"test {seed}")
    return play_on(made, rng, stop)


def strong_deal(game: str, players: int, seed: int) -> Deal:
    """A random deal in which a seat (sometimes two seats of a side) holds nearly all trumps."""
    rng = Random(seed)
    rules = PRESETS[game]
    layout = rules.layout(players)
    strong = rng.randrange(players)
    trumps = rng.sample(range(56, 78), min(rng.randrange(16, 23), layout.hand))
    kings = rng.sample([13, 27, 41, 55], min(4, layout.hand - len(trumps)))
    first = [CARDS[index] for index in [*trumps, *kings]]
    rest = [one for one in CARDS if one not in first]
    rng.shuffle(rest)
    hands: list[list[Card]] = []
    for seat in range(players):
        got = list(first) if seat == strong else []
        while len(got) < layout.hand:
            got.append(rest.pop())
        hands.append(got)
    dead = [rest.pop() for _ in range(layout.dead * layout.hand)]
    dealt = Dealt(tuple(Hand(CardSet(got)) for got in hands), tuple(rest), Hand(CardSet(dead)))
    return deal(rules, players, rng.randrange(players), dealt=dealt)


def records(path: Path) -> Iterator[tuple[dict[str, str], list[str]]]:
    """Tags and tokens of plain golden records (no comments in them)."""
    for block in path.read_text().replace("\n\n[", "\n\x00[").split("\x00"):
        tags = {}
        tokens: list[str] = []
        for line in block.splitlines():
            if line.startswith("["):
                name, _, value = line[1:-1].partition(" ")
                tags[name] = value.strip('"')
            else:
                tokens += [t for t in line.split() if not t.endswith(".")]
        if tags:
            yield tags, tokens


@cache
def golden_paths() -> list[Path]:
    return [GOLDEN / "games.tarot", *sorted((GOLDEN / "random").glob("*.tarot"))]


def dealt_by(tags: dict[str, str]) -> Dealt:
    n = int(tags["Players"])
    hands = tuple(Hand(CardSet.parse(tags[f"Hand{seat + 1}"])) for seat in range(n))
    return Dealt(
        hands, tuple(cards(tags.get("Talon", ""))), Hand(CardSet.parse(tags.get("Dead", "")))
    )


def opened(tags: dict[str, str]) -> Deal:
    """The deal of a record before its first move."""
    return deal(tags["Game"], int(tags["Players"]), int(tags["Dealer"]) - 1, dealt=dealt_by(tags))
