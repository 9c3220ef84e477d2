"""Rooms over HTTP: opening one, looking at it, taking a seat and moving it to another device."""

from functools import lru_cache
from io import BytesIO
from typing import Annotated

import segno
from litestar import get, post
from litestar.params import QueryParameter

from stella.hosting.registry import NoSuchRoom
from stella.hosting.tokens import hashed
from stella.protocol import bodies, visits
from stella.protocol.codes import Code
from stella.rooms.decisions.seats import without_bot
from stella.rooms.room import Room
from stella.rooms.visibility import seat_info
from stella.rules.box import Colour
from stella.rules.refusals import Refused
from stella.server.http.requests import (
    BY_TOKEN,
    AnyRequest,
    RoomCode,
    address_of,
    bearer_of,
    find_room,
    language_of,
    server_address,
)
from stella.server.services import Services

LIST_LENGTH = 50


def summary(room: Room) -> bodies.RoomSummary:
    """Return a room as people see it before they enter."""
    seats = without_bot(room).seats
    taken = {seat.colour for seat in seats}
    is_full = len(seats) >= room.options.seats
    return bodies.RoomSummary(
        code=room.code,
        phase=room.phase,
        seats=tuple([seat_info(seat) for seat in room.seats]),
        free=() if is_full else tuple([colour for colour in Colour if colour not in taken]),
        capacity=room.options.seats,
        deck=room.options.deck,
        host=room.host,
        words=room.options.words,
        is_locked=room.options.is_locked,
        has_teams=room.options.has_teams,
        gives_names=room.opening.gives_names,
    )


async def _open(request: AnyRequest, data: bodies.NewRoom, services: Services) -> bodies.Seated:
    services.admission.may_open(address_of(request))
    if data.name is None and data.is_host:
        hosted, token = await services.node.seats.open_hosted(data.options, data.opening)
        return bodies.Seated(hosted.room.code, None, token)
    if data.name is None:
        return bodies.Seated((await services.node.seats.open_room(data.options, data.opening)).room.code)
    host = (data.name, data.colour, data.language, address_of(request))
    live, colour, token = await services.node.seats.open_table(
        data.options, *host, opening=data.opening, agent=data.agent
    )
    return bodies.Seated(live.room.code, colour, token)


@post("/rooms")
async def open_room(request: AnyRequest, data: bodies.NewRoom, services: Services) -> bodies.Seated:
    """Open a room, with its host's seat if there is a name."""
    return await _open(request, data, services)


@post("/introductions")
async def open_introduction(request: AnyRequest, data: bodies.NewIntroduction, services: Services) -> bodies.Seated:
    """Open the introduction, with the newcomer's seat; its game has begun."""
    body = bodies.NewRoom(name=data.name, language=data.language, opening="introduction")
    return await _open(request, body, services)


@get("/rooms")
async def public_rooms(services: Services) -> list[bodies.RoomSummary]:
    """List the public rooms."""
    return [summary(room) for room in await services.node.listing.rooms(services.node.registry, LIST_LENGTH)]


@get("/rooms/{code:str}")
async def look_at_room(request: AnyRequest, code: RoomCode, services: Services) -> bodies.RoomSummary:
    """Show a room to someone who has not entered it yet."""
    return summary((await find_room(request, services, code)).room)


@post("/rooms/{code:str}/seats")
async def sit_down(request: AnyRequest, code: RoomCode, data: bodies.TakeSeat, services: Services) -> bodies.Seated:
    """Take a seat."""
    services.admission.may_join(address_of(request))
    live = await find_room(request, services, code)
    who = (data.name, data.colour, data.language, address_of(request))
    colour, token = await services.node.seats.sit_down(live, *who, agent=data.agent)
    return bodies.Seated(live.room.code, colour, token, live.room.person(hashed(token)))


@post("/rooms/{code:str}/takeover")
async def take_seat_over(
    request: AnyRequest, code: RoomCode, data: visits.TakeOver, services: Services
) -> bodies.Seated:
    """Take over a bot's seat in a running game, or one whose person has left."""
    services.admission.may_join(address_of(request))
    live = await find_room(request, services, code)
    token = await services.node.seats.take_over(live, data, address_of(request))
    return bodies.Seated(live.room.code, data.colour, token)


@post("/rooms/{code:str}/ticket", security=BY_TOKEN)
async def issue_ticket(request: AnyRequest, code: RoomCode, services: Services) -> bodies.Ticket:
    """Issue a ticket that moves the seat to another device."""
    services.admission.may_join(address_of(request))
    token = bearer_of(request)
    live = await find_room(request, services, code)
    return bodies.Ticket(live.room.code, await services.node.seats.issue_ticket(live, token))


@post("/tickets")
async def use_ticket(request: AnyRequest, data: bodies.UseTicket, services: Services) -> bodies.Seated:
    """Move a seat to this device."""
    services.admission.may_join(address_of(request))
    try:
        with services.admission.guessing(address_of(request), NoSuchRoom):
            live, colour, token = await services.node.seats.use_ticket(
                data.ticket, address_of(request), shares=data.shares
            )
    except NoSuchRoom:
        raise Refused(Code.TICKET_VOID) from None
    return bodies.Seated(live.room.code, colour, token)


@get("/rooms/{code:str}/qr.svg", media_type="image/svg+xml")
async def invitation_qr(request: AnyRequest, code: RoomCode, services: Services) -> bytes:
    """Draw the invitation link as a QR code."""
    live = await find_room(request, services, code)
    return await services.desk.work(_qr, f"{server_address(request, services)}/r/{live.room.code}")


@post("/tickets/qr", media_type="image/svg+xml", status_code=200, response_headers={"cache-control": "no-store"})
async def ticket_qr(request: AnyRequest, data: bodies.UseTicket, services: Services) -> bytes:
    """Draw a hand-over link as a QR code. The ticket is in the body, so that no log and no cache stores it."""
    services.admission.may_join(address_of(request))
    return await services.desk.work(_qr, f"{server_address(request, services)}/t/{data.ticket}")


@lru_cache(256)
def _qr(text: str) -> bytes:
    drawing = BytesIO()
    segno.make(text, error="m").save(drawing, kind="svg", xmldecl=False, omitsize=True, border=2)
    return drawing.getvalue()


@get("/rooms/{code:str}/reasons")
async def reasons(
    request: AnyRequest,
    code: RoomCode,
    services: Services,
    language: str | None = None,
    round_number: Annotated[int | None, QueryParameter(name="round", ge=1, le=4)] = None,
) -> list[bodies.Reason]:
    """Return why bots marked their cards in a round (by default the last scored one), as far as that is public."""
    live = await find_room(request, services, code)
    found = services.node.history.reasons(live.room, language_of(request, language), round_number)
    return [bodies.Reason(*reason) for reason in found]


ROUTES = (
    open_room,
    open_introduction,
    public_rooms,
    look_at_room,
    sit_down,
    take_seat_over,
    issue_ticket,
    use_ticket,
    invitation_qr,
    ticket_qr,
    reasons,
)
