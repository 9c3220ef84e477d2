"""What a room refuses, and what a command causes, without a server."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    BecomeHost,
    ChangeOptions,
    Command,
    HideNote,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    RemoveSeat,
    SeatBot,
    SetOrder,
    StartClock,
    StartGame,
    TimeIsUp,
    WriteWords,
)
from stella.rooms.decisions.seats import TICKET_MS, issue_ticket, take_seat, use_ticket
from stella.rooms.facts import ClockSet, Entry, StandInCame
from stella.rooms.fold import apply
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.box import Colour, WordSource
from stella.rules.game import Associating, Revealing
from stella.rules.moves import AgreeToOtherWord, AskForOtherWord, BeReady, MarkCards, PointAt, SubmitSlate
from stella.rules.refusals import Refused
from tests.rooms.builders import (
    BLUE,
    ORANGE,
    PINK,
    after,
    changed,
    context,
    game_of,
    lobby,
    playing,
    refused,
    revealing,
)


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
        (ORANGE, HideNote(PINK, 1), "no_game"),
        (ORANGE, AskForStandIn(Colour.GREEN), "no_such_seat"),
        (ORANGE, AskForStandIn(PINK), "nobody_waits"),
        (ORANGE, NeedMoreTime(), "no_clock"),
        (None, TimeIsUp(0), "no_clock"),
        (None, StartClock(), "no_clock"),
        (PINK, BecomeHost(), "host_is_here"),
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


def test_a_clock_starts_when_everybody_has_seen_what_the_table_waits_for_and_stops_with_the_step() -> None:
    room = playing(associate_seconds=60, point_seconds=30)
    cards = game_of(room).round.table
    assert room.is_clock_due
    room = after(room, None, StartClock(), context(1_000))
    assert room.deadline == 61_000

    room = after(room, ORANGE, MarkCards(cards[:2]), context(20_000))
    assert room.deadline == 61_000
    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SubmitSlate(cards[:3]), context(30_000))

    assert room.deadline is None
    assert room.is_clock_due
    assert after(room, None, StartClock(), context(40_000)).deadline == 70_000  # 30 seconds for the first scout


def clock_ran_out() -> Room:
    room = after(playing(associate_seconds=60), None, StartClock(), context(0))
    return after(room, ORANGE, SubmitSlate(game_of(room).round.table[:3]), context(1))


def test_when_time_is_up_the_program_plays_one_step_for_everybody_the_table_waits_for() -> None:
    room = clock_ran_out()
    assert refused(room, None, TimeIsUp(60_000), context(59_999)) == "no_clock"
    assert refused(room, None, TimeIsUp(59_000), context(60_000)) == "no_clock"  # another clock's

    change = changed(room, None, TimeIsUp(60_000), context(60_000))

    assert change.facts == (
        StandInCame(PINK, is_for_one_step=True),
        StandInCame(BLUE, is_for_one_step=True),
        ClockSet(None),
    )
    assert [seat.is_played_by_program for seat in change.room.seats] == [False, True, True]


def test_the_seat_is_its_persons_again_as_soon_as_the_step_is_played() -> None:
    room = after(clock_ran_out(), None, TimeIsUp(60_000), context(60_000))
    cards = game_of(room).round.table

    for colour in (PINK, BLUE):
        room = after(room, colour, SubmitSlate(cards[:2]), context(60_001, by_program=True))

    assert isinstance(game_of(room).phase, Revealing)
    assert not any(seat.is_played_by_program for seat in room.seats)


def test_who_is_away_for_longer_than_the_grace_time_gets_a_stand_in_that_stays() -> None:
    change = changed(clock_ran_out(), None, TimeIsUp(60_000), context(60_000, {BLUE: 31_000}))

    assert change.facts[:2] == (StandInCame(PINK, is_for_one_step=True), StandInCame(BLUE))


def test_a_clock_that_is_further_away_than_it_can_be_has_run_out() -> None:
    room = clock_ran_out()  # the time was set back by an hour

    change = changed(room, None, TimeIsUp(60_000), context(-3_600_000))

    assert change.room.deadline is None


def test_a_clock_gets_at_most_three_times_its_step() -> None:
    room = clock_ran_out()
    for _ in range(2):
        room = after(room, PINK, NeedMoreTime(), context(0))

    assert room.deadline == 180_000
    assert refused(room, PINK, NeedMoreTime(), context(0)) == "enough_time"


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


def test_an_order_is_forgotten_when_the_word_is_swapped() -> None:
    room = playing()
    cards = game_of(room).round.table
    for colour in (ORANGE, PINK, BLUE):
        room = after(after(room, colour, MarkCards(cards[:2])), colour, SetOrder(cards[:2]))
    room = after(room, ORANGE, AskForOtherWord())
    for colour in (PINK, BLUE):
        room = after(room, colour, AgreeToOtherWord())

    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SubmitSlate(cards[:1]))

    phase = game_of(room).phase
    assert isinstance(phase, Revealing)
    assert phase.pointed == ()


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


def test_the_host_role_can_be_taken_over_from_somebody_who_is_away() -> None:
    room = lobby()
    assert refused(room, PINK, BecomeHost(), context(0, {ORANGE: 29_999})) == "host_is_here"

    room = after(room, PINK, BecomeHost(), context(0, {ORANGE: 30_000}))

    assert room.host is PINK


def test_an_address_that_was_kept_out_cannot_sit_down_again() -> None:
    world = msgspec.structs.replace(context(), addresses={PINK: "address1"})

    room = after(lobby(), ORANGE, RemoveSeat(PINK, keep_out=True), world)

    with pytest.raises(Refused, match="kept_out"):
        take_seat(room, "Ben", None, "en", token="t", address="address1")
    assert take_seat(room, "Ben", None, "en", token="t", address="address9")


def test_who_is_kept_out_has_gone_or_is_elsewhere_now_and_comes_back_from_neither() -> None:
    gone = after(lobby(), ORANGE, RemoveSeat(PINK, keep_out=True))
    world = msgspec.structs.replace(context(), addresses={PINK: "address9"})

    moved = after(lobby(), ORANGE, RemoveSeat(PINK, keep_out=True), world)

    for room, address in ((gone, "address1"), (moved, "address1"), (moved, "address9")):
        with pytest.raises(Refused, match="kept_out"):
            take_seat(room, "Ben", None, "en", token="t", address=address)
    assert after(lobby(), ORANGE, RemoveSeat(PINK)).kept_out == ()


def test_a_seat_is_kept_out_where_its_last_device_was() -> None:
    room = lobby()
    room = apply(room, Entry(0, issue_ticket(room, "token1", "ticket", 0))).room
    room = apply(room, Entry(0, use_ticket(room, "ticket", 0, token="new", address="address9"))).room

    room = after(room, ORANGE, RemoveSeat(PINK, keep_out=True))

    with pytest.raises(Refused, match="kept_out"):
        take_seat(room, "Ben", None, "en", token="t", address="address9")


def test_a_ticket_is_void_after_ten_minutes() -> None:
    room = lobby()
    room = apply(room, Entry(0, issue_ticket(room, "token1", "ticket", 0))).room

    moved = use_ticket(room, "ticket", TICKET_MS, token="new", address="address9")

    assert [fact.colour for fact in moved] == [PINK]
    with pytest.raises(Refused, match="ticket_void"):
        use_ticket(room, "ticket", TICKET_MS + 1, token="new", address="address9")


def test_nobody_new_sits_down_in_a_locked_room() -> None:
    with pytest.raises(Refused, match="room_locked"):
        take_seat(lobby(is_locked=True, people=1), "Ben", None, "en", token="t", address="a")


@pytest.mark.parametrize("name", ["A\u200dna", "Ana\ufe0f", "An\U000e0100a", "\u0410na", "\uff21na"])
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    with pytest.raises(Refused, match="name_taken"):
        take_seat(lobby(), name, None, "en", token="t", address="a")


def test_a_lone_person_who_leaves_and_comes_back_is_host_again() -> None:
    room = after(lobby(people=1), ORANGE, LeaveSeat())
    assert room.host is None

    room = apply(room, Entry(0, (take_seat(room, "Ana", None, "en", token="t", address="a"),))).room

    assert room.host is ORANGE


def test_what_others_cannot_see_makes_no_moment() -> None:
    room = playing()
    cards = game_of(room).round.table

    marked = after(room, PINK, MarkCards(cards[:2]))
    ready = after(marked, PINK, BeReady())

    assert (marked.version, marked.moment) == (room.version + 1, room.moment)
    assert ready.moment == room.moment + 1


def test_options_that_are_not_named_stay_as_they_are() -> None:
    room = lobby(is_public=True, associate_seconds=60, seats=5)
    named = msgspec.json.decode(b'{"type":"change_options","options":{"seats":4}}', type=ChangeOptions)
    cleared = msgspec.json.decode(b'{"type":"change_options","options":{"associate_seconds":null}}', type=ChangeOptions)

    after_both = after(after(room, ORANGE, named), ORANGE, cleared)

    assert after_both.options == replace(room.options, seats=4, associate_seconds=None)
