"""Receives the news of other nodes. Changed rooms are read from the store."""

import msgspec

from stella.hosting.audience import People
from stella.hosting.deletion import Deletion
from stella.hosting.effects.cluster import PRESENCE_SECONDS, News
from stella.hosting.effects.crowd import Crowds
from stella.hosting.nudges import Nudges
from stella.hosting.registry import Registry
from stella.protocol.codes import Code

_decode = msgspec.json.Decoder(News).decode


class Listener:
    """Receives the news of other nodes. News of rooms that sleep on this node is ignored."""

    def __init__(self, node: str, registry: Registry, *, crowds: Crowds, nudges: Nudges, deletion: Deletion) -> None:
        self._node = node
        self._registry = registry
        self._crowds = crowds
        self._nudges = nudges
        self._deletion = deletion

    async def heard(self, message: bytes) -> None:
        """Handle news of another node; the switchboard's callback."""
        self.hear(message)

    def hear(self, message: bytes) -> None:
        """Handle news of another node."""
        news, awake = _decode(message), self._registry.get
        if news.node == self._node:
            return
        self._hear_what_is_not_kept(news)
        for room, people in news.people.items():
            self._hear_people(news.node, room, people)
        run = self._registry.supervisor.run_once
        for room, version in news.rooms.items():
            if (live := awake(room)) is not None and version > live.room.version:
                run("room", live.queue.catch_up())
        for room in news.forgotten:
            if (live := awake(room)) is not None:
                self._registry.drop(live, Code.ROOM_FORGOTTEN)
        for room in news.rewritten:
            run("room", self._deletion.rewritten_elsewhere(room))

    def _hear_what_is_not_kept(self, news: News) -> None:
        awake = self._registry.get
        for room, colour, emoji in news.reactions:
            if (live := awake(room)) is not None:
                live.show_reaction(colour, emoji)
        for room, nudged, by in news.nudges:
            if (live := awake(room)) is not None:
                self._nudges.show(live, nudged, by)
        for room, tally in news.tallies:
            if (live := awake(room)) is not None:
                self._crowds.of(live).hear(news.node, tally, live.room.game)

    def _hear_people(self, node: str, room: str, people: People) -> None:
        live = self._registry.get(room)
        if live is not None:
            live.audience.hear(node, people, self._registry.time.monotonic() + 3 * PRESENCE_SECONDS)
            live.tell_presence()
