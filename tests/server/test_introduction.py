"""The introduction over HTTP and a real socket: its seed is published, and no other table can choose its seed."""

from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest

from stella.client import Refused
from stella.protocol import bodies
from stella.rooms.options import Options
from stella.rules.moves import SubmitSlate
from tests.rooms.introducing import GUIDE, SEED
from tests.server.playing import connect_all, is_finished, play_on
from tests.server.running import RunningServer


async def test_it_begins_with_three_bots_and_a_guide(server: RunningServer) -> None:
    seat = await server.client.introduce("Ana", "de")

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, server.client, [seat])
        room = table.room
        assert room
        assert [(info.name, info.character) for info in room.seats] == [
            ("Ana", None),
            ("Iva", "iva"),
            ("Felix", "felix"),
            ("Dimo", "dimo"),
        ]
        assert room.guide == GUIDE
        assert table.table
        assert table.table.clue == GUIDE.clue


async def test_its_record_is_valid_and_names_the_published_seed(server: RunningServer) -> None:
    seat = await server.client.introduce("Ana")

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, server.client, [seat])
        await table.until(lambda t: t.own is not None)
        await table.do(SubmitSlate(GUIDE.cards))
        await play_on(table, Random(1))
        await table.until(is_finished)
        assert table.room
        record = table.room.record

    document = await server.client.record(record or "")
    assert document.secret
    assert document.secret.seed == SEED
    assert (await server.client.get(f"/api/records/{record}/verdict", bodies.Verdict)).is_valid


@pytest.mark.parametrize("wish", [{"seed": SEED}, {"is_introduction": True}])
async def test_no_table_chooses_its_seed(server: RunningServer, wish: dict[str, object]) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        as_room = await client.post("/api/rooms", json={"name": "Ana"} | wish)
        as_option = await client.post("/api/rooms", json={"name": "Ana", "options": wish})

    assert (as_room.status_code, as_option.status_code) == (400, 400)
    assert not set(wish) & set(Options.__struct_fields__)


async def test_earlier_clients_find_it_where_it_was(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        seated = (await client.post("/api/introductions", json={"name": "Ana"})).json()

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, server.client, [bodies.Seated(**seated)])
        await table.until(lambda t: t.room is not None)
        assert table.room
        assert table.room.opening == "introduction"


async def test_a_name_that_cannot_be_used_is_refused(server: RunningServer) -> None:
    with pytest.raises(Refused, match="name_not_usable"):
        await server.client.introduce("")
