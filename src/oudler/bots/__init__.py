"""Players made of code: what a seat may see goes in, a move comes out.

>>> from oudler.bots import make_bot
>>> make_bot("novice").decide(view, rng)  # doctest: +SKIP
"""

from __future__ import annotations

from oudler.bots.specs import BOTS, BadSpec, Bot, BotKind, OptionKind, make_bot, parse_spec

__all__ = ["BOTS", "BadSpec", "Bot", "BotKind", "OptionKind", "make_bot", "parse_spec"]
