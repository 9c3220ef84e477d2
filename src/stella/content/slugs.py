"""Short names made from longer ones: ids of decks and cards, keys of words."""

import re
import unicodedata


def slug(text: str) -> str:
    """Write a name in lower-case letters and digits of any script, joined by hyphens; may be empty."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("\u00ad", "")
    return re.sub(r"[\W_]+", "-", plain).strip("-")


def ascii_slug(text: str) -> str:
    """Write a name safely for file names and URLs: a to z, 0 to 9 and hyphens."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return slug(bare)
