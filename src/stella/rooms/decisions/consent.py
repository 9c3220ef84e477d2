"""People's consent to the export of their games without names. Only a person's own seat sees the answer."""

from stella.rooms.commands import AllowExport
from stella.rooms.decisions.context import Context
from stella.rooms.facts import ExportAllowed, RoomFact
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat
from stella.rules.refusals import Refused


def allow_export(room: Room, seat: Seat, command: AllowExport, context: Context) -> tuple[RoomFact, ...]:
    """Record a person's answer. They can always withdraw their consent, even if the table no longer asks."""
    token = context.token if context.token in seat.people else next(iter(seat.people), None)
    if token is None or (command.is_allowed and not room.options.asks_consent):
        raise Refused(RoomRefusal.NOT_ASKED)
    if token in (seat.agreed if command.is_allowed else seat.declined):
        return ()
    return (ExportAllowed(seat.colour, token, command.is_allowed),)
