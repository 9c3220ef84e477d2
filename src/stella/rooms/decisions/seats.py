"""Seats: sitting down, getting up, bots, stand-ins, devices, and the host."""

from msgspec.structs import replace

from stella.content.errors import ContentError
from stella.content.given_names import given_names
from stella.content.languages import is_language
from stella.content.likeness import look_alike
from stella.content.plain_text import clean_text, is_readable
from stella.content.words import clean_word
from stella.rooms.commands import (
    AskForStandIn,
    BecomeHost,
    ChangeSeat,
    HideCode,
    LeaveSeat,
    PassHost,
    RemoveSeat,
    SeatBot,
    TakeSeatBack,
)
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.teams import join
from stella.rooms.facts import (
    BotSeated,
    CodeHidden,
    HostChosen,
    RoomFact,
    SeatChanged,
    SeatEmptied,
    SeatMoved,
    SeatShared,
    SeatTaken,
    SeatTakenBack,
    SeatUnshared,
    StandInCame,
    TicketIssued,
)
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import MAX_NAME, Agent, Colour
from stella.rules.refusals import Refused

KeptOut = tuple[str | None, str | None, tuple[str, ...]]
NOBODY: KeptOut = (None, None, ())
TICKET_MS = 10 * 60 * 1000
MOST_DEVICES = 12  # devices that can hold one seat
HEIR_MS = 24 * 60 * 60 * 1000  # how long an heir cannot delete anything, because the host may come back


def as_host(room: Room, seat: Seat | None, context: Context) -> None:
    """Refuse what only the host may do. A host without a seat is identified by the token."""
    if seat is None and not _is_host_without_seat(room, context):
        raise Refused(RoomRefusal.NOT_SEATED)
    if seat is not None and room.host != seat.colour:
        raise Refused(RoomRefusal.NOT_HOST)


def _is_host_without_seat(room: Room, context: Context) -> bool:
    return room.host_token is not None and room.host_token == context.token


def may_delete(room: Room, seat: Seat | None, now: int, token: str | None = None) -> None:
    """Refuse permanent deletion to everyone but the host and, for a while, to an heir. The token is a hash."""
    as_host(room, seat, Context(now, token=token))
    if now < room.may_delete_from:
        raise Refused(RoomRefusal.HEIR_MUST_WAIT)


def heir(colour: Colour | None, now: int) -> HostChosen:
    """Return the fact of a person who becomes host without being chosen by the host."""
    return HostChosen(colour, now + HEIR_MS)


def inherited(room: Room, newcomer: Colour, now: int) -> tuple[HostChosen, ...]:
    """Return the fact of a newcomer who becomes host of a used room without one."""
    is_used = room.games or room.game is not None or room.may_delete_from
    return (heir(newcomer, now),) if not room.has_host and is_used else ()


def as_host_or_heir(room: Room, seat: Seat | None, context: Context) -> tuple[HostChosen, ...]:
    """Refuse what only the host may do. If the host has long been away, the seated person who does it becomes host."""
    if seat is None or room.host == seat.colour:
        as_host(room, seat, context)
        return ()
    if is_host_here(room, context):
        raise Refused(RoomRefusal.NOT_HOST)
    return (heir(seat.colour, context.now),)


def is_host_here(room: Room, context: Context) -> bool:
    """Return whether the room has a host who has not been absent for longer than the grace period."""
    if room.host_token is not None:
        return context.host_away is None or context.host_away < room.options.grace_seconds * 1000
    return room.host is not None and room.seat(room.host) is not None and not is_gone(room, room.host, context)


def may_enter(room: Room, address: str) -> None:
    """Refuse a newcomer whom the host has blocked."""
    if address in room.kept_out:
        raise Refused(RoomRefusal.KEPT_OUT)
    if room.options.is_locked and room.has_host:
        raise Refused(RoomRefusal.ROOM_LOCKED)


def in_lobby(room: Room) -> None:
    """Refuse what can only be done before a game."""
    if room.phase is not Phase.LOBBY or room.draw is not None:
        raise Refused(RoomRefusal.GAME_RUNNING)


def take_seat(
    room: Room,
    name: str,
    colour: Colour | None,
    language: str,
    *,
    token: str,
    address: str,
    agent: Agent | None = None,
) -> SeatTaken | SeatShared:
    """Return the fact of a person sitting down, for the next game if one is running, or joining a team.

    `token` and `address` are hashes.
    """
    if not room.opening.has_place(sum(not seat.is_bot for seat in room.seats)):
        raise Refused(RoomRefusal.GAME_RUNNING)
    may_enter(room, address)
    room = without_bot(room)
    spoken = known_language(language)
    called = given_name(room, spoken, token) if room.opening.gives_names else usable_name(room, name, None)
    if room.options.has_teams:
        return join(room, called, colour, spoken, token=token, address=address, agent=usable_agent(agent))
    return SeatTaken(_free_colour(room, colour), called, spoken, token, address, usable_agent(agent))


def bot_to_replace(room: Room) -> Colour | None:
    """Return the bot that gets up when a person comes to a full table: the last one, before a game."""
    is_before = room.phase is Phase.LOBBY and room.draw is None and not room.options.has_teams
    is_full = is_before and len(room.seats) >= room.options.seats
    bots = [seat.colour for seat in room.seats if seat.is_bot] if is_full else []
    return bots[-1] if bots else None


def without_bot(room: Room) -> Room:
    """Return a full table without the bot that gets up for a person."""
    bot = bot_to_replace(room)
    return room if bot is None else replace(room, seats=tuple([seat for seat in room.seats if seat.colour != bot]))


def issue_ticket(room: Room, token: str, ticket: str, now: int) -> tuple[RoomFact, ...]:
    """Return the fact of a ticket for a token's seat. Both are hashes."""
    number = room.holder(token)
    if number is None:
        raise Refused(RoomRefusal.NOT_SEATED)
    seat = room.seats[number]
    device = None if token == seat.token else token
    return (TicketIssued(seat.colour, ticket, now + TICKET_MS, device),)


def use_ticket(room: Room, ticket: str, now: int, *, token: str, address: str) -> tuple[SeatMoved, ...]:
    """Return the fact of a seat that moves to the device with its ticket. The old token becomes invalid."""
    seat = _seat_of_ticket(room, ticket, now)
    return (SeatMoved(seat.colour, token, address, seat.ticket_of),)


def share_seat(room: Room, ticket: str, now: int, *, token: str, address: str) -> tuple[SeatShared, ...]:
    """Return the fact of a seat that the device with its ticket shares. The other devices keep the seat."""
    seat = _seat_of_ticket(room, ticket, now)
    if seat.member:  # a person who joins a team has a name
        raise Refused(RoomRefusal.NAME_NOT_USABLE)
    if len(seat.tokens) >= MOST_DEVICES:
        raise Refused(RoomRefusal.SEAT_FULL)
    return (SeatShared(seat.colour, token, address),)


def _seat_of_ticket(room: Room, ticket: str, now: int) -> Seat:
    for seat in room.seats:
        if seat.ticket == ticket and now <= seat.ticket_until:
            return seat
    raise Refused(RoomRefusal.TICKET_VOID)


def change_seat(room: Room, seat: Seat, command: ChangeSeat, _: Context) -> tuple[RoomFact, ...]:
    """Change the seat's name, colour or language."""
    name, colour = seat.name, seat.colour
    if command.colour not in (None, seat.colour) or command.name is not None:
        in_lobby(room)
    if command.colour is not None and command.colour != seat.colour:
        if room.seat(command.colour):
            raise Refused(RoomRefusal.SEAT_TAKEN)
        colour = command.colour
    if command.name is not None:
        name = usable_name(room, command.name, seat.colour)
    language = seat.language if command.language is None else known_language(command.language)
    return (SeatChanged(seat.colour, colour, name, language),)


def leave_seat(room: Room, seat: Seat | None, _: LeaveSeat, context: Context) -> tuple[RoomFact, ...]:
    """Get up. In a running game, a stand-in plays on. A leaving host passes the role on.

    If other devices hold the seat, they keep it. A host without a seat only passes the role on.
    """
    if seat is None:
        as_host(room, seat, context)
        return (_heir_of(room, None, context),)
    if seat.devices and context.token is not None:
        return (SeatUnshared(seat.colour, context.token),)
    has_played = room.is_in_game(room.number(seat.colour))
    away = StandInCame(seat.colour, has_left=True) if has_played else SeatEmptied(seat.colour)
    if room.host != seat.colour:
        return (away,)
    return (away, _heir_of(room, seat.colour, context))


def _heir_of(room: Room, colour: Colour | None, context: Context) -> HostChosen:
    """Return the fact of the next host after one who leaves, or nothing if nobody else sits there."""
    heirs = [other for other in room.seats if other.token and not other.has_left and other.colour != colour]
    heirs.sort(key=lambda one: (one.agent is not None, one.colour in context.away))  # people first, then connected ones
    return heir(heirs[0].colour if heirs else None, context.now)


def seat_bot(room: Room, seat: Seat | None, command: SeatBot, context: Context) -> tuple[RoomFact, ...]:
    """Seat a bot."""
    as_host(room, seat, context)
    in_lobby(room)
    if not room.opening.has_bots:
        raise Refused(RoomRefusal.NO_BOTS)
    name = context.characters.get(command.character)
    if name is None:
        raise Refused(RoomRefusal.UNKNOWN_CHARACTER)
    return (BotSeated(_free_colour(room, None), usable_name(room, name, None), command.character, command.level),)


def remove_seat(room: Room, seat: Seat | None, command: RemoveSeat, context: Context) -> tuple[RoomFact, ...]:
    """Remove a person or a bot, and block the person's address if the host wishes."""
    as_host(room, seat, context)
    if room.seat(command.colour) is None or (seat is not None and command.colour == seat.colour):
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    if room.is_in_game(room.number(command.colour)):
        in_lobby(room)
    kept_out = addresses_to_keep_out(room, command.colour, context) if command.keep_out else NOBODY
    return (SeatEmptied(command.colour, *kept_out),)


def addresses_to_keep_out(room: Room, colour: Colour, context: Context) -> KeptOut:
    """Return the hashed addresses to block: where the person sat down, and their current ones."""
    seat, now = room.seat(colour), context.addresses.get(colour)
    then = seat.address if seat else None
    others = {device.address for device in seat.devices if device.address} if seat else set()
    return then, now if now != then else None, tuple(sorted(others - {then, now}))


def hide_code(room: Room, seat: Seat | None, command: HideCode, context: Context) -> tuple[RoomFact, ...]:
    """Hide the room's code on all screens, or show it again."""
    as_host(room, seat, context)
    return (CodeHidden(command.is_hidden),)


def pass_host(room: Room, seat: Seat | None, command: PassHost, context: Context) -> tuple[RoomFact, ...]:
    """Pass the host role to another person."""
    as_host(room, seat, context)
    chosen = room.seat(command.colour)
    if chosen is None or chosen.is_bot or chosen.has_left:  # the person who takes over the seat would be host
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    return (HostChosen(chosen.colour, room.may_delete_from),)


def become_host(room: Room, seat: Seat, _: BecomeHost, context: Context) -> tuple[RoomFact, ...]:
    """Take over from a host who has been absent for longer than the grace period."""
    if is_host_here(room, context):
        raise Refused(RoomRefusal.HOST_IS_HERE)
    return (heir(seat.colour, context.now),)


def is_gone(room: Room, colour: Colour, context: Context) -> bool:
    """Return whether a person has been absent for longer than the grace period."""
    return context.away.get(colour, -1) >= room.options.grace_seconds * 1000


def ask_for_stand_in(room: Room, seat: Seat | None, command: AskForStandIn, context: Context) -> tuple[RoomFact, ...]:
    """Let a stand-in play for an absent person while the others wait."""
    if seat is None:
        as_host(room, seat, context)
    absent = room.seat(command.colour)
    if absent is None or absent.is_bot:
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    if absent.has_stand_in or room.number(absent.colour) not in room.awaited():
        raise Refused(RoomRefusal.NOBODY_WAITS)
    if not room.opening.has_bots:
        raise Refused(RoomRefusal.NO_BOTS)
    if not is_gone(room, absent.colour, context):
        raise Refused(RoomRefusal.SEAT_NOT_AWAY)
    return (StandInCame(absent.colour),)


def take_seat_back(_: Room, seat: Seat, __: TakeSeatBack, ___: Context) -> tuple[RoomFact, ...]:
    """Take your seat back from a stand-in."""
    if not seat.has_stand_in:
        raise Refused(RoomRefusal.NO_STAND_IN)
    return (SeatTakenBack(seat.colour),)


def _free_colour(room: Room, wish: Colour | None) -> Colour:
    free = [colour for colour in Colour if room.seat(colour) is None]
    if len(room.seats) >= room.options.seats or not free:
        raise Refused(RoomRefusal.ROOM_FULL)
    if wish is not None and wish not in free:
        raise Refused(RoomRefusal.SEAT_TAKEN)
    return wish or free[0]


def usable_name(room: Room, name: str, colour: Colour | None) -> str:
    """Return a name cleaned for display. Refuse it if another seat has it or one that looks the same."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise Refused(RoomRefusal.NAME_NOT_USABLE)
    names = [seat.name for seat in room.seats if seat.colour != colour]
    names += [name for seat in room.seats for name in seat.members]
    if any(look_alike(taken, cleaned) for taken in names):
        raise Refused(RoomRefusal.NAME_TAKEN)
    return cleaned


def given_name(room: Room, language: str, token: str) -> str:
    """Return a name chosen by the table. The token selects it from the free ones, so that nobody chooses it."""
    names = given_names(language)
    taken = [name for seat in room.seats for name in (seat.name, *seat.members)]
    free = [name for name in names if not any(look_alike(name, other) for other in taken)]
    if not free:
        raise Refused(RoomRefusal.ROOM_FULL)
    return free[int.from_bytes(token.encode()[-4:]) % len(free)]


def usable_agent(agent: Agent | None) -> Agent | None:
    """Return a program's declaration, cleaned for display."""
    if agent is None:
        return None
    model, version = clean_text(agent.model), clean_text(agent.version)
    if not is_readable(model) or (version and not is_readable(version)):
        raise Refused(RoomRefusal.AGENT_NOT_USABLE)
    return Agent(agent.kind, model, version)


def clean_name(name: str) -> str | None:
    """Return a name cleaned for display, or None if it is then empty or too long."""
    try:
        cleaned = clean_word(name)
    except ContentError:
        return None
    return cleaned if len(cleaned) <= MAX_NAME else None


def known_language(language: str) -> str:
    """Return the language. Refuse one that Stella does not support."""
    if not is_language(language):
        raise Refused(RoomRefusal.LANGUAGE_UNKNOWN)
    return language
