"""``oudler deal``: shuffle, deal, and write the deal down."""

from __future__ import annotations

import secrets
import sys
from typing import Final

import click

from oudler.cli.face import EXIT_FINE, Refused
from oudler.cli.localised import Command, Number, Players, lang_option
from oudler.games.presets import deal as new_deal
from oudler.games.presets import rules_named
from oudler.notation import write
from oudler.shuffle import ALGORITHM

__all__ = ["deal"]

MOST_DEALS: Final = 1_000_000
#: Letters of a seed.
LONGEST_SEED: Final = 200


@click.command(cls=Command)
@click.option("--game", default="fft", metavar="GAME")
@click.option("--players", type=Players(), metavar="N")
@click.option("--dealer", type=Number(1, 6), default=1, metavar="N")
@click.option("--seed", metavar="TEXT")
@click.option("--count", type=Number(1, MOST_DEALS), metavar="N")
@lang_option
def deal(game: str, players: int | None, dealer: int, seed: str | None, count: int | None) -> int:
    """See ``help-deal`` in the catalogues."""
    rules = rules_named(game.lower())
    players = rules.USUAL_PLAYERS if players is None else players
    text = secrets.token_hex(8) if seed is None else seed
    if not text.isprintable() or len(text) > LONGEST_SEED:
        # It could not be read again from the tag of the record.
        raise Refused("bad_seed", limit=LONGEST_SEED)
    for number in range(count or 1):
        if number:
            sys.stdout.write("\n")
        # One deal has the seed as it was given; several have it with their number.
        own = text if count is None else f"{text}/{number + 1}"
        seat = (dealer - 1 + number) % players if number else dealer - 1
        made = new_deal(rules, players, seat, seed=own)
        sys.stdout.write(write(made, {"Seed": own, "Shuffle": ALGORITHM}))
    return EXIT_FINE
