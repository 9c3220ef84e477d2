"""A photo of the real cards on a table. The pictures are never part of the room, which only records that they exist."""

from stella.rooms.facts import TablePhotographed
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.box import ROW, TABLE
from stella.rules.refusals import Refused

ROWS = TABLE // ROW


def refuse_strangers(room: Room, token: str) -> None:
    """Refuse a client without a seat that is not the host. `token` is hashed."""
    if not room.is_known(token):
        raise Refused(RoomRefusal.NOT_SEATED)


def on_table(room: Room, row: int | None) -> tuple[int, ...]:
    """Return the cards that a photo shows: one row of the table, or all."""
    if not room.opening.takes_photos:
        raise Refused(RoomRefusal.NO_PHOTOS)
    if room.game is None or room.phase is not Phase.PLAYING:
        raise Refused(RoomRefusal.NO_GAME)
    table = room.game.round.table
    return table if row is None else table[row * ROW : (row + 1) * ROW]


def take_photo(room: Room, token: str, row: int | None, photo: str) -> tuple[TablePhotographed, ...]:
    """Return the fact that a photo was taken."""
    refuse_strangers(room, token)
    return (TablePhotographed(photo, on_table(room, row)),)
