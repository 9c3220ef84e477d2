"""The files around the database: who may read them, which process serves them, and whether a database is lost.

The rule for a lost database: `stella.lock` names the database that was made beside it. Where it does, a file that is
gone or empty is never replaced by a new one: the server says so and does not start. Whoever really wants to begin anew
deletes `stella.lock` too. An empty file beside a write-ahead log that is not empty is refused even without that name.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from stella.storage.errors import Damaged

_OURS_ALONE = 0o600
_ENDS = ("", "-wal", "-shm", "-journal")  # of the names of the database and of SQLite's files beside it
_KEPT = ("decks", "words")  # what the host adds to the data directory


class AlreadyServed(Exception):  # noqa: N818 - reads as the sentence it is
    """Another Stella serves this data directory."""


class Claim:
    """A data directory that this process alone serves, until it lets go or dies."""

    def __init__(self, database: Path) -> None:
        """Take the directory of a database, made as needed; raise `AlreadyServed` if another process has it."""
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
        """Lock the directory too: somebody may delete the lock's file while a server runs."""
        try:
            fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # some network file systems lock no directories
            return

    def prepare(self) -> None:
        """Make the database's file if there never was one, and let nobody else read any of the files."""
        self._refuse_a_lost_database()
        os.close(os.open(self._database, os.O_RDWR | os.O_CREAT, _OURS_ALONE))
        for path in (self._path, *map(self._beside, _ENDS)):
            with suppress(FileNotFoundError):
                path.chmod(_OURS_ALONE)
        self._close_folder()

    def _close_folder(self) -> None:
        """Let nobody else look into the directory, if it is ours and holds nothing but what Stella keeps."""
        found = os.fstat(self._folder)
        kept = {self._path, *[self._database.with_name(name) for name in _KEPT], *map(self._beside, _ENDS)}
        if found.st_uid == os.geteuid() and found.st_mode & 0o077 and set(self._database.parent.iterdir()) <= kept:
            os.fchmod(self._folder, 0o700)

    def remember(self) -> None:
        """Note that there is a database now: from now on it is missed."""
        name = f"{self._database.name}\n".encode()
        if os.pread(self._file, len(name) + 1, 0) != name:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, name, 0)
            os.fsync(self._file)

    def hand_over(self) -> None:
        """Let files that root made belong to whoever the directory belongs to: that is who will serve them."""
        if os.geteuid() == 0:
            folder = self._database.parent.stat()
            for path in (self._path, self._database):
                os.chown(path, folder.st_uid, folder.st_gid)

    def let_go(self) -> None:
        """Let another process serve the directory."""
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
