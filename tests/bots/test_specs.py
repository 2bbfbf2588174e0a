"""Bots made from specs."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from oudler.bots import BOTS, BadSpec, BotKind, OptionKind, make_bot, parse_spec
from oudler.bots.random_bot import decide
from oudler.games import deal

KINDS = {
    **BOTS,
    "thinker": BotKind(
        lambda options: decide,
        {"worlds": OptionKind(1, 4096, 64), "exact": OptionKind(0, 12, 9)},
    ),
}


@pytest.mark.parametrize("spec", sorted(BOTS))
def test_a_bot_gives_its_spec_back(spec: str) -> None:
    bot = make_bot(f" {spec} ")
    assert bot.spec == spec
    assert bot == make_bot(spec) == pickle.loads(pickle.dumps(bot)) == copy.deepcopy(bot)
    assert hash(bot) == hash(make_bot(spec))
    assert repr(bot) == f"make_bot({spec!r})"
    assert bot != spec


def test_options_are_read_and_the_others_have_their_defaults() -> None:
    assert parse_spec("thinker", KINDS)[1] == {"worlds": 64, "exact": 9}
    assert parse_spec("thinker:worlds=8", KINDS)[1] == {"worlds": 8, "exact": 9}
    assert parse_spec("thinker: exact = 0, worlds=4096", KINDS)[1] == {"worlds": 4096, "exact": 0}


@pytest.mark.parametrize("spec", ["", "Novice", "beginner", ":", "novice x", "thinker:worlds=8"])
def test_an_unknown_bot_names_the_known_ones(spec: str) -> None:
    with pytest.raises(BadSpec) as caught:
        make_bot(spec)
    assert caught.value.code == "unknown_bot"
    assert caught.value.arguments == {
        "found": spec.partition(":")[0],
        "allowed": tuple(sorted(BOTS)),
    }


@pytest.mark.parametrize(
    "options",
    [
        "worlds=0", "worlds=4097", "worlds=-1", "worlds=1.5", "worlds=²", "worlds=", "worlds",
        "=8", "", "depth=3", "worlds=8,worlds=8", "worlds=8,", "worlds=9999999999999999999999",
    ],
)  # fmt: skip
def test_a_bad_option_names_the_good_ones(options: str) -> None:
    with pytest.raises(BadSpec) as caught:
        parse_spec(f"thinker:{options}", KINDS)
    assert caught.value.code == "bad_bot_option"
    assert caught.value.arguments["bot"] == "thinker"
    assert caught.value.arguments["found"] in options
    assert caught.value.arguments["allowed"] == ("exact=0…12", "worlds=1…4096")


def test_a_bot_without_options_takes_none() -> None:
    with pytest.raises(BadSpec) as caught:
        make_bot("novice:level=3")
    assert caught.value.arguments == {"bot": "novice", "found": "level=3", "allowed": ()}


@pytest.mark.parametrize("spec", sorted(BOTS))
def test_a_bot_is_asked_only_in_its_turn(spec: str) -> None:
    start = deal("fft", 4, dealer=0, seed="turn")
    with pytest.raises(ValueError, match="not the turn"):
        make_bot(spec).decide(start.view(0), Random(1))
