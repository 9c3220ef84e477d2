"""Finds your own players by name, such as `mine:Reader`. It never plays."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from stella.content.decks import Deck
from stella.content.words import WordList
from stella.players.player import Player

Maker = Callable[[Deck, WordList, str], Player]
"""Makes the player of one seat and game from the deck, the word list and a seed."""
METHODS = ("mark", "point", "why")


class NotAPlayer(Exception):  # noqa: N818 - reads as the sentence it is
    """The name does not refer to a player; the message is one sentence."""


def load(name: str) -> Maker:
    """Return the class named `module:Class`. Raise `NotAPlayer` if there is none."""
    module_name, _, class_name = name.partition(":")
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise NotAPlayer(f"Cannot import {module_name!r}: {error}.") from error
    found: Any = getattr(module, class_name, None)
    if not callable(found):
        raise NotAPlayer(f"There is no class {class_name!r} in {module_name!r}.")
    missing = [method for method in METHODS if not callable(getattr(found, method, None))]
    if missing:
        raise NotAPlayer(f"{name} has no method {missing[0]!r}: see docs/agents.md.")
    maker: Maker = found
    return maker
