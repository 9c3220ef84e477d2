"""What every store promises; the same suite runs in memory, on SQLite and on a real PostgreSQL."""

import asyncio

import pytest

from stella.hosting.ports import (
    Append,
    CodeTaken,
    Loaded,
    RoomForgotten,
    Snapshot,
    StoreUnavailable,
    Summary,
    VersionTaken,
)
from tests.contract.conftest import AnyStore, Opener
from tests.stores.appending import append, entry, game, room_id

R1, R2 = room_id(1), room_id(2)
HIGHEST = "f" * 16


# --- rooms


async def test_a_room_is_found_by_its_code(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)

    assert await store.find("ABCDE") == R1
    assert await store.find("XYZXY") is None


async def test_every_id_of_sixteen_digits_comes_back_as_it_was(store: AnyStore) -> None:
    ids = ["0" * 15 + "1", "7" + "f" * 15, "8" + "0" * 15, HIGHEST]
    for number, room in enumerate(ids):
        await store.open(room, f"CODE{number}", entry(number), 1)

    assert [await store.find(f"CODE{number}") for number in range(4)] == ids
    assert [await store.read(room) for room in ids] == [[entry(number)] for number in range(4)]


@pytest.mark.parametrize("text", ["\0", "A\0B", "\ud800", "é", "", "x" * 10_000])
async def test_what_no_room_and_no_game_is_called_is_not_found(store: AnyStore, text: str) -> None:
    assert await store.find(text) is None
    assert await store.game(text) is None
    assert await store.games(text) == []
    assert await store.read(text) == []
    assert await store.load(text) == Loaded(0, None, [])


async def test_two_rooms_never_have_the_same_code(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)

    with pytest.raises(CodeTaken):
        await store.open(R2, "ABCDE", entry(1), 1)
    assert await store.read(R2) == []


async def test_strangers_find_only_listed_rooms_that_are_in_use_newest_first(store: AnyStore) -> None:
    for number in range(5):
        await store.open(room_id(number), f"CODE{number}", entry(number), now=number)
    await store.touch({room_id(1): True, room_id(2): True, room_id(3): True, room_id(4): True}, now=10)
    await store.touch({room_id(2): False, room_id(3): True}, now=20)

    assert await store.listed(10, since=0) == ["CODE4", "CODE3", "CODE1"]
    assert await store.listed(10, since=20) == ["CODE3"]
    assert await store.listed(1, since=0) == ["CODE4"]


async def test_touching_nothing_or_an_unknown_room_is_harmless(store: AnyStore) -> None:
    await store.touch({}, 1)
    await store.touch({R1: True}, 1)

    assert await store.listed(10, 0) == []


async def test_rooms_that_nobody_uses_can_be_found_and_forgotten(store: AnyStore) -> None:
    for number in range(3):
        await store.open(room_id(number), f"CODE{number}", entry(1), now=number)
    await append(store, R1, 2, entry(2), game("r", 2))
    await store.keep_snapshots([Snapshot(R1, 2, b"snapshot")])
    await store.touch({room_id(0): False}, now=50)

    assert await store.unused(before=50, limit=10) == [R1, R2]
    assert await store.unused(before=50, limit=1) == [R1]
    assert await store.last_used() == 50

    await store.forget(R1)

    assert await store.find("CODE1") is None
    assert await store.load(R1) == Loaded(0, None, [])
    assert await store.games(R1) == []
    assert await store.game("r") is None
    assert await store.read(R2) == [entry(1)]


async def test_nothing_comes_back_to_a_room_that_was_forgotten(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.open(R2, "BCDEF", entry(1), 1)
    await store.forget(R1)

    results = await asyncio.gather(
        append(store, R1, 2, entry(2)),
        append(store, R2, 2, entry(2)),
        append(store, R1, 3, entry(3), game("gone", 3)),
        append(store, R2, 3, entry(3), game("here", 3)),
        return_exceptions=True,
    )
    taken = await asyncio.gather(
        append(store, R1, 2, entry(2), game("gone", 3)), append(store, R2, 2, entry(2)), return_exceptions=True
    )
    await store.keep_snapshots([Snapshot(R1, 2, b"snapshot")])
    await store.add_games(R1, [game("old", 2)])

    assert [type(result) for result in results] == [RoomForgotten, type(None), RoomForgotten, type(None)]
    assert [type(result) for result in taken] == [RoomForgotten, VersionTaken]
    assert await store.load(R1) == Loaded(0, None, [])
    assert await store.games(R1) == []
    assert await store.game("gone") is None
    assert await store.game("old") is None
    assert await store.read(R2) == [entry(1), entry(2), entry(3)]
    assert await store.games(R2) == [game("here", 3)]


async def test_appends_on_their_way_while_a_room_is_forgotten_leave_nothing_behind(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)

    results = await asyncio.gather(
        *[append(store, R1, version, entry(version), game(f"{version}", version)) for version in range(2, 200)],
        store.forget(R1),
        *[append(store, R1, version, entry(version)) for version in range(200, 400)],
        return_exceptions=True,
    )

    assert {type(result) for result in results} <= {type(None), RoomForgotten}
    assert await store.load(R1) == Loaded(0, None, [])
    assert await store.games(R1) == []


async def test_a_code_is_free_again_when_its_room_is_forgotten(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.forget(R1)

    await store.open(R2, "ABCDE", entry(2), 1)

    assert await store.find("ABCDE") == R2


async def test_what_was_written_can_be_rewritten_and_the_snapshot_goes(store: AnyStore) -> None:
    for room, code, record in ((R1, "ABCDE", "aa"), (R2, "BCDEF", "bb")):
        await store.open(room, code, entry(1), 1)
        await append(store, room, 2, entry(2))
        await append(store, room, 3, entry(3), game(record, 3))
        await store.keep_snapshots([Snapshot(room, 2, b"snapshot")])
    other = Summary("aa", 5, 2, 3, b'{"totals":[7]}')

    await store.rewrite(R1, {1: entry(8), 3: entry(9), 4: entry(10)}, [other, Summary("bb", 5, 2, 3, b"{}")])

    assert await store.load(R1) == Loaded(0, None, [entry(8), entry(2), entry(9)])
    assert await store.games(R1) == [other]
    assert await store.load(R2) == Loaded(2, b"snapshot", [entry(3)])
    assert await store.games(R2) == [game("bb", 3)]
    await append(store, R1, 4, entry(4))


# --- the log


async def test_entries_come_back_in_order_and_from_any_version_to_any(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    for version in (2, 3, 4):
        await append(store, R1, version, entry(version))

    assert await store.read(R1) == [entry(1), entry(2), entry(3), entry(4)]
    assert await store.read(R1, 2) == [entry(3), entry(4)]
    assert await store.read(R1, 1, 3) == [entry(2), entry(3)]
    assert await store.read(R1, 4) == []


async def test_only_one_of_two_appends_of_the_same_version_wins(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)

    results = await asyncio.gather(*[append(store, R1, 2, entry(n)) for n in range(8)], return_exceptions=True)

    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, VersionTaken) for result in results) == 7
    assert await store.read(R1, 1) == [entry(results.index(None))]


async def test_a_lost_append_does_not_hurt_others_in_the_same_commit(store: AnyStore) -> None:
    rooms = [room_id(number) for number in range(20)]
    for number, room in enumerate(rooms):
        await store.open(room, f"CODE{number}", entry(1), 1)
    await append(store, rooms[7], 2, entry(2))

    results = await asyncio.gather(
        *[append(store, room, 2, entry(9), game(f"g{room}", 2)) for room in rooms], return_exceptions=True
    )

    assert [n for n, result in enumerate(results) if result is not None] == [7]
    assert await store.read(rooms[7], 1) == [entry(2)]
    assert await store.games(rooms[7]) == []
    assert await store.read(rooms[8], 1) == [entry(9)]
    assert await store.games(rooms[8]) == [game(f"g{rooms[8]}", 2)]


async def test_all_that_one_turn_of_the_loop_brings_is_settled_in_one_turn(store: AnyStore) -> None:
    rooms = [room_id(number) for number in range(50)]
    for number, room in enumerate(rooms):
        await store.open(room, f"CODE{number}", entry(1), 1)
    turns: list[int] = []
    turn = 0

    def settled(error: Exception | None) -> None:
        assert error is None
        turns.append(turn)

    for room in rooms:
        store.append(Append(room, 2, entry(2), settled))
    while len(turns) < 50:
        turn += 1
        await asyncio.sleep(0)

    assert len(set(turns)) == 1


async def test_who_cannot_take_the_answer_does_not_keep_it_from_others(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.open(R2, "BCDEF", entry(1), 1)

    def fail(_: Exception | None) -> None:
        raise RuntimeError

    store.append(Append(R1, 2, entry(2), fail))
    await append(store, R2, 2, entry(2))

    assert await store.read(R1) == [entry(1), entry(2)]


async def test_an_append_is_never_settled_before_append_returns(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    settlings: list[Exception | None] = []

    store.append(Append(R1, 2, entry(2), settlings.append))

    assert settlings == []
    await append(store, R1, 3, entry(3))
    assert settlings == [None]


async def test_many_appends_at_once_all_arrive(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)

    await asyncio.gather(*[append(store, R1, version, entry(version)) for version in range(2, 5000)])

    assert await store.read(R1) == [entry(version) for version in range(1, 5000)]


async def test_odd_characters_survive(store: AnyStore) -> None:
    odd = '{"at":1,"facts":["ž\\"☃ 😀 \\\\ \\u0000 \'; DROP TABLE log"]}'.encode()
    await store.open(R1, "ABCDE", odd, 1)
    await append(store, R1, 2, odd)

    assert await store.read(R1) == [odd, odd]


async def test_a_closed_store_says_so(store: AnyStore) -> None:
    await store.close()

    with pytest.raises(StoreUnavailable):
        await append(store, R1, 2, entry(2))


async def test_closing_settles_what_is_pending(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    settlings: list[Exception | None] = []
    store.append(Append(R1, 2, entry(2), settlings.append))

    await store.close()

    assert settlings == [None]


async def test_what_was_appended_is_there_after_opening_again(opener: Opener) -> None:
    first = await opener()
    await first.open(R1, "ABCDE", entry(1), 1)
    await asyncio.gather(*[append(first, R1, version, entry(version)) for version in range(2, 50)])
    await first.close()

    second = await opener()

    assert len(await second.read(R1)) == 49
    await second.close()


# --- snapshots and games


async def test_a_room_is_loaded_from_its_newest_snapshot(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    for version in range(2, 6):
        await append(store, R1, version, entry(version))

    assert await store.load(R1) == Loaded(0, None, [entry(n) for n in range(1, 6)])

    await store.keep_snapshots([Snapshot(R1, 3, b"\0\xff three")])
    assert await store.load(R1) == Loaded(3, b"\0\xff three", [entry(4), entry(5)])

    await store.keep_snapshots([Snapshot(R1, 5, b"five")])
    await store.keep_snapshots([Snapshot(R1, 4, b"four")])
    assert await store.load(R1) == Loaded(5, b"five", [])
    assert await store.read(R1) == [entry(n) for n in range(1, 6)]


async def test_snapshots_of_many_rooms_are_kept_at_once_but_none_of_a_room_that_is_gone(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.open(R2, "BCDEF", entry(1), 1)
    gone = room_id(99)

    await store.keep_snapshots([Snapshot(room, 1, room.encode()) for room in (R2, gone, R1)])
    await store.keep_snapshots([])

    assert [(await store.load(room)).snapshot for room in (R1, R2, gone)] == [R1.encode(), R2.encode(), None]


async def test_a_finished_game_is_listed_with_the_entry_that_ended_it(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await append(store, R1, 2, entry(2), game("aa", 2))
    await append(store, R1, 3, entry(3))
    await append(store, R1, 4, entry(4), game("bb", 4, ended_at=1))

    assert await store.games(R1) == [game("aa", 2), game("bb", 4, ended_at=1)]
    assert await store.game("aa") == game("aa", 2)
    assert await store.game("cc") is None
    assert await store.games(R2) == []


async def test_games_of_an_older_release_are_added_once(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await append(store, R1, 2, entry(2), game("aa", 2))

    await store.add_games(R1, [game("aa", 2), game("bb", 3)])
    await store.add_games(R1, [])

    assert await store.games(R1) == [game("aa", 2), game("bb", 3)]
    assert await store.unsummed(10) == []


async def test_a_store_that_works_passes_its_check_and_nothing_is_left_of_it(store: AnyStore) -> None:
    await store.check()
    await store.check()

    assert await store.read("0" * 16) == []
    assert await store.now() > 1_600_000_000_000


# --- notices


async def test_one_subscription_a_seat_is_kept_as_long_as_its_room(store: AnyStore) -> None:
    await store.open(R1, "ABCDE", entry(1), 1)
    await store.subscribe(R1, "ana", b'{"old":"\xc3\xa9"}')
    await store.subscribe(R1, "ana", b'{"new":"\xc3\xa9"}')
    await store.subscribe(R1, "ben", b"{}")
    await store.subscribe(R2, "eva", b"{}")  # a room that no longer exists

    assert await store.subscriptions(R1) == {"ana": b'{"new":"\xc3\xa9"}', "ben": b"{}"}
    assert await store.subscriptions(R2) == await store.subscriptions("nowhere") == {}

    await store.unsubscribe(R1, ["ben", "nobody"])
    assert list(await store.subscriptions(R1)) == ["ana"]
    await store.forget(R1)
    assert await store.subscriptions(R1) == {}


async def test_the_first_secret_of_a_name_stays(store: AnyStore) -> None:
    assert await store.common_secret("key", "first") == "first"
    assert await store.common_secret("key", "second") == "first"
    assert await store.common_secret("other", "third") == "third"


ROOM = "0123456789abcdef"


# --- what belongs to a room for a while


async def test_papers_are_kept_by_room_kind_and_name(store: AnyStore) -> None:
    await store.open(ROOM, "ABCDE", b"{}", 1)
    papers = store.papers

    assert await papers.keep(ROOM, "photo", {"1": b"\xff\x00one", "2": b"two"}, until=100, most=9)
    assert await papers.keep(ROOM, "photo", {"2": b"other"}, until=100, most=9)
    assert await papers.keep(ROOM, "daily", {"1": b"slate"}, until=100, most=9)

    assert await papers.read(ROOM, "photo") == {"1": b"\xff\x00one", "2": b"other"}
    assert await papers.read_one(ROOM, "photo", "1") == b"\xff\x00one"
    assert await papers.read_one(ROOM, "photo", "3") is None
    await papers.drop(ROOM, "photo", "1")
    assert await papers.read(ROOM, "photo") == {"2": b"other"}
    await papers.drop(ROOM, "photo")
    assert await papers.read(ROOM, "photo") == {}
    assert await papers.read(ROOM, "daily") == {"1": b"slate"}


async def test_papers_expire_and_only_so_many_are_kept(store: AnyStore) -> None:
    await store.open(ROOM, "ABCDE", b"{}", 1)
    papers = store.papers
    await papers.keep(ROOM, "photo", {"early": b"1"}, until=100, most=2)
    await papers.keep(ROOM, "photo", {"late": b"2"}, until=200, most=2)

    assert not await papers.keep(ROOM, "photo", {"more": b"3"}, until=300, most=2)
    await papers.expire(100)

    assert await papers.read(ROOM, "photo") == {"late": b"2"}


async def test_papers_go_with_their_room_and_none_come_to_a_room_that_is_gone(store: AnyStore) -> None:
    await store.open(ROOM, "ABCDE", b"{}", 1)
    await store.papers.keep(ROOM, "photo", {"1": b"picture"}, until=100, most=9)

    await store.forget(ROOM)
    await store.papers.keep(ROOM, "photo", {"2": b"picture"}, until=100, most=9)

    assert await store.papers.read(ROOM, "photo") == {}
