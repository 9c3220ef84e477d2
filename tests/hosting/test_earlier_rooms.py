"""Rooms of earlier releases continue unchanged, from their log and from a snapshot."""

import json
from pathlib import Path

import msgspec
import pytest

from stella.hosting.registry import read_log
from stella.hosting.tokens import hashed
from stella.rooms.openings import INTRODUCTION, ORDINARY, Opening
from stella.rooms.room import Room
from stella.rooms.visibility import room_view
from stella.storage.entries import decode_entry, decode_room
from stella.storage.errors import TooNew

EARLIER = Path(__file__).parents[1] / "fixtures" / "before-openings"
TOKENS = json.loads((EARLIER / "tokens.json").read_text("utf-8"))


def log_of(name: str) -> list[bytes]:
    return (EARLIER / f"{name}.jsonl").read_bytes().splitlines()


def snapshot_of(name: str) -> bytes:
    return (EARLIER / f"{name}.json").read_bytes().rstrip()


@pytest.mark.parametrize("name", ["introduction", "table"])
def test_a_log_and_a_snapshot_of_an_earlier_release_make_the_same_room(name: str) -> None:
    assert read_log(log_of(name)) == decode_room(snapshot_of(name))


@pytest.mark.parametrize(("name", "opening"), [("introduction", INTRODUCTION), ("table", ORDINARY)])
def test_a_room_of_an_earlier_release_is_for_what_it_was_for(name: str, opening: Opening) -> None:
    room = read_log(log_of(name))

    assert room.opening is opening
    assert room_view(room).guide == opening.guide


@pytest.mark.parametrize("name", ["introduction", "table"])
def test_tokens_of_an_earlier_release_own_their_seats(name: str) -> None:
    room = read_log(log_of(name))

    for colour, token in TOKENS[name].items():
        number = room.holder(hashed(token))
        assert number is not None
        assert room.seats[number].colour == colour


def test_a_name_that_looks_like_the_old_flag_is_left_alone() -> None:
    name = '"is_introduction":true'
    entry = {"at": 1, "facts": [{"type": "seat_taken", "colour": "pink", "name": name, "language": "en", "token": "t"}]}

    read = msgspec.to_builtins(decode_entry(msgspec.json.encode(entry)))

    assert read["facts"][0]["name"] == name


def test_an_opening_of_a_newer_release_is_too_new_and_not_damaged() -> None:
    opened = {"type": "room_opened", "id": "0" * 16, "code": "ABCDE", "options": {}, "opening": "sung"}
    begun = {"type": "game_opened", "record": "r", "opening": "sung"}
    snapshot = msgspec.to_builtins(read_log(log_of("table"))) | {"opening": "sung"}

    for fact in (opened, begun):
        with pytest.raises(TooNew):
            decode_entry(msgspec.json.encode({"at": 1, "facts": [fact]}))
    with pytest.raises(TooNew):
        decode_room(msgspec.json.encode(snapshot))


def test_a_room_goes_through_a_snapshot_unchanged() -> None:
    room = read_log(log_of("introduction"))

    assert decode_room(msgspec.json.encode(room)) == room
    assert isinstance(room, Room)
