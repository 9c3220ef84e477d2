"""The one place that turns a room into something for a client; the game inside is shown by the rules' own `showing`."""

from collections.abc import Iterable, Iterator

from stella.rooms.facts import Entry, GamePlayed
from stella.rooms.introduction import GUIDE
from stella.rooms.room import Room, Seat
from stella.rooms.views import OwnView, Phase, RoomView, SeatInfo
from stella.rules.applying import begin
from stella.rules.applying import evolve as evolve_game
from stella.rules.facts import CardsMarked, Fact, GameStarted
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
        guide=GUIDE if room.is_introduction else None,
    )


def seat_info(seat: Seat) -> SeatInfo:
    """Return a taken seat as everybody sees it."""
    return SeatInfo(seat.colour, seat.name, seat.language, seat.character, seat.level, seat.has_stand_in)


def own_view(seat: Seat) -> OwnView:
    """Return what only the holder of a seat sees of the room."""
    return OwnView(seat.colour, seat.words, seat.order)


def game_facts(entry: Entry, before: Game | None) -> Iterator[tuple[Game, Fact]]:
    """Give every game fact of a log entry with the game that it happened to."""
    game, last = before, None
    for part in entry.facts:
        if not isinstance(part, GamePlayed):
            continue
        for fact in part.facts:
            if isinstance(fact, GameStarted):
                game, last = begin(fact), None
                yield game, fact
            elif game is not None:
                game = evolve_game(game, last) if last is not None else game
                yield game, fact
                last = fact


def shown_facts(entry: Entry, before: Game | None, seat: int | None) -> tuple[Shown, ...]:
    """Return the visible facts of a log entry for a seat (None: a spectator or a TV), in order."""
    return _shown(game_facts(entry, before), seat)


def shown_by_seat(entry: Entry, before: Game | None) -> tuple[tuple[Shown, ...], dict[int, tuple[Shown, ...]]]:
    """Return what everybody sees of an entry, and what the seats that see more than that see."""
    happened = list(game_facts(entry, before))
    markers = {fact.seat for _, fact in happened if isinstance(fact, CardsMarked)}
    return _shown(happened, None), {seat: _shown(happened, seat) for seat in markers}


def _shown(happened: Iterable[tuple[Game, Fact]], seat: int | None) -> tuple[Shown, ...]:
    return tuple([shown for game, fact in happened if (shown := show(game, fact, seat)) is not None])
