"""After a game, every player wishes for the next one with one tap; with the last wish it starts without the host."""

import msgspec
import pytest
from msgspec.structs import replace

from stella.rooms.commands import BackToLobby, EndGame, LeaveSeat, PlayAgain, SeatBot, StartGame
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import AgainWished, Entry, HostCame
from stella.rooms.fold import apply
from stella.rooms.room import Room, ServerPart
from stella.rooms.views import Phase
from stella.rooms.visibility import room_view
from stella.rules.box import Agent, Colour
from stella.rules.seals import device_seal, part_seal
from tests.rooms.builders import BLUE, ORANGE, PINK, after, changed, context, lobby, playing, refused

ANA_AWAY = context(0, {ORANGE: 1})


def finished() -> Room:
    return after(playing(), ORANGE, EndGame())


def wishing(room: Room) -> list[Colour]:
    return [seat.colour for seat in room_view(room).seats if seat.wants_again]


def test_everyone_sees_a_wish_and_its_author_can_take_it_back() -> None:
    change = changed(finished(), PINK, PlayAgain())
    room = after(finished(), PINK, PlayAgain())

    assert change.facts == (AgainWished(PINK, is_wanted=True),)
    assert change.is_public
    assert wishing(room) == [PINK]
    assert wishing(after(room, PINK, PlayAgain(is_wanted=False))) == []


def test_the_game_waits_for_a_person_who_is_here_and_starts_with_the_last_wish() -> None:
    room = after(after(finished(), PINK, PlayAgain()), BLUE, PlayAgain())
    assert room.phase is Phase.FINISHED  # Ana is here and has not wished for it

    room = after(room, ORANGE, PlayAgain())

    assert room.phase is Phase.PLAYING
    assert wishing(room) == []
    assert room.host == ORANGE


def test_the_game_starts_without_a_host_who_is_away_and_who_stays_host() -> None:
    room = after(finished(), PINK, PlayAgain(), ANA_AWAY)
    assert room.phase is Phase.FINISHED

    room = after(room, BLUE, PlayAgain(), ANA_AWAY)

    assert room.phase is Phase.PLAYING
    assert room.host == ORANGE


def test_the_game_starts_without_a_host_who_has_no_seat() -> None:
    room = apply(finished(), Entry(0, (HostCame("host"),))).room

    for colour in (ORANGE, PINK, BLUE):
        assert room.phase is Phase.FINISHED
        room = after(room, colour, PlayAgain())

    assert room.phase is Phase.PLAYING
    assert room.is_host("host")


def test_bots_programs_and_people_who_left_are_not_waited_for() -> None:
    room = after(lobby(), ORANGE, SeatBot("ada"))
    agent = take_seat(room, "Looker", None, "en", token="agent", address="a", agent=Agent("model", "looker", "1"))
    room = after(apply(room, Entry(0, (agent,))).room, ORANGE, StartGame())
    room = after(after(room, BLUE, LeaveSeat()), ORANGE, EndGame())

    room = after(after(room, PINK, PlayAgain()), ORANGE, PlayAgain())

    assert room.phase is Phase.PLAYING


def test_who_gets_up_no_longer_wishes_for_it() -> None:
    room = after(after(finished(), PINK, PlayAgain()), PINK, LeaveSeat())

    assert wishing(room) == []


def test_the_host_starts_it_or_opens_the_lobby_as_ever_and_the_wishes_are_over() -> None:
    room = after(finished(), PINK, PlayAgain())

    for command in (StartGame(), BackToLobby()):
        assert refused(room, PINK, command) == "not_host"
        assert wishing(after(room, ORANGE, command)) == []


def test_the_last_wish_seals_the_draw_like_a_start() -> None:
    part = ServerPart("5e" * 32, "ab" * 16)
    sealed = device_seal(part_seal(part.part, part.salt), "c7" * 32)
    room = replace(finished(), chance=part)
    room = replace(room, seats=tuple([replace(seat, chance_seal=sealed) for seat in room.seats]))
    room = after(after(room, PINK, PlayAgain(), ANA_AWAY), BLUE, PlayAgain(), ANA_AWAY)

    assert room.draw is not None
    assert [seat.seal for seat in room.draw.bundle.seats] == [None, sealed, sealed]
    assert refused(room, PINK, PlayAgain(is_wanted=False)) == "game_running"


@pytest.mark.parametrize("room", [lobby(), playing()])
def test_a_wish_is_refused_before_the_end(room: Room) -> None:
    assert refused(room, PINK, PlayAgain()) == "game_not_over"


def test_a_snapshot_of_a_room_without_wishes_looks_as_it_did() -> None:
    assert b"wants_again" not in msgspec.json.encode(finished())
