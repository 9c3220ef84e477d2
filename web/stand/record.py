"""Records what seats, spectators and a TV hear in real rooms, for the stand: `python web/stand/record.py`.

A real server runs in this process with seeded chance and a clock that stands still, so every run writes the same files.
"""

# ruff: noqa: ASYNC110, S101, S311 - plays against a server of its own, whose chance is to be the same each time

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from stella import witness
from stella.client import Gone, Server, Table
from stella.hosting.time import NodeTime
from stella.protocol.messages import Role
from stella.rooms.commands import SeatBot, StartGame
from stella.rules.moves import (
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    PointAt,
    SubmitSlate,
    WriteNote,
)
from stella.server.runner import server as make_server
from stella.server.settings import Settings
from stella.stores.sqlite.store import SqliteStore

FOLDER = Path(__file__).parent / "recordings"
NOW = 1_795_000_000_000
LANGUAGES = ("en", "de", "bg", "nl", "pl", "cs")
ADDRESS = "http://stella.example"
OPENED = 3  # a new connection has received a welcome, an update and a presence
BOT = 3  # the seat after three people
Message = dict[str, Any]
Lines = dict[str, tuple[list[Message], list[Message]]]
"""What was received before and during an event, by listener."""


def stand_still() -> None:
    """Take randomness from a seed and stop time, so that everything happens the same way every time in this process."""
    chance, tokens = Random(7), count(1)

    async def now(_: SqliteStore) -> int:
        return NOW

    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=None: f"token-{next(tokens)}-{nbytes}"
    secrets.choice = chance.choice
    parts = count(1)
    setattr(witness, "token_hex", lambda nbytes: f"{next(parts):02x}" * nbytes)  # noqa: B010 - it is theirs, not exported
    SqliteStore.now = now  # type: ignore[method-assign, assignment]
    NodeTime.now = lambda _: NOW  # type: ignore[method-assign, assignment]


class Listener(Table):
    """A further connection of a seat, which only listens: the first one takes part in the draw of the game."""

    async def _add_chance(self) -> None:
        """Leave the draw to the first connection."""


class Recorder:
    """Stores recordings under the names of their states, and the answers that the pages of a state request."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cards: set[int] = set()
        self.words: set[str] = set()

    def answer(self, path: str) -> Any:
        """Return what the server answers to a path below /api."""
        try:
            with urlopen(f"{self.server.address}/api{path}") as found:  # noqa: S310 - the server of this process
                text = found.read().decode()
        except HTTPError as problem:
            with problem:
                text = problem.read().decode()
        return text if path.endswith(".svg") else self._plain(json.loads(text))

    async def ask(self, *paths: str) -> dict[str, Any]:
        """Return the server's answers to several paths."""
        return {path: await asyncio.to_thread(self.answer, path) for path in paths}

    def write(self, state: str, **parts: Any) -> None:
        """Write the recording of a state."""
        lines = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
        for start in ('{"type":', '"answers":'):
            lines = lines.replace(start, f"\n{start}")
        (FOLDER / f"{state}.json").write_text(f"{lines}\n", encoding="utf-8")

    @contextlib.asynccontextmanager
    async def line(self, code: str, token: str | None, role: Role | None = None) -> AsyncIterator[list[Message]]:
        """Open a further connection to a room and collect what it receives, without heartbeats."""
        heard: list[Message] = []

        def overhear(text: str) -> None:
            message = self._plain(json.loads(text))
            if message["type"] != "beat":
                heard.append(message)

        try:
            async with Listener(self.server, code, token, role=role, overhear=overhear) as table:
                await table.until(lambda t: t.presence is not None)
                self._remember(table)
                yield heard
        except Gone:
            yield heard

    def _remember(self, table: Table) -> None:
        if table.table is None:
            return
        rounds = table.table.rounds or ()
        self.cards.update(table.table.table, *(slate for each in rounds for slate in each.slates))
        for card in (table.table.card, *(each.card for each in rounds)):
            self.words.update(word for word in (card.top, card.bottom) if word)

    @staticmethod
    def _plain(message: Any) -> Any:
        """Remove what every build of the client changes."""
        if isinstance(message, dict) and "build" in message:
            message["build"] = "stand"
        return message


def is_finished(table: Table) -> bool:
    """Return whether the game of a room is over."""
    return table.room is not None and table.room.phase == "finished"


def has_sealed(table: Table) -> bool:
    """Return whether the devices of all people have published the seals of their parts of the next game's draw."""
    room = table.room
    people = [number for number, seat in enumerate(room.seats) if seat.character is None] if room else []
    return room is not None and all(room.part_seals[number : number + 1] not in {(), (None,)} for number in people)


class Group:
    """A room with people who do what the recording asks for."""

    def __init__(self, recorder: Recorder, code: str, tokens: dict[str, str]) -> None:
        self.recorder = recorder
        self.code = code
        self.tokens = tokens
        self.tables: dict[str, Table] = {}
        self.chance = Random(3)

    async def record(self, state: str, who: str, answers: dict[str, Any] | None = None) -> None:
        """Record a state as someone sees it who opens the page now."""
        role = {"tv": Role.TV, "watcher": Role.SPECTATOR}.get(who)
        token = self.tokens.get(who) or (f"watch-{self.code}" if who == "watcher" else None)
        answers = answers or await self.recorder.ask(f"/rooms/{self.code}")
        async with self.recorder.line(self.code, token, role) as heard:
            seat = self.tables[who].mine if who in self.tables else None
            self.recorder.write(
                state,
                code=self.code,
                who={"name": who, "colour": seat.colour} if seat else None,
                heard=heard,
                then=[],
                answers=answers,
            )

    async def overhear(self, act: Callable[[], Awaitable[None]]) -> "Lines":
        """Return what Mira, a TV and a spectator receive before and during an event, each as if it were alone."""
        async with (
            self.recorder.line(self.code, self.tokens["Mira"]) as seat,
            self.recorder.line(self.code, None, Role.TV) as tv,
            self.recorder.line(self.code, f"watch-{self.code}", Role.SPECTATOR) as watcher,
        ):
            lines = {"": seat, "tv-": tv, "watch-": watcher}
            before = dict.fromkeys(lines, OPENED)
            await act()
            for line in lines.values():
                await self.quiet(line)
            return {
                name: (line[: before[name]], [each for each in line[before[name] :] if each["type"] != "presence"])
                for name, line in lines.items()
            }

    def write_all(self, state: str, lines: "Lines", answers: dict[str, Any]) -> None:
        """Write a state as Mira, a TV and a spectator see it."""
        for name, (heard, then) in lines.items():
            who = {"name": "Mira", "colour": "orange"} if name == "" else None
            self.recorder.write(f"{name}{state}", code=self.code, who=who, heard=heard, then=then, answers=answers)

    async def quiet(self, heard: list[Message]) -> None:
        """Wait until a connection has received everything that its room has to send."""
        latest = max(table.moment for table in self.tables.values())
        while not any(message.get("moment") == latest for message in heard):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # reactions and moments come after the update

    def scout(self) -> str | None:
        """Return whose turn it is to point, if it is a person's turn."""
        return next((who for who, table in self.tables.items() if table.own and table.own.pointable), None)

    async def settled(self) -> None:
        """Wait until everyone has the same state, and the table waits for nobody but people."""
        while True:
            latest = max(table.moment for table in self.tables.values())
            for table in self.tables.values():
                await table.until(lambda t, latest=latest: t.moment >= latest)  # type: ignore[misc]
            seen = next(iter(self.tables.values()))
            assert seen.table
            is_bot_done = seen.table.step == "associate" and (not seen.table.ready or BOT in seen.table.ready)
            if is_finished(seen):
                for table in self.tables.values():
                    await table.until(has_sealed)
                return
            if self.scout() or is_bot_done:
                return
            await asyncio.sleep(0.01)

    def place(self, *places: int) -> tuple[int, ...]:
        """Return the pictures at these places of the table."""
        table = self.tables["Mira"].table
        assert table
        return tuple(table.table[place] for place in places)

    async def point(self) -> None:
        """Let the scout point at the first picture they can."""
        who = self.scout()
        assert who
        own = self.tables[who].own
        assert own
        await self.tables[who].do(PointAt(own.pointable[0]))

    async def play_until(self, is_there: Callable[[Table], bool]) -> None:
        """Play until Mira sees a certain event."""
        mira = self.tables["Mira"]
        while True:
            await self.settled()
            if is_there(mira):
                return
            if self.scout():
                await self.point()
                continue
            assert mira.table
            for table in self.tables.values():
                slate = self.chance.sample(mira.table.table, self.chance.randint(2, 7))
                await table.do(SubmitSlate(tuple(slate)))
                await self.settled()


async def lobby(group: Group) -> None:
    """Record the room before the game."""
    mira, jonas = group.tables["Mira"], group.tables["Jonas"]
    await group.record("lobby", "Mira")
    answers = await group.recorder.ask(f"/rooms/{group.code}")
    group.recorder.write("join", code=group.code, who=None, heard=[], then=[], answers=answers)
    await group.record("lobby-guest", "Jonas")
    await mira.do(SeatBot("coco"))
    await jonas.until(lambda t: t.room is not None and len(t.room.seats) == 4)
    await group.record("lobby-full", "Mira")
    await group.record("tv-lobby", "tv")
    await group.record("watch-lobby", "watcher")


async def associate(group: Group) -> None:
    """Record how pictures are marked, up to the last slate."""
    mira, jonas, lena = (group.tables[name] for name in ("Mira", "Jonas", "Lena"))
    await mira.do(StartGame())
    await group.settled()
    await group.record("associate", "Mira")
    await group.record("tv-associate", "tv")
    await group.record("watch-associate", "watcher")
    await mira.do(MarkCards(group.place(0, 3, 6, 7)))
    await mira.do(WriteNote(group.place(0)[0], "like a lantern"))
    await group.settled()
    await group.record("associate-marked", "Mira")
    async with group.recorder.line(group.code, None, Role.TV):
        await group.record("associate-tv", "Mira")
    if jonas.own and "ask_for_other_word" in jonas.own.may:
        await jonas.do(AskForOtherWord())
        await group.settled()
        await group.record("associate-asked", "Mira")
        await lena.do(DeclineOtherWord())
    await mira.do(MarkCards(group.place(1, 2, 12, 13, 14)))  # more than anyone else: she is in the dark
    await jonas.do(MarkCards(group.place(0, 1, 8)))
    await lena.do(MarkCards(group.place(0, 2, 9, 10)))
    for table in (mira, jonas):
        await table.do(BeReady())
        await group.settled()
    await group.record("associate-ready", "Mira")

    async def be_ready() -> None:
        await lena.do(BeReady())
        await group.settled()

    group.write_all("announce", await group.overhear(be_ready), {})


async def reveal(group: Group) -> None:
    """Record every kind of pointing once, and the score of the round."""
    wanted = {"spark", "super_spark", "fall", "turn", "waits", "dark"}
    mira = group.tables["Mira"]
    assert mira.table
    while mira.table.round == 1 and mira.table.step == "reveal":
        scout = group.scout()
        assert scout
        for state, is_so in (("turn", scout == "Mira"), ("waits", scout != "Mira")):
            if is_so and state in wanted:
                wanted.discard(state)
                await group.record(f"reveal-{state}", "Mira")
                await group.record("tv-reveal", "tv")

        async def pointing() -> None:
            await group.point()
            await group.settled()

        lines = await group.overhear(pointing)
        facts = [told["fact"] for message in lines[""][1] for told in message.get("facts", ())]
        names = {fact["outcome"] for fact in facts if fact["type"] == "card_pointed"} & wanted
        names |= {"score"} if any(fact["type"] == "slates_opened" for fact in facts) else set()
        wanted -= names
        answers = await group.recorder.ask(
            f"/rooms/{group.code}",
            *(f"/rooms/{group.code}/reasons?language={language}&round=1" for language in LANGUAGES),
            *([f"/rooms/{group.code}/insight?round=1"] if "score" in names else []),
        )
        for state in sorted(names):
            group.write_all(state.replace("_", "-"), lines, answers)
        assert mira.table


async def the_end(group: Group) -> None:
    """Record the last pointing of a game, its end, an evening of two games, and what can be read about them."""
    mira = group.tables["Mira"]
    room, code = f"/rooms/{group.code}", group.code
    await group.play_until(lambda t: t.table is not None and t.table.round == 4 and t.table.step == "reveal")
    lines: Lines = {}
    while not is_finished(mira):

        async def pointing() -> None:
            await group.point()
            await group.settled()

        lines = await group.overhear(pointing)
    answers = await group.recorder.ask(room, f"{room}/games", f"{room}/insight?round=4")
    group.write_all("finale", lines, answers)
    await group.record("end", "Mira", answers=answers)
    await group.record("tv-end", "tv", answers=answers)
    await mira.do(StartGame())
    await group.play_until(is_finished)
    games = await group.recorder.ask(room, f"{room}/games")
    await group.record("evening", "Mira", answers=games)
    who = {"name": "Mira", "colour": "orange"}
    group.recorder.write("games", code=code, who=who, heard=[], then=[], answers=games)
    record = games[f"{room}/games"]["games"][-1]["record"]
    steps = await group.recorder.ask(f"/records/{record}/steps", f"/records/{record}/insight")
    group.recorder.write("replay", code=code, who=None, record=record, heard=[], then=[], answers=steps)


async def contents(recorder: Recorder) -> None:
    """Write what the server says about pictures, words and bots; of the deck and the words only what is on a table."""
    answers: dict[str, Any] = {}
    for language in LANGUAGES:
        deck, words, info = (
            f"/decks/stella?language={language}",
            f"/words?words=stella&language={language}",
            f"/info?language={language}",
        )
        answers |= await recorder.ask(deck, words, info)
        cards = answers[deck]["cards"]
        answers[deck]["cards"] = [card if i in recorder.cards else None for i, card in enumerate(cards)]
        answers[words] = {key: word for key, word in answers[words].items() if key in recorder.words}
    recorder.write("content", answers=answers)


async def record(address: str) -> None:
    """Play in the rooms of the stand, and write the recordings."""
    recorder = Recorder(Server(address))
    server = recorder.server
    recorder.write("door", code="", who=None, heard=[], then=[], answers=await recorder.ask("/rooms"))
    first = await server.open_room("Mira")
    assert first.token
    async with contextlib.AsyncExitStack() as stack:
        group = Group(recorder, first.code, {"Mira": first.token})
        group.tables["Mira"] = await stack.enter_async_context(server.watch(first.code, first.token))
        await group.tables["Mira"].until(has_sealed)
        await group.record("lobby-alone", "Mira")
        for name in ("Jonas", "Lena"):
            seat = await server.sit_down(first.code, name)
            assert seat.token
            group.tokens[name] = seat.token
            group.tables[name] = await stack.enter_async_context(server.watch(first.code, seat.token))
            await group.tables[name].until(has_sealed)
        qr = await recorder.ask(f"/rooms/{first.code}/qr.svg")
        (FOLDER / "qr.svg").write_text(qr.popitem()[1], encoding="utf-8")
        await lobby(group)
        await associate(group)
        await reveal(group)
        await the_end(group)
        async with recorder.line(first.code, "nobody's token") as heard:
            recorder.write(
                "seat-gone", code=first.code, who={"name": "Mira", "colour": "orange"}, heard=heard, then=[], answers={}
            )
        missing = await recorder.ask("/rooms/NOBODY")
        recorder.write("no-such-table", code="NOBODY", who=None, heard=[], then=[], answers=missing)
    newcomer = await server.introduce("Mira")
    assert newcomer.token
    async with server.watch(newcomer.code, newcomer.token) as table:
        group = Group(recorder, newcomer.code, {"Mira": newcomer.token})
        group.tables["Mira"] = table
        await group.record("introduction", "Mira")
    await contents(recorder)


async def main() -> None:
    """Run a server in this process and record its rooms."""
    stand_still()
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0)) as listening:
        is_ready = asyncio.Event()
        settings = Settings(data=Path(data), public_url=ADDRESS, has_limits=False, bot_pace=0.01)
        running = make_server(settings, is_ready.set)
        serving = asyncio.create_task(running.serve([listening]))
        await is_ready.wait()
        await record(f"http://127.0.0.1:{listening.getsockname()[1]}")
        running.should_exit = True
        await serving


if __name__ == "__main__":
    asyncio.run(main())
