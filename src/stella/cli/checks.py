"""The checks of `stella doctor`. Each returns one finding and changes nothing."""

import errno
import os
import resource
import shutil
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from enum import IntEnum
from pathlib import Path
from time import time

from msgspec import Struct

from stella import __version__
from stella.cli.prompts import READY, asked, asked_here
from stella.content.decks import DeckError, installed_decks, load_deck
from stella.content.words import installed_words, load_words
from stella.server.network import local_address
from stella.server.pages import STATIC
from stella.storage.errors import Damaged
from stella.stores import SQLITE, TROUBLE, PostgresStore, open_store
from stella.stores.migrations import SchemaTooNew
from stella.stores.sqlite import copies

LEAST_DISK = 50_000_000
GOOD_DISK = 500_000_000
GOOD_FILES = 1024
MOST_CLOCK_SECONDS = 5.0
RELEASED = 1_760_000_000  # a correct clock shows a later time: seconds since 1970, in October 2025


class Level(IntEnum):
    """The severity of a finding."""

    GOOD = 0
    WARNING = 1
    BAD = 2


class Finding(Struct, frozen=True):
    """One result: the subject, what was found, and what to do."""

    about: str
    sentence: str
    level: Level = Level.GOOD
    advice: str = ""


def versions() -> Finding:
    """Check the versions of the program, Python and SQLite."""
    found = f"Stella {__version__}, Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}."
    if sqlite3.sqlite_version_info < (3, 35):
        return Finding("Versions", found, Level.BAD, "Stella needs SQLite 3.35 or newer: use a newer Python.")
    return Finding("Versions", found)


def client() -> Finding:
    """Look for the built web client."""
    if (STATIC / "index.html").is_file():
        return Finding("Web client", "is built.")
    return Finding("Web client", "is not built.", Level.BAD, "Run `make setup`, or install the wheel of a release.")


def disk(data: Path) -> Finding:
    """Check the free space for the data directory."""
    free = shutil.disk_usage(_existing(data)).free
    found = f"{free / 1e9:.1f} GB free for {data}."
    if free < LEAST_DISK:
        return Finding("Disk", found, Level.BAD, "Moves cannot be stored. Free some space, or choose another --data.")
    if free < GOOD_DISK:
        return Finding("Disk", found, Level.WARNING, "Space is running out. Free some, or run `stella prune`.")
    return Finding("Disk", found)


def permissions(data: Path) -> Finding:
    """Check that this user can write, and that others cannot read."""
    if not data.exists():
        parent = _existing(data)
        if os.access(parent, os.W_OK | os.X_OK):
            return Finding("Permissions", f"{data} does not exist yet and can be created.")
        return Finding(
            "Permissions", f"{data} cannot be created.", Level.BAD, f"Create it, or become the owner of {parent}."
        )
    files = [data, *(data / f"{SQLITE}{end}" for end in ("", "-wal", "-shm")), data / "stella.lock"]
    closed = [path for path in files if path.exists() and not os.access(path, os.R_OK | os.W_OK)]
    if closed:
        return Finding(
            "Permissions",
            f"{closed[0]} belongs to another user.",
            Level.BAD,
            f"As root, run: chown -R $USER {data}",
        )
    readable = [path for path in files if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if readable:
        return Finding(
            "Permissions", f"others can read {readable[0]}.", Level.WARNING, f"chmod -R go= {data}"
        )  # fmt: skip
    return Finding("Permissions", f"only this user can read {data}.")


def open_files() -> Finding:
    """Check how many files a process may open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < GOOD_FILES:
        return Finding(
            "Open files", f"at most {soft}.", Level.WARNING, "ulimit -n 4096, or LimitNOFILE= in the service."
        )
    return Finding("Open files", "no limit." if soft == resource.RLIM_INFINITY else f"at most {soft}.")


def sqlite_database(data: Path) -> Finding:
    """Read the whole SQLite file."""
    path = data / SQLITE
    if not path.exists():
        was_there = (data / "stella.lock").exists() and (data / "stella.lock").read_text().strip()
        if was_there:
            return Finding("Database", f"{path} is gone.", Level.BAD, "Restore a backup: `stella restore FILE`.")
        return Finding("Database", "none yet; the first start creates one.")
    try:
        copies.check(path)
        found, known = copies.schema_of(path)
    except SchemaTooNew as error:
        return Finding("Database", str(error), Level.BAD, "Install the newer version, or restore an older backup.")
    except Damaged as error:
        return Finding("Database", str(error), Level.BAD, "Restore a backup: `stella restore FILE --force`.")
    except TROUBLE as error:
        return Finding("Database", str(error), Level.BAD, "If it should be a database, restore a backup.")
    if found < known:
        return Finding(
            "Database", f"schema {found}; the next start migrates it to {known}.", advice="Back it up first."
        )
    return Finding("Database", f"intact, schema {found}, {path.stat().st_size:,} bytes.")


async def postgresql_database(address: str) -> Finding:
    """Connect, write and roll back, and compare the clocks."""
    try:
        store = await PostgresStore.connect(address)
    except (*TROUBLE, ValueError) as error:
        advice = "Check that it runs, that the address is right, and that this user may log in from here."
        return Finding("Database", f"cannot be used: {error}", Level.BAD, advice)
    try:
        await store.check()
        ahead = time() - await store.now() / 1000
    except TROUBLE as error:
        return Finding("Database", f"cannot be written to: {error}", Level.BAD, "Check the database's log.")
    finally:
        await store.close()
    if abs(ahead) > MOST_CLOCK_SECONDS:
        return Finding("Database", f"its clock differs by {ahead:.0f} s.", Level.WARNING, "Let NTP set both clocks.")
    return Finding("Database", "PostgreSQL answers and accepts writes.")


async def notices(database: str | None, data: Path) -> Finding:
    """Count the stored subscriptions to notifications."""
    try:
        store = await open_store(database, data, only_reads=True)
    except (*TROUBLE, ValueError):
        return Finding("Notifications", "none yet.")
    try:
        seats = await store.subscribed()
    except TROUBLE as error:
        return Finding("Notifications", f"cannot be counted: {error}", Level.WARNING)
    finally:
        await store.close()
    told = "1 seat has" if seats == 1 else f"{seats} seats have"
    return Finding("Notifications", f"{told} turned them on; the server must be able to reach their push services.")


def clock(data: Path) -> Finding:
    """Check that the clock is not behind this program or the last game."""
    now, last = time(), _last_used(data / SQLITE)
    if now < RELEASED:
        return Finding("Clock", "is far behind.", Level.BAD, "Let NTP set it: timedatectl set-ntp true.")
    if last is not None and last > now + 60:
        return Finding("Clock", "is behind the last game.", Level.BAD, "Let NTP set it: timedatectl set-ntp true.")
    return Finding("Clock", "is plausible.")


def content(data: Path) -> Iterator[Finding]:
    """Read every deck and word list."""
    try:
        deck, words = load_deck(), load_words()
    except DeckError as error:
        yield Finding("Content", str(error), Level.BAD, "Reinstall Stella.")
        return
    decks, lists = installed_decks(data), installed_words(data)
    for problem in (*decks.problems, *lists.problems):
        yield Finding(
            "Content",
            problem,
            Level.WARNING,
            "Run `stella deck check` or `stella words check` on it.",
        )
    yield Finding(
        "Content", f"decks {', '.join([deck.id, *decks.decks])}; word lists {', '.join([words.id, *lists.lists])}."
    )


def port(host: str, number: int) -> Finding:
    """Check that the port is free, or that a Stella answers on it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, number), family=family).close()
    except PermissionError:
        return Finding("Port", f"{number} needs root.", Level.BAD, "Use a port above 1023, behind a proxy.")
    except OSError as error:
        said = asked_here(number)
        if said.startswith(READY):
            return Finding("Port", f"a Stella answers on {number}: {said}.")
        advice = "Stop the program that uses it (`ss -ltnp`), or choose another --port."
        if error.errno != errno.EADDRINUSE:
            advice = "Set --host to an address of this machine. 0.0.0.0 means all of them."
        return Finding("Port", f"{number} cannot be used: {error.strerror}.", Level.BAD, advice)
    return Finding("Port", f"{number} is free.")


def address(host: str, number: int, public_url: str | None) -> Finding:
    """Report the server's address. Open it if it is public."""
    if public_url is not None:
        if not public_url.startswith(("http://", "https://")):
            advice = f"Write it as people open it: https://{public_url}"
            return Finding("Address", f"{public_url} is not a web address.", Level.BAD, advice)
        said = asked(public_url)
        if said.startswith(READY):
            return Finding("Address", f"{public_url} leads here.")
        advice = "Check the name (DNS), the forwarded port, the firewall, and that proxy and server are running."
        if "certificate" in said:
            advice = "Browsers refuse it too. Check its name, its dates and its chain (fullchain.pem)."
        return Finding("Address", f"{public_url} does not lead to a Stella: {said}", Level.BAD, advice)
    if host in {"127.0.0.1", "::1", "localhost"}:
        return Finding("Address", "only this machine can connect.", Level.WARNING, "Phones need --host 0.0.0.0.")
    found = local_address()
    if found.startswith("127.") or found == "localhost":
        return Finding("Address", "this machine has no network.", Level.WARNING, "Connect it to the phones' network.")
    advice = f"If a phone cannot open it, check its network (not a guest network) and the firewall (port {number})."
    return Finding("Address", f"others open http://{found}:{number}/", advice=advice)


def _last_used(path: Path) -> float | None:
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (last,) = connection.execute("SELECT max(used_at) FROM rooms").fetchone()
    except sqlite3.Error:
        return None
    return None if last is None else last / 1000


def _existing(path: Path) -> Path:
    return path if path.exists() else _existing(path.absolute().parent)
