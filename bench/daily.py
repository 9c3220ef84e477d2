"""How long it takes to send a slate of today's table on a busy day.

One node has 20,000 slates of the day. A move in a room is measured beside them.
"""

import json
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from random import Random

from bench.measuring import BUILD, Row
from bench.servers import Load, Run, play, shown
from bench.servers.running import Running, running
from bench.servers.seating import seats, wait_until_ready

SLATES = 20_000
HANDS = 16  # senders that fill the day
PAUSE, SECS = 0.04, 12  # about 250 slates and as many moves per run, as in the bench of floods
MOST_REPEATS = 3


class Sender:
    """Sends slates over one connection, each from a different device."""

    def __init__(self, port: int, name: str) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=60)
        self._name = name
        self._chance = Random(name)
        page = self._ask("GET", "/api/daily", None, "")
        self._path, self._table = f"/api/daily/{page['day']}/slates", page["table"]["table"]
        self._sent = 0

    def send(self) -> float:
        """Send one slate and return the seconds until it was answered."""
        self._sent += 1
        cards = self._chance.sample(self._table, self._chance.randint(1, 10))
        token = f"{self._name}-{self._sent}-{'x' * 20}"
        began = time.perf_counter()
        self._ask("POST", self._path, json.dumps({"cards": cards}), token)
        return time.perf_counter() - began

    def _ask(self, method: str, path: str, body: str | None, token: str) -> dict[str, dict[str, list[int]]]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        self._http.request(method, path, body, headers)
        answer = self._http.getresponse()
        data: dict[str, dict[str, list[int]]] = json.loads(answer.read())
        if answer.status != 200:
            raise SystemExit(f"{path} was answered {data}")
        return data


def fill(port: int, slates: int) -> None:
    """Send the slates of many people first."""

    def send(hand: int) -> None:
        sender = Sender(port, f"hand {hand}")
        for _ in range(hand, slates, HANDS):
            sender.send()

    began = time.perf_counter()
    with ThreadPoolExecutor(HANDS) as hands:
        list(hands.map(send, range(HANDS)))
    seconds = time.perf_counter() - began
    print(f"  {slates:,} slates in {seconds:.0f} s, {slates / seconds:,.0f} per second", flush=True)


def paced(port: int, name: str, secs: float) -> float:
    """Send slates at an even pace and return the 99th percentile in microseconds."""
    sender, taken = Sender(port, name), []
    until = time.monotonic() + secs
    while time.monotonic() < until:
        taken.append(sender.send())
        time.sleep(PAUSE)
    p99 = statistics.quantiles(taken, n=100)[98] * 1e6
    print(f"  slate  {len(taken):6}  p50 {statistics.median(taken) * 1e3:6.1f} ms  p99 {p99 / 1e3:6.1f} ms", flush=True)
    return p99


def move(server: Running, folder: Path, secs: float) -> Run:
    """Play one room on the same server."""
    table = folder / "seats"
    table.write_text("\n".join(seats(server.port, 1)))
    return shown("move", play("stella", server, Load(1, secs, PAUSE), server.kilobytes(), table))


def measure(secs: float, repeats: int) -> list[Row]:
    """Measure slates and moves in turn on a node that has 20,000 slates of the day, with fewer if `secs` < 1."""
    part = min(1.0, secs)
    slates, long = [], []
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="daily-", dir=BUILD) as name:
        folder = Path(name)
        serve = [sys.executable, "-m", "stella", "serve", "--no-browser", "--no-limits", "--host", "127.0.0.1"]
        with running([*serve, "--port", "0", "--data", folder / "data"], folder / "log") as server:
            wait_until_ready(server.port)
            fill(server.port, round(SLATES * part))
            for number in range(min(repeats, MOST_REPEATS)):
                long.append(move(server, folder, max(3.0, SECS * part)).p99)
                slates.append(paced(server.port, f"paced {number}", max(3.0, SECS * part)))
    ratio = statistics.median(one / other for one, other in zip(slates, long, strict=True))
    return [Row("daily_p99_ratio", statistics.median(slates), statistics.median(long), "us", ratio)]
