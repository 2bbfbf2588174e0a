"""The picture of a result."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from oudler.arena.drawing import Panel, picture
from oudler.arena.intervals import Mean

SVG = "{http://www.w3.org/2000/svg}"


def test_means_and_intervals_lie_where_they_should() -> None:
    rows = [
        ("<a & b>", Mean(9, 10.0, 0.0, 20.0), "+10"),
        ("c", Mean(9, -20.0, None, None), "−20"),
        ("d", Mean(0, None, None, None), "—"),
    ]
    svg = ElementTree.fromstring(picture("t", [Panel("p", rows), Panel("empty", rows[2:])]))
    one, two = (float(dot.attrib["cx"]) for dot in svg.iter(f"{SVG}circle"))
    texts = {text.text: text for text in svg.iter(f"{SVG}text")}
    assert "<a & b>" in texts and "d" not in texts and "empty" not in texts
    zero = float(texts["0"].attrib["x"])
    assert one - zero == pytest.approx((zero - two) / 2, abs=0.2)
    (bar,) = (
        line
        for line in svg.iter(f"{SVG}line")
        if line.attrib["stroke-width"] == "2" and line.attrib["y1"] == line.attrib["y2"]
    )
    assert float(bar.attrib["x1"]) == pytest.approx(zero, abs=0.1)
    assert (float(bar.attrib["x1"]) + float(bar.attrib["x2"])) / 2 == pytest.approx(one, abs=0.1)


@pytest.mark.parametrize("value", [0.0, 1e-9, 0.03, -7.0, 123456.0])
def test_any_size_of_numbers_fits(value: float) -> None:
    svg = ElementTree.fromstring(
        picture("t", [Panel("p", [("a", Mean(2, value, value, value), "")])])
    )
    (dot,) = svg.iter(f"{SVG}circle")
    assert 200 <= float(dot.attrib["cx"]) <= 620
