"""Replays of written deals: every golden record, with and without its hands, step by step."""

from __future__ import annotations

import re

import msgspec
import pytest

from oudler.notation import read_records
from oudler.server.replaying import MOST_RECORDS, replayed
from tests.deals import golden_paths

TEXTS = {path.name: path.read_text() for path in golden_paths()[:12]}


@pytest.mark.parametrize("hands", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("name", TEXTS)
def test_every_move_of_every_record(name: str, hands: bool) -> None:
    text = TEXTS[name]
    if not hands:
        text = re.sub(r"\[(Hand\d|Talon|Dead) .*\]\n", "", text)
    records = [record for record, _ in zip(read_records(text), range(MOST_RECORDS), strict=False)]
    shown = replayed(text)
    assert len(shown) == len(records)
    for one, record in zip(shown, records, strict=True):
        assert msgspec.json.encode(one)
        assert (one["error"] is None) == (record.error is None)
        if record.deal is not None:
            moves = [step["move"] for step in one["deal"]["steps"]]
            assert moves == [str(move) for move in record.deal.moves]
            over = record.deal.over
            assert (one["deal"]["result"] is not None) == over


def test_a_replay_tells_each_thing_once_and_in_full() -> None:
    shown = next(iter(replayed(next(iter(TEXTS.values())))))
    events = [*shown["deal"]["events"], *(e for s in shown["deal"]["steps"] for e in s["events"])]
    laid = [event for event in events if event["event"] == "laid_away"]
    assert all(event["cards"] for event in laid)
    hands = [event["seat"] for event in events if event["event"] == "hand_dealt"]
    assert hands == list(range(1, shown["deal"]["players"] + 1))
