"""An opening is one file: this one belongs to the tests and is played over a real socket."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from stella.client import Refused
from stella.protocol import bodies
from stella.rooms.commands import ChangeOptions, StartGame
from stella.rooms.options import Options
from stella.rules.moves import MarkCards
from stella.statistics.groups import Group
from tests.server.duel import DUEL, DuelServer
from tests.server.playing import connect_all, is_finished, play_on
from tests.server.running import RunningServer


@pytest.fixture
def duelling(tmp_path: Path) -> Iterator[DuelServer]:
    running = DuelServer(tmp_path, "--no-limits", "--bot-pace", "0.01")
    running.start()
    yield running
    running.stop()
    assert running.complaints() == []


async def test_an_opening_of_ones_own_is_played_to_its_end(duelling: DuelServer) -> None:
    client = duelling.client
    seat = await client.open_room("Ana", opening=DUEL.name, seats=6)

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, client, [seat])
        await table.do(ChangeOptions(Options(seats=5, grace_seconds=45)))
        await table.until(lambda t: t.room is not None and t.room.options.grace_seconds == 45)
        room = table.room
        assert room
        assert (room.opening, room.guide, room.options.seats) == (DUEL.name, DUEL.guide, 3)
        assert [(info.name, info.colour) for info in room.seats] == [
            ("Ana", "pink"),
            ("Iva", "orange"),
            ("Felix", "blue"),
        ]
        with pytest.raises(Refused, match="game_running"):
            await client.sit_down(seat.code, "Ben")
        await table.do(StartGame())
        await table.until(lambda t: t.table is not None)
        await play_on(table, Random(1))
        await table.until(is_finished)
        record = table.room.record if table.room else None

    document = await client.record(record or "")
    assert document.secret
    assert document.secret.seed == DUEL.seed
    assert (document.setup.rounds, document.setup.stars, len(document.rounds)) == (2, False, 2)
    assert (document.totals, document.winners) == ((0, 0, 0), ())
    assert (await client.get(f"/api/records/{record}/verdict", bodies.Verdict)).is_valid
    assert (await client.get(f"/api/rooms/{seat.code}/games", Group)).games == ()


async def test_a_room_of_an_opening_is_the_same_after_a_restart(duelling: DuelServer) -> None:
    seat = await duelling.client.open_room("Ana", opening=DUEL.name)

    duelling.kill()
    duelling.start()

    async with AsyncExitStack() as stack:
        (table,) = await connect_all(stack, duelling.client, [seat])
        await table.until(lambda t: t.room is not None)
        assert table.room
        assert table.room.opening == DUEL.name


async def test_a_server_without_an_opening_says_so(server: RunningServer) -> None:
    with pytest.raises(Refused, match="unknown_opening"):
        await server.client.open_room("Ana", opening=DUEL.name)


async def test_a_room_with_an_opening_that_is_gone_needs_a_newer_release(duelling: DuelServer, tmp_path: Path) -> None:
    seat = await duelling.client.open_room("Ana", opening=DUEL.name)
    duelling.kill()

    without = RunningServer(tmp_path, "--no-limits").start()
    try:
        with pytest.raises(Refused, match="too_new"):
            await without.client.get(f"/api/rooms/{seat.code}", bodies.RoomSummary)
    finally:
        without.stop()
        duelling.start()


async def test_a_host_without_a_seat_and_a_seat_with_two_devices_over_real_sockets(server: RunningServer) -> None:
    client = server.client
    host = await client.open_room(is_host=True)
    seats = [await client.sit_down(host.code, name) for name in ("Ana", "Ben", "Eva")]
    ticket = await client.issue_ticket(host.code, seats[0].token or "")
    mate = await client.use_ticket(ticket.ticket, shares=True)
    assert (host.colour, mate.colour) == (None, seats[0].colour)

    async with AsyncExitStack() as stack:
        hosting, ana, together, *_ = await connect_all(stack, client, [host, seats[0], mate, *seats[1:]])
        await hosting.do(StartGame())
        for table in (hosting, ana, together):
            await table.until(lambda t: t.table is not None)
        assert ana.table
        cards = ana.table.table[:4]
        await together.do(MarkCards(cards))
        await ana.until(lambda t: t.own is not None and t.own.marks == cards)
        assert hosting.own is None
        assert hosting.room
        assert hosting.room.has_host_without_seat
        assert [info.devices for info in hosting.room.seats] == [2, 1, 1]
