"""What a paired comparison came to: what each bot is worth in each role, and the steps between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oudler.arena.intervals import Mean, mean_of
from oudler.arena.plans import Paired, effort_of
from oudler.arena.summary import effort_json, interval_json, mean_json
from oudler.arena.table import Effort, Outcome

__all__ = ["Comparison", "Row", "comparison_of"]

#: Half points in the pack.
ALL_POINTS: Final = 182


@dataclass(frozen=True)
class Row:
    """A bot in a role: ``points`` a deal, how many more than the first bot and the one before it,
    and the same in card points of its side (None where the game or the role has no sides)."""

    spec: str
    points: Mean
    over_first: Mean | None
    over_previous: Mean | None
    cards: Mean | None = None
    cards_over_first: Mean | None = None
    cards_over_previous: Mean | None = None

    def json(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "spec": self.spec,
            "deals": self.points.count,
            "points_per_deal": self.points.mean,
            "interval95": interval_json(self.points),
            "over_first": _difference(self.over_first),
            "over_previous": _difference(self.over_previous),
            "card_points": None,
        }
        if self.cards is not None:
            said["card_points"] = {
                "points": self.cards.mean,
                "interval95": interval_json(self.cards),
                "over_first": _difference(self.cards_over_first),
                "over_previous": _difference(self.cards_over_previous),
            }
        return said


def _difference(mean: Mean | None) -> dict[str, Any] | None:
    return None if mean is None else mean_json(mean)


@dataclass(frozen=True)
class Comparison:
    """The rows of each role, in the order of the plan's bots.

    ``taking`` and ``defending`` take the role ``all`` apart: what a bot wrote more than the one of
    the table in the same seat of the same deal, where it was the taker and where another was.
    """

    plan: Paired
    deals: int
    cancelled: int
    roles: Mapping[str, tuple[Row, ...]]
    taking: Mapping[str, Mean]
    defending: Mapping[str, Mean]
    effort: Mapping[str, Effort]

    def json(self) -> dict[str, Any]:
        """The comparison as the JSON contract has it."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "deals": self.deals + self.cancelled,
            "cancelled": self.cancelled,
            "seed": plan.seed,
            "table": plan.table,
            "roles": {role: [row.json() for row in rows] for role, rows in self.roles.items()},
            "taking": {spec: mean_json(mean) for spec, mean in self.taking.items()},
            "defending": {spec: mean_json(mean) for spec, mean in self.defending.items()},
            "bots": [{"spec": spec, **effort_json(effort)} for spec, effort in self.effort.items()],
        }


@dataclass
class _Values:
    """By bot, what each deal gave."""

    points: dict[str, list[float]] = field(default_factory=dict)
    cards: dict[str, list[float]] = field(default_factory=dict)

    def rows(self, specs: tuple[str, ...]) -> tuple[Row, ...]:
        found = []
        for place, spec in enumerate(specs):
            first = specs[0] if place else None
            previous = specs[place - 1] if place else None
            row = Row(
                spec,
                mean_of(self.points.get(spec, [])),
                _over(self.points, spec, first),
                _over(self.points, spec, previous),
            )
            if self.cards:
                row = Row(
                    *(row.spec, row.points, row.over_first, row.over_previous),
                    mean_of(self.cards[spec]),
                    _over(self.cards, spec, first),
                    _over(self.cards, spec, previous),
                )
            found.append(row)
        return tuple(found)


def _over(values: Mapping[str, list[float]], spec: str, other: str | None) -> Mean | None:
    """The mean difference between two bots on the same deals."""
    if other is None:
        return None
    pairs = zip(values.get(spec, []), values.get(other, []), strict=True)
    return mean_of([mine - its for mine, its in pairs])


def comparison_of(plan: Paired, records: Iterable[Mapping[str, Any]]) -> Comparison:
    """What the records of a comparison come to."""
    found = list(records)
    roles = {role: _Values() for role in plan.roles}
    apart: dict[str, dict[str, list[float]]] = {"taking": {}, "defending": {}}
    deals = 0
    for record in found:
        if _cancelled(record):
            continue
        deals += 1
        for role, values in roles.items():
            if role == "all":
                _add_all(plan, record["all"], values, apart)
            elif record[role] is not None:
                _add_side(role, record[role], values)
    return Comparison(
        plan,
        deals,
        len(found) - deals,
        {role: values.rows(plan.specs) for role, values in roles.items()},
        {spec: mean_of(values) for spec, values in apart["taking"].items()},
        {spec: mean_of(values) for spec, values in apart["defending"].items()},
        {spec: effort_of(found, spec) for spec in plan.bots},
    )


def _cancelled(record: Mapping[str, Any]) -> bool:
    """Whether the cards were void. Without the role ``all`` such a deal looks like one passed out,
    and is left out of the roles all the same."""
    table = record.get("all")
    return table is not None and bool(table["table"]["outcome"] == "petit_sec")


def _add_all(
    plan: Paired,
    record: Mapping[str, Any],
    values: _Values,
    apart: Mapping[str, dict[str, list[float]]],
) -> None:
    table = Outcome.read(record["table"]).balance
    for spec in plan.specs:
        seats = record["bots"].get(spec)
        if seats is None:
            # The bot of the table in every seat: on average nobody wins.
            values.points.setdefault(spec, []).append(sum(table) / len(table))
            continue
        outcomes = [Outcome.read(one) for one in seats]
        own = [outcome.balance[seat] for seat, outcome in enumerate(outcomes)]
        values.points.setdefault(spec, []).append(sum(own) / len(own))
        more: dict[str, list[float]] = {"taking": [], "defending": []}
        for seat, outcome in enumerate(outcomes):
            if outcome.taker is not None and seat != outcome.partner:
                role = "taking" if seat == outcome.taker else "defending"
                more[role].append(own[seat] - table[seat])
        for role, differences in more.items():
            if differences:
                mean = sum(differences) / len(differences)
                apart[role].setdefault(spec, []).append(mean)


def _add_side(role: str, record: Mapping[str, Any], values: _Values) -> None:
    for spec, said in record.items():
        outcome = Outcome.read(said)
        assert outcome.taker is not None and outcome.points is not None
        if role == "attack":
            points: float = outcome.scores[outcome.taker]
            cards = outcome.points
        else:
            others = [s for seat, s in enumerate(outcome.scores) if seat not in outcome.attack]
            points = sum(others) / len(others)
            cards = ALL_POINTS - outcome.points
        values.points.setdefault(spec, []).append(points)
        values.cards.setdefault(spec, []).append(cards / 2)
