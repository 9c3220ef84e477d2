"""The client library: reconnecting with the last moment seen, turns, records, and the player of the README."""

import asyncio
import re
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

import stella.client
from stella.client import Gone, Refused, Server, Table, Turn
from stella.protocol import bodies
from stella.protocol.messages import Beat
from stella.records import what_is_wrong
from stella.rooms.commands import SeatBot, StartGame
from stella.rules.moves import PointAt, SubmitSlate
from tests.server.playing import connect_all, is_finished, play_on, seat_people
from tests.server.running import RunningServer

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def cut(table: Table) -> None:
    """Break a connection silently, as a network does."""
    table._socket.transport.abort()


def any_move(turn: Turn) -> PointAt | SubmitSlate:
    return PointAt(turn.own.pointable[0]) if turn.own.pointable else SubmitSlate(turn.table.table[:4])


async def lost(table: Table) -> None:
    await table.until(lambda t: not t.is_connected)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """New connections wait for this event. It is set at first."""
    opened = asyncio.Event()
    opened.set()

    async def later(*rest: Any, **more: Any) -> Any:
        await opened.wait()
        return await connect(*rest, **more)

    monkeypatch.setattr(stella.client, "connect", later)
    return opened


async def test_a_client_that_comes_back_gets_the_facts_it_missed(server: RunningServer, gate: asyncio.Event) -> None:
    ana, ben, eva = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, [ben, eva])
        away = await stack.enter_async_context(server.client.watch(ana.code, ana.token, reconnects=True))
        await away.do(StartGame())
        gate.clear()
        cut(away)
        await lost(away)
        known = away.moment

        for table in tables:
            await table.until(lambda t: t.table is not None)
            assert table.table
            await table.do(SubmitSlate(table.table.table[:3]))
        gate.set()
        await away.until(lambda t: t.is_connected)

        assert [type(fact).__name__ for fact in away.facts[-2:]] == ["BecameReady", "BecameReady"]
        assert away.moment == known + 2
        assert away.table
        assert away.table.ready == (1, 2)
        await away.do(SubmitSlate(away.table.table[:3]))  # and it continues to play


async def test_a_command_waits_for_the_connection(server: RunningServer, gate: asyncio.Event) -> None:
    seat = await server.client.open_room("Ana")
    async with server.client.watch(seat.code, seat.token, reconnects=True) as table:
        gate.clear()
        cut(table)
        await lost(table)

        seating = asyncio.create_task(table.do(SeatBot("ada")))
        gate.set()
        await seating

        assert table.room
        assert len(table.room.seats) == 2


async def test_a_table_survives_the_death_of_its_server(own_server: RunningServer) -> None:
    seat = await own_server.client.open_room("Ana")
    async with own_server.client.watch(seat.code, seat.token, reconnects=True) as table:
        own_server.kill()
        await lost(table)
        await asyncio.to_thread(own_server.start)

        await table.do(SeatBot("ada"))

        assert table.room
        assert len(table.room.seats) == 2


async def test_an_answer_that_was_lost_is_an_unknown_fate(own_server: RunningServer) -> None:
    seat = await own_server.client.open_room("Ana")
    async with own_server.client.watch(seat.code, seat.token, reconnects=True) as table:
        own_server.send_signal(signal.SIGSTOP)
        seating = asyncio.create_task(table.do(SeatBot("ada")))
        while not table._answers:  # noqa: ASYNC110 - the client has no event for it
            await asyncio.sleep(0)
        cut(table)

        with pytest.raises(Refused) as refused:
            await seating
        own_server.send_signal(signal.SIGCONT)
        await table.until(lambda t: t.is_connected)

    assert refused.value.code == "unknown_fate"


async def test_a_silent_connection_is_given_up(own_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, heard = await own_server.client.open_room("Ana"), list[str]()
    watched = own_server.client.watch(seat.code, seat.token, reconnects=True, overhear=heard.append)
    async with watched as table:
        monkeypatch.setattr(stella.client, "SILENT_SECONDS", 0.2)
        before = len(heard)
        await table.say(Beat())
        await table.until(lambda _: len(heard) > before)  # from here on it waits for so short a time
        own_server.send_signal(signal.SIGSTOP)
        await lost(table)
        monkeypatch.setattr(stella.client, "SILENT_SECONDS", 15)
        own_server.send_signal(signal.SIGCONT)

        await table.do(SeatBot("ada"))


async def test_a_client_whose_seat_has_moved_does_not_come_back(server: RunningServer) -> None:
    seat = await server.client.open_room("Ana")
    assert seat.token
    async with server.client.watch(seat.code, seat.token, reconnects=True) as table:
        ticket = await server.client.issue_ticket(seat.code, seat.token)
        await server.client.use_ticket(ticket.ticket)

        with pytest.raises(Gone) as gone:
            await table.until(lambda _: False)

    assert gone.value.code == "seat_moved"


async def test_turns_end_with_the_game_and_its_record_can_be_read(server: RunningServer) -> None:
    seat = await server.client.open_room("Ana")
    async with server.client.watch(seat.code, seat.token) as table:
        for character in ("ada", "bruno"):
            await table.do(SeatBot(character))
        with pytest.raises(Refused, match="game_not_over"):
            await table.record()
        await table.do(StartGame())
        turns = 0

        async for turn in table.turns():
            turns += 1
            await table.do(any_move(turn))

        record = await table.record()
    assert turns >= 4
    assert what_is_wrong(record) is None
    assert table.witness.what_is_wrong(record) is None


async def test_the_error_of_something_in_between_is_no_refusal(unused_tcp_port: int) -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")  # the whole request
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 6\r\nconnection: close\r\n\r\n<html>")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(page, "127.0.0.1", unused_tcp_port):
        with pytest.raises(Gone, match="unreachable"):
            await Server(f"http://127.0.0.1:{unused_tcp_port}").open_room("Ana")


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n", b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"])
async def test_a_request_whose_connection_breaks_is_gone_with_its_reason(answer: bytes, unused_tcp_port: int) -> None:
    async def broken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(answer)
        writer.close()

    server = Server(f"http://127.0.0.1:{unused_tcp_port}")
    async with await asyncio.start_server(broken, "127.0.0.1", unused_tcp_port):
        with pytest.raises(Gone) as gone:
            await server.open_room("Ana")
    with pytest.raises(Gone) as nobody:
        await server.open_room("Ana")

    assert (gone.value.code, bool(gone.value.reason)) == ("unreachable", True)
    assert gone.value.__cause__ is not None
    assert "refused" in nobody.value.reason


async def test_a_page_that_is_not_ours_is_gone_with_its_reason(unused_tcp_port: int) -> None:
    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\n<html>")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(page, "127.0.0.1", unused_tcp_port):
        with pytest.raises(Gone, match="not the answer of a Stella server"):
            await Server(f"127.0.0.1:{unused_tcp_port}").get("/home", bodies.Info)


async def test_a_picture_is_fetched_and_a_wrong_address_is_refused(server: RunningServer) -> None:
    client = Server(server.address.removeprefix("http://"))  # as people type it
    deck = await client.get("/api/decks/stella?language=en", bodies.DeckTexts)

    picture = await asyncio.to_thread(client.fetch, deck.cards[0].pictures["300"])

    assert picture[8:12] == b"WEBP"
    with pytest.raises(Refused, match="not_found"):
        await asyncio.to_thread(client.fetch, "/content/decks/stella/none.webp")


async def test_a_frozen_server_is_told_apart_before_and_after_a_command_was_sent(
    own_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await own_server.client.open_room("Ana")
    async with own_server.client.watch(seat.code, seat.token, reconnects=True) as table:
        monkeypatch.setattr(stella.client, "ANSWER_SECONDS", 0.3)
        monkeypatch.setattr(Table.until, "__defaults__", (0.3,))
        own_server.send_signal(signal.SIGSTOP)

        with pytest.raises(Refused, match="unknown_fate"):
            await table.do(SeatBot("ada"))
        cut(table)
        await table.until(lambda t: not t.is_connected, 30)
        with pytest.raises(Refused, match="try_again"):
            await table.do(SeatBot("ada"))
        own_server.send_signal(signal.SIGCONT)


async def test_the_player_of_the_readme_plays_a_game(server: RunningServer, tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    player = tmp_path / "player.py"
    player.write_text(source, "utf-8")
    (ana,) = await seat_people(server.client, 1)
    async with server.client.watch(ana.code, ana.token) as table:
        running = [
            await asyncio.create_subprocess_exec(
                sys.executable, str(player), server.address, ana.code, name, stdout=subprocess.PIPE
            )
            for name in ("Robin", "Kim")
        ]
        await table.until(lambda t: t.presence is not None and len(t.presence.here) == 3)

        await table.do(StartGame())
        await play_on(table, Random(3))

        printed = [(await one.communicate())[0] for one in running]
        assert is_finished(table)
        totals = (await table.record()).totals
    assert [one.returncode for one in running] == [0, 0]
    assert printed == [f"{totals}\n".encode()] * 2
    assert len(source.strip().splitlines()) < 20
