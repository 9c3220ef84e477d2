"""Appends a batch with one statement and one commit, on a dedicated connection."""

import asyncio
from typing import Any

import asyncpg
import structlog

from stella.hosting.ports import RoomForgotten, StoreUnavailable, VersionTaken
from stella.storage.errors import Damaged
from stella.stores.batches import Batch, Errors, Gathering, all_alike, unexplained
from stella.stores.postgresql.dedicated import Connection, DedicatedConnection
from stella.stores.postgresql.errors import TROUBLE, as_known
from stella.stores.postgresql.timeouts import Timeouts

log = structlog.get_logger()

_ENTRIES = "unnest($1::BIGINT[], $2::INTEGER[], $3::TEXT[])"
_IS_KEPT = "EXISTS (SELECT FROM rooms WHERE rooms.id = new.room)"  # `forget` waits for appends that saw the room
_SUMMARIES = """unnest($4::BIGINT[], $5::INTEGER[], $6::TEXT[], $7::BIGINT[], $8::INTEGER[], $9::INTEGER[], $10::TEXT[])
    AS game (room, version, record, ended_at, first_version, last_version, entry)"""
_ADD_GAMES = f"""INSERT INTO games SELECT record, room, ended_at, first_version, last_version, entry
    FROM {_SUMMARIES}"""  # noqa: S608 - no values in it

APPEND = f"""INSERT INTO log SELECT room, version, entry FROM {_ENTRIES} AS new (room, version, entry)
    WHERE {_IS_KEPT}"""  # noqa: S608 - no values in it
APPEND_AND_SUM = f"""
    WITH appended AS ({APPEND} RETURNING room, version),
    summed AS ({_ADD_GAMES} JOIN appended USING (room, version) ON CONFLICT DO NOTHING)
    SELECT room, version FROM appended"""  # noqa: S608 - no values in it
APPEND_NEW = f"""
    WITH won AS (
        INSERT INTO log SELECT room, version, entry FROM {_ENTRIES} WITH ORDINALITY AS new (room, version, entry, place)
        WHERE {_IS_KEPT} ORDER BY place ON CONFLICT DO NOTHING RETURNING room, version
    ),
    summed AS ({_ADD_GAMES} JOIN won USING (room, version) ON CONFLICT DO NOTHING)
    SELECT room, version FROM won"""  # noqa: S608 - no values in it


class Writer:
    """Commits batches one at a time. Each is settled in bounded time, whatever the database does."""

    def __init__(self, address: str, timeouts: Timeouts) -> None:
        self.gathering = Gathering(self._hand_on)
        self._timeouts = timeouts
        self._line = DedicatedConnection(address, timeouts)
        self._committing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Commit what is waiting while the database answers, then disconnect."""
        await self.gathering.close(2 * (self._timeouts.connecting + self._timeouts.answer))
        self._line.drop()

    def _hand_on(self, batch: Batch) -> None:
        self._committing = asyncio.get_running_loop().create_task(self._commit(batch))

    async def _commit(self, batch: Batch) -> None:
        errors: Errors = unexplained(batch)
        try:
            errors = await self._errors_of(batch)
        except Exception:
            self._line.drop()
            log.exception("a commit met something unexpected")
        finally:  # also if the program ends during the commit
            self.gathering.settle(batch, errors)

    async def _errors_of(self, batch: Batch) -> Errors:
        try:
            return await self._write(batch)
        except Damaged as error:
            if len(batch) == 1:
                return [error]
            half = len(batch) // 2  # damaged pages fail only the rooms stored on them
            return [*await self._errors_of(batch[:half]), *await self._errors_of(batch[half:])]
        except StoreUnavailable as error:
            return all_alike(batch, error)

    async def _write(self, batch: Batch) -> Errors:
        connection = await self._line.connection()
        try:
            async with asyncio.timeout(self._timeouts.answer):
                return await write(connection, batch)
        except TROUBLE as error:
            self._line.drop()  # the connection's state is unknown: the server may have become read-only
            raise as_known(error) from error


async def write(connection: Connection, batch: Batch) -> Errors:
    """Commit a batch and return the result of each append. A version conflict fails only its own append."""
    entries, summaries = _columns(batch)
    try:
        if summaries[0]:
            appended = len(await connection.fetch(APPEND_AND_SUM, *entries, *summaries))
        else:
            appended = int((await connection.execute(APPEND, *entries)).rpartition(" ")[2])
    except asyncpg.UniqueViolationError:
        rows = await connection.fetch(APPEND_NEW, *entries, *summaries)
        return _losers(batch, {(row[0], row[1]) for row in rows}, await _kept(connection, batch))
    if appended == len(batch):
        return [None] * len(batch)
    kept = await _kept(connection, batch)
    return [None if room in kept else RoomForgotten() for room, _ in batch]


async def _kept(connection: Connection, batch: Batch) -> set[int]:
    """Return the rooms of a batch that were not deleted. A deleted room never returns."""
    rows = await connection.fetch("SELECT id FROM rooms WHERE id = ANY ($1::BIGINT[])", [room for room, _ in batch])
    return {row[0] for row in rows}


def _losers(batch: Batch, won: set[tuple[int, int]], kept: set[int]) -> Errors:
    """Return the appends that did not win. Of duplicates in the batch, the first wins."""
    errors: list[Exception | None] = []
    for room, append in batch:
        lost = VersionTaken() if room in kept else RoomForgotten()
        errors.append(None if (room, append.version) in won else lost)
        won.discard((room, append.version))
    return errors


def _columns(batch: Batch) -> tuple[list[list[Any]], list[list[Any]]]:
    entries: list[list[Any]] = [
        [room for room, _ in batch],
        [append.version for _, append in batch],
        [append.entry.decode() for _, append in batch],
    ]
    ended = [(room, append.version, append.summary) for room, append in batch if append.summary is not None]
    summaries: list[list[Any]] = [
        [room for room, _, _ in ended],
        [version for _, version, _ in ended],
        [game.record for _, _, game in ended],
        [game.ended_at for _, _, game in ended],
        [game.first_version for _, _, game in ended],
        [game.last_version for _, _, game in ended],
        [game.entry.decode() for _, _, game in ended],
    ]
    return entries, summaries
