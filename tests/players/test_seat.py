"""`stella seat` at a real table: sits down as an agent, plays to the end, writes notes, and never reveals its key."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result
from websockets.asyncio.client import connect

from stella import client as library
from stella.bots import Knowledge, stand_in
from stella.client import Gone, Server, Table
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.players.materials import Materials
from stella.players.player import Player
from stella.players.seat import Seat, as_note
from stella.records import what_is_wrong
from stella.rooms.commands import EndGame, RemoveSeat, SeatBot, StartGame
from stella.rules.box import Agent, Colour
from stella.rules.moves import AgreeToOtherWord, AskForOtherWord
from tests.cli.running import said, stella
from tests.players.endpoint import ModelServer, clue_in
from tests.server.playing import connect_all, play_on
from tests.server.running import RunningServer

KEY = "sk-do-not-tell-anybody-0123456789"


async def seat(server: RunningServer, code: str, *words: object) -> "asyncio.Task[Result]":
    """Run `stella seat` beside the test."""
    return asyncio.create_task(asyncio.to_thread(stella, "seat", code, "--server", server.address, *words))


async def sits(table: Table, name: str) -> None:
    await table.until(lambda now: now.room is not None and name in [one.name for one in now.room.seats])


async def record_id(table: Table) -> str:
    await table.until(lambda now: now.room is not None and now.room.record is not None)
    assert table.room
    return str(table.room.record)


async def test_a_model_plays_a_game_with_people_and_says_why_in_their_language(
    server: RunningServer, model: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLA_API_KEY", KEY)
    log = tmp_path / "seat.jsonl"
    client = server.client
    seats = [await client.open_room("Ana", "bg")]
    seats.append(await client.sit_down(seats[0].code, "Ben", language="bg"))
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, client, seats)
        ana = tables[0]
        options = ("--endpoint", model.url, "--model", "acme/llava:7b", "--version", "q4", "--log", log)
        running = await seat(server, seats[0].code, *options)
        await sits(ana, "7b")
        await ana.do(StartGame())
        await asyncio.gather(*[play_on(table, Random(2)) for table in tables])
        result = await running
        record = await client.record(await record_id(ana))

    assert result.exit_code == 0, result.output
    assert what_is_wrong(record) is None
    agent = record.players[2].agent
    assert agent is not None
    assert (agent.kind, agent.model, agent.version) == ("model", "acme/llava:7b", "q4")
    assert record.players[2].language == "bg"
    assert clue_in(model.questions[0]) == load_words().text(record.rounds[0].clue, "bg")
    notes = [note for each in record.rounds for note in each.notes if note.seat == 2]
    assert {note.text for note in notes} <= {f"because of {place}" for place in range(1, 16)}
    assert len(notes) >= 4
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert lines[-1] == {"record": re.findall("[0-9a-f]{20,}", result.output)[-1]}
    assert [line["status"] for line in lines[:-1]] == ["ok"] * len(model.questions)
    assert model.headers[0]["authorization"] == f"Bearer {KEY}"
    assert KEY not in result.output + log.read_text("utf-8") + "".join(server.output)


async def test_a_model_that_fails_all_the_time_still_finishes_the_game(
    server: RunningServer, model: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLA_API_KEY", KEY)
    log = tmp_path / "seat.jsonl"
    model.answers = [model.repeats_the_key]
    host = await server.client.open_room("Ana")
    async with server.client.watch(host.code, host.token) as ana:
        running = await seat(server, host.code, "--endpoint", model.url, "--model", "blind", "--log", log)
        await sits(ana, "blind")
        await ana.do(SeatBot("ada"))
        await ana.do(StartGame())
        await play_on(ana, Random(4))
        result = await running

    assert result.exit_code == 0, result.output
    written = log.read_text("utf-8")
    assert '"is_stand_in":true' in written
    assert KEY not in result.output + written


SLOW = """
import threading

may_answer = threading.Event()
asked = []


class First:
    def __init__(self, deck, words, seed):
        self.deck = deck

    def mark(self, view):
        asked.append(view.table.clue)
        assert may_answer.wait(60)
        return view.table.table[:3]

    def point(self, view):
        return view.own.pointable[0]

    def why(self, card, language, *, clue):
        return self.deck.text(card, language).description
"""


async def test_a_program_agrees_to_the_other_word_while_it_thinks_and_then_marks_for_that_word(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_player.py").write_text(SLOW)
    monkeypatch.syspath_prepend(str(tmp_path))
    slow = import_module("slow_player")
    client = server.client
    seats = [await client.open_room("Ana")]
    code = seats[0].code
    seats.append(await client.sit_down(code, "Ben"))
    async with AsyncExitStack() as stack:
        ana, ben = await connect_all(stack, client, seats)
        running = await seat(server, code, "--player", "slow_player:First", "--name", "Primo")
        await sits(ana, "Primo")
        await ana.do(StartGame())
        await ana.until(lambda now: now.table is not None and now.own is not None)
        await ana.do(AskForOtherWord())
        await ben.until(lambda now: now.own is not None and "agree_to_other_word" in now.own.may)
        await ben.do(AgreeToOtherWord())
        await ana.until(lambda now: now.table is not None and now.table.is_swapped)
        slow.may_answer.set()
        await asyncio.gather(play_on(ana, Random(1)), play_on(ben, Random(1)))
        result = await running
        record = await client.record(await record_id(ana))

    assert result.exit_code == 0, result.output
    assert [player.agent and player.agent.kind for player in record.players] == [None, None, "program"]
    assert record.rounds[0].is_swapped
    assert record.rounds[0].clue in slow.asked
    for part in record.rounds:
        assert part.slates[2].cards == part.table[:3]
    assert all(len(note.text) <= 60 for part in record.rounds for note in part.notes)


async def test_a_seat_that_the_host_removes_says_so(server: RunningServer, model: ModelServer) -> None:
    host = await server.client.open_room("Ana")
    async with server.client.watch(host.code, host.token) as ana:
        running = await seat(server, host.code, "--endpoint", model.url, "--model", "llava")
        await sits(ana, "llava")
        await ana.until(lambda now: now.presence is not None and Colour.PINK in now.presence.here)
        await ana.do(RemoveSeat(Colour.PINK))
        result = await running

    assert result.exit_code == 1
    assert "The table is gone: seat_removed." in said(result)


class Watched(Server):
    """A server that keeps the tables that were watched."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.tables: list[Table] = []

    def watch(self, code: str, token: str | None = None, **options: Any) -> Table:
        self.tables.append(super().watch(code, token, **options))
        return self.tables[-1]


def a_bot(materials: Materials, _: str, seed: str) -> Player:
    return stand_in(seed, Knowledge(materials.deck, materials.words))


async def test_a_game_that_ends_while_a_seat_is_away_counts(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_connect = asyncio.Event()
    may_connect.set()

    async def later(*rest: Any, **more: Any) -> Any:
        await may_connect.wait()
        return await connect(*rest, **more)

    monkeypatch.setattr(library, "connect", later)
    watched = Watched(server.address)
    host = await server.client.open_room("Ana")
    async with server.client.watch(host.code, host.token) as ana:
        seat = await Seat.take(watched, host.code, "Bot", a_bot, agent=Agent("program", "bot"))
        playing = asyncio.create_task(seat.play())
        await ana.do(SeatBot("ada"))
        await ana.until(lambda now: now.presence is not None and Colour.PINK in now.presence.here)
        await ana.do(StartGame())
        await ana.until(lambda now: now.table is not None and 1 in now.table.ready)

        may_connect.clear()
        watched.tables[0]._socket.transport.abort()
        await ana.until(lambda now: now.presence is not None and Colour.PINK not in now.presence.here)
        await ana.do(EndGame())
        may_connect.set()
        records = await asyncio.wait_for(playing, 60)

        assert records == [await record_id(ana)]


async def test_a_seat_plays_on_after_its_server_was_killed(tmp_path: Path) -> None:
    mortal = RunningServer(tmp_path, "--no-limits", "--bot-pace", "0.01").start()
    host = await mortal.client.open_room("Ana")
    async with mortal.client.watch(host.code, host.token, reconnects=True) as ana:
        seat = await Seat.take(mortal.client, host.code, "Bot", a_bot, agent=Agent("program", "bot"))
        playing = asyncio.create_task(seat.play())
        await ana.do(SeatBot("ada"))
        await ana.until(lambda now: now.presence is not None and Colour.PINK in now.presence.here)
        await ana.do(StartGame())
        await ana.until(lambda now: now.table is not None and 1 in now.table.ready)

        mortal.kill()
        await ana.until(lambda now: not now.is_connected)
        await asyncio.to_thread(mortal.start)
        await ana.until(lambda now: now.is_connected)
        await play_on(ana, Random(5))
        records = await asyncio.wait_for(playing, 60)

        assert records == [await record_id(ana)]
    assert mortal.stop() == 0
    assert mortal.complaints() == []


async def test_a_picture_that_cannot_be_read_is_a_lost_connection(unused_tcp_port: int) -> None:
    nobody = Server(f"http://127.0.0.1:{unused_tcp_port}")
    materials = Materials(nobody, load_deck(), load_words(), ("/content/decks/stella/x.webp",))

    with pytest.raises(Gone, match="unreachable"):
        await asyncio.to_thread(materials.picture, 0)


async def test_a_table_with_real_cards_takes_no_program(server: RunningServer, model: ModelServer) -> None:
    host = await server.client.open_room("Ana", opening="printed")

    result = await (await seat(server, host.code, "--endpoint", model.url, "--model", "llava"))

    assert result.exit_code == 1
    assert "real cards, which a program cannot see" in said(result)
    async with server.client.watch(host.code, host.token) as ana:
        assert ana.room
        assert len(ana.room.seats) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Give --endpoint and --model, or --player."),
        (("--endpoint", "file:///x", "--model", "m"), "begins with http:// or https://"),
        (("--player", "no_such_module:X"), "Cannot import 'no_such_module'"),
        (("--endpoint", "http://127.0.0.1:9", "--model", "m"), "No table has this code"),
        (("--endpoint", "http://127.0.0.1:9", "--model", "m", "--server", "http://127.0.0.1:9"), "Cannot reach"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(server: RunningServer, words: tuple[str, ...], sentence: str) -> None:
    result = stella("seat", "ZZZZZ", "--server", server.address, *words)

    assert result.exit_code != 0
    assert sentence in said(result)
    assert "Traceback" not in result.output


def test_a_long_reason_becomes_a_note_that_ends_with_a_word() -> None:
    note = as_note("The old harbour lies in the fog,\nand nobody knows where the ships have gone to")

    assert note == "The old harbour lies in the fog, and nobody knows where the…"
    assert len(note) <= 60
    assert as_note("x" * 200) == ""
    assert as_note("  a \u202e ship ") == "a ship"
