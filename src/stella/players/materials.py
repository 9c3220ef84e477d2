"""The deck, words and pictures of a server's table, read over HTTP. It never plays."""

import io
from typing import Final

from msgspec import Struct
from PIL import Image

from stella.client import Server
from stella.content.decks import Card, CardText, Deck, load_deck
from stella.content.words import Word, WordList, load_words
from stella.protocol.bodies import DeckTexts
from stella.rooms.views import RoomView
from stella.rules.box import WordCard

SIDE: Final = 448  # pixels of a picture's longer side: enough detail, small enough to send fifteen
QUALITY: Final = 80
REAL_CARDS: Final = "This table plays with real cards, which a program cannot see."
_SOURCE: Final = "600"  # the width of the requested file


class _WholeList(Struct, frozen=True, array_like=True):
    """A complete word list, as the server sends it."""

    id: str
    cards: tuple[WordCard, ...]
    discovery: tuple[WordCard, ...]
    texts: dict[str, dict[str, str]]


class Materials:
    """The deck and the words of one table, with its pictures as JPEG. Reading blocks: use a thread."""

    def __init__(self, server: Server, deck: Deck, words: WordList, addresses: tuple[str, ...]) -> None:
        self.deck, self.words = deck, words
        self._server = server
        self._addresses = addresses
        self._pictures: dict[int, bytes] = {}

    def picture(self, card: int) -> bytes:
        """Return a card's picture as a JPEG of moderate size. Raise `Gone` if the server does not answer."""
        if card not in self._pictures:
            self._pictures[card] = _as_jpeg(self._server.fetch(self._addresses[card]))
        return self._pictures[card]

    def clue(self, key: str, language: str) -> str:
        """Return a clue as players read it. A custom word is returned as it is."""
        return self.words.plain(key, language) if key in self.words else key


async def materials_of(server: Server, room: RoomView, language: str) -> Materials:
    """Return the materials of the game in a room."""
    deck_id, edition = room.options.deck, room.edition or ""
    path = f"/api/decks/{deck_id}?language={language}" + (f"&edition={edition}" if edition else "")
    texts = await server.get(path, DeckTexts)
    addresses = tuple([card.pictures[_SOURCE] for card in texts.cards])
    ours = load_deck()
    deck = ours if ours.hash == texts.hash else _deck_of(texts, language)
    return Materials(server, deck, await _words_of(server, room.options.words), addresses)


def _deck_of(texts: DeckTexts, language: str) -> Deck:
    cards = [
        Card(id=card.id, pictures={}, texts={language: CardText(title=card.title, description=card.description)})
        for card in texts.cards
    ]
    ours = load_deck()
    return Deck(id=texts.id, title={}, license="", hash=texts.hash, cards=tuple(cards), folder=ours.folder)


async def _words_of(server: Server, words: str) -> WordList:
    told = await server.get(f"/api/words/{words}", _WholeList)
    ours = load_words()
    found = WordList(
        id=told.id,
        title={},
        languages=tuple(dict.fromkeys(code for texts in told.texts.values() for code in texts)) or ("en",),
        cards=told.cards,
        discovery=told.discovery,
        words={key: Word(key, texts) for key, texts in told.texts.items()},
    )
    return ours if ours.hash == found.hash else found


def _as_jpeg(content: bytes) -> bytes:
    with Image.open(io.BytesIO(content)) as picture:
        small = picture.convert("RGB")
        small.thumbnail((SIDE, SIDE))
        out = io.BytesIO()
        small.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()
