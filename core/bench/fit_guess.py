"""Fits the first guess (guess.hpp).

    python fit_guess.py FACTS... > guess_weights.hpp

FACTS are what log_guess writes: facts of positions and what they are worth. A small network adds
to the value of the playing out what minimises the mean absolute error. A fifth of the positions is
kept apart to see what that is where nothing was fitted.
"""

from __future__ import annotations

import sys

import numpy as np
from descent import Descent

FACTS, HIDDEN, STEPS = 36, 32, 80_000
PLAYED, PLAYED_TOO = 2, 32  # what the two playings out made
#: Whole numbers in the table: weights of the first layer times this, and of the output.
SCALE, OUT_SCALE = 256, 256


def fit(facts: np.ndarray, wanted: np.ndarray) -> list[np.ndarray]:
    random = np.random.RandomState(0)
    scale = np.maximum(facts.std(0) * 2, 0.25).astype(np.float32)
    x = facts / scale
    linear = np.zeros(FACTS, np.float32)
    first = (random.randn(FACTS, HIDDEN) / np.sqrt(FACTS)).astype(np.float32)
    bias = np.zeros(HIDDEN, np.float32)
    out = (random.randn(HIDDEN) * 0.1).astype(np.float32)
    constant = np.zeros(1, np.float32)
    parts = [linear, first, bias, out, constant]
    descent = Descent(parts, 0.01, STEPS, memory=0.995)
    for _ in range(STEPS):
        rows = random.randint(0, len(x), 512)
        here = x[rows]
        hidden = np.maximum(here @ first + bias, 0)
        error = here @ linear + hidden @ out + constant[0] - wanted[rows]
        # The absolute error, rounded off below two half points.
        change = (np.clip(error / 2, -1, 1) / len(rows)).astype(np.float32)
        back = np.outer(change, out) * (hidden > 0)
        descent.take(
            [
                here.T @ change,
                here.T @ back,
                back.sum(0),
                hidden.T @ change,
                np.array([change.sum()], np.float32),
            ]
        )
    linear /= scale
    first /= scale[:, None]
    return parts


def guesses(facts: np.ndarray, parts: list[np.ndarray]) -> np.ndarray:
    linear, first, bias, out, constant = parts
    hidden = np.maximum(facts @ first + bias, 0)
    found: np.ndarray = facts @ linear + hidden @ out + constant[0]
    return found


def numbers(values: np.ndarray) -> str:
    return ", ".join(str(int(value)) for value in np.round(values))


def main() -> None:
    words = np.concatenate([np.fromfile(path, dtype=np.int32) for path in sys.argv[1:]])
    rows = words.reshape(-1, FACTS + 1)
    facts, values = rows[:, :FACTS].astype(np.float32), rows[:, FACTS].astype(np.float32)
    played = (facts[:, PLAYED] + facts[:, PLAYED_TOO]) / 2
    apart = np.random.RandomState(1).rand(len(rows)) < 0.2
    parts = fit(facts[~apart], (values - played)[~apart])
    error = np.abs(guesses(facts[apart], parts) + played[apart] - values[apart])
    for left in np.unique(facts[:, 0]):
        here = facts[apart, 0] == left
        before = np.abs(facts[apart, PLAYED] - values[apart])[here]
        print(left, here.sum(), before.mean(), error[here].mean(), file=sys.stderr)
    linear, first, bias, out, constant = parts
    linear[[PLAYED, PLAYED_TOO]] += 0.5
    print("// Weights of the first guess; see guess.hpp. Fitted by bench/fit_guess.py.\n")
    print("#pragma once\n\n#include <array>\n")
    print("namespace oudler::OUDLER_KERNEL_NAMESPACE {\n")
    print(f"// {len(rows)} positions, a mean error of {error.mean():.1f} half points.")
    print("inline constexpr GuessWeights kGuessWeights = {")
    print("    {{")
    for row in first * SCALE:
        print(f"        {{{{{numbers(row)}}}}},")
    print("    }},")
    print(f"    {{{{{numbers(bias * SCALE)}}}}},")
    print(f"    {{{{{numbers(out * OUT_SCALE)}}}}},")
    print(f"    {{{{{numbers(linear * OUT_SCALE)}}}}},")
    print(f"    {int(constant[0] * OUT_SCALE)},")
    print("};\n\n}  // namespace oudler::OUDLER_KERNEL_NAMESPACE")


if __name__ == "__main__":
    main()
