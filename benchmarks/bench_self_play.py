"""Deals per second of random self-play in Python, every game; beside OpenSpiel's tarok if it is
installed (``pip install open_spiel``), in the same run.

    python benchmarks/bench_self_play.py [--seconds 2] [--json]

A deal is everything from the shuffled pack to the explained score: ``legal_moves`` before and
``push`` with its events for each move. The random player takes any legal move. Only deals played
to the end count, and only their time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random

from oudler.games import PRESETS, deal


def row(engine: str, game: str, players: int, times: list[float], moves: int) -> dict[str, object]:
    spent = sum(times)
    return {
        "engine": engine,
        "game": game,
        "players": players,
        "deals_per_second": round(len(times) / spent),
        "moves_per_second": round(moves / spent),
    }


def ours(game: str, players: int, seconds: float) -> dict[str, object]:
    """Deals and moves per second of one table."""
    rng = Random(1)
    times: list[float] = []
    moves = seed = 0
    until = time.perf_counter() + seconds
    while (start := time.perf_counter()) < until:
        one = deal(game, players, seed % players, seed=f"bench {seed}")
        seed += 1
        while not one.over:
            one.push(one.legal_moves().sample(rng))
        if one.result is not None and one.result.outcome == "played":
            times.append(time.perf_counter() - start)
            moves += len(one.moves)
    return row("oudler", game, players, times, moves)


def open_spiel_tarok(players: int, seconds: float) -> dict[str, object] | None:
    """The same for OpenSpiel's tarok: its rules are compiled, the loop around them is Python.

    Some of its contracts end as soon as they are lost; only deals with all 48 cards played count.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("tarok", {"players": players})
    rng = Random(1)
    times: list[float] = []
    moves = 0
    until = time.perf_counter() + seconds
    while (start := time.perf_counter()) < until:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        if count > 48:
            times.append(time.perf_counter() - start)
            moves += count
    return row("open_spiel", "tarok", players, times, moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="per table (default 2)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [
        ours(game, players, options.seconds)
        for game, rules in PRESETS.items()
        for players in rules.players_allowed
    ]
    beside = [open_spiel_tarok(players, options.seconds) for players in (3, 4)]
    rows += [one for one in beside if one]
    if options.json:
        json.dump(rows, sys.stdout, indent=1)
        print()
        return
    print(f"{'engine':<12}{'game':<14}{'players':>7}{'deals/s':>10}{'moves/s':>10}")
    for one in rows:
        print(
            f"{one['engine']:<12}{one['game']:<14}{one['players']:>7}"
            f"{one['deals_per_second']:>10}{one['moves_per_second']:>10}"
        )
    if not any(beside):
        print("open_spiel is not installed: nothing to compare with")


if __name__ == "__main__":
    main()
