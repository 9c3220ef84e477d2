"""Spectators play along: in memory, secret until the slates are open, and without slowing the players."""

from typing import Any

import msgspec

from stella.hosting.effects import crowd as crowds
from stella.hosting.room import COUNT_SECONDS, MOST_COUNTED_AT_ONCE
from stella.hosting.spectators import MOST_BEHIND, MOST_PAUSES, PAUSE, SLICE
from stella.hosting.viewers import Viewer
from stella.protocol.crowd import MarkAlong
from stella.protocol.messages import Role
from stella.rooms.commands import BackToLobby, EndGame, StartGame
from stella.rules.moves import AgreeToOtherWord, AskForOtherWord, PointAt, SubmitSlate
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import FakeLine, LocalNode, Person, refusal_of


class Watcher(Person):
    """A spectator who may play along."""

    def __init__(self, local: LocalNode, person: Person, key: str = "", role: Role = Role.SPECTATOR) -> None:
        super().__init__(local, person.live, None)
        self.viewer = Viewer(self.line, role, "en", key=key)

    async def come(self, known: int = 0) -> "Watcher":
        await super().come(known)
        return self

    def mark(self, *cards: int, round: int = 1) -> str | None:  # noqa: A002 - the protocol's word
        return refusal_of(
            self.local.node.crowds.of(self.live).mark, self.live.room, self.viewer, MarkAlong(round, cards)
        )

    def along(self) -> list[dict[str, Any]]:
        return self.heard("along")


def table_of(person: Person) -> tuple[int, ...]:
    assert person.live.room.game
    return person.live.room.game.round.table


async def play_round(people: list[Person], *slates: tuple[int, ...]) -> None:
    """Play one round with these slates. Each scout points at the first possible picture."""
    live = people[0].live
    number = live.room.game.round.number if live.room.game else 0
    for person, slate in zip(people, slates, strict=True):
        assert await person.do(SubmitSlate(slate)) == ""
    while live.room.game and live.room.game.round.number == number and live.room.game.pointable():
        assert await people[live.room.awaited()[0]].do(PointAt(live.room.game.pointable()[0])) == ""


async def test_after_the_round_each_sees_their_own_score_and_the_table_sees_one_line() -> None:
    local = LocalNode()
    people = await local.game()
    mia, tom = await Watcher(local, people[0]).come(), await Watcher(local, people[0]).come()
    tv = await Watcher(local, people[0], role=Role.TV).come()
    one, two, three, four, *_ = table_of(people[0])

    assert mia.mark(one, two) is None
    assert tom.mark(two, four) is None
    await play_round(people, (one, two), (one, three), (two, three))

    (own,) = mia.heard("along")
    assert (own["round"], own["cards"], own["score"]["points"]) == (1, [one, two], 4)
    (other,) = tom.heard("along")
    assert (other["score"]["points"], other["score"]["has_fallen"]) == (2, True)
    for somebody in (*people, mia, tom, tv):
        (line,) = somebody.heard("crowd")
        assert line.pop("seal") == own["seal"]
        assert line == {"type": "crowd", "round": 1, "people": 2, "card": two, "marked": 2, "points": 3.0}
    assert all(not somebody.heard("along") for somebody in (*people, tv))


async def test_nobody_sees_a_mark_before_its_time_and_nothing_keeps_it() -> None:
    local = LocalNode()
    people = await local.game()
    mia, tom = await Watcher(local, people[0], "mia").come(), await Watcher(local, people[0], "tom").come()
    cards = table_of(people[0])
    before = [len(person.line.heard) for person in (*people, tom)]
    log = await local.store.read(people[0].live.room.id)

    assert mia.mark(*cards[:3]) is None
    await settle()

    assert [len(person.line.heard) for person in (*people, tom)] == before
    assert await local.store.read(people[0].live.room.id) == log
    for person in people:
        assert await person.do(SubmitSlate(cards[3:5])) == ""
    assert await people[people[0].live.room.awaited()[0]].do(PointAt(cards[3])) == ""
    assert not any(person.heard("crowd") or person.heard("along") for person in (*people, tom, mia))
    assert await people[people[0].live.room.awaited()[0]].do(PointAt(cards[4])) == ""
    assert mia.heard("along")
    logged = b"".join(await local.store.read(people[0].live.room.id))
    assert b"along" not in logged
    assert b"mia" not in msgspec.json.encode(people[0].live.room)


async def test_a_round_in_which_nobody_marked_along_has_no_line() -> None:
    local = LocalNode()
    people = await local.game()
    mia = await Watcher(local, people[0]).come()
    cards = table_of(people[0])
    assert mia.mark(cards[0]) is None
    assert mia.mark() is None

    await play_round(people, cards[:2], cards[:2], cards[:2])

    assert not any(person.heard("crowd") or person.heard("along") for person in (*people, mia))


async def test_what_cannot_count_is_refused_with_a_code() -> None:
    local = LocalNode()
    people = await local.table()
    mia = Watcher(local, people[0])
    tv = Watcher(local, people[0], role=Role.TV)
    assert mia.mark(1) == "no_game"
    await people[0].do(StartGame())
    cards = table_of(people[0])

    assert tv.mark(cards[0]) == "only_watchers_mark_along"
    crowd, along = local.node.crowds.of(mia.live), MarkAlong(1, cards[:1])
    of_a_player = refusal_of(crowd.mark, mia.live.room, people[1].viewer, along)
    assert of_a_player == "only_watchers_mark_along"
    assert mia.mark(cards[0], round=2) == "too_late_to_mark_along"
    assert mia.mark(next(card for card in range(84) if card not in cards)) == "card_not_on_table"
    assert mia.mark(cards[0], cards[0]) == "card_twice"
    assert mia.mark(*cards[:11]) == "too_many_marks"
    assert mia.mark(*cards[:10]) is None
    for person in people:
        await person.do(SubmitSlate(cards[:2]))
    assert mia.mark(cards[0]) == "too_late_to_mark_along"
    await people[0].do(EndGame())
    assert mia.mark(cards[0]) == "too_late_to_mark_along"
    await people[0].do(BackToLobby())
    assert mia.mark(cards[0]) == "no_game"


async def test_only_so_many_mark_along_and_all_of_them_not_too_fast(monkeypatch: Any) -> None:
    monkeypatch.setattr(crowds, "MOST_PEOPLE", 2)
    monkeypatch.setattr(crowds, "MARKS_AT_ONCE", 6.0)
    local = LocalNode()
    people = await local.game()
    card = table_of(people[0])[0]
    mia, tom, zoe = (Watcher(local, people[0], key) for key in ("mia", "tom", "zoe"))

    assert [mia.mark(card), tom.mark(card), zoe.mark(card)] == [None, None, "crowd_full"]
    assert [mia.mark(), zoe.mark(card), tom.mark(card)] == [None, None, None]
    assert tom.mark(card) == "slow_down"
    await local.time.pass_by(1)
    assert tom.mark(card) is None


async def test_marks_are_about_one_word() -> None:
    local = LocalNode()
    people = await local.game()
    mia = await Watcher(local, people[0]).come()
    cards = table_of(people[0])
    assert mia.mark(*cards[:2]) is None
    assert await people[0].do(AskForOtherWord()) == ""
    for person in people[1:]:
        assert await person.do(AgreeToOtherWord()) == ""

    await play_round(people, cards[:2], cards[:2], cards[:2])

    assert not mia.heard("along")


async def test_who_comes_back_has_their_marks_and_later_their_score() -> None:
    local = LocalNode()
    people = await local.game()
    mia = await Watcher(local, people[0], "mia").come()
    cards = table_of(people[0])
    assert mia.mark(*cards[:2]) is None
    mia.go()

    back = await Watcher(local, people[0], "mia").come()
    stranger = await Watcher(local, people[0], "tom").come()
    assert back.heard("along")[0]["cards"] == list(cards[:2])
    assert not stranger.heard("along")
    back.go()
    await play_round(people, cards[:2], cards[:2], cards[:2])
    again = await Watcher(local, people[0], "mia").come()
    late = await Watcher(local, people[0]).come()

    assert again.heard("along")[0]["score"]["points"] == 4
    assert again.heard("crowd") == late.heard("crowd") == people[0].heard("crowd")
    assert not late.heard("along")


async def test_the_crowds_of_two_nodes_are_told_as_one() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    people = await here.game()
    live = await there.same_room(people[0])
    mia = await Watcher(here, people[0]).come()
    tom = Watcher(there, people[0])
    tom.live = live
    await tom.come()
    one, two, *_ = table_of(people[0])
    told: dict[LocalNode, list[bytes]] = {here: [], there: []}

    class Wire:
        is_alive = True

        def __init__(self, node: LocalNode) -> None:
            self.node = node

        def tell(self, message: bytes) -> None:
            told[self.node].append(message)

    for node in (here, there):
        node.node.cluster.connect(Wire(node))
    assert mia.mark(one, two) is None
    assert tom.mark(two) is None
    await play_round(people, (one, two), (one, two), (one, two))
    await time.pass_by(0.1)
    for message in told[here]:
        there.node.listener.hear(message)  # that node's tally arrives before its news is read here
    await live.queue.catch_up()
    await time.pass_by(0.1)
    for message in told[there]:
        here.node.listener.hear(message)

    for somebody in (people[0], mia, tom):
        line = somebody.heard("crowd")[-1]
        assert (line["people"], line["card"], line["marked"], line["points"]) == (2, two, 2, 3.0)


class OrderedLine(FakeLine):
    """A line that records, for all lines of its kind, the order in which they were sent messages."""

    def __init__(self, order: list[str], name: str) -> None:
        super().__init__()
        self._order, self._name = order, name

    def send(self, payload: bytes) -> None:
        super().send(payload)
        self._order.append(self._name)


async def crowd_around(local: LocalNode, person: Person, number: int, order: list[str] | None = None) -> list[Watcher]:
    watchers = []
    for each in range(number):
        watcher = Watcher(local, person, f"key {each}")
        watcher.line = watcher.viewer.line = OrderedLine(order if order is not None else [], "watcher")
        watchers.append(await watcher.come())
    await local.time.pass_by(2 * COUNT_SECONDS)
    return watchers


async def test_players_hear_of_a_move_before_a_crowd_does_and_a_turn_tells_one_slice() -> None:
    local = LocalNode()
    people = await local.game()
    order: list[str] = []
    watchers = await crowd_around(local, people[0], 4 * SLICE, order)
    for person in people:
        person.line = person.viewer.line = OrderedLine(order, "player")
    order.clear()

    await people[0].do(SubmitSlate(table_of(people[0])[:2]))

    assert order[:3] == ["player"] * 3
    assert SLICE - 1 <= order.count("watcher") <= SLICE
    await local.time.pass_by(1)
    assert all(watcher.heard("update")[-1]["moment"] == people[0].live.room.moment for watcher in watchers)


async def test_a_crowd_waits_while_a_players_move_is_being_stored() -> None:
    local = LocalNode()
    people = await local.game()
    order: list[str] = []
    await crowd_around(local, people[0], 4 * SLICE, order)
    await people[0].do(SubmitSlate(table_of(people[0])[:2]))
    order.clear()

    local.store.hang("append")
    people[1].ask(SubmitSlate(table_of(people[0])[:2]))
    await local.time.pass_by(PAUSE * MOST_PAUSES / 2)
    assert order == []

    await local.time.pass_by(1)  # a very slow store does not delay players indefinitely
    assert "watcher" in order


async def test_everybody_in_a_crowd_hears_everything_in_order_and_who_comes_meanwhile_too() -> None:
    local = LocalNode()
    people = await local.game()
    watchers = await crowd_around(local, people[0], 3 * SLICE)
    cards = table_of(people[0])

    await people[0].do(SubmitSlate(cards[:2]))
    late = await Watcher(local, people[0]).come()
    await people[1].do(SubmitSlate(cards[:2]))
    watchers[-1].live.answer(watchers[-1].viewer, 7)
    await local.time.pass_by(1)

    now = people[0].live.room.moment
    for watcher in (*watchers[:-1], late):
        moments = [update["moment"] for update in watcher.heard("update")]
        assert moments == sorted(set(moments))
        assert moments[-1] == now
    assert [update.get("done") for update in watchers[-1].heard("update")[-3:]] == [None, None, 7]


async def test_a_crowd_that_is_far_behind_hears_how_things_are() -> None:
    local = LocalNode()
    people = await local.game()
    watchers = await crowd_around(local, people[0], 2 * SLICE)
    heard = len(watchers[-1].line.heard)

    for _ in range(2 * MOST_BEHIND):
        people[0].live.show_reaction(None, "✨")
    people[0].live.answer(watchers[0].viewer, 7)
    await local.time.pass_by(1)

    assert len(watchers[-1].line.heard) < heard + 10
    assert watchers[-1].heard("update")[-1]["is_whole"]
    assert watchers[0].answer(7) == ""
    people[0].live.show_reaction(None, "✨")
    await local.time.pass_by(1)
    assert watchers[-1].heard("reaction")


async def test_everybody_in_a_crowd_gets_their_own_score() -> None:
    local = LocalNode()
    people = await local.game()
    watchers = await crowd_around(local, people[0], 3 * SLICE)
    cards = table_of(people[0])
    for number, watcher in enumerate(watchers):
        assert watcher.mark(cards[number % 5]) is None

    await play_round(people, cards[:5], cards[:5], cards[:5])
    await local.time.pass_by(1)

    assert all(watcher.along()[0]["score"]["points"] == 2 for watcher in watchers)
    assert people[0].heard("crowd")[0]["people"] == len(watchers)


async def test_how_many_watch_is_told_once_in_a_while_when_many_come() -> None:
    local = LocalNode()
    people = await local.table()
    for each in range(MOST_COUNTED_AT_ONCE + 30):
        await Watcher(local, people[0], f"key {each}").come()
    told = len(people[0].heard("presence"))

    await local.time.pass_by(COUNT_SECONDS)

    assert len(people[0].heard("presence")) == told + 1
    assert people[0].heard("presence")[-1]["spectators"] == MOST_COUNTED_AT_ONCE + 30


async def test_those_who_watch_react_only_so_often_together() -> None:
    local = LocalNode()
    crowd = local.node.crowds.of((await local.table())[0].live)

    allowed = sum(crowd.may_react() for _ in range(100))
    await local.time.pass_by(1)

    assert allowed == crowds.REACTIONS_AT_ONCE
    assert crowd.may_react()
