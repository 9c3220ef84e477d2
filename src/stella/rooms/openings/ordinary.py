"""The ordinary table: anyone with its code can sit down, the host chooses the options, and everything counts."""

from typing import Final

from stella.rooms.openings.opening import Opening

ORDINARY: Final = Opening(name="ordinary")
