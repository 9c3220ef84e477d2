"""After an upgrade from an earlier release, its running game can be played to its end."""

import asyncio
import json
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from stella.content.decks import load_deck
from stella.protocol import bodies
from stella.records import what_is_wrong
from tests.postgres import PostgresServer
from tests.server.playing import is_finished, play_on
from tests.server.release import write_release
from tests.server.running import serving

RELEASES = sorted((Path(__file__).parents[1] / "fixtures").glob("release-*"))
FIFTH_CARD = {"release-1": "atlas", "release-2": "balloons"}  # the first edition of the deck, and the second
THIS = load_deck().cards[4].id
of_every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


async def play_to_the_end(release: Path, data: Path, engine: str, *options: str) -> None:
    tokens: dict[str, Any] = json.loads((release / "tokens.json").read_text())
    running = tokens[engine]["revealing"]
    with serving(data, "--no-limits", "--bot-pace", "0.01", *options) as server:
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(server.client.watch(running["code"], seat["token"]))
                for seat in running["seats"]
            ]
            rounds = {table.table.round for table in tables if table.table}
            await asyncio.gather(*[play_on(table, Random(1)) for table in tables])

            room = tables[0].room
            assert rounds == {2}
            assert all(is_finished(table) for table in tables)
            assert room
            assert room.record
            record = await server.client.record(room.record)
            words = await server.client.get("/api/words?language=cs", dict[str, str])
            steps = await server.client.get(f"/api/records/{room.record}/steps", bodies.Steps)
            seen = await server.client.get(f"/api/decks/stella?language=cs&edition={room.edition}", bodies.DeckTexts)
            async with httpx.AsyncClient() as browser:
                picture = await browser.get(server.address + seen.cards[4].pictures["300"])
        assert what_is_wrong(record) is None
        assert len(record.rounds) == 4
        assert {part.clue for part in record.rounds} <= words.keys()  # whatever happened to the list since then
        assert steps.edition == room.edition == record.deck.hash == seen.hash  # as it was played
        assert seen.cards[4].id == FIFTH_CARD.get(release.name, THIS)
        assert picture.headers["content-type"] == "image/webp"
        assert server.complaints() == []


async def play_on_sqlite(release: Path, data: Path) -> None:
    await asyncio.to_thread(shutil.copy, release / "stella.sqlite3", data / "stella.sqlite3")
    await play_to_the_end(release, data, "sqlite")


async def play_on_postgresql(release: Path, data: Path, address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute((release / "postgresql.sql").read_text())
    await connection.close()
    await play_to_the_end(release, data, "postgresql", "--database", address)


@of_every_release
async def test_a_running_game_of_a_file_goes_on(release: Path, tmp_path: Path) -> None:
    await play_on_sqlite(release, tmp_path)


@of_every_release
async def test_a_running_game_of_postgresql_goes_on(release: Path, tmp_path: Path, address: str) -> None:
    await play_on_postgresql(release, tmp_path, address)


async def test_databases_that_this_release_writes_go_on_too(
    postgres: PostgresServer, address: str, tmp_path: Path
) -> None:
    release, data = tmp_path / "this", tmp_path / "data"
    data.mkdir()

    await asyncio.to_thread(write_release, release, postgres)

    await play_on_sqlite(release, data)
    await play_on_postgresql(release, tmp_path, address)
