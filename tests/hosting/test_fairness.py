"""On a node: the seal comes before the parts, and the finished game's record proves what the seed was made of."""

import secrets

from stella.records import record_of, what_is_wrong
from stella.rooms.commands import AddChance, StartGame
from tests.hosting.tables import LocalNode
from tests.hosting.whole_games import play_to_the_end


async def test_a_record_holds_the_sealed_part_and_every_device_finds_its_own() -> None:
    local = LocalNode(has_budgets=False)
    people = await local.table()
    seal = people[0].heard("update")[0]["room"]["chance_seal"]
    parts = [secrets.token_hex(32) for _ in people[:2]]
    for person, part in zip(people, parts, strict=False):
        assert await person.do(AddChance(part)) == ""
    assert await people[0].do(StartGame()) == ""
    await play_to_the_end(people)
    live = people[0].live

    facts = await local.node.history.facts(live.room.record or "")

    assert facts is not None
    record = record_of(facts)
    assert record.chance is not None
    assert record.chance.seal == seal
    assert record.chance.parts == (*parts, None)
    assert what_is_wrong(record) is None
    heard = str([person.line.heard for person in people])
    assert str(record.chance.part) not in heard
    assert not any(part in heard for part in parts)


async def test_the_next_game_has_another_seal_and_other_pictures() -> None:
    local = LocalNode(has_budgets=False)
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
