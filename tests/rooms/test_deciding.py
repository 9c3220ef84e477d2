"""What a room refuses and what follows from a command, without a server."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    Command,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    RemoveSeat,
    SeatBot,
    SetOrder,
    StartGame,
    TimeIsUp,
    WriteWords,
)
from stella.rooms.deciding import Context, decide, take_seat
from stella.rooms.facts import ClockSet, Entry, RoomOpened, StandInCame
from stella.rooms.options import Options
from stella.rooms.refusals import RoomRefused
from stella.rooms.room import Room, apply, open_room
from stella.rooms.telling import Telling
from stella.rooms.views import Phase
from stella.rules.box import Box, Colour, Reference, Secret, WordCard, WordSource
from stella.rules.game import Associating, Game
from stella.rules.moves import BeReady, MarkCards, PointAt, SubmitSlate

ORANGE, PINK, BLUE = Colour.ORANGE, Colour.PINK, Colour.BLUE
CARDS = tuple(WordCard(f"w{n}", f"top{n}", f"bottom{n}") for n in range(96))
BOX = Box(Reference("stella", "d"), 84, Reference("stella", "w"), CARDS, CARDS[:4])


def context(now: int = 0, away: Mapping[Colour, int] | None = None, *, by_program: bool = False) -> Context:
    return Context(
        now,
        by_program,
        away or {},
        decks={"stella": lambda: BOX},
        characters={"ada": "Ada"},
        secret=Secret("ab" * 32, "cd" * 16),
        record="r1",
    )


def lobby(people: int = 3, **options: Any) -> Room:
    chosen = msgspec.convert(options, Options)
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", chosen),)))
    for number, name in enumerate(("Ana", "Ben", "Eva", "Ivo")[:people]):
        room = apply(room, Entry(0, (take_seat(room, name, None, "en", f"token{number}"),)))
    return room


def after(room: Room, colour: Colour | None, command: Command, world: Context | None = None) -> Room:
    """Carry out a command, through the log's own JSON."""
    world = world or context()
    entry = Entry(world.now, decide(room, colour, command, world))
    return apply(room, msgspec.json.decode(msgspec.json.encode(entry), type=Entry))


def playing(**options: Any) -> Room:
    return after(lobby(**options), ORANGE, StartGame())


def game_of(room: Room) -> Game:
    assert room.game
    return room.game


def revealing() -> Room:
    room = playing()
    cards = game_of(room).round.table
    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SubmitSlate(cards[:5]))
    return room


def refused(room: Room, colour: Colour | None, command: Command, world: Context | None = None) -> str:
    with pytest.raises(RoomRefused) as refusal:
        decide(room, colour, command, world or context())
    return refusal.value.code


@pytest.mark.parametrize(
    ("colour", "command", "code"),
    [
        (None, StartGame(), "not_seated"),
        (Colour.GREEN, BeReady(), "not_seated"),
        (PINK, StartGame(), "not_host"),
        (ORANGE, RemoveSeat(Colour.GREEN), "no_such_seat"),
        (ORANGE, RemoveSeat(ORANGE), "no_such_seat"),
        (ORANGE, PassHost(Colour.GREEN), "no_such_seat"),
        (ORANGE, BackToLobby(), "game_not_over"),
        (ORANGE, BeReady(), "no_game"),
        (ORANGE, SetOrder((1,)), "no_game"),
        (ORANGE, AskForStandIn(Colour.GREEN), "no_such_seat"),
        (ORANGE, AskForStandIn(PINK), "nobody_waits"),
        (ORANGE, NeedMoreTime(), "no_clock"),
        (None, TimeIsUp(), "no_clock"),
        (ORANGE, WriteWords((("",),)), "word_not_usable"),
    ],
)
def test_a_lobby_refuses(colour: Colour | None, command: Command, code: str) -> None:
    assert refused(lobby(), colour, command) == code


@pytest.mark.parametrize(
    ("colour", "command", "code"),
    [
        (ORANGE, StartGame(), "game_running"),
        (ORANGE, SeatBot("ada"), "game_running"),
        (ORANGE, RemoveSeat(PINK), "game_running"),
        (PINK, WriteWords((("a",),)), "game_running"),
        (PINK, BeReady(), "too_few_marks"),
        (PINK, PointAt(1), "wrong_step"),
        (PINK, MarkCards((999,)), "card_not_on_table"),
    ],
)
def test_a_running_game_refuses(colour: Colour, command: Command, code: str) -> None:
    assert refused(playing(), colour, command) == code


def test_a_bot_of_the_same_name_cannot_sit_twice() -> None:
    room = after(lobby(), ORANGE, SeatBot("ada", 4))

    assert refused(room, ORANGE, SeatBot("ada")) == "name_taken"
    assert room.seats[3].level == 4


def test_a_game_with_only_custom_words_needs_four_cards() -> None:
    room = after(lobby(source="only_custom"), PINK, WriteWords((("a",), ("b", "c"), ("d",))))
    assert refused(room, ORANGE, StartGame()) == "too_few_word_cards"

    room = after(room, BLUE, WriteWords((("e",),)))
    room = after(room, ORANGE, StartGame())

    assert room.game
    assert room.options.source is WordSource.ONLY_CUSTOM
    assert room.game.round.card.is_custom


def test_a_clock_is_set_when_the_table_waits_for_something_else_and_only_then() -> None:
    room = after(lobby(associate_seconds=60, point_seconds=30), ORANGE, StartGame(), context(1_000))
    cards = game_of(room).round.table
    assert room.deadline == 61_000

    room = after(room, ORANGE, MarkCards(cards[:2]), context(20_000))
    assert room.deadline == 61_000
    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SubmitSlate(cards[:3]), context(30_000))

    assert room.deadline == 60_000  # 30 seconds for the first scout


def test_when_time_is_up_a_stand_in_comes_for_everybody_the_table_waits_for() -> None:
    room = after(lobby(associate_seconds=60), ORANGE, StartGame(), context(0))
    cards = game_of(room).round.table
    room = after(room, ORANGE, SubmitSlate(cards[:3]), context(1))
    assert refused(room, None, TimeIsUp(), context(59_999)) == "no_clock"

    facts = decide(room, None, TimeIsUp(), context(60_000))

    assert facts == (StandInCame(PINK), StandInCame(BLUE), ClockSet(None))


def test_a_person_who_moves_takes_the_seat_back_and_a_stand_in_who_moves_does_not() -> None:
    room = playing()
    cards = game_of(room).round.table
    room = after(room, PINK, AskForStandIn(BLUE), context(0, {BLUE: 99_000}))
    assert room.seats[2].has_stand_in

    by_program = after(room, BLUE, SubmitSlate(cards[:2]), context(by_program=True))
    by_person = after(room, BLUE, SubmitSlate(cards[:2]))

    assert by_program.seats[2].has_stand_in
    assert not by_person.seats[2].has_stand_in


def test_who_leaves_a_running_game_is_played_by_a_stand_in_and_the_host_passes_on_to_somebody_present() -> None:
    room = after(playing(), ORANGE, LeaveSeat(), context(0, {PINK: 5}))

    assert room.seats[0].has_stand_in
    assert room.host is BLUE
    assert len(room.seats) == 3


def test_an_order_is_forgotten_when_the_next_round_starts() -> None:
    room = revealing()
    cards = game_of(room).round.table[:5]
    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SetOrder(cards))

    assert game_of(room).round.number == 2
    assert isinstance(game_of(room).phase, Associating)
    assert [seat.order for seat in room.seats] == [(), (), ()]


def test_an_order_holds_only_cards_of_the_own_slate_and_each_once() -> None:
    room = revealing()
    cards = game_of(room).round.table

    assert refused(room, ORANGE, SetOrder((cards[9],))) == "not_your_slate"
    assert refused(room, ORANGE, SetOrder((cards[0], cards[0]))) == "not_your_slate"


def test_a_finished_room_goes_back_to_the_lobby_without_those_who_left() -> None:
    room, chance = revealing(), Random(4)
    while room.phase is Phase.PLAYING:
        game, colour = game_of(room), room.seats[room.awaited()[0]].colour
        if isinstance(game.phase, Associating):
            room = after(room, colour, SubmitSlate(tuple(chance.sample(game.round.table, 3))))
        else:
            room = after(room, colour, PointAt(game.pointable()[0]))
    assert refused(room, PINK, BackToLobby()) == "not_host"
    room = after(room, PINK, LeaveSeat())

    room = after(room, ORANGE, BackToLobby())

    assert room.phase is Phase.LOBBY
    assert [seat.colour for seat in room.seats] == [ORANGE, BLUE]
    assert room.game is None
    assert room.games == 1


def test_another_seats_order_and_words_are_in_nobodys_message() -> None:
    room = after(lobby(source="custom_mixed"), PINK, WriteWords((("xylophone",),)))

    telling = Telling(room, ())

    assert "xylophone" in telling.to_seat(1)
    assert "xylophone" not in telling.to_seat(0)
    assert "xylophone" not in telling.to_everybody()
    assert "token" not in telling.to_seat(0) + telling.to_everybody()
