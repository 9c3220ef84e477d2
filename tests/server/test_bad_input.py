"""Bad input gets a coded error or a closed socket with a reason, never a traceback, and disturbs no other client."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stella.client import Gone, Refused
from stella.protocol import bodies
from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from stella.rooms.commands import StartGame
from stella.rules.moves import PointAt
from tests.server.playing import connect_all, play_game, refusal_of, seat_people
from tests.server.running import RunningServer


async def answer_to(server: RunningServer, code: str, *messages: str | bytes, **options: object) -> tuple[str, int]:
    """Send messages on a new socket; return the code of the goodbye and the code of the close."""
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{code}/socket"
    goodbye = ""
    async with connect(address, compression=None, **options) as socket:  # type: ignore[arg-type]
        with suppress(ConnectionClosed):  # a server that has sent its goodbye no longer reads
            for message in messages:
                await socket.send(message)
        try:
            while True:
                heard = json.loads(await asyncio.wait_for(socket.recv(), 15))
                goodbye = heard["code"] if heard["type"] == "goodbye" else goodbye
        except ConnectionClosed as closed:
            return goodbye, closed.rcvd.code if closed.rcvd else 0


def hello(**changes: object) -> str:
    return json.dumps({"type": "hello", "role": "spectator", **changes})


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        (["not json"], "bad_message"),
        (["[]"], "bad_message"),
        (["null"], "bad_message"),
        (['{"type": "nothing"}'], "bad_message"),
        ([hello(role="king")], "bad_message"),
        ([hello(surprise=1)], "bad_message"),
        ([hello(role="seat", token="forged")], "not_seated"),
        ([hello(role="seat")], "not_seated"),
        ([hello(protocol=99)], "old_client"),
        (['{"type": "do", "id": 1, "command": {"type": "be_ready"}}'], "hello_first"),
        ([hello(), hello()], "bad_message"),
        ([hello(), '{"type": "do", "id": "x", "command": {"type": "be_ready"}}'], "bad_message"),
        ([hello(), "[" * 10_000], "bad_message"),
        ([hello(), '{"a":' * 3_000], "bad_message"),
    ],
)
async def test_a_message_that_is_none_closes_the_socket_with_a_reason(
    server: RunningServer, messages: list[str | bytes], code: str
) -> None:
    seats = await seat_people(server.client, 3)

    goodbye, close = await answer_to(server, seats[0].code, *messages)

    assert (goodbye, close) == (code, 4000)


@pytest.mark.parametrize(
    ("message", "path"),
    [
        ('{"type": "do", "id": 7, "command": {"type": "mark_cards", "cards": ["a"]}}', "$.command.cards[0]"),
        ('{"type": "do", "id": 7, "command": {"type": "time_is_up"}}', "$.command.type"),
        ('{"type": "do", "id": 7, "command": {"type": "end_game", "now": true}}', "$.command.now"),
        ('{"type": "do", "id": 7, "command": {"type": "point_at"}}', "$.command.card"),
        ('{"type": "do", "id": 7, "command": {"cards": [1]}}', "$.command.type"),
        (
            '{"type": "do", "id": 7, "command": {"type": "change_options", "options": {"seats": 9}}}',
            "$.command.options.seats",
        ),
        ('{"type": "do", "id": 7}', "$.command"),
        ('{"type": "do", "id": 7, "command": {"type": "be_ready"}, "by": "me"}', "$.by"),
    ],
)
async def test_a_command_with_a_mistake_is_refused_with_its_place_and_the_socket_stays_open(
    server: RunningServer, message: str, path: str
) -> None:
    seats = await seat_people(server.client, 3)
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{seats[0].code}/socket"
    react = '{"type": "do", "id": 8, "command": {"type": "react", "emoji": "✨"}}'

    async with connect(address, compression=None) as socket:
        for each in (hello(role="seat", token=seats[0].token, language="de"), message, react):
            await socket.send(each)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1].get("done") != 8:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 15)))

    (refused,) = [each for each in heard if each["type"] == "refused"]
    said = sentence(Code.BAD_MESSAGE, "de")
    assert refused == {"type": "refused", "id": 7, "code": "bad_message", "sentence": said, "path": path}


async def test_a_huge_message_closes_the_socket(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)

    _, close = await answer_to(server, seats[0].code, hello(), "x" * 100_000)

    assert close == 1009


async def test_a_wrong_room_and_a_foreign_page_are_refused(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)

    assert (await answer_to(server, "ZZZZZ", hello()))[0] == "no_such_room"
    with pytest.raises(InvalidStatus, match="403"):
        await answer_to(server, seats[0].code, hello(), origin="https://evil.example")
    own_page = f"http://127.0.0.1:{server.port}"
    assert (await answer_to(server, seats[0].code, hello(), "x", origin=own_page))[0] == "bad_message"


async def test_another_rooms_token_opens_nothing(server: RunningServer) -> None:
    ours, theirs = await seat_people(server.client, 3), await seat_people(server.client, 3)

    with pytest.raises(Gone) as gone:
        await server.client.watch(ours[0].code, theirs[0].token).__aenter__()

    assert gone.value.code == "not_seated"


@pytest.mark.full  # waits as long as a real server does; sockets/test_lines.py has a shorter deadline
async def test_who_says_nothing_is_sent_away(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)

    assert (await answer_to(server, seats[0].code))[1] == 1008


async def test_a_spectator_can_do_nothing(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    async with server.client.watch(seats[0].code) as watcher:
        assert await refusal_of(watcher, StartGame()) == "not_seated"
        assert await refusal_of(watcher, PointAt(3)) == "not_seated"


@pytest.mark.parametrize(
    ("path", "body", "status", "place"),
    [
        ("/api/rooms", b"not json", 400, None),
        ("/api/rooms", b"", 400, "$"),
        ("/api/rooms", b"[]", 400, "$"),
        ("/api/rooms", b'{"name": 5}', 400, "$.name"),
        ("/api/rooms", b'{"unknown": 1}', 400, "$.unknown"),
        ("/api/rooms", b'{"options": {"seats": 99}}', 400, "$.options.seats"),
        ("/api/rooms", b'{"name": "Ana", "agent": {"kind": "model"}}', 400, "$.agent.model"),
        ("/api/rooms", b'{"options": {"deck": "nowhere"}}', 404, None),
        ("/api/rooms", b"x" * 100_000, 413, None),
        ("/api/rooms", b"[" * 50_000, 400, None),
        ("/api/rooms/ZZZZZ/seats", b'{"name": "Ana"}', 404, None),
        ("/api/tickets", b'{"ticket": "ZZZZZ.nothing"}', 404, None),
        ("/api/nowhere", b"{}", 404, None),
    ],
)
async def test_a_bad_request_gets_a_code_a_sentence_and_the_place_of_a_mistake_in_its_body(
    server: RunningServer, path: str, body: bytes, status: int, place: str | None
) -> None:
    async with httpx.AsyncClient() as browser:
        answer = await browser.post(
            server.address + path, content=body, headers={"content-type": "application/json", "accept-language": "pl"}
        )

    assert answer.status_code == status
    assert answer.json().keys() - {"path"} == {"code", "sentence"}
    assert answer.json().get("path") == place
    assert "Traceback" not in answer.text


async def test_every_answer_is_guarded_by_headers(server: RunningServer) -> None:
    async with httpx.AsyncClient() as browser:
        for path in ("/", "/api/info", "/api/rooms/ZZZZZ", "/nowhere"):
            headers = (await browser.get(server.address + path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "set-cookie" not in headers


async def test_codes_cannot_be_guessed_and_rooms_not_be_opened_without_end(tmp_path: Path) -> None:
    running = RunningServer(tmp_path).start()
    try:
        guesses = [await _code_of(running.client.get(f"/api/rooms/A{number:04}", dict)) for number in range(60)]
        openings = [await _code_of(running.client.open_room("Ana")) for _ in range(30)]
    finally:
        running.stop()

    assert guesses[0] == "no_such_room"
    assert guesses[-1] == "slow_down"
    assert openings[0] == ""
    assert openings[-1] == "slow_down"


async def _code_of(asking: Awaitable[object]) -> str:
    try:
        await asking
    except Refused as refused:
        return refused.code
    return ""


async def test_a_flood_of_moves_is_slowed_down(tmp_path: Path) -> None:
    running = RunningServer(tmp_path).start()
    try:
        seats = await seat_people(running.client, 3)
        async with running.client.watch(seats[1].code, seats[1].token) as ben:
            codes = await asyncio.gather(*[refusal_of(ben, StartGame()) for _ in range(100)])
    finally:
        running.stop()

    assert codes[0] == "not_host"
    assert "slow_down" in codes


def _mutated(chance: Random, base: list[str]) -> str:
    text = list(chance.choice(base))
    for _ in range(chance.randint(0, 4)):
        place = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                text[place] = chr(chance.choice([0, 34, 44, 45, 57, 58, 91, 92, 93, 123, 125, 0x202E, 0xFFFD]))
            case 1:
                del text[place : place + chance.randint(1, 5)]
                text = text or ["{"]
            case 2:
                text[place:place] = list(chance.choice(['"', "9" * 30, "null", "-1", "1e999", "\\ud800", "[[[", "{}"]))
            case _:
                text[place:place] = text[: chance.randint(1, 20)]
    return "".join(text)[:4000]


async def test_thousands_of_strange_messages_do_no_harm(
    server: RunningServer, at_scale: Callable[[int, int], int]
) -> None:
    chance = Random(2024)
    seats = await seat_people(server.client, 4)
    neighbours = await seat_people(server.client, 3)
    base = [hello(role="seat", token=seat.token) for seat in seats] + [
        json.dumps({"type": "do", "id": 1, "command": command})
        for command in (
            {"type": "mark_cards", "cards": [1, 2, 3]},
            {"type": "submit_slate", "cards": [1], "is_ready": False},
            {"type": "point_at", "card": 5},
            {"type": "be_ready"},
            {"type": "change_seat", "name": "Ada", "colour": "green"},
            {"type": "write_words", "cards": [["a", "b"]]},
            {"type": "seat_bot", "character": "ada", "level": 2},
            {"type": "set_order", "cards": [1, 2]},
            {"type": "react", "emoji": "✨"},
        )
    ]
    sent = 0
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{seats[0].code}/socket"
    while sent < at_scale(1_000, 20_000):
        async with connect(address, compression=None, close_timeout=1, max_queue=None) as socket:
            try:
                await socket.send(hello(role="seat", token=seats[sent % 4].token))
                for _ in range(chance.randint(1, 300)):
                    # Most are well formed but senseless, so that the socket lives long enough to do harm.
                    await socket.send(chance.choice(base[4:]) if chance.random() < 0.95 else _mutated(chance, base))
                    sent += 1
            except (ConnectionClosed, UnicodeEncodeError):
                continue

    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, neighbours)
        await play_game(tables, Random(1))
    assert (await server.client.get(f"/api/rooms/{seats[0].code}", bodies.RoomSummary)).seats
    assert server.complaints() == []
