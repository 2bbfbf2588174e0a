"""Fits the weights of the order of moves.

    python fit_ordering.py FEATURES... > weights.hpp

FEATURES are what order_features writes. Each logged position has moves with features, whether the
move refuted, and what searching it cost. The weights make the first move of the order a cheap
refutation as often as possible: they maximise the logarithm of the chance, under a softmax of the
scores, of choosing a move that refutes, cheap ones counted more."""

from __future__ import annotations

import sys

import numpy as np
from scipy.optimize import minimize

FEATURES = 40
#: Numbers written of each move: these features, those of leads only, whether it refuted, its cost.
WIDTH = 72
#: From so many tricks left on the weights are others (kEarly in ordering.hpp).
EARLY = 8
KINDS = tuple(
    f"{place}, {side}, {time}"
    for time in ("late", "early")
    for place in ("lead", "middle", "last")
    for side in ("defence", "attack")
)
SCALE = 100
POWER = 1.0


def read(paths: list[str]) -> list[list[tuple[np.ndarray, np.ndarray, np.ndarray, int]]]:
    by_kind: list[list[tuple[np.ndarray, np.ndarray, np.ndarray, int]]] = [[] for _ in KINDS]
    for path in paths:
        words = np.fromfile(path, dtype=np.int32)
        place = 0
        while place + 4 <= len(words):
            mark, count, kind, left = words[place : place + 4]
            assert mark == -1
            block = words[place + 4 : place + 4 + count * WIDTH]
            if len(block) < count * WIDTH:
                break
            rows = block.reshape(count, WIDTH)
            place += 4 + count * WIDTH
            good = rows[:, WIDTH - 2].astype(float)
            if 0 < good.sum() < count:
                by_kind[kind + (6 if left >= EARLY else 0)].append(
                    (
                        rows[:, :FEATURES].astype(float),
                        good,
                        rows[:, WIDTH - 1].astype(float),
                        int(left),
                    )
                )
    return by_kind


def fit(
    cases: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]],
) -> tuple[np.ndarray, float, float]:
    features = np.concatenate([c[0] for c in cases])
    sizes = np.array([len(c[0]) for c in cases])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    owner = np.repeat(np.arange(len(cases)), sizes)
    gain = np.concatenate(
        [
            c[1] * (np.where(c[1] > 0, c[2], np.inf).min() + 20) ** POWER / (c[2] + 20) ** POWER
            for c in cases
        ]
    )
    # A wrong first move costs what its search costs: dear positions weigh more.
    weight = np.array([np.log2(2 + c[2].max()) for c in cases])
    weight /= weight.sum()

    def loss(w: np.ndarray) -> tuple[float, np.ndarray]:
        score = features @ w
        score -= np.maximum.reduceat(score, starts)[owner]
        e = np.exp(score)
        total = np.add.reduceat(e, starts)
        hit = np.add.reduceat(e * gain, starts)
        value = -(weight * np.log(hit / total)).sum() + 1e-5 * (w @ w)
        p = e / total[owner]
        q = e * gain / hit[owner]
        gradient = features.T @ (weight[owner] * (p - q)) + 2e-5 * w
        return value, gradient

    result = minimize(
        loss, np.zeros(FEATURES), jac=True, method="L-BFGS-B", options={"maxiter": 600}
    )
    score = features @ result.x
    first = np.array([s + np.argmax(score[s : s + n]) for s, n in zip(starts, sizes, strict=True)])
    return result.x, float((gain[first] > 0).mean()), float(np.mean([c[1].mean() for c in cases]))


def main() -> None:
    print("// Weights of the order of moves; see ordering.hpp. Fitted by bench/fit_ordering.py.\n")
    print("#pragma once\n\n#include <array>\n")
    print("namespace oudler::OUDLER_KERNEL_NAMESPACE {\n")
    print("inline constexpr std::array<Weights, 12> kWeights = {{")
    for kind, cases in zip(KINDS, read(sys.argv[1:]), strict=True):
        weights, hit, base = fit(cases)
        numbers = [round(SCALE * w) for w in weights]
        print(
            f"    // {kind}: {len(cases)} positions, first move refutes in {hit:.1%} "
            f"({base:.1%} of all moves do)"
        )
        print("    {{" + ", ".join(map(str, numbers[:20])) + ",")
        print("      " + ", ".join(map(str, numbers[20:])) + "}},")
    print("}};\n\n}  // namespace oudler::OUDLER_KERNEL_NAMESPACE")


if __name__ == "__main__":
    main()
