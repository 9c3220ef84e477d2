"""Copies of the database as JSON Lines: a header, then one row per line. A copy is a consistent snapshot, restored all
or nothing.

The header is `{"stella": "copy", "schema": 4}`. Each row is `["table", [values…]]`, in the order of `TABLES`. The last
line is `["end", rows]`. Room snapshots are left out, because they can be rebuilt from the log; so are papers, which are
kept for a short while only.
"""

import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from stella.hosting.ports import StoreUnavailable
from stella.stores.copies import Exists, InUse, NotACopy
from stella.stores.migrations import SchemaTooNew, newest
from stella.stores.postgresql.dedicated import Connection
from stella.stores.postgresql.errors import TROUBLE, as_known
from stella.stores.postgresql.pool import Pool
from stella.stores.postgresql.timeouts import Timeouts
from stella.stores.postgresql.upgrade import migrate

TABLES: Final = {
    "rooms": ("id", "code", "is_listed", "opened_at", "used_at", "is_summed"),
    "log": ("room", "version", "entry"),
    "games": ("record", "room", "ended_at", "first_version", "last_version", "entry"),
    "subscriptions": ("room", "seat", "subscription"),
    "secrets": ("name", "secret"),
    "daily_days": ("day", "draw", "slates", "sums"),
    "daily_slates": ("day", "number", "device", "marks", "language"),
    "daily_reminders": ("device", "due", "times", "subscription"),
}
Row = tuple[object, ...]
_OURS_ALONE = 0o600
_AT_ONCE = 2000  # rows
_OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'stella' AND pid <> pg_backend_pid()"""


async def back_up(address: str, copy: Path) -> None:
    """Write a copy of the database at an address, consistent at one moment. Players do not wait for it."""
    part = copy.with_name(f".{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        async with _connection(address) as connection:
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OURS_ALONE)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    async for line in _lines(connection):
                        file.write(f"{line}\n")
                file.flush()
                os.fsync(file.fileno())
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


async def restore(copy: Path, address: str, *, is_forced: bool = False) -> None:
    """Replace the content of a database with a copy, all or nothing. Existing rooms are overwritten only by force.

    Raise `InUse` while a node uses it, `Exists` if there are rooms, `NotACopy` or `SchemaTooNew` for an unusable file.
    """
    _check(copy)
    pool = await Pool.connect(address, Timeouts())
    try:
        await pool.migrate(migrate)
    finally:
        await pool.close()
    async with _connection(address) as connection, connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        if await connection.fetchval(_OTHERS):
            raise InUse("Servers use this database. Stop them all first.")
        if await connection.fetchval("SELECT EXISTS (SELECT FROM rooms)") and not is_forced:
            raise Exists("There are rooms in this database already. Use --force to put the copy in their place.")
        await connection.execute(f"TRUNCATE snapshots, papers, {', '.join(TABLES)}")
        for table, rows in _batches(copy):
            await connection.copy_records_to_table(table, records=rows, columns=TABLES[table])


async def _lines(connection: Connection) -> AsyncIterator[str]:
    await connection.execute("SET LOCAL statement_timeout = 0")
    schema = await connection.fetchval("SELECT max(version) FROM schema")
    if schema != newest("postgresql"):
        raise NotACopy(f"The database has schema {schema}, not {newest('postgresql')}: please start a server once.")
    yield json.dumps({"stella": "copy", "schema": schema})
    rows = 0
    for table, columns in TABLES.items():
        sql = f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1, 2"  # noqa: S608 - names of our own
        async for row in connection.cursor(sql, prefetch=_AT_ONCE):
            yield json.dumps([table, list(row)], ensure_ascii=False)
            rows += 1
    yield json.dumps(["end", rows])


def _check(copy: Path) -> None:
    try:
        with copy.open(encoding="utf-8") as file:
            header = json.loads(file.readline(1000))
    except (OSError, ValueError) as error:
        raise NotACopy(f"{copy} is no copy of Stella's database: {error}.") from error
    if not isinstance(header, dict) or header.get("stella") != "copy":
        raise NotACopy(f"{copy} is no copy of a PostgreSQL database of Stella's.")
    if header.get("schema") != newest("postgresql"):
        raise SchemaTooNew(
            f"The copy has schema {header.get('schema')}, this program knows {newest('postgresql')}:"
            " restore it with the version that it comes from, then update."
        )


def _batches(copy: Path) -> Iterator[tuple[str, list[Row]]]:
    """Yield the rows of a copy in batches of one table. Raise `NotACopy` if the file is truncated."""
    table, rows, count = "", list[Row](), 0
    for name, values in _rows(copy):
        if rows and (name != table or len(rows) >= _AT_ONCE):
            yield table, rows
            rows = []
        if name == "end":
            if values != count:
                raise NotACopy(f"{copy} has {count} rows and should have {values}.")
            return
        table, count = name, count + 1
        rows.append(tuple(values))
    raise NotACopy(f"{copy} is cut off: its last line is missing.")


def _rows(copy: Path) -> Iterator[tuple[str, Any]]:
    with copy.open(encoding="utf-8") as file:
        next(file)
        for number, line in enumerate(file, 2):
            try:
                name, values = json.loads(line)
                is_row = name == "end" or len(values) == len(TABLES[name])
            except (ValueError, KeyError, TypeError):
                is_row = False
            if not is_row:
                raise NotACopy(f"{copy}: line {number} is no row of a copy.")
            yield name, values


@asynccontextmanager
async def _connection(address: str) -> AsyncIterator[Connection]:
    try:
        connection = await asyncpg.connect(address, timeout=Timeouts().connecting)
    except (*TROUBLE, ValueError) as error:
        raise StoreUnavailable(str(error) or "the database does not answer") from error
    try:
        yield connection
    except TROUBLE as error:
        raise as_known(error) from error
    finally:
        await connection.close()
