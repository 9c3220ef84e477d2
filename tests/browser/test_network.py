"""A connection that comes and goes, a killed server, a server newer than the page: no seat or mark is lost."""

import json

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Meet
from tests.browser.people import PHONE
from tests.browser.tables import PreparedTable, Tables
from tests.server.running import RunningServer

SOCKET = "**/socket"
STYLES_FAIL_ONCE = """(() => {
  const href = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');
  const set = function (address) {
    const fails = !window.hasFailed && address.includes('/Pointing-');
    window.hasFailed ||= fails;
    href.set.call(this, fails ? address.replace('/Pointing-', '/Missing-') : address);
  };
  Object.defineProperty(HTMLLinkElement.prototype, 'href', { ...href, set });
})()"""


def at_a_table(tables: Tables) -> PreparedTable:
    """Ana at a table with two bots. The server has one of her marks."""
    table = tables("Ana", bots=2)
    table.start()
    table.submit("Ana", 1, is_ready=False)
    return table


def test_marks_made_without_a_connection_arrive_later(meet: Meet, tables: Tables) -> None:
    table = at_a_table(tables)
    ana = table.hand("Ana", meet)

    ana.context.set_offline(True)
    ana.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    ana.mark(2)
    ana.mark(5)
    ana.context.set_offline(False)
    table.until_marked("Ana", 1, 2, 5)
    ana.page.reload()
    ana.wait(".table")

    assert ana.marks() == [1, 2, 5]
    ana.excuse("net::ERR_")  # pictures that were still on their way


def test_the_styles_of_a_scene_that_could_not_be_fetched_arrive_later(meet: Meet, tables: Tables) -> None:
    """They are fetched while pictures are being marked, and only once."""
    table = tables("Ana", bots=2)
    table.start()
    ana = table.hand("Ana", meet, scripts=(STYLES_FAIL_ONCE,))

    ana.mark(2)
    ana.wait_for("() => window.hasFailed === true")

    ana.wait_for("() => [...document.styleSheets].some(({ href }) => href?.includes('/Pointing-'))")
    ana.excuse("404")
    ana.excuse("MIME type")


def test_a_killed_server_costs_nothing(meet: Meet, tables: Tables, server: RunningServer) -> None:
    table = at_a_table(tables)
    ana = table.hand("Ana", meet, size=PHONE, language="bg")

    server.kill()
    ana.wait(".line:has(.dot)")
    ana.mark(4)
    server.start()
    table.until_marked("Ana", 1, 4)
    ana.page.wait_for_selector(".line:has(.dot)", state="detached")
    ana.page.reload()
    ana.wait(".table")

    assert ana.marks() == [1, 4]
    ana.excuse("net::ERR_")


def test_a_server_that_cannot_answer_now_is_asked_again_and_the_seat_stays(meet: Meet, tables: Tables) -> None:
    ana = at_a_table(tables).hand("Ana", meet)
    refusals = iter(["try_again", "internal", "slow_down"])

    def answer(client: WebSocketRoute) -> None:
        code = next(refusals, None)
        if code is None:
            client.connect_to_server()
            return
        client.send(json.dumps({"type": "goodbye", "version": 0, "code": code, "sentence": ""}))
        client.close(code=4000)

    ana.page.route_web_socket(SOCKET, answer)
    ana.page.reload()
    ana.wait(".table")

    assert next(refusals, None) is None
    assert ana.marks() == [1]


def test_a_page_older_than_its_server_asks_to_be_reloaded_and_the_seat_stays(meet: Meet, tables: Tables) -> None:
    table = at_a_table(tables)
    ana = table.hand("Ana", meet, language="de")
    is_old = True

    def speak_old(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        client.on_message(
            lambda said: server.send(str(said).replace('"protocol":', '"protocol":9') if is_old else said)
        )

    ana.page.route_web_socket(SOCKET, speak_old)
    ana.go(f"/r/{table.code}").wait(".line .btn")
    is_old = False
    ana.click(".line .btn")
    ana.wait(".table")

    assert ana.marks() == [1]
