"""A host can delete a room, or a person's name from its history, on all nodes."""

import threading
from typing import Any

import pytest

from stella.hosting import deletion
from stella.hosting.deletion import without_name
from stella.hosting.effects.snapshots import CHECKPOINT
from stella.hosting.ports import StoreUnavailable
from stella.hosting.registry import NoSuchRoom
from stella.protocol.codes import Code
from stella.records import record_of, what_is_wrong
from stella.rooms.commands import BackToLobby, BecomeHost, ChangeOptions, HandToBot, LeaveSeat, PassHost, StartGame
from stella.rooms.options import Options
from stella.rules.box import Colour
from stella.rules.moves import MarkCards, UnmarkCards
from stella.rules.refusals import Refused
from stella.statistics.people import FORGOTTEN
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import LocalNode, Person
from tests.hosting.whole_games import play_game


class Wire:
    """Notifies the other nodes at once, or none."""

    def __init__(self, *others: LocalNode, is_cut: bool = False) -> None:
        self.others, self.is_cut = others, is_cut

    is_alive = True

    def tell(self, message: bytes) -> None:
        for other in () if self.is_cut else self.others:
            other.node.listener.hear(message)


def connected(*, is_cut: bool = False) -> tuple[LocalNode, LocalNode]:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    here.node.cluster.connect(Wire(there, is_cut=is_cut))
    there.node.cluster.connect(Wire(here, is_cut=is_cut))
    return here, there


def token_of(person: Person) -> str:
    assert person.token
    return person.token


async def test_a_forgotten_room_is_gone_and_everybody_hears_why() -> None:
    local = LocalNode()
    people = await local.table()
    live = people[0].live
    await play_game(people, 1)

    await local.node.deletion.forget_room(live, token_of(people[0]))

    assert [person.line.closed_for for person in people] == ["room_forgotten"] * 3
    assert local.store.kept == {}
    assert local.store.summaries == {}
    assert local.node.registry.get(live.room.id) is None
    with pytest.raises(NoSuchRoom):
        await local.node.registry.find(live.room.code)


async def test_only_the_host_can_forget_a_room() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    forget = local.node.deletion.forget_room

    for token, code in ((token_of(ben), "not_host"), ("nobody's", "not_seated")):
        with pytest.raises(Refused, match=code):
            await forget(ana.live, token)

    assert ana.line.closed_for is None
    assert ana.live.room.id in local.store.kept


async def becomes_host(local: LocalNode, ana: Person, ben: Person, eva: Person) -> Person:
    ana.go()
    await local.time.pass_by(30)
    assert await ben.do(BecomeHost()) == ""
    return ben


async def starts_the_next_game(local: LocalNode, ana: Person, ben: Person, eva: Person) -> Person:
    ana.go()
    await local.time.pass_by(30)
    assert await ben.do(StartGame()) == ""
    return ben


async def is_left_the_role(local: LocalNode, ana: Person, ben: Person, eva: Person) -> Person:
    assert await ana.do(LeaveSeat()) == ""
    return ben


async def is_chosen_by_an_heir(local: LocalNode, ana: Person, ben: Person, eva: Person) -> Person:
    await becomes_host(local, ana, ben, eva)
    assert await ben.do(PassHost(Colour.BLUE)) == ""
    return eva


async def comes_when_everybody_has_left(local: LocalNode, ana: Person, ben: Person, eva: Person) -> Person:
    for person in (ana, ben, eva):
        assert await person.do(LeaveSeat()) == ""
    await local.time.pass_by(48 * 3600)
    _, token = await local.node.seats.sit_down(ana.live, "Mallory", None, "en", "6.6.6.6")
    return await Person(local, ana.live, token).come()


@pytest.mark.parametrize(
    "inherit",
    [becomes_host, starts_the_next_game, is_left_the_role, is_chosen_by_an_heir, comes_when_everybody_has_left],
)
async def test_an_heir_deletes_nothing_for_a_day(inherit: Any) -> None:
    local = LocalNode()
    ana, ben, eva = await local.table(grace_seconds=30)
    heir = await inherit(local, ana, ben, eva)
    forgetting = local.node.deletion
    await local.time.pass_by(24 * 3600 - 100)

    with pytest.raises(Refused, match="heir_must_wait"):
        await forgetting.forget_room(heir.live, token_of(heir))
    with pytest.raises(Refused, match="heir_must_wait"):
        await forgetting.forget_name(heir.live, token_of(heir), "Ivo")
    await local.time.pass_by(100)
    await forgetting.forget_room(heir.live, token_of(heir))

    assert local.store.kept == {}


async def test_whom_the_host_chose_and_whoever_is_the_first_in_a_room_may_delete_at_once() -> None:
    local = LocalNode()
    ana, ben, _ = await local.table()
    assert await ana.do(PassHost(Colour.PINK)) == ""
    empty = await local.node.seats.open_room(Options())
    _, token = await local.node.seats.sit_down(empty, "Ana", None, "en", "10.0.0.1")

    await local.node.deletion.forget_room(ben.live, token_of(ben))
    await local.node.deletion.forget_room(empty, token)

    assert local.store.kept == {}


async def test_other_nodes_drop_a_forgotten_room_at_once() -> None:
    here, there = connected()
    ana, *_ = await here.table()
    tv = await Person(there, await there.same_room(ana), None).come()

    await here.node.deletion.forget_room(ana.live, token_of(ana))
    await here.time.pass_by(0.1)

    assert tv.line.closed_for == "room_forgotten"
    assert there.node.registry.get(ana.live.room.id) is None


async def test_a_node_that_missed_the_notice_finds_out_by_itself() -> None:
    here, there = connected(is_cut=True)
    ana, *_ = await here.table()
    tv = await Person(there, await there.same_room(ana), None).come()
    (ben,) = await there.table(people=1)

    await here.node.deletion.forget_room(ana.live, token_of(ana))
    assert there.node.registry.get(ana.live.room.id)
    await there.node.housekeeping.look_after_rooms()

    assert tv.line.closed_for == "room_forgotten"
    assert ben.line.closed_for is None


async def test_a_command_on_its_way_does_not_bring_a_forgotten_room_back() -> None:
    here, there = connected(is_cut=True)
    ana, *_ = await here.table()
    ben = await Person(there, await there.same_room(ana), token_of(ana)).come()
    await here.node.deletion.forget_room(ana.live, token_of(ana))

    answer = await ben.do(StartGame())

    assert answer == "room_forgotten"
    assert ben.line.closed_for == "room_forgotten"
    assert here.store.kept == {}


async def test_what_is_decided_while_a_room_is_forgotten_is_refused_or_settled_in_silence() -> None:
    local = LocalNode()
    ana, ben, eva = await local.table()
    local.store.hang("append")
    pending = ana.ask(StartGame())
    await settle()
    waiting = ana.ask(ChangeOptions(Options(seats=5)))

    await local.node.deletion.forget_room(ana.live, token_of(ana))
    local.store.resume("append")
    await settle()

    assert (ana.answer(pending), ana.answer(waiting)) == ("?", "room_forgotten")
    assert {person.line.closed_for for person in (ana, ben, eva)} == {"room_forgotten"}
    assert local.store.kept == {}


async def test_nobody_joins_a_room_while_it_is_dropped() -> None:
    local = LocalNode()
    ana, *_ = await local.table()
    local.node.registry.drop(ana.live, Code.TRY_AGAIN)

    with pytest.raises(StoreUnavailable):
        await Person(local, ana.live, None).come()


async def left_after_a_game() -> tuple[LocalNode, Person, str]:
    """Return a room where Eva once played. She has left, and Ana is the host."""
    local = LocalNode()
    ana, ben, eva = await local.table()
    record = await play_game([ana, ben, eva], 2)
    assert await ana.do(BackToLobby()) == ""
    assert await eva.do(LeaveSeat()) == ""
    return local, ana, record


async def test_a_forgotten_name_is_in_no_list_no_record_and_no_log() -> None:
    local, ana, record = await left_after_a_game()
    before = record_of(await local.node.history.facts(record) or ())

    await local.node.deletion.forget_name(ana.live, token_of(ana), "  EVA ")

    kept = local.store.kept[ana.live.room.id]
    assert b"Eva" not in b"".join(kept.log)
    assert b"Eva" not in b"".join(game.entry for _, game in local.store.summaries.values())
    assert kept.snapshot is None
    group = await local.node.games.group(ana.live.room.id)
    assert [player.name for player in group.games[0].players] == ["Ana", "Ben", FORGOTTEN]
    assert {one.name for one in group.people} == {"Ana", "Ben"}
    after = record_of(await local.node.history.facts(record) or ())
    assert after.players[2].name == FORGOTTEN
    assert what_is_wrong(after) is None
    assert after.digest != before.digest


async def test_a_past_is_rewritten_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    local, ana, _ = await left_after_a_game()
    threads = set()

    def watched(document: bytes, person: str) -> bytes | None:
        threads.add(threading.get_ident())
        return without_name(document, person)

    monkeypatch.setattr(deletion, "without_name", watched)
    await local.node.deletion.forget_name(ana.live, token_of(ana), "Eva")

    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_whoever_is_there_comes_back_to_the_same_room_without_the_name() -> None:
    local, ana, _ = await left_after_a_game()

    await local.node.deletion.forget_name(ana.live, token_of(ana), "Eva")

    assert ana.line.closed_for == "try_again"
    again = await local.same_room(ana)
    assert again is not ana.live
    assert again.room == ana.live.room
    assert await (await Person(local, again, ana.token).come()).do(ChangeOptions(Options(seats=5))) == ""


async def test_other_nodes_read_a_room_anew_when_its_past_was_rewritten() -> None:
    here, there = connected()
    ana, ben, eva = await here.table()
    assert await eva.do(LeaveSeat()) == ""
    tv = await Person(there, await there.same_room(ana), None).come()

    await here.node.deletion.forget_name(ana.live, token_of(ana), "Eva")
    await here.time.pass_by(0.1)

    assert (tv.line.closed_for, ben.line.closed_for) == ("try_again", "try_again")


@pytest.mark.parametrize(
    ("name", "code"), [("ben", "name_at_table"), ("Nobody", "no_such_name"), ("—", "no_such_name")]
)
async def test_who_is_at_the_table_or_was_never_there_is_not_forgotten(name: str, code: str) -> None:
    local, ana, _ = await left_after_a_game()

    with pytest.raises(Refused, match=code):
        await local.node.deletion.forget_name(ana.live, token_of(ana), name)

    assert local.store.calls["rewrite"] == 0


def test_bots_keep_their_names_and_everything_else_stays_as_it_was() -> None:
    entry = (
        b'{"at":7,"facts":[{"type":"bot_seated","name":"Eva","character":"lumo"},{"type":"seat_taken","name":"eva"},'
        b'{"type":"game_played","facts":[{"players":[{"name":"Eva","is_bot":true},{"name":"Eva","is_bot":false}]}]}]}'
    )

    changed = without_name(entry, "eva")

    assert changed is not None
    assert changed.decode().replace("—", "?") == entry.decode().replace('"eva"', '"?"').replace(
        '{"name":"Eva","is_bot":false}', '{"name":"?","is_bot":false}'
    )
    assert without_name(entry, "ana") is None
    assert without_name(b'{"at":7,"facts":["eva"]}', "eva") is None


async def with_old_snapshot(local: LocalNode, ana: Person, ben: Person) -> None:
    """Make a node queue a snapshot, and keep it in the queue."""
    kept = local.store.calls["keep_snapshots"]
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    for _ in range(CHECKPOINT):
        assert await ben.do(MarkCards(cards[:1])) == ""
        assert await ben.do(UnmarkCards(cards[:1])) == ""
    assert local.store.calls["keep_snapshots"] == kept


@pytest.mark.parametrize("is_elsewhere", [False, True])
async def test_a_snapshot_on_its_way_does_not_bring_a_forgotten_name_back(is_elsewhere: bool) -> None:
    here, there = connected()
    ana, ben, _, ivo = await here.game(people=4)
    assert await ana.do(HandToBot(ivo.live.room.seats[3].colour, "ada")) == ""
    if is_elsewhere:
        ben = await Person(there, await there.same_room(ben), ben.token).come()
    await with_old_snapshot(there if is_elsewhere else here, ana, ben)

    await here.node.deletion.forget_name(ana.live, token_of(ana), "Ivo")
    await here.time.pass_by(0.1)
    for local in (here, there):
        await local.node.snapshots.write()

    kept = here.store.kept[ana.live.room.id]
    assert not [entry for entry in kept.log if b"Ivo" in entry]
    assert kept.snapshot is None or b"Ivo" not in kept.snapshot[1]


async def test_a_snapshot_written_elsewhere_before_the_news_is_taken_away_again() -> None:
    here, there = connected()
    ana, ben, _, ivo = await here.game(people=4)
    assert await ana.do(HandToBot(ivo.live.room.seats[3].colour, "ada")) == ""
    ben = await Person(there, await there.same_room(ben), ben.token).come()
    await with_old_snapshot(there, ana, ben)

    await here.node.deletion.forget_name(ana.live, token_of(ana), "Ivo")
    await there.node.snapshots.write()
    assert here.store.kept[ana.live.room.id].snapshot is not None
    await here.time.pass_by(0.1)

    assert (await here.store.load(ana.live.room.id)).snapshot is None
    assert ben.line.closed_for == "try_again"
