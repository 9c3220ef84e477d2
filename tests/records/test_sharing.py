"""The client is tested against what Python draws and writes today, not against what it once did."""

import pytest

from tests.records.sharing import FOLDER, shared


@pytest.mark.parametrize(("name", "text"), shared().items(), ids=list(shared()))
def test_what_the_client_is_tested_against_is_what_python_says(name: str, text: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == text
