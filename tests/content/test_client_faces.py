from pathlib import Path

from stella.bots.characters import CHARACTERS

FACES = Path(__file__).parents[2] / "web/src/parts/faces"


def test_the_client_has_a_face_for_every_character_and_no_other() -> None:
    assert {face.stem for face in FACES.glob("*.svg")} == {character.id for character in CHARACTERS}
