"""``oudler solve``: what each card of a deal is worth when all hands are open."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import click

from oudler.cards import CARDS
from oudler.cli.face import EXIT_FINE, EXIT_WRONG, Face, Refused, jsonable, write_error
from oudler.cli.input import open_bytes, shown_path
from oudler.cli.localised import Command, Number, Word, face_of, lang_option
from oudler.errors import CodedError
from oudler.games.deal import Deal
from oudler.locales import Words, harmless
from oudler.notation import NotationError, Record, read_records
from oudler.solver import (
    OBJECTIVES,
    Bounds,
    Objective,
    Played,
    Position,
    Solution,
    Solver,
    position_of,
)

__all__ = ["DEFAULT_BUDGET", "solve"]

#: Nodes for a position unless told otherwise: about half a minute.
DEFAULT_BUDGET: Final = 200_000_000
#: Megabytes of the table unless told otherwise.
DEFAULT_TABLE: Final = 256
_MEGABYTE: Final = 1 << 20
_MOST: Final = 999_999_999


#: After so many more tricks a position takes about a tenth of the work.
EASIER: Final = 3


@dataclass(frozen=True)
class Task:
    """What is to be done with each record."""

    solver: Solver
    trick: int | None
    objective: Objective
    budget: int
    all_tricks: bool


@dataclass(frozen=True)
class Solved:
    """What came out for a record."""

    deal: Deal
    position: Position
    solution: Solution
    played: tuple[Played, ...] | None


@click.command(cls=Command)
@click.argument("file", metavar="FILE|-")
@click.option("--trick", type=Number(0, 24), metavar="0…24")
@click.option("--objective", type=Word(*OBJECTIVES), metavar="|".join(OBJECTIVES), default="points")
@click.option("--budget", type=Number(0, _MOST), metavar="NODES", default=DEFAULT_BUDGET)
@click.option("--all-tricks", is_flag=True)
@click.option("--table", type=Number(1, 1 << 20), metavar="MB", default=DEFAULT_TABLE)
@click.option("--index", type=Number(1, _MOST), metavar="1…")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def solve(
    ctx: click.Context,
    file: str,
    trick: int | None,
    objective: Objective,
    budget: int,
    all_tricks: bool,
    table: int,
    index: int | None,
    as_json: bool,
) -> int:
    """See ``help-solve`` in the catalogues."""
    face = face_of(ctx)
    try:
        solver = Solver(table * _MEGABYTE)
    except MemoryError:
        raise Refused("solve_no_memory", found=table) from None
    task = Task(solver, trick, objective, budget, all_tricks)
    code = EXIT_FINE
    answers = face.json_list() if as_json else None
    for number, record in _chosen(file, index):
        try:
            solved = _solved(face, number, record, task)
        except CodedError as error:
            code = EXIT_WRONG
            if answers is None:
                _show_error(face, number, record, error)
            else:
                answers.add(_json_error(face, number, record, error))
            continue
        if answers is None:
            for line in _told(face, number, record, solved):
                face.show(line)
            face.show()
        else:
            answers.add(_json(number, record, solved))
    if answers is not None:
        answers.close()
    return code


def _chosen(file: str, index: int | None) -> Iterator[tuple[int, Record]]:
    """The records of a file, or the one that is wanted, with their numbers."""
    found = 0
    with open_bytes(file) as stream:
        for found, record in enumerate(read_records(stream), 1):
            if index is None or found == index:
                yield found, record
            if found == index:
                return
    if not found:
        raise Refused("no_record", path=shown_path(file))
    if index is not None:
        raise Refused("index_too_high", path=shown_path(file), found=index, most=found)


def _solved(face: Face, number: int, record: Record, task: Task) -> Solved:
    """Raises CodedError if the record is faulty or has no such position."""
    if record.error is not None:
        raise record.error
    deal = record.deal
    assert deal is not None
    tricks = task.trick
    if tricks is None and deal.over:
        # A whole deal is looked at from its beginning, an open one where it stands.
        tricks = 0
    position = position_of(deal, tricks)
    with _Progress(face, number) as progress:
        solution = task.solver.solve(
            position, task.objective, budget=task.budget, progress=progress.tell
        )
        played = None
        if task.all_tricks:
            played = task.solver.review(
                deal,
                task.objective,
                tricks=position.tricks,
                budget=task.budget,
                progress=progress.tell,
            )
    return Solved(deal, position, solution, played)


class _Progress:
    """How long a deal has been worked on, at a terminal, in a line that goes away."""

    def __init__(self, face: Face, number: int) -> None:
        self._face = face
        self._number = number
        self._start = monotonic()
        self._shown = 0
        self._wanted = sys.stderr.isatty()

    def __enter__(self) -> _Progress:
        return self

    def tell(self) -> None:
        seconds = int(monotonic() - self._start)
        if self._wanted and seconds:
            text = self._face.words.say("solve-progress", index=self._number, seconds=seconds)
            write_error("\r" + text.ljust(self._shown))
            self._shown = max(self._shown, len(text))

    def __exit__(self, *_: object) -> None:
        if self._shown:
            write_error("\r" + " " * self._shown + "\r")


# -- JSON -----------------------------------------------------------------------------------------


def _json(number: int, record: Record, solved: Solved) -> dict[str, Any]:
    """A record as the JSON contract has it."""
    solution = solved.solution
    objective = solution.objective
    turn = solution.turn
    found = {
        "index": number,
        "event": record.tags.get("Event"),
        "trick": solution.tricks,
        "turn": None if turn is None else turn + 1,
        "objective": objective,
        "exact": solution.exact,
        **_json_bounds(objective, solution.bounds),
        "cards": {
            one.code: _json_bounds(objective, bounds) for one, bounds in solution.cards.items()
        },
        "line": [one.code for one in solution.line],
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
    }
    if solved.played is not None:
        found["played"] = [
            {
                "trick": one.trick,
                "seat": one.seat + 1,
                "card": one.card.code,
                "before": _json_value(objective, one.before),
                "after": _json_value(objective, one.after),
                "cost": _json_value(objective, one.cost),
            }
            for one in solved.played
        ]
        found["costs"] = [
            _json_value(objective, cost) for cost, _ in _costs(solved.deal, solved.played)
        ]
    return found


def _json_bounds(objective: Objective, bounds: Bounds) -> dict[str, Any]:
    return {
        "value": _json_value(objective, bounds.value),
        "lower": _json_value(objective, bounds.lower),
        "upper": _json_value(objective, bounds.upper),
    }


def _json_value(objective: Objective, value: int | None) -> Any:
    if value is None:
        return None
    return jsonable(value / 2) if objective == "points" else value


def _json_error(face: Face, number: int, record: Record, error: CodedError) -> dict[str, Any]:
    words = face.about(_game(record))
    told = face.error_object(error, words)
    if isinstance(error, NotationError):
        told = {"line": error.line, "column": error.column, "token": error.token, **told}
    return {"index": number, "event": record.tags.get("Event"), "error": told}


def _game(record: Record) -> str | None:
    return record.deal.rules.name if record.deal is not None else record.tags.get("Game")


def _costs(deal: Deal, played: tuple[Played, ...]) -> list[tuple[int, int]]:
    """What each seat's cards cost together, and how many cost anything."""
    costs = [(0, 0)] * deal.players
    for one in played:
        if one.cost:
            cost, count = costs[one.seat]
            costs[one.seat] = (cost + one.cost, count + 1)
    return costs


# -- for people -----------------------------------------------------------------------------------


def _heading(face: Face, number: int, record: Record) -> str:
    words = face.about(_game(record))
    players = record.deal.players if record.deal is not None else None
    heading = words.say("replay-heading", index=number, players=players)
    event = record.tags.get("Event")
    if event:
        heading += " " + words.say("replay-event", event=harmless(event))
    return face.style(heading, bold=True)


def _show_error(face: Face, number: int, record: Record, error: CodedError) -> None:
    words = face.about(_game(record))
    text = words.error(error.code, error.arguments)
    if isinstance(error, NotationError):
        token = None if error.token is None else harmless(error.token)
        place = words.say("replay-fault", line=error.line, column=error.column, token=token)
        text = words.say("replay-reason", place=place, reason=text)
    face.show(_heading(face, number, record))
    face.show("  " + face.style(text, fg="red"))
    face.show()


def _told(face: Face, number: int, record: Record, solved: Solved) -> Iterator[str]:
    words = face.about(_game(record))
    solution = solved.solution
    yield _heading(face, number, record)
    seat = None if solution.turn is None else solution.turn + 1
    ours = solution.turn in solved.position.attack
    side = "attack" if ours else "defence"
    yield "  " + words.say("solve-moment", tricks=solution.tricks, seat=seat, side=side)
    yield "  " + face.style(_verdict(words, solution), bold=True)
    later = solution.tricks + EASIER
    if not solution.exact and later <= len(solved.deal.tricks):
        yield "  " + words.say("solve-easier", trick=later)
    if solution.cards:
        yield "  " + words.say("solve-cards")
        yield from (f"    {line}" for line in _card_lines(words, solution, ours))
    if solution.line:
        yield "  " + words.say("solve-line")
        yield from (f"    {line}" for line in _line_lines(words, solved))
    if solution.nodes:
        nodes = f"{solution.nodes:,}".replace(",", "\N{NO-BREAK SPACE}")
        seconds = round(solution.seconds, 3 if solution.seconds < 1 else 1)
        yield "  " + words.say("solve-effort", nodes=nodes, seconds=seconds)
    if solved.played is not None:
        yield from (f"  {line}" for line in _cost_lines(words, solved))


def _number(words: Words, objective: Objective, value: int) -> str:
    return words.number(value / 2) if objective == "points" else words.signed(value)


def _between(words: Words, objective: Objective, bounds: Bounds) -> str:
    low = _number(words, objective, bounds.lower)
    return low if bounds.exact else f"{low} … {_number(words, objective, bounds.upper)}"


def _verdict(words: Words, solution: Solution) -> str:
    kind = solution.objective
    if solution.exact:
        value = solution.lower / 2 if kind == "points" else solution.lower
        return words.say("solve-value", objective=kind, value=value)
    return words.say(
        "solve-open",
        objective=kind,
        lower=_number(words, kind, solution.lower),
        upper=_number(words, kind, solution.upper),
    )


def _card_lines(words: Words, solution: Solution, ours: bool) -> Iterator[str]:
    """The values of the cards, the best for the side to play first, equal ones in one line."""
    groups: dict[Bounds, list[str]] = {}
    for one, bounds in solution.cards.items():
        groups.setdefault(bounds, []).append(words.short(one.code))

    def rank(bounds: Bounds) -> tuple[int, int]:
        return (-bounds.lower, -bounds.upper) if ours else (bounds.upper, bounds.lower)

    texts = {bounds: _between(words, solution.objective, bounds) for bounds in groups}
    width = max(map(len, texts.values()))
    for bounds in sorted(groups, key=rank):
        yield f"{texts[bounds]:>{width}}  {' '.join(groups[bounds])}"


def _line_lines(words: Words, solved: Solved) -> Iterator[str]:
    """The line of best play, a trick in a line."""
    position, line = solved.position, solved.solution.line
    assert position.core is not None
    players = position.core.players
    trick = [words.short(CARDS[n].code) for n in position.core.trick]
    number = position.tricks + 1
    for one in line:
        trick.append(words.short(one.code))
        if len(trick) == players:
            yield f"{number:>2}.  {' '.join(trick)}"
            trick = []
            number += 1
    if trick:
        yield f"{number:>2}.  {' '.join(trick)}"


def _cost_lines(words: Words, solved: Solved) -> Iterator[str]:
    """The cards that cost something, and what they cost each player together."""
    played = solved.played
    assert played is not None
    objective = solved.solution.objective
    yield words.say("solve-costs")
    unknown = sum(one.cost is None for one in played)
    if unknown:
        yield "  " + words.say("solve-costs-open", count=unknown)
    costly = [one for one in played if one.cost]
    if not costly and not unknown:
        yield "  " + words.say("solve-no-costs")
    for one in costly:
        assert one.cost is not None
        yield "  " + words.say(
            "solve-cost",
            objective=objective,
            trick=one.trick + 1,
            seat=one.seat + 1,
            card=words.short(one.card.code),
            cost=one.cost / 2 if objective == "points" else one.cost,
        )
    for seat, (cost, count) in enumerate(_costs(solved.deal, played)):
        if count:
            yield "  " + words.say(
                "solve-cost-sum",
                objective=objective,
                seat=seat + 1,
                cost=cost / 2 if objective == "points" else cost,
                count=count,
            )
