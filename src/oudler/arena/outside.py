"""Bots for the arena: those of the registry, and other people's programs."""

from __future__ import annotations

from oudler.bots import Bot, make_bot

__all__ = ["make_player"]


def make_player(spec: str) -> Bot:
    """The bot that a spec names. Raises BadSpec."""
    return make_bot(spec)
