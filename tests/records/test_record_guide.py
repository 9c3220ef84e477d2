"""docs/record.md is sufficient: its code alone accepts true records and refuses changed ones."""

import json
from typing import Any

import msgspec
import pytest

from stella.records import encode, record_of
from stella.records import format as fmt
from stella.rules import WordSource
from tests.records.games import ENDED, RUNNING, SHORTER, WHOLE
from tests.records.stranger import GUIDE, STRANGER


@pytest.mark.parametrize("name", [*WHOLE, *ENDED, *SHORTER, *RUNNING])
def test_a_stranger_finds_every_record_true(name: str) -> None:
    STRANGER["check"](encode(record_of({**WHOLE, **ENDED, **SHORTER, **RUNNING}[name])))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("chance", "seal"), "0" * 64),
        (("chance", "bundle"), "0" * 64),
        (("chance", "seals", 0), None),
        (("chance", "part"), "0" * 64),
        (("chance", "parts", 0), None),
        (("chance", "parts", 1), "0" * 64),
        (("chance", "parts"), []),
        (("deck", "size"), 83),
        (("source",), "only_custom"),
        (("players", 1, "is_bot"), True),
        (("held_back", "pictures"), []),
        (("custom_cards",), [{"id": "b", "top": "moon", "bottom": None, "is_custom": True}]),
    ],
)
def test_a_stranger_finds_a_seed_of_other_parts_wrong(path: tuple[str | int, ...], value: Any) -> None:
    game = node = json.loads(encode(record_of(WHOLE["three, common chance"])))
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value

    with pytest.raises(AssertionError):
        STRANGER["check_chance"](game)


def test_the_strangers_draws_are_ours() -> None:
    from stella.rules.chance import draw

    for population, count in ((84, 30), (6, 1), (40_000, 50)):
        assert STRANGER["draw"](b"seed", "label", population, count) == list(draw(b"seed", "label", population, count))


@pytest.mark.parametrize(
    "part",
    [
        fmt.Record,
        fmt.Round,
        fmt.Pointing,
        fmt.Score,
        fmt.Slate,
        fmt.Card,
        fmt.Player,
        fmt.Agent,
        fmt.Setup,
        fmt.Pile,
        fmt.Chance,
        fmt.HeldBack,
        fmt.HandOver,
        fmt.Note,
    ],
)
def test_every_field_is_explained(part: type[msgspec.Struct]) -> None:
    for field in part.__struct_fields__:
        assert f"`{field}`" in GUIDE


def test_every_source_of_words_is_explained() -> None:
    assert all(f"`{source}`" in GUIDE for source in WordSource)
