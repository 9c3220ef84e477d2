"""Chance that nobody chooses: all that decides the draws is sealed before any device opens its part."""

from stella.rooms.commands import AddChance, SealChance
from stella.rooms.deciding.context import Context
from stella.rooms.facts import ChanceOpened, ChanceSealed, RoomFact
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import Bundle, Chance, Secret
from stella.rules.chance import common_seed, sealed_seed
from stella.rules.refusals import Refused
from stella.rules.seals import bundle_seal, device_seal

DRAW_MS = 4_000  # how long a start waits for devices that are here to open their parts


def seal_chance(room: Room, seat: Seat, command: SealChance, context: Context) -> tuple[RoomFact, ...]:
    """Publish the seal of a part of the coming game's chance; until the game starts, another one replaces it.

    Where several devices hold a seat, its part is that of the first one.
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
    """Return the fact of a part that is opened; it must be the one whose seal is in the bundle."""
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
    """Return the seals that a bundle holds: those of devices that are here, so that the others need not wait."""
    return tuple([None if seat.colour in context.away else seat.chance_seal for seat in room.seats])


def is_drawn_the_old_way(room: Room) -> bool:
    """Tell whether the parts of the coming game came with an earlier release, which did not seal them."""
    return room.draw is None and any(seat.chance and not seat.chance_seal for seat in room.seats)


def secret_of(room: Room, bundle: Bundle | None, drawn: Secret) -> tuple[Secret, Chance | None]:
    """Return the secret of a game that starts, and what its seed was made of; without a sealed part it is as drawn."""
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
