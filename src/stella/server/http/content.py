"""What the server offers over HTTP: decks, pictures, words and bots, in the language asked for."""

from functools import lru_cache
from typing import Annotated, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter
from litestar.response import File

from stella.bots import CHARACTERS, temperament
from stella.content.decks import Deck
from stella.content.languages import LANGUAGES
from stella.content.words import WordList
from stella.hosting.catalogue import Catalogue
from stella.protocol import bodies, messages
from stella.protocol.codes import Code
from stella.protocol.updates import encode
from stella.rules.refusals import Refused
from stella.server.http.requests import AnyRequest, DeckId, language_of, server_address
from stella.server.pages import KEEP_FOR_EVER, build
from stella.server.services import Services

COVER_CARDS = 7
Edition = Annotated[str | None, Parameter(pattern="^[0-9a-f]{64}$", max_length=64)]


@get("/info")
async def info(request: AnyRequest, services: Services, language: str | None = None) -> bodies.Info:
    """Describe what this server offers."""
    spoken = language_of(request, language)
    decks, root = services.node.catalogue.decks.values(), services.settings.root_path
    return bodies.Info(
        protocol=messages.PROTOCOL,
        build=build(),
        address=server_address(request, services),
        languages=LANGUAGES,
        decks=tuple([_deck_info(deck, spoken, root) for deck in decks]),
        words=tuple([_words_info(known, spoken) for known in services.node.catalogue.words.values()]),
        characters=tuple(
            [bodies.CharacterInfo(one.id, one.name, one.face, temperament(one, spoken)) for one in CHARACTERS]
        ),
        emoji=messages.EMOJI,
        has_daily=services.settings.has_daily,
    )


def _deck_info(deck: Deck, language: str, root: str) -> bodies.DeckInfo:
    title = deck.title.get(language) or next(iter(deck.title.values()))
    return bodies.DeckInfo(deck.id, title, len(deck.cards), deck.hash, _cover(deck, root))


def _cover(deck: Deck, root: str) -> tuple[str, ...]:
    """Return a few pictures from all parts of a deck, in the smallest size."""
    step = max(1, len(deck.cards) // COVER_CARDS)
    chosen = deck.cards[step - 1 :: step][:COVER_CARDS]
    return tuple([_address(root, deck, card.pictures[min(card.pictures)]) for card in chosen])


def _address(root: str, deck: Deck, file: str) -> str:
    return f"{root}/content/decks/{deck.id}/{file}"


def _words_info(words: WordList, language: str) -> bodies.WordsInfo:
    return bodies.WordsInfo(
        words.id,
        words.title.get(language) or next(iter(words.title.values())),
        len(words.cards),
        words.languages,
        tuple([code for code in LANGUAGES if code not in words.languages]),
        words.hash,
    )


@get("/decks/{deck:str}")
async def deck_texts(
    request: AnyRequest, deck: DeckId, services: Services, language: str | None = None, edition: Edition = None
) -> Response[bodies.DeckTexts]:
    """Describe the pictures of a deck, with their addresses, in the edition that a game names, or else in today's."""
    found = services.node.catalogue.edition(deck, edition)
    if found is None:
        raise Refused(Code.UNKNOWN_DECK)
    spoken, root = language_of(request, language), services.settings.root_path
    texts = _texts(services.node.catalogue, found.id, found.hash, spoken, root)
    return Response(texts, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})  # type: ignore[arg-type]


@lru_cache(maxsize=32)
def _texts(catalogue: Catalogue, deck: str, edition: str, language: str, root: str) -> bytes:
    """Write the texts of an edition once for everyone who asks."""
    found = catalogue.edition(deck, edition)
    if found is None:
        raise Refused(Code.UNKNOWN_DECK)
    cards = []
    for number, card in enumerate(found.cards):
        text = found.text(number, language)
        pictures = {str(width): _address(root, found, file) for width, file in card.pictures.items()}
        told = (text.title, text.description, pictures, text.objects, text.themes, text.moods)
        cards.append(bodies.CardText(card.id, *told))
    return encode(bodies.DeckTexts(found.id, found.hash, tuple(cards)))


@get("/words")
async def words_of(
    request: AnyRequest,
    services: Services,
    words: DeckId = "stella",
    language: str | None = None,
) -> dict[str, str]:
    """Return all words that a word list has or had in a language, by their keys."""
    spoken, known = language_of(request, language), services.node.catalogue.words.get(words)
    if known is None:
        raise Refused(Code.UNKNOWN_DECK)
    return {key: known.text(key, spoken) for key in (*known.former, *known.words)}


@get("/words/{words:str}")
async def word_cards(words: DeckId, services: Services) -> Response[bodies.WholeWords]:
    """Return the exact bytes that the hash of a word list covers. With them, draws of words can be repeated."""
    known = services.node.catalogue.words.get(words)
    if known is None:
        raise Refused(Code.UNKNOWN_DECK)
    return Response(cast("bodies.WholeWords", msgspec.Raw(known.seen)), media_type=MediaType.JSON)


@get("/content/decks/{deck:str}/{file:str}")
async def picture(deck: DeckId, file: DeckId, services: Services) -> File:
    """Send a picture; its name changes with its content."""
    path = services.node.catalogue.file(deck, file)
    if path is None:
        raise Refused(Code.NOT_FOUND)
    return File(
        path,
        media_type="image/webp",
        content_disposition_type="inline",
        headers={"cache-control": KEEP_FOR_EVER},
    )


ROUTES = (info, deck_texts, words_of, word_cards)
