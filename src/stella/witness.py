"""What somebody at a table keeps of its games, and what that proves of their records when they are over."""

from stella.records import Record, what_is_wrong
from stella.rules.views import TableView


class Witness:
    """Keeps what was seen first: own parts of chance, seals of slates. Ask it about the record of a finished game."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        """The own parts, by the seal of the server's part to which each was added."""
        self.seals: dict[tuple[str, int], tuple[str, ...]] = {}
        """The seals of the slates, by the seal of the game's seed and by round."""

    def saw(self, table: TableView | None) -> None:
        """Keep the seals that lie on a table."""
        if table is not None and table.seals:
            self.seals.setdefault((table.seal, table.round), table.seals)

    def what_is_wrong(self, record: Record) -> str | None:
        """Return one sentence on what is wrong with the record of a game that was seen here, or None."""
        return self._what_was_changed(record) or what_is_wrong(record)

    def _what_was_changed(self, record: Record) -> str | None:
        seen = {number: seals for (seal, number), seals in self.seals.items() if seal == record.seal}
        if record.chance is None or record.chance.seal not in self.parts:
            return "The server's part of chance is not one that was sealed here before the game."
        if self.parts[record.chance.seal] not in record.chance.parts:
            return "The part that was added here is missing."
        for part in record.rounds:
            seals = tuple([slate.seal for slate in part.slates])
            if seals != seen.get(part.number, seals):
                return f"Round {part.number}: the slates are not those that were sealed."
        if not seen:
            return "No slates of this game were sealed here."
        return None
