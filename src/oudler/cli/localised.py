"""Click commands whose help comes from the catalogues, and the kinds of values their options take.

The help of the command ``score`` is the message ``help-score`` (one sentence) followed by
``help-score-text`` where there is one; that of its option ``--points`` is ``help-score-points``,
or ``help-points`` where several commands share it. Nothing is looked up until help is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from oudler.cli.face import Face, Refused
from oudler.cli.folding import glued
from oudler.locales import LANGUAGES, Words, choose_language

__all__ = [
    "Command",
    "Kind",
    "LanguageOption",
    "Number",
    "Players",
    "Word",
    "face_of",
    "lang_option",
    "spelled",
    "words_of",
    "write_help",
]


# Newer releases of click want the type that values are converted to; older ones know no such thing.
if TYPE_CHECKING:
    Kind = click.ParamType[Any]
else:
    Kind = click.ParamType


def face_of(context: click.Context) -> Face:
    """The run that a command belongs to."""
    face = context.find_object(Face)
    if face is None:
        raise RuntimeError("commands are run by oudler.cli.running")
    return face


def words_of(context: click.Context) -> Words:
    return face_of(context).words


#: Headings with lists of terms and what they mean.
Sections = Sequence[tuple[str, Sequence[tuple[str, str]]]]


class Command(click.Command):
    """A command with help in the reader's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        # Left-over arguments are refused below, in the reader's language.
        kwargs["context_settings"] = {
            "allow_extra_args": True,
            **(kwargs.get("context_settings") or {}),
        }
        super().__init__(*args, **kwargs)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise Refused("extra_arguments", found=tuple(ctx.args))
        return left

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return ""

    def sections(self, words: Words) -> Sections:
        """Lists to stand below the options."""
        return ()


def write_help(
    command: click.Command,
    context: click.Context,
    formatter: click.HelpFormatter,
    commands: Sequence[tuple[str, str]] = (),
) -> None:
    """Usage, what the command does, its commands and its options."""
    words = words_of(context)
    name = command.name or "oudler"
    pieces = [words.say("help-options-placeholder")]
    if commands:
        pieces.append(words.say("help-command-placeholder"))
    pieces += [
        one.make_metavar(context) for one in command.params if isinstance(one, click.Argument)
    ]
    formatter.write_usage(
        context.command_path, " ".join(pieces), prefix=words.say("help-usage") + " "
    )
    for message in (f"help-{name}", f"help-{name}-text"):
        if words.has(message):
            formatter.write_paragraph()
            with formatter.indentation():
                for paragraph in words.say(message).split("\n\n"):
                    formatter.write_text(glued(paragraph))
    if commands:
        with formatter.section(words.say("help-commands")):
            formatter.write_dl(commands)
    arguments = [_line(words, name, one, context) for one in command.params if _is_argument(one)]
    if arguments:
        with formatter.section(words.say("help-arguments")):
            formatter.write_dl(arguments)
    options = [_line(words, name, one, context) for one in command.params if not _is_argument(one)]
    options.append(("--help", words.say("help-help")))
    with formatter.section(words.say("help-options")):
        formatter.write_dl(options)
    for heading, lines in command.sections(words) if isinstance(command, Command) else ():
        with formatter.section(heading):
            formatter.write_dl([(name, glued(text)) for name, text in lines])


def _is_argument(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Argument)


def _line(
    words: Words, command: str, parameter: click.Parameter, context: click.Context
) -> tuple[str, str]:
    name = (parameter.name or "").replace("_", "-")
    own = f"help-{command}-{name}"
    text = words.say(own if words.has(own) else f"help-{name}")
    if isinstance(parameter, click.Argument):
        return (parameter.make_metavar(context), glued(text))
    names = ", ".join(parameter.opts)
    if parameter.secondary_opts:
        names += " / " + ", ".join(parameter.secondary_opts)
    return (f"{names} {parameter.metavar}" if parameter.metavar else names, glued(text))


class Word(Kind):
    """One of some words; hyphens stand for the underscores in them."""

    name = "word"

    def __init__(self, *allowed: str) -> None:
        self.allowed: Final = allowed

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        word = str(value).lower()
        for one in self.allowed:
            if word in (one, one.replace("_", "-")):
                return one
        raise Refused("flag_word", option=spelled(param), found=str(value), allowed=self.allowed)


class Number(Kind):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        digits = text.isascii() and text.isdigit() and len(text) < 10
        if not digits or not self.low <= int(text) <= self.high:
            raise Refused(
                "flag_number", option=spelled(param), found=text, low=self.low, high=self.high
            )
        return int(text)


class Players(Number):
    """A number of players. Which numbers a game allows is for its rules to say."""

    def __init__(self) -> None:
        super().__init__(2, 6)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) < 10:
            return int(text)
        return super().convert(value, param, ctx)


class LanguageOption(Kind):
    """A language; the choice itself has been made before the options are read."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return choose_language(str(value), {})
        except ValueError:
            raise Refused("unknown_language", found=str(value), allowed=LANGUAGES) from None


def spelled(parameter: click.Parameter | None) -> str:
    """An option as it is typed."""
    return parameter.opts[-1] if parameter is not None else ""


#: ``--lang``, for every command.
lang_option: Final = click.option(
    "--lang",
    type=LanguageOption(),
    metavar="|".join(LANGUAGES),
    expose_value=False,
)
