"""The characters that fill empty seats. Each looks at pictures in its own way. This module does not depend on the
game.
"""

from typing import Final

from msgspec import Struct


class Character(Struct, frozen=True, kw_only=True):
    """A fixed way to look, count and point. The four weights say which aspects of a picture matter to this
    character.
    """

    id: str
    name: str
    face: str  # one emoji
    objects: float
    themes: float
    moods: float
    text: float
    noise: float = 1.0  # multiplies the level's noise
    greed: float = 0.0  # how much worse a card may fit and still be marked
    caution: float = 0.5  # from 0 (fills the slate) to 1 (avoids the dark)
    boldness: float = 0.0  # from 0 (obvious card first) to 1 (a card that only one other may have)
    pace: float = 1.0  # multiplies the usual thinking time

    @property
    def temperament(self) -> str:
        """The id of the message that describes this character's temperament in one line."""
        return f"temperament-{self.id}"

    @property
    def weights(self) -> tuple[float, float, float, float]:
        """The weights of objects, themes, moods and text. They add up to 1."""
        return (self.objects, self.themes, self.moods, self.text)


def _character(name: str, face: str, looks_at: tuple[float, float, float, float], **habits: float) -> Character:
    objects, themes, moods, text = looks_at
    looks = {"objects": objects, "themes": themes, "moods": moods, "text": text}
    return Character(id=name.lower(), name=name, face=face, **looks, **habits)


CHARACTERS: Final = (
    _character("Ada", "🦉", (0.55, 0.20, 0.05, 0.20), caution=0.7, pace=1.3),
    _character("Bruno", "🐻", (0.45, 0.15, 0.30, 0.10), greed=0.08, pace=0.9),
    _character("Coco", "🦜", (0.15, 0.55, 0.10, 0.20), noise=1.03, boldness=0.3, pace=0.7),
    _character("Dimo", "🦊", (0.30, 0.10, 0.10, 0.50), boldness=0.4),
    _character("Elin", "🦌", (0.10, 0.25, 0.45, 0.20), noise=1.03, caution=0.8, pace=1.2),
    _character("Felix", "🐸", (0.20, 0.45, 0.25, 0.10), greed=0.25, pace=0.6),
    _character("Greta", "🐢", (0.25, 0.25, 0.15, 0.35), greed=-0.06, pace=1.6),
    _character("Hugo", "🐙", (0.35, 0.30, 0.30, 0.05), noise=1.05, caution=0.3),
    _character("Iva", "🐈", (0.15, 0.15, 0.35, 0.35), greed=-0.04, boldness=0.2),
)
"""The characters. Their tastes differ, because bots with the same errors would agree by accident and people could
not win.
"""

_BY_ID: Final = {character.id: character for character in CHARACTERS}


class UnknownCharacterError(LookupError):
    """There is no character with that id."""


def character(character_id: str) -> Character:
    """Return the character with an id. Raise `UnknownCharacterError` if there is none."""
    try:
        return _BY_ID[character_id]
    except KeyError:
        raise UnknownCharacterError(character_id) from None
