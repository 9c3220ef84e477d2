"""Finds the finished games of a room that may be exported, because all of their players agreed. It changes nothing."""

from collections.abc import Iterable

from stella.rooms.facts import ExportAllowed, RoomFact, SeatHandedOver, SeatMoved
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rooms.views import Phase


def exportable(changes: Iterable[Change]) -> frozenset[str]:
    """Return the records of the games that everyone who played in them, however briefly, allows to be exported.

    A person's last answer counts for all of their games at the table. Games without people are left out, and so are
    games that began while the table did not ask.
    """
    consents = _Consents()
    for change in changes:
        for fact in change.facts:
            consents.take(fact, change.before)
        consents.note_players(change.before, change.room)
    return consents.agreed_games()


class _Consents:
    """The people in every game that asked, and their last answers. People are known by the hash of their token."""

    def __init__(self) -> None:
        self._answers: dict[str, bool] = {}
        self._players: dict[str, set[str]] = {}  # by record
        self._asks = False

    def take(self, fact: RoomFact, before: Room) -> None:
        """Record an answer, or the new token of the person who gave it."""
        if isinstance(fact, ExportAllowed):
            self._answers[fact.token] = fact.is_allowed
        elif isinstance(fact, SeatHandedOver):  # another seat, another question
            for token in (fact.token, *[device.token for device in fact.devices]):
                self._answers.pop(token or "", None)
        elif isinstance(fact, SeatMoved):
            seat = before.seat(fact.colour)
            self._rename(fact.device or (seat and seat.token) or "", fact.token)

    def _rename(self, old: str, new: str) -> None:
        if old in self._answers:
            self._answers[new] = self._answers.pop(old)
        for people in self._players.values():
            if old in people:
                people.remove(old)
                people.add(new)

    def note_players(self, before: Room, room: Room) -> None:
        """Note who plays in the running game."""
        if room.phase is not Phase.PLAYING or room.game is None or room.record is None:
            return
        if before.record != room.record:
            self._asks = room.options.asks_consent
        if self._asks:
            present = [token for seat in room.seats[: room.game.seats] for token in seat.people]
            self._players.setdefault(room.record, set()).update(present)

    def agreed_games(self) -> frozenset[str]:
        """Return the records of the games whose people have all agreed."""
        return frozenset([
            record for record, people in self._players.items() if people and all(map(self._answers.get, people))
        ])  # fmt: skip
