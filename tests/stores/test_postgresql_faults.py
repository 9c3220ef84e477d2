"""A real PostgreSQL in trouble: no acknowledged move is lost, every append is settled once, and play resumes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from stella.hosting.ports import FateUnknown, StoreUnavailable, VersionTaken
from stella.storage.errors import Damaged
from stella.stores.postgresql import PostgresStore, Timeouts
from stella.stores.postgresql.errors import as_known
from tests.postgres import PostgresServer, restart
from tests.stores.appending import Witness, append, entry, room_id
from tests.stores.trouble import (
    BOUND,
    PATIENT,
    QUICK,
    Player,
    all_processes,
    as_admin,
    backends,
    cut_all,
    frozen,
    name_of,
    waiting_for_a_lock,
)

R1, R2 = room_id(1), room_id(2)


@asynccontextmanager
async def with_ten_rooms(address: str, timeouts: Timeouts) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.connect(address, timeouts)
    for number in range(1, 11):
        await store.open(room_id(number), f"CODE{number}", entry(1), 1)
    await append(store, R1, 2, entry(2))  # the writer has its connection
    yield store
    await store.close()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    async with with_ten_rooms(address, QUICK) as store:
        yield store


@pytest.fixture
async def patient_store(address: str) -> AsyncIterator[PostgresStore]:
    """A store that keeps waiting until a test does something to the server."""
    async with with_ten_rooms(address, PATIENT) as store:
        yield store


async def goes_on(store: PostgresStore, room: str) -> bool:
    """Append the next version of a room. Return whether that worked."""
    try:
        version = len(await store.read(room)) + 1
        await append(store, room, version, entry(version))
    except (StoreUnavailable, VersionTaken):
        return False
    return True


async def soon_works(store: PostgresStore, room: str, version: int) -> None:
    """Check that everything works again without help."""
    async with asyncio.timeout(BOUND):
        while True:
            try:
                await append(store, room, version, entry(version))
            except StoreUnavailable:
                continue
            break
    await store.check()
    assert (await store.read(room))[-1] == entry(version)


async def how_it_ends(call: Awaitable[object]) -> BaseException | None:
    """Return how a call ends, and check that it does so in bounded time."""
    async with asyncio.timeout(BOUND):
        try:
            await call
        except (StoreUnavailable, VersionTaken) as error:
            return error
    return None


async def insist_on_certainty(call: Awaitable[object]) -> None:
    """Check that a call fails, and that its error says for certain that nothing has happened."""
    error = await how_it_ends(call)
    assert type(error) is StoreUnavailable


@pytest.mark.full
async def test_without_a_free_connection_everything_says_unavailable_and_then_comes_back(
    postgres: PostgresServer, address: str
) -> None:
    await as_admin(postgres, "CREATE ROLE guest LOGIN")
    await as_admin(postgres, f"ALTER DATABASE {name_of(address)} OWNER TO guest")
    store = await PostgresStore.connect(address.replace("//postgres:", "//guest:"), QUICK)
    await store.open(R1, "ABCDE", entry(1), 1)
    await append(store, R1, 2, entry(2))
    await as_admin(postgres, "ALTER ROLE guest CONNECTION LIMIT 0")
    await cut_all(postgres, address)

    await insist_on_certainty(append(store, R1, 3, entry(3)))
    await insist_on_certainty(store.open(R2, "BCDEF", entry(1), 1))
    await insist_on_certainty(store.check())
    assert isinstance(await how_it_ends(store.find("ABCDE")), StoreUnavailable)
    assert isinstance(await how_it_ends(store.now()), StoreUnavailable)

    await as_admin(postgres, "ALTER ROLE guest CONNECTION LIMIT -1")
    await soon_works(store, R1, 3)
    await store.close()


@pytest.mark.full
async def test_a_read_only_database_can_be_read_and_comes_back(
    store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    await as_admin(postgres, f"ALTER DATABASE {name_of(address)} SET default_transaction_read_only = on")
    await cut_all(postgres, address)

    await insist_on_certainty(append(store, R1, 3, entry(3)))
    await insist_on_certainty(store.touch({R1: True}, 1))
    await insist_on_certainty(store.check())
    assert await store.read(R1) == [entry(1), entry(2)]

    await as_admin(postgres, f"ALTER DATABASE {name_of(address)} RESET default_transaction_read_only")
    await soon_works(store, R1, 3)


async def test_what_the_server_gives_up_has_surely_not_happened(store: PostgresStore, address: str) -> None:
    other = await asyncpg.connect(address)
    await other.execute("BEGIN; LOCK TABLE log")

    await insist_on_certainty(append(store, R1, 3, entry(3)))
    await insist_on_certainty(store.check())
    assert isinstance(await how_it_ends(store.read(R1)), StoreUnavailable)
    assert await store.find("CODE1") == R1

    await other.close()
    await soon_works(store, R1, 3)


async def test_what_somebody_cancels_has_surely_not_happened(
    patient_store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    store = patient_store
    other = await asyncpg.connect(address)
    await other.execute("BEGIN; LOCK TABLE log")
    appending = asyncio.create_task(insist_on_certainty(append(store, R1, 3, entry(3))))

    for process in await waiting_for_a_lock(postgres, address):
        await as_admin(postgres, "SELECT pg_cancel_backend($1)", process)

    await appending
    await other.close()
    await soon_works(store, R1, 3)


async def test_a_cut_connection_leaves_the_fate_unknown_and_is_made_anew(
    patient_store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    store = patient_store
    other = await asyncpg.connect(address)
    await other.execute("BEGIN; LOCK TABLE log")
    appending = asyncio.create_task(how_it_ends(append(store, R1, 3, entry(3))))

    for process in await waiting_for_a_lock(postgres, address):
        await as_admin(postgres, "SELECT pg_terminate_backend($1)", process)

    assert type(await appending) is FateUnknown
    await other.close()
    await soon_works(store, R1, 3)


async def test_a_frozen_connection_is_given_up_and_another_takes_its_place(
    store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    (writing,) = await backends(postgres, address, last_said="INSERT INTO log SELECT%")

    with frozen(writing):
        assert type(await how_it_ends(append(store, R1, 3, entry(3)))) is FateUnknown
        await append(store, R2, 2, entry(2))
        assert await store.read(R2) == [entry(1), entry(2)]

    again = await how_it_ends(append(store, R1, 3, entry(3)))  # the frozen append may have come first
    assert again is None or type(again) is VersionTaken
    assert await store.read(R1) == [entry(1), entry(2), entry(3)]


@pytest.mark.full
async def test_frozen_connections_do_not_block_those_who_read(
    store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    await asyncio.gather(*[store.find("CODE1") for _ in range(20)])

    with frozen(*await backends(postgres, address)):
        found = await asyncio.wait_for(asyncio.gather(*[store.find("CODE1") for _ in range(4)]), BOUND)

    assert found == [R1] * 4


async def test_a_frozen_server_keeps_nobody_waiting_for_ever(store: PostgresStore, postgres: PostgresServer) -> None:
    witness = Witness(store)
    with frozen(*all_processes(postgres)):
        for number in range(1, 11):
            witness.throw(room_id(number), 3 if number == 1 else 2)

        await witness.all_settled(BOUND)

        assert all(isinstance(error, StoreUnavailable) for error in witness.outcomes.values())
        assert isinstance(await how_it_ends(store.find("CODE1")), StoreUnavailable)
        assert isinstance(await how_it_ends(store.check()), StoreUnavailable)
        second = Witness(store)
        second.throw(R2, 3)
        await second.all_settled(BOUND)
        assert type(second.outcomes[R2, 3]) is StoreUnavailable  # not even connected: nothing can have happened

    async with asyncio.timeout(BOUND):
        while not await goes_on(store, R2):  # what was sent before the frost may still arrive
            pass


@pytest.mark.full
async def test_a_store_on_a_frozen_server_can_be_closed(address: str, postgres: PostgresServer) -> None:
    store = await PostgresStore.connect(address, QUICK)
    await store.open(R1, "ABCDE", entry(1), 1)
    witness = Witness(store)
    witness.throw(R1, 2)

    with frozen(*all_processes(postgres)):
        await asyncio.wait_for(store.close(), 2 * BOUND)

    await witness.all_settled(0.1)


async def everybody_appends(players: list[Player]) -> None:
    """Wait until a further append of every writer is acknowledged."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(BOUND):
        while any(len(player.acknowledged) <= count for player, count in zip(players, before, strict=True)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # a test may look now and then


async def play_through(store: PostgresStore, trouble: Callable[[], Awaitable[None]]) -> None:
    players = [Player(store, room_id(number)) for number in range(2, 11)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await everybody_appends(players)

    async with asyncio.timeout(BOUND):
        while not any(player.failures for player in players):
            await trouble()  # again, if it fell between two appends

    before = [len(player.acknowledged) for player in players]
    await everybody_appends(players)
    stop.set()
    await asyncio.gather(*playing)
    for player, acknowledged in zip(players, before, strict=True):
        await player.insist_on_acknowledged()
        assert len(player.acknowledged) > acknowledged, "the room goes on after the trouble"


async def test_a_server_that_is_restarted_again_and_again_loses_nothing(
    store: PostgresStore, postgres: PostgresServer, at_scale: Callable[[int, int], int]
) -> None:
    async def restart_it() -> None:
        for _ in range(at_scale(1, 3)):
            await asyncio.to_thread(restart, postgres)

    await play_through(store, restart_it)


@pytest.mark.full
async def test_connections_that_are_cut_again_and_again_lose_nothing(
    store: PostgresStore, postgres: PostgresServer, address: str
) -> None:
    async def cut() -> None:
        for _ in range(15):
            await cut_all(postgres, address)
            await asyncio.sleep(0.03)

    await play_through(store, cut)


async def test_nodes_that_race_for_a_version_agree_on_the_winner(store: PostgresStore, address: str) -> None:
    other = await PostgresStore.connect(address, QUICK)

    results = await asyncio.gather(
        *[append(node, room_id(n), 5, entry(n)) for n in range(1, 11) for node in (store, other)],
        return_exceptions=True,
    )

    pairs = list(zip(results[::2], results[1::2], strict=True))
    assert all(sorted(map(str, map(type, pair))) == sorted(map(str, (type(None), VersionTaken))) for pair in pairs)
    assert await other.versions([R1, room_id(77), R2]) == {R1: 5, R2: 5}
    await other.close()


async def test_an_unknown_database_is_said_so(postgres: PostgresServer) -> None:
    with pytest.raises(StoreUnavailable, match="does not exist"):
        await PostgresStore.connect(postgres.get_uri().replace("/postgres?", "/nowhere?"), QUICK)


def said_by_server(kind: type[asyncpg.PostgresError], severity: str) -> asyncpg.PostgresError:
    error = kind("a sentence")
    error.severity_en = severity
    return error


@pytest.mark.parametrize(
    ("error", "known"),
    [
        (said_by_server(asyncpg.DiskFullError, "ERROR"), StoreUnavailable),
        (said_by_server(asyncpg.OutOfMemoryError, "ERROR"), StoreUnavailable),
        (said_by_server(asyncpg.IndexCorruptedError, "ERROR"), Damaged),
        (said_by_server(asyncpg.AdminShutdownError, "FATAL"), FateUnknown),
        (said_by_server(asyncpg.StatementCompletionUnknownError, "ERROR"), FateUnknown),
        (asyncpg.ConnectionDoesNotExistError("closed in the middle"), FateUnknown),
        (asyncpg.InterfaceError("anything"), FateUnknown),
        (ConnectionResetError(), FateUnknown),
        (TimeoutError(), FateUnknown),
    ],
)
def test_every_error_of_postgresql_has_one_meaning(error: Exception, known: type[Exception]) -> None:
    assert type(as_known(error)) is known
