"""Turns a command into the facts of one log entry, or refuses it. Pure: time, tokens and chance come from outside."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from stella.content.errors import ContentError
from stella.content.languages import is_language
from stella.content.words import BlankCardsError, blank_cards, clean_word
from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    ChangeOptions,
    ChangeSeat,
    Command,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    RemoveSeat,
    RoomCommand,
    SeatBot,
    SetOrder,
    StartGame,
    TakeSeatBack,
    TimeIsUp,
    WriteWords,
)
from stella.rooms.facts import (
    BotSeated,
    ClockSet,
    GameOpened,
    GamePlayed,
    HostChosen,
    LobbyReopened,
    OptionsChosen,
    OrderSet,
    RoomFact,
    SeatChanged,
    SeatEmptied,
    SeatTaken,
    SeatTakenBack,
    StandInCame,
    WordsWritten,
)
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import BLANK_CARDS, Box, CannotStart, Colour, Player, Secret, WordCard, WordSource
from stella.rules.engine import Refused, deal, play
from stella.rules.facts import Fact
from stella.rules.game import Associating, Game, Revealing
from stella.rules.moves import Move, PointAt
from stella.rules.start import start

MAX_NAME = 24


class Context(Struct, frozen=True):
    """What the world adds to a command: the time, who is away how long, and what the house has to offer."""

    now: int  # milliseconds since 1970
    by_program: bool = False  # a bot or a stand-in plays its seat
    away: Mapping[Colour, int] = {}  # milliseconds since each absent person was last here
    decks: Mapping[str, Callable[[], Box]] = {}
    characters: Mapping[str, str] = {}  # id -> name
    secret: Secret | None = None
    record: str = ""


def decide(room: Room, colour: Colour | None, command: Command, context: Context) -> tuple[RoomFact, ...]:
    """Return the facts of a command that the holder of a seat gives; raise `RoomRefused` if the room refuses it."""
    if isinstance(command, TimeIsUp):
        return _time_is_up(room, context)
    seat = room.seat(colour)
    if seat is None:
        raise RoomRefused(RoomRefusal.NOT_SEATED)
    handler = _HANDLERS.get(type(command))
    if handler is not None:
        return handler(room, seat, command, context)
    return _move(room, seat, command, context)  # type: ignore[arg-type]  # all that is left are moves


def take_seat(room: Room, name: str, colour: Colour | None, language: str, token: str) -> SeatTaken:
    """Return the fact of a person sitting down; `token` is the hash of the new seat's token."""
    if room.phase is not Phase.LOBBY:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)
    return SeatTaken(_free_colour(room, colour), _usable_name(room, name, None), _known_language(language), token)


def _free_colour(room: Room, wish: Colour | None) -> Colour:
    free = [colour for colour in Colour if room.seat(colour) is None]
    if len(room.seats) >= room.options.seats or not free:
        raise RoomRefused(RoomRefusal.ROOM_FULL)
    if wish is not None and wish not in free:
        raise RoomRefused(RoomRefusal.SEAT_TAKEN)
    return wish or free[0]


def _usable_name(room: Room, name: str, colour: Colour | None) -> str:
    try:
        cleaned = clean_word(name)
    except ContentError:
        raise RoomRefused(RoomRefusal.NAME_NOT_USABLE) from None
    if len(cleaned) > MAX_NAME:
        raise RoomRefused(RoomRefusal.NAME_NOT_USABLE)
    if any(seat.name.casefold() == cleaned.casefold() for seat in room.seats if seat.colour != colour):
        raise RoomRefused(RoomRefusal.NAME_TAKEN)
    return cleaned


def _known_language(language: str) -> str:
    if not is_language(language):
        raise RoomRefused(RoomRefusal.LANGUAGE_UNKNOWN)
    return language


def _in_lobby(room: Room) -> None:
    if room.phase is not Phase.LOBBY:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)


def _as_host(room: Room, seat: Seat) -> None:
    if room.host != seat.colour:
        raise RoomRefused(RoomRefusal.NOT_HOST)


def _change_seat(room: Room, seat: Seat, command: ChangeSeat, _: Context) -> tuple[RoomFact, ...]:
    name, colour = seat.name, seat.colour
    if command.colour not in (None, seat.colour) or command.name is not None:
        _in_lobby(room)
    if command.colour is not None and command.colour != seat.colour:
        if room.seat(command.colour):
            raise RoomRefused(RoomRefusal.SEAT_TAKEN)
        colour = command.colour
    if command.name is not None:
        name = _usable_name(room, command.name, seat.colour)
    language = seat.language if command.language is None else _known_language(command.language)
    return (SeatChanged(seat.colour, colour, name, language),)


def _leave_seat(room: Room, seat: Seat, _: LeaveSeat, context: Context) -> tuple[RoomFact, ...]:
    away = StandInCame(seat.colour) if room.phase is not Phase.LOBBY else SeatEmptied(seat.colour)
    if room.host != seat.colour:
        return (away,)
    heirs = [other.colour for other in room.seats if other.token and other.colour != seat.colour]
    heirs.sort(key=lambda colour: colour in context.away)  # somebody who is here goes first
    return (away, HostChosen(heirs[0] if heirs else None))


def _change_options(room: Room, seat: Seat, command: ChangeOptions, context: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    _in_lobby(room)
    if command.options.deck not in context.decks:
        raise RoomRefused(RoomRefusal.UNKNOWN_DECK)
    if command.options.seats < len(room.seats):
        raise RoomRefused(RoomRefusal.ROOM_FULL)
    return (OptionsChosen(command.options),)


def _seat_bot(room: Room, seat: Seat, command: SeatBot, context: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    _in_lobby(room)
    name = context.characters.get(command.character)
    if name is None:
        raise RoomRefused(RoomRefusal.UNKNOWN_CHARACTER)
    return (BotSeated(_free_colour(room, None), _usable_name(room, name, None), command.character, command.level),)


def _remove_seat(room: Room, seat: Seat, command: RemoveSeat, _: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    _in_lobby(room)
    if room.seat(command.colour) is None or command.colour == seat.colour:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    return (SeatEmptied(command.colour),)


def _pass_host(room: Room, seat: Seat, command: PassHost, _: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    heir = room.seat(command.colour)
    if heir is None or heir.is_bot:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    return (HostChosen(heir.colour),)


def _write_words(room: Room, seat: Seat, command: WriteWords, _: Context) -> tuple[RoomFact, ...]:
    _in_lobby(room)
    others = sum(len(other.words) for other in room.seats if other.colour != seat.colour)
    if others + len(command.cards) > BLANK_CARDS:
        raise RoomRefused(RoomRefusal.TOO_MANY_WORDS)
    try:
        cards = blank_cards(command.cards)
    except BlankCardsError:
        raise RoomRefused(RoomRefusal.TOO_MANY_WORDS) from None
    except ContentError:
        raise RoomRefused(RoomRefusal.WORD_NOT_USABLE) from None
    return (WordsWritten(seat.colour, tuple([_words_on(card) for card in cards])),)


def _words_on(card: WordCard) -> tuple[str, ...]:
    return (card.top,) if card.bottom is None else (card.top, card.bottom)


def _start_game(room: Room, seat: Seat, _: StartGame, context: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    if room.phase is Phase.PLAYING:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)
    return open_game(room, context)


def open_game(room: Room, context: Context, *, is_introduction: bool = False) -> tuple[RoomFact, ...]:
    """Return the facts of a game that begins with all who sit in the room."""
    box = context.decks.get(room.options.deck)
    if box is None or context.secret is None:
        raise RoomRefused(RoomRefusal.UNKNOWN_DECK)
    players = [Player(seat.name, seat.colour, seat.language, seat.is_bot) for seat in room.seats]
    uses_custom = room.options.source not in (WordSource.DRAWN, WordSource.DISCOVERY)
    custom = [words for seat in room.seats for words in seat.words] if uses_custom else []
    try:
        game, facts = deal(start(players, box(), context.secret, room.options.source, blank_cards(custom)))
    except CannotStart as problem:
        raise RoomRefused(problem.problem.value) from None
    return (GameOpened(context.record, is_introduction), GamePlayed(facts), *_clock(room, None, game, context))


def _back_to_lobby(room: Room, seat: Seat, _: BackToLobby, __: Context) -> tuple[RoomFact, ...]:
    _as_host(room, seat)
    if room.phase is not Phase.FINISHED:
        raise RoomRefused(RoomRefusal.GAME_NOT_OVER)
    return (LobbyReopened(),)


def _ask_for_stand_in(room: Room, _: Seat, command: AskForStandIn, context: Context) -> tuple[RoomFact, ...]:
    absent = room.seat(command.colour)
    if absent is None or absent.is_bot:
        raise RoomRefused(RoomRefusal.NO_SUCH_SEAT)
    if absent.has_stand_in or room.number(absent.colour) not in room.awaited():
        raise RoomRefused(RoomRefusal.NOBODY_WAITS)
    if context.away.get(absent.colour, -1) < room.options.grace_seconds * 1000:
        raise RoomRefused(RoomRefusal.SEAT_NOT_AWAY)
    return (StandInCame(absent.colour),)


def _take_seat_back(_: Room, seat: Seat, __: TakeSeatBack, ___: Context) -> tuple[RoomFact, ...]:
    if not seat.has_stand_in:
        raise RoomRefused(RoomRefusal.NO_STAND_IN)
    return (SeatTakenBack(seat.colour),)


def _need_more_time(room: Room, _: Seat, __: NeedMoreTime, context: Context) -> tuple[RoomFact, ...]:
    seconds = _step_seconds(room, room.game)
    if room.deadline is None or seconds is None:
        raise RoomRefused(RoomRefusal.NO_CLOCK)
    return (ClockSet(max(room.deadline, context.now) + seconds * 1000),)


def _time_is_up(room: Room, context: Context) -> tuple[RoomFact, ...]:
    if room.deadline is None or context.now < room.deadline:
        raise RoomRefused(RoomRefusal.NO_CLOCK)
    late = [room.seats[number] for number in room.awaited()]
    return (
        *(StandInCame(seat.colour) for seat in late if not seat.is_bot and not seat.has_stand_in),
        ClockSet(None),
    )


def _set_order(room: Room, seat: Seat, command: SetOrder, context: Context) -> tuple[RoomFact, ...]:
    game, number = room.game, room.number(seat.colour)
    if game is None or number is None or room.phase is not Phase.PLAYING:
        raise RoomRefused(RoomRefusal.NO_GAME)
    if not set(command.cards) <= set(game.slate(number)) or len(set(command.cards)) < len(command.cards):
        raise RoomRefused(RoomRefusal.NOT_YOUR_SLATE)
    orders = {room.number(other.colour): other.order for other in room.seats} | {number: command.cards}
    after, facts = _follow_orders(game, orders, ())
    played = (GamePlayed(facts), *_clock(room, game, after, context)) if facts else ()
    return (OrderSet(seat.colour, command.cards), *played)


def _move(room: Room, seat: Seat, move: Move, context: Context) -> tuple[RoomFact, ...]:
    game = room.game
    if game is None:
        raise RoomRefused(RoomRefusal.NO_GAME)
    number = room.seats.index(seat)
    try:
        after, facts = play(game, number, move)
    except Refused as refused:
        raise RoomRefused(refused.refusal.value) from None
    if any(other.order for other in room.seats):
        orders: dict[int | None, tuple[int, ...]] = {i: other.order for i, other in enumerate(room.seats)}
        after, facts = _follow_orders(after, orders, facts)
    back = (SeatTakenBack(seat.colour),) if seat.has_stand_in and not context.by_program else ()
    if room.options.associate_seconds is None and room.options.point_seconds is None:
        return (*back, GamePlayed(facts))
    return (*back, GamePlayed(facts), *_clock(room, game, after, context))


def _follow_orders(
    game: Game, orders: Mapping[int | None, tuple[int, ...]], facts: tuple[Fact, ...]
) -> tuple[Game, tuple[Fact, ...]]:
    """Let scouts who put their cards in an order point, until one has none left or the round is over."""
    round_number = game.round.number
    while isinstance(game.phase, Revealing) and game.round.number == round_number:
        scout, pointable = game.phase.scout, game.pointable()
        card = next((card for card in orders.get(scout, ()) if card in pointable), None)
        if scout is None or card is None:
            break
        game, more = play(game, scout, PointAt(card))
        facts += more
    return game, facts


def _step_seconds(room: Room, game: Game | None) -> int | None:
    if game is None:
        return None
    if isinstance(game.phase, Associating):
        return room.options.associate_seconds
    return room.options.point_seconds if isinstance(game.phase, Revealing) else None


def _clock(room: Room, before: Game | None, after: Game, context: Context) -> tuple[RoomFact, ...]:
    """Return the new clock if the table now waits for something else."""
    if before is not None and _waiting_for(before) == _waiting_for(after):
        return ()
    seconds = _step_seconds(room, after)
    if seconds is None:
        return (ClockSet(None),) if room.deadline is not None else ()
    return (ClockSet(context.now + seconds * 1000),)


def _waiting_for(game: Game) -> tuple[object, ...]:
    scout = game.phase.scout if isinstance(game.phase, Revealing) else None
    return game.round.number, type(game.phase), scout


_HANDLERS: dict[type[RoomCommand | Move | TimeIsUp], Callable[[Room, Seat, Any, Context], tuple[RoomFact, ...]]] = {
    ChangeSeat: _change_seat,
    LeaveSeat: _leave_seat,
    ChangeOptions: _change_options,
    SeatBot: _seat_bot,
    RemoveSeat: _remove_seat,
    PassHost: _pass_host,
    WriteWords: _write_words,
    StartGame: _start_game,
    BackToLobby: _back_to_lobby,
    AskForStandIn: _ask_for_stand_in,
    TakeSeatBack: _take_seat_back,
    NeedMoreTime: _need_more_time,
    SetOrder: _set_order,
}
