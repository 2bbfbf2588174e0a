"""``oudler score``: score deals of French tarot, from flags, from questions, or from JSON."""

from __future__ import annotations

from typing import Any, Final

import click

from oudler.cli.answers import Answers
from oudler.cli.explain import explanation, joined
from oudler.cli.face import EXIT_FINE, EXIT_WRONG, Face, Refused
from oudler.cli.input import read_json_list
from oudler.cli.localised import (
    Command,
    Kind,
    Number,
    Word,
    face_of,
    lang_option,
    spelled,
    words_of,
)
from oudler.errors import CodedError
from oudler.games.french_score import SIZES
from oudler.games.score_sheet import (
    CONTRACTS,
    GAMES,
    SIDES,
    SLAMS,
    Case,
    Sheet,
    Shown,
    read_case,
    settle,
)
from oudler.locales import Words

__all__ = ["parse_points", "score", "show_sheet"]

#: The options without which flags do not make a deal.
NEEDED: Final = ("contract", "points", "oudlers")


def parse_points(text: str) -> int | None:
    """Half points from what people write: 48, 48.5, 48,5, 48½; None if it is no such number."""
    whole, half, rest = text.strip().replace("½", ".5").replace(",", ".").partition(".")
    if not (whole.isascii() and whole.isdigit() and len(whole) < 4):
        return None
    if half and rest not in ("0", "5"):
        return None
    return 2 * int(whole) + (rest == "5")


class Points(Kind):
    """Card points, as half points."""

    name = "points"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        halves = value if isinstance(value, int) else parse_points(str(value))
        if halves is None:
            raise Refused("flag_points", option=spelled(param), found=str(value))
        return halves


class PoigneeFlag(Kind):
    """``attack:simple``."""

    name = "poignee"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Shown:
        if isinstance(value, Shown):
            return value
        by, _, how_many = str(value).partition(":")
        answers = Answers(words_of(ctx) if ctx else Words("en"))
        side, size = answers.answer(by, SIDES), answers.answer(how_many, SIZES)
        if side is None or size is None:
            raise Refused("flag_poignee", option=spelled(param), found=str(value))
        return Shown(side, size)


class Spoken(Word):
    """One of some words, or what people say for it in the language of the command: ``petite``."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        said = Answers(words_of(ctx)).answer(str(value), self.allowed) if ctx else None
        return said or super().convert(value, param, ctx)


@click.command(cls=Command)
@click.option("--game", type=Word(*GAMES), metavar="|".join(GAMES))
@click.option("--players", type=Number(3, 5), metavar="3|4|5")
@click.option("--contract", type=Spoken(*CONTRACTS), metavar="|".join(CONTRACTS))
@click.option("--points", type=Points(), metavar="0…91")
@click.option("--oudlers", type=Number(0, 3), metavar="0…3")
@click.option("--petit-au-bout", type=Spoken(*SIDES), metavar="|".join(SIDES))
@click.option("--poignee", "poignees", type=PoigneeFlag(), multiple=True, metavar="SIDE:SIZE")
@click.option("--slam", type=Word(*SLAMS), metavar="WORD")
@click.option("--defence-slam", is_flag=True, default=None)
@click.option("--partner/--alone", default=None)
@click.option("--json", "json_file", metavar="FILE|-")
@lang_option
@click.pass_context
def score(ctx: click.Context, /, json_file: str | None, **flags: Any) -> int:
    """See ``help-score`` in the catalogues."""
    face = face_of(ctx)
    given = {name: value for name, value in flags.items() if value not in (None, ())}
    if json_file is not None:
        if given:
            names = tuple(f"--{name.replace('_', '-')}" for name in given)
            raise Refused("flags_with_json", found=names)
        return _score_json(face, json_file)
    if not given:
        from oudler.cli.ask import ask_case

        case = ask_case(face)
    else:
        case = _from_flags(given)
    try:
        sheet = settle(case)
    except CodedError as error:
        face.complain(error)
        return EXIT_WRONG
    show_sheet(face, case, sheet)
    return EXIT_FINE


def _from_flags(given: dict[str, Any]) -> Case:
    missing = tuple(f"--{name}" for name in NEEDED if name not in given)
    if missing:
        raise Refused("flags_missing", missing=missing)
    return Case(**{"game": "fft", "players": 4, **given})


def show_sheet(face: Face, case: Case, sheet: Sheet) -> None:
    """The score of a case, for people."""
    words = face.about(case.game)
    first, *sums = [words.step(one.code, one.amount, one.arguments) for one in sheet.steps]
    face.show(first)
    face.show(joined(sums))
    face.show(face.style(words.say("score-made" if sheet.made else "score-lost"), bold=True))
    lines = [(words.say("score-taker"), words.signed(sheet.taker))]
    if sheet.partner is not None:
        lines.append((words.say("score-partner"), words.signed(sheet.partner)))
    lines.append((words.say("score-defender"), words.signed(sheet.defender)))
    width = max(len(label) for label, _ in lines)
    column = max(len(points) for _, points in lines)
    for label, points in lines:
        face.show(f"  {label:<{width}}  {points:>{column}}")


def _score_json(face: Face, path: str) -> int:
    answers = face.json_list()
    code = EXIT_FINE
    for number, source in enumerate(read_json_list(path)):
        words = face.about(_game_of(source))
        try:
            sheet = settle(read_case(source))
        except CodedError as error:
            code = EXIT_WRONG
            answers.add({"error": face.field_error(error, words, number)})
            continue
        answers.add(
            {
                "S": sheet.S,
                "taker": sheet.taker,
                "partner": sheet.partner,
                "defender": sheet.defender,
                "made": sheet.made,
                "target": sheet.target,
                "explanation": explanation(words, sheet.steps),
            }
        )
    answers.close()
    return code


def _game_of(source: object) -> str | None:
    """The game in whose words to speak, as far as the case tells."""
    game = source.get("game") if isinstance(source, dict) else None
    return game if isinstance(game, str) and game in GAMES else None
