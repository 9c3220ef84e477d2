"""The files around the database: their permissions, the process that serves them, and the check for a lost database.

How a lost database is detected: `stella.lock` names the database created beside it. If that file is missing or empty,
it is never replaced by a new one: the server reports the loss and does not start. To start over on purpose, delete
`stella.lock` too. An empty file beside a non-empty write-ahead log is refused even without that name.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from stella.storage.errors import Damaged

_OURS_ALONE = 0o600
_ENDS = ("", "-wal", "-shm", "-journal")  # suffixes of the database and of SQLite's files beside it
_KEPT = ("decks", "words")  # what the operator adds to the data directory


class AlreadyServed(Exception):  # noqa: N818 - reads as the sentence it is
    """Another Stella server uses this data directory."""


class DirectoryLock:
    """Exclusive use of a data directory by this process, until it releases the directory or dies."""

    def __init__(self, database: Path) -> None:
        """Claim the directory of a database, created if needed. Raise `AlreadyServed` if another process has it."""
        self._database = database
        self._path = database.parent / "stella.lock"
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder = os.open(database.parent, os.O_RDONLY | os.O_DIRECTORY)
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, _OURS_ALONE)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._lock_folder()
        except OSError:
            self.let_go()
            raise AlreadyServed(f"Another Stella serves this data directory: {database.parent}.") from None

    def _lock_folder(self) -> None:
        """Lock the directory too, because the lock file may be deleted while a server runs."""
        try:
            fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # some network file systems cannot lock directories
            return

    def prepare(self) -> None:
        """Create the database file if there never was one, and make all files private."""
        self._refuse_a_lost_database()
        os.close(os.open(self._database, os.O_RDWR | os.O_CREAT, _OURS_ALONE))
        for path in (self._path, *map(self._beside, _ENDS)):
            with suppress(FileNotFoundError):
                path.chmod(_OURS_ALONE)
        self._close_folder()

    def _close_folder(self) -> None:
        """Make the directory private if it is ours and contains only Stella's files."""
        found = os.fstat(self._folder)
        kept = {self._path, *[self._database.with_name(name) for name in _KEPT], *map(self._beside, _ENDS)}
        if found.st_uid == os.geteuid() and found.st_mode & 0o077 and set(self._database.parent.iterdir()) <= kept:
            os.fchmod(self._folder, 0o700)

    def remember(self) -> None:
        """Record that a database exists now, so that a later loss is detected."""
        name = f"{self._database.name}\n".encode()
        if os.pread(self._file, len(name) + 1, 0) != name:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, name, 0)
            os.fsync(self._file)

    def hand_over(self) -> None:
        """Give files created by root to the directory's owner, who will run the server."""
        if os.geteuid() == 0:
            folder = self._database.parent.stat()
            for path in (self._path, self._database):
                os.chown(path, folder.st_uid, folder.st_gid)

    def let_go(self) -> None:
        """Release the directory for other processes."""
        os.close(self._file)
        os.close(self._folder)

    def _beside(self, end: str) -> Path:
        return self._database.with_name(self._database.name + end)

    def _refuse_a_lost_database(self) -> None:
        if _size(self._database):
            return
        name = os.pread(self._file, 1000, 0).decode(errors="replace").strip()
        if name == self._database.name or _size(self._beside("-wal")):
            raise Damaged(
                f"The database {self._database} is gone or empty, though there was one. Put a copy back,"
                f" or delete {self._path.name} and what is left of the database to begin anew."
            )


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
