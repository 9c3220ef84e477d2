"""Applies facts to a room. It never refuses: a fact has already happened."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from stella.rooms.facts import (
    AgainWished,
    BotSeated,
    ChanceOpened,
    ChancePrepared,
    ChanceSealed,
    ClockPaused,
    ClockResumed,
    ClockSet,
    CodeHidden,
    DrawDropped,
    DrawSealed,
    Entry,
    ExportAllowed,
    GameOpened,
    GamePlayed,
    HostCame,
    HostChosen,
    LobbyReopened,
    MemberNamed,
    MemberNotReady,
    MemberReady,
    OptionsChosen,
    OrderSet,
    ProposalsSettled,
    Proposed,
    RoomFact,
    RoomOpened,
    SeatChanged,
    SeatEmptied,
    SeatHandedOver,
    SeatMoved,
    SeatShared,
    SeatTaken,
    SeatTakenBack,
    SeatUnshared,
    StandInCame,
    TablePhotographed,
    TicketIssued,
    WordsWritten,
)
from stella.rooms.memory import is_played, remember
from stella.rooms.proposals import ProposalKind
from stella.rooms.room import Device, Draw, Room, Seat, ServerPart, team_name
from stella.rooms.views import Phase, Photo
from stella.rules.box import Colour
from stella.rules.engine import Happening
from stella.rules.evolution import begin
from stella.rules.evolution import evolve as evolve_game
from stella.rules.facts import KNOWN_TO_ONE_SEAT, CardsMarked, Fact, GameStarted, NoteWritten, RoundStarted, WordSwapped
from stella.rules.game import Game, Over
from stella.rules.seals import bundle_seal

_NEW_WORD = (RoundStarted, WordSwapped)  # marks are about a word, and so is the order in which they are pointed at
_HIDDEN = (TicketIssued, OrderSet, ChanceOpened, MemberReady, MemberNotReady, Proposed, ProposalsSettled, ExportAllowed)
"""Facts that only their own seat, the host, or nobody, can see."""


class Change(Struct, frozen=True, gc=False):
    """One entry of a room's log: the room before it, its facts, the room after it, and what happened in the game."""

    before: Room
    facts: tuple[RoomFact, ...]
    room: Room
    happenings: tuple[Happening, ...] = ()
    is_public: bool = True  # everyone can see that something happened
    is_new_step: bool = False  # the table waits for something else than before


def is_public(room: Room, fact: RoomFact) -> bool:
    """Return whether everyone can see a fact."""
    if type(fact) is GamePlayed:
        if type(fact.facts[-1]) not in KNOWN_TO_ONE_SEAT:
            return True
        return False in [_is_secret(room.game, each) for each in fact.facts]
    if isinstance(fact, WordsWritten):  # only the number of written blank cards is visible
        seat = room.seat(fact.colour)
        return seat is None or len(seat.words) != len(fact.cards)
    if isinstance(fact, StandInCame):
        return not fact.is_for_one_step
    if isinstance(fact, SeatMoved):  # only that a part was sealed is visible, and the part is on the old device
        moved = room.seat(fact.colour)
        return moved is not None and moved.chance_seal is not None and fact.device is None
    return not isinstance(fact, _HIDDEN)


def _is_secret(game: Game | None, fact: Fact) -> bool:
    """Return whether only a fact's own seat can see it."""
    if isinstance(fact, CardsMarked):
        return not fact.is_ready
    return isinstance(fact, NoteWritten) and (game is None or not game.is_pointed_at(fact.card))


def changed(before: Room, facts: tuple[RoomFact, ...], after: Room, happenings: tuple[Happening, ...] = ()) -> Change:
    """Return the change that facts made to a room. `after` is the resulting room before its version is counted."""
    is_seen = False
    for fact in facts:
        is_seen = is_seen or is_public(before, fact)
    is_new_step = after.step() != before.step() or after.record != before.record
    if is_new_step:
        after = _at_next_step(after)
    room = replace(after, version=before.version + 1, moment=before.moment + is_seen)
    return Change(before, facts, room, happenings, is_seen, is_new_step)


def open_room(entry: Entry) -> Room:
    """Return the room that the first entry of a log opens."""
    opened = entry.facts[0]
    if not isinstance(opened, RoomOpened):
        raise TypeError("a room's log begins with RoomOpened")
    room = Room(opened.id, opened.code, opened.options, opening_name=opened.opening)
    return apply(room, Entry(entry.at, entry.facts[1:])).room


def apply(room: Room, entry: Entry) -> Change:
    """Return the room after one entry of its log."""
    happenings: list[Happening] = []
    after = room
    for fact in entry.facts:
        if isinstance(fact, GamePlayed):
            happened = fold_game(after.game, fact.facts)
            happenings += happened
            after = played(after, happened)
        else:
            after = evolve(after, fact)
    return changed(room, entry.facts, after, tuple(happenings))


def replay(entries: Iterable[Entry]) -> Room:
    """Return the room of a log."""
    log = iter(entries)
    room = open_room(next(log))
    for entry in log:
        room = apply(room, entry).room
    return room


def fold_game(game: Game | None, facts: tuple[Fact, ...]) -> list[Happening]:
    """Return the facts of a game, each with the game before and after it."""
    happened = []
    for fact in facts:
        if isinstance(fact, GameStarted):
            game = begin(fact)
            happened.append(Happening(fact, game, game))
            continue
        if game is None:
            raise TypeError("a game's facts begin with GameStarted")
        before, game = game, evolve_game(game, fact)
        happened.append(Happening(fact, before, game))
    return happened


def played(room: Room, happened: Sequence[Happening]) -> Room:
    """Return the room after something happened in its game."""
    after = room
    for each in happened:
        kind = type(each.fact)
        if kind in _NEW_WORD:
            after = _without_notes(after)
        if kind is GameStarted:
            after = replace(after, phase=Phase.PLAYING)
        elif kind in _NEW_WORD and any(seat.order or seat.ready for seat in after.seats):
            after = replace(after, seats=tuple([replace(seat, order=(), ready=()) for seat in after.seats]))
    game = happened[-1].after
    if type(game.phase) is Over and after.phase is Phase.PLAYING:
        return _finished(after, game)
    return replace(after, game=game)


def _at_next_step(room: Room) -> Room:
    """Return a room without the data of the previous step."""
    if not room.options.has_clock:
        return room  # there was none
    if room.time_left is not None:
        room = replace(room, time_left=None)
    if True in [seat.is_played_this_step for seat in room.seats]:
        room = replace(room, seats=tuple([replace(seat, is_played_this_step=False) for seat in room.seats]))
    return room


def _finished(room: Room, game: Game) -> Room:
    memory = remember(room.memory, game)
    left = [tuple([card for card in seat.words if not is_played(memory, card)]) for seat in room.seats]
    over = {"order": (), "is_played_this_step": False}
    seats = tuple([replace(seat, words=words, **over) for seat, words in zip(room.seats, left, strict=True)])
    room = _without_notes(room)
    finished = replace(room, game=game, phase=Phase.FINISHED, games=room.games + 1, memory=memory, seats=seats)
    return replace(finished, is_paused=False, time_left=None, photos=())


def evolve(room: Room, fact: RoomFact) -> Room:  # noqa: PLR0912, C901 - one line per kind of fact
    """Return the room after a fact. `played` applies facts of the game."""
    match fact:
        case RoomOpened() | GamePlayed():
            return room
        case SeatTaken():
            who = (fact.colour, fact.name, fact.language, fact.token)
            return _seated(room, Seat(*who, address=fact.address, agent=fact.agent, member=fact.member))
        case BotSeated():
            return _seated(room, Seat(fact.colour, fact.name, "en", character=fact.character, level=fact.level))
        case SeatChanged():
            return _seat_changed(room, fact)
        case SeatEmptied():
            return _seat_emptied(room, fact)
        case TicketIssued():
            issued = {"ticket": fact.ticket, "ticket_until": fact.until, "ticket_of": fact.device}
            return _with_seat(room, fact.colour, **issued)
        case SeatMoved():
            return _seat_moved(room, fact)
        case SeatShared():
            return _seat_shared(room, fact)
        case SeatUnshared():
            return _seat_unshared(room, fact)
        case MemberReady():
            return _with_seat(room, fact.colour, ready=(*_ready(room, fact), fact.token))
        case MemberNotReady():
            return _with_seat(room, fact.colour, ready=_ready(room, fact))
        case Proposed():
            known = [one for one in room.proposals if room.holder(one.token) is not None]
            return replace(room, proposals=(*known, fact.proposal))
        case ProposalsSettled():
            left = [one for one in room.proposals if one.number not in fact.numbers]
            return replace(room, proposals=tuple(left))
        case MemberNamed():
            return _member_named(room, fact)
        case ExportAllowed():
            return _export_allowed(room, fact)
        case HostCame():
            return replace(room, host=None, host_token=fact.token)
        case HostChosen():
            return replace(room, host=fact.colour, host_token=None, may_delete_from=fact.may_delete_from)
        case OptionsChosen():
            return _options_chosen(room, fact)
        case WordsWritten():
            return _with_seat(room, fact.colour, words=fact.cards)
        case ChancePrepared():
            return replace(room, chance=ServerPart(fact.part, fact.salt))
        case ChanceOpened():
            return _with_seat(room, fact.colour, chance=fact.part)
        case ChanceSealed():
            return _with_seat(room, fact.colour, chance_seal=fact.seal)
        case DrawSealed():
            return _draw_sealed(room, fact)
        case DrawDropped():
            return replace(room, seats=_without_parts(room), draw=None)
        case GameOpened():
            return _game_opened(room, fact)
        case LobbyReopened():
            return _lobby_reopened(room, fact)
        case AgainWished():
            return _with_seat(room, fact.colour, wants_again=fact.is_wanted)
        case OrderSet():
            return _with_seat(room, fact.colour, order=fact.cards)
        case StandInCame():
            return _stand_in_came(room, fact)
        case SeatTakenBack():
            back = {"has_stand_in": False, "has_left": False, "is_played_this_step": False}
            return _with_seat(room, fact.colour, **back)
        case SeatHandedOver():
            return _seat_handed_over(room, fact)
        case TablePhotographed():
            others = [one for one in room.photos if one.card not in fact.cards]
            return replace(room, photos=(*others, *[Photo(card, fact.photo) for card in fact.cards]))
        case CodeHidden():
            return replace(room, is_code_hidden=fact.is_hidden)
        case ClockPaused():
            return replace(room, is_paused=True, deadline=None, time_left=fact.left)
        case ClockResumed():
            return replace(room, is_paused=False, deadline=fact.deadline, time_left=None)
        case ClockSet():
            return replace(room, deadline=fact.deadline)
        case _:
            assert_never(fact)


def _with_seat(room: Room, at: Colour, /, **changes: object) -> Room:
    seats = tuple([replace(seat, **changes) if seat.colour == at else seat for seat in room.seats])
    return replace(room, seats=seats)


def _ready(room: Room, fact: MemberReady | MemberNotReady) -> tuple[str, ...]:
    """Return the ready members of a team, except the one in the fact."""
    seat = room.seat(fact.colour)
    return tuple([token for token in seat.ready if token != fact.token]) if seat else ()


def _member_named(room: Room, fact: MemberNamed) -> Room:
    seat = room.seat(fact.colour)
    if seat is None or seat.token == fact.token:
        return _with_seat(room, fact.colour, member=fact.name)
    devices = [replace(one, name=fact.name) if one.token == fact.token else one for one in seat.devices]
    return _with_seat(room, fact.colour, devices=tuple(devices))


def _without_notes(room: Room) -> Room:
    """Return a room without waiting notes, because their marks are gone."""
    if not room.proposals:
        return room
    return replace(room, proposals=tuple([one for one in room.proposals if one.kind is not ProposalKind.NOTE]))


def _export_allowed(room: Room, fact: ExportAllowed) -> Room:
    """Record a person's answer, which replaces their earlier one."""
    seat = room.seat(fact.colour)
    if seat is None:
        return room
    agreed, declined = ([token for token in each if token != fact.token] for each in (seat.agreed, seat.declined))
    (agreed if fact.is_allowed else declined).append(fact.token)
    return _with_seat(room, fact.colour, agreed=tuple(agreed), declined=tuple(declined))


def _options_chosen(room: Room, fact: OptionsChosen) -> Room:
    """Apply options. When teams start, each seated person becomes a team of one, and vice versa."""
    seats = room.seats
    if fact.options.has_teams != room.options.has_teams:
        seats = tuple([_as_team(seat) if fact.options.has_teams else _as_person(seat) for seat in seats])
    return replace(room, options=fact.options, seats=seats)


def _as_team(seat: Seat) -> Seat:
    if seat.is_bot or seat.agent is not None:  # they play alone
        return seat
    return replace(seat, name=team_name(seat.colour), member=seat.member or seat.name)


def _as_person(seat: Seat) -> Seat:
    return seat if seat.devices or not seat.member else replace(seat, name=seat.member, member="")


def _seated(room: Room, seat: Seat) -> Room:
    host = seat.colour if not (room.has_host or seat.is_bot) else room.host
    return replace(room, seats=(*room.seats, seat), host=host)


def _seat_changed(room: Room, fact: SeatChanged) -> Room:
    changed = _with_seat(room, fact.colour, colour=fact.new_colour, name=fact.name, language=fact.language)
    return replace(changed, host=fact.new_colour) if room.host == fact.colour else changed


def _seat_emptied(room: Room, fact: SeatEmptied) -> Room:
    seats = tuple([seat for seat in room.seats if seat.colour != fact.colour])
    return _keeping_out(replace(room, seats=seats), fact.kept_out, fact.kept_out_too, *fact.others_kept_out)


def _keeping_out(room: Room, *addresses: str | None) -> Room:
    more = tuple([address for address in addresses if address])
    return replace(room, kept_out=room.kept_out + more) if more else room


def _seat_moved(room: Room, fact: SeatMoved) -> Room:
    """Give a device's hold on the seat to another one; a part that was sealed lies on the old first device."""
    used: dict[str, object] = {"ticket": None, "ticket_of": None}
    seat = room.seat(fact.colour)
    if seat is not None and (seat.agreed or seat.declined):  # the person and the answer stay the same
        old = fact.device or seat.token
        for name in ("agreed", "declined"):
            used[name] = tuple([fact.token if token == old else token for token in getattr(seat, name)])
    if fact.device is None:
        return _with_seat(room, fact.colour, token=fact.token, address=fact.address, chance_seal=None, **used)
    devices = seat.devices if seat else ()
    moved = tuple([
        replace(one, token=fact.token, address=fact.address) if one.token == fact.device else one for one in devices
    ])  # fmt: skip
    return _with_seat(room, fact.colour, devices=moved, **used)


def _seat_shared(room: Room, fact: SeatShared) -> Room:
    seat = room.seat(fact.colour)
    devices = (*(seat.devices if seat else ()), Device(fact.token, fact.address, fact.name))
    return _with_seat(room, fact.colour, devices=devices, ticket=None, ticket_of=None)


def _seat_unshared(room: Room, fact: SeatUnshared) -> Room:
    """Remove a device. If it was the first, the next one takes its place, and its sealed part is gone."""
    seat = room.seat(fact.colour)
    if seat is None:
        return room
    gone: dict[str, object] = (
        {"ticket": None, "ticket_of": None} if fact.token == (seat.ticket_of or seat.token) else {}
    )
    left = tuple([device for device in seat.devices if device.token != fact.token])
    if fact.token in seat.ready:
        gone["ready"] = tuple([token for token in seat.ready if token != fact.token])
    if fact.token != seat.token:
        return _with_seat(room, fact.colour, devices=left, **gone)
    first, *others = left
    taken = {"token": first.token, "address": first.address, "devices": tuple(others), "chance_seal": None}
    taken["member"] = first.name
    return _with_seat(room, fact.colour, **taken, **gone)


def _stand_in_came(room: Room, fact: StandInCame) -> Room:
    if fact.is_for_one_step:
        return _with_seat(room, fact.colour, is_played_this_step=True)
    left = {"wants_again": False} if fact.has_left else {}
    return _with_seat(room, fact.colour, has_stand_in=True, has_left=fact.has_left, **left)


def _seat_handed_over(room: Room, fact: SeatHandedOver) -> Room:
    """Give the seat to another player, who keeps only its place at the table."""
    taken = Seat(
        fact.colour,
        fact.name,
        fact.language,
        token=fact.token,
        character=fact.character,
        level=fact.level,
        address=fact.address,
        devices=fact.devices,
        agent=fact.agent,
    )
    seats = tuple([taken if seat.colour == fact.colour else seat for seat in room.seats])
    host = taken.colour if not (room.has_host or taken.is_bot) else room.host
    return _keeping_out(replace(room, seats=seats, host=host), fact.kept_out, fact.kept_out_too, *fact.others_kept_out)


def _game_opened(room: Room, fact: GameOpened) -> Room:
    """Begin a game and clear the parts of its draw, and the wishes for it."""
    opened = {"record": fact.record, "opened_at": room.version + 1, "opening_name": fact.opening}
    room = replace(room, seats=_without_wishes(room.seats))
    return replace(room, seats=_without_parts(room), chance=None, draw=None, **opened)


def _without_wishes(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if not any(seat.wants_again for seat in seats):
        return seats
    return tuple([replace(seat, wants_again=False) for seat in seats])


def _without_parts(room: Room) -> tuple[Seat, ...]:
    has_part = [seat.chance or seat.chance_seal for seat in room.seats]
    if not any(has_part):
        return room.seats
    return tuple([replace(seat, chance=None, chance_seal=None) for seat in room.seats])


def _draw_sealed(room: Room, fact: DrawSealed) -> Room:
    """Fix what determines the draws. A part from an earlier release no longer counts."""
    seats = tuple([replace(seat, chance=None) if seat.chance else seat for seat in room.seats])
    seal = bundle_seal(room.chance.salt if room.chance else "", fact.bundle)
    return replace(room, seats=seats, draw=Draw(fact.bundle, seal, fact.until))


def _lobby_reopened(room: Room, _: LobbyReopened) -> Room:
    seats = tuple([replace(seat, order=(), is_played_this_step=False) for seat in room.seats if not seat.has_stand_in])
    seats = _without_wishes(seats)
    lobby = replace(room, phase=Phase.LOBBY, seats=seats, game=None, record=None, deadline=None)
    return replace(lobby, opening_name=room.next_opening.name)
