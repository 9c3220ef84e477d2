"""Metrics for operators: rooms, seats, commands, refusals, durations of commands, appends per commit.

Every command is counted, so counting only adds to numbers. Prometheus reads them on request.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from stella.hosting.ports import Measures

_LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class _Histogram:
    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def read(self, name: str, help_text: str) -> HistogramMetricFamily:
        total, buckets = 0, []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, total))
        return HistogramMetricFamily(name, help_text, buckets, self._sum)


class Metrics(Collector, Measures):
    """The metrics of this process."""

    def __init__(self) -> None:
        self.commands: Counter[type[object]] = Counter()
        self.refusals: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self.cut_off = 0
        self.overdrawn = 0
        self.latency = _Histogram(_LATENCIES)
        self.batch = _Histogram(_BATCHES)
        self.rooms: Callable[[], float] = lambda: 0
        self.viewers: Callable[[], float] = lambda: 0

    def done(self, command: type[object], seconds: float, /) -> None:
        """Count a command that is durable and was sent."""
        self.commands[command] += 1
        self.latency.add(seconds)

    def refused(self, code: str, /) -> None:
        """Count a refusal."""
        self.refusals[code] += 1

    def failed(self, work: str, /) -> None:
        """Count an effect or background work that failed."""
        self.failures[work] += 1

    def collect(self) -> Iterator[Metric]:
        """Return all metrics for Prometheus."""
        commands = [(command.__name__, count) for command, count in tuple(self.commands.items())]
        yield _counted("stella_moves", "Commands carried out", "command", commands)
        yield _counted("stella_refusals", "Commands refused", "code", self.refusals.items())
        yield _counted("stella_work_failures", "Effects and background work that failed", "work", self.failures.items())
        yield CounterMetricFamily("stella_too_slow", "Clients cut off because they did not read", self.cut_off)
        yield CounterMetricFamily("stella_too_fast", "Clients disconnected because they sent too much", self.overdrawn)
        yield self.latency.read("stella_move_seconds", "From a command's arrival until it is durable")
        yield self.batch.read("stella_commit_batch_size", "Entries in one commit")
        yield GaugeMetricFamily("stella_rooms", "Rooms awake on this node", self.rooms())
        yield GaugeMetricFamily("stella_seats", "People connected to this node", self.viewers())


def _counted(name: str, help_text: str, label: str, counts: Iterable[tuple[str, int]]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, help_text, labels=[label])
    for value, count in list(counts):
        family.add_metric([value], count)
    return family


MEASURES = Metrics()
REGISTRY.register(MEASURES)


def cut_off() -> None:
    """Count a client that was disconnected because it did not read."""
    MEASURES.cut_off += 1


def overdrawn() -> None:
    """Count a client that was disconnected because it sent too much."""
    MEASURES.overdrawn += 1
