"""Fair dealing: a deal that the server committed to before it knew everybody's seed.

``commit-1``:

1. Before the deal the server draws 32 bytes, its *server seed*, and publishes
   SHA-256(``b"commit-1:"`` + server seed), in hex: the *commitment*.
2. Then each person's client may add a *seat seed* of 32 bytes of its own.
3. The seed of the deal is HMAC-SHA-256 under the server seed over ``commit-1``, followed for each
   seat that added one, in order, by ``;<seat from 1>=<seat seed in hex>``. Its hex digits, as
   text, are the seed of ``shuffle-1`` (see :mod:`oudler.shuffle`).
4. Who deals the first deal of a match is drawn from the same seed: each seat in order is given a
   card of the pack that ``shuffle-1`` makes from ``<seed>/dealer``, and the lowest deals. After
   that the deal goes round.
5. After the deal all seeds are published, in the tags of its record.

So the server cannot choose the cards after its commitment, and no client can choose them without
knowing the server seed. It does not keep the server from looking at the cards.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oudler.notation import Record
from oudler.shuffle import ALGORITHM, shuffled

__all__ = [
    "SEED_BYTES",
    "VERSION",
    "Verdict",
    "check_record",
    "combined_seed",
    "commitment",
    "commitment_tags",
    "first_dealer",
    "is_seed",
]

#: The name and version of this scheme, as records give it in the tag ``Commit``.
VERSION: Final = "commit-1"
#: A salt: too many to try, even for somebody who knows part of the deal.
SEED_BYTES: Final = 32

_HEX: Final = frozenset("0123456789abcdef")


def is_seed(text: str) -> bool:
    """Whether this is a seed in hex, as it is published."""
    return len(text) == 2 * SEED_BYTES and set(text) <= _HEX


def commitment(server_seed: str) -> str:
    """What is published before the deal, from the server seed in hex."""
    return hashlib.sha256(VERSION.encode() + b":" + bytes.fromhex(server_seed)).hexdigest()


def combined_seed(server_seed: str, seat_seeds: Mapping[int, str]) -> str:
    """The seed of the deal, from seeds in hex; seats are 0-based."""
    message = VERSION + "".join(f";{seat + 1}={seat_seeds[seat]}" for seat in sorted(seat_seeds))
    return hmac.new(bytes.fromhex(server_seed), message.encode(), "sha256").hexdigest()


def first_dealer(seed: str, players: int) -> int:
    """Who deals first (0-based): everybody is given a card, and the lowest deals."""
    drawn = shuffled(f"{seed}/dealer")[:players]
    return drawn.index(min(drawn))


def commitment_tags(server_seed: str, seat_seeds: Mapping[int, str]) -> dict[str, str]:
    """The tags by which a record can be verified."""
    return {
        "Seed": combined_seed(server_seed, seat_seeds),
        "Shuffle": ALGORITHM,
        "Commit": f"{VERSION}:{commitment(server_seed)}",
        "ServerSeed": server_seed,
        **{f"SeatSeed{seat + 1}": seat_seeds[seat] for seat in sorted(seat_seeds)},
    }


@dataclass(frozen=True)
class Verdict:
    """What the seeds of a record say about its cards.

    ``code``: ``fair``; ``open`` for a record without a commitment; otherwise what is wrong:
    ``unreadable``, ``unknown_version``, ``seeds_missing``, ``commitment_disagrees``,
    ``seed_disagrees``, ``cards_disagree``, ``dealer_disagrees``, ``published_disagrees``.
    ``commitment`` is the one to compare with what was shown before the deal; ``seats`` are those
    that added a seed (1-based).
    """

    code: str
    commitment: str | None = None
    seats: tuple[int, ...] = ()

    @property
    def wrong(self) -> bool:
        return self.code not in ("fair", "open")


def check_record(record: Record, published: str | None = None) -> Verdict:
    """Recompute the deal of a record from its seeds.

    ``published`` is the commitment that somebody noted before the deal, if it is to be compared.
    """
    tags = record.tags
    commit = tags.get("Commit")
    if record.deal is None:
        disagrees = record.error is not None and record.error.code == "seed_disagrees"
        return Verdict("cards_disagree" if disagrees else "unreadable")
    if commit is None:
        return Verdict("open")
    version, _, digest = commit.partition(":")
    if version != VERSION or tags.get("Shuffle") != ALGORITHM:
        return Verdict("unknown_version")
    server_seed = tags.get("ServerSeed", "")
    players = record.deal.players
    names = {seat: f"SeatSeed{seat + 1}" for seat in range(players)}
    seat_seeds = {seat: tags[name] for seat, name in names.items() if name in tags}
    if not (is_seed(server_seed) and all(map(is_seed, seat_seeds.values()))):
        return Verdict("seeds_missing")
    seats = tuple(seat + 1 for seat in sorted(seat_seeds))
    return Verdict(_judge(record, digest, server_seed, seat_seeds, published), digest, seats)


def _judge(
    record: Record,
    digest: str,
    server_seed: str,
    seat_seeds: Mapping[int, str],
    published: str | None,
) -> str:
    deal = record.deal
    assert deal is not None
    if commitment(server_seed) != digest:
        return "commitment_disagrees"
    if published is not None and published.strip().lower().removeprefix(VERSION + ":") != digest:
        return "published_disagrees"
    seed = combined_seed(server_seed, seat_seeds)
    if record.tags.get("Seed") != seed:
        return "seed_disagrees"
    # That the hands are those of the Seed is checked when the record is read.
    if record.tags.get("DealNo") == "1" and deal.dealer != first_dealer(seed, deal.players):
        return "dealer_disagrees"
    return "fair"
