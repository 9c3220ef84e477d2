"""Changes of players in a running game: latecomers and bots take over seats, and the host ends the game."""

from stella.rooms.commands import EndGame, HandToBot, HandToPerson, TakeOverSeat
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.play import game_changed
from stella.rooms.decisions.seats import (
    NOBODY,
    KeptOut,
    addresses_to_keep_out,
    as_host,
    given_name,
    inherited,
    known_language,
    may_enter,
    usable_agent,
    usable_name,
)
from stella.rooms.facts import HostChosen, RoomFact, SeatEmptied, SeatHandedOver
from stella.rooms.fold import Change
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import Agent, Colour
from stella.rules.engine import follow
from stella.rules.facts import PlayerReplaced
from stella.rules.game import Game
from stella.rules.interventions import end_early
from stella.rules.refusals import Refused


def take_over(
    room: Room,
    colour: Colour,
    name: str,
    language: str,
    *,
    token: str,
    address: str,
    now: int = 0,
    agent: Agent | None = None,
) -> Change:
    """Let a latecomer take over a bot's seat, or one whose person has left. `token` and `address` are hashes."""
    may_enter(room, address)
    _running(room)
    _free(room, colour)
    spoken = known_language(language)
    called = given_name(room, spoken, token) if room.opening.gives_names else usable_name(room, name, colour)
    fact = SeatHandedOver(colour, called, spoken, token, address=address, agent=usable_agent(agent))
    return _handed_over(room, fact, inherited(room, colour, now))


def move_over(room: Room, number: int, command: TakeOverSeat, _: Context) -> Change:
    """Let a person who waits for the next game take over a bot's seat in this one, or one whose person has left."""
    _running(room)
    _free(room, command.colour)
    return _given_to(room, command.colour, room.seats[number])


def hand_to_person(room: Room, host: Seat | None, command: HandToPerson, context: Context) -> Change:
    """Give a seat to a person who waits for the next game."""
    as_host(room, host, context)
    _running(room)
    if _seat(room, command.colour) is host:
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    kept_out = addresses_to_keep_out(room, command.colour, context) if command.keep_out else NOBODY
    return _given_to(room, command.colour, _seat(room, command.to), kept_out)


def _given_to(room: Room, colour: Colour, person: Seat, kept_out: KeptOut = NOBODY) -> Change:
    """Move a person from the place reserved for them to a seat of the game."""
    if not room.is_in_game(room.number(colour)) or person.is_bot or room.is_in_game(room.number(person.colour)):
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    then, now, others = kept_out
    fact = SeatHandedOver(
        colour,
        person.name,
        person.language,
        person.token,
        kept_out=then,
        kept_out_too=now,
        address=person.address,
        devices=person.devices,
        others_kept_out=others,
        agent=person.agent,
    )
    host = (HostChosen(colour, room.may_delete_from),) if room.host == person.colour else ()
    return _handed_over(room, fact, (SeatEmptied(person.colour), *host))


def hand_to_bot(room: Room, host: Seat | None, command: HandToBot, context: Context) -> Change:
    """Give a person's seat to a bot."""
    as_host(room, host, context)
    _running(room)
    seat = _seat(room, command.colour)
    if seat.is_bot or seat is host or not room.is_in_game(room.number(command.colour)):
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    name = context.characters.get(command.character)
    if name is None:
        raise Refused(RoomRefusal.UNKNOWN_CHARACTER)
    called = usable_name(room, name, command.colour)
    then, now, others = addresses_to_keep_out(room, command.colour, context) if command.keep_out else NOBODY
    who = (command.colour, called, "en", None, command.character, command.level)
    fact = SeatHandedOver(*who, then, now, others_kept_out=others)
    return _handed_over(room, fact)


def end_game(room: Room, host: Seat | None, _: EndGame, context: Context) -> Change:
    """End the game early, without winners."""
    as_host(room, host, context)
    game = _running(room)
    ended = end_early(game)
    if ended is None:
        raise Refused(RoomRefusal.NO_GAME)
    return game_changed(room, (), follow(game, ended))


def _handed_over(room: Room, fact: SeatHandedOver, around: tuple[RoomFact, ...] = ()) -> Change:
    seat = room.number(fact.colour)
    replaced = PlayerReplaced(seat or 0, fact.name, fact.language, fact.character is not None, fact.agent)
    return game_changed(room, (*around, fact), follow(_running(room), replaced))


def _running(room: Room) -> Game:
    if room.game is None or room.phase is not Phase.PLAYING:
        raise Refused(RoomRefusal.NO_GAME)
    return room.game


def _seat(room: Room, colour: Colour) -> Seat:
    seat = room.seat(colour)
    if seat is None:
        raise Refused(RoomRefusal.NO_SUCH_SEAT)
    return seat


def _free(room: Room, colour: Colour) -> None:
    """Refuse a seat that a person plays."""
    seat = _seat(room, colour)
    if not seat.is_bot and not (seat.has_left and seat.has_stand_in):
        raise Refused(RoomRefusal.SEAT_NOT_FREE)
