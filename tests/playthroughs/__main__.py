"""Rewrites every recorded game: `make playthroughs`, then read the diff."""

from pathlib import Path

from tests.playthroughs.scenarios import SCENARIOS
from tests.playthroughs.telling import tell

for scenario in SCENARIOS:
    (Path(__file__).parent / f"{scenario.name}.txt").write_text(tell(scenario), encoding="utf-8")
