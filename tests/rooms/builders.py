"""Builds rooms in one line, without a server, and shows what commands do to them."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from stella.rooms.commands import (
    Command,
    StartGame,
)
from stella.rooms.decisions import Context, decide
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import Entry, RoomOpened
from stella.rooms.fold import Change, apply, open_room
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.box import Box, Colour, Reference, Secret, WordCard
from stella.rules.game import Associating, Game
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.refusals import Refused

ORANGE, PINK, BLUE = Colour.ORANGE, Colour.PINK, Colour.BLUE
CARDS = tuple(WordCard(f"w{n}", f"top{n}", f"bottom{n}") for n in range(96))
BOX = Box(Reference("stella", "d"), 84, Reference("stella", "w"), CARDS, CARDS[:4])


def context(now: int = 0, away: Mapping[Colour, int] | None = None, *, by_program: bool = False) -> Context:
    return Context(
        now,
        by_program,
        away or {},
        boxes={("stella", "stella"): lambda: BOX},
        characters={"ada": "Ada"},
        secret=Secret("ab" * 32, "cd" * 16),
        record="r1",
    )


def lobby(people: int = 3, **options: Any) -> Room:
    chosen = msgspec.convert(options, Options)
    room = open_room(Entry(0, (RoomOpened("id", "ABCDE", chosen),)))
    for number, name in enumerate(("Ana", "Ben", "Eva", "Ivo")[:people]):
        fact = take_seat(room, name, None, "en", token=f"token{number}", address=f"address{number}")
        room = apply(room, Entry(0, (fact,))).room
    return room


def after(room: Room, colour: Colour | None, command: Command, world: Context | None = None) -> Room:
    """Carry out a command. Folding its facts from the log's JSON must give the same room."""
    change = changed(room, colour, command, world)
    entry = msgspec.json.encode(Entry(0, change.facts))
    assert apply(room, msgspec.json.decode(entry, type=Entry)) == change
    return change.room


def changed(room: Room, colour: Colour | None, command: Command, world: Context | None = None) -> Change:
    return decide(room, room.number(colour), command, world or context())


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
    with pytest.raises(Refused) as refusal:
        changed(room, colour, command, world)
    return refusal.value.code


def play(room: Room, chance: Random) -> Room:
    """Play the running game to its end."""
    while room.phase is Phase.PLAYING:
        game, colour = game_of(room), room.seats[room.awaited()[0]].colour
        if isinstance(game.phase, Associating):
            room = after(room, colour, SubmitSlate(tuple(chance.sample(game.round.table, 2))))
        else:
            room = after(room, colour, PointAt(game.pointable()[0]))
    return room
