"""Before and between games: options, blank word cards, starting, and coming back."""

from collections.abc import Container

from stella.content.errors import ContentError
from stella.content.words import BlankCardsError, blank_cards
from stella.rooms.commands import BackToLobby, ChangeOptions, WriteWords
from stella.rooms.deciding.chance import secret_of
from stella.rooms.deciding.clock import reset
from stella.rooms.deciding.context import Context
from stella.rooms.deciding.seats import as_host, as_host_or_heir, in_lobby
from stella.rooms.facts import (
    ChancePrepared,
    GameOpened,
    GamePlayed,
    LobbyReopened,
    OptionsChosen,
    RoomFact,
    SeatTakenBack,
    WordsWritten,
)
from stella.rooms.folding import Change, changed, evolve, played
from stella.rooms.memory import held_back, is_played, unplayed
from stella.rooms.options import Options
from stella.rooms.refusals import RoomRefusal, RoomRefused
from stella.rooms.room import Room, Seat
from stella.rooms.views import Phase
from stella.rules.box import BLANK_CARDS, NOTHING_SEEN, CannotStart, Player, WordCard, WordSource
from stella.rules.engine import openings
from stella.rules.facts import GameStarted
from stella.rules.start import start


def change_options(room: Room, seat: Seat, command: ChangeOptions, context: Context) -> tuple[RoomFact, ...]:
    """Choose other options."""
    as_host(room, seat)
    in_lobby(room)
    refuse_unknown_content(command.options, context.boxes)
    if command.options.seats < len(room.seats):
        raise RoomRefused(RoomRefusal.ROOM_FULL)
    return (OptionsChosen(command.options),)


def refuse_unknown_content(options: Options, boxes: Container[tuple[str, str]]) -> None:
    """Refuse a deck or a word list that this server does not have, or no longer."""
    if (options.deck, options.words) not in boxes:
        raise RoomRefused(RoomRefusal.UNKNOWN_DECK)


def write_words(room: Room, seat: Seat, command: WriteWords, _: Context) -> tuple[RoomFact, ...]:
    """Fill blank word cards; they replace the own ones written before."""
    in_lobby(room)
    others = sum(len(other.words) for other in room.seats if other.colour != seat.colour)
    if others + len(command.cards) > BLANK_CARDS:
        raise RoomRefused(RoomRefusal.TOO_MANY_WORDS)
    try:
        cards = blank_cards(command.cards)
    except BlankCardsError:
        raise RoomRefused(RoomRefusal.TOO_MANY_WORDS) from None
    except ContentError:
        raise RoomRefused(RoomRefusal.WORD_NOT_USABLE) from None
    written = tuple([_words_on(card) for card in cards])
    if any(is_played(room.memory, card) for card in written):
        raise RoomRefused(RoomRefusal.WORD_ALREADY_PLAYED)
    return (WordsWritten(seat.colour, written),)


def _words_on(card: WordCard) -> tuple[str, ...]:
    return (card.top,) if card.bottom is None else (card.top, card.bottom)


def back_to_lobby(room: Room, seat: Seat, _: BackToLobby, context: Context) -> tuple[RoomFact, ...]:
    """Change seats or options before the next game; only people who have left lose their seat."""
    heir = as_host_or_heir(room, seat, context)
    if room.phase is not Phase.FINISHED:
        raise RoomRefused(RoomRefusal.GAME_NOT_OVER)
    away = [other for other in room.seats if other.has_stand_in and (other is seat or not other.has_left)]
    return (*heir, *[SeatTakenBack(other.colour) for other in away], LobbyReopened())


def start_game(room: Room, seat: Seat, context: Context) -> Change:
    """Start a game, or the next one with the same people."""
    heir = as_host_or_heir(room, seat, context)
    if room.phase is Phase.PLAYING:
        raise RoomRefused(RoomRefusal.GAME_RUNNING)
    return open_game(room, heir, context)


def open_game(room: Room, already: tuple[RoomFact, ...], context: Context, *, is_introduction: bool = False) -> Change:
    """Return the change of a game that begins with all who sit in the room, after other facts of the same entry."""
    before = room
    for fact in already:
        room = evolve(room, fact)
    happened = openings(_laid(room, context, is_introduction=is_introduction))
    opened = GameOpened(context.record, is_introduction)
    room = played(evolve(room, opened), happened)
    after: tuple[RoomFact, ...] = reset(room)
    if context.next_part is not None:
        after += (ChancePrepared(context.next_part.part, context.next_part.salt),)
    for fact in after:
        room = evolve(room, fact)
    facts = (*already, opened, GamePlayed(tuple([each.fact for each in happened])), *after)
    return changed(before, facts, room, happened)


def _laid(room: Room, context: Context, *, is_introduction: bool) -> GameStarted:
    """Lay the table for all who sit in the room; the introduction's is the same for everybody."""
    refuse_unknown_content(room.options, context.boxes)
    if context.secret is None:
        raise RoomRefused(RoomRefusal.UNKNOWN_DECK)
    box = context.boxes[room.options.deck, room.options.words]()
    players = [Player(seat.name, seat.colour, seat.language, seat.is_bot) for seat in room.seats]
    uses_custom = room.options.source not in (WordSource.DRAWN, WordSource.DISCOVERY)
    custom = unplayed(room.memory, [card for seat in room.seats for card in seat.words]) if uses_custom else []
    secret, chance = (context.secret, None) if is_introduction else secret_of(room, context.secret)
    seen = NOTHING_SEEN if is_introduction else held_back(room.memory, box)
    try:
        return start(players, box, secret, room.options.source, blank_cards(custom), held_back=seen, chance=chance)
    except CannotStart as problem:
        raise RoomRefused(problem.problem.value) from None
