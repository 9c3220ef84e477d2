"""The languages of the game, and the choice of the one that a browser prefers."""

from pathlib import Path
from typing import Final, NewType, TypeGuard

import msgspec

Language = NewType("Language", str)

# The name of each language in that language, for menus. This is the only list of languages; the client and the lab read
# it too.
OWN_NAMES: Final = msgspec.json.decode(
    (Path(__file__).parent / "messages/languages.json").read_bytes(), type=dict[Language, str]
)
LANGUAGES: Final = tuple(OWN_NAMES)
DEFAULT_LANGUAGE: Final = Language("en")
MOST_RANGES: Final = 20  # of an Accept-Language header


def is_language(code: str) -> TypeGuard[Language]:
    """Return whether this is the code of one of the game's languages."""
    return code in LANGUAGES


def negotiate(accept_language: str | None) -> Language:
    """Return the game's language that an Accept-Language header prefers, or the default. Browsers name a few: of more,
    the first ones count, so that a long header costs no time.
    """
    liked = [_range(part) for part in (accept_language or "").split(",", MOST_RANGES)[:MOST_RANGES]]
    for code, quality in sorted(liked, key=lambda item: -item[1]):  # stable sort: the first of equals wins
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
