"""The socket is documented for programs and for people from the declarations, completely and without additions."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from stella.protocol import messages
from stella.protocol.meanings import ABOUT, SAME, meanings
from stella.protocol.socket_schema import socket_schema
from stella.protocol.tables import TABLES, VALUES, with_tables
from stella.rooms.commands import ChangeSeat, SetOrder
from stella.rules.moves import SubmitSlate
from stella.server.admission import Admission
from stella.server.allowances import ADDRESS_ENTRIES, SEAT_MESSAGES, SEAT_MOVES, SEAT_REACTIONS
from tests.server.clock import Clock

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SCHEMA = socket_schema()
PARTS = {name: part for name, part in SCHEMA["$defs"].items() if name not in {"ClientMessage", "ServerMessage"}}


def is_valid(message: object, kind: str) -> bool:
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{kind}"}]}).is_valid(message)


def written(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def test_the_schema_is_a_schema_and_all_of_its_references_lead_somewhere() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    refs = set(re.findall(r'"\$ref": ?"#/\$defs/(\w+)"', json.dumps(SCHEMA)))

    assert refs == set(SCHEMA["$defs"])


@pytest.mark.parametrize(
    "message",
    [
        messages.Hello(messages.Role.SEAT, "token"),
        messages.Do(1, SubmitSlate((1, 2))),
        messages.Do(2, ChangeSeat(name="Ana")),
        messages.Seen(3),
        messages.Beat(),
    ],
)
def test_what_a_client_may_send_fits(message: object) -> None:
    assert is_valid(written(message), "ClientMessage")


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "hello"},
        {"type": "hello", "role": "king"},
        {"type": "hello", "role": "seat", "tokn": "…"},
        {"type": "do", "command": {"type": "start_game"}},
        {"type": "do", "id": 1, "command": {"type": "start"}},
        {"type": "do", "id": 1, "command": {"type": "submit_slate", "cards": ["17"]}},
        {"type": "do", "id": 1, "command": {"type": "seat_bot", "character": "ada", "level": 5}},
        {"type": "do", "id": 1, "command": written(SetOrder(tuple(range(11))))},
        {"type": "welcome", "moment": 1, "role": "seat", "build": "1", "now": 1},
    ],
)
def test_what_the_server_would_refuse_does_not_fit(message: object) -> None:
    assert not is_valid(message, "ClientMessage")
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(json.dumps(message), type=messages.ClientMessage)


@pytest.mark.parametrize("name", PARTS)
def test_every_type_and_every_field_has_its_meaning_and_no_other(name: str) -> None:
    told, part = meanings()[name], PARTS[name]
    fields = [field for field in part.get("properties", {}) if field != "type"]
    listed = [item["title"] for item in part.get("prefixItems", [])]

    assert [key for key in told if key != ABOUT] == (fields or listed)
    assert all(meaning.strip() for meaning in told.values())


def test_no_meaning_is_left_of_a_type_that_is_gone() -> None:
    assert meanings().keys() == PARTS.keys()


def test_the_page_has_every_type_once() -> None:
    tabled = [kind.__name__ for kinds in TABLES.values() for kind in kinds]
    named = re.findall(r"<!-- table: ([\w ]+) -->", PAGE)

    assert sorted(named) == sorted([*TABLES, "values"])
    assert {*tabled, *[kind.__name__ for kind in VALUES], *SAME} == PARTS.keys()
    assert {name for name in tabled if tabled.count(name) > 1} == {"Beat"}  # both sides send it


def test_the_tables_of_the_page_are_up_to_date() -> None:
    assert with_tables(PAGE) == PAGE, "run `make tables`"


def documented(what: str) -> tuple[float, float]:
    """Return the two numbers of a row in the table of limits: at once, and per second."""
    (row,) = re.findall(rf"^\| {what}[^|]*\| ([\d,]+) \| ([^|]+) \|", PAGE, re.MULTILINE)
    seldom = re.fullmatch(r"1 in (\d+) seconds", row[1])
    return float(row[0].replace(",", "")), 1 / float(seldom[1]) if seldom else float(row[1])


@pytest.mark.parametrize(
    ("what", "limit"),
    [
        ("frames from a seat", SEAT_MESSAGES),
        ("commands of a seat", SEAT_MOVES),
        ("reactions", SEAT_REACTIONS),
        ("entries of all seats of one address", ADDRESS_ENTRIES),
    ],
)
def test_the_limits_of_a_seat_are_those_of_the_page(what: str, limit: tuple[float, float]) -> None:
    assert documented(what) == limit


@pytest.mark.parametrize(
    ("what", "limit"),
    [
        ("requests of one address", "_asking"),
        ("requests to `/api/` of one address", "_reading"),
        ("rooms opened by one address", "_opening"),
        ("seats, tickets, notifications and deletions of one address", "_joining"),
        ("tickets and reminders of today's table for one address", "_keeping"),
        ("insight, verdicts and steps for one address", "_studying"),
        ("new sockets of one address", "_connecting"),
        ("wrong codes of one address", "_guessing"),
    ],
)
def test_the_limits_of_an_address_are_those_of_the_page(what: str, limit: str) -> None:
    clock = Clock()
    counted = getattr(Admission(has_limits=True, clock=clock), limit)
    at_once, per_second = documented(what)

    allowed = sum(counted.allows("192.0.2.1") for _ in range(int(at_once) + 1))

    assert allowed == at_once
    assert counted.seconds("192.0.2.1") == max(1, round(1 / per_second))
