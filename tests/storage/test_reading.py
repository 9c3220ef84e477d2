"""Reading from the store: an invalid entry is damaged; an entry of a newer release is not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from stella.hosting.ports import Snapshot
from stella.hosting.registry import read_log
from stella.rooms.commands import ChangeOptions, StartGame
from stella.rooms.facts import ChanceOpened, CodeHidden, Entry, GamePlayed, RoomOpened, SeatMoved
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rules.facts import CardsMarked
from stella.server.http.health import is_ready
from stella.server.services import Services
from stella.server.settings import Settings
from stella.storage.entries import decode_entry, decode_room, encode_entry
from stella.storage.errors import Damaged, TooNew
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, LocalNode, Person

ILLOGICAL = msgspec.json.encode(Entry(1, (SeatMoved(PINK, "x"), GamePlayed((CardsMarked(0, 3),)))))
NEWER = b'{"at":1,"facts":[{"type":"code_hidden","is_hidden":true,"until":5}]}'


def entry_with(change: Callable[[Any], object]) -> bytes:
    """Return the entry that opens a room, changed."""
    opened = RoomOpened("0" * 16, "ABCDE", Options())
    entry = msgspec.json.decode(msgspec.json.encode(Entry(1, (opened, GamePlayed((CardsMarked(0, 3),))))))
    change(entry)
    return msgspec.json.encode(entry)


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.update(by="node"),
        lambda entry: entry["facts"].append({"type": "team_chosen"}),
        lambda entry: entry["facts"][0].update(is_daily=True),
        lambda entry: entry["facts"][0]["options"].update(has_dice=True),
        lambda entry: entry["facts"][0]["options"].update(source="sung"),
        lambda entry: entry["facts"][1]["facts"].append({"type": "card_sung", "seat": 1}),
        lambda entry: entry["facts"][1]["facts"][0].update(how="loud"),
    ],
)
def test_a_field_a_fact_or_a_value_that_this_release_does_not_know_is_too_new(change: Callable[[Any], object]) -> None:
    with pytest.raises(TooNew):
        decode_entry(entry_with(change))


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.pop("facts"),
        lambda entry: entry["facts"][0].pop("code"),
        lambda entry: entry["facts"][0].update(code=7),
    ],
)
def test_an_entry_that_lacks_something_is_damaged(change: Callable[[Any], object]) -> None:
    with pytest.raises(Damaged):
        decode_entry(entry_with(change))


@pytest.mark.parametrize("data", [b"", b"{not json", b'{"at":1,"facts":[{"type":"\xff"}]}', b"[" * 100_000])
def test_what_is_no_json_is_damaged(data: bytes) -> None:
    with pytest.raises(Damaged):
        decode_entry(data)


def test_an_older_entry_that_lacks_later_fields_is_read() -> None:
    older = entry_with(lambda _: None)  # defaults are not written
    later = entry_with(lambda entry: entry["facts"][0]["options"].update(has_notes=None, rounds=4, has_stars=True))

    assert b"has_notes" not in older
    assert decode_entry(older) == decode_entry(later)


def test_an_entry_in_a_newer_format_is_too_new_and_says_so_though_all_of_it_can_be_read() -> None:
    with pytest.raises(TooNew, match="written in format 2, and this release reads formats up to 1"):
        decode_entry(entry_with(lambda entry: entry.update(format=2)))


def test_an_entry_in_a_newer_format_is_too_new_whatever_else_it_says() -> None:
    with pytest.raises(TooNew, match="format 2"):
        decode_entry(b'{"format":2,"when":1,"what":[]}')


def test_a_format_that_is_no_number_is_damaged() -> None:
    with pytest.raises(Damaged):
        decode_entry(entry_with(lambda entry: entry.update(format="two")))


def test_what_every_release_can_read_is_written_as_the_first_release_wrote_it() -> None:
    assert encode_entry(Entry(1, (CodeHidden(is_hidden=True),))) == (
        b'{"at":1,"facts":[{"type":"code_hidden","is_hidden":true}]}'
    )


def test_a_part_that_an_earlier_release_took_in_is_read_as_an_opened_one() -> None:
    added = b'{"at":1,"facts":[{"type":"chance_added","colour":"pink","part":"ab"}]}'

    assert decode_entry(added) == Entry(1, (ChanceOpened(PINK, "ab"),))


@pytest.mark.parametrize(
    ("fact", "kind"),
    [
        (b'{"type":"chance_added","colour":"pink","part":"ab","how":"loud"}', TooNew),
        (b'{"type":"chance_added","colour":"pink"}', Damaged),
        (b'{"type":"chance_added","colour":"plaid","part":"ab"}', TooNew),
        (b'{"type":"chance_added","colour":"pink","part":"ab"},7', Damaged),
    ],
)
def test_what_is_lifted_is_judged_as_anything_else(fact: bytes, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        decode_entry(b'{"at":1,"facts":[' + fact + b"]}")


def test_a_snapshot_with_fields_of_a_newer_release_is_too_new() -> None:
    snapshot = msgspec.to_builtins(Room("0" * 16, "ABCDE", Options()))

    with pytest.raises(TooNew):
        decode_room(msgspec.json.encode(snapshot | {"teams": []}))


def test_a_log_whose_entries_do_not_follow_from_each_other_is_damaged() -> None:
    with pytest.raises(Damaged):
        read_log([entry_with(lambda entry: entry["facts"].pop()), ILLOGICAL])


async def said_by_readiness(local: LocalNode, data: Path) -> str:
    services = Services(Settings(data=data))
    services.start(local.node, cast("Any", None))
    return str((await is_ready.fn(services)).content)


@pytest.mark.parametrize("has_snapshot", [False, True])
@pytest.mark.parametrize(
    ("entry", "kind", "said"),
    [
        (ILLOGICAL, Damaged, "ready; damaged rooms: 1"),
        (NEWER, TooNew, "ready; rooms that need a newer release: 1"),
    ],
)
async def test_a_room_that_cannot_be_read_is_named_and_hides_no_other(
    entry: bytes, kind: type[Exception], said: str, has_snapshot: bool, tmp_path: Path
) -> None:
    local = LocalNode()
    (ana,) = await local.table(people=1, is_public=True)
    (ben,) = await local.table(people=1, is_public=True)
    room = ana.live.room
    if has_snapshot:
        await local.store.keep_snapshots([Snapshot(room.id, room.version, msgspec.json.encode(room))])
    local.store.append_elsewhere(room.id, entry)

    later = LocalNode(local.store, local.time)
    with pytest.raises(kind):
        await later.same_room(ana)

    await Person(later, await later.same_room(ben), ben.token).come()
    assert [room.code for room in await later.open_rooms(10)] == [ben.live.room.code]
    assert await said_by_readiness(later, tmp_path) == said


@pytest.mark.parametrize(("entry", "code"), [(ILLOGICAL, "damaged"), (NEWER, "too_new")])
async def test_a_room_that_another_node_makes_unreadable_says_why_and_is_dropped(entry: bytes, code: str) -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    local.store.append_elsewhere(ana.live.room.id, entry)

    first, behind = ana.ask(StartGame()), ben.ask(ChangeOptions(Options()))
    await local.time.pass_by(0)

    assert (ana.answer(first), ben.answer(behind)) == (code, code)
    assert [ana.line.closed_for, ben.line.closed_for] == [code, code]
    assert local.node.registry.get(ana.live.room.id) is None


async def test_looking_after_rooms_goes_on_when_one_of_them_cannot_be_read_any_more() -> None:
    local = LocalNode(MemoryStore(is_shared=True))
    (ana,) = await local.table(people=1)
    ben, *_ = await local.table()
    local.store.append_elsewhere(ana.live.room.id, NEWER)
    local.store.append_elsewhere(ben.live.room.id, b'{"at":1,"facts":[{"type":"code_hidden","is_hidden":true}]}')

    await local.node.housekeeping.look_after_rooms()

    assert ana.line.closed_for == "too_new"
    assert ben.live.room.is_code_hidden


async def test_old_games_of_other_rooms_are_listed_though_one_cannot_be_read() -> None:
    local = LocalNode()
    rooms = [(await local.table(people=1))[0].live.room.id for _ in range(2)]
    for room in rooms:
        local.store.kept[room].is_summed = False
    local.store.append_elsewhere(rooms[0], ILLOGICAL)

    await local.node.housekeeping.remember_old_games()

    assert [local.store.kept[room].is_summed for room in rooms] == [False, True]
