"""What requests and sockets of one server share. The node is there as soon as the server has started."""

from stella.hosting.node import Node
from stella.server.admission import Admission
from stella.server.allowances import Allowances
from stella.server.desk import Desk
from stella.server.making.drafts import Drafts
from stella.server.making.hosts import Hosts
from stella.server.printing.press import Press
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
        self.desk = Desk()
        self.node: Node  # these are there when the server has started
        self.allowances: Allowances
        self.push: PushSender
        self.drafts: Drafts
        self.press: Press
        self._store: SqliteStore | PostgresStore | None = None

    async def open_store(self) -> SqliteStore | PostgresStore:
        """Return the store, opened once; what is wrong with it is raised here, in its own sentence."""
        if self._store is None:
            self._store = await open_store(self.settings.database, self.settings.data)
        return self._store

    @property
    def is_started(self) -> bool:
        """Tell whether the node is there."""
        return hasattr(self, "node")

    def start(self, node: Node, push: PushSender) -> None:
        """Take over the node that requests are answered by, and what sends notices."""
        self.node = node
        self.allowances = Allowances(node.time, self.admission.many, has_limits=self.settings.has_limits)
        self.push = push
        self.press = Press(self.settings.data)
        self.drafts = Drafts(self.settings.data / "decks", node.catalogue.add)
