"""docs/record.md is enough for a stranger: its code alone accepts true records and refuses changed ones."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stella.records import encode, record_of
from stella.records import format as fmt
from stella.rules import WordSource
from tests.records.games import ENDED, SHORTER, WHOLE

GUIDE = (Path(__file__).parents[2] / "docs" / "record.md").read_text()
CODE = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
STRANGER: dict[str, Any] = {}
exec(compile(CODE, "docs/record.md", "exec"), STRANGER)  # the reader's own program
CHECKS: dict[str, Callable[[Any], None]] = {name: f for name, f in STRANGER.items() if name.startswith("check_")}


@pytest.mark.parametrize("name", [*WHOLE, *ENDED, *SHORTER])
@pytest.mark.parametrize("check", CHECKS)
def test_a_stranger_finds_every_record_true(check: str, name: str) -> None:
    CHECKS[check](json.loads(encode(record_of({**WHOLE, **ENDED, **SHORTER}[name]))))


@pytest.mark.parametrize(
    ("check", "path", "value"),
    [
        ("check_draws", ("rounds", 2, "table", 3), 0),
        ("check_draws", ("rounds", 0, "first_scout"), 5),
        ("check_seals", ("seal",), "0" * 64),
        ("check_seals", ("rounds", 1, "slates", 0, "cards", 0), 99),
        ("check_scores", ("rounds", 3, "scores", 0, "points"), 99),
        ("check_scores", ("winners",), []),
        ("check_draws", ("held_back", "pictures"), [2]),
        ("check_words", ("rounds", 0, "card", "is_custom"), True),
        (
            "check_chance",
            ("chance",),
            dict.fromkeys(("seal", "bundle", "part"), "0" * 64) | dict.fromkeys(("seals", "parts"), [None] * 4),
        ),
        ("check_digest", ("players", 0, "name"), "somebody else"),
    ],
)
def test_a_stranger_finds_a_changed_record_wrong(check: str, path: tuple[str | int, ...], value: Any) -> None:
    game = node = json.loads(encode(record_of(WHOLE["four, custom mixed, swapped"])))
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value

    with pytest.raises(AssertionError):
        CHECKS[check](game)


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
        CHECKS["check_chance"](game)


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
