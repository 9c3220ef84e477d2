"""The one timer of all connections."""

import asyncio
from collections.abc import Callable

from stella.server.watch import Watch
from tests.server.clock import Clock


class Visited:
    def __init__(self, visits: int = 1000) -> None:
        self.left = visits
        self.times: list[float] = []

    def is_done(self) -> bool:
        return self.left == 0

    def visit(self, now: float) -> bool:
        self.times.append(now)
        self.left -= 1
        return self.left > 0


async def becomes(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110 - a test may look now and then
            await asyncio.sleep(0.005)


async def test_everybody_is_visited_once_a_round_a_slice_at_a_time() -> None:
    watch = Watch(Clock(), round_seconds=60, slices_a_round=5)
    everybody = [Visited() for _ in range(12)]
    for one in everybody:
        watch.join(one)

    watch.tick()
    assert sum(len(one.times) for one in everybody) == 3
    for _ in range(3):
        watch.tick()

    assert [len(one.times) for one in everybody] == [1] * 12


async def test_a_slice_of_many_is_not_larger_and_a_round_not_longer() -> None:
    watch = Watch(Clock(), round_seconds=60, slices_a_round=5)
    everybody = [Visited() for _ in range(2000)]
    for one in everybody:
        watch.join(one)

    watch.tick()
    assert sum(len(one.times) for one in everybody) == 100
    for _ in range(19):
        watch.tick()

    assert [len(one.times) for one in everybody] == [1] * 2000


async def test_whoever_is_done_is_not_visited_again() -> None:
    watch = Watch(Clock(), round_seconds=60, slices_a_round=1)
    one = Visited(visits=2)
    watch.join(one)

    for _ in range(5):
        watch.tick()

    assert len(one.times) == 2


async def test_time_stands_still_while_the_process_does() -> None:
    clock = Clock()
    watch = Watch(clock, round_seconds=60, slices_a_round=1)
    one = Visited()
    watch.join(one)

    clock.now = 0.5
    watch.tick()
    clock.now = 3600.0
    watch.tick()

    assert one.times == [0.5, 1.5]


async def test_the_timer_runs_while_there_is_somebody_and_again_later() -> None:
    watch = Watch(round_seconds=0.01, slices_a_round=1)

    for _ in range(2):
        one = Visited(visits=3)
        watch.join(one)
        await becomes(one.is_done)


async def test_a_visit_that_fails_does_not_stop_the_timer() -> None:
    watch = Watch(round_seconds=0.01, slices_a_round=1)
    one = Visited()

    class Failing:
        def visit(self, now: float) -> bool:
            raise RuntimeError

    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    watch.join(Failing())
    watch.join(one)
    await becomes(lambda: len(one.times) > 5)
    one.left = 0

    assert len(failures) == 1
