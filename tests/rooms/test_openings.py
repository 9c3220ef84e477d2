"""What a table is for is one value: it decides the options, who may sit, and what comes after its game."""

from random import Random

import msgspec
import pytest

from stella.rooms.commands import AddChance, BackToLobby, ChangeOptions, SealChance, StartGame
from stella.rooms.decisions.opening import Opener, first_seats, opening_called
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import ChancePrepared, Entry, GameOpened, RoomOpened
from stella.rooms.fold import apply, open_room
from stella.rooms.openings import INTRODUCTION, OPENINGS, ORDINARY, CastMember, Opening, register
from stella.rooms.options import OptionChanges, Options
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rooms.visibility import room_view
from stella.rules.box import Colour, Setup
from stella.rules.refusals import Refused
from stella.rules.seals import device_seal
from tests.rooms.builders import ORANGE, PINK, after, game_of, lobby, play, playing

CHARACTERS = {"ada": "Ada"}
BESIDE_ADA = Opening(name="beside ada", cast=(CastMember(ORANGE, "ada", 2),))


@pytest.fixture
def beside_ada(monkeypatch: pytest.MonkeyPatch) -> Opening:
    monkeypatch.setitem(OPENINGS, BESIDE_ADA.name, BESIDE_ADA)
    return BESIDE_ADA


def opened_for(opening: Opening) -> Room:
    return open_room(Entry(0, (RoomOpened("id", "ABCDE", opening.options(Options()), opening.name),)))


def opener(name: str = "Ana", colour: Colour | None = None) -> Opener:
    return Opener(name, colour, "en", "token", "address")


def test_no_two_openings_have_one_name() -> None:
    with pytest.raises(ValueError, match="ordinary"):
        register(Opening(name="ordinary", is_rated=False))


def test_an_opening_that_this_server_does_not_have_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_opening"):
        opening_called("sung")


def test_an_ordinary_room_is_written_as_earlier_releases_wrote_it() -> None:
    opened = msgspec.to_builtins(RoomOpened("id", "ABCDE", Options()))
    begun = msgspec.to_builtins(GameOpened("r1"))

    assert set(opened) == {"type", "id", "code", "options"}
    assert begun == {"type": "game_opened", "record": "r1"}
    assert "opening" not in msgspec.to_builtins(playing())
    assert "opening" not in msgspec.to_builtins(room_view(playing()))


def test_everybody_sees_what_a_table_is_for() -> None:
    assert room_view(opened_for(INTRODUCTION)).opening == "introduction"


def test_the_cast_sits_from_the_beginning_and_its_colours_are_taken(beside_ada: Opening) -> None:
    room = opened_for(beside_ada)

    seats = apply(room, Entry(0, first_seats(room, opener(), CHARACTERS))).room.seats

    assert [(seat.name, seat.colour, seat.character) for seat in seats] == [
        ("Ana", PINK, None),
        ("Ada", ORANGE, "ada"),
    ]
    with pytest.raises(Refused, match="seat_taken"):
        first_seats(room, opener(colour=ORANGE), CHARACTERS)


def test_the_cast_sits_where_nobody_else_does_yet(beside_ada: Opening) -> None:
    room = opened_for(beside_ada)

    after_all = apply(room, Entry(0, first_seats(room, None, CHARACTERS))).room

    assert [seat.name for seat in after_all.seats] == ["Ada"]
    assert after_all.host is None


def test_a_table_that_begins_at_once_needs_somebody_who_plays() -> None:
    with pytest.raises(Refused, match="name_not_usable"):
        first_seats(opened_for(INTRODUCTION), None, CHARACTERS)


def test_nobody_sits_down_beside_the_one_person_whom_a_table_is_for() -> None:
    room = opened_for(INTRODUCTION)
    room = apply(room, Entry(0, first_seats(room, opener(), dict.fromkeys(("iva", "felix", "dimo"), "Bot")))).room

    with pytest.raises(Refused, match="game_running"):
        take_seat(room, "Ben", None, "en", token="t", address="a")


def test_options_that_an_opening_fixes_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Opening(name="small", fixed={"seats": 3})
    monkeypatch.setitem(OPENINGS, small.name, small)
    room = msgspec.structs.replace(lobby(seats=3), opening_name=small.name)

    changed = after(room, ORANGE, ChangeOptions(Options(seats=6, grace_seconds=60)))

    assert (changed.options.seats, changed.options.grace_seconds) == (3, 60)


@pytest.mark.parametrize("has_part", [False, True])
def test_games_are_played_as_the_host_chose_and_that_is_sealed(has_part: bool) -> None:
    short = Setup(2, stars=False)
    room = after(lobby(), ORANGE, ChangeOptions(OptionChanges(rounds=2, has_stars=False)))
    room = apply(room, Entry(0, (ChancePrepared("5e" * 32, "cd" * 16),))).room
    if has_part:
        server = room_view(room).chance_seal or ""
        room = after(room, ORANGE, SealChance(device_seal(server, "0a" * 32)))

    room = after(room, ORANGE, StartGame())
    if has_part:
        assert room.draw
        assert room.draw.bundle.setup == short
        room = after(room, ORANGE, AddChance("0a" * 32))
    begun = game_of(room)
    over = play(room, Random(1))

    assert begun.setup == short
    assert begun.round.start.chance
    assert begun.round.start.chance.bundle
    assert len(game_of(over).round.played) == 2


@pytest.mark.parametrize(("then", "following"), [(None, "lesson"), (ORDINARY.name, "ordinary")])
def test_an_opening_says_what_the_table_is_for_after_its_game(
    then: str | None, following: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPENINGS, "lesson", Opening(name="lesson", then=then))
    room = msgspec.structs.replace(lobby(), opening_name="lesson")

    first = after(room, ORANGE, StartGame())
    over = msgspec.structs.replace(first, phase=Phase.FINISHED)

    assert first.opening_name == "lesson"
    assert after(over, ORANGE, StartGame()).opening_name == following
    assert after(over, ORANGE, BackToLobby()).opening_name == following
