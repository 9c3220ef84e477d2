"""Reminders of today's table: due at the hour that was asked for, daily, and at most seven times in a row."""

import msgspec
import pytest

from stella.hosting.daily.reminders import AT_ONCE, DAY_MS, MOST, TIMES, Reminders
from stella.protocol.push import Notice
from stella.rules.refusals import Refused
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_daily import MemoryDaily

ENDPOINT = "https://push.example/one"


class Service:
    """A push service that keeps what it is handed."""

    def __init__(self) -> None:
        self.delivered: list[tuple[bytes, Notice]] = []
        self.is_known = True

    async def deliver(self, subscription: bytes, notice: bytes, *, topic: str, seconds: int) -> bool:
        assert topic
        assert seconds > 0
        self.delivered.append((subscription, msgspec.json.decode(notice, type=Notice)))
        return self.is_known


class Evening:
    """Reminders with a clock that a test sets."""

    def __init__(self) -> None:
        self.time, self.store, self.service = FakeTime(), MemoryDaily(), Service()
        self.reminders = Reminders(self.store, self.time)
        self.reminders.connect(self.service)

    async def ask(self, due: int, language: str = "en") -> None:
        await self.reminders.ask(ENDPOINT, b"where", language, due)


@pytest.fixture
async def evening() -> Evening:
    return Evening()


async def test_a_reminder_comes_at_its_hour_in_the_language_of_the_device(evening: Evening) -> None:
    await evening.ask(evening.time.now() + 3_600_000, "de")

    await evening.reminders.send_due()
    assert evening.service.delivered == []
    await evening.time.pass_by(3601)
    await evening.reminders.send_due()
    await evening.reminders.send_due()

    ((subscription, notice),) = evening.service.delivered
    assert subscription == b"where"
    assert (notice.title, notice.language, notice.path) == ("Der Tisch des Tages ist gedeckt", "de", "/daily")


async def test_reminders_stop_after_seven_without_a_visit(evening: Evening) -> None:
    await evening.ask(evening.time.now() + 1000)

    for _ in range(2 * TIMES):
        await evening.time.pass_by(DAY_MS / 1000)
        await evening.reminders.send_due()

    assert len(evening.service.delivered) == TIMES


async def test_a_server_that_was_off_for_days_reminds_once(evening: Evening) -> None:
    await evening.ask(evening.time.now() + 1000)
    await evening.time.pass_by(3.5 * DAY_MS / 1000)

    for _ in range(3):
        await evening.reminders.send_due()

    assert len(evening.service.delivered) == 1


async def test_all_who_chose_the_same_hour_are_reminded_then(evening: Evening) -> None:
    devices = 2 * AT_ONCE + 1
    for number in range(devices):
        await evening.reminders.ask(f"{ENDPOINT}/{number}", b"%d" % number, "en", evening.time.now() + 1000)
    await evening.time.pass_by(2)

    await evening.reminders.send_due()

    assert sorted(int(to) for to, _ in evening.service.delivered) == list(range(devices))


async def test_a_device_that_stops_or_is_gone_is_not_reminded(evening: Evening) -> None:
    await evening.ask(evening.time.now() + 1000)
    await evening.reminders.stop(ENDPOINT)
    await evening.time.pass_by(2)
    await evening.reminders.send_due()
    assert evening.service.delivered == []

    await evening.ask(evening.time.now() + 1000)
    evening.service.is_known = False
    await evening.time.pass_by(2)
    await evening.reminders.send_due()

    assert len(evening.service.delivered) == 1
    assert evening.store.reminders == {}


async def test_what_lies_behind_or_far_ahead_is_refused(evening: Evening) -> None:
    for due in (evening.time.now() - 1000, evening.time.now() + 3 * DAY_MS):
        with pytest.raises(Refused, match="bad_request"):
            await evening.ask(due)


async def test_only_so_many_devices_are_reminded(evening: Evening) -> None:
    evening.store.reminders = {str(number): (0, 1, "") for number in range(MOST)}

    with pytest.raises(Refused, match="day_full"):
        await evening.ask(evening.time.now() + 1000)
