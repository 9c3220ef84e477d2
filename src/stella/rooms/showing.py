"""The one place that turns a room into something for a client; the game inside is shown by the rules' own `showing`."""

from collections.abc import Iterator

from stella.rooms.facts import Entry, GamePlayed
from stella.rooms.room import Room, Seat
from stella.rooms.views import OwnView, Phase, RoomView, SeatInfo
from stella.rules.applying import begin
from stella.rules.applying import evolve as evolve_game
from stella.rules.facts import Fact, GameStarted
from stella.rules.game import Game
from stella.rules.showing import show
from stella.rules.views import Shown


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
        record=room.record if room.phase is Phase.FINISHED else None,
    )


def seat_info(seat: Seat) -> SeatInfo:
    """Return a taken seat as everybody sees it."""
    return SeatInfo(seat.colour, seat.name, seat.language, seat.character, seat.level, seat.has_stand_in)


def own_view(seat: Seat) -> OwnView:
    """Return what only the holder of a seat sees of the room."""
    return OwnView(seat.colour, seat.words, seat.order)


def game_facts(entry: Entry, before: Game | None) -> Iterator[tuple[Game, Fact]]:
    """Give every game fact of a log entry with the game that it happened to."""
    game = before
    for fact in entry.facts:
        if not isinstance(fact, GamePlayed):
            continue
        for played in fact.facts:
            if isinstance(played, GameStarted):
                game = begin(played)
                yield game, played
            elif game is not None:
                yield game, played
                game = evolve_game(game, played)


def shown_facts(entry: Entry, before: Game | None, seat: int | None) -> tuple[Shown, ...]:
    """Return the visible facts of a log entry for a seat (None: a spectator or a TV), in order."""
    shown = (show(game, fact, seat) for game, fact in game_facts(entry, before))
    return tuple([fact for fact in shown if fact is not None])
