"""``oudler bench``: how fast the core and its solver are here, and their signature."""

from __future__ import annotations

from typing import Any, Final

import click

from oudler.cli.face import Face
from oudler.cli.localised import Command, Number, face_of, lang_option
from oudler.solver import speed

__all__ = ["bench"]

#: The lengths of the deals that are solved unless told otherwise, in tricks left.
LENGTHS: Final = (6, 8, 10, 12)
#: How many deals of each length.
DEALS: Final = 50


@click.command(cls=Command)
@click.option("--tricks", "lengths", type=Number(1, 18), metavar="1…18", multiple=True)
@click.option("--deals", type=Number(1, 200), metavar="1…200", default=DEALS)
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def bench(ctx: click.Context, lengths: tuple[int, ...], deals: int, as_json: bool) -> None:
    """See ``help-bench`` in the catalogues."""
    face = face_of(ctx)
    found: dict[str, Any] = {
        "signature": speed.signature(),
        "isa": speed.instruction_set(),
        "random_playouts_per_second": round(speed.playouts_per_second()),
        "random_deals_per_second": round(speed.deals_per_second()),
    }
    if not as_json:
        _show_rates(face, found)
    found["solve"] = []
    for left in lengths or LENGTHS:
        line = speed.solving(left, deals)
        found["solve"].append(line)
        if not as_json:
            face.say(
                "bench-solve",
                tricks=left,
                median=_milliseconds(face, line["median_ms"]),
                most=_milliseconds(face, line["p90_ms"]),
                nodes=line["median_nodes"],
            )
    if as_json:
        face.show_json(found)


def _show_rates(face: Face, found: dict[str, Any]) -> None:
    face.say("bench-signature", signature=found["signature"], isa=found["isa"])
    face.say(
        "bench-rates",
        playouts=found["random_playouts_per_second"],
        deals=found["random_deals_per_second"],
    )


def _milliseconds(face: Face, value: float) -> str:
    return face.words.number(round(value, 3 if value < 10 else 0))
