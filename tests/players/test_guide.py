"""The example of docs/agents.md plays, and its tournament writes records that verify."""

import re
import sys
from pathlib import Path

import pytest

from stella.records import decode, what_is_wrong
from tests.cli.running import said, stella

GUIDE = (Path(__file__).parents[2] / "docs" / "agents.md").read_text()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the guide's `mine.py`."""
    found = re.search(r"<!-- mine.py -->\n```python\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    (tmp_path / "mine.py").write_text(found[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return tmp_path


def commands() -> list[list[str]]:
    """Return the commands of the guide's section, with fewer games."""
    section = GUIDE.partition("## Write a player")[2].partition("\n## ")[0]
    shell = re.search(r"```sh\n(.*?)```", section, re.DOTALL)
    assert shell
    return [line.replace("--games 200", "--games 30").split()[1:] for line in shell[1].splitlines()]


def test_the_player_of_the_guide_plays_a_tournament_whose_records_verify(desk: Path) -> None:
    results = [stella(*words) for words in commands()]

    assert [result.exit_code for result in results] == [0, 0], [result.output for result in results]
    assert "Reader" in results[0].output
    records = [decode(line) for line in (desk / "games.jsonl").read_bytes().splitlines()]
    assert len(records) == 30
    assert [what_is_wrong(record) for record in records] == [None] * 30
    for record in records:
        told = {player.name: (player.is_bot, player.agent and player.agent.model) for player in record.players}
        assert told["Reader"] == (False, "mine:Reader")
        assert told["Ada 2"] == (True, None)


def test_records_are_written_in_the_order_of_the_games(desk: Path) -> None:
    for workers in (1, 2):
        stella(
            "tournament", "ada", "bruno", "coco", "--games", 60, "--workers", workers, "--records", f"{workers}.jsonl"
        )

    assert (desk / "1.jsonl").read_bytes() == (desk / "2.jsonl").read_bytes()


def test_a_player_that_breaks_the_rules_ends_the_tournament_with_a_sentence(desk: Path) -> None:
    text = (desk / "mine.py").read_text().replace("[:4]", "[:11]")
    (desk / "mine.py").write_text(text)

    result = stella("tournament", "mine:Reader", "ada", "--games", 1, "--seats", 3)

    assert result.exit_code == 1
    assert "Reader: A slate has 1 to 10 marks, not 11." in said(result)


def test_an_entrant_that_does_not_exist_is_named(desk: Path) -> None:
    assert "There is no class 'Nobody' in 'mine'." in said(stella("tournament", "mine:Nobody"))
    assert "Unknown bot 'nobody'" in said(stella("tournament", "nobody"))
