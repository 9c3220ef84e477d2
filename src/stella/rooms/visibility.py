"""Converts a room for clients; nothing else does. The rules' `visibility` converts the game inside."""

from typing import Any

from stella.rooms.room import Room, Seat
from stella.rooms.views import OwnView, Phase, RoomView, SeatInfo, WaitingItem
from stella.rules.seals import part_seal


def room_view(room: Room) -> RoomView:
    """Return the public view of a room."""
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
        guide=room.opening.guide,
        opening=room.opening_name,
        has_notes=room.options.allows_notes,
        edition=room.game.round.start.deck.hash if room.game else None,
        photos=room.photos,
        is_drawing=room.draw is not None,
        needs_nod=room.opening.needs_nod,
        fixed=tuple(sorted(room.opening.fixed)) if room.opening.guide is None else (),
        has_host_without_seat=room.host_token is not None,
        **_seals(room),
    )


def _seals(room: Room) -> dict[str, Any]:
    """Return the seals of the running game's draw, or else of the next one's."""
    if room.phase is Phase.PLAYING and room.game is not None:
        start, chance = room.game.round.start, room.game.round.start.chance
        if chance is None:
            return {}
        sealed = part_seal(chance.part, start.secret.salt)
        return {"chance_seal": sealed, "bundle_seal": chance.bundle, "part_seals": chance.seals}
    server = part_seal(room.chance.part, room.chance.salt) if room.chance else None
    if room.draw is not None:
        seals = tuple([seat.seal for seat in room.draw.bundle.seats])
        return {"chance_seal": server, "bundle_seal": room.draw.seal, "part_seals": seals}
    seals = tuple([seat.chance_seal for seat in room.seats])
    return {"chance_seal": server, "part_seals": seals if any(seals) else ()}


def seat_info(seat: Seat) -> SeatInfo:
    """Return the public view of a taken seat."""
    common = (seat.colour, seat.name, seat.language, seat.character, seat.level)
    held = (seat.has_stand_in, seat.has_left, 1 + len(seat.devices))
    return SeatInfo(*common, *held, seat.agent, seat.members, seat.wants_again)


def own_view(seat: Seat) -> OwnView:
    """Return what only the holder of a seat sees of the room."""
    ready = tuple([place for place, token in enumerate(seat.tokens) if token in seat.ready])
    agreed, declined = (
        tuple([place for place, token in enumerate(seat.people) if token in answered])
        for answered in (seat.agreed, seat.declined)
    )
    common = (seat.colour, seat.words, seat.order, ready)
    return OwnView(*common, seat.chance is not None, seat.is_played_this_step, agreed, declined)


Waiting = tuple[tuple[WaitingItem, ...], tuple[WaitingItem, ...]]


def waiting_items(room: Room, token: str) -> Waiting:
    """Return the waiting texts that this device wrote and, for the host, those of others.

    The host does not see which picture a note is on: that would reveal a mark.
    """
    waiting = room.waiting() if room.proposals else []
    own = [WaitingItem(one.number, one.kind, one.texts, card=one.card) for one, _ in waiting if one.token == token]
    if not room.is_host(token):
        return tuple(own), ()
    others = [
        WaitingItem(one.number, one.kind, one.texts, room.person(one.token) or "")
        for one, _ in waiting
        if one.token != token
    ]
    return tuple(own), tuple(others)
