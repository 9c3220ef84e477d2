"""HTTP: rooms, content and records. Handlers only translate; what may happen is decided in the hall."""

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter
from litestar.response import File

from stella import __version__
from stella.content.languages import LANGUAGES, is_language, negotiate
from stella.rooms.hall import Hall, NoSuchRoom
from stella.rooms.live import LiveRoom
from stella.rooms.room import Room
from stella.rooms.showing import seat_info
from stella.rules.box import Colour
from stella.server import wire
from stella.server.doorkeeper import Connection, Doorkeeper
from stella.server.errors import CodedError
from stella.server.furnishing import introduce
from stella.server.network import address_for_others
from stella.server.records import routes as record_routes
from stella.server.settings import Settings

LIST_LENGTH = 50
KEEP_FOR_EVER = "public, max-age=31536000, immutable"
AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, Parameter(max_length=16)]
DeckId = Annotated[str, Parameter(max_length=64)]


def _language(request: AnyRequest, wish: str | None = None) -> str:
    return wish if wish and is_language(wish) else negotiate(request.headers.get("accept-language"))


def _address(request: AnyRequest, settings: Settings) -> str:
    return address_for_others(str(request.base_url), is_shared=settings.is_shared)


def _summary(room: Room) -> wire.RoomSummary:
    taken = {seat.colour for seat in room.seats}
    is_full = len(room.seats) >= room.options.seats
    return wire.RoomSummary(
        code=room.code,
        phase=room.phase,
        seats=tuple([seat_info(seat) for seat in room.seats]),
        free=() if is_full else tuple([colour for colour in Colour if colour not in taken]),
        capacity=room.options.seats,
        deck=room.options.deck,
    )


async def _enter(request: Connection, hall: Hall, doorkeeper: Doorkeeper, code: str) -> LiveRoom:
    try:
        return await hall.enter(code)
    except NoSuchRoom:
        doorkeeper.guessed_wrong(request)
        raise


@get("/info")
async def info(request: AnyRequest, hall: Hall, settings: Settings, language: str | None = None) -> wire.Info:
    """Say what this server offers."""
    spoken = _language(request, language)
    decks = hall.house.decks.values()
    return wire.Info(
        protocol=wire.PROTOCOL,
        build=__version__,
        address=_address(request, settings),
        languages=LANGUAGES,
        decks=tuple(
            [
                wire.DeckInfo(
                    deck.id, deck.title.get(spoken) or next(iter(deck.title.values())), len(deck.cards), deck.hash
                )
                for deck in decks
            ]
        ),
        characters=introduce(spoken),
        emoji=wire.EMOJI,
    )


@post("/rooms")
async def open_room(request: AnyRequest, data: wire.NewRoom, hall: Hall, doorkeeper: Doorkeeper) -> wire.Seated:
    """Open a room, with its host's seat if there is a name."""
    doorkeeper.may_open(request)
    live = await hall.open(data.options)
    if data.name is None:
        return wire.Seated(live.room.code)
    colour, token = await hall.sit_down(live, data.name, data.colour, data.language)
    return wire.Seated(live.room.code, colour, token)


@post("/introductions")
async def open_introduction(
    request: AnyRequest, data: wire.NewIntroduction, hall: Hall, doorkeeper: Doorkeeper
) -> wire.Seated:
    """Open the introduction, with the newcomer's seat; its game has begun."""
    doorkeeper.may_open(request)
    live, colour, token = await hall.introduce(data.name, data.language)
    return wire.Seated(live.room.code, colour, token)


@get("/rooms")
async def public_rooms(hall: Hall) -> list[wire.RoomSummary]:
    """List the rooms that anybody may join."""
    return [_summary((await hall.enter(code)).room) for code in await hall.store.listed(LIST_LENGTH)]


@get("/rooms/{code:str}")
async def look_at_room(request: AnyRequest, code: Code, hall: Hall, doorkeeper: Doorkeeper) -> wire.RoomSummary:
    """Show a room before one enters it."""
    return _summary((await _enter(request, hall, doorkeeper, code)).room)


@post("/rooms/{code:str}/seats")
async def sit_down(
    request: AnyRequest, code: Code, data: wire.TakeSeat, hall: Hall, doorkeeper: Doorkeeper
) -> wire.Seated:
    """Take a seat."""
    doorkeeper.may_join(request)
    live = await _enter(request, hall, doorkeeper, code)
    colour, token = await hall.sit_down(live, data.name, data.colour, data.language)
    return wire.Seated(live.room.code, colour, token)


@post("/rooms/{code:str}/ticket")
async def issue_ticket(request: AnyRequest, code: Code, hall: Hall, doorkeeper: Doorkeeper) -> wire.Ticket:
    """Issue a ticket that moves one's seat to another device."""
    doorkeeper.may_join(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise CodedError("not_seated", 401)
    live = await _enter(request, hall, doorkeeper, code)
    return wire.Ticket(live.room.code, await hall.issue_ticket(live, token))


@post("/tickets")
async def use_ticket(request: AnyRequest, data: wire.UseTicket, hall: Hall, doorkeeper: Doorkeeper) -> wire.Seated:
    """Move a seat to this device."""
    doorkeeper.may_join(request)
    try:
        live, colour, token = await hall.use_ticket(data.ticket)
    except NoSuchRoom:
        doorkeeper.guessed_wrong(request)
        raise CodedError("ticket_void", 404) from None
    return wire.Seated(live.room.code, colour, token)


@get("/rooms/{code:str}/qr.svg", media_type="image/svg+xml")
async def invitation_qr(
    request: AnyRequest, code: Code, hall: Hall, doorkeeper: Doorkeeper, settings: Settings
) -> bytes:
    """Draw the invitation link as a QR code."""
    live = await _enter(request, hall, doorkeeper, code)
    return _qr(f"{_address(request, settings)}/r/{live.room.code}")


@post("/tickets/qr", media_type="image/svg+xml", status_code=200, response_headers={"cache-control": "no-store"})
async def ticket_qr(request: AnyRequest, data: wire.UseTicket, settings: Settings) -> bytes:
    """Draw a hand-over link as a QR code; the ticket is asked for in the body, where no log and no cache keeps it."""
    return _qr(f"{_address(request, settings)}/t/{data.ticket}")


def _qr(text: str) -> bytes:
    drawing = BytesIO()
    segno.make(text, error="m").save(drawing, kind="svg", xmldecl=False, omitsize=True, border=2)
    return drawing.getvalue()


@get("/rooms/{code:str}/reasons")
async def reasons(
    request: AnyRequest, code: Code, hall: Hall, doorkeeper: Doorkeeper, language: str | None = None
) -> list[wire.Reason]:
    """Say why the bots marked their cards in the last scored round."""
    live = await _enter(request, hall, doorkeeper, code)
    return [wire.Reason(*reason) for reason in hall.reasons(live, _language(request, language))]


@get("/decks/{deck:str}")
async def deck_texts(request: AnyRequest, deck: DeckId, hall: Hall, language: str | None = None) -> Response[Any]:
    """Say what the pictures of a deck show, and where they are."""
    found = hall.house.decks.get(deck)
    if found is None:
        raise CodedError("unknown_deck", 404)
    spoken = _language(request, language)
    cards = []
    for number, card in enumerate(found.cards):
        text = found.text(number, spoken)
        pictures = {str(width): f"/content/decks/{deck}/{file}" for width, file in card.pictures.items()}
        cards.append(wire.CardText(card.id, text.title, text.description, pictures))
    return Response(wire.DeckTexts(found.id, found.hash, tuple(cards)), headers={"cache-control": "no-cache"})


@get("/words")
async def words(request: AnyRequest, hall: Hall, language: str | None = None) -> dict[str, str]:
    """Give all words of the word list in a language, by their keys."""
    spoken = _language(request, language)
    return {key: hall.house.words.text(key, spoken) for key in hall.house.words.words}


@get("/content/decks/{deck:str}/{file:str}")
async def picture(deck: DeckId, file: DeckId, hall: Hall) -> File:
    """Send a picture; its name changes with its content."""
    found = hall.house.decks.get(deck)
    if found is None or file not in hall.house.files(deck):
        raise CodedError("not_found", 404)
    return File(
        found.folder / "pictures" / file,
        media_type="image/webp",
        content_disposition_type="inline",
        headers={"cache-control": KEEP_FOR_EVER},
    )


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def is_alive() -> str:
    """Say that the process answers."""
    return "alive"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def is_ready(hall: Hall) -> str:
    """Say that the store answers."""
    await hall.store.find("READY")
    return "ready"


def router() -> Router:
    """Return the routes of the API."""
    return Router(
        "/api",
        route_handlers=[
            info,
            open_room,
            open_introduction,
            public_rooms,
            look_at_room,
            sit_down,
            issue_ticket,
            use_ticket,
            invitation_qr,
            ticket_qr,
            reasons,
            deck_texts,
            words,
            *record_routes,
        ],
    )
