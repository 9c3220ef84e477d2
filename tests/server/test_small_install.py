"""`pip install stella` without the extra `server`: rules, records and client work with msgspec and websockets only."""

import re
import subprocess
import sys
import tomllib
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

from stella.records import encode, record_of
from tests.records.games import WHOLE
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

PLAY_A_GAME = """
import asyncio, random, sys
from stella import __version__
from stella.client import Server
from stella.records import encode, what_is_wrong
from stella.rooms.commands import SeatBot, StartGame
from stella.rules import PointAt, SubmitSlate

async def main(address):
    server = Server(address)
    seat = await server.open_room("Ana")
    async with server.watch(seat.code, seat.token) as table:
        for character in sys.argv[2:]:
            await table.do(SeatBot(character))
        await table.do(StartGame())
        while table.room.phase == "playing":
            if table.own.pointable:
                await table.do(PointAt(table.own.pointable[0]))
            elif "submit_slate" in table.own.may:
                await table.do(SubmitSlate(table.table.table[:4]))
            else:
                seen = table.changes
                await table.until(lambda t: t.changes > seen)
        record = await server.record(table.room.record)
    assert what_is_wrong(record) is None
    assert __version__ == "0+unknown"  # nothing here is installed
    sys.stdout.buffer.write(encode(record))

asyncio.run(main(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Make a Python with the package's source and its required packages, and nothing else; return its path."""
    folder = tmp_path_factory.mktemp("small")
    venv.create(folder, with_pip=False)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "stella").symlink_to(ROOT / "src" / "stella")
    for requirement in PROJECT["dependencies"]:
        name = re.split(r"[^\w.-]", requirement)[0]
        found = find_spec(name)
        assert found
        assert found.origin
        (packages / name).symlink_to(Path(found.origin).parent)
    return str(folder / "bin" / "python")


def run(python: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([python, "-I", *arguments], capture_output=True, timeout=60, check=False)


def test_rules_records_and_client_require_two_packages() -> None:
    assert PROJECT["dependencies"] == ["msgspec>=0.20", "websockets>=14"]
    assert any(requirement.startswith("litestar") for requirement in PROJECT["optional-dependencies"]["server"])


def test_the_client_plays_a_game_and_reads_its_record(python: str, server: RunningServer, tmp_path: Path) -> None:
    played = run(python, "-c", PLAY_A_GAME, server.address, "ada", "bruno")

    assert (played.returncode, played.stderr) == (0, b"")
    record = tmp_path / "record.json"
    record.write_bytes(played.stdout)
    verified = run(python, "-m", "stella", "verify", str(record))
    assert (verified.returncode, verified.stdout) == (0, b"1 checked, all valid.\n")


@pytest.mark.parametrize(
    "command",
    [[], ["serve"], ["--help"], ["verify"], ["verify", "--help"], ["verify", "--strict"], ["verify", "-x", "a.json"]],
)
def test_other_commands_say_in_one_sentence_what_to_install(python: str, command: list[str]) -> None:
    said = run(python, "-m", "stella", *command)

    assert said.returncode == 1
    assert said.stdout == b""
    assert said.stderr.decode() == (
        "Without the server, only 'stella verify FILE' works; install it with: pip install 'stella[server]'\n"
    )


def test_records_are_verified_as_by_the_whole_command(python: str, tmp_path: Path) -> None:
    whole = encode(record_of(WHOLE["three, drawn"]))
    files = {
        "right.json": whole,
        "wrong.jsonl": whole + b"\n" + whole.replace(b'"stars":[2', b'"stars":[3', 1) + b"\n{}\n",
        "unknown-words.json": whole.replace(b'"words":{"id":"', b'"words":{"id":"another-', 1),
        "empty.jsonl": b"",
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)

    for name in (*files, "missing.json"):
        small = run(python, "-m", "stella", "verify", str(tmp_path / name))
        full = run(sys.executable, "-m", "stella", "verify", str(tmp_path / name))

        assert small.stdout == full.stdout
        assert (small.returncode == 0) is (full.returncode == 0) is (name == "right.json")
        assert b"Traceback" not in small.stderr


def test_a_record_is_verified_strictly_for_programs_as_by_the_whole_command(python: str, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    record.write_bytes(encode(record_of(WHOLE["three, drawn"])) + b"\n{}\n")
    options = ("verify", "--strict", str(record), "--json")

    small = run(python, "-m", "stella", *options)
    full = run(sys.executable, "-m", "stella", *options)

    assert (small.stdout, small.returncode) == (full.stdout, full.returncode)
    assert small.stdout.count(b'"verdict":') == 2
