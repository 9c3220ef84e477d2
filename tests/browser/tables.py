"""Tables that are played over sockets to the point where a test begins. Then pages take seats; the others play on here.

table = tables("Ana", "Ben", bots=1)
table.start()
ana = table.hand("Ana", meet, size=PHONE)
table.submit("Ben", 6, 7)
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from unittest.mock import patch

from stella import witness
from stella.bots import CHARACTERS
from stella.client import Refused, Server, Table
from stella.protocol import bodies, messages
from stella.rooms.commands import RoomCommand, SeatBot, StartGame
from stella.rooms.views import Phase, RoomView
from stella.rules.box import Agent, Colour
from stella.rules.moves import Move, PointAt, SubmitSlate
from stella.rules.views import Pointing, SlatesSealed, Step
from tests.browser.people import Person
from tests.browser.seeded import PART

T = TypeVar("T")
Meet = Callable[..., Person]
SECONDS: Final = 30
SAME: Final = (6, 7)
"""The places marked by players without instructions: a round of sparks, one pointing for each."""


class Loop:
    """An event loop in a separate thread, because Playwright uses the one of the test."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine there and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SECONDS)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(SECONDS)
        self._loop.close()


@contextmanager
def players_over_sockets(server: Server) -> Iterator["Tables"]:
    """Yield tables at a server. People who are still connected over a socket leave at the end of the block."""
    loop = Loop()
    tables = Tables(server, loop)
    try:
        with patch.object(witness, "token_hex", return_value=PART):
            yield tables
    finally:
        for table in tables.opened:
            table.close()
        loop.close()


class Tables:
    """Opens tables at one server."""

    def __init__(self, server: Server, loop: Loop) -> None:
        self.opened: list[PreparedTable] = []
        self._server = server
        self._loop = loop

    def __call__(self, *names: str, bots: int = 0, language: str = "en", **options: Any) -> "PreparedTable":
        """Open a table with these people and a number of bots. The first is the host. The game has not begun."""
        table = PreparedTable(self._server, self._loop)
        self.opened.append(table)
        table.open(names, bots, language, options)
        return table

    def at(self, code: str) -> "PreparedTable":
        """Return a table that a page has opened, for people who join it over sockets."""
        table = PreparedTable(self._server, self._loop)
        self.opened.append(table)
        table.known_code = code
        return table

    def beside(self, **pages: Person) -> "PreparedTable":
        """Return the table where these pages already sit. They see what happens here, as on a second device."""
        table = PreparedTable(self._server, self._loop)
        self.opened.append(table)
        for name, page in pages.items():
            table.follow(name, page)
        return table


class Onlooker(witness.Witness):
    """Adds nothing to the draw of a game, because the page of the same seat does."""

    def seal_to_publish(self, _: RoomView, __: int) -> None:
        """Publish nothing."""

    def part_to_open(self, _: RoomView, __: int) -> None:
        """Open nothing."""


def has_sealed(table: Table) -> bool:
    """Return whether the room shows the seal of this seat's part for the next draw."""
    if table.room is None or table.mine is None:
        return False
    seals = zip(table.room.seats, table.room.part_seals, strict=False)
    return any(seal for seat, seal in seals if seat.colour == table.mine.colour)


class PreparedTable:
    """One room, and its people who play over sockets."""

    def __init__(self, server: Server, loop: Loop) -> None:
        self._server = server
        self._loop = loop
        self._seats: dict[str, bodies.Seated] = {}
        self._lines: dict[str, Table] = {}
        self._onlookers: list[Table] = []
        self.pages: dict[str, Person] = {}
        self.host = ""
        self.known_code = ""  # the code of a table that was opened elsewhere

    # --- who sits here

    def open(self, names: tuple[str, ...], bots: int, language: str, options: dict[str, Any]) -> None:
        host, *others = names
        self.host = host
        self._sit(host, self._loop.run(self._server.open_room(host, language, **options)))
        for name in others:
            self.join(name, language)
        for number in range(bots):
            self.do(host, SeatBot(CHARACTERS[number].id))

    def follow(self, name: str, page: Person) -> None:
        """Play for a page that sits at this table; the first is the host."""
        seat = page.page.evaluate("() => JSON.parse(localStorage.getItem('stella.seats'))[0]")
        self._seats[name] = bodies.Seated(seat["code"], Colour(seat["colour"]), seat["token"])
        self.host = self.host or name
        self.connect(name, beside_page=True)

    def join(self, name: str, language: str = "en", agent: Agent | None = None) -> None:
        """Let one more person sit down, or a program that declares itself."""
        self._sit(name, self._loop.run(self._server.sit_down(self.code, name, language=language, agent=agent)))

    def _sit(self, name: str, seated: bodies.Seated) -> None:
        self._seats[name] = seated
        self.connect(name)
        line = self._lines[name]
        self._until(line, lambda table: _plays(table) or has_sealed(table))

    @property
    def code(self) -> str:
        return self.known_code or next(iter(self._seats.values())).code

    def colour(self, name: str) -> Colour:
        """Return the colour of a person's lantern."""
        colour = self._seats[name].colour
        assert colour
        return colour

    @property
    def names(self) -> list[str]:
        """Return the names of all players, people and bots, in the order of the seats."""
        room = self._anybody.room
        assert room
        return [seat.name for seat in room.seats]

    def until(self, name: str, is_so: Callable[[Table], bool]) -> None:
        """Wait until a condition holds for a person, over a socket even if they use a page."""
        if is_at_page := name not in self._lines:
            self.connect(name)
        self._until(self._lines[name], is_so)
        if is_at_page:
            self.leave(name)

    def until_marked(self, name: str, *places: int) -> None:
        """Wait until the server has exactly these marks of a person."""
        self.until(
            name, lambda line: line.own is not None and set(line.own.marks) == {self._at(line, p) for p in places}
        )

    def connect(self, name: str, *, beside_page: bool = False) -> None:
        """Let a person come back over a socket. `beside_page`: their page adds to the draw."""
        seat, witness = self._seats[name], Onlooker() if beside_page else None
        self._lines[name] = self._loop.run(self._server.watch(seat.code, seat.token, witness=witness).__aenter__())

    def overhear(self, role: messages.Role) -> list[str]:
        """Let a TV or a spectator watch. Return the growing list of all messages to it."""
        heard: list[str] = []
        look = self._server.watch(self.code, role=role, overhear=heard.append)
        self._onlookers.append(self._loop.run(look.__aenter__()))
        return heard

    def leave(self, name: str) -> None:
        """Close a person's socket, as a phone in a pocket does."""
        self._loop.run(self._lines.pop(name).__aexit__(None, None, None))

    def hand(self, name: str, meet: Meet, path: str = "", **wishes: Any) -> Person:
        """Hand a person's seat to a page and return it, open at the table."""
        person = meet(seat=(self._seats[name], name), **wishes)
        self.pages[name] = person.go(path or f"/r/{self.code}")
        person.wait(".lobby, .table, .end, .games, .sheetscreen, .door, .controls")
        if name in self._lines:
            self.leave(name)
        return person

    def close(self) -> None:
        for name in list(self._lines):
            self.leave(name)
        for onlooker in self._onlookers:
            self._loop.run(onlooker.__aexit__(None, None, None))

    # --- what they do

    def do(self, name: str, command: RoomCommand | Move | messages.React) -> None:
        """Send a command for a person, over a socket even if they use a page. A refusal fails the test."""
        if is_at_page := name not in self._lines:
            self.connect(name)
        self._loop.run(self._lines[name].do(command))
        if is_at_page:
            self.leave(name)

    def start(self) -> None:
        """Let the host start the game, and wait until everyone here sees the table."""
        has_page = self.host not in self._lines
        if has_page:  # as on a second device of the host
            self.connect(self.host, beside_page=True)
        self.do(self.host, StartGame())
        for line in self._lines.values():
            self._until(line, _plays)
        if has_page and len(self._lines) > 1:
            self.leave(self.host)

    def submit(self, name: str, *places: int, is_ready: bool = True) -> None:
        """Mark the pictures at these places and, unless told otherwise, be ready. This also works for a page."""
        self.do(name, SubmitSlate(tuple([self.card(place) for place in places]), is_ready))

    def card(self, place: int) -> int:
        """Return the picture at a place of the table."""
        return self._at(self._anybody, place)

    @staticmethod
    def _at(line: Table, place: int) -> int:
        assert line.table
        return line.table.table[place]

    def submit_all(self, *places: int, but: str = "") -> None:
        """Let everyone here who is not ready mark these places and become ready."""
        for name, line in self._lines.items():
            if name != but and line.own and "submit_slate" in line.own.may:
                self.submit(name, *(places or SAME))

    def announce(self, **slates: tuple[int, ...]) -> None:
        """Bring the round to its reveal with these slates, and the same slate for everyone else here."""
        before = {name: self._sealed(line) for name, line in self._lines.items()}
        for name, places in slates.items():
            self.submit(name, *places)
        self.submit_all()
        for name, line in self._lines.items():
            self._until(line, lambda table, name=name: self._sealed(table) > before[name])  # type: ignore[misc]

    @staticmethod
    def _sealed(line: Table) -> int:
        return sum(isinstance(fact, SlatesSealed) for fact in line.facts)

    @property
    def first_scout(self) -> str:
        """Return the name of the person or bot who points first in this round."""
        table = self._anybody.table
        assert table
        return self._name(table.first_scout)

    def _name(self, number: int) -> str:
        """Return the name of a seat's player: a person's name here, or a bot's own."""
        room = self._anybody.room
        assert room
        seat = room.seats[number]
        return next((name for name, seated in self._seats.items() if seated.colour == seat.colour), seat.name)

    @property
    def round(self) -> int:
        table = self._anybody.table
        assert table
        return table.round

    @property
    def is_revealing(self) -> bool:
        table = self._anybody.table
        return table is not None and table.step is Step.REVEAL

    def scout(self) -> str:
        """Return the name of the person or bot who has to point."""
        table = self._anybody.table
        assert table
        assert table.scout is not None
        return self._name(table.scout)

    def point(self) -> str:
        """Let the scout point at the first possible picture, here or on a page. Return the scout's name.

        A bot points when it wants to.
        """
        name, line = self.scout(), self._anybody
        before = len(line.facts)
        if name in self._lines:
            self._until(self._lines[name], lambda table: table.own is not None and bool(table.own.pointable))
            own = self._lines[name].own
            assert own
            self.do(name, PointAt(own.pointable[0]))
        elif name in self.pages:
            self.pages[name].point()
        self._until(line, lambda table: len(table.facts) > before)
        return name

    def after(self, doing: Callable[[], object]) -> None:
        """Let a page do something, and wait until the table shows its result."""
        line = self._anybody
        before = len(line.facts)
        doing()
        self._until(line, lambda table: len(table.facts) > before)

    def point_in_team(self) -> str:
        """Let the member whose turn it is point for the scout's team, here or on a page. Return their name."""
        line = self._anybody
        assert line.table
        assert line.room
        scout = line.table.scout or 0
        pointed = [*line.table.pointed, *[each for played in line.table.rounds for each in played.pointed]]
        members = line.room.seats[scout].members
        name, before = members[sum(each.scout == scout for each in pointed) % len(members)], len(line.facts)
        if name in self.pages:
            self.pages[name].point()
        else:
            self._until(self._lines[name], lambda table: table.own is not None and bool(table.own.pointable))
            own = self._lines[name].own
            assert own
            self.do(name, PointAt(own.pointable[0]))
        self._until(line, lambda table: len(table.facts) > before)
        return name

    def point_on(self, *, leave: int = 0) -> None:
        """Keep pointing until the round is over, or until this number of pictures of the people here is left."""
        while self.is_revealing and not (leave and self._waiting() <= leave):
            self.point()

    def _waiting(self) -> int:
        """Return how many pictures the players whose slates are known here can still point at."""
        table = self._anybody.table
        assert table
        pointed = {pointing.card for pointing in table.pointed}
        own = [line.own for line in self._lines.values() if line.own and line.own.seat not in table.fallen]
        return len({card for view in own for card in view.marks} - pointed)

    def play_round(self, **slates: tuple[int, ...]) -> None:
        """Play the round to its score with these slates, and the same slate for everyone else."""
        self.announce(**slates)
        self.point_on()

    def pointed(self) -> tuple[Pointing, ...]:
        """Return the pointings of the last scored round, in order."""
        table = self._anybody.table
        assert table
        return table.rounds[-1].pointed

    def finish(self) -> None:
        """Play the game to its end."""
        while not self.is_finished:
            self.play_round()

    @property
    def is_finished(self) -> bool:
        room = self._anybody.room
        return room is not None and room.phase is Phase.FINISHED

    @property
    def record(self) -> str:
        """Return the id of the record of the last game."""
        room = self._anybody.room
        assert room
        assert room.record
        return room.record

    def refusal(self, name: str, command: RoomCommand | Move) -> str:
        """Return the refusal code of a command."""
        try:
            self.do(name, command)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{command} was not refused")

    @property
    def _anybody(self) -> Table:
        return next(iter(self._lines.values()))

    def _until(self, line: Table, is_so: Callable[[Table], bool]) -> None:
        self._loop.run(line.until(is_so, SECONDS - 5))


def _plays(line: Table) -> bool:
    return line.room is not None and line.room.phase is Phase.PLAYING
