"""A draw that nobody chooses: everything that determines it is sealed before any device opens its part."""

from stella.rooms.commands import AddChance, SealChance
from stella.rooms.decisions.context import Context
from stella.rooms.facts import ChanceOpened, ChanceSealed, RoomFact
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import Bundle, Chance, Secret
from stella.rules.chance import common_seed, sealed_seed
from stella.rules.refusals import Refused
from stella.rules.seals import bundle_seal, device_seal

DRAW_MS = 4_000  # how long a start waits for connected devices to open their parts


def seal_chance(room: Room, seat: Seat, command: SealChance, context: Context) -> tuple[RoomFact, ...]:
    """Publish the seal of a seat's part of the next draw. Until the game starts, another one replaces it.

    If several devices hold a seat, the first one provides the part.
    """
    if room.phase is Phase.PLAYING or room.draw is not None:
        raise Refused(RoomRefusal.GAME_RUNNING)
    if room.chance is None:
        raise Refused(RoomRefusal.CHANCE_NOT_SEALED)
    is_first = not seat.devices or context.token in (None, seat.token)
    if seat.chance_seal == command.seal or not is_first:
        raise Refused(RoomRefusal.CHANCE_ALREADY_ADDED)
    return (ChanceSealed(seat.colour, command.seal),)


def opened(room: Room, number: int, command: AddChance) -> ChanceOpened:
    """Return the fact of an opened part. It must match the seal in the bundle."""
    seat, draw = room.seats[number], room.draw
    if draw is None:
        raise Refused(RoomRefusal.GAME_RUNNING if room.phase is Phase.PLAYING else RoomRefusal.CHANCE_NOT_SEALED)
    seats = draw.bundle.seats
    if number >= len(seats) or seats[number].seal != device_seal(draw.bundle.server, command.part):
        raise Refused(RoomRefusal.CHANCE_NOT_SEALED)
    if seat.chance is not None:
        raise Refused(RoomRefusal.CHANCE_ALREADY_ADDED)
    return ChanceOpened(seat.colour, command.part)


def seals_of(room: Room, context: Context) -> tuple[str | None, ...]:
    """Return the seals for a bundle: only those of connected devices, so that nobody waits for the others."""
    return tuple([None if seat.colour in context.away else seat.chance_seal for seat in room.seats])


def is_drawn_the_old_way(room: Room) -> bool:
    """Return whether the parts of the next game came from an earlier release, which did not seal them."""
    return room.draw is None and any(seat.chance and not seat.chance_seal for seat in room.seats)


def secret_of(room: Room, bundle: Bundle | None, drawn: Secret) -> tuple[Secret, Chance | None]:
    """Return the secret of a starting game and the parts of its seed. Without a server part, it is `drawn` itself."""
    if room.chance is None:
        return drawn, None
    part, salt = room.chance.part, room.chance.salt
    if bundle is None:
        parts = tuple([seat.chance for seat in room.seats])
        return Secret(common_seed(part, parts), salt), Chance(part, parts)
    seals = tuple([seat.seal for seat in bundle.seats])
    parts = tuple([seat.chance if seal else None for seat, seal in zip(room.seats, seals, strict=False)])
    sealed = bundle_seal(salt, bundle)
    return Secret(sealed_seed(sealed, part, parts), salt), Chance(part, parts, seals, sealed)
