"""What requests and sockets of one server share. The node is there as soon as the server has started."""

from stella.hosting.node import Node
from stella.server.admission import Admission
from stella.server.making.drafts import Drafts
from stella.server.making.hosts import Hosts
from stella.server.push.sending import PushSender
from stella.server.settings import Settings
from stella.stores import PostgresStore, SqliteStore, open_store


class Services:
    """One server: its settings, its limits, and its node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.admission = Admission(
            has_limits=settings.has_limits, connections_per_address=settings.connections_per_address
        )
        self.hosts = Hosts(settings)
        self._drafts: Drafts | None = None
        self._node: Node | None = None
        self._push: PushSender | None = None
        self._store: SqliteStore | PostgresStore | None = None

    async def open_store(self) -> SqliteStore | PostgresStore:
        """Return the store, opened once; what is wrong with it is raised here, in its own sentence."""
        if self._store is None:
            self._store = await open_store(self.settings.database, self.settings.data)
        return self._store

    @property
    def node(self) -> Node:
        """Return the node; nobody asks before the server has started."""
        if self._node is None:
            raise RuntimeError("the server has not started")
        return self._node

    @property
    def push(self) -> PushSender:
        """Return what sends notices; nobody asks before the server has started."""
        if self._push is None:
            raise RuntimeError("the server has not started")
        return self._push

    @property
    def drafts(self) -> Drafts:
        """Return the decks in the making; nobody asks before the server has started."""
        if self._drafts is None:
            raise RuntimeError("the server has not started")
        return self._drafts

    @property
    def is_started(self) -> bool:
        """Tell whether the node is there."""
        return self._node is not None

    def start(self, node: Node, push: PushSender) -> None:
        """Take over the node that requests are answered by, and what sends notices."""
        self._node = node
        self._push = push
        self._drafts = Drafts(self.settings.data / "decks", node.catalogue.add)
