"""A seat that a team plays: joining, being ready together, and pointing in turn."""

from typing import Any

import msgspec
import pytest

from stella.records import record_of
from stella.rooms.commands import ChangeOptions, Command, ReadyForTeam, StartGame
from stella.rooms.decisions import decide, make
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import Entry
from stella.rooms.fold import apply
from stella.rooms.options import OptionChanges
from stella.rooms.room import Room
from stella.rooms.visibility import own_view, room_view
from stella.rules.box import Colour
from stella.rules.facts import GameStarted
from stella.rules.moves import BeReady, MarkCards, NotReady, PointAt, SubmitSlate
from stella.rules.refusals import Refused
from tests.rooms.builders import BLUE, ORANGE, PINK, after, context, game_of, lobby


def teams(*joining: str, seats: int = 3) -> Room:
    """Return a lobby of three teams of one (tokens `token0` to `token2`) that others have joined, by name."""
    room = after(lobby(), ORANGE, ChangeOptions(OptionChanges(has_teams=True, seats=seats)))
    for name in joining:
        room = joined(room, name)
    return room


def joined(room: Room, name: str, wish: Colour | None = None) -> Room:
    fact = take_seat(room, name, wish, "en", token=f"of {name}", address="here")
    change = make(room, (fact,))
    entry = msgspec.json.decode(msgspec.json.encode(Entry(0, change.facts)), type=Entry)
    assert apply(room, entry) == change
    assert msgspec.json.decode(msgspec.json.encode(change.room), type=Room) == change.room
    return change.room


def does(room: Room, token: str, command: Command, *, away: tuple[str, ...] = ()) -> Room:
    """Return the room after a command of a device, with all but some of the players present."""
    here = frozenset([held for seat in room.seats for held in seat.tokens if held not in away])
    change = decide(room, room.holder(token), command, msgspec.structs.replace(context(), token=token, present=here))
    entry = msgspec.json.decode(msgspec.json.encode(Entry(0, change.facts)), type=Entry)
    assert apply(room, entry) == change
    return change.room


def refused(room: Room, token: str, command: Command, **more: Any) -> str:
    with pytest.raises(Refused) as refusal:
        does(room, token, command, **more)
    return refusal.value.code


def playing(*joining: str) -> Room:
    return does(teams(*joining), "token0", StartGame())


def test_people_at_a_table_become_teams_of_one_and_people_again() -> None:
    room = teams()

    assert [(seat.name, seat.members) for seat in room.seats] == [
        ("Orange", ("Ana",)),
        ("Pink", ("Ben",)),
        ("Blue", ("Eva",)),
    ]
    back = after(room, ORANGE, ChangeOptions(OptionChanges(has_teams=False)))
    assert [(seat.name, seat.members) for seat in back.seats] == [("Ana", ()), ("Ben", ()), ("Eva", ())]


def test_newcomers_join_the_smallest_team_or_the_one_they_choose() -> None:
    room = teams("Ida", "Jan", "Kim", "Lea")

    assert [seat.members for seat in room.seats] == [("Ana", "Ida", "Lea"), ("Ben", "Jan"), ("Eva", "Kim")]
    assert joined(room, "Max", BLUE).seats[2].members == ("Eva", "Kim", "Max")
    assert [info.members for info in room_view(room).seats] == [seat.members for seat in room.seats]


def test_new_teams_begin_as_long_as_there_are_seats() -> None:
    room = teams("Ida", "Jan", seats=4)

    assert [seat.members for seat in room.seats] == [("Ana", "Jan"), ("Ben",), ("Eva",), ("Ida",)]


def test_a_table_holds_thirty_six_people_and_no_name_comes_twice() -> None:
    room = after(lobby(), ORANGE, ChangeOptions(OptionChanges(has_teams=True, seats=6)))
    for number in range(33):
        room = joined(room, f"Person {number}")

    assert [len(seat.members) for seat in room.seats] == [6] * 6
    with pytest.raises(Refused, match="room_full"):
        joined(room, "One more")
    with pytest.raises(Refused, match="seat_full"):
        joined(room, "One more", PINK)
    with pytest.raises(Refused, match="name_taken"):
        joined(teams("Ida"), "ida")


def test_the_seat_is_ready_when_all_who_are_here_are() -> None:
    room = playing("Ida", "Jan")
    cards = game_of(room).round.table[:2]
    room = does(room, "of Ida", MarkCards(cards))

    first = does(room, "token0", BeReady())
    assert not game_of(first).is_ready(0)
    assert own_view(first.seats[0]).ready == (0,)
    assert refused(first, "token0", BeReady()) == "already_ready"
    assert game_of(does(first, "of Ida", BeReady())).is_ready(0)

    assert game_of(does(room, "token0", BeReady(), away=("of Ida",))).is_ready(0)
    assert refused(room, "token0", NotReady()) == "not_ready"
    taken_back = does(first, "token0", NotReady())
    assert own_view(taken_back.seats[0]).ready == ()


def test_whoever_takes_readiness_back_takes_it_back_for_the_team() -> None:
    room = playing("Ida")
    room = does(room, "of Ida", SubmitSlate(game_of(room).round.table[:2]))
    assert not game_of(room).is_ready(0)
    assert len(game_of(room).slate(0)) == 2
    room = does(room, "token0", BeReady())
    assert game_of(room).is_ready(0)

    room = does(room, "of Ida", NotReady())

    assert not game_of(room).is_ready(0)
    assert own_view(room.seats[0]).ready == (0,)


def test_the_speaker_is_the_first_who_is_here_and_can_say_ready_for_all() -> None:
    room = playing("Ida")
    room = does(room, "of Ida", MarkCards(game_of(room).round.table[:2]))

    assert refused(room, "of Ida", ReadyForTeam()) == "not_the_speaker"
    assert refused(room, "token1", ReadyForTeam()) == "not_the_speaker"
    assert game_of(does(room, "token0", ReadyForTeam())).is_ready(0)
    assert game_of(does(room, "of Ida", ReadyForTeam(), away=("token0",))).is_ready(0)


def test_nobody_but_the_team_can_tell_that_one_of_it_is_ready() -> None:
    room = playing("Ida")
    room = does(room, "of Ida", MarkCards(game_of(room).round.table[:2]))
    change = decide(
        room, 0, BeReady(), msgspec.structs.replace(context(), token="token0", present=frozenset({"token0", "of Ida"}))
    )

    assert not change.is_public
    assert room_view(change.room) == room_view(room)


def revealing(*joining: str) -> Room:
    room = playing(*joining)
    cards = game_of(room).round.table
    for seat in room.seats:
        for token in seat.tokens:
            room = does(room, token, SubmitSlate(cards[:4]))
    return room


def test_members_point_one_after_the_other_past_those_who_are_away() -> None:
    room = revealing("Ida", "Jan", "Kim")
    pairs = {0: ("token0", "of Ida"), 1: ("token1", "of Jan"), 2: ("token2", "of Kim")}
    turns = [0, 0, 0]

    while game_of(room).pointable():
        scout = room.awaited()[0]
        card = PointAt(game_of(room).pointable()[0])
        due, other = pairs[scout][turns[scout] % 2], pairs[scout][(turns[scout] + 1) % 2]
        assert refused(room, other, card) == "another_member_points"
        assert does(room, other, card, away=(due,)) != room
        room = does(room, due, card)
        turns[scout] += 1

    assert sum(turns) == 4


def test_the_record_names_the_members_of_every_team() -> None:
    room = playing("Ida")
    started = game_of(room).round.start
    assert isinstance(started, GameStarted)

    record = record_of((started,))

    assert [player.members for player in record.players] == [("Ana", "Ida"), ("Ben",), ("Eva",)]
    assert b"members" not in msgspec.json.encode(game_of(does(lobby(), "token0", StartGame())).round.start)
