"""From one deal to the next: everybody ready, the server's commitment, seeds, cards."""

from __future__ import annotations

from collections.abc import Iterator

from oudler.shuffle import ALGORITHM
from oudler.tables import commands, facts
from oudler.tables.errors import Refused
from oudler.tables.facts import TableFact
from oudler.tables.fairness import combined_seed, first_dealer, is_seed
from oudler.tables.state import Stage, TableState

__all__ = ["add_seed", "commit", "deal_cards", "get_ready", "rematch", "seed_time_over"]

assert ALGORITHM == "shuffle-1", "the combined seed is made for this algorithm"


def get_ready(
    state: TableState, command: commands.GetReady, by: int, now: float
) -> Iterator[TableFact]:
    if state.stage is Stage.OVER:
        raise Refused("match_is_over")
    yield from _ready(state, by)


def rematch(
    state: TableState, command: commands.Rematch, by: int, now: float
) -> Iterator[TableFact]:
    if state.stage is not Stage.OVER:
        raise Refused("match_not_over")
    yield from _ready(state, by)


def _ready(state: TableState, by: int) -> Iterator[TableFact]:
    if state.stage in (Stage.COMMITTED, Stage.PLAYING):
        raise Refused("deal_under_way")
    if by not in state.ready:
        yield facts.Ready(by)


def commit(state: TableState, command: commands.Commit, now: float) -> Iterator[TableFact]:
    """The next deal may come: the server commits to its seed. After a match, another begins."""
    if not state.everybody_ready:
        raise Refused("too_early")
    number = len(state.match.deals) + 1
    if state.stage is Stage.OVER:
        yield facts.MatchBegan(state.match_number + 1)
        number = 1
    if not is_seed(command.server_seed):
        raise ValueError("the server's seed is 32 bytes in hex")
    yield facts.Committed(number, command.server_seed)


def add_seed(
    state: TableState, command: commands.AddSeed, by: int, now: float
) -> Iterator[TableFact]:
    if state.stage is not Stage.COMMITTED or by in state.seeds:
        raise Refused("seed_not_now")
    if command.seed is not None and not is_seed(command.seed):
        raise Refused("bad_seat_seed")
    yield facts.SeedAdded(by, command.seed)


def seed_time_over(state: TableState, now: float) -> bool:
    """Whether the cards may be dealt."""
    if state.stage is not Stage.COMMITTED:
        return False
    waited = now >= state.committed_at + state.settings.seed_wait
    return state.given is not None or state.seeds_in or waited


def deal_cards(state: TableState, command: commands.DealCards, now: float) -> Iterator[TableFact]:
    if not seed_time_over(state, now):
        raise Refused("too_early")
    seeds = {seat: seed for seat, seed in state.seeds.items() if seed is not None}
    seed = combined_seed(state.server_seed, seeds)
    match = state.match
    dealer = match.next_dealer if match.deals else first_dealer(seed, state.players)
    if state.given is not None:
        dealer = state.given.dealer
    yield facts.DealBegan(state.deal_number, dealer, seed, command.date)
