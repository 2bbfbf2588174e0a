"""The compiled module as Python sees it: its arrays, its refusals, its promises."""

from __future__ import annotations

import ast
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oudler import _core
from oudler.cards import ALL, EXCUSE_BIT, HEARTS, KINGS, PLAIN, SPADES, TRUMPS
from oudler.games import PRESETS
from tests.differential.comparing import core_rules, masks, words

FFT = _core.PlayRules.preset("fft")
PACKAGE = Path(_core.__file__).parent


def empty(rules: _core.PlayRules, players: int, count: int) -> dict[str, np.ndarray]:
    """Arrays for deals."""
    tricks = rules.hand_size(players)
    return {
        "hands": np.zeros((count, players, 2), np.uint64),
        "piles": np.zeros((count, 2), np.uint64),
        "seats": np.zeros((count, _core.SEATS), np.uint8),
        "cards": np.zeros((count, tricks * players), np.uint8),
        "legal": np.zeros((count, tricks * players, 2), np.uint64),
        "winners": np.zeros((count, tricks), np.uint8),
        "results": np.zeros((count, _core.RESULTS), np.int16),
    }


def dealt(rules: _core.PlayRules, players: int, count: int, **options: Any) -> dict[str, Any]:
    arrays = empty(rules, players, count)
    deal = [arrays[name] for name in ("hands", "piles", "seats")]
    _core.random_deals(rules, 1, *deal, **options)
    return arrays


def played(arrays: dict[str, Any], rules: _core.PlayRules, **options: Any) -> dict[str, Any]:
    deal = [arrays[name] for name in ("hands", "piles", "seats")]
    wanted = {name: arrays[name] for name in ("cards", "legal", "winners", "results")}
    _core.play_randomly(rules, *deal, 7, **wanted, **options)
    return arrays


# -- what there is ------------------------------------------------------------------------------


def test_stub_names_what_the_module_has() -> None:
    tree = ast.parse((PACKAGE / "_core.pyi").read_text())
    stub: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            stub[node.name] = set()
        elif isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
            stub[node.target.id] = set()
        elif isinstance(node, ast.ClassDef):
            stub[node.name] = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    public = {name for name in dir(_core) if not name.startswith("_")}
    assert set(stub) == public
    for name, members in stub.items():
        if isinstance(getattr(_core, name), type):
            has = {one for one in vars(getattr(_core, name)) if not one.startswith("_")}
            assert members - {"__init__"} == has, name


def parameters(function: ast.FunctionDef) -> list[tuple[str, str]]:
    """Names and kinds, without self."""
    found = [(one.arg, "") for one in function.args.args if one.arg != "self"]
    return found + [(one.arg, "keyword") for one in function.args.kwonlyargs]


def test_stub_has_the_parameters_of_the_module() -> None:
    """As far as the module's own first lines of documentation tell."""
    tree = ast.parse((PACKAGE / "_core.pyi").read_text())
    compared = 0
    for node in tree.body:
        classes = [node] if isinstance(node, ast.ClassDef) else []
        members: list[tuple[Any, ast.stmt]] = [
            (getattr(_core, one.name), inner) for one in classes for inner in one.body
        ]
        for owner, inner in [*members, (_core, node)]:
            if not isinstance(inner, ast.FunctionDef) or "property" in ast.unparse(inner):
                continue
            line = (getattr(owner, inner.name).__doc__ or "").splitlines()[0]
            line = re.sub(r"= <[^>]*>", "= None", line)
            (told,) = ast.parse(f"def {line}: ...").body
            assert isinstance(told, ast.FunctionDef)
            assert parameters(told) == parameters(inner), inner.name
            compared += 1
    assert compared > 12


def test_instruction_sets() -> None:
    assert _core.isas()[0] == "scalar"
    assert _core.best_isa() in _core.isas()


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_those_of_the_reference(name: str) -> None:
    ours, theirs = _core.PlayRules.preset(name), core_rules(PRESETS[name])
    for one in ("must_trump", "must_overtrump", "trump_lead_needs_break", "undertrump_lowest"):
        assert getattr(ours.trick, one) == getattr(theirs.trick, one), one
    for one in ("game", "excuse_changes_side", "petit_au_bout_before_excuse", "defence_slam"):
        assert getattr(ours, one) == getattr(theirs, one), one
    assert ours.discard_scores == theirs.discard_scores
    assert ours.king_cut == theirs.king_cut
    for players in PRESETS[name].players_allowed:
        assert ours.hand_size(players) == PRESETS[name].layout(players).hand


# -- deals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_random_deals_are_whole_and_the_same_everywhere(name: str) -> None:
    rules = _core.PlayRules.preset(name)
    for players in PRESETS[name].players_allowed:
        arrays = dealt(rules, players, 50)
        for hands, pile in zip(arrays["hands"], masks(arrays["piles"]), strict=True):
            held = masks(hands)
            assert sum(one.bit_count() for one in [*held, pile]) == 78
            assert sum(held) + pile == ALL
            if name != "mathers" and name != "mathers-1888":
                assert not pile & (KINGS | EXCUSE_BIT)
        played(arrays, rules)
        for isa in _core.isas():
            other = played(dealt(rules, players, 50, isa=isa), rules, isa=isa)
            for key, array in arrays.items():
                assert np.array_equal(array, other[key]), key


def test_deals_are_numbered() -> None:
    whole = dealt(FFT, 4, 3000)
    part = dealt(FFT, 4, 10, first=2500)
    assert np.array_equal(whole["hands"][2500:2510], part["hands"])


def test_scores() -> None:
    arrays = played(dealt(FFT, 4, 100), FFT)
    premiums = np.tile(np.array([2, 20, 0], np.int16), (100, 1))
    scores = np.zeros(100, np.int32)
    _core.french_scores(FFT, arrays["results"], premiums, scores)
    points, oudlers, petit = (
        arrays["results"][:, 0],
        arrays["results"][:, 1],
        arrays["results"][:, 2],
    )
    over = points // 2 - np.array([56, 51, 41, 36])[oudlers]
    expected = np.where(over >= 0, 25 + over, over - 25) + 10 * petit
    expected = 2 * expected + np.where(over >= 0, 20, -20)
    slam = (arrays["results"][:, 3] == 18) * 200 - (arrays["results"][:, 3] == 0) * 200
    assert np.array_equal(scores, expected + slam)


def test_threads_run_beside_a_batch() -> None:
    arrays = dealt(FFT, 4, 40_000)
    ticks = 0
    done = threading.Event()

    def play() -> None:
        played(arrays, FFT)
        done.set()

    worker = threading.Thread(target=play)
    worker.start()
    while not done.is_set():
        ticks += 1
    worker.join()
    assert ticks > 100


# -- refusals -----------------------------------------------------------------------------------


def change(name: str, what: Callable[[Any], Any]) -> Callable[[dict[str, Any]], None]:
    def make(arrays: dict[str, Any]) -> None:
        arrays[name] = what(arrays[name])

    return make


def put(name: str, index: Any, value: int) -> Callable[[dict[str, Any]], None]:
    def make(arrays: dict[str, Any]) -> None:
        arrays[name][index] = value

    return make


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (change("hands", lambda a: a.astype(np.int64)), "hands: needed is a C-contiguous array"),
        (change("hands", lambda a: a[:, :, ::-1]), "hands: needed is a C-contiguous array"),
        (change("hands", lambda a: a[:, :1]), "not played by so many"),
        (change("hands", lambda a: a.tolist()), "hands: needed is an array"),
        (change("piles", lambda a: a[1:]), r"piles: .* shape \(5, 2\)"),
        (change("piles", lambda a: "x"), "piles: not an array"),
        (change("seats", lambda a: a[:, :4].copy()), r"seats: .* shape \(5, 5\)"),
        (change("cards", lambda a: a[:, :-1].copy()), r"cards: .* shape \(5, 72\)"),
        (change("results", lambda a: a.astype(np.int32)), "results: needed .* int16"),
        (change("legal", lambda a: np.broadcast_to(a[:1], a.shape)), "legal: "),
        (put("seats", (2, 0), 4), "deal 2: the leader or the dealer is no seat"),
        (put("seats", (2, 2), 0), "deal 2: the attack is nobody"),
        (put("seats", (2, 2), 16), "deal 2: the attack is nobody"),
        (put("seats", (2, 3), 13), "deal 2: the card called"),
        (put("hands", (3, 1), 0), "deal 3: the hands are not of equal size"),
        (put("hands", (3, slice(None)), 0), "deal 3: the hands are empty"),
        (put("hands", (3, 0, 1), 1 << 40), "deal 3: "),
        (put("piles", 4, 0), "deal 4: hands and pile do not make 78 cards"),
        (put("piles", (4, 0), 1 << 60), "deal 4: "),
    ],
)
def test_wrong_arrays_are_refused(wrong: Callable[[Any], None], reason: str) -> None:
    arrays = dealt(FFT, 4, 5)
    wrong(arrays)
    with pytest.raises(ValueError, match=reason):
        played(arrays, FFT)


def test_cards_that_may_not_be_played_are_refused() -> None:
    arrays = played(dealt(FFT, 4, 5), FFT)
    arrays["cards"][3, 40] = arrays["cards"][3, 0]
    deal = [arrays[name] for name in ("hands", "piles", "seats", "cards")]
    with pytest.raises(ValueError, match=r"deal 3, ply 40: card \d+ may not be played"):
        _core.replay(FFT, *deal)
    arrays["cards"][3, 40] = 200
    with pytest.raises(ValueError, match="deal 3, ply 40: card 200 may not be played"):
        _core.replay(FFT, *deal)


def test_empty_batches_are_fine() -> None:
    played(dealt(FFT, 4, 0), FFT)
    _core.Constraints(1, [1], [1]).sample(1, np.zeros((0, 1, 2), np.uint64))


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: _core.PlayRules("belote"), "no game is called belote"),
        (lambda: _core.PlayRules.preset("belote"), "no preset is called belote"),
        (lambda: FFT.hand_size(6), "not played by so many"),
        (lambda: dealt(FFT, 4, 1, isa="sse"), "no instruction set is called sse"),
        (lambda: _core.legal_cards(-1, [], _core.TrickRules()), "hand: a set of cards has 78"),
        (lambda: _core.legal_cards(1 << 78, [], _core.TrickRules()), "hand: a set of cards has 78"),
        (lambda: _core.legal_cards(1, [], _core.TrickRules(), True, 1 << 300), "barred: "),
        (lambda: _core.legal_cards(1, [78], _core.TrickRules()), "no card has the number 78"),
        (lambda: _core.trick_winner([3, 3]), "card 3 lies in the trick twice"),
        (lambda: _core.trick_winner(list(range(7))), "a trick of 7 cards"),
        (lambda: _core.trick_winner([]), "nobody takes"),
    ],
)
def test_other_wrong_input_is_refused(call: Callable[[], Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        call()


# -- worlds -------------------------------------------------------------------------------------


def test_worlds_keep_to_what_is_known() -> None:
    hidden = SPADES | HEARTS | TRUMPS
    known = _core.Constraints(
        hidden,
        [ALL & ~SPADES, ALL, PLAIN & ~KINGS],
        [20, 20, 9],
        [0, TRUMPS & -TRUMPS, 0],
    )
    assert known.holders == 3
    assert known.worlds > 1e14
    out = np.zeros((2000, 3, 2), np.uint64)
    known.sample(3, out)
    for world in out[:200]:
        first, second, third = masks(world)
        assert first | second | third == hidden
        assert [one.bit_count() for one in (first, second, third)] == [20, 20, 9]
        assert not first & SPADES
        assert second & TRUMPS & -TRUMPS
        assert not third & (TRUMPS | KINGS)
    again = np.zeros((10, 3, 2), np.uint64)
    known.sample(3, again, first=1500)
    assert np.array_equal(again, out[1500:1510])


def test_worlds_are_equally_likely() -> None:
    # Four cards, two of which the first cannot have: 5 worlds.
    known = _core.Constraints(0b1111, [0b0111, 0b1111, 0b1011], [1, 2, 1])
    out = np.zeros((50_000, 3, 2), np.uint64)
    known.sample(5, out)
    _, counts = np.unique(out[:, :, 0], axis=0, return_counts=True)
    assert len(counts) == known.worlds
    expected = 50_000 / len(counts)
    assert ((counts - expected) ** 2 / expected).sum() < len(counts) + 4 * (2 * len(counts)) ** 0.5


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((1, [], []), "nobody holds"),
        ((1, [1] * 9, [1] * 9), "9 holders"),
        ((1, [1], [1, 0]), "counts: needed is one for each holder"),
        ((3, [3, 3], [1, 2]), "counts: they do not add up"),
        ((3, [3, 3], [3, -1]), "counts: they do not add up"),
        ((3, [3, 3], [1, 1], [0]), "must: needed is a set for each holder"),
        ((3, [3, 3], [1, 1], [1, 1]), "must: a card"),
        ((3, [3, 3], [1, 1], [4, 0]), "must: a card"),
        ((3, [3, 3], [1, 1], [3, 0]), "no deal of the hidden cards"),
        ((3, [1, 1], [1, 1]), "no deal of the hidden cards"),
        ((-3, [1, 1], [1, 1]), "hidden: a set of cards"),
    ],
)
def test_constraints_that_nothing_keeps_to_are_refused(arguments: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        _core.Constraints(*arguments)


def test_only_layers_above_the_rules_use_the_core() -> None:
    """The import contracts see Python sources only, so this one is held here."""
    allowed = ("solver", "bots", "envs", "analysis")
    for path in PACKAGE.rglob("*.py"):
        if (
            "_core" in path.read_text()
            and path.relative_to(PACKAGE).parts[0].removesuffix(".py") not in allowed
        ):
            names = {
                name.name
                for node in ast.walk(ast.parse(path.read_text()))
                if isinstance(node, ast.ImportFrom)
                for name in node.names
            }
            assert "_core" not in names, path


def test_words_and_masks() -> None:
    assert masks(np.array([words(ALL), words(TRUMPS)], np.uint64)) == [ALL, TRUMPS]
