"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["LANGUAGES", "choose_language", "language_named"]

#: The languages with a complete catalogue; the first is spoken when nothing else is asked for.
LANGUAGES: Final = ("en", "fr", "ru")

#: Where the environment may name a language, the most important first.
VARIABLES: Final = ("OUDLER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_named(text: str) -> str | None:
    """The language that ``fr``, ``fr_CA.UTF-8`` or ``fr-FR`` names, None if it is not spoken."""
    code = text.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return code if code in LANGUAGES else None


def choose_language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language of an option, else of the environment, else English.

    Raises ``ValueError`` for an option that names no language spoken here.
    """
    if option is not None:
        named = language_named(option)
        if named is None:
            raise ValueError(option)
        return named
    # The first variable that is set decides, as everywhere; a locale we do not speak is English.
    decisive = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return language_named(decisive) or LANGUAGES[0]
