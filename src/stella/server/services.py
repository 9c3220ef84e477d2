"""What requests and sockets of one server share. The node exists once the server has started."""

from stella.hosting.node import Node
from stella.server.admission import Admission
from stella.server.allowances import Allowances
from stella.server.desk import Desk
from stella.server.making.drafts import Drafts
from stella.server.making.hosts import Hosts
from stella.server.making.own_decks import OwnDecks
from stella.server.printing.press import Press
from stella.server.push.sender import PushSender
from stella.server.settings import Settings
from stella.stores import PostgresStore, SqliteStore, open_store

MOST_PHOTOS = 10  # photos decoded or waiting; each can take a second


class Services:
    """One server: its settings, its limits, and its node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.admission = Admission(
            has_limits=settings.has_limits, connections_per_address=settings.connections_per_address
        )
        self.hosts = Hosts(settings)
        self.desk = Desk()
        self.darkroom = Desk(MOST_PHOTOS)  # so that photos delay nothing else
        self.node: Node  # set when the server has started
        self.allowances: Allowances
        self.push: PushSender
        self.drafts: Drafts
        self.own_decks: OwnDecks
        self.press: Press
        self._store: SqliteStore | PostgresStore | None = None

    async def open_store(self) -> SqliteStore | PostgresStore:
        """Return the store, which is opened once; errors are raised here with their sentences."""
        if self._store is None:
            self._store = await open_store(self.settings.database, self.settings.data)
        return self._store

    @property
    def is_started(self) -> bool:
        """Return whether the node exists."""
        return hasattr(self, "node")

    def start(self, node: Node, push: PushSender) -> None:
        """Set the node that answers requests, and the sender of notifications."""
        self.node = node
        self.allowances = Allowances(node.time, self.admission.many, has_limits=self.settings.has_limits)
        self.push = push
        self.press = Press(self.settings.data)
        decks = self.settings.data / "decks"
        self.drafts = Drafts(decks, node.catalogue.add)
        self.own_decks = OwnDecks(decks, node.catalogue, node.registry)
