"""A connection that comes and goes, a killed server, a server newer than the page: no seat and no mark is lost."""

import json

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Meet
from tests.browser.people import PHONE, Person
from tests.server.running import RunningServer

SOCKET = "**/socket"


def at_a_table(person: Person) -> str:
    code = person.open_table("Ana")
    person.add_bots(2)
    person.begin()
    person.mark(1)
    person.page.wait_for_timeout(300)  # let the mark arrive
    return code


def test_marks_made_without_a_connection_arrive_later(meet: Meet) -> None:
    ana = meet()
    at_a_table(ana)

    ana.context.set_offline(True)
    ana.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    ana.mark(2)
    ana.mark(5)
    ana.context.set_offline(False)
    ana.page.wait_for_timeout(1500)
    ana.page.reload()
    ana.wait(".table")

    assert ana.marks() == [1, 2, 5]


def test_a_killed_server_costs_nothing(meet: Meet, server: RunningServer) -> None:
    ana = meet(size=PHONE, language="bg")
    at_a_table(ana)

    server.kill()
    ana.wait(".line[role=status]")
    ana.mark(4)
    server.start()
    ana.page.wait_for_selector(".line[role=status]", state="detached")
    ana.page.wait_for_timeout(500)
    ana.page.reload()
    ana.wait(".table")

    assert ana.marks() == [1, 4]
    ana.complaints.clear()  # the browser itself reports refused connections


def test_a_server_that_cannot_answer_now_is_asked_again_and_the_seat_stays(meet: Meet) -> None:
    ana = meet()
    at_a_table(ana)
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


def test_a_page_older_than_its_server_asks_to_be_reloaded_and_the_seat_stays(meet: Meet) -> None:
    ana = meet(language="de")
    code = at_a_table(ana)
    is_old = True

    def speak_old(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        client.on_message(
            lambda said: server.send(str(said).replace('"protocol":', '"protocol":9') if is_old else said)
        )

    ana.page.route_web_socket(SOCKET, speak_old)
    ana.go(f"/r/{code}").wait(".line .btn")
    is_old = False
    ana.click(".line .btn")
    ana.wait(".table")

    assert ana.marks() == [1]
