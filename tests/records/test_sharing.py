"""The client is tested against current draws and records from Python."""

import pytest

from tests.records.sharing import FOLDER, shared


@pytest.mark.parametrize(("name", "text"), shared().items(), ids=list(shared()))
def test_what_the_client_is_tested_against_is_what_python_says(name: str, text: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == text
