"""Finds the entries of a room. `places` indexes their positions in the log; the newest entries are scanned.

SQLite's own index would be updated by every commit, in as many places as there are rooms (decision 8). So the newest
entries stay unindexed at the end of the log until there are enough of them. What is found must equal a scan of the
whole log; tests/stores/test_sqlite_places.py compares them.
"""

import sqlite3
from collections.abc import Mapping

import structlog

from stella.storage.errors import Damaged
from stella.stores.sqlite.connections import transaction
from stella.stores.sqlite.errors import as_known

EVERY = 4000  # entries that may be unindexed at the end of the log
log = structlog.get_logger()

_IS_NEW = "place > (SELECT until FROM placed)"
ENTRIES = f"""
    SELECT log.version, log.entry FROM places JOIN log ON log.place = places.place
        WHERE places.room = ?1 AND places.version > ?2 AND places.version <= ?3
    UNION ALL SELECT version, entry FROM log WHERE {_IS_NEW} AND room = ?1 AND version > ?2 AND version <= ?3
    ORDER BY 1"""  # noqa: S608 - no values in it
_PLACES = f"""
    SELECT version, place FROM places WHERE room = ?1
    UNION ALL SELECT version, place FROM log WHERE {_IS_NEW} AND room = ?1"""  # noqa: S608 - no values in it
NEWEST = f"""
    SELECT max(version) FROM (
        SELECT max(version) AS version FROM places WHERE room = ?1
        UNION ALL SELECT max(version) FROM log WHERE {_IS_NEW} AND room = ?1
    ) WHERE EXISTS (SELECT 1 FROM rooms WHERE id = ?1)"""  # noqa: S608 - no values in it
_PLACE = """
    INSERT INTO places SELECT room, version, place FROM log WHERE place BETWEEN ? AND ? ORDER BY room, version
    ON CONFLICT DO NOTHING"""
_PLACED = "UPDATE placed SET until = ?"


def place_new(connection: sqlite3.Connection) -> None:
    """Index the newest entries. If that fails now, they are scanned until it succeeds."""
    try:
        ((first, last),) = connection.execute("SELECT until + 1, (SELECT max(place) FROM log) FROM placed")
        damaged = _place(connection, first, last) if last is not None and first <= last else 0
        if damaged:
            log.error("entries cannot be found again: the database is damaged", entries=damaged)
            connection.execute(_PLACED, (last,))
    except sqlite3.Error:
        log.warning("the places of the newest entries could not be noted", exc_info=True)


def delete_entries(connection: sqlite3.Connection, room: int) -> None:
    """Delete the log of a room."""
    connection.execute(f"DELETE FROM log WHERE place IN (SELECT place FROM ({_PLACES}))", (room,))  # noqa: S608
    connection.execute("DELETE FROM places WHERE room = ?", (room,))


def rewrite_entries(connection: sqlite3.Connection, room: int, entries: Mapping[int, bytes]) -> None:
    """Replace existing entries of a room."""
    places = dict(connection.execute(_PLACES, (room,)).fetchall())
    rows = [(entry.decode(), places[version]) for version, entry in entries.items() if version in places]
    connection.executemany("UPDATE log SET entry = ? WHERE place = ?", rows)


def _place(connection: sqlite3.Connection, first: int, last: int) -> int:
    """Index a stretch of the log. Return how many entries damaged pages made unreadable."""
    try:
        with transaction(connection):
            connection.execute(_PLACE, (first, last))
            connection.execute(_PLACED, (last,))
    except sqlite3.DatabaseError as error:
        if not isinstance(as_known(error), Damaged):
            raise
        if first == last:
            return 1
        middle = (first + last) // 2
        return _place(connection, first, middle) + _place(connection, middle + 1, last)
    return 0
