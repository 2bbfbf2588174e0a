"""The command line as a whole: help, languages, exit codes, streams, what gets imported."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import oudler
from oudler.cli.group import COMMANDS
from tests.catalogue import LOCALES
from tests.cli.conftest import Run

Runner = Callable[..., Run]
OWN = [name for name, where in COMMANDS.items() if where.startswith("oudler.cli")]


def process(*arguments: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    """The command line in a process of its own."""
    command = [sys.executable, "-m", "oudler.cli", *arguments]
    settings = {"capture_output": True, "timeout": 60, **options}
    return subprocess.run(command, **settings)  # type: ignore[call-overload,no-any-return]


def modules(*arguments: str) -> set[str]:
    """What a command imports."""
    script = (
        "import sys, json, io\nfrom oudler.cli import main\n"
        "out, sys.stdout = sys.stdout, io.StringIO()\n"
        f"main({list(arguments)!r})\nprint(json.dumps(sorted(sys.modules)), file=out)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    return set(json.loads(run.stdout))


# -- starting quickly -------------------------------------------------------------------------

#: All of Oudler that help needs.
HELP_IMPORTS = {
    "oudler",
    "oudler.cli",
    "oudler.cli.face",
    "oudler.cli.folding",
    "oudler.cli.group",
    "oudler.cli.localised",
    "oudler.cli.running",
    "oudler.errors",
    "oudler.locales",
    "oudler.locales.languages",
    "oudler.locales.words",
}
#: Other packages, by their first names; fluent brings attr, babel and pytz.
HELP_PACKAGES = {"click", "fluent", "attr", "attrs", "babel", "pytz", "typing_extensions"}


def packages(names: set[str]) -> set[str]:
    first = {name.partition(".")[0] for name in names}
    outside = first - set(sys.stdlib_module_names) - {"oudler", "__main__"}
    return {name for name in outside if not name.startswith(("_", "sitecustomize"))}


def test_what_help_imports() -> None:
    found = modules("--help")
    assert {name for name in found if name.partition(".")[0] == "oudler"} == HELP_IMPORTS
    assert packages(found) <= HELP_PACKAGES


def test_what_the_version_imports() -> None:
    found = modules("--version")
    assert packages(found) == {"click"}
    assert not [name for name in found if name.startswith("oudler.games")]


def test_commands_do_not_load_each_other() -> None:
    found = modules("legal", "--help")
    assert "oudler.cli.score" not in found
    assert "rich" not in found


# -- help -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("command", ["", *OWN])
def test_help(run: Runner, command: str, language: str) -> None:
    done = run(*command.split(), "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    usage = {"en": "Usage: ", "fr": "Emploi : ", "ru": "Как вызвать: "}[language]
    assert done.out.startswith(f"{usage}oudler")
    assert "--lang en|fr|ru" in done.out
    words = "|".join(("Options and", "Show this message", "Show the version and exit"))
    assert not re.search(words, done.out)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_line_of_the_help_begins_with_a_sign(
    run: Runner, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    for columns in range(50, 82, 4):
        monkeypatch.setenv("COLUMNS", str(columns))
        text = run(*command.split(), "--help", "--lang", "fr").out
        assert [line for line in text.splitlines() if line.strip()[:1] in tuple(":;?!»")] == []


def test_help_in_another_language_is_all_in_it(run: Runner) -> None:
    for command in ("", *OWN):
        text = run(*command.split(), "--help", "--lang", "ru").out
        lines = [line for line in text.splitlines() if line.startswith("  ")]
        described = [line.split("  ")[-1] for line in lines]
        assert [line for line in described if re.search(r"\b(the|of|is|to)\b", line)] == []


def test_every_help_message_is_used() -> None:
    """Each is a command, an option of one, or an option that several share."""
    names = set()
    shared = {"help", "version", "lang"}
    for command in OWN:
        options = {(one.name or "").replace("_", "-") for one in _command(command).params}
        names |= {command, f"{command}-text"} | {f"{command}-{one}" for one in options} | options
    fixed = {"usage", "commands", "arguments", "options", "options-placeholder"}
    fixed |= {"command-placeholder", "oudler", "oudler-text"} | shared
    fixed |= {"games", "bots", "rule-options", "one-game", "one-bot"}
    text = (LOCALES / "en" / "help.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^help-([\w-]+) =", text, re.MULTILINE))
    # The commands of the other faces have tests of their own.
    elsewhere = tuple(COMMANDS.keys() - set(OWN))
    assert {name for name in found - names - fixed if not name.startswith(elsewhere)} == set()


def _command(name: str):  # type: ignore[no-untyped-def]
    import click

    from oudler.cli.group import oudler as group

    return group.get_command(click.Context(group), name)


def test_version(run: Runner) -> None:
    assert run("--version").out == f"oudler {oudler.__version__}\n"


# -- usage ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "oudler --help"),
        ("scor", "score"),
        ("whist", "whist"),
        ("--verison", "--version"),
        ("score --ponits 3", "--points"),
        ("score --points", "--points"),
        ("score --defence-slam=3", "--defence-slam"),
        ("score --lang xx", "en, fr, ru"),
        ("--lang xx score", "en, fr, ru"),
        ("--lang", "--lang"),
        ("legal", "--json"),
        ("legal --json - more", "more"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_bad_usage(
    run: Runner, monkeypatch: pytest.MonkeyPatch, arguments: str, said: str, language: str
) -> None:
    monkeypatch.setenv("OUDLER_LANG", language)
    done = run(*arguments.split())
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    label = {"en": "error: ", "fr": "erreur : ", "ru": "ошибка: "}[language]
    assert done.err.startswith(label)
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("arguments", ["--lang fr whist", "whist --lang fr", "whist --lang=fr"])
def test_the_language_may_stand_anywhere(run: Runner, arguments: str) -> None:
    assert run(*arguments.split()).err.startswith("erreur : ")


def test_the_option_wins_over_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("whist").err.startswith("erreur : ")
    assert run("whist", "--lang", "ru").err.startswith("ошибка: ")


def test_a_command_that_is_not_installed(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "play", "oudler.nowhere:play")
    done = run("play")
    assert done.code == 2
    assert "play" in done.err


def test_a_fault_inside_a_command_is_not_hidden(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "broken_command.py").write_text("import no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(COMMANDS, "play", "broken_command:play")
    with pytest.raises(ModuleNotFoundError):
        run("play")


# -- streams ----------------------------------------------------------------------------------


def cases(number: int) -> str:
    one = {"game": "fft", "hand": ["S2", "X"], "trick": ["SK"], "trumps_broken": False}
    return json.dumps([one] * number)


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(cases(20_000))
    with subprocess.Popen(
        [sys.executable, "-m", "oudler.cli", "legal", "--json", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_disk_that_is_full() -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        run = process("--help", stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert run.returncode == 2
    assert b"Traceback" not in run.stderr
    assert run.stderr.startswith(b"error: ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "koi8-r"])
def test_terminals_that_lack_letters(encoding: str) -> None:
    environ = {**os.environ, "PYTHONIOENCODING": encoding, "OUDLER_LANG": "ru"}
    run = process("--help", env=environ)
    assert (run.returncode, run.stderr) == (0, b"")
    flags = ("score", "--contract", "garde", "--points", "48", "--oudlers", "2")
    assert process(*flags, env=environ).returncode == 0
    assert process("whist", env=environ).returncode == 2


def test_json_survives_a_terminal_that_lacks_letters() -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "OUDLER_LANG": "ru"}
    run = process("legal", "--json", "-", env=environ, input=b"[3]")
    assert json.loads(run.stdout)[0]["error"]["message"].startswith("Поле [0]")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed(closed: str) -> None:
    for arguments in ("--help", "score", "legal --json -", "whist"):
        command = f"exec '{sys.executable}' -m oudler.cli {arguments} {closed}"
        run = subprocess.run(["bash", "-c", command], capture_output=True, stdin=subprocess.DEVNULL)
        assert run.returncode in (0, 2)
        assert b"Traceback" not in run.stderr


def test_no_colours_without_a_terminal(run: Runner) -> None:
    flags = "--contract garde --points 48 --oudlers 2"
    assert "\x1b" not in run("score", *flags.split()).out


@pytest.mark.parametrize(
    ("environ", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colours_at_a_terminal(
    run: Runner, monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], coloured: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    flags = "--contract garde --points 48 --oudlers 2"
    assert ("\x1b" in run("score", *flags.split()).out) is coloured


def test_ctrl_c(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("score").code == 130


#: What is imported on the way from the start to the first question.
ON_THE_WAY = ["oudler.cli.running", "click", "oudler.cli.score", "oudler.games", "fluent.runtime"]


@pytest.mark.parametrize("module", ON_THE_WAY)
def test_ctrl_c_while_the_program_starts(module: str) -> None:
    script = (
        "import sys\n"
        "class Impatient:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}:\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Impatient())\n"
        "from oudler.cli import main\n"
        "sys.exit(main(['score']))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], stdin=subprocess.DEVNULL, capture_output=True
    )
    assert run.returncode == 130, run.stderr
    assert run.stderr.strip() == b""


def test_nothing_is_imported_before_ctrl_c_is_expected() -> None:
    script = (
        "import sys, __future__; before = set(sys.modules); import oudler.cli\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    run = subprocess.run(
        [sys.executable, "-S", "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(oudler.__file__).parent.parent)},
    )
    assert run.stdout.split() == ["oudler", "oudler.cli"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("whist", 2),
        ("score --json /no/such/file", 2),
        ("score --contract garde --points 0 --oudlers 3", 1),
        ("play --resume /no/such/file", 2),
        ("--help", 0),
    ],
)
def test_errors_that_cannot_be_shown_are_errors_all_the_same(arguments: str, code: int) -> None:
    for stream in ("2>/dev/full", ">/dev/full 2>/dev/full", "2>&-"):
        command = f"exec '{sys.executable}' -m oudler.cli {arguments} {stream}"
        run = subprocess.run(["bash", "-c", command], capture_output=True)
        # Help that cannot be written is an error as well.
        expected = 2 if code == 0 and stream.startswith(">") else code
        assert run.returncode == expected, stream
