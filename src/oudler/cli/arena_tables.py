"""The tables that ``oudler arena`` prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oudler.arena.drawing import Panel, picture
from oudler.arena.intervals import Mean
from oudler.arena.pairing import Comparison, Row
from oudler.arena.summary import Summary
from oudler.arena.table import Effort
from oudler.locales import Words, harmless

__all__ = ["Shown"]

NOTHING: Final = "—"
MINUS: Final = "\N{MINUS SIGN}"


class Shown:
    """Results as lines for people, in one language."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    # -- a duplicate match ----------------------------------------------------------------------

    def summary(self, summary: Summary) -> Iterator[str]:
        """What a duplicate match came to."""
        words, plan = self._words, summary.plan
        yield self._heading(plan.players, summary.deals, summary.cancelled, plan.seed)
        yield words.say("arena-tables", count=len(plan.tables))
        yield ""
        seats = {spec: plan.lineup.count(spec) for spec in plan.bots}
        heads = ["column-bot", "column-seats", "column-points"]
        if summary.contracts:
            heads += ["column-taking", "column-defending", "column-taken", "column-made"]
        rows = []
        for bot in summary.bots:
            row = [harmless(bot.spec), str(seats[bot.spec]), self._mean(bot.points)]
            if summary.contracts:
                row += [
                    self._mean(bot.taking),
                    self._mean(bot.defending),
                    self._share(bot.taken, summary.tables),
                    self._share(bot.made, bot.taken),
                ]
            rows.append(row)
        yield from self._table(heads, rows)
        if summary.contracts:
            yield ""
            yield from self._contracts(summary)
            yield ""
            passed = self._share(summary.passed, summary.tables)
            yield words.say("arena-passed", share=passed)
        yield ""
        yield from self._efforts([(bot.spec, bot.effort) for bot in summary.bots])

    def _contracts(self, summary: Summary) -> Iterator[str]:
        rows = [
            [
                harmless(bot.spec),
                self._words.say("term-contract", contract=word),
                self._share(one.taken, summary.tables),
                self._share(one.made, one.taken),
                self._signed(one.points),
            ]
            for bot in summary.bots
            for word, one in bot.contracts.items()
        ]
        yield from self._table(
            ["column-bot", "column-contract", "column-taken", "column-made", "column-taker"], rows
        )

    # -- a paired comparison ----------------------------------------------------------------------

    def comparison(self, comparison: Comparison) -> Iterator[str]:
        """What a paired comparison came to."""
        words, plan = self._words, comparison.plan
        yield self._heading(plan.players, comparison.deals, comparison.cancelled, plan.seed)
        yield words.say("arena-elsewhere", bot=harmless(plan.table))
        for role, rows in comparison.roles.items():
            yield ""
            yield words.say("arena-role", role=role, deals=rows[0].points.count)
            yield from self._role(rows)
            if role == "all" and (comparison.taking or comparison.defending):
                yield ""
                yield words.say("arena-apart")
                yield from self._table(
                    ["column-bot", "column-taking", "column-defending"],
                    [
                        [
                            harmless(spec),
                            self._mean(comparison.taking.get(spec)),
                            self._mean(comparison.defending.get(spec)),
                        ]
                        for spec in plan.specs
                        if spec != plan.table
                    ],
                )
        yield ""
        yield from self._efforts(list(comparison.effort.items()))

    def _role(self, rows: Sequence[Row]) -> Iterator[str]:
        yield from self._steps(
            "column-points",
            [(row.spec, row.points, row.over_first, row.over_previous) for row in rows],
        )
        if any(row.cards is not None for row in rows):
            yield ""
            yield from self._steps(
                "column-cards",
                [
                    (row.spec, row.cards, row.cards_over_first, row.cards_over_previous)
                    for row in rows
                ],
            )

    def _steps(
        self, head: str, rows: Sequence[tuple[str, Mean | None, Mean | None, Mean | None]]
    ) -> Iterator[str]:
        """Values, and by how much each is above the first and the one before."""
        # With two bots the first is the one before.
        shown = 3 if len(rows) > 2 else 2
        heads = ["column-bot", head, "column-over-first", "column-over-previous"][: shown + 1]
        yield from self._table(
            heads,
            [[harmless(spec), *map(self._mean, means[:shown])] for spec, *means in rows],
        )

    # -- pictures -------------------------------------------------------------------------------

    def summary_picture(self, summary: Summary) -> str:
        """A duplicate match as an SVG."""
        panels = [self._panel("column-points", [(bot.spec, bot.points) for bot in summary.bots])]
        if summary.contracts:
            panels += [
                self._panel("column-taking", [(bot.spec, bot.taking) for bot in summary.bots]),
                self._panel(
                    "column-defending", [(bot.spec, bot.defending) for bot in summary.bots]
                ),
            ]
        return self._picture(summary.plan.players, summary.deals, summary.plan.seed, panels)

    def comparison_picture(self, comparison: Comparison) -> str:
        """A paired comparison as an SVG: by how much each bot is above the first."""
        panels = []
        for role, rows in comparison.roles.items():
            heading = self._words.say("arena-picture-role", role=role)
            means = [
                (row.spec, row.points if row.over_first is None else row.over_first)
                for row in rows[1:]
            ]
            panels.append(self._panel(None, means, heading))
        plan = comparison.plan
        return self._picture(plan.players, comparison.deals, plan.seed, panels)

    def _panel(
        self, head: str | None, means: Sequence[tuple[str, Mean]], heading: str = ""
    ) -> Panel:
        title = heading if head is None else self._words.say(f"arena-{head}")
        return Panel(title, [(harmless(spec), mean, self._mean(mean)) for spec, mean in means])

    def _picture(self, players: int, deals: int, seed: str, panels: Sequence[Panel]) -> str:
        title = self._words.say("arena-picture", players=players, deals=deals, seed=harmless(seed))
        return picture(title, panels)

    # -- pieces -----------------------------------------------------------------------------------

    def _heading(self, players: int, deals: int, cancelled: int, seed: str) -> str:
        return self._words.say(
            "arena-heading",
            players=players,
            deals=deals,
            cancelled=cancelled,
            seed=harmless(seed),
        )

    def _efforts(self, efforts: Sequence[tuple[str, Effort]]) -> Iterator[str]:
        rows = []
        for spec, effort in efforts:
            each = effort.decisions or 1
            rows.append(
                [
                    harmless(spec),
                    str(effort.decisions),
                    self._fixed(1000 * effort.seconds / each, 3),
                    str(round(effort.nodes / each)),
                    str(effort.capped),
                ]
            )
        yield from self._table(
            ["column-bot", "column-decisions", "column-time", "column-nodes", "column-capped"], rows
        )

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
        """Columns under their headings; the first is of words, the others of numbers."""
        titles = [self._words.say(f"arena-{head}") for head in heads]
        widths = [
            max(len(title), *(len(row[place]) for row in rows)) if rows else len(title)
            for place, title in enumerate(titles)
        ]
        for row in (titles, *rows):
            first, *others = (
                cell.rjust(width) if place else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            )
            yield "  ".join([first, *others]).rstrip()

    def _mean(self, mean: Mean | None) -> str:
        if mean is None or mean.mean is None:
            return NOTHING
        text = self._signed(mean.mean)
        half = mean.half
        return text if half is None else f"{text} ± {self._fixed(half)}"

    def _signed(self, value: float) -> str:
        return ("+" if round(value, 1) > 0 else "") + self._fixed(value)

    def _share(self, part: int, whole: int) -> str:
        if not whole:
            return NOTHING
        return self._words.say("arena-percent", value=self._fixed(100 * part / whole))

    def _fixed(self, value: float, places: int = 1) -> str:
        """A number with so many places, zeros too, so that columns can be read."""
        whole, _, rest = f"{abs(value):.{places}f}".partition(".")
        sign = self._words.number(0.5)[1]
        minus = MINUS if round(value, places) < 0 else ""
        return f"{minus}{whole}{sign}{rest}"
