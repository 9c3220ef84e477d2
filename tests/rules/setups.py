"""Every way in which a game can be set up."""

import pytest

from stella.rules import Setup

SETUPS = [Setup(rounds, stars=stars) for rounds in (1, 2, 3, 4) for stars in (True, False)]

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.rounds}-{setup.stars}")
