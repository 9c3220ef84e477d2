"""A node with a store in memory and its own clock, and people whose lines record what they receive."""

from collections.abc import Callable
from typing import Any, ParamSpec

import msgspec

from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.hosting.budgets import Budget
from stella.hosting.catalogue import Catalogue
from stella.hosting.node import Node
from stella.hosting.ports import Measures
from stella.hosting.room import LiveRoom
from stella.hosting.tokens import hashed
from stella.hosting.viewers import Viewer
from stella.protocol.messages import Role
from stella.rooms.commands import Command, StartGame
from stella.rooms.options import Options
from stella.rooms.room import Room
from stella.rules.box import Colour
from stella.rules.refusals import Refused
from tests.hosting.fake_time import FakeTime, settle
from tests.hosting.memory_store import MemoryStore

P = ParamSpec("P")
CATALOGUE = Catalogue({"stella": load_deck()}, load_words())
NAMES = ("Ana", "Ben", "Eva", "Ivo")


class FakeLine:
    """A line that stores every message."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed_for: str | None = None

    def send(self, payload: bytes) -> None:
        assert self.closed_for is None, "something was sent to a closed line"
        self.heard.append(msgspec.json.decode(payload))

    def hang_up(self, reason: str) -> None:
        self.closed_for = reason


class Failures(Measures):
    """Measures that record which effects and which background tasks failed."""

    def __init__(self) -> None:
        self.of: list[str] = []

    def failed(self, work: str) -> None:
        self.of.append(work)


class Person:
    """A player or spectator who sends and receives messages."""

    def __init__(self, local: "LocalNode", live: LiveRoom, token: str | None) -> None:
        self.local, self.live, self.token = local, live, token
        self.line = FakeLine()
        self.viewer = Viewer(self.line, Role.SEAT if token else Role.TV, "en", token=hashed(token) if token else None)
        self.budget = Budget(local.time) if local.has_limits else None
        self._numbers = 0

    async def come(self, known: int = 0) -> "Person":
        assert await self.live.join(self.viewer, known)
        return self

    def go(self) -> None:
        self.live.leave(self.viewer)

    async def do(self, command: Command) -> str:
        """Send a command. Return "" if it was done, the code of the refusal, or "?" without an answer."""
        number = self.ask(command)
        await settle()
        return self.answer(number)

    def ask(self, command: Command) -> int:
        self._numbers += 1
        self.live.queue.do(self.viewer, self._numbers, command, self.budget)
        return self._numbers

    def answer(self, number: int) -> str:
        for message in self.line.heard:
            if message["type"] == "refused" and message["id"] == number:
                return str(message["code"])
            if message["type"] == "update" and message.get("done") == number:
                return ""
        return "?"

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.line.heard if message["type"] == kind]

    def facts(self) -> list[str]:
        return [told["fact"]["type"] for update in self.heard("update") for told in update.get("facts", ())]


def refusal_of(act: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> str | None:
    """Do something. Return the code of the refusal, or None if it was done."""
    try:
        act(*args, **kwargs)
    except Refused as refused:
        return refused.code
    return None


class LocalNode:
    """One node. Several can share a store."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        time: FakeTime | None = None,
        catalogue: Catalogue = CATALOGUE,
        has_limits: bool = True,
        **options: Any,
    ) -> None:
        self.store = store or MemoryStore()
        self.time = time or FakeTime()
        self.has_limits = has_limits
        self.node = Node(self.store, catalogue, self.time, has_limits=has_limits, **options)

    async def table(self, people: int = 3, **options: Any) -> list[Person]:
        """Open a room with a number of people, all of them connected."""
        live = await self.node.seats.open_room(msgspec.convert(options, Options))
        tokens = [(await self.node.seats.sit_down(live, name, None, "en", f"10.0.0.{n}"))[1]
                  for n, name in enumerate(NAMES[:people])]  # fmt: skip
        return [await Person(self, live, token).come() for token in tokens]

    async def game(self, people: int = 3, **options: Any) -> list[Person]:
        """Open a room and start its game."""
        seated = await self.table(people, **options)
        assert await seated[0].do(StartGame()) == ""
        return seated

    async def open_rooms(self, limit: int) -> list[Room]:
        """Return the rooms that strangers may join."""
        return await self.node.listing.rooms(self.node.registry, limit)

    async def same_room(self, person: Person) -> LiveRoom:
        """Return a person's room on another node."""
        return await self.node.registry.find(person.live.room.code)


PINK = Colour.PINK
