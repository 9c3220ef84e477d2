"""A room's history over HTTP: its games, "what if?", and deletion by the host."""

import asyncio
import csv
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from io import StringIO
from random import Random

import httpx
import msgspec
import pytest

from stella.client import Table
from stella.protocol import bodies
from stella.rooms.commands import BackToLobby, LeaveSeat, StartGame
from stella.statistics.groups import Group
from stella.statistics.insight import RoundInsight
from tests.server.playing import any_move, can_act, connect_all, goodbye_to, play_game, seat_people
from tests.server.running import RunningServer


@pytest.fixture
async def browser(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address) as client:
        yield client


async def played(server: RunningServer, seed: int) -> list[bodies.Seated]:
    """Seat three people who have played a game."""
    people = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        await play_game(await connect_all(stack, server.client, people), Random(seed))
    return people


def bearer(seat: bodies.Seated) -> dict[str, str]:
    return {"authorization": f"Bearer {seat.token}"}


async def test_a_finished_game_is_on_the_page_of_its_room(server: RunningServer, browser: httpx.AsyncClient) -> None:
    code = (await played(server, 1))[0].code

    answer = await browser.get(f"/api/rooms/{code}/games")
    group = msgspec.json.decode(answer.content, type=Group)

    assert len(group.games) == group.evening.games == 1
    assert {one.name for one in group.people} == {"Ana", "Ben", "Eva"}
    assert answer.headers["cache-control"] == "private, no-cache"
    record = (await browser.get(f"/api/records/{group.games[0].record}")).json()
    assert record["totals"] == [player.total for player in group.games[0].players]


async def test_games_that_have_not_changed_are_not_sent_again(
    server: RunningServer, browser: httpx.AsyncClient
) -> None:
    code = (await played(server, 2))[0].code
    first = await browser.get(f"/api/rooms/{code}/games")

    again = await browser.get(f"/api/rooms/{code}/games", headers={"if-none-match": first.headers["etag"]})
    other = await browser.get(f"/api/rooms/{code}/games", headers={"if-none-match": 'W/"another"'})

    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.content) == (200, first.content)


async def test_games_come_as_a_table_too(server: RunningServer, browser: httpx.AsyncClient) -> None:
    code = (await played(server, 3))[0].code

    answer = await browser.get(f"/api/rooms/{code}/games.csv")

    assert answer.headers["content-type"].startswith("text/csv")
    assert f'filename="stella-{code}.csv"' in answer.headers["content-disposition"]
    assert [line["name"] for line in csv.DictReader(StringIO(answer.text))] == ["Ana", "Ben", "Eva"]


@pytest.mark.parametrize("path", ["games", "games.csv", "insight"])
async def test_a_room_that_does_not_exist_remembers_nothing(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(f"/api/rooms/ZZZZZ/{path}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_room")


async def test_what_a_round_could_have_been_is_told_when_its_slates_are_open(
    server: RunningServer, browser: httpx.AsyncClient
) -> None:
    people = await seat_people(server.client, 3)
    path = f"/api/rooms/{people[0].code}/insight"
    assert (await browser.get(path)).json()["code"] == "round_not_scored"
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, people)
        await tables[0].do(StartGame())
        for table in tables:
            await table.until(can_act)
            assert (await browser.get(path)).json()["code"] == "round_not_scored"
            await table.do(any_move(table, Random(4)))
        assert (await browser.get(path)).status_code == 404
        await reveal(tables)

        told = msgspec.json.decode((await browser.get(path)).content, type=RoundInsight)

        assert told.round == 1
        assert tables[0].table
        assert [seat.points for seat in told.seats] == list(tables[0].table.totals)
        assert (await browser.get(path, params={"round": 1})).content == (await browser.get(path)).content
        assert (await browser.get(path, params={"round": 2})).json()["code"] == "round_not_scored"
        assert (await browser.get(path, params={"round": 5})).status_code == 400


async def reveal(tables: list[Table]) -> None:
    """Point until the first round is scored."""
    await asyncio.gather(*[point_on(table, Random(5)) for table in tables])


async def point_on(table: Table, chance: Random) -> None:
    while True:
        await table.until(lambda t: is_scored(t) or bool(t.own and t.own.pointable))
        if is_scored(table):
            return
        await table.do(any_move(table, chance))


def is_scored(table: Table) -> bool:
    return table.table is not None and table.table.round > 1


async def test_a_finished_game_tells_what_all_its_rounds_could_have_been(
    server: RunningServer, browser: httpx.AsyncClient
) -> None:
    code = (await played(server, 5))[0].code
    game = (await browser.get(f"/api/rooms/{code}/games")).json()["games"][0]

    rounds = (await browser.get(f"/api/records/{game['record']}/insight")).json()

    assert [one["round"] for one in rounds] == [1, 2, 3, 4]
    points = [[one["seats"][seat]["points"] for one in rounds] for seat in range(3)]
    assert points == [player["points"] for player in game["players"]]
    assert (await browser.get("/api/records/abc/insight")).json()["code"] == "no_such_record"


async def test_a_host_forgets_a_room_and_nothing_of_it_is_found(
    server: RunningServer, browser: httpx.AsyncClient
) -> None:
    people = await played(server, 6)
    code = people[0].code
    record = (await browser.get(f"/api/rooms/{code}/games")).json()["games"][0]["record"]
    async with server.client.watch(code, people[1].token) as ben:
        refused = await browser.delete(f"/api/rooms/{code}", headers=bearer(people[1]))
        nobody = await browser.delete(f"/api/rooms/{code}")

        done = await browser.delete(f"/api/rooms/{code}", headers=bearer(people[0]))

        assert await goodbye_to(ben) == "room_forgotten"
    assert (refused.json()["code"], nobody.json()["code"]) == ("not_host", "not_seated")
    assert (done.status_code, done.content) == (204, b"")
    for path in (f"rooms/{code}", f"rooms/{code}/games", f"records/{record}"):
        assert (await browser.get(f"/api/{path}")).status_code == 404
    assert (await browser.delete(f"/api/rooms/{code}", headers=bearer(people[0]))).status_code == 404


async def test_a_host_has_the_name_of_somebody_who_left_forgotten(
    server: RunningServer, browser: httpx.AsyncClient
) -> None:
    people = await played(server, 7)
    path = f"/api/rooms/{people[0].code}/names/forget"
    at_table = await browser.post(path, json={"name": "Eva"}, headers=bearer(people[0]))
    async with server.client.watch(people[0].code, people[0].token) as ana:
        await ana.do(BackToLobby())
    async with server.client.watch(people[2].code, people[2].token) as eva:
        await eva.do(LeaveSeat())

    done = await browser.post(path, json={"name": "Eva"}, headers=bearer(people[0]))
    again = await browser.post(path, json={"name": "Eva"}, headers=bearer(people[0]))

    game = (await browser.get(f"/api/rooms/{people[0].code}/games")).json()["games"][0]
    assert at_table.json()["code"] == "name_at_table"
    assert (done.status_code, again.json()["code"]) == (204, "no_such_name")
    assert [player["name"] for player in game["players"]] == ["Ana", "Ben", "—"]
    record = (await browser.get(f"/api/records/{game['record']}")).json()
    assert [player["name"] for player in record["players"]] == ["Ana", "Ben", "—"]
    assert (await browser.get(f"/api/records/{game['record']}/verdict")).json()["is_valid"]
