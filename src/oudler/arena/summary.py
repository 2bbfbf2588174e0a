"""What a duplicate match came to: points, roles and contracts of each bot."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from oudler.arena.intervals import Mean, mean_of
from oudler.arena.plans import Duplicate, effort_of
from oudler.arena.table import Effort, Outcome
from oudler.games.french import FrenchRules
from oudler.games.moves import Contract
from oudler.games.presets import rules_named

__all__ = ["CONTRACTS", "BotSummary", "ContractCount", "Summary", "summary_of"]

#: The contracts from low to high.
CONTRACTS: Final = tuple(one.word for one in Contract if one)


@dataclass(frozen=True)
class ContractCount:
    """How often a bot took a contract, how often it made it, and what it wrote for it."""

    taken: int
    made: int
    points: float


@dataclass(frozen=True)
class BotSummary:
    """One bot: ``points`` a deal and seat; ``taking`` and ``defending``, where it was the taker and
    where another was (in French tarot); ``taken``: the tables at which one of these bots took, and
    ``contracts`` what they took."""

    spec: str
    points: Mean
    taking: Mean
    defending: Mean
    contracts: Mapping[str, ContractCount]
    effort: Effort

    @property
    def taken(self) -> int:
        return sum(one.taken for one in self.contracts.values())

    @property
    def made(self) -> int:
        return sum(one.made for one in self.contracts.values())


@dataclass(frozen=True)
class Summary:
    """A match: ``deals`` that count, ``cancelled`` ones that do not (petit sec), at how many
    ``tables`` they were played and at how many ``passed`` out, and each bot. ``contracts`` tells
    whether the game has any."""

    plan: Duplicate
    deals: int
    cancelled: int
    tables: int
    passed: int
    contracts: bool
    bots: tuple[BotSummary, ...]

    def json(self) -> dict[str, Any]:
        """The match as the JSON contract has it."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "deals": self.deals + self.cancelled,
            "cancelled": self.cancelled,
            "seed": self.plan.seed,
            "bots": [self._bot(one) for one in self.bots],
            "passed_out": _share(self.passed, self.tables) if self.contracts else None,
        }

    def _bot(self, bot: BotSummary) -> dict[str, Any]:
        effort = bot.effort
        said: dict[str, Any] = {
            "spec": bot.spec,
            "seats": self.plan.lineup.count(bot.spec),
            "points_per_deal": bot.points.mean,
            "interval95": interval_json(bot.points),
            "as_taker": mean_json(bot.taking),
            "as_defender": mean_json(bot.defending),
            "taken": None,
            "made": None,
            "contracts": {},
            **effort_json(effort),
        }
        if self.contracts:
            said["taken"] = _share(bot.taken, self.tables)
            said["made"] = _share(bot.made, bot.taken)
            said["contracts"] = {
                word: {
                    "taken": _share(one.taken, self.tables),
                    "made": _share(one.made, one.taken),
                    "count": one.taken,
                    "points": one.points,
                }
                for word, one in bot.contracts.items()
            }
        return said


def effort_json(effort: Effort) -> dict[str, Any]:
    """What a bot spent, for each decision."""
    each = effort.decisions or 1
    return {
        "decisions": effort.decisions,
        "ms_per_decision": round(1000 * effort.seconds / each, 4),
        "nodes_per_decision": round(effort.nodes / each, 1),
        "capped": effort.capped,
    }


def interval_json(mean: Mean) -> list[float] | None:
    return None if mean.low is None or mean.high is None else [mean.low, mean.high]


def mean_json(mean: Mean) -> dict[str, Any]:
    """A mean of deals as the JSON contract has it."""
    return {"deals": mean.count, "points": mean.mean, "interval95": interval_json(mean)}


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


@dataclass
class _Gathered:
    """The values of one bot, deal by deal."""

    points: list[float] = field(default_factory=list)
    taking: list[float] = field(default_factory=list)
    defending: list[float] = field(default_factory=list)
    taken: Counter[str] = field(default_factory=Counter)
    made: Counter[str] = field(default_factory=Counter)
    wrote: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, spec: str, tables: Sequence[tuple[Sequence[str], Outcome]]) -> None:
        """One deal at all its tables."""
        points, taking, defending = [], [], []
        for lineup, outcome in tables:
            balance = outcome.balance
            for seat, sits in enumerate(lineup):
                if sits != spec:
                    continue
                points.append(balance[seat])
                if outcome.taker is None:
                    continue
                if seat == outcome.taker:
                    taking.append(balance[seat])
                    self._take(outcome, balance[seat])
                elif seat != outcome.partner:
                    defending.append(balance[seat])
        for all_deals, this in (
            (self.points, points),
            (self.taking, taking),
            (self.defending, defending),
        ):
            if this:
                all_deals.append(sum(this) / len(this))

    def _take(self, outcome: Outcome, points: float) -> None:
        word = outcome.contract
        assert word is not None
        self.taken[word] += 1
        self.made[word] += bool(outcome.made)
        self.wrote[word] += points

    def summary(self, spec: str, effort: Effort) -> BotSummary:
        contracts = {
            word: ContractCount(
                self.taken[word], self.made[word], self.wrote[word] / self.taken[word]
            )
            for word in CONTRACTS
            if self.taken[word]
        }
        return BotSummary(
            spec,
            mean_of(self.points),
            mean_of(self.taking),
            mean_of(self.defending),
            contracts,
            effort,
        )


def summary_of(plan: Duplicate, records: Iterable[Mapping[str, Any]]) -> Summary:
    """What the records of a match come to."""
    found = list(records)
    gathered = {spec: _Gathered() for spec in plan.bots}
    deals = tables = passed = 0
    for record in found:
        outcomes = [Outcome.read(one) for one in record["tables"]]
        if outcomes[0].outcome == "petit_sec":
            continue
        deals += 1
        tables += len(outcomes)
        passed += sum(one.outcome == "passed" for one in outcomes)
        seatings = list(zip(plan.tables, outcomes, strict=True))
        for spec, one in gathered.items():
            one.add(spec, seatings)
    return Summary(
        plan,
        deals,
        len(found) - deals,
        tables,
        passed,
        isinstance(rules_named(plan.game), FrenchRules),
        tuple(one.summary(spec, effort_of(found, spec)) for spec, one in gathered.items()),
    )
