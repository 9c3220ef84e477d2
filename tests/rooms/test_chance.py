"""Chance is common: the server seals its part first, each device adds one, and nobody sees a part before the end."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.protocol.updates import Views, whole
from stella.rooms.commands import AddChance, BackToLobby, ChangeSeat, SeatBot, StartGame
from stella.rooms.deciding import Context
from stella.rooms.facts import ChancePrepared, Entry
from stella.rooms.folding import apply
from stella.rooms.introduction import SEED, begin_introduction
from stella.rooms.room import Room, ServerPart
from stella.rooms.showing import own_view, room_view
from stella.rules.box import Chance, Colour, Secret
from stella.rules.chance import common_seed
from stella.rules.seals import part_seal
from tests.rooms.builders import BLUE, ORANGE, PINK, after, changed, context, game_of, lobby, play, refused

PART, SALT, NEXT = "01" * 32, "02" * 16, ServerPart("03" * 32, "04" * 16)
ANAS, EVAS = "0a" * 32, "0e" * 32


def world() -> Context:
    return replace(context(), next_part=NEXT)


def prepared(**options: Any) -> Room:
    return apply(lobby(**options), Entry(0, (ChancePrepared(PART, SALT),))).room


def with_parts() -> Room:
    room = after(prepared(), ORANGE, AddChance(ANAS))
    return after(room, BLUE, AddChance(EVAS))


def test_the_seal_of_the_servers_part_is_shown_before_the_game_and_the_part_is_not() -> None:
    room = prepared()

    assert room_view(room).chance_seal == part_seal(PART, SALT)
    seen = whole(room, Views(room), 0, ())
    assert PART.encode() not in seen
    assert SALT.encode() not in seen


def test_the_seed_is_made_of_all_parts_in_the_order_of_the_seats() -> None:
    start = game_of(after(with_parts(), ORANGE, StartGame(), world())).round.start

    assert start.chance == Chance(PART, (ANAS, None, EVAS))
    assert start.secret == Secret(common_seed(PART, (ANAS, None, EVAS)), SALT)


def test_while_a_game_runs_its_own_seal_is_shown_and_then_the_next_ones() -> None:
    room = after(with_parts(), ORANGE, StartGame(), world())

    over = play(room, Random(1))

    assert room_view(room).chance_seal == part_seal(PART, SALT)
    assert room_view(over).chance_seal == part_seal(NEXT.part, NEXT.salt)


def test_no_view_holds_a_part_before_the_end() -> None:
    room = after(with_parts(), ORANGE, StartGame(), world())

    for number in (None, 0, 1, 2):
        seen = whole(room, Views(room), number, ())
        for secret in (PART, SALT, ANAS, EVAS, NEXT.part, NEXT.salt):
            assert secret.encode() not in seen


def test_a_device_adds_to_a_game_once_and_to_the_next_one_again() -> None:
    room = with_parts()
    assert refused(room, ORANGE, AddChance(EVAS)) == "chance_already_added"
    room = after(room, ORANGE, StartGame(), world())
    assert refused(room, ORANGE, AddChance(EVAS)) == "game_running"

    room = after(play(room, Random(1)), ORANGE, AddChance("0c" * 32))
    second = game_of(after(room, ORANGE, StartGame(), world())).round.start

    assert second.chance == Chance(NEXT.part, ("0c" * 32, None, None))


def test_only_the_seat_itself_hears_that_it_has_added() -> None:
    before = prepared()

    change = changed(before, PINK, AddChance(ANAS))

    assert not change.is_public
    assert change.room.moment == before.moment
    assert room_view(change.room) == room_view(before)
    assert own_view(change.room.seats[1]).has_added_chance
    assert not own_view(change.room.seats[0]).has_added_chance


def test_a_part_stays_with_its_seat() -> None:
    room = after(with_parts(), ORANGE, ChangeSeat(colour=Colour.GREEN))
    room = after(room, Colour.GREEN, SeatBot("ada"))

    start = game_of(after(room, Colour.GREEN, StartGame(), world())).round.start

    assert start.chance == Chance(PART, (ANAS, None, EVAS, None))


def test_parts_are_kept_when_the_lobby_opens_again() -> None:
    room = after(play(after(prepared(), ORANGE, StartGame(), world()), Random(2)), PINK, AddChance(ANAS))

    room = after(room, ORANGE, BackToLobby())

    assert room.chance == NEXT
    assert room.seats[1].chance == ANAS


def test_a_room_without_a_sealed_part_draws_as_before() -> None:
    room = lobby()
    assert refused(room, PINK, AddChance(ANAS)) == "chance_not_sealed"

    room = after(room, ORANGE, StartGame(), world())

    assert game_of(room).round.start.chance is None
    assert game_of(room).round.start.secret == context().secret
    assert room_view(room).chance_seal is None


def test_the_introduction_keeps_its_published_seed() -> None:
    seated = replace(world(), secret=Secret(SEED, SALT), characters={"iva": "Iva", "felix": "Felix", "dimo": "Dimo"})
    room = apply(lobby(people=1), Entry(0, (ChancePrepared(PART, SALT),))).room

    start = game_of(begin_introduction(room, seated).room).round.start

    assert start.secret.seed == SEED
    assert start.chance is None


@pytest.mark.parametrize("part", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_part_is_32_bytes_in_hexadecimal_digits(part: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"type": "add_chance", "part": part}), type=AddChance)


@pytest.mark.parametrize("part", ["a" * 64 + "\n", "a" * 63 + "\n", "a" * 65, "A" * 64])
def test_a_part_is_64_digits_and_nothing_else(part: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "add_chance", "part": part}, AddChance)
