"""The public deals: numbered deals from a stated seed, what each bot makes of them, and the par.

    python benchmarks/public_deals.py play novice club --jobs 2
    python benchmarks/public_deals.py play master --deals 100 --preset fft
    python benchmarks/public_deals.py par --deals 100 --jobs 2
    python benchmarks/public_deals.py write

``play`` lets bots play the deals, each in all seats; ``par`` solves deals of fft; ``write`` puts
deals and results into benchmarks/deals. All go on where they stopped: what was played lies in
build/deals, in files of results of ``oudler arena``. Without a new run ``write`` keeps the results
that stand in benchmarks/deals. benchmarks/deals/README.md says what is in the files.
"""

from __future__ import annotations

import argparse
import gzip
import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from oudler.arena import Duplicate, ResultsFile, processors, read_results, run
from oudler.arena.plans import numbered_deal
from oudler.arena.table import Outcome
from oudler.bots import make_bot
from oudler.games import PRESETS, Deal, Phase
from oudler.games.french import FrenchState
from oudler.notation import write
from oudler.shuffle import ALGORITHM
from oudler.solver import Solver, position_of

SEED = "oudler-deals-1"
#: How many deals of each preset; they are played by its usual number of players.
DEALS = {preset: 1000 if preset == "fft" else 200 for preset in PRESETS}
ROOT = Path(__file__).parent.parent
FOLDER = Path(__file__).parent / "deals"
WORK = ROOT / "build" / "deals"

#: The par is that of the position after so many tricks, played like everything before by the
#: novice. With all eighteen left a deal often takes billions of nodes.
PAR_TRICKS = 3
PAR_BUDGET = 300_000_000
PAR_BOT = "novice"

Results = dict[str, dict[int, str]]
"""For each bot the result of each deal, as a cell of a table has it."""


def players_of(preset: str) -> int:
    return PRESETS[preset].USUAL_PLAYERS


# -- what bots make of the deals ------------------------------------------------------------------


def results_path(preset: str, spec: str) -> Path:
    return WORK / f"{preset}-{re.sub(r'[^A-Za-z0-9=,.-]', '_', spec)}.results"


def play(
    presets: Sequence[str], specs: Sequence[str], most: int | None, jobs: int, fresh: bool
) -> None:
    """Let each bot play the deals in all seats; ``fresh``: from the beginning, as bots that have
    changed must."""
    WORK.mkdir(parents=True, exist_ok=True)
    for preset in presets:
        count = DEALS[preset] if most is None else min(most, DEALS[preset])
        for spec in specs:
            plan = Duplicate.of(preset, players_of(preset), SEED, [spec])
            path = results_path(preset, spec)
            if fresh:
                path.unlink(missing_ok=True)
            with ResultsFile(path, plan.header) as file:
                numbers = [n for n in range(1, count + 1) if n not in file.records]
                with closing(run(plan, numbers, jobs)) as records:
                    for record in records:
                        file.add(record)
            print(f"{preset} {spec}: {len(numbers)} deals played")


def cell(outcome: Outcome) -> str:
    """``2 garde 48.5 74``: taker, contract, card points of the attack, what the taker wrote; ``-``
    passed out, ``x`` void; in the other games what each seat wrote."""
    if outcome.outcome == "petit_sec":
        return "x"
    if outcome.outcome == "passed":
        return "-"
    if outcome.taker is None:
        return " ".join(map(str, outcome.scores))
    assert outcome.points is not None
    score = outcome.scores[outcome.taker]
    return f"{outcome.taker + 1} {outcome.contract} {outcome.points / 2:g} {score}"


def played(preset: str) -> Results:
    """The results of the runs on this machine."""
    found: Results = {}
    for path in sorted(WORK.glob(f"{preset}-*.results")):
        header, records = read_results(path)
        specs = set(header.get("specs", ()))
        if header["game"] != preset or header["seed"] != SEED or len(specs) != 1:
            continue
        found[specs.pop()] = {
            number: cell(Outcome.read(record["tables"][0])) for number, record in records.items()
        }
    return found


def read_table(path: Path) -> Results:
    """A table of results: a row for each deal, a column for each bot."""
    if not path.exists():
        return {}
    head, *rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return {
        spec: {int(row[0]): row[place] for row in rows if row[place]}
        for place, spec in enumerate(head)
        if place
    }


def table_text(results: Results, count: int) -> str:
    lines = ["\t".join(["deal", *results])]
    for number in range(1, count + 1):
        cells = [cells.get(number, "") for cells in results.values()]
        lines.append("\t".join([str(number), *cells]))
    return "\n".join(lines) + "\n"


# -- par ------------------------------------------------------------------------------------------


class Par(NamedTuple):
    """What a position is worth to the taker's side in card points: between ``lower`` and ``upper``,
    which are equal when it is solved; ``nodes`` were searched. The ``moves`` lead to it."""

    number: int
    taker: int
    contract: str
    lower: float
    upper: float
    nodes: int
    moves: str

    @property
    def exact(self) -> bool:
        return self.lower == self.upper

    @property
    def told(self) -> str:
        return f"{self.lower:g}" if self.exact else f"{self.lower:g} to {self.upper:g}"


def par_moves(number: int) -> str | None:
    """The moves of deal ``number`` of fft as the novice plays the first tricks; None if nobody
    takes."""
    made = numbered_deal("fft", 4, SEED, number)
    bot = make_bot(PAR_BOT)
    chances = [Random(f"{SEED}/{number}/par/{seat}") for seat in range(4)]
    while (seat := made.turn) is not None:
        if made.phase is Phase.PLAY and len(made.tricks) == PAR_TRICKS:
            return " ".join(map(str, made.moves))
        made.push(bot.decide(made.view(seat), chances[seat]))
    return None


def par_position(number: int, moves: str) -> Deal:
    made = numbered_deal("fft", 4, SEED, number)
    for token in moves.split():
        made.push(token)
    return made


_solver: Solver | None = None


def start_solver(table: int) -> None:
    global _solver
    _solver = Solver(table << 20)


def solve(task: tuple[int, str, int]) -> Par:
    number, moves, budget = task
    made = par_position(number, moves)
    state = made.state
    assert _solver is not None and isinstance(state, FrenchState)
    assert state.taker is not None and state.contract is not None
    found = _solver.solve(position_of(made), cards=False, line=False, budget=budget)
    return Par(
        number,
        state.taker + 1,
        state.contract.word,
        found.lower / 2,
        found.upper / 2,
        found.nodes,
        moves,
    )


def read_par() -> dict[int, Par]:
    path = FOLDER / "fft-par.tsv"
    if not path.exists():
        return {}
    _, *rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    pars = [
        Par(int(n), int(taker), word, float(low), float(high), int(nodes), moves)
        for n, taker, word, low, high, nodes, moves in rows
    ]
    return {one.number: one for one in pars}


def write_par(pars: dict[int, Par]) -> None:
    lines = ["\t".join(Par._fields)]
    for _, one in sorted(pars.items()):
        lines.append("\t".join(f"{v:g}" if isinstance(v, float) else str(v) for v in one))
    FOLDER.mkdir(exist_ok=True)
    fresh = FOLDER / "fft-par.tsv.new"
    fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
    fresh.replace(FOLDER / "fft-par.tsv")


def par(count: int, budget: int, table: int, jobs: int) -> None:
    """Solve the first so many deals that somebody takes; those that were not solved with a smaller
    budget again, from the same position."""
    pars = read_par()
    todo: list[tuple[int, str, int]] = []
    found = 0
    for number in range(1, DEALS["fft"] + 1):
        known = pars.get(number)
        moves = par_moves(number) if known is None else known.moves
        if moves is None:
            continue
        if known is None or (not known.exact and known.nodes < budget):
            todo.append((number, moves, budget))
        found += 1
        if found == count:
            break
    with get_context("spawn").Pool(jobs, start_solver, (table,)) as pool:
        for one in pool.imap_unordered(solve, todo):
            pars[one.number] = one
            write_par(pars)
            print(f"deal {one.number}: {one.told} ({one.nodes:,} nodes)", flush=True)


# -- files ----------------------------------------------------------------------------------------


def records(preset: str, results: Results) -> Iterator[str]:
    """The deals as records, with the results in a comment."""
    for number in range(1, DEALS[preset] + 1):
        made = numbered_deal(preset, players_of(preset), SEED, number)
        tags = {
            "Deal": str(number),
            "Seed": f"{SEED}/{number}",
            "Shuffle": ALGORITHM,
        }
        told = [f"{spec}: {cells[number]}" for spec, cells in results.items() if number in cells]
        text = write(made, tags)
        yield text + (f"\n{{{'; '.join(told)}}}\n" if told else "")


def par_records(pars: dict[int, Par]) -> Iterator[str]:
    """The positions that were solved, with their par in a comment."""
    for number, one in sorted(pars.items()):
        made = par_position(number, one.moves)
        tags = {"Deal": str(number), "Seed": f"{SEED}/{number}", "Shuffle": ALGORITHM}
        yield f"{write(made, tags)}{{par {one.told}}}\n"


def write_records(path: Path, texts: Iterator[str]) -> None:
    content = "\n".join(texts).encode()
    # Without a time in it, so that the same deals give the same file.
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def write_files(presets: Sequence[str]) -> None:
    """Put deals and results into the folder; new results replace those of the same bot."""
    FOLDER.mkdir(exist_ok=True)
    for preset in presets:
        table = FOLDER / f"{preset}.tsv"
        results = {**read_table(table), **played(preset)}
        if results:
            table.write_text(table_text(results, DEALS[preset]), encoding="utf-8")
        write_records(FOLDER / f"{preset}.tarot.gz", records(preset, results))
    if "fft" in presets and (pars := read_par()):
        write_records(FOLDER / "fft-par.tarot.gz", par_records(pars))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "par", "write"):
        command = commands.add_parser(name)
        command.add_argument("--jobs", type=int, default=processors())
        if name == "play":
            command.add_argument("specs", nargs="+", metavar="SPEC")
        if name == "par":
            command.add_argument("--deals", type=int, default=100)
            command.add_argument("--budget", type=int, default=PAR_BUDGET, metavar="NODES")
            command.add_argument("--table", type=int, default=512, metavar="MB")
        else:
            command.add_argument("--preset", choices=sorted(PRESETS), action="append")
        if name == "play":
            command.add_argument("--deals", type=int, help="the first so many deals only")
            command.add_argument("--fresh", action="store_true", help="begin again")
    given = parser.parse_args()
    presets = getattr(given, "preset", None) or list(PRESETS)
    if given.command == "play":
        play(presets, given.specs, given.deals, given.jobs, given.fresh)
    elif given.command == "par":
        par(given.deals, given.budget, given.table, given.jobs)
        presets = ["fft"]
    write_files(presets)


if __name__ == "__main__":
    main()
