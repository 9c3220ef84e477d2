"""Sends messages to other nodes by LISTEN and NOTIFY. Messages may be lost, and nothing depends on them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic

import structlog

from stella.hosting.ports import MOST_BYTES, StoreUnavailable
from stella.stores.postgresql.dedicated import Connection, DedicatedConnection
from stella.stores.postgresql.errors import TROUBLE
from stella.stores.postgresql.timeouts import Timeouts

log = structlog.get_logger()

CHANNEL = "stella"
MOST_WAITING = 1_000  # messages that could not be sent yet
MOST_HEARING = 1_000  # messages being handled
PULSE_SECONDS = 1.0
_NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::TEXT[]) AS payload"


class PostgresSwitchboard:
    """Sends and receives for one node on two dedicated connections, and recovers from any failure.

    A message is one line of text. `hear` is called for each message of another node, in order, without waiting for the
    previous call. Only the code before its first `await` runs in order. A call that fails or hangs does not stop
    others.
    """

    def __init__(
        self,
        address: str,
        hear: Callable[[bytes], Awaitable[None]],
        timeouts: Timeouts = Timeouts(),  # noqa: B008 - immutable
        pulse_seconds: float = PULSE_SECONDS,
    ) -> None:
        self.dropped = 0  # messages that were never sent
        self._hear = hear
        self._timeouts = timeouts
        self._pulse_seconds = pulse_seconds
        self._speaking = DedicatedConnection(address, timeouts)
        self._listening = DedicatedConnection(address, timeouts)
        self._waiting: deque[str] = deque()
        self._has_waiting = asyncio.Event()
        self._hearing: set[asyncio.Task[None]] = set()
        self._own_process = 0  # the PostgreSQL process that sends for this node
        self._alive_at: float | None = None

    @property
    def is_alive(self) -> bool:
        """Return whether this node receives messages: its listening connection answered recently."""
        return self._alive_at is not None and monotonic() - self._alive_at < 3 * self._pulse_seconds

    def tell(self, message: bytes) -> None:
        """Send a line to all other nodes, batched per turn of the loop. Lines that cannot be sent are dropped."""
        line = message.decode(errors="replace")
        if len(message) > MOST_BYTES or "\n" in line or "\0" in line or len(self._waiting) >= MOST_WAITING:
            self._drop(1)
            return
        self._waiting.append(line)
        self._has_waiting.set()

    async def run(self) -> None:
        """Send and receive until cancelled."""
        try:
            await asyncio.gather(self._for_ever(self._speak), self._for_ever(self._listen))
        finally:
            self._alive_at = None
            self._speaking.drop()
            self._listening.drop()
            for hearing in tuple(self._hearing):
                hearing.cancel()

    async def _for_ever(self, part: Callable[[], Awaitable[None]]) -> None:
        pauses = self._timeouts.pauses()
        while True:
            began = monotonic()
            try:
                await part()
            except (StoreUnavailable, *TROUBLE) as error:
                log.warning("the switchboard has lost its line", part=part.__name__, error=str(error))
            except Exception:
                log.exception("the switchboard met something unexpected", part=part.__name__)
            if monotonic() - began > self._timeouts.longest_pause + self._timeouts.connecting:
                pauses = self._timeouts.pauses()
            await asyncio.sleep(next(pauses))

    # --- sending

    async def _speak(self) -> None:
        try:
            while True:
                await self._has_waiting.wait()
                await self._send()
        finally:
            self._speaking.drop()

    async def _send(self) -> None:
        connection = await self._speaking.connection()
        self._own_process = connection.get_server_pid()
        lines = list(self._waiting)
        self._waiting.clear()
        self._has_waiting.clear()
        try:
            async with asyncio.timeout(self._timeouts.answer):
                await connection.execute(_NOTIFY, CHANNEL, list(packed(lines)))
        except BaseException:
            self._drop(len(lines))
            raise

    def _drop(self, messages: int) -> None:
        if messages and not self.dropped:
            log.warning("messages to other nodes are dropped")
        self.dropped += messages

    # --- receiving

    async def _listen(self) -> None:
        try:
            connection = await self._listening.connection()
            async with asyncio.timeout(self._timeouts.answer):
                await connection.add_listener(CHANNEL, self._heard)
            while True:
                await self._feel_pulse(connection)
                await asyncio.sleep(self._pulse_seconds)
        finally:
            self._alive_at = None
            self._listening.drop()

    async def _feel_pulse(self, connection: Connection) -> None:
        async with asyncio.timeout(self._timeouts.answer):
            await connection.execute("SELECT 1")
        self._alive_at = monotonic()

    def _heard(self, _: object, process: int, __: str, payload: object) -> None:
        if process == self._own_process:
            return
        for line in str(payload).split("\n"):
            if len(self._hearing) >= MOST_HEARING:
                self._drop(1)
                continue
            hearing = asyncio.get_running_loop().create_task(self._pass_on(line.encode()))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)

    async def _pass_on(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self._timeouts.connecting + self._timeouts.answer):
                await self._hear(message)
        except Exception:
            log.exception("a message of another node could not be heard")


def packed(lines: list[str]) -> Iterator[str]:
    """Pack lines into as few payloads as possible."""
    payload: list[str] = []
    size = 0
    for line in lines:
        length = len(line.encode()) + 1
        if payload and size + length > MOST_BYTES:
            yield "\n".join(payload)
            payload, size = [], 0
        payload.append(line)
        size += length
    if payload:
        yield "\n".join(payload)
