"""A seat may be held by several devices, and the host may be a person without a seat."""

from typing import Any

import msgspec
import pytest

from stella.rooms.commands import (
    AskForStandIn,
    BackToLobby,
    BecomeHost,
    ChangeOptions,
    Command,
    EndGame,
    HandToBot,
    HideCode,
    LeaveSeat,
    PassHost,
    RemoveSeat,
    SealChance,
    SeatBot,
    StartGame,
    WriteWords,
)
from stella.rooms.decisions import decide, make
from stella.rooms.decisions.opening import host_without_seat
from stella.rooms.decisions.seats import MOST_DEVICES, issue_ticket, share_seat, take_seat, use_ticket
from stella.rooms.facts import ChancePrepared, Entry, RoomFact, RoomOpened
from stella.rooms.fold import apply, open_room
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rooms.visibility import room_view
from stella.rules.moves import BeReady, SubmitSlate
from stella.rules.refusals import Refused
from tests.rooms.builders import BLUE, ORANGE, PINK, context, game_of, lobby, playing


def happened(room: Room, facts: tuple[RoomFact, ...]) -> Room:
    """Return the room after facts, as it is read from the log."""
    change = make(room, facts)
    entry = msgspec.json.decode(msgspec.json.encode(Entry(0, facts)), type=Entry)
    assert apply(room, entry) == change
    assert msgspec.json.decode(msgspec.json.encode(change.room), type=Room) == change.room
    return change.room


def shared(room: Room, *tokens: str, by: str = "token0") -> Room:
    """Let more devices hold the seat of a token."""
    for token in tokens:
        room = happened(room, issue_ticket(room, by, f"ticket {token}", 0))
        room = happened(room, share_seat(room, f"ticket {token}", 0, token=token, address=f"at {token}"))
    return room


def does(room: Room, token: str, command: Command, **more: Any) -> Room:
    """Return the room after a command of the device with a token."""
    world = msgspec.structs.replace(context(), token=token, **more)
    change = decide(room, room.holder(token), command, world)
    entry = msgspec.json.decode(msgspec.json.encode(Entry(0, change.facts)), type=Entry)
    assert apply(room, entry) == change
    return change.room


def refused(room: Room, token: str, command: Command, **more: Any) -> str:
    with pytest.raises(Refused) as refusal:
        does(room, token, command, **more)
    return refusal.value.code


def test_every_device_of_a_seat_holds_it() -> None:
    room = shared(lobby(), "second", "third")

    assert [room.holder(token) for token in ("token0", "second", "third", "token1", "other")] == [0, 0, 0, 1, None]
    assert room.holder("third", likely=0) == 0
    assert room.seats[0].tokens == ("token0", "second", "third")
    assert [info.devices for info in room_view(room).seats] == [3, 1, 1]


def test_a_seat_with_one_device_is_written_as_earlier_releases_wrote_it() -> None:
    room = lobby()

    assert not {"devices", "ticket_of"} & set(msgspec.to_builtins(room)["seats"][0])
    assert "host_token" not in msgspec.to_builtins(room)
    assert "devices" not in msgspec.to_builtins(room_view(room))["seats"][0]


def test_every_device_plays_the_seat() -> None:
    room = shared(playing(), "second")
    cards = game_of(room).round.table[:3]

    room = does(room, "second", SubmitSlate(cards, is_ready=False))

    assert game_of(does(room, "token0", BeReady())).slate(0) == cards


def test_a_ticket_lets_one_device_in() -> None:
    room = shared(lobby(), "second")

    with pytest.raises(Refused, match="ticket_void"):
        share_seat(room, "ticket second", 0, token="x", address="")
    with pytest.raises(Refused, match="not_seated"):
        issue_ticket(room, "stranger", "t", 0)


def test_a_seat_has_so_many_devices_and_no_more() -> None:
    room = shared(lobby(), *[f"device {number}" for number in range(MOST_DEVICES - 1)])
    room = happened(room, issue_ticket(room, "token0", "one more", 0))

    with pytest.raises(Refused, match="seat_full"):
        share_seat(room, "one more", 0, token="x", address="")


@pytest.mark.parametrize("mover", ["token0", "second"])
def test_a_ticket_of_one_device_moves_that_one_only(mover: str) -> None:
    room = shared(lobby(), "second")
    room = happened(room, issue_ticket(room, mover, "ticket", 0))

    room = happened(room, use_ticket(room, "ticket", 0, token="moved", address=""))

    stays = "second" if mover == "token0" else "token0"
    assert (room.holder("moved"), room.holder(stays), room.holder(mover)) == (0, 0, None)


@pytest.mark.parametrize("leaver", ["token0", "second", "third"])
def test_when_one_device_leaves_the_others_play_on(leaver: str) -> None:
    room = shared(playing(), "second", "third")

    after = does(room, leaver, LeaveSeat())

    assert after.holder(leaver) is None
    assert set(after.seats[0].tokens) == {"token0", "second", "third"} - {leaver}
    assert not after.seats[0].has_stand_in
    assert after.host is ORANGE


def test_when_the_last_device_leaves_a_stand_in_comes() -> None:
    room = does(shared(playing(), "second"), "token0", LeaveSeat())

    after = does(room, "second", LeaveSeat())

    assert after.seats[0].has_stand_in
    assert after.host is PINK


def test_whoever_takes_a_seat_over_takes_it_from_all_devices() -> None:
    room = shared(playing(), "second", by="token1")

    after = does(room, "token0", HandToBot(PINK, "ada"))

    assert after.holder("token1") is None
    assert after.holder("second") is None


def test_the_part_of_chance_is_that_of_the_first_device() -> None:
    room = happened(shared(lobby(), "second"), (ChancePrepared("5e" * 32, "cd" * 16),))

    assert refused(room, "second", SealChance("ab" * 32)) == "chance_already_added"
    sealed = does(room, "token0", SealChance("cd" * 32))
    assert sealed.seats[0].chance_seal == "cd" * 32
    assert does(sealed, "token0", LeaveSeat()).seats[0].chance_seal is None
    assert does(sealed, "second", LeaveSeat()).seats[0].chance_seal == "cd" * 32


# --- a host without a seat


def hosted(people: int = 3) -> Room:
    """Return a room whose host has no seat."""
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", Options()), *host_without_seat("host"))))
    for number, name in enumerate(("Ana", "Ben", "Eva")[:people]):
        room = happened(room, (take_seat(room, name, None, "en", token=f"token{number}", address=""),))
    return room


def test_nobody_who_sits_down_becomes_host_instead() -> None:
    room = hosted()

    assert (room.host, room.has_host, room.is_known("host"), room.holder("host")) == (None, True, True, None)
    assert room_view(room).host is None
    assert room_view(room).has_host_without_seat
    assert refused(room, "token0", StartGame()) == "not_host"
    assert refused(room, "token0", BecomeHost()) == "host_is_here"


@pytest.mark.parametrize(
    "command",
    [
        StartGame(),
        ChangeOptions(Options(seats=4)),
        SeatBot("ada"),
        RemoveSeat(ORANGE),
        HideCode(),
        PassHost(BLUE),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_host_without_a_seat_does_what_hosts_do(command: Command) -> None:
    assert does(hosted(), "host", command).version == hosted().version + 1
    assert refused(hosted(), "stranger", command) == "not_seated"
    assert refused(hosted(), "token1", command) == "not_host"


def test_a_host_without_a_seat_runs_a_game() -> None:
    room = does(hosted(), "host", StartGame())

    after = does(does(room, "host", HandToBot(PINK, "ada")), "host", EndGame())

    assert after.phase is Phase.FINISHED
    assert does(after, "host", BackToLobby()).phase is Phase.LOBBY
    assert refused(room, "host", AskForStandIn(ORANGE), away={}) == "seat_not_away"  # so asking is allowed


@pytest.mark.parametrize("command", [SubmitSlate((1,)), BeReady(), WriteWords(()), BecomeHost(), SealChance("ab" * 32)])
def test_a_host_without_a_seat_does_not_play(command: Command) -> None:
    room = does(hosted(), "host", StartGame())

    assert refused(room, "host", command) == "not_seated"


def test_the_role_passes_to_a_seat_and_the_token_is_worth_nothing_then() -> None:
    room = does(hosted(), "host", PassHost(BLUE))

    assert (room.host, room.host_token, room.is_known("host")) == (BLUE, None, False)
    assert refused(room, "host", StartGame()) == "not_seated"


def test_a_host_without_a_seat_who_leaves_hands_the_role_over() -> None:
    assert does(hosted(), "host", LeaveSeat()).host is ORANGE
    assert not does(hosted(people=0), "host", LeaveSeat()).has_host


def test_while_a_host_without_a_seat_is_away_for_long_somebody_else_becomes_host() -> None:
    room = hosted()
    grace = room.options.grace_seconds * 1000

    assert refused(room, "token1", BecomeHost(), host_away=grace - 1) == "host_is_here"
    assert does(room, "token1", BecomeHost(), host_away=grace).host is PINK
    assert does(room, "token1", StartGame(), host_away=grace).host is PINK


def test_blocking_a_seat_blocks_all_of_its_devices() -> None:
    room = shared(lobby(), "second", "third", by="token1")

    gone = does(room, "token0", RemoveSeat(PINK, keep_out=True))

    assert {"at second", "at third"} <= set(gone.kept_out)
    with pytest.raises(Refused, match="kept_out"):
        take_seat(gone, "Zoe", None, "en", token="x", address="at second")
