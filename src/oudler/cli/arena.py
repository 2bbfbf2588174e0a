"""``oudler arena``: bots play the same deals in every seat, and the result is told with how sure
it is."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import click

from oudler.cli.face import EXIT_FINE, Face, Refused, write_error
from oudler.cli.localised import Command, Number, Players, Word, face_of, lang_option
from oudler.locales import Words

if TYPE_CHECKING:
    from oudler.arena import Plan

__all__ = ["arena"]

#: Deals and the seed unless told otherwise.
DEALS: Final = 100
SEED: Final = "arena"
MOST_DEALS: Final = 1_000_000
MOST_JOBS: Final = 1024
#: Seconds for a move of an outside bot unless told otherwise, and at most.
LIMIT: Final = 30
MOST_LIMIT: Final = 3600
#: Letters of a seed.
LONGEST_SEED: Final = 200
#: What a shell gives to who was ended by SIGTERM.
EXIT_TERMINATED: Final = 128 + signal.SIGTERM
#: As oudler.arena has them; here so that help needs nothing of it.
ROLES: Final = ("all", "attack", "defence")
#: Columns of the bar, and seconds between two looks of it.
BAR: Final = 24
PAUSE: Final = 0.2


class ArenaCommand(Command):
    """Help that lists the bots."""

    def sections(self, words: Words) -> list[tuple[str, list[tuple[str, str]]]]:
        from oudler.bots.specs import BOTS

        bots = [(name, words.say("help-one-bot", bot=name)) for name in sorted(BOTS)]
        bots.append(("exec:COMMAND", words.say("arena-exec")))
        return [(words.say("arena-bots"), bots)]


@click.command(cls=ArenaCommand)
@click.argument("specs", nargs=-1, required=True, metavar="SPEC…")
@click.option("--game", default="fft", metavar="GAME")
@click.option("--players", type=Players(), metavar="N")
@click.option("--deals", type=Number(1, MOST_DEALS), metavar="N", default=DEALS)
@click.option("--seed", metavar="TEXT", default=SEED)
@click.option("--jobs", type=Number(1, MOST_JOBS), metavar="N")
@click.option("--limit", type=Number(1, MOST_LIMIT), metavar="SECONDS", default=LIMIT)
@click.option("--paired", is_flag=True)
@click.option("--table", metavar="SPEC")
@click.option("--role", "roles", type=Word(*ROLES), metavar="|".join(ROLES), multiple=True)
@click.option("--out", metavar="FILE")
@click.option("--plot", metavar="FILE.svg")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def arena(
    ctx: click.Context,
    specs: tuple[str, ...],
    game: str,
    players: int | None,
    deals: int,
    seed: str,
    jobs: int | None,
    limit: int,
    paired: bool,
    table: str | None,
    roles: tuple[str, ...],
    out: str | None,
    plot: str | None,
    as_json: bool,
) -> int:
    """See ``help-arena`` in the catalogues."""
    from oudler.arena import Duplicate, Paired, comparison_of, processors, summary_of
    from oudler.arena.plans import players_of
    from oudler.cli.arena_tables import Shown

    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise Refused("bad_seed", limit=LONGEST_SEED)
    if not paired and (table is not None or roles):
        raise Refused("arena_needs_paired", option="--role" if table is None else "--table")
    if plot is not None and not plot.lower().endswith(".svg"):
        raise Refused("arena_plot_svg", path=plot)
    face = face_of(ctx)
    game = game.lower()
    plan: Duplicate | Paired
    if paired:
        plan = Paired.of(game, players, seed, specs, table, roles)
    else:
        plan = Duplicate.of(game, players, seed, specs)
    # A spec that names no bot is better told before anything is written.
    with players_of(plan):
        pass
    if jobs is None:
        jobs = processors()
    records = _played(face, plan, deals, jobs, limit, out)
    shown = Shown(face.about(game))
    if isinstance(plan, Paired):
        comparison = comparison_of(plan, records)
        told, lines = comparison.json(), shown.comparison(comparison)
        drawn = partial(shown.comparison_picture, comparison)
    else:
        summary = summary_of(plan, records)
        told, lines = summary.json(), shown.summary(summary)
        drawn = partial(shown.summary_picture, summary)
    if as_json:
        face.show_json(told)
    else:
        for line in lines:
            face.show_whole(line)
    if plot is not None:
        _draw(plot, drawn())
    return EXIT_FINE


def _draw(path: str, svg: str) -> None:
    try:
        Path(path).write_text(svg, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("arena_cannot_write", path=path, reason=reason) from None


def _played(
    face: Face, plan: Plan, deals: int, jobs: int, limit: int, out: str | None
) -> list[dict[str, Any]]:
    """The records of the deals: those of the file if there is one, and the rest played now."""
    from oudler.arena import ResultsFile, run

    with ExitStack() as stack:
        stack.enter_context(_ended_in_order())
        file = None
        if out is not None:
            try:
                file = stack.enter_context(ResultsFile(Path(out), plan.header, plan.fits))
            except OSError as error:
                reason = error.strerror or str(error)
                raise Refused("arena_cannot_write", path=out, reason=reason) from None
        found = {} if file is None else file.records
        missing = [number for number in range(1, deals + 1) if number not in found]
        progress = stack.enter_context(_Progress(face.words, deals, deals - len(missing)))
        for record in stack.enter_context(closing(run(plan, missing, jobs, limit))):
            if file is not None:
                file.add(record)
            found[record["deal"]] = record
            progress.tell()
        return [found[number] for number in range(1, deals + 1)]


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Who is told to end closes what was started first: programs that play outlive nobody."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(EXIT_TERMINATED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Progress:
    """A bar at a terminal, in a line that goes away."""

    def __init__(self, words: Words, deals: int, done: int) -> None:
        self._words = words
        self._deals = deals
        self._before = self._done = done
        self._start = self._last = monotonic()
        self._shown = 0
        self._wanted = sys.stderr.isatty()

    def __enter__(self) -> _Progress:
        return self

    def tell(self) -> None:
        """One more deal is done."""
        self._done += 1
        now = monotonic()
        if not self._wanted or now - self._last < PAUSE:
            return
        self._last = now
        full = BAR * self._done // self._deals
        left = (now - self._start) / (self._done - self._before) * (self._deals - self._done)
        text = self._words.say(
            "arena-progress",
            bar="#" * full + "." * (BAR - full),
            done=self._done,
            deals=self._deals,
            left=f"{int(left) // 60}:{int(left) % 60:02}",
        )
        write_error("\r" + text.ljust(self._shown))
        self._shown = max(self._shown, len(text))

    def __exit__(self, *_: object) -> None:
        if self._shown:
            write_error("\r" + " " * self._shown + "\r")
