"""The state of a room, immutable. It holds every secret: only `showing` may turn it into something for a client."""

from msgspec import Struct
from msgspec.structs import replace

from stella.rooms.facts import (
    BotSeated,
    ClockSet,
    Entry,
    GameOpened,
    GamePlayed,
    HostChosen,
    LobbyReopened,
    OptionsChosen,
    OrderSet,
    RoomFact,
    RoomOpened,
    SeatChanged,
    SeatEmptied,
    SeatMoved,
    SeatTaken,
    SeatTakenBack,
    StandInCame,
    TicketIssued,
    WordsWritten,
)
from stella.rooms.options import Options
from stella.rooms.views import Phase
from stella.rules.applying import begin
from stella.rules.applying import evolve as evolve_game
from stella.rules.box import Colour
from stella.rules.facts import Fact, GameStarted, RoundStarted
from stella.rules.game import Associating, Game, Over, Revealing


class Seat(Struct, frozen=True, gc=False):
    """A taken seat. `token` and `ticket` are hashes; a seat with a character is a bot's."""

    colour: Colour
    name: str
    language: str
    token: str | None = None
    ticket: str | None = None
    character: str | None = None
    level: int | None = None
    has_stand_in: bool = False
    words: tuple[tuple[str, ...], ...] = ()
    order: tuple[int, ...] = ()

    @property
    def is_bot(self) -> bool:
        """Tell whether the program plays this seat for good."""
        return self.character is not None


class Room(Struct, frozen=True, gc=False):
    """One room at one moment; `version` counts the entries of its log."""

    id: str
    code: str
    options: Options
    version: int = 0
    phase: Phase = Phase.LOBBY
    host: Colour | None = None
    seats: tuple[Seat, ...] = ()
    game: Game | None = None
    facts: tuple[Fact, ...] = ()
    record: str | None = None
    games: int = 0
    deadline: int | None = None
    is_introduction: bool = False  # the present game is

    def seat(self, colour: Colour | None) -> Seat | None:
        """Return the seat of a colour, if it is taken."""
        for seat in self.seats:
            if seat.colour == colour:
                return seat
        return None

    def number(self, colour: Colour | None) -> int | None:
        """Return a seat's number at the table."""
        for number, seat in enumerate(self.seats):
            if seat.colour == colour:
                return number
        return None

    def holder(self, token: str) -> Seat | None:
        """Return the seat that the hash of a token owns."""
        return next((seat for seat in self.seats if seat.token == token), None)

    def awaited(self) -> tuple[int, ...]:
        """Return the numbers of the seats that the table waits for."""
        phase = self.game.phase if self.game else None
        if isinstance(phase, Associating):
            return tuple([seat for seat in range(len(phase.marks)) if not phase.ready >> seat & 1])
        return (phase.scout,) if isinstance(phase, Revealing) and phase.scout is not None else ()


def open_room(entry: Entry) -> Room:
    """Return the room that the first entry of a log opens."""
    opened = entry.facts[0]
    if not isinstance(opened, RoomOpened):
        raise TypeError("a room's log begins with RoomOpened")
    room = Room(opened.id, opened.code, opened.options)
    return apply(room, Entry(entry.at, entry.facts[1:]))


def apply(room: Room, entry: Entry) -> Room:
    """Return the room after one entry of its log."""
    for fact in entry.facts:
        room = evolve(room, fact)
    return replace(room, version=room.version + 1)


def evolve(room: Room, fact: RoomFact) -> Room:  # noqa: C901, PLR0912 - one line for each fact
    """Return the room after a fact; never refuses."""
    match fact:
        case GamePlayed():
            return _played(room, fact.facts)
        case ClockSet():
            return replace(room, deadline=fact.deadline)
        case OrderSet():
            return _with_seat(room, fact.colour, order=fact.cards)
        case StandInCame():
            return _with_seat(room, fact.colour, has_stand_in=True)
        case SeatTakenBack():
            return _with_seat(room, fact.colour, has_stand_in=False)
        case SeatTaken():
            return _seated(room, Seat(fact.colour, fact.name, fact.language, fact.token))
        case BotSeated():
            return _seated(room, Seat(fact.colour, fact.name, "en", character=fact.character, level=fact.level))
        case SeatChanged():
            room = _with_seat(room, fact.colour, colour=fact.new_colour, name=fact.name, language=fact.language)
            return replace(room, host=fact.new_colour) if room.host == fact.colour else room
        case SeatEmptied():
            return replace(room, seats=tuple([seat for seat in room.seats if seat.colour != fact.colour]))
        case TicketIssued():
            return _with_seat(room, fact.colour, ticket=fact.ticket)
        case SeatMoved():
            return _with_seat(room, fact.colour, token=fact.token, ticket=None)
        case HostChosen():
            return replace(room, host=fact.colour)
        case OptionsChosen():
            return replace(room, options=fact.options)
        case WordsWritten():
            return _with_seat(room, fact.colour, words=fact.cards)
        case GameOpened():
            return replace(room, record=fact.record, facts=(), is_introduction=fact.is_introduction)
        case LobbyReopened():
            staying = tuple([seat for seat in room.seats if not seat.has_stand_in])
            return replace(
                room,
                phase=Phase.LOBBY,
                seats=staying,
                game=None,
                facts=(),
                record=None,
                deadline=None,
                is_introduction=False,
            )
        case RoomOpened():
            return room


def _seated(room: Room, seat: Seat) -> Room:
    host = seat.colour if room.host is None and not seat.is_bot else room.host
    return replace(room, seats=(*room.seats, seat), host=host)


def _with_seat(room: Room, at: Colour, /, **changes: object) -> Room:
    seats = tuple([replace(seat, **changes) if seat.colour == at else seat for seat in room.seats])
    return replace(room, seats=seats)


def _played(room: Room, facts: tuple[Fact, ...]) -> Room:
    game, seats, games, phase = room.game, room.seats, room.games, room.phase
    for fact in facts:
        if isinstance(fact, GameStarted):
            game, phase = begin(fact), Phase.PLAYING
            continue
        if game is None:
            raise TypeError("a game's facts begin with GameStarted")
        game = evolve_game(game, fact)
        if isinstance(fact, RoundStarted):
            seats = tuple([replace(seat, order=()) if seat.order else seat for seat in seats])
    if game is not None and isinstance(game.phase, Over):
        phase, games = Phase.FINISHED, games + 1
    return Room(
        room.id,
        room.code,
        room.options,
        room.version,
        phase,
        room.host,
        seats,
        game,
        room.facts + facts,
        room.record,
        games,
        room.deadline,
        room.is_introduction,
    )
