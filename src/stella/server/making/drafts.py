"""Decks in the making: each picture is checked when it arrives, and packing makes the deck available."""

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import structlog

from stella.content.decks import Deck, DeckError
from stella.content.decks.packer import pack_deck
from stella.content.decks.pictures import PictureError, ending_of, open_picture, quiet_decoders
from stella.content.decks.source import MAX_PICTURES
from stella.content.slugs import ascii_slug
from stella.protocol.codes import Code
from stella.protocol.making import CardWish, DraftPhase, DraftState, PackDeck
from stella.rules.box import PICTURES_PER_GAME, PRINTED
from stella.rules.refusals import Refused
from stella.server.uploads import whole

MOST_DRAFTS = 3
MOST_BYTES = 16_000_000  # of one picture
MOST_BYTES_OF_ALL = 1_500_000_000
LEAST_FREE = 500_000_000
IDLE_SECONDS = 2 * 60 * 60.0
PREFIX = ".draft-"  # a folder whose name has a dot is never loaded as a deck
log = structlog.get_logger()


class Draft:
    """One deck in the making, and its folder of pictures."""

    def __init__(self, folder: Path, now: float) -> None:
        self.folder = folder
        self.used_at = now
        self.files: dict[str, str] = {}  # pictures by their ids
        self.prints: dict[str, str] = {}  # the SHA-256 of each picture, and its id
        self.size = 0
        self.phase = DraftPhase.OPEN
        self.done = 0
        self.total = 0
        self.deck: str | None = None

    def state(self) -> DraftState:
        """Return the progress."""
        return DraftState(self.phase, self.done, self.total, self.deck)


class Drafts:
    """All decks in the making on this server."""

    def __init__(self, decks: Path, offer: Callable[[Deck], None], clock: Callable[[], float] = monotonic) -> None:
        """Delete what an earlier server process left behind. `offer` receives a deck when it is packed."""
        self._decks = decks
        self._offer = offer
        self._clock = clock
        self._drafts: dict[str, Draft] = {}
        self._decoding = asyncio.Lock()
        for left in decks.glob(f"{PREFIX}*") if decks.is_dir() else ():
            shutil.rmtree(left, ignore_errors=True)

    def open(self) -> str:
        """Start a deck and return the name of its draft."""
        for name, draft in list(self._drafts.items()):
            is_idle = self._clock() - draft.used_at > IDLE_SECONDS
            if draft.phase is DraftPhase.PACKED or (is_idle and draft.phase is not DraftPhase.PACKING):
                self.drop(name)
        if len(self._drafts) >= MOST_DRAFTS:
            raise Refused(Code.TOO_MANY_DRAFTS)
        name = secrets.token_hex(12)
        folder = self._decks / f"{PREFIX}{name}"
        folder.mkdir(parents=True, mode=0o700)
        self._drafts[name] = Draft(folder, self._clock())
        return name

    def get(self, name: str) -> Draft:
        """Return a draft."""
        draft = self._drafts.get(name)
        if draft is None:
            raise Refused(Code.NO_SUCH_DRAFT)
        draft.used_at = self._clock()
        return draft

    def drop(self, name: str) -> None:
        """Delete a draft and its pictures."""
        draft = self._drafts.pop(name, None)
        if draft is not None:
            shutil.rmtree(draft.folder, ignore_errors=True)

    async def add(self, draft: Draft, content: AsyncIterator[bytes]) -> str:
        """Check a picture, add it, and return its id; an unsuitable picture raises its code."""
        self._demand_room(draft)
        data = await whole(content, MOST_BYTES)
        async with self._decoding:  # a large picture takes several hundred megabytes while it is open
            self._demand_room(draft)
            picture = await self._look_at(draft, data)
            draft.size += len(data)
            return picture

    def remove(self, draft: Draft, picture: str) -> None:
        """Remove a picture."""
        _demand_open(draft)
        if picture in draft.files:
            self._unlink(draft, picture)

    def _unlink(self, draft: Draft, picture: str) -> None:
        path = draft.folder / draft.files.pop(picture)
        draft.size -= path.stat().st_size
        path.unlink()
        draft.prints = {print_: owner for print_, owner in draft.prints.items() if owner != picture}

    def pack(self, draft: Draft, wish: PackDeck) -> Coroutine[Any, Any, None]:
        """Close a draft and return the task of packing it; `state` returns the progress."""
        _demand_open(draft)
        pictures = {card.picture for card in wish.cards}
        if not pictures <= draft.files.keys() or len(pictures) < len(wish.cards):
            raise Refused(Code.BAD_REQUEST)
        if not PICTURES_PER_GAME <= len(pictures) <= MAX_PICTURES:
            raise Refused(Code.DECK_OF_WRONG_SIZE)
        deck_id = self._deck_id(wish.title)
        draft.phase, draft.done, draft.total = DraftPhase.PACKING, 0, len(wish.cards)
        return self._pack(draft, table_of(draft, deck_id, wish), pictures)

    def _deck_id(self, title: str) -> str:
        """Return an unused id for a deck: from the title, or random if the title has no Latin letters."""
        deck_id = ascii_slug(title)[:60].strip("-")
        if not deck_id:
            return f"deck-{secrets.token_hex(3)}"
        if deck_id in {"stella", PRINTED} or (self._decks / deck_id).exists():
            raise Refused(Code.DECK_EXISTS)
        return deck_id

    async def _pack(self, draft: Draft, table: dict[str, Any], pictures: set[str]) -> None:
        for left_out in draft.files.keys() - pictures:
            self._unlink(draft, left_out)
        try:
            async with self._decoding:
                deck = await asyncio.to_thread(self._pack_now, draft, table)
        except BaseException as error:
            draft.phase = DraftPhase.FAILED
            if not isinstance(error, DeckError | OSError):
                raise
            log.warning("a deck could not be packed", problem=str(error))
            return
        self._offer(deck)
        draft.phase, draft.deck = DraftPhase.PACKED, deck.id
        shutil.rmtree(draft.folder, ignore_errors=True)

    def _pack_now(self, draft: Draft, table: dict[str, Any]) -> Deck:
        def tell(done: int, total: int) -> None:
            draft.done, draft.total = done, total

        return pack_deck(draft.folder, self._decks, table=table, tell=tell)

    async def _look_at(self, draft: Draft, data: bytes) -> str:
        ending, print_ = ending_of(data), sha256(data).hexdigest()
        if ending is None:
            raise Refused(Code.NOT_A_PICTURE)
        if print_ in draft.prints:
            raise Refused(Code.PICTURE_TWICE)
        picture = f"p{secrets.token_hex(6)}"
        draft.prints[print_] = picture
        path = draft.folder / f"{picture}{ending}"
        try:
            await asyncio.to_thread(_check, path, data)
        except BaseException as error:
            del draft.prints[print_]
            path.unlink(missing_ok=True)
            if isinstance(error, PictureError):
                raise Refused(Code(error.fault)) from error
            raise
        draft.files[picture] = path.name
        return picture

    def _demand_room(self, draft: Draft) -> None:
        _demand_open(draft)
        if len(draft.files) >= MAX_PICTURES or draft.size >= MOST_BYTES_OF_ALL:
            raise Refused(Code.DECK_OF_WRONG_SIZE)
        if shutil.disk_usage(draft.folder).free < LEAST_FREE:
            raise Refused(Code.DISK_FULL)


def table_of(draft: Draft, deck_id: str, wish: PackDeck) -> dict[str, Any]:
    """Return the content of the deck's deck.toml."""
    cards = {draft.files[card.picture]: _card(card) for card in wish.cards}
    return {
        "id": deck_id,
        "title": {wish.language: wish.title},
        "license": wish.license,
        "language": wish.language,
        "cards": cards,
    }


def _card(card: CardWish) -> dict[str, Any]:
    texts = {"title": card.title, "description": card.description}
    told: dict[str, Any] = {field: text for field, text in texts.items() if text.strip()}
    return told | ({"focus": list(card.focus)} if card.focus is not None else {})


def _demand_open(draft: Draft) -> None:
    if draft.phase not in {DraftPhase.OPEN, DraftPhase.FAILED}:
        raise Refused(Code.DRAFT_CLOSED)


def _check(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with quiet_decoders():
        open_picture(path)
