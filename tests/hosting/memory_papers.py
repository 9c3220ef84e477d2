"""What belongs to rooms for a while, in memory, for tests of hosting. The contract suite covers it too."""

from collections.abc import Mapping


class MemoryPapers:
    """Implements the port without a disk. `rooms` are the rooms of the store."""

    def __init__(self, rooms: Mapping[str, object]) -> None:
        self.kept: dict[tuple[str, str, str], tuple[bytes, int]] = {}
        self._rooms = rooms

    async def keep(self, room: str, kind: str, papers: Mapping[str, bytes], until: int, most: int) -> bool:
        if sum(each == kind for _, each, _ in self.kept) + len(papers) > most:
            return False
        if room in self._rooms:
            self.kept |= {(room, kind, name): (content, until) for name, content in papers.items()}
        return True

    async def read(self, room: str, kind: str) -> dict[str, bytes]:
        return {name: paper for (at, each, name), (paper, _) in sorted(self.kept.items()) if (at, each) == (room, kind)}

    async def read_one(self, room: str, kind: str, name: str) -> bytes | None:
        return self.kept.get((room, kind, name), (None, 0))[0]

    async def drop(self, room: str, kind: str, name: str | None = None) -> None:
        for key in [key for key in self.kept if key[:2] == (room, kind) and name in (None, key[2])]:
            del self.kept[key]

    async def expire(self, now: int) -> None:
        self.kept = {key: paper for key, paper in self.kept.items() if paper[1] > now}
