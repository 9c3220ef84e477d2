"""Names for people who should not type their own: animals, in every language of Stella."""

from functools import cache
from importlib.resources import files

import msgspec


@cache
def given_names(language: str) -> tuple[str, ...]:
    """Return the names in a language, in the same order in all of them."""
    text = files("stella.content").joinpath("given_names.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[str, ...]])[language]
