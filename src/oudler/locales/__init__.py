"""Words: every sentence, card name and term that a person reads, in English, French and Russian.

The catalogues are Fluent files, ``<language>/<group>.ftl``; a message ``error-not_in_hand`` lives
in the group ``error``, and what all groups share (``term-…``) in ``term``. Nothing here knows the
rest of Oudler: codes and arguments come in, sentences go out. Only the faces use it.
"""

from __future__ import annotations

from oudler.locales.languages import LANGUAGES, choose_language, language_named
from oudler.locales.words import CONTROL, MissingMessage, Value, Words, harmless, shortened, visible

__all__ = [
    "CONTROL",
    "LANGUAGES",
    "MissingMessage",
    "Value",
    "Words",
    "choose_language",
    "harmless",
    "language_named",
    "shortened",
    "visible",
]
