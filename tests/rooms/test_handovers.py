"""Changes in a running game: latecomers, bots, the end, the clock, and starting the next game."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stella.rooms.commands import (
    BackToLobby,
    EndGame,
    HandToBot,
    HandToPerson,
    HideCode,
    LeaveSeat,
    NeedMoreTime,
    PassHost,
    PauseClock,
    RemoveSeat,
    ResumeClock,
    SeatBot,
    SetOrder,
    StartClock,
    StartGame,
    TakeOverSeat,
    TimeIsUp,
)
from stella.rooms.decisions.handovers import take_over
from stella.rooms.decisions.seats import HEIR_MS, take_seat
from stella.rooms.facts import Entry, HostChosen, SeatEmptied
from stella.rooms.fold import apply
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rooms.visibility import room_view
from stella.rules.box import Colour
from stella.rules.facts import PlayerReplaced
from stella.rules.game import Over
from stella.rules.moves import AskForOtherWord, MarkCards, SubmitSlate
from stella.rules.refusals import Refused
from stella.statistics.summaries import summary_of
from tests.rooms.builders import BLUE, ORANGE, PINK, after, changed, context, game_of, lobby, play, playing, refused

PURPLE = Colour.PURPLE
GONE = context(0, {ORANGE: 30_000})


def with_bot(**options: Any) -> Room:
    """A running game in which a bot plays the fourth seat."""
    room = after(lobby(**options), ORANGE, SeatBot("ada"))
    return after(room, ORANGE, StartGame())


def taken_over(room: Room, colour: Colour = PURPLE, name: str = "Zoe", **who: str) -> Room:
    change = take_over(room, colour, name, who.get("language", "de"), token="new", address=who.get("address", "a"))
    assert apply(room, Entry(0, change.facts)) == change
    return change.room


def test_a_latecomer_takes_over_a_bots_seat_with_its_marks_and_counts_as_a_person() -> None:
    room = with_bot()
    room = after(room, PURPLE, MarkCards(game_of(room).round.table[:2]), context(by_program=True))

    room = taken_over(room)

    seat = room.seats[3]
    assert (seat.name, seat.language, seat.token, seat.is_bot) == ("Zoe", "de", "new", False)
    assert len(game_of(room).slate(3)) == 2
    assert not game_of(room).round.players[3].is_bot
    assert after(room, PURPLE, AskForOtherWord())


def test_the_seat_of_somebody_who_left_for_good_can_be_taken_over_and_of_nobody_else() -> None:
    room = with_bot()
    with pytest.raises(Refused, match="seat_not_free"):
        taken_over(room, PINK)
    left = after(room, PINK, LeaveSeat())
    assert room_view(left).seats[1].has_left

    room = taken_over(left, PINK)

    assert not room.seats[1].is_played_by_program
    assert room.holder("token1") is None


def test_who_left_and_came_back_keeps_the_seat() -> None:
    room = after(with_bot(), PINK, LeaveSeat())

    room = after(room, PINK, SubmitSlate(game_of(room).round.table[:1]))

    assert not room.seats[1].has_left
    with pytest.raises(Refused, match="seat_not_free"):
        taken_over(room, PINK)


@pytest.mark.parametrize(
    ("options", "who", "code"),
    [
        ({}, {"name": "Ana"}, "name_taken"),
        ({}, {"name": ""}, "name_not_usable"),
        ({}, {"language": "xx"}, "language_unknown"),
        ({}, {"colour": Colour.GREEN}, "no_such_seat"),
    ],
)
def test_taking_over_is_refused_like_sitting_down(options: Any, who: Any, code: str) -> None:
    with pytest.raises(Refused, match=code):
        taken_over(with_bot(**options), **who)


def test_nobody_takes_a_seat_over_in_a_locked_room_or_without_a_game() -> None:
    room = with_bot()
    locked = replace(room, options=replace(room.options, is_locked=True))
    with pytest.raises(Refused, match="room_locked"):
        taken_over(locked)
    with pytest.raises(Refused, match="kept_out"):
        taken_over(replace(room, kept_out=("a",)))
    with pytest.raises(Refused, match="no_game"):
        taken_over(after(lobby(), ORANGE, SeatBot("ada")))


def test_a_latecomer_is_host_where_there_is_none() -> None:
    room = with_bot(people=2)
    for colour in (ORANGE, PINK):
        room = after(room, colour, LeaveSeat())
    assert room.host is None

    assert taken_over(room, BLUE).host is BLUE


def test_the_host_hands_a_persons_seat_to_a_bot() -> None:
    room = playing()
    cards = game_of(room).round.table
    room = after(room, PINK, MarkCards(cards[:2]))
    assert refused(room, PINK, HandToBot(BLUE, "ada")) == "not_host"
    assert refused(room, ORANGE, HandToBot(ORANGE, "ada")) == "no_such_seat"
    assert refused(room, ORANGE, HandToBot(Colour.GREEN, "ada")) == "no_such_seat"
    assert refused(room, ORANGE, HandToBot(PINK, "nobody")) == "unknown_character"

    change = changed(room, ORANGE, HandToBot(PINK, "ada", 3))
    room = after(room, ORANGE, HandToBot(PINK, "ada", 3))

    assert change.is_public
    assert (room.seats[1].name, room.seats[1].character, room.seats[1].level) == ("Ada", "ada", 3)
    assert room.holder("token1") is None
    assert game_of(room).slate(1) == cards[:2]
    assert PlayerReplaced(1, "Ada", "en", is_bot=True) in [each.fact for each in change.happenings]
    assert refused(room, ORANGE, HandToBot(PINK, "ada")) == "no_such_seat"
    assert refused(room, ORANGE, HandToBot(BLUE, "ada")) == "name_taken"


def test_a_seat_that_changed_hands_counts_for_nobody_in_the_rooms_memory() -> None:
    room = play(taken_over(with_bot()), Random(1))

    players = summary_of(game_of(room)).players

    assert [player.is_shared for player in players] == [False, False, False, True]


def test_the_host_ends_the_game_without_winners() -> None:
    room = playing(associate_seconds=60)
    room = after(room, None, StartClock(), context(0))
    room = after(room, PINK, SetOrder(()), context(0))
    assert refused(room, PINK, EndGame()) == "not_host"

    room = after(room, ORANGE, EndGame())

    assert (room.phase, room.games, room.deadline) == (Phase.FINISHED, 1, None)
    assert isinstance(game_of(room).phase, Over)
    summary = summary_of(game_of(room))
    assert (summary.ended_early, summary.winners, summary.pictures) == (True, (), ())
    assert len(room.memory.pictures) == 15
    assert refused(room, ORANGE, EndGame()) == "no_game"


def test_a_paused_clock_stands_still_and_goes_on_with_the_time_it_had() -> None:
    room = after(playing(associate_seconds=60), None, StartClock(), context(0))
    assert refused(room, PINK, PauseClock()) == "not_host"

    room = after(room, ORANGE, PauseClock(), context(20_000))

    assert room_view(room).is_paused
    assert (room.deadline, room.is_clock_due) == (None, False)
    assert refused(room, None, StartClock()) == "no_clock"
    assert refused(room, PINK, NeedMoreTime()) == "no_clock"
    assert refused(room, ORANGE, PauseClock()) == "clock_paused"
    assert after(room, ORANGE, ResumeClock(), context(100_000)).deadline == 140_000


def test_while_clocks_are_paused_no_step_starts_one() -> None:
    room = after(playing(associate_seconds=60, point_seconds=30), None, StartClock(), context(0))
    room = after(room, ORANGE, PauseClock(), context(20_000))
    for colour in (ORANGE, PINK, BLUE):
        room = after(room, colour, SubmitSlate(game_of(room).round.table[:3]))
    assert not room.is_clock_due

    room = after(room, ORANGE, ResumeClock(), context(100_000))

    assert room.deadline is None  # it is another step: its clock starts when everyone has seen it
    assert room.is_clock_due


def test_a_clock_that_has_not_started_is_due_again_after_a_pause() -> None:
    room = after(playing(associate_seconds=60), ORANGE, PauseClock())

    assert after(room, ORANGE, ResumeClock()).is_clock_due
    assert refused(after(room, ORANGE, ResumeClock()), ORANGE, ResumeClock()) == "clock_not_paused"
    assert refused(playing(), ORANGE, PauseClock()) == "no_clock"


def test_a_pause_ends_with_the_game() -> None:
    room = after(playing(associate_seconds=60), ORANGE, PauseClock())

    room = after(room, ORANGE, EndGame())

    assert not room.is_paused


def finished() -> Room:
    return play(playing(), Random(4))


def test_a_seat_taken_when_a_game_is_over_is_for_the_next_one() -> None:
    room = finished()
    room = apply(room, Entry(0, (take_seat(room, "Zoe", None, "en", token="z", address="z"),))).room

    second = after(room, ORANGE, StartGame())

    assert [player.name for player in game_of(second).round.start.players] == ["Ana", "Ben", "Eva", "Zoe"]


def with_waiting(room: Room, name: str = "Zoe", token: str = "z") -> Room:
    """Take a place in the next game."""
    return apply(room, Entry(0, (take_seat(room, name, None, "de", token=token, address=token),))).room


def test_who_comes_into_a_running_game_waits_and_is_dealt_into_the_next_one() -> None:
    room = with_waiting(playing())
    assert room.host is ORANGE
    assert refused(room, PURPLE, SubmitSlate(game_of(room).round.table[:2])) == "unknown_seat"
    assert refused(room, PURPLE, SetOrder(())) == "not_seated"
    assert room.awaited() == (0, 1, 2)

    room = after(after(room, ORANGE, EndGame()), ORANGE, StartGame())

    assert [player.name for player in game_of(room).round.start.players] == ["Ana", "Ben", "Eva", "Zoe"]


def test_the_place_of_who_waits_is_there_when_the_lobby_returns() -> None:
    room = after(after(with_waiting(playing()), ORANGE, EndGame()), ORANGE, BackToLobby())

    assert [seat.name for seat in room.seats] == ["Ana", "Ben", "Eva", "Zoe"]


def test_nobody_waits_where_no_seat_is_free_or_at_the_introduction() -> None:
    with pytest.raises(Refused, match="room_full"):
        with_waiting(playing(seats=3))
    with pytest.raises(Refused, match="game_running"):
        with_waiting(replace(playing(), opening_name="introduction"))


def test_who_waits_takes_over_a_bots_seat_under_the_own_name_and_with_the_own_token() -> None:
    room = with_waiting(with_bot())

    room = after(room, Colour.GREEN, TakeOverSeat(PURPLE))

    assert [(seat.name, seat.is_bot) for seat in room.seats][3:] == [("Zoe", False)]
    assert room.holder("z") == 3
    assert game_of(room).round.players[3].name == "Zoe"


@pytest.mark.parametrize(
    ("who", "seat", "code"),
    [(PURPLE, PINK, "seat_not_free"), (PURPLE, Colour.GREEN, "no_such_seat"), (PURPLE, PURPLE, "seat_not_free")],
)
def test_who_waits_takes_no_persons_seat(who: Colour, seat: Colour, code: str) -> None:
    assert refused(with_waiting(playing()), who, TakeOverSeat(seat)) == code


def test_who_plays_does_not_change_to_a_bots_seat() -> None:
    assert refused(with_bot(), PINK, TakeOverSeat(PURPLE)) == "no_such_seat"


def test_the_host_hands_a_seat_with_its_marks_to_somebody_who_waits() -> None:
    room = with_waiting(playing())
    room = after(room, PINK, MarkCards(game_of(room).round.table[:2]))

    change = changed(room, ORANGE, HandToPerson(PINK, PURPLE))
    room = after(room, ORANGE, HandToPerson(PINK, PURPLE))

    assert change.happenings[0].fact == PlayerReplaced(1, "Zoe", "de", is_bot=False)
    assert [seat.name for seat in room.seats] == ["Ana", "Zoe", "Eva"]
    assert (room.holder("z"), room.holder("token1")) == (1, None)
    assert len(game_of(room).slate(1)) == 2


@pytest.mark.parametrize(
    ("who", "command", "code"),
    [
        (PINK, HandToPerson(BLUE, PURPLE), "not_host"),
        (ORANGE, HandToPerson(ORANGE, PURPLE), "no_such_seat"),
        (ORANGE, HandToPerson(PINK, BLUE), "no_such_seat"),
        (ORANGE, HandToPerson(PINK, Colour.GREEN), "no_such_seat"),
        (ORANGE, HandToPerson(PURPLE, PURPLE), "no_such_seat"),
        (ORANGE, HandToBot(PURPLE, "ada"), "no_such_seat"),
        (PINK, HideCode(), "not_host"),
    ],
)
def test_a_seat_is_handed_over_by_the_host_to_somebody_who_waits(who: Colour, command: Any, code: str) -> None:
    assert refused(with_waiting(playing()), who, command) == code


def test_a_seat_is_handed_to_nobody_when_no_game_is_on() -> None:
    assert refused(with_waiting(finished()), ORANGE, HandToPerson(PINK, PURPLE)) == "no_game"


@pytest.mark.parametrize("command", [HandToBot(PINK, "ada", keep_out=True), HandToPerson(PINK, PURPLE, keep_out=True)])
def test_who_is_kept_out_does_not_come_back(command: Any) -> None:
    room = after(with_waiting(playing()), ORANGE, command, replace(context(), addresses={PINK: "a1"}))

    for address in ("a1", "address1"):
        with pytest.raises(Refused, match="kept_out"):
            take_seat(room, "Ben", None, "en", token="b", address=address)


def test_a_latecomer_and_who_waited_are_kept_out_as_well() -> None:
    late = after(taken_over(with_bot(), address="z"), ORANGE, HandToBot(PURPLE, "ada", keep_out=True))
    waited = after(with_waiting(with_bot(), token="w"), Colour.GREEN, TakeOverSeat(PURPLE))

    waited = after(waited, ORANGE, HandToBot(PURPLE, "ada", keep_out=True))

    for room, address in ((late, "z"), (waited, "w")):
        with pytest.raises(Refused, match="kept_out"):
            take_seat(room, "Zoe", None, "en", token="b", address=address)


def test_the_host_sends_away_who_waits_and_nobody_who_plays() -> None:
    room = with_waiting(playing())
    assert refused(room, ORANGE, RemoveSeat(PINK)) == "game_running"

    room = after(room, ORANGE, RemoveSeat(PURPLE))

    assert len(room.seats) == 3


def test_a_hidden_code_is_hidden_from_all_until_it_is_shown_again() -> None:
    room = after(playing(), ORANGE, HideCode())
    assert room_view(room).is_code_hidden

    assert not room_view(after(room, ORANGE, HideCode(is_hidden=False))).is_code_hidden


def test_who_sat_down_for_the_next_game_and_leaves_is_gone() -> None:
    room = finished()
    room = apply(room, Entry(0, (take_seat(room, "Zoe", None, "en", token="z", address="z"),))).room

    change = changed(room, PURPLE, LeaveSeat())

    assert change.facts == (SeatEmptied(PURPLE),)


@pytest.mark.parametrize("command", [StartGame(), BackToLobby()])
def test_while_the_host_is_away_for_long_anybody_goes_on_and_becomes_host(command: Any) -> None:
    room = finished()
    assert refused(room, PINK, command, context(0, {ORANGE: 29_999})) == "not_host"

    change = changed(room, PINK, command, GONE)
    room = after(room, PINK, command, GONE)

    assert change.facts[0] == HostChosen(PINK, HEIR_MS)
    assert room.host is PINK
    assert room.phase is not Phase.FINISHED


def test_who_was_only_away_keeps_seat_and_role_when_the_lobby_returns() -> None:
    room = after(with_bot(associate_seconds=30), None, StartClock())
    room = after(room, None, TimeIsUp(30_000), context(30_000, {ORANGE: 30_000}))
    assert room.seats[0].has_stand_in

    room = after(after(room, ORANGE, EndGame()), ORANGE, BackToLobby())

    assert [(seat.colour, seat.has_stand_in) for seat in room.seats] == [
        (ORANGE, False), (PINK, False), (BLUE, False), (PURPLE, False)
    ]  # fmt: skip
    assert room.host == ORANGE


def test_nobody_who_has_left_becomes_host_and_hands_the_role_on_with_the_seat() -> None:
    room = after(with_bot(people=2), PINK, LeaveSeat())

    with pytest.raises(Refused, match="no_such_seat"):
        after(room, ORANGE, PassHost(PINK))


def test_who_left_and_then_opens_the_lobby_again_sits_there_as_host() -> None:
    room = with_bot(people=2)
    for colour in (PINK, ORANGE):
        room = after(room, colour, LeaveSeat())
    game = replace(game_of(room), phase=Over((0, 0, 0), (), is_early=True))
    room = replace(room, game=game, phase=Phase.FINISHED)
    assert room.host is None

    room = after(room, PINK, BackToLobby())

    assert [seat.colour for seat in room.seats] == [PINK, BLUE]
    assert room.host == PINK
