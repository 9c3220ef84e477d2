"""Plays a seat at a server's table with any player: sits down, moves when it is its turn, and writes its reasons.

It handles the protocol and legal moves. The player decides what to mark and where to point.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from secrets import token_hex
from textwrap import shorten
from typing import Final

from stella.client import FINAL, Gone, Refused, Server, Table
from stella.content.plain_text import clean_text
from stella.players.materials import REAL_CARDS, Materials, materials_of
from stella.players.player import IllegalMove, Player, legal_card, legal_slate
from stella.protocol.bodies import RoomSummary, Seated
from stella.protocol.codes import Code
from stella.rooms.commands import LeaveSeat, TakeSeatBack
from stella.rooms.views import Phase
from stella.rules.box import PRINTED, Agent
from stella.rules.moves import AgreeToOtherWord, BeReady, PointAt, SubmitSlate, WriteNote
from stella.rules.notes import MAX_NOTE
from stella.rules.views import Step, View
from stella.witness import Witness

PlayerMaker = Callable[[Materials, str, str], Player]
"""Creates the player of one game from the materials, the language of its notes and a seed."""
LONG: Final = 7 * 86_400  # seconds: the longest that a table may be left waiting
MOST_REFUSALS: Final = 20  # in one game; more refusals mean that the player does not understand the table
RECONNECTS: Final = 12  # in a row, within about 40 seconds: long enough for a server to restart
LONGEST_PAUSE: Final = 5.0  # seconds before the next of them
_FINAL: Final = FINAL | {Code.TOO_NEW, Code.DAMAGED}
_Turn = tuple[int, int, str, Step, int]


class CannotPlay(Exception):  # noqa: N818 - reads as the sentence it is
    """The seat cannot continue; the message is one sentence."""


def language_of(room: RoomSummary) -> str:
    """Return the language that most people at a table use, or English if nobody is seated."""
    spoken = Counter(seat.language for seat in room.seats if seat.character is None and seat.agent is None)
    return spoken.most_common(1)[0][0] if spoken else "en"


class Seat:
    """One seat at one table."""

    def __init__(self, server: Server, seated: Seated, language: str, make: PlayerMaker) -> None:
        """Take a seat that has been joined already; `make` is called once per game."""
        self.records: list[str] = []  # of the games played to their end
        self._server, self._seated = server, seated
        self._language, self._make = language, make
        self._witness = Witness()
        self._refusals = 0
        self._game: int | None = None  # the number of the game that this seat plays

    @classmethod
    async def take(
        cls, server: Server, code: str, name: str, make: PlayerMaker, *, agent: Agent, language: str | None = None
    ) -> "Seat":
        """Sit down as an agent, by default in the table's language. Raise `CannotPlay` where no program can play."""
        room = await server.get(f"/api/rooms/{code}", RoomSummary)
        if room.deck == PRINTED:
            raise CannotPlay(REAL_CARDS)
        spoken = language or language_of(room)
        return cls(server, await server.sit_down(code, name, None, spoken, agent=agent), spoken, make)

    async def play(self, games: int = 1) -> list[str]:
        """Play this many games, then leave. Return the ids of their records."""
        lost = 0
        while len(self.records) < games:
            try:
                async with self._server.watch(
                    self._seated.code, self._seated.token, language=self._language, witness=self._witness
                ) as table:
                    lost = 0
                    while len(self.records) < games:
                        await self._play_one(table)
                    await table.do(LeaveSeat())
            except Gone as gone:
                lost += 1
                if gone.code in _FINAL or lost > RECONNECTS:
                    raise CannotPlay(f"The table is gone: {gone.code or 'the connection was lost'}.") from gone
                await asyncio.sleep(min(2**lost / 10, LONGEST_PAUSE))
        return self.records

    async def _play_one(self, table: Table) -> None:
        """Wait for a game, play it, and store the id of its record. It may have ended while this seat was away."""
        if self._game is None or not _is_over(table, self._game):
            await table.until(_is_on, LONG)
            await self._play_on(table)
        self._game = None
        if table.room is not None and table.room.record is not None:
            self.records.append(table.room.record)

    async def _play_on(self, table: Table) -> None:
        """Play the running game to its end."""
        if table.room is None:
            raise CannotPlay("The room is not shown.")
        number = self._game = table.room.games
        materials = await materials_of(self._server, table.room, self._language)
        player = self._make(materials, self._language, token_hex(16))
        self._refusals = 0
        answering = asyncio.create_task(self._answer(table))
        try:
            while True:
                await table.until(lambda now: _is_over(now, number) or _is_awaited(now), LONG)
                if _is_over(table, number):
                    break
                await self._move(table, player)
        finally:
            answering.cancel()

    async def _answer(self, table: Table) -> None:
        """Agree to every request for the other word, and take the seat back from a stand-in."""
        async for now in table.views():
            own, room, mine = now.own, now.room, now.mine
            try:
                if own is not None and "agree_to_other_word" in own.may:
                    await now.do(AgreeToOtherWord())
                if room and mine and any(one.has_stand_in for one in room.seats if one.colour == mine.colour):
                    await now.do(TakeSeatBack())
            except (Refused, Gone):
                continue

    async def _move(self, table: Table, player: Player) -> None:
        """Run the player off the event loop. Its move is sent only if the table still waits for it."""
        if table.table is None or table.own is None:
            return
        view, turn = View(table.table, table.own), _turn(table)
        try:
            if view.table.step is Step.ASSOCIATE:
                cards = legal_slate(view, await asyncio.to_thread(player.mark, view))
                notes = await self._notes(table, player, cards, view.table.clue)
                if _turn(table) == turn:
                    await self._submit(table, cards, notes)
            else:
                card = legal_card(view, await asyncio.to_thread(player.point, view))
                if _turn(table) == turn:
                    await table.do(PointAt(card))
        except IllegalMove as illegal:
            raise CannotPlay(str(illegal)) from illegal
        except Refused as refused:
            self._refusals += 1
            if self._refusals > MOST_REFUSALS:
                raise CannotPlay(f"The table keeps refusing: {refused.sentence}") from refused
            await asyncio.sleep(0.05)  # let the update arrive that made the move too late

    async def _notes(self, table: Table, player: Player, cards: Sequence[int], clue: str) -> dict[int, str]:
        """Return the player's notes on its marks, if the table allows notes."""
        if table.room is None or not table.room.has_notes:
            return {}
        notes = {}
        for card in cards:
            text = as_note(await asyncio.to_thread(player.why, card, self._language, clue=clue))
            if text:
                notes[card] = text
        return notes

    async def _submit(self, table: Table, cards: Sequence[int], notes: dict[int, str]) -> None:
        await table.do(SubmitSlate(tuple(cards), is_ready=not notes))
        for card, text in notes.items():
            await table.do(WriteNote(card, text))
        if notes:
            await table.do(BeReady())


def as_note(text: str) -> str:
    """Return a reason as a note: one clean line, shortened at a word boundary if too long."""
    short = shorten(clean_text(text), MAX_NOTE, placeholder="…")
    return "" if short == "…" else short


def _is_on(table: Table) -> bool:
    """Return whether a game with this seat is running and shows its first pictures."""
    room, shown = table.room, table.table
    is_playing = room is not None and room.phase is Phase.PLAYING
    return is_playing and shown is not None and shown.step is not Step.OVER and table.own is not None


def _is_over(table: Table, number: int) -> bool:
    room = table.room
    return room is not None and (room.games > number or room.phase is not Phase.PLAYING)


def _is_awaited(table: Table) -> bool:
    shown, own = table.table, table.own
    if shown is None or own is None:
        return False
    if shown.step is Step.ASSOCIATE:
        return "submit_slate" in own.may
    return shown.step is Step.REVEAL and bool(own.pointable)


def _turn(table: Table) -> _Turn | None:
    """Return what the table waits for, if it waits for this seat."""
    shown, room = table.table, table.room
    if shown is None or room is None or not _is_awaited(table):
        return None
    return room.games, shown.round, shown.clue, shown.step, len(shown.pointed)
