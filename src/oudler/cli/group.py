"""The command ``oudler`` itself; its commands are loaded when they are run."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

import click

from oudler import __version__
from oudler.cli.face import Refused
from oudler.cli.localised import lang_option, words_of, write_help

__all__ = ["COMMANDS", "oudler"]

#: The commands in the order of the help, and where each lives.
COMMANDS: Final = {
    "play": "oudler.tui.play_command:play",
    "replay": "oudler.cli.replay:replay",
    "score": "oudler.cli.score:score",
    "legal": "oudler.cli.legal:legal",
    "solve": "oudler.cli.solve:solve",
    "deal": "oudler.cli.deal:deal",
    "verify": "oudler.cli.verify:verify",
    "arena": "oudler.cli.arena:arena",
    "bench": "oudler.cli.bench:bench",
    "serve": "oudler.server.serve_command:serve",
}


class LazyGroup(click.Group):
    """Commands by name; only the one that is run is imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        where = COMMANDS.get(cmd_name)
        if where is None:
            return None
        module, _, name = where.partition(":")
        try:
            command = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            if error.name is None or not module.startswith(error.name):
                raise
            raise Refused("command_missing", found=cmd_name) from None
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            close = next(iter(get_close_matches(name, COMMANDS, 1)), None)
            raise Refused("unknown_command", found=name, close=close)
        return name, command, args[1:]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        commands = [(name, words.say(f"help-{name}")) for name in COMMANDS]
        write_help(self, ctx, formatter, commands)


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"oudler {__version__}")
        ctx.exit()


@click.group(cls=LazyGroup, name="oudler", invoke_without_command=True)
@lang_option
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@click.pass_context
def oudler(ctx: click.Context) -> None:
    """See ``help-oudler`` in the catalogues."""
    if ctx.invoked_subcommand is None:
        raise Refused("no_command")
