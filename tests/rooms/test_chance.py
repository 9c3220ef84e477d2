"""The common draw: everything is sealed first, then each device opens its part, and no part is shown before the end."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.protocol.updates import Views, whole
from stella.records import record_of, what_is_wrong
from stella.rooms.commands import (
    AddChance,
    BackToLobby,
    ChangeOptions,
    ChangeSeat,
    LeaveSeat,
    RemoveSeat,
    SealChance,
    SeatBot,
    StartGame,
    StopWaiting,
    WriteWords,
)
from stella.rooms.decisions import Context, decide
from stella.rooms.decisions.chance import DRAW_MS
from stella.rooms.decisions.lobby import open_game
from stella.rooms.decisions.seats import take_seat
from stella.rooms.facts import (
    ChanceOpened,
    ChancePrepared,
    DrawDropped,
    DrawSealed,
    Entry,
    GameOpened,
    GamePlayed,
    RoomFact,
    RoomOpened,
    SeatMoved,
    SeatTaken,
)
from stella.rooms.fold import apply, replay
from stella.rooms.openings import INTRODUCTION
from stella.rooms.options import Options
from stella.rooms.room import Room, ServerPart
from stella.rooms.views import Phase
from stella.rooms.visibility import own_view, room_view
from stella.rules.box import Chance, Colour, Secret, WordSource
from stella.rules.chance import common_seed, sealed_seed
from stella.rules.facts import Fact
from stella.rules.seals import bundle_seal, device_seal, part_seal
from tests.rooms.builders import BLUE, ORANGE, PINK, after, changed, context, game_of, lobby, play, refused

PART, SALT, NEXT = "01" * 32, "02" * 16, ServerPart("03" * 32, "04" * 16)
ANAS, BENS, EVAS = "0a" * 32, "0b" * 32, "0e" * 32
SERVER = part_seal(PART, SALT)
ANAS_SEAL, BENS_SEAL, EVAS_SEAL = [device_seal(SERVER, part) for part in (ANAS, BENS, EVAS)]


def world(**change: Any) -> Context:
    return replace(context(), next_part=NEXT, **change)


def prepared(**options: Any) -> Room:
    return apply(lobby(**options), Entry(0, (ChancePrepared(PART, SALT),))).room


def sealed(**options: Any) -> Room:
    """Return a lobby in which the first and the last of three devices have sealed their parts."""
    room = after(prepared(**options), ORANGE, SealChance(ANAS_SEAL))
    return after(room, BLUE, SealChance(EVAS_SEAL))


def drawing(**options: Any) -> Room:
    """Return a room whose game has been started, and waits for two parts."""
    return after(sealed(**options), ORANGE, StartGame(), world())


def playing() -> Room:
    room = after(drawing(), BLUE, AddChance(EVAS), world())
    return after(room, ORANGE, AddChance(ANAS), world())


def waited(room: Room, **change: Any) -> Room:
    """Return a room whose draw has waited long enough."""
    assert room.draw is not None
    late = world(now=room.draw.until, **change)
    return decide(room, None, StopWaiting(room.draw.until), late).room


def test_the_seal_of_the_servers_part_is_shown_before_the_game_and_the_part_is_not() -> None:
    room = prepared()

    assert room_view(room).chance_seal == SERVER
    seen = whole(room, Views(room), 0, ())
    assert PART.encode() not in seen
    assert SALT.encode() not in seen


def test_everybody_sees_the_seal_of_each_part_as_it_arrives() -> None:
    change = changed(prepared(), ORANGE, SealChance(ANAS_SEAL))

    assert change.is_public
    assert room_view(change.room).part_seals == (ANAS_SEAL, None, None)
    assert room_view(sealed()).part_seals == (ANAS_SEAL, None, EVAS_SEAL)


def test_a_start_seals_the_bundle_and_deals_nothing_yet() -> None:
    room = drawing()

    seen = room_view(room)
    assert room.draw is not None
    assert (room.phase, room.game) == (Phase.LOBBY, None)
    assert seen.is_drawing
    assert seen.bundle_seal == bundle_seal(SALT, room.draw.bundle)
    assert seen.part_seals == (ANAS_SEAL, None, EVAS_SEAL)
    assert seen.chance_seal == SERVER


def test_the_game_begins_with_the_last_part_and_its_seed_is_made_of_all() -> None:
    room = playing()

    start = game_of(room).round.start
    bundle = room_view(drawing()).bundle_seal
    assert bundle
    assert start.chance == Chance(PART, (ANAS, None, EVAS), (ANAS_SEAL, None, EVAS_SEAL), bundle)
    assert start.secret == Secret(sealed_seed(bundle, PART, (ANAS, None, EVAS)), SALT)
    seen = room_view(room)
    assert (seen.chance_seal, seen.bundle_seal, seen.part_seals) == (SERVER, bundle, (ANAS_SEAL, None, EVAS_SEAL))
    assert not seen.is_drawing


def test_a_part_that_does_not_come_is_left_out_and_its_seal_stays() -> None:
    room = waited(after(drawing(), BLUE, AddChance(EVAS), world()))

    chance = game_of(room).round.start.chance
    assert chance is not None
    assert chance.parts == (None, None, EVAS)
    assert chance.seals == (ANAS_SEAL, None, EVAS_SEAL)


def test_nobody_waits_for_a_device_that_is_away() -> None:
    room = after(sealed(), ORANGE, StartGame(), world(away={BLUE: 10}))
    room = after(room, ORANGE, AddChance(ANAS), world())

    chance = game_of(room).round.start.chance
    assert chance is not None
    assert chance.seals == (ANAS_SEAL, None, None)


def test_where_no_device_has_sealed_a_part_the_game_begins_at_once() -> None:
    start = game_of(after(prepared(), ORANGE, StartGame(), world())).round.start

    assert start.chance is not None
    assert start.chance.parts == start.chance.seals == (None, None, None)
    assert start.chance.bundle is not None
    assert start.format == 3


@pytest.mark.parametrize(
    ("colour", "part", "code"),
    [
        (ORANGE, EVAS, "chance_not_sealed"),
        (PINK, BENS, "chance_not_sealed"),
        (BLUE, EVAS, "chance_already_added"),
    ],
)
def test_only_the_part_that_was_sealed_can_be_opened_and_only_once(colour: Colour, part: str, code: str) -> None:
    room = after(drawing(), BLUE, AddChance(EVAS), world())

    assert refused(room, colour, AddChance(part)) == code


def test_no_part_is_taken_before_everything_is_sealed() -> None:
    assert refused(sealed(), ORANGE, AddChance(ANAS)) == "chance_not_sealed"
    assert refused(playing(), ORANGE, AddChance(ANAS)) == "game_running"


def test_until_the_start_another_seal_replaces_the_first() -> None:
    room = sealed()
    assert refused(room, ORANGE, SealChance(ANAS_SEAL)) == "chance_already_added"

    room = after(room, ORANGE, SealChance(BENS_SEAL))

    assert room_view(room).part_seals == (BENS_SEAL, None, EVAS_SEAL)
    assert refused(drawing(), ORANGE, SealChance(BENS_SEAL)) == "game_running"
    assert refused(playing(), ORANGE, SealChance(BENS_SEAL)) == "game_running"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (StartGame(), "game_running"),
        (ChangeOptions(Options(source=WordSource.DISCOVERY)), "game_running"),
        (SeatBot("ada"), "game_running"),
        (RemoveSeat(BLUE), "game_running"),
        (ChangeSeat(name="Zoe"), "game_running"),
        (WriteWords((("moon",),)), "game_running"),
        (BackToLobby(), "game_not_over"),
    ],
)
def test_nothing_that_the_bundle_holds_can_be_changed_while_a_game_is_drawn(command: Any, code: str) -> None:
    assert refused(drawing(), ORANGE, command, world()) == code


def test_whoever_sits_down_while_a_game_is_drawn_waits_for_the_next() -> None:
    room = drawing()
    taken = take_seat(room, "Zoe", None, "en", token="t", address="a")
    room = apply(room, Entry(0, (taken,))).room

    room = waited(room)

    assert len(room.seats) == 4
    assert game_of(room).seats == 3


def test_a_stand_in_plays_for_somebody_who_leaves_while_a_game_is_drawn() -> None:
    room = waited(after(drawing(), BLUE, LeaveSeat()))

    assert room.seats[2].has_stand_in
    assert game_of(room).seats == 3


def test_a_draw_waits_no_longer_and_no_shorter_than_it_says() -> None:
    room = drawing()
    assert room.draw is not None
    until = room.draw.until
    assert until == world().now + DRAW_MS

    for now, deadline in ((until - 1, until), (until, until + 1)):
        with pytest.raises(Exception, match="no_clock"):
            decide(room, None, StopWaiting(deadline), world(now=now))
    assert decide(room, None, StopWaiting(until), world(now=until - 10 * DRAW_MS)).room.game  # the clock was set back


def test_a_draw_is_dropped_if_its_deck_is_another_one_since() -> None:
    room = drawing()
    (key, box), *_ = world().boxes.items()
    other = replace(box(), deck=replace(box().deck, hash="f" * 64))
    boxes = {key: lambda: other}
    room = after(room, BLUE, AddChance(EVAS), world(boxes=boxes))
    room = after(room, ORANGE, AddChance(ANAS), world(boxes=boxes))
    assert room.draw is not None

    change = decide(room, None, StopWaiting(room.draw.until), world(now=room.draw.until, boxes=boxes))

    assert [type(fact) for fact in change.facts] == [DrawDropped, ChancePrepared]
    assert (change.room.draw, change.room.game, change.room.chance) == (None, None, NEXT)
    assert room_view(change.room).part_seals == ()


def test_while_a_game_runs_its_own_seal_is_shown_and_then_the_next_ones() -> None:
    room = playing()

    over = play(room, Random(1))

    assert room_view(room).chance_seal == SERVER
    assert room_view(over).chance_seal == part_seal(NEXT.part, NEXT.salt)
    assert room_view(over).bundle_seal is None
    assert room_view(over).part_seals == ()


@pytest.mark.parametrize("room", [sealed(), after(drawing(), BLUE, AddChance(EVAS), world()), playing()])
def test_no_view_holds_a_part_before_the_end(room: Room) -> None:
    for number in (None, 0, 1, 2):
        seen = whole(room, Views(room), number, ())
        for secret in (PART, SALT, ANAS, EVAS, NEXT.part, NEXT.salt):
            assert secret.encode() not in seen


def test_the_record_of_such_a_game_is_of_format_3_and_true() -> None:
    facts: list[Fact] = []
    room = after(drawing(), BLUE, AddChance(EVAS), world())
    change = changed(room, ORANGE, AddChance(ANAS), world())
    facts += [fact for each in change.facts if isinstance(each, GamePlayed) for fact in each.facts]

    record = record_of(facts)

    assert record.format == 3
    assert record.chance is not None
    assert record.chance.bundle == room_view(room).bundle_seal
    assert what_is_wrong(record) is None


def test_a_rematch_is_drawn_in_the_same_way_with_parts_of_its_own() -> None:
    room = play(playing(), Random(1))
    server = part_seal(NEXT.part, NEXT.salt)
    room = after(room, ORANGE, SealChance(device_seal(server, BENS)))

    room = after(room, ORANGE, StartGame(), world())
    assert (room.phase, room_view(room).is_drawing) == (Phase.FINISHED, True)
    assert refused(room, ORANGE, AddChance(ANAS)) == "chance_not_sealed"
    room = after(room, ORANGE, AddChance(BENS), world())

    chance = game_of(room).round.start.chance
    assert chance is not None
    assert (chance.part, chance.parts) == (NEXT.part, (BENS, None, None))


def test_only_the_seat_itself_hears_that_it_has_opened() -> None:
    before = drawing()

    change = changed(before, BLUE, AddChance(EVAS), world())

    assert not change.is_public
    assert change.room.moment == before.moment
    assert room_view(change.room) == room_view(before)
    assert own_view(change.room.seats[2]).has_added_chance
    assert not own_view(change.room.seats[0]).has_added_chance


def test_a_seal_stays_with_its_seat() -> None:
    room = after(sealed(), ORANGE, ChangeSeat(colour=Colour.GREEN))
    room = after(room, Colour.GREEN, SeatBot("ada"))

    assert room_view(room).part_seals == (ANAS_SEAL, None, EVAS_SEAL, None)


def test_a_seat_that_moves_to_another_device_leaves_its_seal_behind() -> None:
    change = apply(sealed(), Entry(0, (SeatMoved(BLUE, "another"),)))

    assert change.is_public
    assert room_view(change.room).part_seals == (ANAS_SEAL, None, None)


def test_seals_are_kept_when_the_lobby_opens_again() -> None:
    over = play(after(prepared(), ORANGE, StartGame(), world()), Random(2))
    room = after(over, PINK, SealChance(BENS_SEAL))

    room = after(room, ORANGE, BackToLobby())

    assert room.chance == NEXT
    assert room_view(room).part_seals == (None, BENS_SEAL, None)


def test_a_room_without_a_sealed_part_draws_as_before() -> None:
    room = lobby()
    assert refused(room, PINK, SealChance(BENS_SEAL)) == "chance_not_sealed"

    room = after(room, ORANGE, StartGame(), world())

    assert game_of(room).round.start.chance is None
    assert game_of(room).round.start.secret == context().secret
    assert room_view(room).chance_seal is None


def from_the_last_release() -> Room:
    """Return a lobby whose devices added their parts in an earlier release, which read them immediately."""
    return apply(prepared(), Entry(0, (ChanceOpened(ORANGE, ANAS), ChanceOpened(BLUE, EVAS)))).room


def test_a_lobby_of_the_last_release_begins_its_game_the_old_way() -> None:
    start = game_of(after(from_the_last_release(), ORANGE, StartGame(), world())).round.start

    assert start.chance == Chance(PART, (ANAS, None, EVAS))
    assert start.secret == Secret(common_seed(PART, (ANAS, None, EVAS)), SALT)
    assert start.format == 2


def test_parts_of_the_last_release_count_no_more_once_a_device_has_sealed_one() -> None:
    room = after(from_the_last_release(), ORANGE, SealChance(ANAS_SEAL))
    room = after(room, ORANGE, StartGame(), world())
    room = after(room, ORANGE, AddChance(ANAS), world())

    chance = game_of(room).round.start.chance
    assert chance is not None
    assert chance.parts == (ANAS, None, None)
    assert chance.bundle is not None


def test_replaying_the_log_gives_the_same_draw() -> None:
    opened = lobby_log()
    room = replay(opened)

    for command, colour in ((SealChance(ANAS_SEAL), ORANGE), (StartGame(), ORANGE), (AddChance(ANAS), ORANGE)):
        change = changed(room, colour, command, world())
        entry = Entry(0, change.facts)
        opened.append(msgspec.json.decode(msgspec.json.encode(entry), type=Entry))
        room = change.room
        assert replay(opened) == room
    kinds: list[type[RoomFact]] = [type(fact) for entry in opened for fact in entry.facts]
    assert kinds.index(DrawSealed) < kinds.index(GameOpened)


def lobby_log() -> list[Entry]:
    seats = [SeatTaken(colour, name, "en", name) for colour, name in ((ORANGE, "Ana"), (PINK, "Ben"), (BLUE, "Eva"))]
    return [Entry(0, (RoomOpened("r", "MOON", lobby().options), ChancePrepared(PART, SALT))), Entry(0, tuple(seats))]


def test_the_introduction_keeps_its_published_seed() -> None:
    room = apply(lobby(), Entry(0, (ChancePrepared(PART, SALT),))).room

    start = game_of(open_game(room, (), world(), INTRODUCTION).room).round.start

    assert start.secret.seed == INTRODUCTION.seed
    assert start.chance is None


@pytest.mark.parametrize("part", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33, "ab" * 32 + "\n"])
@pytest.mark.parametrize(("kind", "field"), [(AddChance, "part"), (SealChance, "seal")])
def test_a_part_and_a_seal_are_32_bytes_in_hexadecimal_digits(kind: Any, field: str, part: str) -> None:
    document = msgspec.json.encode({"type": kind.__struct_config__.tag, field: part})

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(document, type=kind)
