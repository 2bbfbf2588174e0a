"""Results as a picture: means with their intervals, row by row, as SVG.

Written by hand rather than by a plotting library: a few lines and texts are all there is to it,
and the same results give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from oudler.arena.intervals import Mean

__all__ = ["Panel", "picture"]

WIDTH: Final = 760
MARGIN: Final = 24
#: Widths of the labels at the left and of the numbers at the right.
LABELS: Final = 200
NUMBERS: Final = 130
ROW: Final = 26
HEAD: Final = 34
AXIS: Final = 30
#: Letters of a label.
LONGEST: Final = 30

INK: Final = "#222"
FAINT: Final = "#ccc"
COLOUR: Final = "#1f5fa8"


@dataclass(frozen=True)
class Panel:
    """Rows that share an axis: a label, a mean, and the mean as text."""

    title: str
    rows: Sequence[tuple[str, Mean, str]]


def picture(title: str, panels: Sequence[Panel]) -> str:
    """An SVG of the panels, one below the other; rows without a mean are left out."""
    shown = [
        Panel(panel.title, [row for row in panel.rows if row[1].mean is not None])
        for panel in panels
    ]
    shown = [panel for panel in shown if panel.rows]
    lines: list[str] = []
    top = MARGIN + 20
    for panel in shown:
        lines += _panel(panel, top)
        top += HEAD + ROW * len(panel.rows) + AXIS
    height = top + MARGIN
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
                f' viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
                f' fill="{INK}" role="img">'
            ),
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            _text(MARGIN, MARGIN + 8, title, weight="bold", size=15),
            *lines,
            "</svg>\n",
        ]
    )


def _panel(panel: Panel, top: float) -> Iterator[str]:
    low, high, step = _scale([mean for _, mean, _ in panel.rows])
    left, right = MARGIN + LABELS, WIDTH - MARGIN - NUMBERS

    def at(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    yield _text(MARGIN, top + 20, panel.title, weight="bold")
    first = top + HEAD
    bottom = first + ROW * len(panel.rows)
    places = max(0, -floor(log10(step)))
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        zero = abs(value) < step / 2
        yield _line(at(value), first, at(value), bottom, INK if zero else FAINT)
        label = f"{0.0 if zero else value:.{places}f}".replace("-", "\N{MINUS SIGN}")
        yield _text(at(value), bottom + 16, label, anchor="middle", size=11)
    for place, (label, mean, told) in enumerate(panel.rows):
        y = first + ROW * (place + 0.5)
        assert mean.mean is not None
        short = label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"
        yield _text(left - 10, y + 4, short, anchor="end")
        if mean.low is not None and mean.high is not None:
            yield _line(at(mean.low), y, at(mean.high), y, COLOUR, 2)
            for end in (mean.low, mean.high):
                yield _line(at(end), y - 5, at(end), y + 5, COLOUR, 2)
        yield f'<circle cx="{at(mean.mean):.1f}" cy="{y:.1f}" r="4" fill="{COLOUR}"/>'
        yield _text(right + 12, y + 4, told)


def _scale(means: Sequence[Mean]) -> tuple[float, float, float]:
    """Round ends of an axis that holds zero and everything shown, and the step between marks."""
    ends = [0.0]
    for mean in means:
        ends += [value for value in (mean.mean, mean.low, mean.high) if value is not None]
    width = max(ends) - min(ends) or 1.0
    rough = width / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    low, high = floor(min(ends) / step) * step, ceil(max(ends) / step) * step
    return low, high if high > low else low + step, step


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", weight: str = "normal", size: int = 13
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}"'
        f' font-size="{size}">{escape(text)}</text>'
    )


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: int = 1) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
        f' stroke="{colour}" stroke-width="{width}"/>'
    )
