"""Nodes communicate by NOTIFY: in order, in few notifications, and again after every kind of failure."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from stella.hosting.ports import MOST_BYTES
from stella.stores.postgresql import PostgresSwitchboard, switchboard
from stella.stores.postgresql.switchboard import MOST_WAITING, packed
from tests.postgres import PostgresServer, restart
from tests.stores.trouble import QUICK, all_processes, as_admin, backends, cut_all, frozen

Hear = Callable[[bytes], Awaitable[None]]


class Ears:
    """Stores what was received."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def __call__(self, message: bytes) -> None:
        self.heard.append(message)

    async def until(self, is_so: Callable[[list[bytes]], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not is_so(self.heard):  # noqa: ASYNC110 - a test may look now and then
                await asyncio.sleep(0.01)


async def becomes(board: PostgresSwitchboard, *, is_alive: bool) -> None:
    async with asyncio.timeout(60):
        while board.is_alive != is_alive:  # noqa: ASYNC110 - a test may look now and then
            await asyncio.sleep(0.01)


@asynccontextmanager
async def node(address: str, hear: Hear) -> AsyncIterator[PostgresSwitchboard]:
    board = PostgresSwitchboard(address, hear, QUICK, pulse_seconds=0.1)
    running = asyncio.create_task(board.run())
    await becomes(board, is_alive=True)
    yield board
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not board.is_alive


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
async def pair(address: str, ears: Ears) -> AsyncIterator[tuple[PostgresSwitchboard, PostgresSwitchboard]]:
    """Two nodes; the second receives what the first sends."""
    async with AsyncExitStack() as stack:
        speaker = await stack.enter_async_context(node(address, Ears()))
        listener = await stack.enter_async_context(node(address, ears))
        yield speaker, listener


Pair = tuple[PostgresSwitchboard, PostgresSwitchboard]


async def test_messages_are_heard_in_order(pair: Pair, ears: Ears) -> None:
    messages = [b'{"number":%d,"text":"\xc3\xa9"}' % number for number in range(900)]

    for message in messages:
        pair[0].tell(message)

    await ears.until(lambda heard: len(heard) == 900)
    assert ears.heard == messages


async def test_a_node_does_not_hear_itself(pair: Pair, ears: Ears) -> None:
    pair[1].tell(b"from the listener")
    pair[0].tell(b"from the speaker")

    await ears.until(lambda heard: b"from the speaker" in heard)
    assert ears.heard == [b"from the speaker"]


def test_messages_share_notifications_that_stay_small() -> None:
    lines = ["é" * (number % 400) + "." for number in range(500)]

    payloads = list(packed(lines))

    assert "\n".join(payloads).split("\n") == lines
    assert max(len(payload.encode()) for payload in payloads) <= MOST_BYTES
    assert len(payloads) < 60
    assert list(packed([])) == []


async def test_what_cannot_be_one_line_of_a_notification_is_dropped(pair: Pair, ears: Ears) -> None:
    for message in (b"x" * (MOST_BYTES + 1), b"two\nlines", b"nothing\0"):
        pair[0].tell(message)
    pair[0].tell(b"x" * MOST_BYTES)

    await ears.until(lambda heard: len(heard) == 1)
    assert len(ears.heard[0]) == MOST_BYTES
    assert pair[0].dropped == 3


async def test_what_waits_is_bounded(address: str) -> None:
    board = PostgresSwitchboard(address, Ears(), QUICK)  # does not run

    for _ in range(MOST_WAITING + 10):
        board.tell(b"x")

    assert board.dropped == 10
    assert not board.is_alive


async def test_one_who_fails_or_never_ends_does_not_keep_others_from_hearing(address: str) -> None:
    ears = Ears()

    async def hear(message: bytes) -> None:
        if message == b"fail":
            raise RuntimeError
        if message == b"hang":
            await asyncio.Event().wait()
        await ears(message)

    async with node(address, Ears()) as speaker, node(address, hear):
        for message in (b"fail", b"hang", b"a", b"b"):
            speaker.tell(message)

        await ears.until(lambda heard: heard == [b"a", b"b"])


async def test_what_is_being_heard_is_bounded(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(switchboard, "MOST_HEARING", 5)
    hearing = 0

    async def hear(_: bytes) -> None:
        nonlocal hearing
        hearing += 1
        await asyncio.Event().wait()

    async with node(address, Ears()) as speaker, node(address, hear) as listener:
        for _ in range(50):
            speaker.tell(b"x")

        async with asyncio.timeout(20):
            while listener.dropped + hearing < 50:  # noqa: ASYNC110 - a test may look now and then
                await asyncio.sleep(0.01)
        assert (hearing, listener.dropped) == (5, 45)


async def keep_telling(speaker: PostgresSwitchboard, ears: Ears, word: bytes) -> None:
    """Check that sending works, now or soon."""
    async with asyncio.timeout(60):
        while word not in ears.heard:
            speaker.tell(word)
            await asyncio.sleep(0.05)


async def test_cut_lines_are_made_anew(pair: Pair, ears: Ears, postgres: PostgresServer, address: str) -> None:
    for number in range(4):
        for process in await backends(postgres, address):
            await as_admin(postgres, "SELECT pg_terminate_backend($1)", process)

        await keep_telling(pair[0], ears, b"%d" % number)

    assert pair[1].is_alive


async def test_a_restarted_server_is_found_again(pair: Pair, ears: Ears, postgres: PostgresServer) -> None:
    await asyncio.to_thread(restart, postgres)

    await keep_telling(pair[0], ears, b"again")
    await becomes(pair[1], is_alive=True)


async def test_a_frozen_line_is_noticed_and_made_anew(pair: Pair, ears: Ears, postgres: PostgresServer) -> None:
    with frozen(*all_processes(postgres)):
        await becomes(pair[0], is_alive=False)
        await becomes(pair[1], is_alive=False)

    await keep_telling(pair[0], ears, b"again")
    await becomes(pair[1], is_alive=True)


async def test_a_database_without_free_connections_is_found_again(
    postgres: PostgresServer, address: str, ears: Ears
) -> None:
    await as_admin(postgres, "CREATE ROLE visitor LOGIN")
    async with node(address.replace("//postgres:", "//visitor:"), ears) as listener, node(address, Ears()) as speaker:
        await as_admin(postgres, "ALTER ROLE visitor CONNECTION LIMIT 0")
        await cut_all(postgres, address)
        await becomes(listener, is_alive=False)

        await as_admin(postgres, "ALTER ROLE visitor CONNECTION LIMIT -1")

        await keep_telling(speaker, ears, b"again")
