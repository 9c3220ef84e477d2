"""The association atlas: what lookers saw in every picture, stored in `atelier/atlas`, and its analysis.

The game itself never reads it. `make affinity` turns it into the table that bots use, `make atlas` into docs/atlas.md.
"""

from stella.lab.atlas.lookers import FOLDER, HELD_OUT, Atlas, AtlasError, Looked, Seen, load_atlas, load_first_edition

__all__ = ["FOLDER", "HELD_OUT", "Atlas", "AtlasError", "Looked", "Seen", "load_atlas", "load_first_edition"]
