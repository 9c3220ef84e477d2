"""On a node: the seal comes before the parts, and the finished game's record proves how the seed was made."""

import secrets

from stella.records import record_of, what_is_wrong
from stella.rooms.commands import AddChance, SealChance, StartGame
from stella.rooms.decisions.chance import DRAW_MS
from stella.rooms.views import Phase
from stella.rules.seals import device_seal
from tests.hosting.tables import LocalNode, Person
from tests.hosting.whole_games import play_to_the_end


async def sealed(local: LocalNode, parts: list[str]) -> list[Person]:
    """Return three people. The first ones have sealed these parts."""
    people = await local.table()
    seal = people[0].heard("update")[0]["room"]["chance_seal"]
    for person, part in zip(people, parts, strict=False):
        assert await person.do(SealChance(device_seal(seal, part))) == ""
    return people


async def test_a_record_holds_the_sealed_part_and_every_device_finds_its_own() -> None:
    local = LocalNode(has_limits=False)
    parts = [secrets.token_hex(32) for _ in range(2)]
    people = await sealed(local, parts)
    assert await people[0].do(StartGame()) == ""
    room = people[2].heard("update")[-1]["room"]
    assert people[0].live.room.phase is Phase.LOBBY
    for person, part in zip(people, parts, strict=False):
        assert await person.do(AddChance(part)) == ""
    await play_to_the_end(people)
    live = people[0].live

    facts = await local.node.history.facts(live.room.record or "")

    assert facts is not None
    record = record_of(facts)
    assert record.chance is not None
    assert room["is_drawing"]
    assert (record.chance.seal, record.chance.bundle) == (room["chance_seal"], room["bundle_seal"])
    assert list(record.chance.seals) == room["part_seals"]
    assert record.chance.parts == (*parts, None)
    assert what_is_wrong(record) is None
    heard = str([person.line.heard for person in people])
    assert str(record.chance.part) not in heard
    assert not any(part in heard for part in parts)


async def test_a_game_begins_without_a_device_that_does_not_answer() -> None:
    local = LocalNode(has_limits=False)
    people = await sealed(local, ["0a" * 32, "0b" * 32])
    assert await people[0].do(StartGame()) == ""
    assert await people[0].do(AddChance("0a" * 32)) == ""
    assert people[0].live.room.phase is Phase.LOBBY

    await local.time.pass_by(DRAW_MS / 1000 + 0.1)

    room = people[0].live.room
    assert room.phase is Phase.PLAYING
    assert room.game
    assert room.game.round.start.chance
    assert room.game.round.start.chance.parts == ("0a" * 32, None, None)


async def test_a_draw_goes_on_after_the_server_was_away() -> None:
    local = LocalNode(has_limits=False)
    people = await sealed(local, ["0a" * 32])
    assert await people[0].do(StartGame()) == ""
    other = LocalNode(local.store, local.time, has_limits=False)
    live = await other.same_room(people[0])
    again = await Person(other, live, people[0].token).come()
    assert again.heard("update")[0]["room"]["is_drawing"]

    await local.time.pass_by(DRAW_MS / 1000 + 0.1)

    assert live.room.phase is Phase.PLAYING


async def test_the_next_game_has_another_seal_and_other_pictures() -> None:
    local = LocalNode(has_limits=False)
    people = await local.table()
    seals, dealt = [], []
    for _ in range(2):
        assert await people[0].do(StartGame()) == ""
        room = people[0].live.room
        assert room.game
        dealt.append(set(room.game.round.start.pictures))
        seals.append(room.game.round.start.secret.salt)
        await play_to_the_end(people)

    assert seals[0] != seals[1]
    assert not dealt[0] & dealt[1]
