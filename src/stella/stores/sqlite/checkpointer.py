"""Checkpoints the write-ahead log in a separate thread, so that no move waits for it."""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

import structlog

EVERY = 1000  # entries, roughly as many pages of the log
MOST_PAGES = 20_000  # of the log, 80 MB: beyond that, a commit does the checkpoint itself
TRIES = 5
log = structlog.get_logger()


class Checkpoints:
    """A thread and a connection used only for checkpoints."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "stella-checkpoints")
        self._running: Future[None] | None = None
        self._entries = 0

    def committed(self, entries: int) -> None:
        """Count a commit and request a checkpoint when one is due. Called by the writing thread."""
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
        """Checkpoint the whole log. Retry after concurrent commits, because only an empty log restarts at its
        beginning.
        """
        try:
            for _ in range(TRIES):
                _, in_log, moved = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if in_log == moved:
                    return
        except sqlite3.Error:
            log.warning("a checkpoint failed", exc_info=True)
