"""docs/session.md, replayed line by line against a real server. Every message fits the schema of the socket."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib import request

from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect

from stella.protocol.socket_schema import socket_schema
from tests.server.playing import connect_all, is_finished, play_game, seat_people
from tests.server.running import RunningServer

PAGE = (Path(__file__).parents[2] / "docs" / "session.md").read_text("utf-8")
LINES = [line for block in re.findall(r"```session\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
SECONDS = 30
VALIDATORS = {
    sign: Draft202012Validator({**socket_schema(), "anyOf": [{"$ref": f"#/$defs/{kind}"}]})
    for sign, kind in ((">", "ClientMessage"), ("<", "ServerMessage"))
}


class Session:
    """The people of the page, and the values of its names in angle brackets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.values: dict[str, Any] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.answers: dict[str, tuple[int, Any]] = {}
        self.last: dict[str, Any] = {}
        self.validated = 0

    def person(self, name: str) -> str:
        """Return the person meant: the scout's name and another's are known once the slates are locked."""
        people = ("Ana", "Ben", "Eva")
        if name in people:
            return name
        scout = self.values["<scout>"]
        return people[scout] if name == "Scout" else people[(scout + 1) % 3]

    def filled_in(self, value: Any) -> Any:
        """Return a message to send, with the values in place of their names."""
        if isinstance(value, dict):
            return {key: self.filled_in(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.filled_in(one) for one in value]
        return self.values[value] if isinstance(value, str) and value.startswith("<") else value

    def fits(self, shown: Any, got: Any, found: dict[str, Any]) -> bool:
        """Return whether a received message has everything that the page shows; store the values of new names."""
        if shown == "…":
            return got is not None
        if isinstance(shown, str) and shown.startswith("<"):
            return bool((self.values | found).get(shown, got) == got) and found.update({shown: got}) is None
        if isinstance(shown, dict):
            return isinstance(got, dict) and all(
                key in got and self.fits(one, got[key], found) for key, one in shown.items()
            )
        if isinstance(shown, list):
            pairs = zip(shown, got, strict=False) if isinstance(got, list) and len(got) == len(shown) else None
            return pairs is not None and all(self.fits(one, other, found) for one, other in pairs)
        return bool(shown == got)

    async def send(self, name: str, what: str) -> None:
        if what == "close":
            await self.sockets.pop(name).close()
        elif asked := re.fullmatch(r"POST (\S+) (.*)", what):
            path = re.sub(r"<\w+>", lambda found: str(self.values[found[0]]), asked[1])
            self.answers[name] = await asyncio.to_thread(self._post, path, asked[2])
        else:
            if name not in self.sockets:
                code = self.values["<code>"]
                self.sockets[name] = await connect(f"{self.address.replace('http', 'ws')}/api/rooms/{code}/socket")
            await self.sockets[name].send(json.dumps(self.valid(">", self.filled_in(json.loads(what)))))

    def valid(self, sign: str, message: Any) -> Any:
        """Return a message that fits the schema of the socket."""
        VALIDATORS[sign].validate(message)
        self.validated += 1
        return message

    def _post(self, path: str, body: str) -> tuple[int, Any]:
        asked = request.Request(f"{self.address}{path}", body.encode(), {"content-type": "application/json"})
        with request.urlopen(asked, timeout=SECONDS) as answer:
            return answer.status, json.loads(answer.read())

    async def receive(self, name: str, what: str) -> None:
        """Read until a message matches what the page shows; the last message may show more than one thing."""
        if answered := re.fullmatch(r"(\d{3}) (.*)", what):
            status, body = self.answers.pop(name)
            found: dict[str, Any] = {}
            assert status == int(answered[1])
            assert self.fits(json.loads(answered[2]), body, found), body
            self.values |= found
            return
        shown, read = json.loads(what), [self.last.get(name)]
        try:
            async with asyncio.timeout(SECONDS):
                while not self.fits(shown, read[-1], found := {}):
                    read.append(self.valid("<", json.loads(await self.sockets[name].recv())))
        except TimeoutError:
            raise AssertionError(f"{name} did not receive {what}, but {read}") from None
        self.last[name] = read[-1]
        self.values |= found


async def test_the_session_of_the_guide_can_be_played(server: RunningServer) -> None:
    session = Session(server.address)

    try:
        for line in LINES:
            name, sign, what = line.split(" ", 2)
            await (session.send if sign == ">" else session.receive)(session.person(name), what)
    finally:
        for socket in session.sockets.values():
            await socket.close()

    assert len(LINES) > 25
    assert session.validated > 25


def test_the_server_publishes_the_schema_of_its_socket(server: RunningServer) -> None:
    with request.urlopen(f"{server.address}/schema/socket.json", timeout=SECONDS) as answer:
        kind, published = answer.headers["content-type"], json.loads(answer.read())

    assert kind == "application/schema+json"
    assert published == json.loads(json.dumps(socket_schema()))


async def test_every_message_of_a_whole_game_fits_the_schema(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3)
    heard: list[str] = []

    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        spectator = server.client.watch(seats[0].code, overhear=heard.append)
        seat = server.client.watch(seats[1].code, seats[1].token, overhear=heard.append)
        await stack.enter_async_context(spectator)
        await stack.enter_async_context(seat)
        await play_game(tables, Random(7))
        await spectator.until(is_finished)
        await seat.until(is_finished)

    for text in heard:
        VALIDATORS["<"].validate(json.loads(text))
    assert {"welcome", "update", "presence"} <= {json.loads(text)["type"] for text in heard}
