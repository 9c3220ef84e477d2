"""Opens rooms and takes their seats over HTTP, as players do, before the load runs."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

from stella.content.languages import LANGUAGES

NAMES = ("Ana", "Ben", "Eva", "Kai")
HANDS = 16  # rooms opened at the same time: their commits share the disk
READY_SECONDS = 30


def seats(port: int, rooms: int) -> Iterator[str]:
    """Yield a line "code token" for every seat of the new rooms. The host's seat comes first in each room."""
    shares = [len(range(hand, rooms, HANDS)) for hand in range(HANDS)]
    with ThreadPoolExecutor(HANDS) as hands:
        for lines in hands.map(lambda share: _open_rooms(port, share), shares):
            yield from lines


def _open_rooms(port: int, rooms: int) -> list[str]:
    connection, lines = HTTPConnection("127.0.0.1", port, timeout=60), []
    for _ in range(rooms):
        host = _post(connection, "/api/rooms", {"name": NAMES[0]})
        guests = [_post(connection, f"/api/rooms/{host['code']}/seats", {"name": name}) for name in NAMES[1:]]
        lines += [f"{seat['code']} {seat['token']}" for seat in (host, *guests)]
    connection.close()
    return lines


def _post(connection: HTTPConnection, path: str, body: dict[str, str]) -> Any:
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    data = json.loads(answer.read())
    if answer.status >= 400:
        raise SystemExit(f"{path} was answered {data}")
    return data


def wait_until_ready(port: int) -> None:
    """Wait until our server is ready and has loaded its messages, which it does once after its start."""
    give_up = time.monotonic() + READY_SECONDS
    while time.monotonic() < give_up:
        connection = HTTPConnection("127.0.0.1", port, timeout=READY_SECONDS)
        try:
            connection.request("GET", "/health/ready")
            if connection.getresponse().status == 200:
                return _hear_all_languages(port)
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise SystemExit("our server is not ready")


def _hear_all_languages(port: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    for language in LANGUAGES:
        connection.request("GET", "/api/nowhere", headers={"accept-language": language})
        connection.getresponse().read()
    connection.close()
