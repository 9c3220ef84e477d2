"""The one place that turns a room into something for a client; the game inside is shown by the rules' own `showing`."""

from stella.rooms.introduction import GUIDE
from stella.rooms.room import Room, Seat
from stella.rooms.views import OwnView, Phase, RoomView, SeatInfo
from stella.rules.seals import part_seal


def room_view(room: Room) -> RoomView:
    """Return a room as everybody sees it."""
    return RoomView(
        code=room.code,
        phase=room.phase,
        options=room.options,
        host=room.host,
        seats=tuple([seat_info(seat) for seat in room.seats]),
        games=room.games,
        blank_cards=sum([len(seat.words) for seat in room.seats]),
        deadline=room.deadline,
        is_clock_due=room.is_clock_due,
        is_paused=room.is_paused,
        is_code_hidden=room.is_code_hidden,
        record=room.record if room.phase is Phase.FINISHED else None,
        guide=GUIDE if room.is_introduction else None,
        has_notes=room.options.allows_notes,
        chance_seal=_chance_seal(room),
    )


def _chance_seal(room: Room) -> str | None:
    """Return the seal of the server's part: of the running game, else of the coming one."""
    if room.phase is Phase.PLAYING and room.game is not None:
        start = room.game.round.start
        return part_seal(start.chance.part, start.secret.salt) if start.chance else None
    return part_seal(room.chance.part, room.chance.salt) if room.chance else None


def seat_info(seat: Seat) -> SeatInfo:
    """Return a taken seat as everybody sees it."""
    common = (seat.colour, seat.name, seat.language, seat.character, seat.level)
    return SeatInfo(*common, seat.has_stand_in, seat.has_left)


def own_view(seat: Seat) -> OwnView:
    """Return what only the holder of a seat sees of the room."""
    return OwnView(seat.colour, seat.words, seat.order, seat.chance is not None)
