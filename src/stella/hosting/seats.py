"""Seats taken, handed over or moved over HTTP. The new holder gets the secret token that owns the seat."""

from collections.abc import Callable
from secrets import token_hex

from stella.hosting.effects.listing import Listing
from stella.hosting.registry import Registry
from stella.hosting.room import LiveRoom
from stella.hosting.tokens import address_hash, hashed, new_ticket, new_token
from stella.protocol.codes import Code
from stella.protocol.visits import TakeOver
from stella.rooms.decisions import make
from stella.rooms.decisions.handovers import take_over
from stella.rooms.decisions.lobby import refuse_unknown_content
from stella.rooms.decisions.opening import Opener, begin, first_seats, host_without_seat, opening_called
from stella.rooms.decisions.seats import bot_to_replace, inherited, issue_ticket, share_seat, take_seat, use_ticket
from stella.rooms.facts import RoomFact, SeatEmptied
from stella.rooms.fold import Change
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rules.box import Agent, Colour
from stella.rules.refusals import Refused


class Seats:
    """The seats of one node's rooms, and the rooms that are opened for them."""

    def __init__(self, registry: Registry, listing: Listing) -> None:
        self._registry = registry
        self._listing = listing
        self._time = registry.time

    async def open_room(self, options: Options, opening: str = "ordinary") -> LiveRoom:
        """Open a room with a new code."""
        return await self._open(options, opening, lambda _: None)

    async def open_hosted(self, options: Options, opening: str = "ordinary") -> tuple[LiveRoom, str]:
        """Open a room whose host has no seat; return it with the host's secret token."""
        token = new_token()
        return await self._open(options, opening, lambda _: None, host_without_seat(hashed(token))), token

    async def open_table(
        self,
        options: Options,
        name: str,
        colour: Colour | None,
        language: str,
        address: str,
        *,
        opening: str = "ordinary",
        agent: Agent | None = None,
    ) -> tuple[LiveRoom, Colour, str]:
        """Open a room with its host's seat; return it with the seat's colour and its secret token."""
        token = new_token()

        def opener(room: Room) -> Opener:
            return Opener(name, colour, language, hashed(token), address_hash(room.id, address), agent)

        live = await self._open(options, opening, opener)
        self._listing.came_from(live.room.id, address)
        self._registry.effects.opened(live)
        if live.room.opening.begins_at_once:
            await live.queue.happen(lambda room: begin(room, live.context(room, token_hex(32))))
        return live, live.room.seats[0].colour, token

    async def _open(
        self,
        wish: Options,
        name: str,
        opener: Callable[[Room], Opener | None],
        host: tuple[RoomFact, ...] = (),
    ) -> LiveRoom:
        opening, catalogue = opening_called(name), self._registry.catalogue
        options = opening.options(wish)
        refuse_unknown_content(options, catalogue.boxes, opening)

        def seats(room: Room) -> tuple[RoomFact, ...]:
            return host + first_seats(room, opener(room), catalogue.characters)

        return await self._registry.open(options, seats, opening.name)

    async def sit_down(
        self,
        live: LiveRoom,
        name: str,
        colour: Colour | None,
        language: str,
        address: str,
        *,
        agent: Agent | None = None,
    ) -> tuple[Colour, str]:
        """Seat a person, or a program that declares itself; return the seat's colour and its secret token."""
        token, at = new_token(), address_hash(live.room.id, address)

        def decision(room: Room) -> Change:
            taken = take_seat(room, name, colour, language, token=hashed(token), address=at, agent=agent)
            bot = bot_to_replace(room)
            got_up = () if bot is None else (SeatEmptied(bot),)
            return make(room, (*got_up, taken, *inherited(room, taken.colour, self._time.now())))

        self._listing.came_from(live.room.id, address)
        return _colour((await live.queue.happen(decision)).room, token), token

    async def take_over(self, live: LiveRoom, wish: TakeOver, address: str) -> str:
        """Let a latecomer take over a seat of a running game; return the secret token that owns it."""
        token, at = new_token(), address_hash(live.room.id, address)

        def decision(room: Room) -> Change:
            who = (wish.colour, wish.name, wish.language)
            return take_over(room, *who, token=hashed(token), address=at, now=self._time.now(), agent=wish.agent)

        await live.queue.happen(decision)
        return token

    async def issue_ticket(self, live: LiveRoom, token: str) -> str:
        """Return a one-time ticket that moves the seat of a token to another device."""
        secret, now = new_ticket(), self._time.now()
        await live.queue.happen(lambda room: make(room, issue_ticket(room, hashed(token), hashed(secret), now)))
        return f"{live.room.code}.{secret}"

    async def use_ticket(self, ticket: str, address: str, *, shares: bool = False) -> tuple[LiveRoom, Colour, str]:
        """Move a seat to the device that has its ticket (the old token is void), or let that device hold it too."""
        code, _, secret = ticket.partition(".")
        live, token = await self._registry.find(code), new_token()
        now, at = self._time.now(), address_hash(live.room.id, address)

        def decision(room: Room) -> Change:
            use = share_seat if shares else use_ticket
            return make(room, use(room, hashed(secret), now, token=hashed(token), address=at))

        return live, _colour((await live.queue.happen(decision)).room, token), token


def _colour(room: Room, token: str) -> Colour:
    number = room.holder(hashed(token))
    if number is None:
        raise Refused(Code.NOT_SEATED)
    return room.seats[number].colour
