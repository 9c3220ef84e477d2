"""The cards, one file each: `CARD` says where it stands in the matrix, `draw(canvas)` paints it."""

import importlib
import pkgutil
from collections.abc import Callable

from atelier.canvas import Canvas
from atelier.matrix import Card


def ids() -> list[str]:
    """Every card that has a file, by id; hyphens in an id are underscores in the file's name."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


def load(card_id: str, folder: str = __name__) -> tuple[Card, Callable[[Canvas], None]]:
    """A card's description and its drawing; `folder` is another package with files of the same form."""
    module = importlib.import_module(f"{folder}.{card_id.replace('-', '_')}")
    if module.CARD.id != card_id:
        raise ValueError(f"the file {card_id}.py holds the card {module.CARD.id!r}")
    return module.CARD, module.draw
