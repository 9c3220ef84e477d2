"""Notifications in a real browser: turned on in the menu, sent by the server, shown by the service worker.

Chromium gets the test's own push service instead of its maker's, which tests must not reach. The page subscribes to it,
and the test passes the decrypted message to the service worker through the browser's debugging protocol.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.people import PHONE, TWO_FRAMES, Person
from tests.browser.tables import Tables, players_over_sockets
from tests.server.push_service import BrowserKeys, PushService, push_service
from tests.server.running import RunningServer, serving

SUBSCRIBED = """(subscription) => {
  const { endpoint, p256dh, auth } = subscription;
  let kept = null;
  const made = (key) => ({
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => ((kept = null), true),
  });
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error('not allowed');
    const text = options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
    return (kept = made(Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer));
  };
  PushManager.prototype.getSubscription = async () => kept;
}"""
MANY_FRAMES = 500
MENU = "button:has(use[href='#i-more'])"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
}"""
IS_SHOWN = f"async (text) => (await ({SHOWN})()).some(({{ body }}) => body === text)"
CLICKED = """async (text) => {
  const told = { focused: [], opened: [] };
  WindowClient.prototype.focus = async function () { told.focused.push(this.url); return this; };
  self.clients.openWindow = async (path) => (told.opened.push(path), null);
  const notification = (await self.registration.getNotifications()).find(({ body }) => body === text);
  const event = new NotificationEvent('notificationclick', { notification });
  const work = [];
  event.waitUntil = (promise) => work.push(promise);
  self.dispatchEvent(event);
  await Promise.all(work);
  return { ...told, shown: (await self.registration.getNotifications()).length };
}"""


@pytest.fixture(scope="module")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: the headless shell shows no notifications."""
    browser = playwright.chromium.launch(executable_path=chromium("chromium"), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    options = ("--no-limits", "--bot-pace", "0.01", "--private-push", "--notice-seconds", "0.5")
    with serving(tmp_path_factory.mktemp("data"), *options) as running:
        yield running


@pytest.fixture
def people(own: RunningServer) -> Iterator[Tables]:
    with players_over_sockets(own.client) as tables:
        yield tables


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def deliver(person: Person, notice: bytes) -> None:
    """Pass a message to the service worker, as the browser does on arrival, until it is shown.

    Chromium closes notifications by tag and asynchronously: closing the previous one can close this one too.
    """
    session = person.context.new_cdp_session(person.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    session.send("ServiceWorker.enable")
    for _ in range(MANY_FRAMES):
        if found:
            break
        person.page.evaluate(TWO_FRAMES)
    message = {"origin": person.address, "registrationId": found[-1]["registrationId"], "data": notice.decode()}
    session.send("ServiceWorker.deliverPushMessage", message)
    while not person.is_soon(IS_SHOWN, json.loads(notice)["text"]):
        session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_a_closed_page_is_called_back_by_the_service_worker(
    whole_browser: Browser, own: RunningServer, people: Tables, service: PushService
) -> None:
    keys = BrowserKeys()
    wish = json.dumps(keys.subscription(f"{service.address}/ben"))
    table = people("Ana", bots=1)
    code = table.code
    ben = Person(
        whole_browser,
        own.address,
        size=PHONE,
        language="de",
        permissions=("notifications",),
        scripts=(f"({SUBSCRIBED})({wish})",),
    )
    ben.sit_down(code, "Ben")

    ben.click(MENU)
    ben.click("dialog button:has-text('Benachrichtigen, wenn ich dran bin')")
    ben.wait("dialog .notices:has-text('auch wenn Stella geschlossen ist')")
    ben.go("/rules")  # no longer at the table
    table.start()
    (handed,) = service.wait(1)
    notice = keys.read(handed.body)
    deliver(ben, notice)
    (shown,) = ben.page.evaluate(SHOWN)

    assert shown == {
        "title": "Eine neue Partie beginnt",
        "body": f"An Tisch {code} hat gerade eine Partie begonnen.",
        "tag": f"stella /r/{code}",
        "lang": "de",
        "data": f"/r/{code}",
    }
    deliver(ben, json.dumps(json.loads(notice) | {"text": "…"}).encode())  # replaces the first
    assert len(ben.page.evaluate(SHOWN)) == 1

    ben.go(f"/r/{code}")
    ben.wait(".table")
    ben.click(MENU)
    ben.click("dialog button:has-text('Nicht mehr benachrichtigen')")
    ben.wait("dialog button:has-text('wenn ich dran bin')")
    ben.page.wait_for_function("() => localStorage.getItem('stella.notify') === 'false'")
    assert ben.complaints == []
    ben.close()


def click_notice(person: Person, text: str) -> dict[str, Any]:
    """Click a notification in the real service worker. Return which windows were focused, and how many notifications
    remain.

    A browser allows that only after a real tap, which a test cannot make, so the calls are recorded instead.
    """
    (worker,) = person.context.service_workers
    told: dict[str, Any] = worker.evaluate(CLICKED, text)
    return told


def test_a_clicked_notice_leads_to_its_table_in_the_window_that_is_open_or_in_a_new_one(
    whole_browser: Browser, own: RunningServer
) -> None:
    ana = Person(whole_browser, own.address, permissions=("notifications",))
    code = ana.open_table("Ana")
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    notice = {"title": "It’s your turn", "language": "en", "path": f"/r/{code}"}  # noqa: RUF001

    def clicked(text: str) -> dict[str, Any]:
        deliver(ana, json.dumps(notice | {"text": text}).encode())
        return click_notice(ana, text)

    other = ana.context.new_page()
    other.goto(f"{own.address}/rules")
    came = clicked("one")  # the window started at the start page and has since moved to the table
    ana.go(f"/r/{code}")
    ana.wait(".lobby")
    stayed = clicked("two")
    ana.page.evaluate("() => (history.pushState(null, '', '/rules'), dispatchEvent(new PopStateEvent('popstate')))")
    left = clicked("three")

    assert came == {"focused": [f"{own.address}/"], "opened": [], "shown": 0}
    assert stayed == {"focused": [f"{own.address}/r/{code}"], "opened": [], "shown": 0}
    assert left == {"focused": [], "opened": [f"/r/{code}"], "shown": 0}
    assert ana.complaints == []
    ana.close()
