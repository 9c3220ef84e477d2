"""A table filled by bots still has room for a person: the last bot leaves, but only before a game."""

import pytest

from stella.bots import CHARACTERS
from stella.rooms.commands import SeatBot, StartGame
from stella.rules.refusals import Refused
from stella.server.http.rooms import summary
from tests.hosting.tables import LocalNode, Person


async def beside_bots(local: LocalNode) -> Person:
    """Return the host of a table with two people and two bots, and no free seat."""
    host, *_ = await local.table(2, seats=4)
    for character in CHARACTERS[:2]:
        assert await host.do(SeatBot(character.id)) == ""
    return host


async def sit_down(local: LocalNode, host: Person, name: str) -> None:
    await local.node.seats.sit_down(host.live, name, None, "en", "10.0.0.9")


async def test_the_last_bot_gets_up_for_a_person() -> None:
    local = LocalNode()
    host = await beside_bots(local)
    bots = [seat for seat in host.live.room.seats if seat.is_bot]
    assert summary(host.live.room).free[0] is bots[-1].colour

    await sit_down(local, host, "Eva")

    assert [seat.name for seat in host.live.room.seats] == ["Ana", "Ben", bots[0].name, "Eva"]


async def test_a_table_full_of_people_takes_nobody() -> None:
    local = LocalNode()
    host = await beside_bots(local)
    await sit_down(local, host, "Eva")
    await sit_down(local, host, "Ivo")
    assert summary(host.live.room).free == ()

    with pytest.raises(Refused, match="room_full"):
        await sit_down(local, host, "Zoe")


async def test_no_bot_gets_up_in_a_game() -> None:
    local = LocalNode()
    host = await beside_bots(local)
    assert await host.do(StartGame()) == ""

    with pytest.raises(Refused, match="room_full"):
        await sit_down(local, host, "Eva")
