"""Oudler: tarot card games, their rules, records, players and tables."""

from __future__ import annotations

__version__ = "0.1.0"
