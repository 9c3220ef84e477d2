"""Spectators who play along. Their marks are in memory only and never affect the game.

Nobody sees the marks before the slates are open. Then everyone gets the crowd's result, and each spectator their own
score.
"""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from stella.hosting.budgets import Budget
from stella.hosting.effects import Effect
from stella.hosting.effects.cluster import Cluster, Tally
from stella.hosting.ports import Time
from stella.hosting.room import LiveRoom
from stella.hosting.spectators import Spectators
from stella.hosting.viewers import Viewer
from stella.protocol.codes import Code
from stella.protocol.crowd import Along, CrowdSaw, MarkAlong
from stella.protocol.messages import Role
from stella.protocol.updates import encode
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rules.box import MAX_MARKS, TABLE
from stella.rules.facts import RoundScored
from stella.rules.fields import FIELDS
from stella.rules.game import Associating, Game, Revealing
from stella.rules.judgement import mask_of
from stella.rules.one_more_player import OneMorePlayer
from stella.rules.refusals import Refusal, Refused
from stella.rules.seals import seed_seal

MOST_PEOPLE = 2_000  # spectators who play along in one room
MARKS_AT_ONCE, MARKS_PER_SECOND = 4_000.0, 1_000.0  # in all rooms together
REACTIONS_AT_ONCE, REACTIONS_PER_SECOND = 20.0, 5.0  # of all spectators together


class _Judged(Struct, frozen=True):
    """A scored round with the marks of everyone here who played along."""

    seal: str
    round: int
    table: tuple[int, ...]
    marks: dict[str, int]
    judge: OneMorePlayer


class Crowds(Effect):
    """The crowds of all rooms on this node, created when a spectator first marks."""

    def __init__(self, time: Time, cluster: Cluster) -> None:
        self._time = time
        self._cluster = cluster
        self._crowds: dict[str, Crowd] = {}  # by room

    def of(self, live: LiveRoom) -> "Crowd":
        """Return the crowd of a room."""
        crowd = self._crowds.get(live.room.id)
        if crowd is None:
            crowd = self._crowds[live.room.id] = Crowd(self._time, live.spectators)
        return crowd

    def changed(self, _: LiveRoom, change: Change) -> None:
        """Open the slates of a round that was scored."""
        crowd = self._crowds.get(change.room.id)
        if crowd is None:
            return
        for each in change.happenings:
            if isinstance(each.fact, RoundScored):
                crowd.open(each.before, each.fact, partial(self._cluster.tallied, change.room.id))

    def joined(self, live: LiveRoom, viewer: Viewer) -> None:
        """Send a viewer what the crowd saw, and its own marks."""
        crowd = self._crowds.get(live.room.id)
        if crowd is not None:
            crowd.welcome(viewer, live.room)

    def slept(self, room: str) -> None:
        """Drop the marks of a room's crowd."""
        self._crowds.pop(room, None)


class Crowd:
    """The marks of one room's crowd on this node, of the running round and of the last one."""

    __slots__ = ("_judged", "_marking", "_marks", "_reacting", "_spectators", "_tallies", "_told", "_word")

    def __init__(self, time: Time, spectators: Spectators) -> None:
        self._spectators = spectators
        self._marking = Budget(time, MARKS_AT_ONCE, MARKS_PER_SECOND)
        self._reacting = Budget(time, REACTIONS_AT_ONCE, REACTIONS_PER_SECOND)
        self._word: object = None  # the round that the marks belong to: game, number, and whether the word was swapped
        self._marks: dict[str, int] = {}
        self._judged: _Judged | None = None
        self._tallies: dict[str, Tally] = {}  # by node; "" is this one
        self._told: bytes | None = None

    def may_react(self) -> bool:
        """Return whether the spectators together are within their limit of reactions."""
        return self._reacting.allows(None)

    def mark(self, room: Room, viewer: Viewer, wish: MarkAlong) -> None:
        """Store a spectator's marks. Raise `Refused` if that is not possible."""
        if viewer.role is not Role.SPECTATOR:
            raise Refused(Code.ONLY_WATCHERS_MARK_ALONG)
        game = room.game
        if game is None:
            raise Refused(Code.NO_GAME)
        if not isinstance(game.phase, Associating) or wish.round != game.round.number:
            raise Refused(Code.TOO_LATE_TO_MARK_ALONG)
        if game.round.card.is_blank:
            raise Refused(Code.NO_CLUE_YET)
        marks = mask_of(game.round.bits, wish.cards)
        if type(marks) is Refusal:
            raise Refused(marks)
        if marks.bit_count() > MAX_MARKS:
            raise Refused(Code.TOO_MANY_MARKS)
        self._keep(_word(game), viewer.key, marks)

    def _keep(self, word: object, key: str, marks: int) -> None:
        if not self._marking.allows(None):
            raise Refused(Code.SLOW_DOWN)
        if self._word != word:
            self._word, self._marks = word, {}
        if not marks:
            self._marks.pop(key, None)
        elif key in self._marks or len(self._marks) < MOST_PEOPLE:
            self._marks[key] = marks
        else:
            raise Refused(Code.CROWD_FULL)

    def open(self, game: Game, scored: RoundScored, told: Callable[[Tally], None]) -> None:
        """Send everyone the crowd's result when the slates of a round open. `told` receives the tally."""
        marks = self._marks if self._word == _word(game) else {}
        self._word, self._marks, self._told = None, {}, None
        seal, now = seed_seal(game.round.start.secret), game.round
        self._judged = _Judged(seal, now.number, now.table, marks, OneMorePlayer(scored.marks, game.setup))
        self._spectators.work(self._opening(self._judged, told))

    def _opening(self, judged: _Judged, told: Callable[[Tally], None]) -> Iterator[None]:
        counts, points = [0] * TABLE, 0
        for marks in judged.marks.values():
            points += judged.judge.score(marks).points
            for field in FIELDS[marks]:
                counts[field] += 1
            yield
        tally = Tally(judged.seal, judged.round, len(judged.marks), points, tuple(counts))
        self._tallies[""] = tally
        if tally.people:
            told(tally)
        self._show()
        for viewer in self._spectators.here():
            self._show_own(judged, viewer)
            yield

    def hear(self, node: str, tally: Tally, game: Game | None) -> None:
        """Store the result of another node's crowd. The slates may open there slightly earlier than here."""
        self._tallies[node] = tally
        if game is not None and seed_seal(game.round.start.secret) == tally.seal:
            opened = game.round.played[tally.round - 1 : tally.round]
            if opened and self._place() != (tally.seal, tally.round):
                judge = OneMorePlayer(opened[0].scored.marks, game.setup)
                self._judged = _Judged(tally.seal, tally.round, opened[0].table, {}, judge)
        self._show()

    def _place(self) -> tuple[str, int] | None:
        return (self._judged.seal, self._judged.round) if self._judged else None

    def _show(self) -> None:
        """Send everyone the result of the crowd on all nodes for the round whose slates are open."""
        judged = self._judged
        tallies = [one for one in self._tallies.values() if (one.seal, one.round) == self._place()]
        people = sum([one.people for one in tallies])
        if judged is not None and people:
            counts = [sum(one) for one in zip(*[one.counts for one in tallies], strict=True)]
            most = max(counts)
            card, points = judged.table[counts.index(most)], sum([one.points for one in tallies]) / people
            self._told = encode(CrowdSaw(judged.seal, judged.round, people, card, most, round(points, 1)))
            self._spectators.tell_all(self._told, can_be_skipped=False)

    def welcome(self, viewer: Viewer, room: Room) -> None:
        """Send a new viewer the crowd's last result in this game, and a returning spectator their own marks."""
        judged, game = self._judged, room.game
        if game is None:
            return
        seal = seed_seal(game.round.start.secret)
        if judged is not None and judged.seal == seal:
            if self._told is not None:
                viewer.line.send(self._told)
            self._show_own(judged, viewer)
        marks = self._marks.get(viewer.key) if self._word == _word(game) else None
        if marks:
            viewer.line.send(encode(Along(seal, game.round.number, game.cards(marks))))

    def _show_own(self, judged: _Judged, viewer: Viewer) -> None:
        marks = judged.marks.get(viewer.key)
        if marks and viewer.role is Role.SPECTATOR:
            cards = tuple([judged.table[field] for field in FIELDS[marks]])
            viewer.line.send(encode(Along(judged.seal, judged.round, cards, judged.judge.score(marks))))


def _word(game: Game) -> object:
    """Return an identifier of the clue within a game, because marks belong to one clue."""
    phase = game.phase
    is_swapped = isinstance(phase, Associating | Revealing) and phase.is_swapped
    return (game.round.start.secret, game.round.number, is_swapped)
