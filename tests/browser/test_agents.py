"""Agents beside a person in a real browser: labelled on screen and for screen readers, up to a verified record."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytest.importorskip("mcp")

from mcp import StdioServerParameters

from stella.records import format as fmt
from stella.records import what_is_wrong
from stella.rules.box import Agent
from tests.browser.conftest import Meet
from tests.browser.people import LAPTOP, PHONE, until
from tests.browser.tables import Loop, Tables
from tests.players.agents import call, connected, play_on
from tests.players.endpoint import ModelServer
from tests.server.running import RunningServer

COMMAND = (sys.executable, "-m", "stella")


@contextmanager
def mcp_agent(server: RunningServer, code: str) -> Iterator[None]:
    """Let an MCP agent sit down and play while the block runs."""
    is_seated = threading.Event()
    trouble: list[BaseException] = []

    async def play() -> None:
        parameters = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], "mcp", "--server", server.address])
        async with connected(parameters) as client:
            sat = await call(client, "sit", code=code, name="Mika", model="test-agent", version="3")
            is_seated.set()
            await play_on(client, sat["seat"])

    def run() -> None:
        try:
            asyncio.run(play())
        except BaseException as error:  # noqa: BLE001 - told below
            trouble.append(error)
            is_seated.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert is_seated.wait(60)
    yield
    thread.join(60)
    assert trouble == []


@contextmanager
def model_seat(server: RunningServer, model: ModelServer, code: str) -> Iterator[None]:
    """Let `stella seat` play as a process while the block runs."""
    words = ("seat", code, "--server", server.address, "--endpoint", model.url, "--model", "llava", "--version", "1.6")
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout
        try:
            assert "sits at table" in process.stdout.readline()
            yield
            assert process.wait(60) == 0
        finally:
            process.kill()


@pytest.mark.full
@pytest.mark.timeout(400)
def test_a_person_in_a_browser_finishes_a_game_with_a_bot_a_model_and_an_mcp_agent(
    meet: Meet, server: RunningServer
) -> None:
    ana = meet(size=LAPTOP)
    code = ana.open_table("Ana")
    ana.add_bots(1)
    with ModelServer() as model, model_seat(server, model, code), mcp_agent(server, code):
        ana.page.get_by_role("img", name="Program: test-agent 3").wait_for()
        assert ana.page.get_by_role("img", name="Program: llava 1.6").count() == 1
        ana.begin()
        until([ana], lambda: ana.sees(".end"), seconds=300)

    signs = ana.page.locator(".end ol .agent")
    assert sorted(sign.get_attribute("aria-label") or "" for sign in signs.all()) == [
        "Program: llava 1.6",
        "Program: test-agent 3",
    ]
    loop = Loop()
    link = ana.page.locator(".again a[href^='/replay/']").get_attribute("href") or ""
    record = loop.run(server.client.record(link.removeprefix("/replay/")))
    loop.close()
    assert what_is_wrong(record) is None
    assert [(player.name, player.is_bot, player.agent) for player in record.players] == [
        ("Ana", False, None),
        ("Ada", True, None),
        ("llava", False, fmt.Agent("model", "llava", "1.6")),
        ("Mika", False, fmt.Agent("mcp", "test-agent", "3")),
    ]


def test_whoever_is_about_to_sit_down_sees_which_seats_are_programs(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", bots=1)
    table.join("Lens", agent=Agent("model", "llava", "1.6"))
    ben = meet(size=PHONE)

    ben.go(f"/r/{table.code}")
    ben.wait(".there")

    there = ben.page.locator(".there")
    assert [sign.get_attribute("aria-label") for sign in there.get_by_role("img").all()] == [
        "Bot",
        "Program: llava 1.6",
    ]


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_an_agent_has_its_sign_in_the_lobby_at_the_table_on_the_sheet_and_in_the_replay(
    meet: Meet, tables: Tables, size: tuple[int, int]
) -> None:
    table = tables("Ana", "Ben")
    table.join("Lens", agent=Agent("model", "llava", "1.6"))
    ben = table.hand("Ben", meet, size=size, language="de")
    named = ben.page.get_by_role("img", name="Programm: llava 1.6")

    ben.wait(".lobby")
    assert named.count() == 1
    table.start()
    ben.wait(".table")
    assert named.count() >= 1
    table.connect("Ben")
    table.play_round()
    ben.skip_to(".sheetscreen")
    assert named.count() >= 1
    table.finish()
    ben.skip_to(".end")
    assert named.count() >= 1
    ben.click(".again a[href^='/replay/']")
    ben.wait(".controls")
    named.first.wait_for()
