"""Today's table over HTTP on a real server: one slate per device, and no byte of another one before yours is in."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from stella.rules.refusals import Refused
from stella.server.admission import Admission
from tests.server.clock import Clock
from tests.server.guests import Guest, bearer
from tests.server.running import RunningServer, serving


def test_everybody_gets_the_same_page_and_it_holds_nothing_but_the_table(own_server: RunningServer) -> None:
    ana, ben = Guest(own_server, "ana"), Guest(own_server, "ben")
    before = ana.ask("GET", "/daily").content
    ana.send([0, 1, 2])

    page = ben.ask("GET", "/daily")

    assert page.content == before
    told = page.json()
    assert set(told) == {"day", "today", "ends_at", "is_open", "table", "deck", "edition", "words"}
    assert told["day"] == told["today"]
    assert (len(told["table"]["table"]), told["table"]["step"]) == (15, "associate")
    assert not {"numbers", "pointed", "stars"} & set(told["table"])


def test_a_slate_is_answered_with_its_round_its_company_and_the_crowd(own_server: RunningServer) -> None:
    ana, ben = Guest(own_server, "ana"), Guest(own_server, "ben")
    first = ana.send([0, 1, 2], "de").json()
    then = ben.send([1, 2, 3], "bg").json()

    assert (first["number"], then["number"]) == (1, 2)
    assert [seat.get("character") is not None for seat in first["seats"]] == [False, True, True, True]
    assert then["seats"][1] == {"colour": "blue", "language": "de"}
    assert then["facts"][0]["fact"]["type"] == "slates_sealed"
    assert then["facts"][-1]["fact"]["type"] == "slates_opened"
    assert then["table"]["rounds"][0]["slates"][0] == then["cards"]
    assert then["score"]["points"] == then["facts"][-1]["fact"]["scores"][0]["points"]
    assert then["crowd"]["people"] == 2
    assert then["crowd"]["marked"][:5] == [1, 2, 2, 1, 0]
    assert then["crowd"]["languages"]["bg"]["people"] == 1


def test_a_device_sends_once_a_day_and_finds_its_result_again(own_server: RunningServer) -> None:
    ana = Guest(own_server, "ana")
    sent = ana.send([0, 1]).json()

    again, other = ana.send([0, 1]), ana.send([0, 2])

    assert again.json() == sent == ana.ask("GET", f"/daily/{sent['day']}/slate").json()
    assert (other.status_code, other.json()["code"]) == (409, "slate_already_sent")


def test_slates_survive_a_power_cut(own_server: RunningServer) -> None:
    ana = Guest(own_server, "ana")
    sent = ana.send([0, 1]).json()

    own_server.kill()
    own_server.start()

    assert Guest(own_server, "ana").ask("GET", f"/daily/{sent['day']}/slate").json() == sent


def test_no_byte_of_another_slate_is_sent_before_your_own_is_in(own_server: RunningServer) -> None:
    """Ana's marks are unique; a person who has not sent a slate can ask what they like."""
    eve = Guest(own_server, "eve")
    page = eve.page()
    day, table = page["day"], page["table"]["table"]
    heard_before = {}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/daily", {}),
        ("GET", f"/daily/{day}", {}),
        ("GET", f"/daily/{day}/slate", {}),
        ("GET", f"/daily/{day}/crowd", {}),
        ("POST", f"/daily/{day}/slates", {"json": {"cards": []}}),
        ("POST", f"/daily/{day}/slates", {"json": {"cards": [999]}}),
        ("POST", f"/daily/{day}/slates", {"json": {"cards": table[:11]}}),
        ("POST", "/daily/tickets", {"json": {"ticket": "daily.wrong"}}),
        ("GET", "/info", {}),
    ]
    for method, path, more in asked:
        heard_before[path, json.dumps(more)] = eve.ask(method, path, **more).content

    for number in range(12):
        Guest(own_server, f"guest {number}").send([number % 15, (number + 1) % 15, 14])

    # What others have sent must not change one byte of Eve's answer, because it must not contain any of it.
    for method, path, more in asked:
        assert eve.ask(method, path, **more).content == heard_before[path, json.dumps(more)]
    assert eve.ask("GET", f"/daily/{day}/slate").status_code == 403
    assert eve.ask("GET", f"/daily/{day}/crowd").json()["code"] == "slate_not_sent"
    metrics = httpx.get(f"{own_server.address}/metrics").text
    assert "daily" not in metrics
    assert not [line for line in own_server.output if "slate" in line or "cards" in line]
    assert eve.send([3]).json()["crowd"]["people"] == 13


@pytest.mark.parametrize("day", ["2999-01-01", "1999-01-01", "today", "2026-02-30", "%D9%A2", "-1"])
def test_a_day_that_has_no_table_is_refused(server: RunningServer, day: str) -> None:
    answer = Guest(server, "ana").ask("GET", f"/daily/{day}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day")


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer short", "Basic " + "x" * 30, "Bearer " + "x" * 200])
def test_without_a_long_token_there_is_no_slate(server: RunningServer, header: str) -> None:
    day = Guest(server, "ana").page()["day"]

    answer = httpx.get(f"{server.address}/api/daily/{day}/slate", headers={"authorization": header})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_the_archive_is_judged_and_not_kept(own_server: RunningServer) -> None:
    ana = Guest(own_server, "ana")
    page = ana.page()
    day = two_days_before(page["day"])

    sent = ana.send([0, 1, 2], day=day)

    assert sent.json()["number"] is None
    assert sent.json()["crowd"]["people"] == 0
    assert ana.ask("GET", f"/daily/{day}/slate").status_code == 403
    assert ana.ask("GET", f"/daily/{day}/crowd").json()["crowd"]["people"] == 0


def two_days_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=2)).isoformat()


def test_a_ticket_takes_the_token_and_the_calendar_along(server: RunningServer) -> None:
    ana = Guest(server, "ana")
    ticket = ana.ask("POST", "/daily/ticket", json={"calendar": '{"a":1}'}).json()["ticket"]
    phone = Guest(server, "phone")

    moved = phone.ask("POST", "/daily/tickets", json={"ticket": ticket}).json()
    again = phone.ask("POST", "/daily/tickets", json={"ticket": ticket})

    assert moved == {"token": f"ana-{'x' * 20}", "calendar": '{"a":1}'}
    assert (again.status_code, again.json()["code"]) == (404, "ticket_void")
    assert b"<svg" in phone.ask("POST", "/tickets/qr", json={"ticket": ticket}).content


def test_a_host_can_do_without_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--no-daily") as running:
        ana = Guest(running, "ana")

        answers = [ana.ask("GET", "/daily"), ana.ask("GET", "/daily/2026-11-18/slate")]
        info = ana.ask("GET", "/info").json()

    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "daily_is_off")] * 2
    assert info["has_daily"] is False


def test_an_address_sends_only_so_many_slates_at_once() -> None:
    admission = Admission(has_limits=True, clock=Clock())

    for _ in range(60):
        admission.may_send_slate("192.0.2.1")

    with pytest.raises(Refused):
        admission.may_send_slate("192.0.2.1")
    admission.may_send_slate("192.0.2.2")


def test_many_devices_at_once_get_a_number_each(own_server: RunningServer) -> None:
    page = Guest(own_server, "ana").page()
    cards = page["table"]["table"][:3]

    async def send_all() -> list[int]:
        async with httpx.AsyncClient(base_url=f"{own_server.address}/api", timeout=60) as http:
            path = f"/daily/{page['day']}/slates"
            sent = [http.post(path, json={"cards": cards}, headers=bearer(f"{who}")) for who in range(60)]
            return [answer.json()["number"] for answer in await asyncio.gather(*sent)]

    assert sorted(asyncio.run(send_all())) == list(range(1, 61))
