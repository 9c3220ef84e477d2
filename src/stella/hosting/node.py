"""One node of the server, assembled. It registers effects and does not depend on what they do."""

import secrets

from stella.hosting.catalogue import Catalogue
from stella.hosting.daily.comparisons import Comparing
from stella.hosting.daily.days import Days
from stella.hosting.daily.reminders import Reminders
from stella.hosting.daily.tickets import Tickets
from stella.hosting.deletion import Deletion
from stella.hosting.effects import Effects
from stella.hosting.effects.autoplay import Autoplay
from stella.hosting.effects.clocks import Clocks
from stella.hosting.effects.cluster import Cluster
from stella.hosting.effects.crowd import Crowds
from stella.hosting.effects.listing import Listing
from stella.hosting.effects.moments import Moments
from stella.hosting.effects.nods import Nods
from stella.hosting.effects.notices import PATIENCE, Notices
from stella.hosting.effects.photos import Photos
from stella.hosting.effects.snapshots import Snapshots
from stella.hosting.effects.together import Together
from stella.hosting.effects.vocabulary import Vocabulary
from stella.hosting.games import Games
from stella.hosting.housekeeping import Housekeeping
from stella.hosting.listener import Listener
from stella.hosting.nudges import Nudges
from stella.hosting.ports import Measures, Store, Time
from stella.hosting.registry import Registry
from stella.hosting.seats import Seats
from stella.hosting.supervision import Supervisor
from stella.protocol.codes import Code

HOUSEKEEPING_SECONDS = 3.0
HOUR = 3600.0
NOTHING_MEASURED = Measures()


class Node:
    """Everything that lives on one node. Any number of nodes share one store."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        time: Time,
        *,
        bot_pace: float = 1.0,
        keep_rooms_ms: int | None = None,
        has_limits: bool = True,
        notice_seconds: float = PATIENCE,
        measures: Measures = NOTHING_MEASURED,
    ) -> None:
        self.store = store
        self.time = time
        self.catalogue = catalogue
        self.supervisor = Supervisor(measures.failed)
        self.games = Games(store, time)
        self.cluster = Cluster(secrets.token_hex(4), time)
        self.crowds = Crowds(time, self.cluster)
        self.snapshots = Snapshots(store)
        self.notices = Notices(store, time, self.supervisor, notice_seconds)
        self.listing = Listing(store, time, self.supervisor, has_limit=has_limits)
        self.photos = Photos(store.papers, time, self.supervisor)
        self._vocabulary = Vocabulary(catalogue)
        effects = (
            self.crowds,
            self.snapshots,
            self.notices,
            Autoplay(catalogue, time, bot_pace),
            Clocks(time),
            Together(time),
            self.cluster,
            Moments(self.games, self.supervisor),
            self.listing,
            self._vocabulary,
            Nods(),
            self.photos,
        )
        self.registry = Registry(
            store, time, catalogue, Effects(effects, measures), supervisor=self.supervisor, measures=measures
        )
        self.history = self.registry.history
        self.seats = Seats(self.registry, self.listing)
        self.nudges = Nudges(time, self.cluster)
        self.days = Days(store.daily, time, catalogue)
        self.comparing = Comparing(store.daily, store.papers, time)
        self.reminders = Reminders(store.daily, time)
        self.daily_tickets = Tickets(store.daily, time)
        self.deletion = Deletion(store, self.registry, self.cluster, self.snapshots, time)
        self.listener = Listener(
            self.cluster.node, self.registry, crowds=self.crowds, nudges=self.nudges, deletion=self.deletion
        )
        self.housekeeping = Housekeeping(store, self.registry, self.cluster, self.listing, keep_rooms_ms=keep_rooms_ms)

    def start(self) -> None:
        """Begin to look after the rooms."""
        keep = self.supervisor.keep_running
        keep("rooms", self.housekeeping.look_after_rooms, HOUSEKEEPING_SECONDS)
        keep("snapshots", self.snapshots.write, 0.25)
        keep("used rooms", self.housekeeping.touch_rooms, 20.0)
        keep("expiry", self.housekeeping.expire_rooms, HOUR)
        keep("old papers", self.photos.expire, HOUR)
        keep("reminders", self.reminders.send_due, 20.0)
        keep("old days", self.days.look_after_days, HOUR)
        keep("old games", self.housekeeping.remember_old_games, HOUR)
        keep("test write", self.store.check, 10.0)

    async def stop(self) -> None:
        """Send everyone a goodbye and stop."""
        self.say_goodbye()
        await self.supervisor.stop()
        await self.days.stop()
        self._vocabulary.stop()

    def say_goodbye(self) -> None:
        """Notify all clients that this node stops and that they should reconnect."""
        for live in self.registry.awake():
            for viewer in tuple(live.audience.viewers):
                viewer.dismiss(Code.RESTARTING)
