import pytest

from tests.content.pictures import small_faces


@pytest.fixture
def quick_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack small cards, for tests that do not depend on the cards' appearance."""
    monkeypatch.setattr("stella.content.decks.packer.faces", small_faces)
