"""``oudler deal``: new deals, written down."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oudler.games import PRESETS, deal
from oudler.notation import read_records
from tests.cli.conftest import Run

Runner = Callable[..., Run]


def test_the_same_seed_gives_the_same_deal(run: Runner) -> None:
    one, two = (run("deal", "--seed", "club-night-7") for _ in range(2))
    assert one.code == 0
    assert one.out == two.out
    assert '[Seed "club-night-7"]\n[Shuffle "shuffle-1"]\n' in one.out
    (record,) = read_records(one.out)
    assert record.error is None
    assert record.deal == deal("fft", seed="club-night-7")


def test_without_a_seed_each_deal_is_another(run: Runner) -> None:
    outs = {run("deal").out for _ in range(3)}
    assert len(outs) == 3
    for out in outs:
        (record,) = read_records(out)
        assert record.error is None
        assert len(record.tags["Seed"]) == 16


@pytest.mark.parametrize("game", PRESETS)
def test_every_game(run: Runner, game: str) -> None:
    for players in PRESETS[game].players_allowed:
        done = run("deal", "--game", game, "--players", str(players), "--dealer", "2")
        (record,) = read_records(done.out)
        assert record.deal is not None
        assert (record.deal.players, record.deal.dealer) == (players, 1)


def test_several_deals(run: Runner) -> None:
    done = run("deal", "--seed", "x", "--count", "6", "--dealer", "4")
    records = list(read_records(done.out))
    assert [record.tags["Seed"] for record in records] == [f"x/{n}" for n in range(1, 7)]
    dealers = [record.deal.dealer + 1 for record in records if record.deal]
    assert dealers == [4, 1, 2, 3, 4, 1]
    assert run("replay", "-", "--json", stdin=done.out).code == 0


def test_a_petit_sec_is_over_at_once(run: Runner) -> None:
    done = run("deal", "--seed", "x", "--count", "300")
    over = [record for record in read_records(done.out) if record.deal and record.deal.over]
    assert over
    assert all(record.result == (0, 0, 0, 0) and record.agrees for record in over)


def test_a_seed_with_quotes(run: Runner) -> None:
    out = run("deal", "--seed", 'a "quoted" \\ seed').out
    (record,) = read_records(out)
    assert record.tags["Seed"] == 'a "quoted" \\ seed'


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ("--game whist", "whist"),
        ("--game mathers --players 5", "2 or 3"),
        ("--dealer 5", "1 to 4"),
        ("--players 7", "it can be 3, 4 or 5"),
        ("--count 0", "from 1"),
        ("--seed", "--seed"),
    ],
)
def test_bad_flags(run: Runner, flags: str, said: str) -> None:
    done = run("deal", *flags.split())
    assert (done.code, done.out) == (2, "")
    assert said in done.err


@pytest.mark.parametrize("seed", ["a\nb", "a\rb", "\x1b[2J", "x" * 70_000, "caf\udce9"])
def test_a_seed_that_no_record_can_keep_is_refused(run: Runner, seed: str) -> None:
    answer = run("deal", "--seed", seed)
    assert answer.code == 2
    assert answer.out == ""
    assert "seed" in answer.err.lower()
