"""Before and between games: options, blank word cards, starting, and returning to the lobby."""

from collections.abc import Container

from msgspec import UNSET
from msgspec.structs import replace

from stella.content.errors import ContentError
from stella.content.words import BlankCardsError, blank_cards
from stella.rooms.commands import AddChance, BackToLobby, ChangeOptions, PlayAgain, StopWaiting, WriteWords
from stella.rooms.decisions.chance import DRAW_MS, is_drawn_the_old_way, opened, seals_of, secret_of
from stella.rooms.decisions.clock import reset
from stella.rooms.decisions.context import Context
from stella.rooms.decisions.nods import author, needs_nod, propose_words
from stella.rooms.decisions.seats import as_host, as_host_or_heir, in_lobby
from stella.rooms.facts import (
    AgainWished,
    ChancePrepared,
    DrawDropped,
    DrawSealed,
    GameOpened,
    GamePlayed,
    LobbyReopened,
    OptionsChosen,
    RoomFact,
    SeatTakenBack,
    WordsWritten,
)
from stella.rooms.fold import Change, changed, evolve, played
from stella.rooms.memory import held_back, is_played, unplayed
from stella.rooms.openings import Opening
from stella.rooms.options import Options, with_changes
from stella.rooms.refusals import RoomRefusal
from stella.rooms.room import Room, Seat, ServerPart
from stella.rooms.views import Phase
from stella.rules.box import BLANK_CARDS, SETUP, Box, Bundle, Player, WordCard, WordSource
from stella.rules.engine import openings
from stella.rules.facts import GameStarted
from stella.rules.refusals import Refused
from stella.rules.seals import part_seal
from stella.rules.start import bundle_of, start


def change_options(room: Room, seat: Seat | None, command: ChangeOptions, context: Context) -> tuple[RoomFact, ...]:
    """Change options. Options that are omitted, or fixed by the opening, keep their value."""
    as_host(room, seat, context)
    in_lobby(room)
    options = room.opening.options(with_changes(room.options, command.options))
    refuse_unknown_content(options, context.boxes, room.opening)
    if options.seats < len(room.seats):
        raise Refused(RoomRefusal.ROOM_FULL)
    return (OptionsChosen(options),)


def refuse_unknown_content(options: Options, boxes: Container[tuple[str, str]], opening: Opening) -> None:
    """Refuse a deck or a word list that this server does not have, or that does not suit this table."""
    if (options.deck, options.words) not in boxes or not opening.may_play_with(options.deck):
        raise Refused(RoomRefusal.UNKNOWN_DECK)
    if options.source is WordSource.TYPED and not opening.types_clues:
        raise Refused(RoomRefusal.NO_TYPED_CLUES)


def write_words(room: Room, seat: Seat, command: WriteWords, context: Context) -> tuple[RoomFact, ...]:
    """Fill blank word cards. They replace the seat's earlier ones."""
    in_lobby(room)
    others = sum(len(other.words) for other in room.seats if other.colour != seat.colour)
    if others + len(command.cards) > BLANK_CARDS:
        raise Refused(RoomRefusal.TOO_MANY_WORDS)
    try:
        cards = blank_cards(command.cards)
    except BlankCardsError:
        raise Refused(RoomRefusal.TOO_MANY_WORDS) from None
    except ContentError:
        raise Refused(RoomRefusal.WORD_NOT_USABLE) from None
    written = tuple([_words_on(card) for card in cards])
    if any(is_played(room.memory, card) for card in written):
        raise Refused(RoomRefusal.WORD_ALREADY_PLAYED)
    if needs_nod(room, seat, context):
        return propose_words(room, seat, written, author(seat, context))
    return (WordsWritten(seat.colour, written),)


def _words_on(card: WordCard) -> tuple[str, ...]:
    return (card.top,) if card.bottom is None else (card.top, card.bottom)


def back_to_lobby(room: Room, seat: Seat | None, _: BackToLobby, context: Context) -> tuple[RoomFact, ...]:
    """Return to the lobby to change seats or options. Only people who have left lose their seat."""
    heir = as_host_or_heir(room, seat, context)
    if room.phase is not Phase.FINISHED or room.draw is not None:
        raise Refused(RoomRefusal.GAME_NOT_OVER)
    away = [other for other in room.seats if other.has_stand_in and (other is seat or not other.has_left)]
    return (*heir, *[SeatTakenBack(other.colour) for other in away], LobbyReopened())


def start_game(room: Room, seat: Seat | None, context: Context) -> Change:
    """Start a game, or the next one with the same people, as soon as devices have opened their parts of the draw."""
    heir = as_host_or_heir(room, seat, context)
    if room.phase is Phase.PLAYING or room.draw is not None:
        raise Refused(RoomRefusal.GAME_RUNNING)
    return _start(room, heir, context)


def _start(room: Room, already: tuple[RoomFact, ...], context: Context) -> Change:
    """Return the change that starts a game, after other facts of the same entry."""
    seals = seals_of(room, context)
    opening = room.next_opening
    if room.chance is None or opening.seed is not None or not any(seals):
        return open_game(room, already, context, opening)
    sealed = DrawSealed(_bundle(room, context, seals, room.chance), context.now + DRAW_MS)
    facts: tuple[RoomFact, ...] = (*already, sealed)
    return changed(room, facts, _after(room, facts))


def play_again(room: Room, number: int, command: PlayAgain, context: Context) -> Change:
    """Wish for the next game, or take the wish back. With the last wish of those who are here, the game starts."""
    if room.draw is not None:
        raise Refused(RoomRefusal.GAME_RUNNING)
    if room.phase is not Phase.FINISHED:
        raise Refused(RoomRefusal.GAME_NOT_OVER)
    wished = (AgainWished(room.seats[number].colour, command.is_wanted),)
    after = _after(room, wished)
    if command.is_wanted and all(seat.wants_again for seat in _here(after, context)):
        return _start(room, wished, context)
    return changed(room, wished, after)


def _here(room: Room, context: Context) -> list[Seat]:
    """Return the seats of the people who are connected. Bots and programs have no wishes."""
    return [seat for seat in room.seats if seat.people and not seat.has_left and seat.colour not in context.away]


def _after(room: Room, facts: tuple[RoomFact, ...]) -> Room:
    for fact in facts:
        room = evolve(room, fact)
    return room


def add_chance(room: Room, number: int, command: AddChance, context: Context) -> Change:
    """Open a seat's part of the draw. The game begins with the last part."""
    fact = opened(room, number, command)
    after = evolve(room, fact)
    if after.unopened() or not _has_box(after, context):
        return changed(room, (fact,), after)
    return open_game(room, (fact,), context, room.next_opening)


def stop_waiting(room: Room, command: StopWaiting, context: Context) -> Change:
    """Begin a game without the parts that are late."""
    left = command.until - context.now
    if room.draw is None or room.draw.until != command.until or 0 < left <= DRAW_MS:
        raise Refused(RoomRefusal.NO_CLOCK)
    if _has_box(room, context):
        return open_game(room, (), context, room.next_opening)
    facts: tuple[RoomFact, ...] = (DrawDropped(),)
    if context.next_part is not None:
        facts += (ChancePrepared(context.next_part.part, context.next_part.salt),)
    return changed(room, facts, _after(room, facts))


def open_game(room: Room, already: tuple[RoomFact, ...], context: Context, opening: Opening) -> Change:
    """Return the change that begins a game with everyone seated, after other facts of the same entry."""
    before = room
    for fact in already:
        room = evolve(room, fact)
    laid = _laid(room, context, opening)
    members = tuple([seat.members for seat in room.seats[: len(laid.players)]])
    happened = openings(replace(laid, members=members) if any(members) else laid)
    begun = GameOpened(context.record, opening.name)
    room = played(evolve(room, begun), happened)
    after: tuple[RoomFact, ...] = reset(room)
    if context.next_part is not None:
        after += (ChancePrepared(context.next_part.part, context.next_part.salt),)
    for fact in after:
        room = evolve(room, fact)
    facts = (*already, begun, GamePlayed(tuple([each.fact for each in happened])), *after)
    return changed(before, facts, room, happened)


def _laid(room: Room, context: Context, opening: Opening) -> GameStarted:
    """Lay the table for everyone seated. A published seed gives every table the same draw."""
    box = _box(room, context)
    if context.secret is None:
        raise Refused(RoomRefusal.UNKNOWN_DECK)
    if opening.seed is not None:
        secret, options = opening.secret(context.secret), room.options
        return start(_players(room), box, secret, options.source, _custom(room), setup=options.setup)
    bundle = room.draw.bundle if room.draw else None
    if bundle is None and room.chance is not None and not is_drawn_the_old_way(room):
        bundle = _bundle(room, context, (None,) * len(room.seats), room.chance)
    secret, chance = secret_of(room, bundle, context.secret)
    if bundle is None:
        players, source = _players(room), room.options.source
        setup = room.options.setup if chance is None else SETUP  # parts of an earlier release, which had no other setup
        custom, seen = _custom(room), held_back(room.memory, box)
    else:
        players, source, setup = _players(room)[: len(bundle.seats)], bundle.source, bundle.setup
        custom, seen = bundle.custom_cards, bundle.held_back
    return start(players, box, secret, source, custom, held_back=seen, chance=chance, setup=setup)


def _bundle(room: Room, context: Context, seals: tuple[str | None, ...], part: ServerPart) -> Bundle:
    """Return everything that determines the next draws, except the parts."""
    box, server = _box(room, context), part_seal(part.part, part.salt)
    seen, options = held_back(room.memory, box), room.options
    what = (_players(room), box, options.source, _custom(room), seen)
    return bundle_of(*what, server=server, seals=seals, setup=options.setup)


def _players(room: Room) -> list[Player]:
    return [Player(one.name, one.colour, one.language, one.is_bot, one.agent or UNSET) for one in room.seats]


def _custom(room: Room) -> tuple[WordCard, ...]:
    if room.options.source in (WordSource.DRAWN, WordSource.DISCOVERY, WordSource.TYPED):
        return ()
    return blank_cards(unplayed(room.memory, [card for seat in room.seats for card in seat.words]))


def _box(room: Room, context: Context) -> Box:
    refuse_unknown_content(room.options, context.boxes, room.opening)
    return context.boxes[room.options.deck, room.options.words]()


def _has_box(room: Room, context: Context) -> bool:
    """Return whether deck and word list are still the sealed ones."""
    options = room.options
    if room.draw is None or (options.deck, options.words) not in context.boxes:
        return False
    box, bundle = _box(room, context), room.draw.bundle
    return (box.deck.hash, box.words.hash) == (bundle.deck.hash, bundle.words.hash)
