import pytest

from tests.content.pictures import small_faces


@pytest.fixture
def quick_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack small cards, for tests that are not about what the cards look like."""
    monkeypatch.setattr("stella.content.decks.packing.faces", small_faces)
