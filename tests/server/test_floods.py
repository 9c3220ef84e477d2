"""No client can stop the server: excess is refused or disconnected, and reconnecting does not reset limits."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stella.content.languages import LANGUAGES
from stella.content.messages import _bundle
from stella.hosting.catalogue import open_catalogue
from stella.hosting.registry import CODE_LETTERS
from stella.protocol.messages import PROTOCOL
from stella.rooms.commands import StartGame
from stella.rules.refusals import Refused
from stella.server.admission import Admission
from stella.server.allowances import SEAT_MESSAGES, SEAT_MOVES, WATCHERS, Allowances
from stella.server.compression import Compressed
from stella.server.desk import Desk
from stella.server.http.content import deck_texts
from stella.server.runner import server as start
from stella.server.settings import Settings
from tests.hosting.fake_time import FakeTime
from tests.server.clock import Clock
from tests.server.guests import Guest
from tests.server.playing import connect_all, play_game, refusal_of, seat_people
from tests.server.running import RunningServer, serving
from tests.server.sockets.echo import echoing, eventually
from tests.server.sockets.wire import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    close_frame,
    everything,
    frame,
    plugged,
    shaken,
    text_frame,
)

SLOW_DOWN = text_frame(b"enough") + close_frame(1008, "slow_down")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with all its limits."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@asynccontextmanager
async def watching(server: RunningServer, code: str) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://127.0.0.1:{server.port}/api/rooms/{code}/socket", compression=None) as line:
        await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "role": "spectator", "language": "en"}))
        while json.loads(await line.recv())["type"] != "update":
            pass
        yield line


async def heard_until_closed(line: ClientConnection) -> list[Any]:
    heard = []
    try:
        while True:
            heard.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return heard


async def pour(line: ClientConnection, text: str, times: int) -> None:
    try:
        for _ in range(times):
            await line.send(text)
            await asyncio.sleep(0)  # otherwise nothing would be read meanwhile
    except ConnectionClosed:
        pass


# --- one line


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"x") * 50,
        frame(PING) * 50,
        frame(PONG) * 50,
        frame(TEXT, b"x", is_final=False) + frame(CONTINUATION, b"", is_final=False) * 50,
    ],
    ids=["texts", "pings", "pongs", "fragments"],
)
def test_a_line_that_sends_more_than_it_may_is_told_so_and_closed(data: bytes) -> None:
    with echoing() as server, shaken(server) as plug:
        server.allowance.left = 40
        plug.sendall(data)

        assert everything(plug) == SLOW_DOWN
        eventually(lambda: server.everybody[0].calls == ["opened", "overdrawn", "closed"])
        assert server.everybody[0].heard == []


def test_pieces_of_a_frame_are_counted_too() -> None:
    with echoing() as server, shaken(server) as plug:
        server.allowance.left = 10
        for byte in frame(TEXT, b"x" * 100)[:20]:
            paid = len(server.allowance.paid)
            plug.sendall(bytes([byte]))
            eventually(lambda: len(server.allowance.paid) > paid)  # noqa: B023 - asked at once
            if server.allowance.left < 0:
                break

        assert everything(plug) == SLOW_DOWN


@pytest.mark.parametrize("one", [frame(TEXT, b"x"), frame(PONG)], ids=["a text", "a pong"])
def test_a_frame_that_comes_alone_is_counted_too(one: bytes) -> None:
    with echoing() as server, shaken(server) as plug:
        server.allowance.left = 10
        while server.allowance.left >= 0:
            paid = len(server.allowance.paid)
            plug.sendall(one)
            eventually(lambda: len(server.allowance.paid) > paid)  # noqa: B023 - asked at once

        assert everything(plug).endswith(SLOW_DOWN)


def test_one_turn_of_the_loop_hears_a_few_frames_of_a_line_at_most() -> None:
    with echoing() as server, shaken(server) as plug:
        plug.sendall(frame(PONG) * 20_000 + frame(TEXT, b"end"))
        until_end = plug.recv(100)

    assert until_end == text_frame(b"end")
    assert sum(server.allowance.paid) == 20_001
    assert max(server.allowance.paid) <= 171


# --- a spectator nobody knows


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"seen","moment":1}',
        '{"type":"beat"}',
        '{"type":"do","id":1,"command":{"type":"start_game"}}',
        '{"type":"do","id":1,"command":{"type":"sing"}}',
    ],
    ids=["seen", "beat", "refused", "misunderstood"],
)
async def test_a_spectator_who_pours_is_disconnected_and_the_game_goes_on(limited: RunningServer, text: str) -> None:
    seats = await seat_people(limited.client, 3)
    async with watching(limited, seats[0].code) as line, limited.client.watch(seats[1].code, seats[1].token) as ben:
        pouring = asyncio.create_task(pour(line, text, 20_000))
        heard = await heard_until_closed(line)
        await pouring

        assert line.close_code == 1008
        assert line.close_reason == "slow_down"
        assert heard[-1]["code"] == "slow_down"
        assert len(heard) <= (SEAT_MESSAGES[0] + 60 * SEAT_MESSAGES[1]) * WATCHERS
        assert await refusal_of(ben, StartGame()) == "not_host"


async def test_an_address_that_connects_in_a_loop_hears_why_it_is_turned_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code = (await seat_people(server.client, 3))[0].code
        async with AsyncExitStack() as stack:
            path = f"ws://127.0.0.1:{server.port}/api/rooms/{code}/socket"
            lines = [await stack.enter_async_context(connect(path, compression=None)) for _ in range(200)]

            hearing = [asyncio.create_task(heard_until_closed(line)) for line in lines]
            turned_away, still_open = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
            for each in still_open:
                each.cancel()

        (heard,) = turned_away.pop().result()
        assert (heard["type"], heard["code"]) == ("goodbye", "slow_down")


def test_an_address_takes_only_a_part_of_the_tickets(limited: RunningServer) -> None:
    ana = Guest(limited, "ana")
    asked = [ana.ask("POST", "/daily/ticket", json={"calendar": ""}) for _ in range(31)]

    assert [answer.status_code for answer in asked] == [201] * 30 + [429]
    assert 0 < int(asked[-1].headers["retry-after"]) <= 300


async def test_reconnecting_does_not_refill_what_a_seat_may_do(limited: RunningServer) -> None:
    seats = await seat_people(limited.client, 3)
    async with limited.client.watch(seats[1].code, seats[1].token) as ben:
        codes = [await refusal_of(ben, StartGame()) for _ in range(SEAT_MOVES[0] + 20)]
    async with limited.client.watch(seats[1].code, seats[1].token) as ben:
        again = [await refusal_of(ben, StartGame()) for _ in range(40)]

    assert codes[0] == "not_host"
    assert "slow_down" in codes
    assert "slow_down" in again


def test_what_belongs_to_a_seat_or_an_address_is_found_again() -> None:
    allowances = Allowances(FakeTime(), 1.0, has_limits=True)
    seat, watchers = allowances.of_seat("room", "token"), allowances.of_address("192.0.2.1")
    for number in range(20_000):  # more than the server stores: a name that is in use stays
        allowances.of_seat("room", str(number))
        allowances.of_address(f"198.51.{number // 250}.{number % 250}")

    assert allowances.of_seat("room", "token") is seat
    assert allowances.of_address("192.0.2.1") is watchers
    assert allowances.of_seat("room", "other") is not seat


def test_all_seats_of_an_address_write_from_one_budget() -> None:
    allowances = Allowances(FakeTime(), 1.0, has_limits=True)

    written = [
        sum(allowances.entries("room", str(seat), "192.0.2.1").allows(StartGame()) for _ in range(1000))
        for seat in range(20)
    ]

    assert written[0] == 400  # what one seat may
    assert sum(written) == 4000  # what an address may
    assert allowances.entries("room", "1", "192.0.2.1").allows(StartGame()) is False
    assert allowances.entries("room", "another", "192.0.2.2").allows(StartGame()) is True


# --- wrong codes


async def test_wrong_codes_at_the_same_time_count_as_they_do_one_by_one(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with httpx.AsyncClient(timeout=60) as browser:
            codes = [f"QX{CODE_LETTERS[number // 10]}{CODE_LETTERS[number % 10]}Z" for number in range(100)]
            answers = await asyncio.gather(*[browser.get(f"{server.address}/api/rooms/{code}") for code in codes])

    looked_up = [answer for answer in answers if answer.json()["code"] == "no_such_room"]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(looked_up) + len(refused) == 100
    assert len(looked_up) <= 20 + 10  # some come back while they are asked
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


def test_a_right_code_costs_nothing_and_a_wrong_one_does() -> None:
    admission = Admission(has_limits=True, clock=Clock())

    for _ in range(100):
        with admission.guessing("192.0.2.1", KeyError):
            pass
    for _ in range(20):
        with pytest.raises(KeyError), admission.guessing("192.0.2.1", KeyError):
            raise KeyError

    with pytest.raises(Refused, match="slow_down"), admission.guessing("192.0.2.1", KeyError):
        pass


# --- slow answers


async def test_the_same_answer_is_compressed_once_and_beside_the_loop() -> None:
    desk = Desk()
    compressed = Compressed(desk)
    body = b"text " * 1000

    first = await compressed.of(body)
    again = await compressed.of(bytes(bytearray(body)))
    thread = await desk.work(threading.get_ident)

    assert first == again
    assert compressed.times == 1
    assert thread != threading.get_ident()
    desk.close()


async def test_what_is_compressed_is_what_was_asked_for(limited: RunningServer) -> None:
    async with httpx.AsyncClient() as browser:
        for path in ("/schema/openapi.json", "/api/words?language=de", "/"):
            plain = await browser.get(limited.address + path, headers={"accept-encoding": "identity"})
            packed = await browser.get(limited.address + path, headers={"accept-encoding": "gzip"})

            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"]
            assert packed.content == plain.content


async def test_the_texts_of_a_deck_are_written_once_in_each_language(tmp_path: Path) -> None:
    catalogue, request = open_catalogue(tmp_path), cast("Any", None)
    services: Any = SimpleNamespace(node=SimpleNamespace(catalogue=catalogue), settings=Settings(data=tmp_path))

    answers = [await deck_texts.fn(request, "stella", services, language) for language in ("en", "en", "de")]
    first, again, german = (answer.content for answer in answers)

    assert first is again
    assert json.loads(first)["cards"][0]["title"] != json.loads(german)["cards"][0]["title"]


async def test_what_takes_long_has_a_bucket_of_its_own() -> None:
    admission = Admission(has_limits=True, clock=Clock())

    for _ in range(60):
        admission.may_study("192.0.2.1")
    with pytest.raises(Refused) as refused:
        admission.may_study("192.0.2.1")

    assert refused.value.retry_after == 1
    admission.may_read("192.0.2.1")


async def test_everything_that_takes_long_is_paid_from_that_bucket(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with AsyncExitStack() as stack:
            tables = await connect_all(stack, server.client, await seat_people(server.client, 3, rounds=1))
            await play_game(tables, Random(4))
            room = tables[0].room
            assert room
        record, table = f"/api/records/{room.record}", f"/api/rooms/{room.code}"
        paths = [f"{record}/verdict", f"{record}/insight", f"{record}/steps", f"{table}/insight", f"{table}/games.csv"]
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as browser:
            first = await asyncio.gather(*[browser.get(paths[0]) for _ in range(80)])
            refused = [await is_refused_soon(browser, path) for path in paths]

    assert {answer.status_code for answer in first} == {200, 429}
    assert refused == [True] * len(paths)


async def is_refused_soon(browser: httpx.AsyncClient, path: str) -> bool:
    """Return whether a path is refused within a few requests that come one after the other."""
    for _ in range(20):
        if (await browser.get(path)).status_code == 429:
            return True
    return False


async def test_only_so_much_waits_for_a_desk_with_a_limit() -> None:
    desk, may_go_on = Desk(most=2), threading.Event()
    waiting = [asyncio.create_task(desk.work(may_go_on.wait)) for _ in range(2)]
    await asyncio.sleep(0)  # both have asked

    with pytest.raises(Refused, match="slow_down") as refused:
        await desk.work(may_go_on.wait)
    may_go_on.set()
    await asyncio.gather(*waiting)

    assert refused.value.retry_after
    assert await desk.work(may_go_on.is_set)
    desk.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
async def test_the_sentences_of_all_languages_are_read_beside_the_loop_when_a_server_starts(tmp_path: Path) -> None:
    read: list[bool] = []
    _bundle.cache_clear()
    running = start(Settings(data=tmp_path), lambda: read.append(_bundle.cache_info().currsize == 0))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(running.serve(sockets=[listener]))
        while _bundle.cache_info().currsize < len(LANGUAGES):  # noqa: ASYNC110 - a thread fills it
            await asyncio.sleep(0.01)
        running.should_exit = True
        await serving

    assert read == [True]  # it was ready before


def test_garbage_is_logged_once_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    with echoing() as server:
        for _ in range(50):
            with plugged(server) as plug:
                plug.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
                assert everything(plug).startswith(b"HTTP/1.1 400 ")

    assert capsys.readouterr().out.count("requests that are no HTTP") == 1
