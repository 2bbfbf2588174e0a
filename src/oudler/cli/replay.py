"""``oudler replay``: check the deals of a file against the rules and explain their scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any, Final

import click

from oudler.cli.explain import explanation, joined
from oudler.cli.face import EXIT_FINE, EXIT_WRONG, Face, Refused, jsonable
from oudler.cli.input import open_bytes, shown_path
from oudler.cli.localised import Command, face_of, lang_option
from oudler.games.deal import Deal
from oudler.games.french import FrenchState
from oudler.games.french_score import FrenchResult
from oudler.locales import Words, harmless
from oudler.notation import Record, read_records

__all__ = ["replay", "report"]

#: So many deals are told in full; of more, each gets a line.
FEW: Final = 3


@click.command(cls=Command)
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True)
@click.option("--verbose/--brief", "verbose", default=None)
@lang_option
@click.pass_context
def replay(ctx: click.Context, file: str, as_json: bool, verbose: bool | None) -> int:
    """See ``help-replay`` in the catalogues."""
    face = face_of(ctx)
    with open_bytes(file) as stream:
        records = read_records(stream)
        first = list(islice(records, FEW + 1))
        if not first:
            raise Refused("no_record", path=shown_path(file))
        numbered = enumerate(chain(first, records), 1)
        if as_json:
            return _show_json(face, numbered)
        full = verbose if verbose is not None else len(first) <= FEW
        return _show(face, numbered, full)


def _wrong(record: Record) -> bool:
    return record.error is not None or record.agrees is False


# -- JSON -------------------------------------------------------------------------------------


def _show_json(face: Face, records: Iterable[tuple[int, Record]]) -> int:
    answers = face.json_list()
    code = EXIT_FINE
    for index, record in records:
        if _wrong(record):
            code = EXIT_WRONG
        answers.add(report(face, index, record))
    answers.close()
    return code


def report(face: Face, index: int, record: Record) -> dict[str, Any]:
    """A record as the JSON contract has it: all keys, always."""
    words = face.about(_game(record))
    deal = record.deal
    over = deal is not None and deal.over
    result = deal.result if deal is not None else None
    turn = deal.turn if deal is not None else None
    return {
        "index": index,
        "event": record.tags.get("Event"),
        "game": _game(record),
        "players": _players(record),
        "legal": record.error is None,
        "error": _error(face, words, record),
        "outcome": result.outcome if result is not None else "incomplete",
        "complete": over,
        "turn": None if turn is None else turn + 1,
        **_contract(deal),
        "scores": None if result is None or result.scores is None else list(result.scores),
        "explanation": [] if result is None else explanation(words, result.steps),
        "agrees": record.agrees,
    }


def _contract(deal: Deal | None) -> dict[str, Any]:
    """What the games with a contract tell; null and nothing for the others."""
    found: dict[str, Any] = {
        "contract": None,
        "taker": None,
        "partner": None,
        "points": None,
        "oudlers": None,
        "target": None,
        "petit_au_bout": None,
        "poignees": [],
        "slam": "none",
        "defence_slam": False,
    }
    if deal is None or not isinstance(deal.state, FrenchState):
        return found
    state = deal.state
    if state.contract is not None:
        found["contract"] = state.contract.word
    found["taker"] = _seat(state.taker)
    found["partner"] = _seat(state.partner)
    found["poignees"] = [{"seat": one.seat + 1, "size": one.size} for one in state.poignees]
    result = deal.result
    if isinstance(result, FrenchResult) and result.points is not None:
        found.update(
            points=jsonable(result.points / 2),
            oudlers=result.oudlers,
            target=result.target,
            petit_au_bout=result.petit_au_bout,
            slam=result.slam,
            defence_slam=result.defence_slam,
        )
    return found


def _seat(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def _game(record: Record) -> str | None:
    return record.deal.rules.name if record.deal is not None else record.tags.get("Game")


def _players(record: Record) -> int | None:
    """How many play, also where other tags do not make a deal."""
    if record.deal is not None:
        return record.deal.players
    said = record.tags.get("Players", "")
    return int(said) if said in ("2", "3", "4", "5", "6") else None


def _error(face: Face, words: Words, record: Record) -> dict[str, Any] | None:
    error = record.error
    if error is None:
        return None
    place = {"line": error.line, "column": error.column, "token": error.token}
    return {**place, **face.error_object(error, words)}


# -- for people -------------------------------------------------------------------------------


def _show(face: Face, records: Iterable[tuple[int, Record]], full: bool) -> int:
    checked = wrong = 0
    for index, record in records:
        checked += 1
        wrong += _wrong(record)
        if full:
            for line in _told(face, index, record):
                face.show(line)
            face.show()
        else:
            face.show(_line(face, index, record))
    summary = face.words.say("replay-summary", records=checked, wrong=wrong)
    face.show(face.style(summary, fg="red" if wrong else "green", bold=True))
    return EXIT_WRONG if wrong else EXIT_FINE


def _told(face: Face, index: int, record: Record) -> Iterator[str]:
    """A record in full."""
    words = face.about(_game(record))
    deal = record.deal
    heading = words.say("replay-heading", index=index, players=_players(record))
    event = record.tags.get("Event")
    if event:
        heading += " " + words.say("replay-event", event=harmless(event))
    yield face.style(heading, bold=True)
    if deal is not None:
        yield from (f"  {line}" for line in _course(words, deal, record.error is not None))
    if record.error is not None:
        yield "  " + face.style(_fault(words, record), fg="red")
    if record.agrees is not None:
        said = _agreement(words, record)
        yield "  " + face.style(said, fg="green" if record.agrees else "red")
    elif record.error is None and "Result" in record.tags:
        yield "  " + face.style(words.say("replay-unchecked"), fg="yellow")


def _course(words: Words, deal: Deal, faulty: bool) -> Iterator[str]:
    """How the deal went, and how its score came about; a ``faulty`` record did not just stop."""
    contract = _contract(deal)
    if contract["contract"]:
        yield words.say(
            "replay-contract",
            contract=contract["contract"],
            seat=contract["taker"],
            partner=contract["partner"],
        )
    result = deal.result
    if result is None:
        if deal.turn is not None and not faulty:
            yield words.say("replay-incomplete", seat=deal.turn + 1)
        return
    if result.outcome == "passed":
        yield words.say("replay-passed")
    elif result.outcome == "petit_sec":
        yield words.say("replay-petit-sec")
    steps = [words.step(one.code, one.amount, one.arguments) for one in result.steps]
    if isinstance(result, FrenchResult) and steps:
        # A sum in one line; the other games have many small lines.
        steps = [steps[0], joined(steps[1:])]
    yield from steps
    if result.scores is None:
        yield words.say("replay-score-unknown")
    else:
        yield words.say("replay-scores", scores=_scores(words, result.scores))


def _line(face: Face, index: int, record: Record) -> str:
    """A record in one line."""
    words = face.about(_game(record))
    if _wrong(record):
        verdict = face.style(words.say("replay-wrong"), fg="red")
        reason = _fault(words, record) if record.error is not None else _agreement(words, record)
        return f"{index}  {verdict}  {reason}"
    deal = record.deal
    if deal is None or deal.result is None:
        return f"{index}  {words.say('replay-open')}"
    parts = [face.style(words.say("replay-fine"), fg="green")]
    contract = _contract(deal)
    if contract["contract"]:
        parts.append(
            words.say(
                "replay-contract",
                contract=contract["contract"],
                seat=contract["taker"],
                partner=contract["partner"],
            )
        )
    elif deal.result.outcome != "played":
        parts.append(words.say(f"replay-{deal.result.outcome.replace('_', '-')}"))
    if deal.result.scores is not None:
        parts.append(_scores(words, deal.result.scores))
    return f"{index}  " + "  ".join(parts)


def _scores(words: Words, scores: Iterable[int]) -> str:
    return " ".join(words.signed(points) for points in scores)


def _agreement(words: Words, record: Record) -> str:
    if record.agrees:
        return words.say("replay-agrees")
    assert record.deal is not None and record.deal.result is not None
    return words.say(
        "replay-disagrees",
        found=_scores(words, record.result or ()),
        expected=_scores(words, record.deal.result.scores or ()),
    )


def _fault(words: Words, record: Record) -> str:
    """Where and what: line, column, token, reason, rule."""
    error = record.error
    assert error is not None
    place = words.say(
        "replay-fault",
        line=error.line,
        column=error.column,
        token=None if error.token is None else harmless(error.token),
    )
    text = words.say("replay-reason", place=place, reason=words.error(error.code, error.arguments))
    if error.rule:
        text += f" ({words.say('replay-rule', rule=error.rule)})"
    return text
