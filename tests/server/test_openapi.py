"""The server's OpenAPI document is true: for a whole game, and for random requests generated from it.

The fixture `answers` holds it against every other answer of this folder's tests.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from stella.server import openapi
from stella.server.app import create_app
from stella.server.services import Services
from stella.server.settings import Settings
from tests.server.documented import Answers, document
from tests.server.playing import connect_all, play_game, seat_people
from tests.server.running import RunningServer

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


def test_no_request_of_the_documented_kinds_breaks_the_server(
    server: RunningServer, at_scale: Callable[[int, int], int]
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    operations = 0
    for operation in schema.get_all_operations():
        case_of = operation.ok().as_strategy()  # type: ignore[union-attr]  # an invalid document may fail here

        @settings(
            max_examples=at_scale(2, 25),
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=case_of)
        def check(case: "schemathesis.Case[Any]") -> None:
            case.call_and_validate(base_url=server.address, checks=CHECKS)

        check()
        operations += 1
    assert operations >= 14
    assert server.complaints() == []


async def test_everything_that_can_be_read_of_a_game_is_as_documented(server: RunningServer, answers: Answers) -> None:
    seats = await seat_people(server.client, 3)
    async with AsyncExitStack() as stack:
        tables = await connect_all(stack, server.client, seats)
        await play_game(tables, Random(5))
        room = tables[0].room
    assert room
    assert room.record
    values = {"{code}": room.code, "{record}": room.record, "{deck}": "stella", "{words}": "stella"}
    reads = [path for path, item in document()["paths"].items() if "get" in item and path.startswith("/api/")]
    reads.remove("/api/host/decks/{draft}")  # tests/server/test_making.py
    reads = [path for path in reads if "{day}" not in path]  # tests/server/test_daily.py
    reads.remove("/api/rooms/{code}/photos/{card}")  # tests/server/test_photos.py
    reads.remove("/api/prints/{key}")  # tests/server/test_printing.py
    answers.seen.clear()

    async with httpx.AsyncClient(base_url=server.address) as browser:
        for path in reads:
            for name, value in values.items():
                path = path.replace(name, value)  # noqa: PLW2901 - step by step
            await browser.get(path)
        await browser.get(f"/api/records/{room.record}/steps?seat=1")

    assert {(operation, status) for _, operation, status in answers.seen} == {(path, 200) for path in reads}


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
def test_the_document_is_written_once_however_often_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, described, times = create_app(Services(Settings(data=tmp_path))), openapi.described, list[int]()

    def counted(*about: Any) -> Any:
        times.append(1)
        return described(*about)

    monkeypatch.setattr(openapi, "described", counted)
    request: Any = SimpleNamespace(app=app)
    served = openapi.Document()

    answers = {served.render(request, app.openapi_schema.to_schema()) for _ in range(3)}

    assert len(answers) == len(times) == 1


def test_every_part_of_the_document_is_a_schema() -> None:
    components = document()["components"]["schemas"]

    for schema in components.values():
        Draft202012Validator.check_schema(schema)
    assert {"Steps", "Problem", "DeckTexts"} <= components.keys()


def test_the_document_that_is_served_is_the_one_that_answers_are_held_against(server: RunningServer) -> None:
    served = httpx.get(f"{server.address}/schema/openapi.json").json()

    assert served == document()


@pytest.mark.parametrize(
    ("path", "status", "kind", "content", "complaint"),
    [
        ("/api/rooms/ABCDE", 200, "application/json", b"{}", "does not fit"),
        ("/api/rooms/ABCDE", 404, "application/json", b'{"status_code": 404, "detail": "gone"}', "does not fit"),
        ("/api/rooms/ABCDE", 302, "application/json", b"{}", "status is not documented"),
        ("/api/rooms/ABCDE", 200, "text/html", b"", "media type is not documented"),
        ("/api/nowhere", 200, "application/json", b"{}", "status is not documented"),
    ],
)
def test_an_answer_that_is_not_documented_is_found(
    path: str, status: int, kind: str, content: bytes, complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        Answers().check("GET", path, status, kind, content)
