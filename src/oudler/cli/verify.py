"""``oudler verify``: whether the cards of deals are those that the server had committed to."""

from __future__ import annotations

from typing import Any, Final

import click

from oudler.cli.face import EXIT_FINE, EXIT_WRONG, Face, Refused
from oudler.cli.input import open_bytes, shown_path
from oudler.cli.localised import Command, face_of, lang_option
from oudler.notation import Record, read_records
from oudler.tables.fairness import Verdict, check_record

__all__ = ["verify"]

_COLOURS: Final = {"fair": "green", "open": "yellow"}


@click.command(cls=Command)
@click.argument("file", metavar="FILE|-")
@click.option("--commitment", metavar="HASH")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def verify(ctx: click.Context, file: str, commitment: str | None, as_json: bool) -> int:
    """See ``help-verify`` in the catalogues."""
    face = face_of(ctx)
    code = EXIT_FINE
    index = 0
    answers = face.json_list() if as_json else None
    with open_bytes(file) as stream:
        for index, record in enumerate(read_records(stream), 1):
            verdict = check_record(record, commitment)
            if verdict.code != "fair":
                code = EXIT_WRONG
            if answers is None:
                _tell(face, index, verdict)
            else:
                answers.add(_report(face, index, record, verdict))
    if not index:
        raise Refused("no_record", path=shown_path(file))
    if answers is not None:
        answers.close()
    return code


def _tell(face: Face, index: int, verdict: Verdict) -> None:
    said = face.words.say("verify-verdict", verdict=verdict.code)
    face.show(f"{index}  {face.style(said, fg=_COLOURS.get(verdict.code, 'red'))}")
    if verdict.commitment is not None:
        face.show("   " + face.words.say("verify-commitment", hash=verdict.commitment))
        seats = tuple(str(seat) for seat in verdict.seats)
        face.show("   " + face.words.say("verify-seats", seats=seats))


def _report(face: Face, index: int, record: Record, verdict: Verdict) -> dict[str, Any]:
    return {
        "index": index,
        "match": record.tags.get("Match"),
        "deal": record.tags.get("DealNo"),
        "fair": verdict.code == "fair",
        "code": verdict.code,
        "commitment": verdict.commitment,
        "seats": list(verdict.seats),
        "message": face.words.say("verify-verdict", verdict=verdict.code),
    }
