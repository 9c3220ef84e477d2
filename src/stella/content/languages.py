"""The languages of the game, and which of them a browser would like best."""

from pathlib import Path
from typing import Final, NewType, TypeGuard

import msgspec

Language = NewType("Language", str)

# What each language calls itself, for a menu that everybody can read. The one list of our languages: the client and the
# workshop read it too.
OWN_NAMES: Final = msgspec.json.decode(
    (Path(__file__).parent / "messages/languages.json").read_bytes(), type=dict[Language, str]
)
LANGUAGES: Final = tuple(OWN_NAMES)
DEFAULT_LANGUAGE: Final = Language("en")


def is_language(code: str) -> TypeGuard[Language]:
    """Is this the code of one of the game's languages?"""
    return code in LANGUAGES


def negotiate(accept_language: str | None) -> Language:
    """Choose the game's language that an Accept-Language header likes best, else the default."""
    liked = [_range(part) for part in (accept_language or "").split(",")]
    for code, quality in sorted(liked, key=lambda item: -item[1]):  # sorting is stable: the first of equals wins
        if quality > 0 and is_language(code):
            return code
    return DEFAULT_LANGUAGE


def _range(part: str) -> tuple[str, float]:
    """Read one language range, 'de-AT;q=0.8', as its primary language and its quality."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.partition("=")
    try:
        quality = float(value) if name.strip().lower() == "q" else 1.0
    except ValueError:
        quality = 0.0
    return tag.strip().lower().partition("-")[0], quality
