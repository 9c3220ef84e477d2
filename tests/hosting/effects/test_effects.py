"""Effects observe rooms. Each fails alone, and no command waits for one or fails with it."""

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from stella.hosting.effects import Effect, Effects
from stella.hosting.housekeeping import SLEEP_AFTER
from stella.hosting.room import LiveRoom
from stella.protocol.codes import Code
from stella.rooms.commands import SeatBot, StartGame
from stella.rooms.fold import Change
from stella.rooms.options import Options
from stella.rules.moves import MarkCards, PointAt, SubmitSlate
from tests.hosting.fake_time import settle
from tests.hosting.tables import Failures, LocalNode, Person

CALLS = ("opened", "changed", "joined", "left", "seen", "slept")
EFFECTS = {effect.__name__.lower(): effect for effect in Effect.__subclasses__()}  # all that the node imports


@pytest.fixture
def logs() -> Iterator[list[EventDict]]:
    with capture_logs() as entries:
        yield entries


def raising(*_: object) -> None:
    raise RuntimeError("this effect is broken")


async def play_on(people: list[Person]) -> list[str]:
    """Let all players be ready at once, and one make another request. Return the answers."""
    game = people[0].live.room.game
    assert game
    numbers = [person.ask(SubmitSlate(game.round.table[:3])) for person in people]
    behind = people[0].ask(MarkCards(game.round.table[:1]))
    await settle()
    return [person.answer(number) for person, number in zip((*people, people[0]), (*numbers, behind), strict=True)]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("name", EFFECTS)
async def test_an_effect_that_raises_stops_no_command_and_keeps_no_room_awake(
    name: str, call: str, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    monkeypatch.setattr(EFFECTS[name], call, raising)
    failures = Failures()
    local = LocalNode(measures=failures)

    opened, _, token = await local.node.seats.open_table(Options(is_public=True), "Zoe", None, "en", "10.0.0.9")
    zoe = await Person(local, opened, token).come()
    people = await local.table(associate_seconds=30, is_public=True)
    tv = await Person(local, people[0].live, None).come()
    assert await people[0].do(SeatBot("ada")) == ""
    assert await people[0].do(StartGame()) == ""
    for person in people:
        person.live.saw(person.viewer, person.live.room.moment)
    await local.time.pass_by(1)
    answers = await play_on(people)
    for person in (*people, tv):
        person.go()
    await local.time.pass_by(2 * SLEEP_AFTER)
    await local.node.housekeeping.look_after_rooms()
    live = people[0].live

    assert answers == ["", "", "", "already_ready"]
    assert tv.heard("update")
    assert zoe.heard("update")
    assert (live.is_asleep, local.node.registry.get(live.room.id)) == (True, None)
    assert set(failures.of) == {name}  # it was called, and no other failed with it
    assert {entry["effect"] for entry in logs if entry["event"] == "an effect failed"} == {name}

    again = await Person(local, await local.node.registry.find(live.room.code), people[0].token).come()
    assert again.heard("update")
    assert await again.do(MarkCards((1,))) == "already_ready"


class Noted(Effect):
    """An effect that records its calls and fails on request."""

    def __init__(self, *, is_broken: bool = False) -> None:
        self.is_broken = is_broken
        self.noted: list[int] = []

    def changed(self, _: LiveRoom, change: Change) -> None:
        self.noted.append(change.room.version)
        if self.is_broken:
            raise RuntimeError("this effect is broken")


@pytest.mark.usefixtures("logs")
async def test_an_effect_behind_a_broken_one_still_runs() -> None:
    failures = Failures()
    broken, sound = Noted(is_broken=True), Noted()
    local = LocalNode()
    ana, *_ = await local.table()
    local.node.registry.effects = Effects([broken, sound], failures)

    assert await ana.do(StartGame()) == ""

    assert broken.noted == sound.noted == [ana.live.room.version]
    assert failures.of == ["noted"]


async def test_no_effect_keeps_anything_of_a_room_that_sleeps() -> None:
    local = LocalNode()
    people = await local.game(associate_seconds=30, point_seconds=30, is_public=True)
    live = people[0].live
    await play_on(people)
    scout, game, step = live.room.awaited()[0], live.room.game, live.room.step()
    assert game
    local.store.hang("append")
    people[scout].ask(PointAt(game.round.table[0]))
    await settle()

    local.node.registry.drop(live, Code.TRY_AGAIN)
    local.store.resume("append")  # a pending append is settled when nobody is connected any more
    await settle()

    kept = {
        f"{type(effect).__name__}.{name}"
        for effect in local.node.registry.effects.all
        for name, state in vars(effect).items()
        if isinstance(state, dict | set) and live.room.id in state
    }
    assert kept == set()
    assert live.room.step() != step
