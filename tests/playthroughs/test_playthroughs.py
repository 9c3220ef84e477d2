"""Recorded games: a change to what a game does or shows appears here first, as a diff."""

from pathlib import Path

import pytest

from tests.playthroughs.scenarios import SCENARIOS, Scenario
from tests.playthroughs.telling import tell

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_game_is_played_as_it_was_recorded(scenario: Scenario) -> None:
    recorded = (FOLDER / f"{scenario.name}.txt").read_text(encoding="utf-8")

    assert tell(scenario).splitlines() == recorded.splitlines(), "read the diff; `make playthroughs` records it"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_every_recorded_game_is_whole(scenario: Scenario) -> None:
    recorded = (FOLDER / f"{scenario.name}.txt").read_text(encoding="utf-8")

    assert '"type":"game_ended"' in recorded
    assert len(recorded) < 60_000


def test_every_recording_has_its_script() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {scenario.name for scenario in SCENARIOS}
