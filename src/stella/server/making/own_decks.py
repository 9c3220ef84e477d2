"""The server's own decks: which there are, and deleting one. It never touches the built-in deck."""

import asyncio
import secrets
import shutil
from pathlib import Path

from stella.content.decks import Deck
from stella.hosting.catalogue import Catalogue
from stella.hosting.registry import Registry
from stella.protocol.codes import Code
from stella.protocol.making import OwnDeck
from stella.rules.refusals import Refused
from stella.server.making.drafts import PREFIX


class OwnDecks:
    """The decks that were made or installed here."""

    def __init__(self, decks: Path, catalogue: Catalogue, registry: Registry) -> None:
        self._decks = decks
        self._catalogue = catalogue
        self._registry = registry

    def all(self, language: str) -> tuple[OwnDeck, ...]:
        """Return all of them."""
        own = [deck for deck in self._catalogue.decks.values() if self._is_own(deck)]
        return tuple([OwnDeck(deck.id, _title(deck, language), len(deck.cards)) for deck in own])

    async def delete(self, name: str) -> None:
        """Delete a deck and its pictures for good. Refused while an open room uses it."""
        deck = self._catalogue.decks.get(name)
        if deck is None or not self._is_own(deck):
            raise Refused(Code.UNKNOWN_DECK)
        if any(live.room.options.deck == name for live in self._registry.awake()):
            raise Refused(Code.DECK_IN_USE)
        gone = self._decks / f"{PREFIX}{secrets.token_hex(12)}"  # if the server stops now, the next one deletes it
        deck.folder.rename(gone)
        self._catalogue.remove(name)
        await asyncio.to_thread(shutil.rmtree, gone, ignore_errors=True)

    def _is_own(self, deck: Deck) -> bool:
        return deck.folder.parent == self._decks


def _title(deck: Deck, language: str) -> str:
    return deck.title.get(language) or next(iter(deck.title.values()))
