"""A photo of real cards over HTTP: cut up and encoded again, for the people of the table only, gone with the game."""

import asyncio
from contextlib import AsyncExitStack
from io import BytesIO
from random import Random

import httpx
from PIL import Image

from stella.boxes import shelf_of
from stella.client import Server, Table
from stella.protocol import bodies
from stella.records.verifier import what_is_wrong
from stella.rooms.commands import EndGame, StartGame
from tests.content.pictures import jpeg_of_scans
from tests.server.playing import connect_all, is_finished, play_on, seat_people
from tests.server.running import RunningServer
from tests.server.secrets_check import read_log

SECRET = b"taken at home"


def sheet(rows: int = 3, size: tuple[int, int] = (500, 250)) -> bytes:
    """Return fifteen cards, each of a grey of its own, with something in the file that no one else should have."""
    picture = Image.new("RGB", (5, rows))
    picture.putdata([(10 * place, 10 * place, 10 * place) for place in range(5 * rows)])
    file = BytesIO()
    picture.resize((size[0], size[1] * rows), Image.Resampling.NEAREST).save(file, "JPEG", comment=SECRET, quality=95)
    return file.getvalue()


def written(picture: Image.Image, kind: str = "JPEG") -> bytes:
    file = BytesIO()
    picture.save(file, kind)
    return file.getvalue()


async def send(
    server: RunningServer, seat: bodies.Seated, content: bytes, token: str | None = None, query: str = ""
) -> httpx.Response:
    headers = {"authorization": f"Bearer {token or seat.token}", "content-type": "image/jpeg"}
    async with httpx.AsyncClient(base_url=server.address) as http:
        return await http.put(f"/api/rooms/{seat.code}/photo{query}", content=content, headers=headers)


async def fetch(server: RunningServer, seat: bodies.Seated, card: int, token: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=server.address) as http:
        return await http.get(f"/api/rooms/{seat.code}/photos/{card}", headers=headers)


async def begin(stack: AsyncExitStack, client: Server, seats: list[bodies.Seated]) -> list[Table]:
    tables = await connect_all(stack, client, seats)
    await tables[0].do(StartGame())
    for table in tables:
        await table.until(lambda t: t.table is not None)
    return tables


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


async def test_everyone_at_the_table_sees_what_one_phone_took(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed")

    async with AsyncExitStack() as stack:
        tables = await begin(stack, server.client, seats)
        assert tables[1].table
        cards = tables[1].table.table
        answer = await send(server, seats[1], sheet())
        photo = answer.json()["photo"]
        for table in tables:
            await table.until(lambda t: t.room is not None and len(t.room.photos) == 15)
        shown = tables[2].room
        assert shown
        assert [(one.card, one.id) for one in shown.photos] == [(card, photo) for card in cards]

        pictures = [await fetch(server, seats[2], card, seats[2].token) for card in cards]

    assert answer.status_code == 201
    assert {one.headers["cache-control"] for one in pictures} == {"no-store"}
    for place, one in enumerate(pictures):
        with Image.open(BytesIO(one.content)) as picture:
            assert (picture.format, picture.size) == ("JPEG", (400, 600))
            grey = picture.convert("L").getpixel((200, 300))
            assert isinstance(grey, int | float)
            assert abs(grey - 10 * place) < 4
        assert SECRET not in one.content


async def test_after_a_round_only_the_new_row_is_taken(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed")

    async with AsyncExitStack() as stack:
        tables = await begin(stack, server.client, seats)
        first = (await send(server, seats[0], sheet())).json()["photo"]

        row = (await send(server, seats[0], sheet(1), query="?row=2")).json()["photo"]

        await tables[0].until(lambda t: t.room is not None and {one.id for one in t.room.photos} == {first, row})
        assert tables[0].room
        assert tables[0].table
        ids = {one.card: one.id for one in tables[0].room.photos}
        assert [ids[card] for card in tables[0].table.table] == [first] * 10 + [row] * 5


async def test_no_one_else_takes_or_fetches_one(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed")
    strangers = await seat_people(server.client, 3)

    async with AsyncExitStack() as stack:
        tables = await begin(stack, server.client, seats)
        assert tables[0].table
        card = tables[0].table.table[0]
        await send(server, seats[0], sheet())

        assert code_of(await fetch(server, seats[0], card)) == "not_seated"
        assert code_of(await fetch(server, seats[0], card, strangers[0].token)) == "not_seated"
        assert code_of(await send(server, seats[0], sheet(), strangers[0].token)) == "not_seated"
        assert code_of(await send(server, strangers[0], sheet())) == "no_photos"
        assert code_of(await fetch(server, seats[0], 999, seats[0].token)) == "no_such_photo"


async def test_what_is_no_photo_is_refused_and_nothing_is_kept(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed")
    assert code_of(await send(server, seats[0], sheet())) == "no_game"

    async with AsyncExitStack() as stack:
        tables = await begin(stack, server.client, seats)
        assert tables[0].table
        assert code_of(await send(server, seats[0], b"not a picture")) == "not_a_picture"
        assert code_of(await send(server, seats[0], written(Image.new("L", (500, 500)), "PNG"))) == "not_a_picture"
        assert code_of(await send(server, seats[0], written(Image.new("L", (1600, 10_100))))) == "picture_too_large"
        assert code_of(await send(server, seats[0], sheet()[:900])) == "picture_broken"
        assert code_of(await send(server, seats[0], jpeg_of_scans(100_000))) == "picture_broken"
        assert code_of(await send(server, seats[0], sheet(1, (40, 20)))) == "picture_too_small"
        assert (await send(server, seats[0], bytes(4_100_000))).status_code == 413
        assert (await send(server, seats[0], sheet(), query="?row=3")).status_code == 400
        assert code_of(await fetch(server, seats[0], tables[0].table.table[0], seats[0].token)) == "no_such_photo"
        assert tables[0].room
        assert tables[0].room.photos == ()


async def test_it_is_deleted_with_the_game_and_is_in_no_record(server: RunningServer) -> None:
    seats = await seat_people(server.client, 3, opening="printed")

    async with AsyncExitStack() as stack:
        tables = await begin(stack, server.client, seats)
        assert tables[0].table
        card = tables[0].table.table[0]
        photo = (await send(server, seats[0], sheet())).json()["photo"]
        picture = (await fetch(server, seats[0], card, seats[0].token)).content
        await tables[0].do(EndGame())
        await tables[0].until(is_finished)
        assert tables[0].room
        record = tables[0].room.record or ""

        gone = await fetch(server, seats[0], card, seats[0].token)
        await tables[0].do(StartGame())
        await tables[0].until(lambda t: t.room is not None and t.room.phase == "playing")
        still_gone = await fetch(server, seats[0], card, seats[0].token)

    assert (code_of(gone), code_of(still_gone)) == ("no_such_photo", "no_such_photo")
    async with httpx.AsyncClient(base_url=server.address) as http:
        document = (await http.get(f"/api/records/{record}")).content
    assert photo.encode() not in document
    log = await read_log(server.data, seats[0].code)
    assert all(picture[200:260] not in repr(entry).encode() for entry in log)


async def test_a_game_with_photos_is_proved_like_any_other(server: RunningServer) -> None:
    client = server.client
    seats = await seat_people(client, 3, opening="printed")

    async with AsyncExitStack() as stack:
        tables = await begin(stack, client, seats)
        assert (await send(server, seats[1], sheet())).status_code == 201
        await asyncio.gather(*[play_on(table, Random(number)) for number, table in enumerate(tables)])
        assert tables[0].room
        record = tables[0].room.record or ""

    document = await client.record(record)
    assert what_is_wrong(document, shelf_of().box_of(document)) is None
