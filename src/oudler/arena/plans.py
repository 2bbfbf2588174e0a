"""What an arena plays: for each numbered deal the tables at which it is played.

The deals of a seed are those of ``oudler deal --seed SEED --count N``: number ``n`` is dealt from
``SEED/n``, and the dealer moves on one seat each time. Everything that happens at a table depends
on the plan and the number alone, so deals may be played anywhere and in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Any, ClassVar, Final, Protocol

from oudler import __version__
from oudler.arena.errors import ArenaError
from oudler.arena.lineup import rotations, seated
from oudler.arena.outside import LIMIT, make_player
from oudler.arena.table import Chair, Effort, Outcome, Player, play
from oudler.games.deal import Deal
from oudler.games.events import Phase
from oudler.games.french import FrenchRules, FrenchState
from oudler.games.presets import deal as new_deal
from oudler.games.presets import rules_named

__all__ = ["ROLES", "Duplicate", "Paired", "Plan", "numbered_deal"]

#: Where a bot of a paired comparison sits: one seat with its own bids; the taker's side, or the
#: defence, of deals whose auction is settled.
ROLES: Final = ("all", "attack", "defence")


def numbered_deal(game: str, players: int, seed: str, number: int) -> Deal:
    """Deal ``number`` (from 1) of a seed."""
    return new_deal(game, players, (number - 1) % players, seed=f"{seed}/{number}")


class Plan(Protocol):
    """What is played, as a value that travels to any worker."""

    @property
    def header(self) -> dict[str, Any]:
        """What a file of results must agree with to be of this plan."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The different bots, by their specs."""

    def play(self, number: int, players: Mapping[str, Player]) -> dict[str, Any]:
        """Play a deal at all its tables; the result is plain data."""

    def fits(self, record: Mapping[str, Any]) -> bool:
        """Whether a record can be of this plan: a file may have been changed by others."""


@contextmanager
def players_of(plan: Plan, limit: float = LIMIT) -> Iterator[dict[str, Player]]:
    """The bots of a plan, made; outside bots have ``limit`` seconds for a move.

    Raises BadSpec or :class:`ArenaError`.
    """
    players = {spec: Player(make_player(spec, limit)) for spec in plan.bots}
    try:
        yield players
    finally:
        for player in players.values():
            player.close()


def record_of(plan: Plan, number: int, players: Mapping[str, Player]) -> dict[str, Any]:
    """What a plan gives for a deal, with what each bot spent on it."""
    for player in players.values():
        player.spent()
    played = plan.play(number, players)
    effort = {spec: list(players[spec].spent()) for spec in plan.bots}
    for one in effort.values():
        one[1] = round(one[1], 6)
    return {"deal": number, **played, "effort": effort}


def effort_of(records: Sequence[Mapping[str, Any]], spec: str) -> Effort:
    """What a bot spent on all these deals."""
    total = Effort()
    for record in records:
        total = total.plus(Effort(*record["effort"][spec]))
    return total


def _tells_effort(plan: Plan, record: Mapping[str, Any]) -> bool:
    effort = record.get("effort")
    return isinstance(effort, dict) and all(
        isinstance(one := effort.get(spec), list)
        and len(one) == len(Effort._fields)
        and all(type(value) in (int, float) for value in one)
        for spec in plan.bots
    )


@dataclass(frozen=True)
class Duplicate:
    """The same cards in every rotation of the bots over the seats."""

    game: str
    players: int
    seed: str
    lineup: tuple[str, ...]

    MODE: ClassVar = "duplicate"

    @classmethod
    def of(cls, game: str, players: int | None, seed: str, specs: Sequence[str]) -> Duplicate:
        """Raises BadOption, BadDeal or :class:`ArenaError` ``arena_seats``."""
        count = _table_size(game, players)
        return cls(game, count, seed, seated(_written(specs), count))

    @cached_property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """The bot of each seat, table by table."""
        return rotations(self.lineup)

    @property
    def header(self) -> dict[str, Any]:
        return _header(self, self.lineup)

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.lineup))

    def play(self, number: int, players: Mapping[str, Player]) -> dict[str, Any]:
        outcomes = []
        for turn, lineup in enumerate(self.tables):
            deal = numbered_deal(self.game, self.players, self.seed, number)
            chairs = [
                Chair(players[spec], Random(f"{self.seed}/{number}/{turn}/{seat}"))
                for seat, spec in enumerate(lineup)
            ]
            play(deal, chairs, number)
            outcomes.append(Outcome.of(deal).written())
        return {"tables": outcomes}

    def fits(self, record: Mapping[str, Any]) -> bool:
        tables = record.get("tables")
        return (
            _tells_effort(self, record)
            and isinstance(tables, list)
            and len(tables) == len(self.tables)
            and all(Outcome.is_written(one, self.players) for one in tables)
        )


@dataclass(frozen=True)
class Paired:
    """Several bots in the same place on the same cards, everything else equal.

    ``table`` is the bot that sits everywhere else, and holds the auction where the role is
    ``attack`` or ``defence``.
    """

    game: str
    players: int
    seed: str
    specs: tuple[str, ...]
    table: str
    roles: tuple[str, ...]

    MODE: ClassVar = "paired"

    @classmethod
    def of(
        cls,
        game: str,
        players: int | None,
        seed: str,
        specs: Sequence[str],
        table: str | None = None,
        roles: Sequence[str] = (),
    ) -> Paired:
        """Without ``table`` the first bot sits everywhere else; without ``roles`` all that the game
        has. Raises BadOption, BadDeal or :class:`ArenaError` (``arena_two_bots``,
        ``arena_no_taker``)."""
        count = _table_size(game, players)
        written = tuple(dict.fromkeys(_written(specs)))
        if len(written) < 2:
            raise ArenaError("arena_two_bots", found=len(written))
        taken = isinstance(rules_named(game), FrenchRules)
        chosen = tuple(role for role in ROLES if role in roles) or (ROLES if taken else ROLES[:1])
        if not taken and chosen != ROLES[:1]:
            raise ArenaError("arena_no_taker", game=game, role=chosen[-1])
        return cls(game, count, seed, written, (table or written[0]).strip(), chosen)

    @property
    def header(self) -> dict[str, Any]:
        return _header(self, self.specs) | {"table": self.table, "roles": list(self.roles)}

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self.table, *self.specs)))

    def play(self, number: int, players: Mapping[str, Player]) -> dict[str, Any]:
        # The same chance in the same seat, whoever sits there.
        def chairs(name: str, sits: Callable[[int], str]) -> list[Chair]:
            return [
                Chair(players[sits(seat)], Random(f"{self.seed}/{number}/{name}/{seat}"))
                for seat in range(self.players)
            ]

        found: dict[str, Any] = {}
        if "all" in self.roles:
            found["all"] = self._all(number, chairs)
        sided = [role for role in self.roles if role != "all"]
        if sided:
            made = numbered_deal(self.game, self.players, self.seed, number)
            play(made, chairs("auction", lambda _: self.table), number, Phase.AUCTION)
            for role in sided:
                found[role] = None if made.over else self._side(role, made, number, chairs)
            if self.table in self.specs and len(sided) == 2 and not made.over:
                # The bot of the table on both sides is the same table in both roles.
                found[sided[1]][self.table] = found[sided[0]][self.table]
        return found

    def fits(self, record: Mapping[str, Any]) -> bool:
        return _tells_effort(self, record) and all(
            self._fits_all(record.get(role)) if role == "all" else self._fits_side(record, role)
            for role in self.roles
        )

    def _fits_all(self, said: object) -> bool:
        bots = said.get("bots") if isinstance(said, dict) else None
        return (
            isinstance(said, dict)
            and isinstance(bots, dict)
            and Outcome.is_written(said.get("table"), self.players)
            and all(
                isinstance(seats := bots.get(spec), list)
                and len(seats) == self.players
                and all(Outcome.is_written(one, self.players) for one in seats)
                for spec in self.specs
                if spec != self.table
            )
        )

    def _fits_side(self, record: Mapping[str, Any], role: str) -> bool:
        said = record.get(role, False)
        return said is None or (
            isinstance(said, dict)
            and said.keys() == set(self.specs)
            and all(
                Outcome.is_written(one, self.players)
                and one.get("taker") is not None
                and one.get("points") is not None
                for one in said.values()
            )
        )

    def _all(self, number: int, chairs: Callable[..., list[Chair]]) -> dict[str, Any]:
        """With one bot in each seat in turn; the table without any stands under ``table``."""

        def at(sits: Callable[[int], str]) -> dict[str, Any]:
            deal = numbered_deal(self.game, self.players, self.seed, number)
            play(deal, chairs("all", sits), number)
            return Outcome.of(deal).written()

        found: dict[str, Any] = {"table": at(lambda _: self.table), "bots": {}}
        for spec in self.specs:
            if spec != self.table:
                found["bots"][spec] = [
                    at(partial(self._one_other, own, spec)) for own in range(self.players)
                ]
        return found

    def _one_other(self, own: int, spec: str, seat: int) -> str:
        return spec if seat == own else self.table

    def _side(
        self, role: str, made: Deal, number: int, chairs: Callable[..., list[Chair]]
    ) -> dict[str, Any]:
        """With each bot on one side of the deal, from the end of the auction on."""
        found: dict[str, Any] = {}
        for spec in self.specs:
            if role == "defence" and "attack" in self.roles and spec == self.table:
                found[spec] = None  # as in the attack
                continue
            deal = made.copy()
            state = deal.state
            assert isinstance(state, FrenchState)
            ours, theirs = (spec, self.table) if role == "attack" else (self.table, spec)
            sides = partial(_side_of, state, ours, theirs)
            # Until the call the taker alone moves; then it is settled who plays with him.
            play(deal, chairs("call", sides), number, Phase.CALL)
            play(deal, chairs("play", sides), number)
            found[spec] = Outcome.of(deal).written()
        return found


def _side_of(state: FrenchState, ours: str, theirs: str, seat: int) -> str:
    return ours if seat in state.attack else theirs


def _header(plan: Duplicate | Paired, specs: Sequence[str]) -> dict[str, Any]:
    """What the header of a file says of any plan."""
    return {
        "oudler_arena": plan.MODE,
        "version": __version__,
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "specs": list(specs),
    }


def _table_size(game: str, players: int | None) -> int:
    rules = rules_named(game)
    count = rules.USUAL_PLAYERS if players is None else players
    rules.check_players(count)
    return count


def _written(specs: Sequence[str]) -> list[str]:
    return [spec.strip() for spec in specs]
