"""What `stella doctor` looks at: each check returns one finding. They read and try; they change nothing."""

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
from stella.cli.asking import READY, asked, asked_here
from stella.content.decks import DeckError, installed_decks, load_deck
from stella.content.words import installed_words, load_words
from stella.server.network import local_address
from stella.server.pages import STATIC
from stella.storage.errors import Damaged
from stella.stores import SQLITE, TROUBLE, PostgresStore, open_store
from stella.stores.migrations import SchemaTooNew
from stella.stores.sqlite import copying

LEAST_DISK = 50_000_000
GOOD_DISK = 500_000_000
GOOD_FILES = 1024
MOST_CLOCK_SECONDS = 5.0
RELEASED = 1_760_000_000  # no clock that is right shows less: seconds since 1970, in October 2025


class Level(IntEnum):
    """How bad it is."""

    GOOD = 0
    WARNING = 1
    BAD = 2


class Finding(Struct, frozen=True):
    """What was looked at, what was found, and what to do about it."""

    about: str
    sentence: str
    level: Level = Level.GOOD
    advice: str = ""


def versions() -> Finding:
    """Look at the program and what it runs on."""
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
    """Look at the free space under the data directory."""
    free = shutil.disk_usage(_existing(data)).free
    found = f"{free / 1e9:.1f} GB free for {data}."
    if free < LEAST_DISK:
        return Finding("Disk", found, Level.BAD, "Moves cannot be kept: free some space, or choose another --data.")
    if free < GOOD_DISK:
        return Finding("Disk", found, Level.WARNING, "Soon too little: free some space, or `stella prune`.")
    return Finding("Disk", found)


def permissions(data: Path) -> Finding:
    """See whether we may write, and whether others may read."""
    if not data.exists():
        parent = _existing(data)
        if os.access(parent, os.W_OK | os.X_OK):
            return Finding("Permissions", f"{data} is not there yet and can be made.")
        return Finding(
            "Permissions", f"{data} cannot be made.", Level.BAD, f"Make it, or become the owner of {parent}."
        )
    files = [data, *(data / f"{SQLITE}{end}" for end in ("", "-wal", "-shm")), data / "stella.lock"]
    closed = [path for path in files if path.exists() and not os.access(path, os.R_OK | os.W_OK)]
    if closed:
        return Finding(
            "Permissions",
            f"{closed[0]} is not ours.",
            Level.BAD,
            f"As root: chown -R $USER {data}; one user serves it.",
        )
    readable = [path for path in files if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if readable:
        return Finding(
            "Permissions", f"others can read {readable[0]}.", Level.WARNING, f"chmod -R go= {data}"
        )  # fmt: skip
    return Finding("Permissions", f"{data} is ours alone.")


def open_files() -> Finding:
    """Look at how many connections the system lets one process have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < GOOD_FILES:
        return Finding(
            "Open files", f"at most {soft}.", Level.WARNING, "ulimit -n 4096, or LimitNOFILE= in the service."
        )
    return Finding("Open files", "as many as wanted." if soft == resource.RLIM_INFINITY else f"at most {soft}.")


def sqlite_database(data: Path) -> Finding:
    """Read the SQLite file from its beginning to its end."""
    path = data / SQLITE
    if not path.exists():
        was_there = (data / "stella.lock").exists() and (data / "stella.lock").read_text().strip()
        if was_there:
            return Finding("Database", f"{path} is gone.", Level.BAD, "Put a copy back: `stella restore FILE`.")
        return Finding("Database", "none yet; the first start makes one.")
    try:
        copying.check(path)
        found, known = copying.schema_of(path)
    except SchemaTooNew as error:
        return Finding("Database", str(error), Level.BAD, "Install the newer version, or restore an older copy.")
    except Damaged as error:
        return Finding("Database", str(error), Level.BAD, "Put a copy back: `stella restore FILE --force`.")
    except TROUBLE as error:
        return Finding("Database", str(error), Level.BAD, "If it should be one, restore a copy.")
    if found < known:
        return Finding("Database", f"schema {found}; the next start brings it to {known}.", advice="Back it up before.")
    return Finding("Database", f"whole, schema {found}, {path.stat().st_size:,} bytes.")


async def postgresql_database(address: str) -> Finding:
    """Connect, write something and take it back, and compare the clocks."""
    try:
        store = await PostgresStore.connect(address)
    except (*TROUBLE, ValueError) as error:
        advice = "Is it started, is the address right, may this user log in from here?"
        return Finding("Database", f"cannot be used: {error}", Level.BAD, advice)
    try:
        await store.check()
        ahead = time() - await store.now() / 1000
    except TROUBLE as error:
        return Finding("Database", f"cannot be written to: {error}", Level.BAD, "Look at the database's own log.")
    finally:
        await store.close()
    if abs(ahead) > MOST_CLOCK_SECONDS:
        return Finding("Database", f"its clock differs by {ahead:.0f} s.", Level.WARNING, "Let NTP set both clocks.")
    return Finding("Database", "PostgreSQL answers and takes writes.")


async def notices(database: str | None, data: Path) -> Finding:
    """Count the seats whose devices are called: each is an address at a push service that we keep."""
    try:
        store = await open_store(database, data, only_reads=True)
    except (*TROUBLE, ValueError):
        return Finding("Notices", "nobody can have asked for any yet.")
    try:
        seats = await store.subscribed()
    except TROUBLE as error:
        return Finding("Notices", f"cannot be counted: {error}", Level.WARNING)
    finally:
        await store.close()
    told = "1 seat has" if seats == 1 else f"{seats} seats have"
    return Finding("Notices", f"{told} asked for them; the server must be able to reach their push services.")


def clock(data: Path) -> Finding:
    """See whether the clock can be right: it shows no moment before this program or before the last game."""
    now, last = time(), _last_used(data / SQLITE)
    if now < RELEASED:
        return Finding("Clock", "is far behind.", Level.BAD, "Let NTP set it: timedatectl set-ntp true.")
    if last is not None and last > now + 60:
        return Finding("Clock", "is behind the last game.", Level.BAD, "Let NTP set it: timedatectl set-ntp true.")
    return Finding("Clock", "shows a time that can be right.")


def content(data: Path) -> Iterator[Finding]:
    """Read every deck and word list."""
    try:
        deck, words = load_deck(), load_words()
    except DeckError as error:
        yield Finding("Content", str(error), Level.BAD, "Install Stella anew.")
        return
    decks, lists = installed_decks(data), installed_words(data)
    for problem in (*decks.problems, *lists.problems):
        yield Finding(
            "Content", problem, Level.WARNING, "It is not offered; `stella deck check` and `words check` help."
        )
    yield Finding(
        "Content", f"decks {', '.join([deck.id, *decks.decks])}; word lists {', '.join([words.id, *lists.lists])}."
    )


def port(host: str, number: int) -> Finding:
    """See whether the port is free, or a Stella answers there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, number), family=family).close()
    except PermissionError:
        return Finding("Port", f"{number} is not for ordinary users.", Level.BAD, "Use one above 1023, behind a proxy.")
    except OSError as error:
        said = asked_here(number)
        if said.startswith(READY):
            return Finding("Port", f"a Stella answers on {number}: {said}.")
        advice = "Stop what listens there (`ss -ltnp`), or use another --port."
        if error.errno != errno.EADDRINUSE:
            advice = "Give --host an address of this machine; 0.0.0.0 is all of them."
        return Finding("Port", f"{number} cannot be used: {error.strerror}.", Level.BAD, advice)
    return Finding("Port", f"{number} is free.")


def address(host: str, number: int, public_url: str | None) -> Finding:
    """Say where others find the server; a public address is opened."""
    if public_url is not None:
        if not public_url.startswith(("http://", "https://")):
            advice = f"Write it as people open it: https://{public_url}"
            return Finding("Address", f"{public_url} is no address of a page.", Level.BAD, advice)
        said = asked(public_url)
        if said.startswith(READY):
            return Finding("Address", f"{public_url} leads here.")
        advice = "Check the name (DNS), the forwarded port, the firewall, and that proxy and server run."
        if "certificate" in said:
            advice = "Browsers refuse it too: is it for this name, still valid, and with its chain (fullchain.pem)?"
        return Finding("Address", f"{public_url} does not lead to a Stella: {said}", Level.BAD, advice)
    if host in {"127.0.0.1", "::1", "localhost"}:
        return Finding("Address", "only this machine can connect.", Level.WARNING, "Phones need --host 0.0.0.0.")
    found = local_address()
    if found.startswith("127.") or found == "localhost":
        return Finding("Address", "this machine is in no network.", Level.WARNING, "Connect it to the phones' network.")
    advice = f"If a phone cannot open it: same network? no guest network? firewall open for port {number}?"
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
