"""How novices bid and score: the share of deals taken and made, by contract.

    python benchmarks/novice_table.py --game fft --players 4 --deals 500
    python benchmarks/novice_table.py --players 4 --deals 6000 --fit

The table says whether the novice's bidding is sane. ``--fit`` makes one seat of each deal take it,
whatever it holds, and fits the weights of core/src/policy/auction.hpp to the margins that come out.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from oudler import _core
from oudler.bots import make_bot
from oudler.games import PRESETS, Deal, Phase, deal
from oudler.games.french_score import FrenchResult
from oudler.games.moves import Contract

#: What is counted in a hand, in the order of ``hand_features``.
FEATURES = (
    "trumps", "high_trumps", "twenty_one", "excuse", "petit", "bare_petit", "kings",
    "guarded_queens", "queens", "knights", "jacks", "voids", "singletons", "length",
)  # fmt: skip


def deals(game: str, players: int, count: int, name: str) -> Iterator[Deal]:
    for number in range(count):
        yield deal(game, players, number % players, seed=f"{name} {number}")


def play(made: Deal, spec: str, rng: Random, taker: int | None = None, word: str = "prise") -> Deal:
    """The deal played by equal bots; with ``taker`` the auction is settled beforehand."""
    bot = make_bot(spec)
    while (seat := made.turn) is not None:
        if taker is not None and made.phase is Phase.AUCTION:
            made.push(word if seat == taker else "pass")
        elif word in ("sans", "contre") and made.phase is Phase.SLAM:
            made.push("noslam")
        else:
            made.push(bot.decide(made.view(seat), rng))
    return made


def over_target(made: Deal) -> float:
    result = made.result
    assert isinstance(result, FrenchResult)
    assert result.points is not None and result.target is not None
    return result.points / 2 - result.target


def table(game: str, players: int, count: int, spec: str) -> None:
    """Print how often deals are taken and made, and what they bring."""
    outcomes: Counter[str] = Counter()
    by_contract: dict[Contract, list[FrenchResult]] = defaultdict(list)
    totals = [0] * players
    scored = 0
    for number, made in enumerate(deals(game, players, count, "table")):
        result = play(made, spec, Random(number)).result
        assert result is not None
        outcomes[result.outcome] += 1
        for seat, points in enumerate(result.scores or ()):
            # Rank seats by the order in which they speak, to see what the place is worth.
            totals[(seat - made.dealer - 1) % players] += points
        scored += 1
        if isinstance(result, FrenchResult) and result.contract:
            by_contract[result.contract].append(result)
    print(f"{game}, {players} players, {count} deals of {spec}: {dict(outcomes)}")
    for contract in sorted(by_contract):
        results = by_contract[contract]
        won = sum(bool(one.made) for one in results)
        mean = sum((one.points or 0) / 2 - (one.target or 0) for one in results) / len(results)
        taker = sum((one.scores or ())[one.taker or 0] for one in results) / len(results)
        print(
            f"  {contract.word:7} {len(results):5}  {100 * len(results) / count:5.1f} % of deals  "
            f"made {100 * won / len(results):5.1f} %  margin {mean:+6.1f}  taker {taker:+7.1f}"
        )
    played = [one for results in by_contract.values() for one in results]
    if played:
        petit = Counter(one.petit_au_bout for one in played)
        print(
            f"  taken {100 * len(played) / count:.1f} %, "
            f"made {100 * sum(bool(one.made) for one in played) / len(played):.1f} %; "
            f"petit au bout {petit['attack']} attack, {petit['defence']} defence; "
            f"poignées {sum(len(one.poignees) for one in played)}; "
            f"slams {sum(one.slam != 'none' for one in played)}, "
            f"announced {sum(one.slam.startswith('announced') for one in played)}"
        )
    means = "  ".join(f"{total / scored:+.1f}" for total in totals)
    print(f"  mean score by place from the dealer's right or left: {means}")


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda r: abs(rows[r][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for r in range(size):
            if r != column:
                factor = rows[r][column] / rows[column][column]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[column], strict=True)]
    return [rows[r][size] / rows[r][r] for r in range(size)]


def fitted(samples: Sequence[tuple[Sequence[float], float]]) -> list[float]:
    """Least squares, with a little ridge against features that hardly occur."""
    size = len(samples[0][0])
    matrix = [[sum(x[i] * x[j] for x, _ in samples) for j in range(size)] for i in range(size)]
    for i in range(size):
        matrix[i][i] += 1.0
    return solve(matrix, [sum(x[i] * y for x, y in samples) for i in range(size)])


def fit(game: str, players: int, count: int, spec: str, word: str) -> None:
    """Print fitted weights, and how the margins lie at each level of what was hoped for."""
    samples: list[tuple[list[float], float]] = []
    for number, made in enumerate(deals(game, players, count, "fit")):
        if made.over:
            continue
        hands = [made.hand(seat).mask for seat in range(players)]
        # Half of the takers are those who would bid, half are anybody.
        seats = range(players)
        taker = number // 2 % players
        if number % 2:
            taker = max(seats, key=lambda seat: _core.hand_margin(hands[seat], players))
        play(made, spec, Random(number), taker, word)
        samples.append(([1.0, *map(float, _core.hand_features(hands[taker]))], over_target(made)))
    weights = fitted(samples)
    for name, weight in zip(("empty", *FEATURES), weights, strict=True):
        print(f"  {name:15} {weight:+6.2f}")
    levels: dict[int, list[float]] = defaultdict(list)
    for x, y in samples:
        hope = sum(w * f for w, f in zip(weights, x, strict=True))
        levels[int(hope // 4) * 4].append(y)
    for level in sorted(levels):
        ys = levels[level]
        mean = sum(ys) / len(ys)
        spread = (sum((y - mean) ** 2 for y in ys) / len(ys)) ** 0.5
        print(
            f"  hope {level:+4} to {level + 4:+4}: {len(ys):5} deals, margin {mean:+6.1f} "
            f"± {spread:4.1f}, made {100 * sum(y >= 0 for y in ys) / len(ys):5.1f} %"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="fft", choices=sorted(PRESETS))
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--fit", action="store_true", help="fit the weights of the bidding")
    parser.add_argument("--contract", default="prise", help="with --fit: what is bid")
    given = parser.parse_args()
    players = given.players or PRESETS[given.game].USUAL_PLAYERS
    if given.fit:
        fit(given.game, players, given.deals, given.bot, given.contract)
    else:
        table(given.game, players, given.deals, given.bot)


if __name__ == "__main__":
    main()
