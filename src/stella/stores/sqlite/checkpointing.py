"""Moves what the write-ahead log holds into the database itself, beside the commits: no move waits for it."""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

import structlog

EVERY = 1000  # entries, which are about as many pages of the log
MOST_PAGES = 20_000  # of the log, 80 MB: if nothing was moved for so long, a commit does it itself
TRIES = 5
log = structlog.get_logger()


class Checkpoints:
    """A thread and a connection for nothing else."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "stella-checkpoints")
        self._running: Future[None] | None = None
        self._entries = 0

    def committed(self, entries: int) -> None:
        """Hear of a commit, from the thread that makes them; now and then it is time for a checkpoint."""
        self._entries += entries
        if self._entries >= EVERY and (self._running is None or self._running.done()):
            self._entries = 0
            self._running = self._thread.submit(self._make)

    def close(self) -> None:
        """Finish and close the connection."""
        self._thread.shutdown()
        with suppress(sqlite3.Error):
            self._connection.close()

    def _make(self) -> None:
        """Move everything; what is committed meanwhile needs another try, for only an empty log begins anew."""
        try:
            for _ in range(TRIES):
                _, in_log, moved = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if in_log == moved:
                    return
        except sqlite3.Error:
            log.warning("a checkpoint failed", exc_info=True)
