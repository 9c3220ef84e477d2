"""`stella score` judges any slate as one more player at a recorded table."""

import json
from pathlib import Path
from typing import Any

import pytest

from stella.records import decode, encode, record_of
from tests.cli.running import said, stella
from tests.records.games import RUNNING, WHOLE

RECORD = record_of(WHOLE["four, notes"])


@pytest.fixture
def records(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_bytes(encode(RECORD) + b"\n" + encode(record_of(RUNNING["revealing round 2"])) + b"\n")
    return file


def written(folder: Path, *slates: dict[str, Any]) -> Path:
    file = folder / "slates.jsonl"
    file.write_text("".join(json.dumps(slate) + "\n" for slate in slates))
    return file


def test_a_slate_scores_what_one_more_player_would_have_scored(records: Path, tmp_path: Path) -> None:
    part = RECORD.rounds[1]
    by_one = [c for c in part.table if sum(c in (slate.cards or ()) for slate in part.slates) == 1][:2]
    by_more = [c for c in part.table if sum(c in (slate.cards or ()) for slate in part.slates) > 1][:1]
    slates = written(tmp_path, {"game": RECORD.digest, "round": 2, "cards": [*by_one, *by_more], "name": "model"})

    line = json.loads(stella("score", records, "--slates", slates, "--json").output)

    assert (line["sparks"], line["super_sparks"], line["points"]) == (len(by_more), len(by_one), 2 + 3 * len(by_one))
    assert (line["name"], line["has_fallen"]) == ("model", False)
    assert line["table"] == [score.points for score in part.scores]


def test_averages_are_told_by_name_with_an_interval(records: Path, tmp_path: Path) -> None:
    cards = [list(part.table[:3]) for part in RECORD.rounds]
    lines = [{"game": 1, "round": n, "cards": c, "name": "left"} for n, c in enumerate(cards, 1)]
    result = stella(
        "score",
        records,
        "--slates",
        written(
            tmp_path,
            *lines,
            {"game": 2, "round": 1, "cards": [decode(records.read_bytes().splitlines()[1]).rounds[0].table[0]]},
        ),
    )

    left, nameless = result.output.splitlines()
    assert left.startswith("left: 4 slates, ")
    assert "95 %" in left
    assert nameless.startswith("1 slate, ")


@pytest.mark.parametrize(
    ("slate", "sentence"),
    [
        ({"game": 9, "round": 1, "cards": [1]}, "Slate 1: there is no game 9."),
        ({"game": 1, "round": 5, "cards": [1]}, "Slate 1: game 1 has no scored round 5."),
        ({"game": 2, "round": 2, "cards": [1]}, "Slate 1: game 2 has no scored round 2."),
        ({"game": 1, "round": 1, "cards": []}, "Slate 1: a slate has 1 to 10 different cards."),
        ({"game": 1, "round": 1, "cards": [RECORD.rounds[0].table[0]] * 2}, "a slate has 1 to 10 different cards."),
        ({"game": 1, "round": 1, "cards": [999]}, "Slate 1: not all of its cards are on the table."),
        ({"game": 1, "round": 1}, "Slate 1: Object missing required field `cards`"),
    ],
)
def test_a_slate_that_nobody_could_have_marked_is_refused(
    records: Path, tmp_path: Path, slate: dict[str, Any], sentence: str
) -> None:
    result = stella("score", records, "--slates", written(tmp_path, slate))

    assert result.exit_code == 1
    assert sentence in said(result)


def test_wrong_records_and_empty_files_are_refused(records: Path, tmp_path: Path) -> None:
    slates = written(tmp_path, {"game": 1, "round": 1, "cards": [1]})
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(encode(RECORD).replace(b'"winners":[', b'"winners":[0,'))
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_text("{}")

    assert "Game 1: The winners are" in said(stella("score", wrong, "--slates", slates))
    assert "Game 1: This is not a record" in said(stella("score", nothing, "--slates", slates))
    assert "contains no slates" in said(stella("score", records, "--slates", empty))
