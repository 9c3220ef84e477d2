"""Writes the databases of this release, as `tests/fixtures` has them of earlier ones.

`python -m tests.server.release tests/fixtures/release-3` does it for a release, `test_releases` in every run.
"""

import asyncio
import os
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from sqlite3 import connect
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from stella.client import Server, Table
from stella.protocol.bodies import Seated
from stella.rooms.commands import SeatBot, StartGame, WriteWords
from stella.rules.views import Step
from tests.postgres import PostgresServer, new_database, postgres_server
from tests.server.playing import any_move, can_act, connect_all, play_game, seat_people
from tests.server.running import serving

OPTIONS = ("--no-limits", "--bot-pace", "0.01")
Rooms = dict[str, dict[str, Any]]


def write_release(folder: Path, postgres: PostgresServer) -> None:
    """Play the three rooms of every release on SQLite and on PostgreSQL, and write both databases and the tokens."""
    folder.mkdir(parents=True, exist_ok=True)
    database = asyncio.run(new_database(postgres.get_uri()))
    with TemporaryDirectory() as data:
        tokens = {
            "sqlite": _played(Path(data) / "sqlite"),
            "postgresql": _played(Path(data) / "postgresql", "--database", database),
        }
        target = folder / "stella.sqlite3"
        target.unlink(missing_ok=True)
        connection = connect(Path(data) / "sqlite" / "stella.sqlite3")
        connection.execute("VACUUM INTO ?", (str(target),))
        connection.close()
    (folder / "postgresql.sql").write_text(_dumped(postgres, database), "utf-8")
    (folder / "tokens.json").write_bytes(msgspec.json.format(msgspec.json.encode(tokens)) + b"\n")


def _played(data: Path, *options: str) -> Rooms:
    with serving(data, *OPTIONS, *options) as server:
        return asyncio.run(_play(server.client))


async def _play(server: Server) -> Rooms:
    return {
        "finished": await _finish(server),
        "revealing": await _reveal(server),
        "lobby": _kept(await seat_people(server, 4, is_public=True)),
    }


async def _finish(server: Server) -> dict[str, Any]:
    """Play a whole game of three people with words of their own."""
    seats = await seat_people(server, 3, source="custom_first")
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server, seats)
        await tables[0].do(WriteWords((("Zirkuszelt", "Mole"), ("Lantern",))))
        await tables[1].do(WriteWords((("Kite",),)))
        await play_game(tables, Random(1))
    return _kept(seats)


async def _reveal(server: Server) -> dict[str, Any]:
    """Play three people and a bot until the second round's reveal step, with a person as the scout.

    The cards are drawn by chance. If no person is the scout after the first card, play at another table.
    """
    while True:
        seats = await seat_people(server, 3)
        async with AsyncExitStack() as stack:
            tables = await connect_all(stack, server, seats)
            await tables[0].do(SeatBot("ada"))
            await tables[0].do(StartGame())
            playing = [asyncio.create_task(_play_until_there(table, Random(seat))) for seat, table in enumerate(tables)]
            done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in others:
                task.cancel()
            if all(task.result() for task in done):
                return _kept(seats)


async def _play_until_there(table: Table, chance: Random) -> bool:
    """Play a seat until it is the scout that is wanted. Return False if the second round is over."""
    while True:
        await table.until(lambda now: can_act(now) or _is_late(now))
        if _is_late(table) or _is_there(table):
            return not _is_late(table)
        await table.do(any_move(table, chance))


def _is_late(table: Table) -> bool:
    return table.table is not None and (table.table.round > 2 or table.table.step is Step.OVER)


def _is_there(table: Table) -> bool:
    """Return whether this seat is the scout of the second round and some card was pointed at."""
    shown, own = table.table, table.own
    is_reveal = shown is not None and (shown.round, shown.step) == (2, Step.REVEAL) and bool(shown.pointed)
    return is_reveal and own is not None and bool(own.pointable)


def _kept(seats: list[Seated]) -> dict[str, Any]:
    return {"code": seats[0].code, "seats": [{"colour": seat.colour, "token": seat.token} for seat in seats]}


def _dumped(postgres: PostgresServer, address: str) -> str:
    """Return a database as SQL, without comments and settings."""
    dump = [str(postgres.bin_path / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", address]
    text = subprocess.run(dump, capture_output=True, check=True, text=True, env=os.environ).stdout
    lines = [line for line in text.splitlines() if line and not line.startswith(("--", "SET ", "\\"))]
    return re.sub(r"^SELECT pg_catalog\.set_config.*\n", "", "\n".join(lines), flags=re.MULTILINE) + "\n"


if __name__ == "__main__":
    with postgres_server() as running:
        write_release(Path(sys.argv[1]), running)
