"""Today's table among those who share a room: both show their slates, or neither sees the other's."""

from typing import Any

import httpx

from stella.protocol import bodies
from stella.rooms.commands import LeaveSeat
from tests.server.guests import Guest
from tests.server.playing import seat_people
from tests.server.running import RunningServer

SLATES = {"Ana": [0, 1, 2], "Ben": [1, 2, 3], "Eva": [9]}


def token_of(name: str) -> str:
    return f"{name}-{'x' * 20}"


class Sitting:
    """Someone with a seat at a table, and a device that plays today's table."""

    def __init__(self, server: RunningServer, seat: bodies.Seated, name: str) -> None:
        self.guest, self.seat, self._server, self.name = Guest(server, name), seat, server, name
        self.day = self.guest.page()["day"]

    def ask(self, method: str, body: Any = None, day: str = "", token: str | None = None) -> httpx.Response:
        path = f"{self._server.address}/api/rooms/{self.seat.code}/daily/{day or self.day}"
        headers = {"authorization": f"Bearer {self.seat.token if token is None else token}"}
        return httpx.request(method, path, json=body, headers=headers, timeout=30)

    def show(self) -> httpx.Response:
        return self.ask("PUT", {"token": token_of(self.name)})


async def sit_down(server: RunningServer) -> list[Sitting]:
    seats = await seat_people(server.client, 3)
    return [Sitting(server, seat, name) for seat, name in zip(seats, SLATES, strict=True)]


async def test_only_those_who_show_their_slates_see_each_other(own_server: RunningServer) -> None:
    ana, ben, eva = await sit_down(own_server)
    for person in (ana, ben, eva):
        person.guest.send(SLATES[person.name])
    pictures = ana.guest.page()["table"]["table"]

    assert ana.show().json()["others"] == []
    unseen = ben.ask("GET").json()
    told = ben.show().json()

    assert (unseen["yours"], unseen["others"], unseen["waiting"]) == (None, [], 1)
    assert told["pictures"] == pictures
    assert told["yours"] == {"name": "Ben", "cards": [pictures[field] for field in SLATES["Ben"]]}
    assert told["others"] == [{"name": "Ana", "cards": [pictures[field] for field in SLATES["Ana"]]}]
    assert eva.ask("GET").json() == {"day": ana.day, "pictures": pictures, "yours": None, "others": [], "waiting": 2}

    assert ben.ask("DELETE").status_code == 204
    assert ana.ask("GET").json()["others"] == []
    assert ben.ask("GET").json()["others"] == []


async def test_a_slate_that_is_not_sent_cannot_be_shown(own_server: RunningServer) -> None:
    ana, ben, _ = await sit_down(own_server)
    ben.guest.send(SLATES["Ben"])
    ben.show()

    answer = ana.show()

    assert (answer.status_code, answer.json()["code"]) == (403, "slate_not_sent")
    assert ana.ask("GET").json()["others"] == []


async def test_strangers_and_lessons_compare_nothing(own_server: RunningServer) -> None:
    ana, _, _ = await sit_down(own_server)
    ana.guest.send(SLATES["Ana"])
    elsewhere = (await seat_people(own_server.client, 3))[0]
    lesson = await own_server.client.open_room(is_host=True, opening="lesson")
    pupil = await own_server.client.sit_down(lesson.code, "Mia")

    assert ana.ask("GET", token=elsewhere.token).json()["code"] == "not_seated"
    assert ana.ask("GET", token="nobody").json()["code"] == "not_seated"
    assert Sitting(own_server, pupil, "Ana").show().json()["code"] == "not_seated"
    assert ana.ask("GET", day="1999-01-01").json()["code"] == "no_such_day"


async def test_a_forgotten_name_takes_its_slate_along(own_server: RunningServer) -> None:
    client = own_server.client
    host = await client.open_room("Ana")
    ben = Sitting(own_server, await client.sit_down(host.code, "Ben"), "Ben")
    ana = Sitting(own_server, host, "Ana")
    for person in (ana, ben):
        person.guest.send(SLATES[person.name])
        person.show()
    headers = {"authorization": f"Bearer {host.token}"}

    async with client.watch(ben.seat.code, ben.seat.token) as table:
        await table.until(lambda one: one.room is not None)
        await table.do(LeaveSeat())
    async with httpx.AsyncClient(base_url=own_server.address) as http:
        answer = await http.post(f"/api/rooms/{host.code}/names/forget", json={"name": "Ben"}, headers=headers)

    assert answer.is_success, answer.text
    assert ana.ask("GET").json()["others"] == []
