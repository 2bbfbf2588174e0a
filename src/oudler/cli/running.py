"""The entry point: from arguments to an exit code, whatever happens on the way."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import click

from oudler.cli import EXIT_INTERRUPTED
from oudler.cli.face import EXIT_BAD_INPUT, EXIT_FINE, Face, Refused, forget, write_error
from oudler.cli.group import oudler
from oudler.errors import CodedError
from oudler.locales import choose_language

__all__ = ["run"]

#: What a shell shows for a program whose reader went away.
EXIT_PIPE_CLOSED: Final = 141


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _prepare_streams()
    face = Face(_language(words))
    try:
        code = _run(words, face)
        sys.stdout.flush()
    except BrokenPipeError:
        forget(sys.stdout)
        return EXIT_PIPE_CLOSED
    except OSError as error:
        forget(sys.stdout)
        face.complain(Refused("io_failed", reason=error.strerror or str(error)))
        return EXIT_BAD_INPUT
    return code


def _run(words: list[str], face: Face) -> int:
    try:
        # Not Command.main: it would end the process by itself when the reader goes away.
        with oudler.make_context("oudler", words, obj=face) as context:
            code = oudler.invoke(context)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.ClickException as error:
        face.complain(_understood(error))
        return EXIT_BAD_INPUT
    except CodedError as error:
        face.complain(error)
        return EXIT_BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        write_error("\n")
        return EXIT_INTERRUPTED
    return code if isinstance(code, int) else EXIT_FINE


def _language(words: Sequence[str]) -> str:
    """The language, from ``--lang`` wherever it stands, so that every complaint is in it."""
    option = None
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(words):
            option = words[place + 1]
        elif word.startswith("--lang="):
            option = word.partition("=")[2]
    try:
        return choose_language(option, os.environ)
    except ValueError:
        # The option itself complains about that, in the language of the environment.
        return choose_language(None, os.environ)


def _understood(error: click.ClickException) -> CodedError:
    """What click found wrong, as a code of ours."""
    if isinstance(error, click.NoSuchOption):
        return Refused("unknown_flag", found=error.option_name, close=_closest(error))
    if isinstance(error, click.BadOptionUsage):
        parameters = error.ctx.command.params if error.ctx else []
        flag = any(
            isinstance(one, click.Option) and one.is_flag and error.option_name in one.opts
            for one in parameters
        )
        code = "flag_takes_no_value" if flag else "flag_needs_value"
        return Refused(code, option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        names = error.param.opts if isinstance(error.param, click.Option) else []
        metavar = error.param.metavar or (error.param.name or "").upper()
        return Refused("argument_missing", name=" ".join([*names[-1:], metavar]))
    return Refused("usage", reason=error.format_message())


def _closest(error: click.NoSuchOption) -> str | None:
    known = [name for one in error.ctx.command.params for name in one.opts] if error.ctx else []
    return next(iter(get_close_matches(error.option_name, [*known, "--help"], 1)), None)


def _prepare_streams() -> None:
    """No letter that a terminal cannot show, and no byte that is not text, ends in a traceback."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            # Closed by whoever started us; nobody will miss what is written there.
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        stream = getattr(sys, name)
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
