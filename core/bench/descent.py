"""Steps downhill (Adam), for those who fit the solver's networks."""

from __future__ import annotations

import numpy as np


class Descent:
    """Changes ``parts`` in place. The step is ``rate`` for the first half and falls to nothing."""

    def __init__(self, parts: list[np.ndarray], rate: float, steps: int, memory: float) -> None:
        self.parts, self.rate, self.steps, self.memory = parts, rate, steps, memory
        self.step = 0
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]

    def take(self, gradients: list[np.ndarray]) -> None:
        self.step += 1
        step, memory = self.step, self.memory
        rate = self.rate * min(1.0, 2 * (1 - step / (self.steps + 1)))
        for part, gradient, mean, square in zip(
            self.parts, gradients, self.means, self.squares, strict=True
        ):
            mean *= 0.9
            mean += 0.1 * gradient
            square *= memory
            square += (1 - memory) * gradient**2
            part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - memory**step)) + 1e-8)
