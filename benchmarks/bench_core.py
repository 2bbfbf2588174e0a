"""Playouts, deals and worlds per second of the compiled core, beside OpenSpiel's tarok if it is
installed (``pip install open_spiel``), in the same run.

    python benchmarks/bench_core.py [--seconds 1] [--isa scalar] [--json]

One thread, and the processor's time, so that what else the machine does counts little. A playout
is the tricks of a dealt hand, played with random legal cards and counted; a deal also shuffles,
lays away and calls; a world is a deal of the hidden cards that agrees with what a defender at a
table of four knows after four tricks. Policy playouts play the cards of the core's policy, and
policy deals are bid, laid away and played by it. OpenSpiel's states are compiled C++, called from a
loop in Python; its own C++ loop is faster.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random

import numpy as np

from oudler import _core
from oudler.cards import ALL, CLUBS, KINGS, OUDLERS, PLAIN, SPADES, TRUMPS
from oudler.games import PRESETS

DEALS = 4096


def rate(run: Callable[[int], None], seconds: float) -> int:
    """How many of DEALS at a time a second of the processor does."""
    run(0)
    start = time.process_time()
    rounds = 0
    while (spent := time.process_time() - start) < seconds:
        rounds += 1
        run(rounds * DEALS)
    return round(rounds * DEALS / spent)


def table(game: str, players: int, seconds: float, isa: str) -> dict[str, object]:
    rules = _core.PlayRules.preset(game)
    hands = np.zeros((DEALS, players, 2), np.uint64)
    piles = np.zeros((DEALS, 2), np.uint64)
    seats = np.zeros((DEALS, _core.SEATS), np.uint8)
    results = np.zeros((DEALS, _core.RESULTS), np.int16)

    def deal(first: int) -> None:
        _core.random_deals(rules, 1, hands, piles, seats, first=first, isa=isa)

    def play(first: int) -> None:
        _core.play_randomly(rules, hands, piles, seats, 1, results=results, first=first, isa=isa)

    def both(first: int) -> None:
        deal(first)
        play(first)

    deal(0)
    return {
        "engine": f"oudler ({isa})",
        "game": game,
        "players": players,
        "tricks": rules.hand_size(players),
        "playouts_per_second": rate(play, seconds),
        "deals_per_second": rate(both, seconds),
    }


def policy(players: int, seconds: float, isa: str) -> dict[str, object]:
    rules = _core.PlayRules.preset("fft")
    hands = np.zeros((DEALS, players, 2), np.uint64)
    piles = np.zeros((DEALS, 2), np.uint64)
    seats = np.zeros((DEALS, _core.SEATS), np.uint8)
    told = np.zeros((DEALS, _core.TOLD), np.uint8)
    results = np.zeros((DEALS, _core.RESULTS), np.int16)
    _core.random_deals(rules, 1, hands, piles, seats, isa=isa)

    def play(first: int) -> None:
        _core.play_by_policy(rules, hands, piles, seats, 1, results=results, first=first, isa=isa)

    def deal(first: int) -> None:
        _core.simulate(rules, players, 1, told, results=results, first=first, isa=isa)

    return {
        "engine": f"policy ({isa})",
        "game": "fft",
        "players": players,
        "tricks": rules.hand_size(players),
        "playouts_per_second": rate(play, seconds),
        "deals_per_second": rate(deal, seconds),
    }


def worlds(seconds: float) -> dict[str, object]:
    rng = Random(1)
    cards = list(range(78))
    rng.shuffle(cards)
    hidden = sum(1 << card for card in cards[: 3 * 14 + 6])
    while (hidden & PLAIN & ~KINGS).bit_count() < 20:
        rng.shuffle(cards)
        hidden = sum(1 << card for card in cards[: 3 * 14 + 6])
    known = _core.Constraints(
        hidden,
        [ALL & ~SPADES, ALL & ~(TRUMPS & -(1 << 70)), ALL & ~CLUBS, PLAIN & ~KINGS & ~OUDLERS],
        [14, 14, 14, 6],
    )
    out = np.zeros((DEALS, 4, 2), np.uint64)
    found = rate(lambda first: known.sample(1, out, first=first), seconds)
    return {"engine": "oudler", "worlds": known.worlds, "worlds_per_second": found}


def open_spiel(players: int, seconds: float) -> dict[str, object] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("tarok", {"players": players})
    rng = Random(1)
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        done += 1
    return {
        "engine": "open_spiel",
        "game": "tarok",
        "players": players,
        "tricks": 48 // players,
        "deals_per_second": round(done / spent),
    }


def open_spiel_rollouts(players: int, seconds: float) -> dict[str, object] | None:
    """OpenSpiel's own random playouts in C++: its rollout evaluator plays a dealt hand out from the
    first card, in a contract in which all tricks are played. Hands change every 4,000 playouts."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("tarok", {"players": players})
    rng = Random(1)
    batch = 4000
    done = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node() or "TRICKS" not in str(state.current_game_phase()):
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        if str(state.selected_contract()).rpartition(".")[2] not in ("ONE", "TWO", "THREE"):
            continue
        evaluator = pyspiel.RandomRolloutEvaluator(batch, rng.getrandbits(31))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, 1, False)
        start = time.process_time()
        bot.step(state)
        spent += time.process_time() - start
        done += batch
    return {
        "engine": "open_spiel C++",
        "game": "tarok",
        "players": players,
        "tricks": 48 // players,
        "playouts_per_second": round(done / spent),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="per figure (default 0.5)")
    parser.add_argument("--isa", default=_core.best_isa(), choices=_core.isas())
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [
        table(game, players, options.seconds, options.isa)
        for game, rules in PRESETS.items()
        for players in rules.players_allowed
    ]
    rows += [policy(players, options.seconds, options.isa) for players in (3, 4, 5)]
    beside = [
        measure(players, options.seconds)
        for measure in (open_spiel, open_spiel_rollouts)
        for players in (3, 4)
    ]
    rows += [row for row in beside if row]
    world = worlds(options.seconds)
    if options.json:
        json.dump([*rows, world], sys.stdout, indent=1)
        print()
        return
    print(f"{'engine':<18}{'game':<14}{'players':>7}{'tricks':>8}{'playouts/s':>14}{'deals/s':>12}")
    for row in rows:
        playouts, deals = row.get("playouts_per_second"), row.get("deals_per_second")
        print(
            f"{row['engine']:<18}{row['game']:<14}{row['players']:>7}{row['tricks']:>8}"
            f"{f'{playouts:,}' if playouts else '':>14}{f'{deals:,}' if deals else '':>12}"
        )
    if not any(beside):
        print("open_spiel is not installed: nothing to compare with")
    print(f"{world['worlds_per_second']:,} worlds a second, out of {world['worlds']:.3g}")


if __name__ == "__main__":
    main()
