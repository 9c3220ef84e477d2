"""Former editions of our deck: small pictures and their texts, so that old games can still be shown.

No game starts with one. An edition is archived when it is replaced (`python -m stella.lab.editions NAME`).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stella.content.decks.deck import Card, Deck
from stella.content.decks.reader import BUILT_IN

FORMER: Final = BUILT_IN / "former"


class FormerFile(Struct, kw_only=True):
    """The content of former/NAME.json. All hashes identify the same cards in the same order: the edition and its
    drafts.
    """

    id: str
    hashes: tuple[str, ...]
    cards: tuple[Card, ...]


def load_former(folder: Path = FORMER) -> Mapping[str, Deck]:
    """Read all former editions, by every hash that a game may refer to. The pictures are not opened."""
    editions: dict[str, Deck] = {}
    for path in sorted(folder.glob("*.json")):
        content = msgspec.json.decode(path.read_bytes(), type=FormerFile)
        for name in content.hashes:
            editions[name] = Deck(id=content.id, title={}, license="", hash=name, cards=content.cards, folder=folder)
    return editions
