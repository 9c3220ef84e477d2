import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import Person
from tests.browser.seeded import SeededServer
from tests.browser.tables import Tables, players_over_sockets
from tests.server.running import RunningServer, in_good_order

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--host-resolver-rules=MAP stella.lan 127.0.0.1",  # a name without a secure context, as on a home network
]
Meet = Callable[..., Person]


def chromium(name: str = "chromium-headless-shell") -> str | None:
    """Return the path of the browser: the small headless shell, or the whole Chromium."""
    return os.environ.get("STELLA_CHROMIUM") or shutil.which(name) or shutil.which("chromium")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server with quick bots, fixed chance and no rate limits."""
    with in_good_order(SeededServer(tmp_path_factory.mktemp("data"), "--no-limits", "--bot-pace", "0.01")) as running:
        yield running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Drives browsers. It keeps an event loop running, so it ends before the tests of another folder begin."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium without a window: it starts and paints in half the time of the whole browser."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def tables(server: RunningServer) -> Iterator[Tables]:
    """Open tables that are played over sockets to where a test begins."""
    with players_over_sockets(server.client) as opened:
        yield opened


@pytest.fixture
def meet(browser: Browser, server: RunningServer) -> Iterator[Meet]:
    """Give a person a browser. Afterwards, check that consoles are clean and all requests went to the server."""
    people: list[Person] = []

    def meet(**wishes: object) -> Person:
        people.append(Person(browser, server.address, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield meet
    for person in people:
        person.close()
    assert [complaint for person in people for complaint in person.complaints] == []
    asked = {url for person in people for url in person.requests if not url.startswith(("data:", "blob:"))}
    assert {url for url in asked if not url.startswith((server.address, server.address.replace("http", "ws")))} == set()
