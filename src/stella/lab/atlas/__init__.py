"""The association atlas: what lookers saw in every picture, kept as data in `atelier/atlas`, and what follows from it.

The game itself never reads it: `make affinity` turns it into the table that bots use, `make atlas` into docs/atlas.md.
"""

from stella.lab.atlas.looking import FOLDER, HELD_OUT, Atlas, AtlasError, Looked, Seen, load_atlas, load_first_edition

__all__ = ["FOLDER", "HELD_OUT", "Atlas", "AtlasError", "Looked", "Seen", "load_atlas", "load_first_edition"]
