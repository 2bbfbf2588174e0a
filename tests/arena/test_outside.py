"""Outside bots: what they are told, what they may not know, and what becomes of bad ones."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from oudler.arena import ArenaError, Duplicate, run, summary_of
from oudler.arena.outside import MOST_AHEAD, OutsideBot, _Program, make_player
from oudler.arena.telling import question
from oudler.bots import BadSpec, make_bot
from oudler.cards import card as card_of
from oudler.cards import mask_of
from oudler.games import Deal, Move, Phase, deal
from oudler.games.events import Event
from oudler.games.moves import parse
from tests.deals import TABLES, make, random_deal
from tests.games.test_views import another_world, may_know

DOCUMENT = Path(__file__).parents[2] / "docs" / "outside-bots.md"
CARD = re.compile(r"\b(?:[SHDC](?:10|[1-9]|[JNQK])|T(?:2[01]|1\d|[1-9])|X)\b")


def seen(made: Deal, seat: int) -> list[Event]:
    return [event for event in made.events if event.seen_by(seat)]


def asked(made: Deal, chance: int = 0) -> str:
    """The question to the seat in turn."""
    assert made.turn is not None
    return question(made.view(made.turn), seen(made, made.turn), chance)


def program(tmp_path: Path, text: str) -> str:
    """The spec of a program in Python."""
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


# -- what is told ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_question_names_no_card_that_the_seat_may_not_know(game: str, players: int) -> None:
    compared = questions = 0
    for number in range(12):
        made = random_deal(game, players, number, Random(number).randrange(90))
        seat = made.turn
        if seat is None:
            continue
        questions += 1
        text = asked(made)
        history, _, mine = text.partition("\ncards ")
        named = mask_of(card_of(code) for code in CARD.findall(history))
        called = made.state.called.bit if getattr(made.state, "called", None) else 0
        assert not named & ~may_know(made, seat) & ~called
        # Below stand its own hand and what it may do; of the hands only Mathers's giver and the
        # caller of a king name cards besides, which are in the rules and not in a hand.
        own = mask_of(card_of(code) for code in CARD.findall(mine.partition("\n")[0]))
        assert own == made.hand(seat).mask
        for _ in range(3):
            other = another_world(made, seat, Random(number))
            # Marks are public: a world where they differ is another one to the seat too.
            if other is not None and seen(other, seat) == seen(made, seat):
                compared += 1
                assert asked(other) == text
    assert questions > 3 and (compared or players == 2)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_may_be_done_is_what_is_legal(game: str, players: int) -> None:
    kinds = set()
    for number in range(8):
        made = deal(game, players, number % players, seed=f"o{number}")
        rng = Random(number)
        while made.turn is not None:
            lines = [line.split() for line in asked(made).splitlines()]
            legal = made.legal_moves()
            for word, *rest in lines:
                if word == "legal":
                    kinds.add(word)
                    for token in rest:
                        legal.check(token)
                elif word == "choose":
                    kinds.add(rest[0])
            tokens = next((line[1:] for line in lines if line[0] == "legal"), None)
            plays = {str(move) for move in legal} if tokens and len(legal) < 200 else set()
            assert all(token in (tokens or ()) for token in plays if not token.startswith("poig"))
            made.push(legal.sample(rng))
    assert "legal" in kinds


def test_a_question_in_full() -> None:
    made = make(
        "fft",
        4,
        ["T21 T20 T1 SK", "S1 S2 HK", "DK C1", "CK"],
        talon="S9 S10 D9 D10 C9 C10",
        moves="pass prise pass pass",
    )
    made.push(made.legal_moves().sample(Random(1)))
    made.push("noslam")
    made.push("SK")
    text = asked(made, 77)
    lines = text.splitlines()
    assert lines[:4] == ["game fft", "players 4", "dealer 4", "seat 2"]
    assert lines[4].startswith("hand S1 S2 ")
    assert lines[5:11] == [
        "1 pass",
        "2 prise",
        "3 pass",
        "4 pass",
        "contract 2 prise",
        "talon S9 S10 D9 D10 C9 C10",
    ]
    assert re.fullmatch(r"2 discard\((?:[SHDC]\w+,){5}[SHDC]\w+\)", lines[11])
    assert lines[12:14] == ["2 noslam", "1 SK"]
    assert lines[14].startswith("cards ") and lines[15].startswith("legal S")
    assert lines[16:] == ["random 77", "move?"]
    # To the next seat the same, but for what was laid away.
    made.push(made.legal_moves().sample(Random(1)))
    assert "2 discard(?,?,?,?,?,?)" in asked(made).splitlines()


def test_options_of_the_rules_are_told() -> None:
    rules = deal("fft", 4, seed="r").rules.with_options([("undertrump", "lowest")])
    assert asked(deal(rules, 4, seed="r")).startswith("game fft undertrump=lowest\n")


def test_trumps_that_must_be_laid_away_stand_in_a_list_of_their_own() -> None:
    made = make(
        "fft",
        4,
        ["T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 SK"],
        talon="T19 T20 HK DK CK S1",
        moves="garde pass pass pass",
    )
    lists = [line.split()[1:] for line in asked(made).splitlines() if line.startswith("choose")]
    assert lists[0] == ["discard", "1", "S1"]
    assert lists[1] == ["discard", "5", *(f"T{number}" for number in range(2, 21))]
    made.legal_moves().check("discard(S1,T2,T3,T4,T5,T6)")


# -- the example ----------------------------------------------------------------------------------


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 20


@pytest.mark.parametrize(
    ("game", "players"), [("fft", 4), ("fft", 5), ("mathers", 2), ("greer", 3)]
)
def test_the_example_of_the_documents_plays(tmp_path: Path, game: str, players: int) -> None:
    spec = program(tmp_path, example())
    plan = Duplicate.of(game, players, "example", ["novice", *[spec] * (players - 1)])
    records = list(run(plan, range(1, 3)))
    novice, outside = summary_of(plan, records).bots
    assert novice.points.mean is not None and novice.points.mean > 0
    assert outside.effort.decisions > 50
    # Its chance is what it is given, so it plays the same again.
    again = list(run(plan, range(1, 3)))
    assert [one["tables"] for one in again] == [one["tables"] for one in records]


def test_every_line_that_may_come_is_in_the_document() -> None:
    words = set()
    for game, players in TABLES:
        for number in range(4):
            made = deal(game, players, number % players, seed=f"w{number}")
            rng = Random(number)
            text = ""
            while made.turn is not None:
                if made.phase is not Phase.PLAY or len(made.tricks) % 12 == 11:
                    text += asked(made)
                made.push(made.legal_moves().sample(rng))
            words |= {line.split()[0] for line in text.splitlines()}
    text = DOCUMENT.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z?]+)(?= |`)", text))
    assert {word for word in words if not word.isdigit()} <= named


# -- bad bots -------------------------------------------------------------------------------------

READ = "import sys, time\nfor line in sys.stdin:\n    if line == 'move?\\n':\n        "

FAULTS: dict[str, tuple[str, dict[str, object]]] = {
    "bot_ended": ("raise SystemExit(3)", {"exit_code": 3, "line": 0}),
    "bot_silent": ("sys.stdout.close(); __import__('os').close(1); time.sleep(60)", {"line": 0}),
    "bot_too_slow": ("time.sleep(60)", {"line": 0, "limit": 1.0}),
    "bot_line_not_move": ("print('hm', flush=True)", {"line": 1, "found": "hm"}),
    "bot_line_illegal": ("print('T21', flush=True)", {"line": 1, "found": "T21"}),
    "bot_spoke_early": ("print('pass\\npass', flush=True)", {"line": 2, "found": "pass"}),
}


def answer_all(bot: OutsideBot, made: Deal) -> None:
    """Ask the bot for the whole auction; what it has written is always there before it is asked."""
    for seat in range(4):
        if bot._program is not None:
            time.sleep(0.2)
        made.push(bot.answer(made.view(seat), seen(made, seat), Random(1), 9))


@pytest.mark.parametrize("code", FAULTS)
def test_a_bad_bot_is_named(tmp_path: Path, code: str) -> None:
    action, arguments = FAULTS[code]
    spec = program(tmp_path, READ + action)
    bot = OutsideBot(spec, 1.0 if code == "bot_too_slow" else 60.0)
    with pytest.raises(ArenaError) as error:
        answer_all(bot, deal("fft", 4, 3, seed="bad"))
    assert error.value.code == code
    said = error.value.arguments
    assert {**said, **arguments} == said
    assert (said["bot"], said["number"]) == (spec, 9)
    assert said["seat"] == (2 if code == "bot_spoke_early" else 1)
    assert bot._program is None


def test_remarks_are_skipped(tmp_path: Path) -> None:
    bot = OutsideBot(program(tmp_path, READ + "print('# thinking\\n#\\nPASS', flush=True)"))
    made = deal("fft", 4, 3, seed="bad")
    assert bot.answer(made.view(0), seen(made, 0), Random(1), 1) == parse("pass")
    bot.close()


def test_the_match_ends_with_the_bot_the_deal_and_the_line(tmp_path: Path) -> None:
    # It passes until the third question, which it gets in the third deal it opens.
    spec = program(
        tmp_path,
        "import sys\nasked = 0\nfor line in sys.stdin:\n    if line == 'move?\\n':\n"
        "        asked += 1\n        print('pass' if asked < 6 else 'what', flush=True)\n",
    )
    plan = Duplicate.of("fft", 4, "ends", [spec])
    with pytest.raises(ArenaError) as error:
        list(run(plan, range(1, 5)))
    said = error.value.arguments
    assert error.value.code == "bot_line_not_move"
    assert (said["number"], said["seat"], said["line"], said["found"]) == (2, 4, 6, "what")


def test_programs_end_with_the_match(tmp_path: Path) -> None:
    mark = tmp_path / "ended"
    spec = program(
        tmp_path,
        READ + "print('pass', flush=True)\n" + f"open({str(mark)!r}, 'a').write('x')\n",
    )
    for jobs in (1, 2):
        list(run(Duplicate.of("fft", 4, "ends", [spec]), range(1, 3), jobs))
    assert mark.read_text() == "xxx"


@pytest.mark.parametrize("maker", [make_bot, lambda spec: make_player(spec).spec])
@pytest.mark.parametrize("spec", ["exec", "Exec:ls", " exec:ls"])
def test_no_other_door(maker: Callable[[str], object], spec: str) -> None:
    with pytest.raises(BadSpec):
        maker(spec)


def test_the_registry_runs_no_programs() -> None:
    # What tables and the server make bots with.
    with pytest.raises(BadSpec):
        make_bot("exec:ls")


@pytest.mark.parametrize("spec", ["exec:", "exec:  ", "exec:'unclosed"])
def test_a_command_is_needed(spec: str) -> None:
    with pytest.raises(ArenaError) as error:
        make_player(spec)
    assert error.value.code == "bot_no_command"


# -- bots of the house that fail ------------------------------------------------------------------


class Failing:
    spec = "failing"

    def __init__(self, does: Callable[[], Move]) -> None:
        self.does = does

    def decide(self, view: object, rng: Random) -> Move:
        return self.does()


def test_a_bot_that_fails_or_plays_what_it_may_not_is_named() -> None:
    from oudler.arena.table import Chair, Player, play

    for does, code in ((lambda: 1 / 0, "bot_failed"), (lambda: parse("T21"), "bot_illegal_move")):
        chairs = [Chair(Player(Failing(does)), Random(1))] * 4  # type: ignore[arg-type]
        with pytest.raises(ArenaError) as error:
            play(deal("fft", 4, 0, seed="f"), chairs, 5)
        said = error.value.arguments
        assert error.value.code == code
        assert (said["bot"], said["number"], said["seat"]) == ("failing", 5, 2)


class Counting(Failing):
    """A bot that says what it spends: seven nodes a decision, every second one cut short."""

    nodes = 0
    capped = 0

    def decide(self, view: object, rng: Random) -> Move:
        self.nodes += 7
        self.capped = self.nodes // 14
        return self.does()


def test_what_bots_say_they_spend_is_counted() -> None:
    from oudler.arena.table import Chair, Player, play

    silent, counting = Player(make_bot("novice")), Player(Counting(lambda: parse("pass")))  # type: ignore[arg-type]
    made = deal("fft", 4, 3, seed="f")
    chairs = [Chair(player, Random(1)) for player in (silent, counting, silent, counting)]
    play(made, chairs, 1, Phase.AUCTION)
    effort = counting.spent()
    assert (effort.decisions, effort.nodes, effort.capped) == (2, 14, 1)
    assert effort.seconds > 0
    assert counting.spent() == (0, 0.0, 0, 0)
    effort = silent.spent()
    assert (effort.decisions, effort.nodes, effort.capped) == (2, 0, 0)


def test_a_flood_is_not_kept() -> None:
    threads = threading.active_count()
    command = [sys.executable, "-c", "while True: print('y' * 40)"]
    flooding = _Program(command, {})
    until = time.monotonic() + 60
    while not flooding._heard.full():
        assert time.monotonic() < until
        time.sleep(0.02)
    assert flooding._heard.qsize() == MOST_AHEAD
    flooding.close()
    while threading.active_count() > threads:
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_does_not_outlive_a_run_that_is_ended(tmp_path: Path, jobs: str) -> None:
    # It reads no more than its first line, so that it does not see its input end.
    sign = tmp_path / "pid"
    bot = tmp_path / "sleeper.py"
    bot.write_text(
        "import os, pathlib, sys, time\n"
        "sys.stdin.readline()\n"
        f"pathlib.Path({str(sign)!r}).write_text(str(os.getpid()))\n"
        "time.sleep(600)\n"
    )
    spec = f"exec:{sys.executable} {bot}"
    run = subprocess.Popen(
        [sys.executable, "-m", "oudler", "arena", spec, "--deals", "4", "--jobs", jobs]
    )
    wait_until(lambda: sign.exists() and sign.read_text() != "")
    pid = int(sign.read_text())
    run.send_signal(signal.SIGTERM)
    assert run.wait(60) == 143
    wait_until(lambda: not alive(pid))


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and waits to be asked for does not."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return text.rpartition(")")[2].split()[0] != "Z"
