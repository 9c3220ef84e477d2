"""Chance that nobody chooses alone: the server's part, sealed before, and what each player's device adds to it."""

from stella.rooms.commands import AddChance
from stella.rooms.deciding.context import Context
from stella.rooms.facts import ChanceAdded, RoomFact
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import Chance, Secret
from stella.rules.chance import common_seed


def add_chance(room: Room, seat: Seat, command: AddChance, _: Context) -> tuple[RoomFact, ...]:
    """Add to the chance of the coming game, once."""
    if room.phase is Phase.PLAYING:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)
    if room.chance is None:
        raise RoomRefused(RoomRefusal.CHANCE_NOT_SEALED)
    if seat.chance is not None:
        raise RoomRefused(RoomRefusal.CHANCE_ALREADY_ADDED)
    return (ChanceAdded(seat.colour, command.part),)


def secret_of(room: Room, drawn: Secret) -> tuple[Secret, Chance | None]:
    """Return the secret of a game that starts, and what its seed was made of; without a sealed part it is as drawn."""
    if room.chance is None:
        return drawn, None
    chance = Chance(room.chance.part, tuple([seat.chance for seat in room.seats]))
    return Secret(common_seed(chance.part, chance.parts), room.chance.salt), chance
