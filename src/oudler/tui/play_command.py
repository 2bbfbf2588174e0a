"""``oudler play``: the options, and what ends a game before its end.

Nothing of the rules is imported until a game begins, so that help is quick.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import click

from oudler.cli.face import EXIT_FINE, Face, Refused
from oudler.cli.folding import can_show, screen_width
from oudler.cli.localised import Command, Kind, Number, Players, face_of, lang_option, spelled
from oudler.locales import Words, choose_language, visible

if TYPE_CHECKING:
    from oudler.tui.match_file import MatchFile
    from oudler.tui.seating import Wishes

__all__ = ["play"]

#: Seconds between the moves of the others, where nobody says otherwise.
PACE: Final = 0.4
MOST_DEALS: Final = 999_999


class Seconds(Kind):
    """A number of seconds, perhaps with a fraction."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            seconds = float(str(value).replace(",", "."))
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= 60:
            raise Refused("flag_seconds", option=spelled(param), found=str(value), most=60)
        return seconds


class PlayCommand(Command):
    """Help that lists the games with their players and options, and the bots."""

    def sections(self, words: Words) -> list[tuple[str, list[tuple[str, str]]]]:
        from oudler.tui.help_lists import bots, games, options

        return [
            (words.say("help-games"), games(words)),
            (words.say("help-bots"), bots(words)),
            *((words.say("help-rule-options", games=names), values) for names, values in options()),
        ]


@click.command(cls=PlayCommand)
@click.option("--game", metavar="GAME")
@click.option("--players", type=Players(), metavar="N")
@click.option("--bots", metavar="SPEC[,SPEC…]")
@click.option("--seed", metavar="TEXT")
@click.option("--seat", type=Number(1, 6), metavar="N")
@click.option("--name", metavar="NAME")
@click.option("--option", multiple=True, metavar="NAME=VALUE")
@click.option("--deals", type=Number(1, MOST_DEALS), metavar="N")
@click.option("--save", metavar="FILE")
@click.option("--resume", metavar="FILE")
@click.option("--pace", type=Seconds(), default=PACE, metavar="SECONDS")
@click.option("--plain", is_flag=True)
@lang_option
@click.pass_context
def play(ctx: click.Context, /, pace: float, plain: bool, **wishes: Any) -> int:
    """See ``help-play`` in the catalogues."""
    from oudler.tui.seating import CannotPlay, Wishes

    face = face_of(ctx)
    try:
        with stopped_by_signals():
            return _play(face, Wishes(**wishes), pace, plain)
    except CannotPlay as refusal:
        face.complain_text(refusal.said(face.words))
        return refusal.exit_code


def _play(face: Face, wishes: Wishes, pace: float, plain: bool) -> int:
    from oudler.tui.console import Terminal
    from oudler.tui.person import Quit
    from oudler.tui.resuming import resume_match
    from oudler.tui.seating import CannotPlay, new_match
    from oudler.tui.session import Session

    day = date.today().isoformat()
    if wishes.resume is not None:
        seating = resume_match(wishes, wishes.resume, face.words, day)
    else:
        seating = new_match(wishes, face.words, day)
    session = Session(
        seating.table,
        face.about(seating.table.rules.name),
        Terminal(0.0 if plain else pace),
        seating.file,
        seating.match,
        seating.resumed,
        colour=face.colour and not plain,
        width=screen_width(),
        signs=can_show("♠♥♦♣", sys.stdout),
    )
    file = seating.file
    stopped = False
    try:
        try:
            session.run()
        except (Quit, EOFError, KeyboardInterrupt):
            stopped = True
        session.keep()
    except BrokenPipeError:
        # Nobody reads any more what could be said; all the moves are kept if they can be.
        with suppress(OSError):
            file.save_again()
        raise
    except OSError as error:
        _show_unsaved(face, file)
        reason = error.strerror or str(error)
        raise CannotPlay("error-save", path=str(file.path), reason=reason) from None
    finally:
        file.close()
    if stopped:
        face.show()
        face.say("play-stopped")
        # Whole, however long, so that it can be copied.
        face.show_whole(visible(f"  {_resuming(face, str(file.path))}"))
    return EXIT_FINE


def _show_unsaved(face: Face, file: MatchFile) -> None:
    """The deals that no disk would take, for the person to keep in another way."""
    text = file.unsaved()
    if text.strip():
        face.show()
        face.say("play-unsaved")
        for line in ["", *text.rstrip().split("\n")]:
            face.show_whole(visible(line))


def _resuming(face: Face, path: str) -> str:
    """The command that goes on with the game, in the language it is played in."""
    words = [*_program(), "play", "--resume", path]
    if choose_language(None, os.environ) != face.language:
        words += ["--lang", face.language]
    return shlex.join(words)


def _program() -> list[str]:
    """How to start the program from here: by its name if that is found, else as this one was."""
    if shutil.which("oudler"):
        return ["oudler"]
    started = sys.argv[0]
    return [started] if Path(started).stem == "oudler" else [sys.executable, "-m", "oudler"]


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let a request to end, and a terminal that is closed, stop the game as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            before[name] = signal.signal(getattr(signal, name), stop)
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
