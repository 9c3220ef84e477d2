"""A client adds its own part to the draw by itself, and knows when the record is not of the game that it saw."""

from msgspec.structs import replace

from stella.client import Server, Table
from stella.rooms.commands import SeatBot, StartGame
from stella.rooms.views import Phase
from stella.rules.moves import PointAt, SubmitSlate
from tests.server.running import RunningServer


async def play_to_the_end(table: Table) -> str:
    """Play the only person's seat until the game is over; return the id of its record."""
    async for now in table.views():
        may = now.own.may if now.own else ()
        if now.room and now.room.phase is Phase.FINISHED and now.room.record:
            return now.room.record
        if now.table and now.own and "submit_slate" in may and not now.own.marks:
            await now.do(SubmitSlate(now.table.table[:3]))
        elif now.own and now.own.pointable:
            await now.do(PointAt(now.own.pointable[0]))
    raise AssertionError(table.goodbye)


async def test_a_client_proves_its_game_and_knows_a_changed_record(server: RunningServer) -> None:
    client = Server(server.address)
    seat = await client.open_room("Ana")
    async with client.watch(seat.code, seat.token) as table:
        for character in ("ada", "bruno"):
            await table.do(SeatBot(character))
        await table.do(StartGame())
        found = await play_to_the_end(table)
        record = await client.record(found)

    own = [part for part in record.chance.parts if part] if record.chance else []
    assert own == [table.witness.parts[record.chance.seal]] if record.chance else False
    assert table.witness.what_is_wrong(record) is None
    first = record.rounds[0]
    other = replace(first, slates=first.slates[::-1])
    assert table.witness.what_is_wrong(replace(record, rounds=(other, *record.rounds[1:]))) == (
        "Round 1: the slates are not those that were sealed."
    )
    assert record.chance
    dropped = replace(record.chance, parts=(None, None, None))
    assert table.witness.what_is_wrong(replace(record, chance=dropped)) == "The part that was added here is missing."
    swapped = replace(record.chance, seal="0" * 64)
    assert table.witness.what_is_wrong(replace(record, chance=swapped)) == (
        "The server's part of chance is not one that was sealed here before the game."
    )
