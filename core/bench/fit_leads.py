"""Fits the order of leads (lead.hpp): a small network for each side.

    python fit_leads.py FEATURES > lead_weights.hpp

FEATURES is what order_features writes. The weights minimise the mean logarithm of what the search
of the chosen moves costs, over that of the cheapest refutation: such factors multiply from trick to
trick. A fifth of the places is kept apart to see what that comes to where nothing was fitted.
"""

from __future__ import annotations

import sys

import numpy as np
from descent import Descent

HIDDEN = 32
FEATURES = 70
STEPS = 16_000
#: Whole numbers in the table: weights of the first layer times this, and of the output.
SCALE, OUT_SCALE = 256, 256

Place = tuple[int, int, np.ndarray, np.ndarray, np.ndarray]  # kind, left, features, good, cost


def read(path: str) -> list[Place]:
    words = np.fromfile(path, dtype=np.int32)
    place, out = 0, []
    while place + 4 <= len(words):
        mark, count, kind, left = (int(word) for word in words[place : place + 4])
        assert mark == -1
        block = words[place + 4 : place + 4 + count * (FEATURES + 2)]
        place += 4 + len(block)
        rows = block.reshape(count, FEATURES + 2)
        good = rows[:, FEATURES]
        if kind < 2 and count > 1 and good.any():
            features = rows[:, :FEATURES].astype(np.float32)
            out.append((kind, left, features, good, rows[:, FEATURES + 1]))
    return out


class Places:
    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.features = np.concatenate([p[2] for p in places])
        self.sizes = np.array([len(p[3]) for p in places])
        self.starts = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        regrets = []
        for _, _, _, good, cost in places:
            least = cost[good > 0].min()
            total = cost + np.where(good > 0, 0, least)
            regrets.append(np.log((total + 20) / (least + 20)))
        self.regrets = np.concatenate(regrets).astype(np.float32)

    def regret(self, scores: np.ndarray) -> float:
        """What the moves up to the first refutation cost, as a factor of the cheapest."""
        logs = []
        for place, start, size in zip(self.places, self.starts, self.sizes, strict=True):
            good, cost = place[3], place[4]
            order = np.argsort(-scores[start : start + size], kind="stable")
            first = int(np.argmax(good[order] > 0))
            logs.append(np.log((cost[order[: first + 1]].sum() + 5) / (cost[good > 0].min() + 5)))
        return float(np.exp(np.mean(logs)))


class Network:
    def __init__(self, inputs: int, random: np.random.RandomState) -> None:
        self.linear = np.zeros(inputs, np.float32)
        self.first = (random.randn(inputs, HIDDEN) / np.sqrt(inputs)).astype(np.float32)
        self.bias = np.zeros(HIDDEN, np.float32)
        self.out = (random.randn(HIDDEN) * 0.1).astype(np.float32)

    def parts(self) -> list[np.ndarray]:
        return [self.linear, self.first, self.bias, self.out]

    def scores(self, features: np.ndarray) -> np.ndarray:
        self.hidden = np.maximum(features @ self.first + self.bias, 0)
        scores: np.ndarray = features @ self.linear + self.hidden @ self.out
        return scores

    def gradients(self, features: np.ndarray, scores: np.ndarray) -> list[np.ndarray]:
        hidden = np.outer(scores, self.out) * (self.hidden > 0)
        return [
            features.T @ scores,
            features.T @ hidden,
            hidden.sum(0),
            self.hidden.T @ scores,
        ]


def fit(places: Places) -> Network:
    random = np.random.RandomState(0)
    scale = np.maximum(np.abs(places.features).mean(0) * 2, 0.25)
    features = places.features / scale
    network = Network(FEATURES, random)
    descent = Descent(network.parts(), 0.01, STEPS, memory=0.99)
    for _ in range(STEPS):
        chosen = np.sort(random.choice(len(places.places), min(1500, len(places.places)), False))
        rows = np.concatenate(
            [np.arange(places.starts[i], places.starts[i] + places.sizes[i]) for i in chosen]
        )
        sizes = places.sizes[chosen]
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        owner = np.repeat(np.arange(len(chosen)), sizes)
        x, regret = features[rows], places.regrets[rows]
        score = network.scores(x)
        chance = np.exp(score - np.maximum.reduceat(score, starts)[owner])
        chance /= np.add.reduceat(chance, starts)[owner]
        expected = np.add.reduceat(chance * regret, starts)
        change = (chance * (regret - expected[owner]) / len(chosen)).astype(np.float32)
        gradients = network.gradients(x, change)
        descent.take(
            [
                gradient + 3e-4 * part
                for part, gradient in zip(network.parts(), gradients, strict=True)
            ]
        )
    network.linear /= scale
    network.first /= scale[:, None]
    return network


def numbers(values: np.ndarray) -> str:
    return ", ".join(str(int(value)) for value in values)


def main() -> None:
    every = read(sys.argv[1])
    print("// Weights of the order of leads; see lead.hpp. Fitted by bench/fit_leads.py.\n")
    print("#pragma once\n\n#include <array>\n")
    print("namespace oudler::OUDLER_KERNEL_NAMESPACE {\n")
    print("inline constexpr std::array<LeadWeights, 2> kLeadWeights = {{")
    for kind, side in enumerate(("defence", "attack")):
        mine = [place for place in every if place[0] == kind]
        apart = np.random.RandomState(1).rand(len(mine)) < 0.2
        known = Places([place for place, out in zip(mine, apart, strict=True) if not out])
        unseen = Places([place for place, out in zip(mine, apart, strict=True) if out])
        network = fit(known)
        print(
            f"    // {side}: {len(mine)} places, a choice costs "
            f"{unseen.regret(network.scores(unseen.features)):.2f} times the cheapest"
        )
        print("    {{{")
        for row in np.round(network.first * SCALE):
            print(f"         {{{{{numbers(row)}}}}},")
        print("     }},")
        print(f"     {{{{{numbers(np.round(network.bias * SCALE))}}}}},")
        print(f"     {{{{{numbers(np.round(network.out * OUT_SCALE))}}}}},")
        print(f"     {{{{{numbers(np.round(network.linear * SCALE * OUT_SCALE))}}}}}}},")
    print("}};\n\n}  // namespace oudler::OUDLER_KERNEL_NAMESPACE")


if __name__ == "__main__":
    main()
