"""A page of another origin and a rebound host name, in a real browser: the server refuses both."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import ARGUMENTS, chromium
from tests.server.running import RunningServer

PREFIXES = ["/api", "//api", "///api", "/%2fapi", "/%2Fapi", "/%61pi", "/./api", "/x/../api", "/%5capi", "/r/..%2fapi"]
ASK = """async ([address, ways, init]) => {
    for (const way of ways) await fetch(address + way, init).catch(() => null);
}"""


class ForeignPage(BaseHTTPRequestHandler):
    """A site that is unrelated to Stella."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a foreign site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), ForeignPage) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://elsewhere.example:{site.server_port}/"
        site.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a browser that resolves every example name to this machine, as after DNS rebinding."""
    arguments = [one for one in ARGUMENTS if "host-resolver-rules" not in one]
    rebinding = browser.browser_type.launch(
        executable_path=chromium(), args=[*arguments, "--host-resolver-rules=MAP *.example 127.0.0.1"]
    )
    yield rebinding.new_page()
    rebinding.close()


def statuses(page: Page, address: str, ways: list[str], **init: object) -> dict[str, int]:
    """Let a page send several requests. Return the server's status codes, whether or not the page may read them."""
    seen: dict[str, int] = {}
    page.on("response", lambda response: seen.__setitem__(response.url.removeprefix(address), response.status))
    page.evaluate(ASK, [address, ways, init])
    return seen


def opened(server: RunningServer) -> str:
    """Return the code of a new room."""
    ask = Request(f"{server.address}/api/rooms", b'{"name": "Ana"}', {"content-type": "application/json"})
    with urlopen(ask) as answer:
        return str(json.load(answer)["code"])


def rooms_of(server: RunningServer) -> float:
    """Return the number of rooms that the server counts."""
    with urlopen(f"{server.address}/metrics") as answer:
        [line] = [line for line in answer.read().decode().splitlines() if line.startswith("stella_rooms ")]
    return float(line.split()[1])


def test_a_foreign_page_opens_no_room(page: Page, elsewhere: str, server: RunningServer) -> None:
    page.goto(elsewhere)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    before = rooms_of(server)

    ways = [f"{prefix}/rooms" for prefix in PREFIXES]
    page.evaluate(ASK, [server.address, ways, {"method": "POST", "mode": "no-cors", "body": '{"name": "Eve"}'}])

    assert len(asked) == len(PREFIXES)
    assert rooms_of(server) == before
    opened(server)
    assert rooms_of(server) == before + 1  # a room would have been counted


def test_a_rebound_name_reads_and_takes_nothing(page: Page, server: RunningServer) -> None:
    code = opened(server)
    rebound = f"http://rebound.example:{server.port}"
    page.goto(f"{rebound}/rules")  # an ordinary page, whose scripts may call only their own origin

    lists = statuses(page, rebound, [f"{prefix}/rooms" for prefix in PREFIXES], method="GET")
    seats = statuses(
        page,
        rebound,
        [f"{prefix}/rooms/{code}/seats" for prefix in PREFIXES],
        method="POST",
        headers={"content-type": "application/json"},
        body='{"name": "Eve"}',
    )

    asked = {way: status for way, status in {**lists, **seats}.items() if "rooms" in way}
    assert len(asked) >= 2 * (len(PREFIXES) - 2)
    assert set(asked.values()) <= {403, 404, 405}
