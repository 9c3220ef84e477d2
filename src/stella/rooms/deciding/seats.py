"""Who sits where: sitting down, getting up, bots, stand-ins, devices, and who is host."""

from stella.content.errors import ContentError
from stella.content.languages import is_language
from stella.content.likeness import look_alike
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
from stella.rooms.deciding.context import Context
from stella.rooms.facts import (
    BotSeated,
    CodeHidden,
    HostChosen,
    RoomFact,
    SeatChanged,
    SeatEmptied,
    SeatMoved,
    SeatTaken,
    SeatTakenBack,
    StandInCame,
    TicketIssued,
)
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import MAX_NAME, Colour

KeptOut = tuple[str | None, str | None]
NOBODY: KeptOut = (None, None)
TICKET_MS = 10 * 60 * 1000
HEIR_MS = 24 * 60 * 60 * 1000  # how long an heir can delete nothing: the host may come back


def as_host(room: Room, seat: Seat) -> None:
    """Refuse what only the host may do."""
    if room.host != seat.colour:
        raise RoomRefused(RoomRefusal.NOT_HOST)


def may_delete(room: Room, seat: Seat, now: int) -> None:
    """Refuse what cannot be undone to everybody but the host, and to an heir for a while."""
    as_host(room, seat)
    if now < room.may_delete_from:
        raise RoomRefused(RoomRefusal.HEIR_MUST_WAIT)


def heir(colour: Colour | None, now: int) -> HostChosen:
    """Return the fact of somebody who becomes host without having been chosen by the host."""
    return HostChosen(colour, now + HEIR_MS)


def inherited(room: Room, newcomer: Colour, now: int) -> tuple[HostChosen, ...]:
    """Return the fact of a newcomer who becomes host of a room that others have used, because it has no host."""
    is_used = room.games or room.game is not None or room.may_delete_from
    return (heir(newcomer, now),) if room.host is None and is_used else ()


def as_host_or_heir(room: Room, seat: Seat, context: Context) -> tuple[HostChosen, ...]:
    """Refuse what only the host may do; while the host is away for long, whoever does it becomes host."""
    if room.host == seat.colour:
        return ()
    if room.host is not None and room.seat(room.host) and not is_gone(room, room.host, context):
        raise RoomRefused(RoomRefusal.NOT_HOST)
    return (heir(seat.colour, context.now),)


def may_enter(room: Room, address: str) -> None:
    """Refuse somebody new whom the host does not want at the table."""
    if address in room.kept_out:
        raise RoomRefused(RoomRefusal.KEPT_OUT)
    if room.options.is_locked and room.host is not None:
        raise RoomRefused(RoomRefusal.ROOM_LOCKED)


def in_lobby(room: Room) -> None:
    """Refuse what can only be done before a game."""
    if room.phase is not Phase.LOBBY or room.draw is not None:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)


def take_seat(room: Room, name: str, colour: Colour | None, language: str, *, token: str, address: str) -> SeatTaken:
    """Return the fact of a person sitting down, for the next game if one is on; `token` and `address` are hashes."""
    if not room.opening.has_place(sum(not seat.is_bot for seat in room.seats)):
        raise RoomRefused(RoomRefusal.GAME_RUNNING)
    may_enter(room, address)
    free, called, spoken = _free_colour(room, colour), usable_name(room, name, None), known_language(language)
    return SeatTaken(free, called, spoken, token, address)


def issue_ticket(room: Room, token: str, ticket: str, now: int) -> tuple[RoomFact, ...]:
    """Return the fact of a ticket for the seat that a token owns; both are hashes."""
    number = room.holder(token)
    if number is None:
        raise RoomRefused(RoomRefusal.NOT_SEATED)
    return (TicketIssued(room.seats[number].colour, ticket, now + TICKET_MS),)


def use_ticket(room: Room, ticket: str, now: int, *, token: str, address: str) -> tuple[SeatMoved, ...]:
    """Return the fact of a seat that moves to the device with its ticket; the old token is void."""
    for seat in room.seats:
        if seat.ticket == ticket and now <= seat.ticket_until:
            return (SeatMoved(seat.colour, token, address),)
    raise RoomRefused(RoomRefusal.TICKET_VOID)


def change_seat(room: Room, seat: Seat, command: ChangeSeat, _: Context) -> tuple[RoomFact, ...]:
    """Change the own name, colour or language."""
    name, colour = seat.name, seat.colour
    if command.colour not in (None, seat.colour) or command.name is not None:
        in_lobby(room)
    if command.colour is not None and command.colour != seat.colour:
        if room.seat(command.colour):
            raise RoomRefused(RoomRefusal.SEAT_TAKEN)
        colour = command.colour
    if command.name is not None:
        name = usable_name(room, command.name, seat.colour)
    language = seat.language if command.language is None else known_language(command.language)
    return (SeatChanged(seat.colour, colour, name, language),)


def leave_seat(room: Room, seat: Seat, _: LeaveSeat, context: Context) -> tuple[RoomFact, ...]:
    """Get up; in a running game a stand-in plays on, and a host hands the role over."""
    has_played = room.is_in_game(room.number(seat.colour))
    away = StandInCame(seat.colour, has_left=True) if has_played else SeatEmptied(seat.colour)
    if room.host != seat.colour:
        return (away,)
    others = [other for other in room.seats if other.token and not other.has_left]
    heirs = [other.colour for other in others if other.colour != seat.colour]
    heirs.sort(key=lambda colour: colour in context.away)  # somebody who is here goes first
    return (away, heir(heirs[0] if heirs else None, context.now))


def seat_bot(room: Room, seat: Seat, command: SeatBot, context: Context) -> tuple[RoomFact, ...]:
    """Let a character of the program sit down."""
    as_host(room, seat)
    in_lobby(room)
    name = context.characters.get(command.character)
    if name is None:
        raise RoomRefused(RoomRefusal.UNKNOWN_CHARACTER)
    return (BotSeated(_free_colour(room, None), usable_name(room, name, None), command.character, command.level),)


def remove_seat(room: Room, seat: Seat, command: RemoveSeat, context: Context) -> tuple[RoomFact, ...]:
    """Remove a person or a bot, and keep the person's address out if the host wishes."""
    as_host(room, seat)
    if room.seat(command.colour) is None or command.colour == seat.colour:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    if room.is_in_game(room.number(command.colour)):
        in_lobby(room)
    kept_out = addresses_to_keep_out(room, command.colour, context) if command.keep_out else NOBODY
    return (SeatEmptied(command.colour, *kept_out),)


def addresses_to_keep_out(room: Room, colour: Colour, context: Context) -> KeptOut:
    """Return the hashed addresses of somebody whom the host does not want back: where they sat down, and are now."""
    seat, now = room.seat(colour), context.addresses.get(colour)
    then = seat.address if seat else None
    return then, now if now != then else None


def hide_code(room: Room, seat: Seat, command: HideCode, _: Context) -> tuple[RoomFact, ...]:
    """Let no screen show the room's code, or show it again."""
    as_host(room, seat)
    return (CodeHidden(command.is_hidden),)


def pass_host(room: Room, seat: Seat, command: PassHost, _: Context) -> tuple[RoomFact, ...]:
    """Make somebody else the host."""
    as_host(room, seat)
    chosen = room.seat(command.colour)
    if chosen is None or chosen.is_bot:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    return (HostChosen(chosen.colour, room.may_delete_from),)


def become_host(room: Room, seat: Seat, _: BecomeHost, context: Context) -> tuple[RoomFact, ...]:
    """Take over from a host who is away for longer than the grace time."""
    if room.host is not None and room.seat(room.host) and not is_gone(room, room.host, context):
        raise RoomRefused(RoomRefusal.HOST_IS_HERE)
    return (heir(seat.colour, context.now),)


def is_gone(room: Room, colour: Colour, context: Context) -> bool:
    """Tell whether somebody is away for longer than the grace time."""
    return context.away.get(colour, -1) >= room.options.grace_seconds * 1000


def ask_for_stand_in(room: Room, _: Seat, command: AskForStandIn, context: Context) -> tuple[RoomFact, ...]:
    """Let a stand-in play for somebody who is away while the others wait."""
    absent = room.seat(command.colour)
    if absent is None or absent.is_bot:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    if absent.has_stand_in or room.number(absent.colour) not in room.awaited():
        raise RoomRefused(RoomRefusal.NOBODY_WAITS)
    if not is_gone(room, absent.colour, context):
        raise RoomRefused(RoomRefusal.SEAT_NOT_AWAY)
    return (StandInCame(absent.colour),)


def take_seat_back(_: Room, seat: Seat, __: TakeSeatBack, ___: Context) -> tuple[RoomFact, ...]:
    """Play the own seat again."""
    if not seat.has_stand_in:
        raise RoomRefused(RoomRefusal.NO_STAND_IN)
    return (SeatTakenBack(seat.colour),)


def _free_colour(room: Room, wish: Colour | None) -> Colour:
    free = [colour for colour in Colour if room.seat(colour) is None]
    if len(room.seats) >= room.options.seats or not free:
        raise RoomRefused(RoomRefusal.ROOM_FULL)
    if wish is not None and wish not in free:
        raise RoomRefused(RoomRefusal.SEAT_TAKEN)
    return wish or free[0]


def usable_name(room: Room, name: str, colour: Colour | None) -> str:
    """Return a name made fit to be shown, unless another seat has it or one that looks the same."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise RoomRefused(RoomRefusal.NAME_NOT_USABLE)
    if any(look_alike(seat.name, cleaned) for seat in room.seats if seat.colour != colour):
        raise RoomRefused(RoomRefusal.NAME_TAKEN)
    return cleaned


def clean_name(name: str) -> str | None:
    """Return a name made fit to be shown, or None if nothing is left of it or too much."""
    try:
        cleaned = clean_word(name)
    except ContentError:
        return None
    return cleaned if len(cleaned) <= MAX_NAME else None


def known_language(language: str) -> str:
    """Return a language that Stella speaks."""
    if not is_language(language):
        raise RoomRefused(RoomRefusal.LANGUAGE_UNKNOWN)
    return language
