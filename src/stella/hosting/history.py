"""The past of a room: missed facts, finished games, and the bots' reasons. It only reads."""

from collections.abc import Iterable

import msgspec

from stella.hosting.catalogue import Catalogue
from stella.hosting.ports import Loaded, Store, Summary
from stella.protocol.messages import Told
from stella.protocol.updates import Reactions, table_changes, told
from stella.rooms.facts import GameOpened, GamePlayed
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rooms.views import Phase
from stella.rules.facts import Fact, NoteHidden, NoteWritten, RoundStarted
from stella.rules.views import Step
from stella.rules.visibility import table_view
from stella.statistics.summaries import summary_of
from stella.storage.entries import changed, decode_entry, decode_room, opened
from stella.storage.errors import UNREADABLE

AFTERWARDS = 100  # entries after the end of a game in which a host may still hide a note of it
MOST_MISSED = 40  # facts; a client that missed more gets only the current table


class History:
    """The past of rooms, read from the store."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue

    async def missed(self, room: Room, known: int, token: str | None) -> tuple[Told, ...]:
        """Return what happened in the game since a moment, for the holder of a token; only from the recent log."""
        if not 0 < known < room.moment:
            return ()
        loaded = await self._store.load(room.id)
        try:
            facts = self._missed(loaded, range(known + 1, room.moment + 1), token)
        except UNREADABLE:
            return ()
        return tuple(facts) if len(facts) <= MOST_MISSED else ()

    def _missed(self, loaded: Loaded, moments: range, token: str | None) -> list[Told]:
        room = decode_room(loaded.snapshot) if loaded.snapshot else None
        facts: list[Told] = []
        seats, reactions = None, None
        for data in loaded.entries:
            if room is None:
                room = opened(data)
                continue
            change = changed(room, data)
            if change.room.moment in moments:
                if change.room.seats is not seats:  # which happens when a game begins
                    seats, reactions = change.room.seats, self._catalogue.reactions(change.room)
                facts += _told(change, token, reactions)
            room = change.room
        return facts

    async def facts(self, record: str) -> tuple[Fact, ...] | None:
        """Return the facts of a finished game, read from its part of the log."""
        summary = await self._store.game(record)
        if summary is None:
            return None
        until = summary.last_version + AFTERWARDS
        return game_facts(await self._store.read(room_of(record), summary.first_version - 1, until))

    def reasons(self, room: Room, language: str, wish: int | None = None) -> list[tuple[int, int, str]]:
        """Return why bots marked their cards in a scored round, or the last one: seat, card and sentence.

        Of the running round only what its table says: one bot for a card that was pointed at.
        """
        if room.game is None:
            return []
        table = table_view(room.game)
        if wish == table.round and table.step is Step.REVEAL:
            pairs = table.reasons if room.options.allows_notes else ()
            marked = [(seat, card) for card, seat in pairs]
            return self._told_reasons(room, marked, table.clue, language)
        scored = [one for one in table.rounds if wish in (None, one.round)]
        if not scored:
            return []
        late = {one.seat for one in room.game.round.hand_overs if one.round >= scored[-1].round}  # others marked then
        slates = [(seat, slate) for seat, slate in enumerate(scored[-1].slates) if seat not in late]
        marked = [(seat, card) for seat, slate in slates for card in slate]
        return self._told_reasons(room, marked, scored[-1].clue, language)

    def _told_reasons(
        self, room: Room, marked: list[tuple[int, int]], clue: str, language: str
    ) -> list[tuple[int, int, str]]:
        bots = [number for number in {number for number, _ in marked} if room.seats[number].is_bot]
        players = {number: self._catalogue.player(room, room.seats[number]) for number in bots}
        return [
            (number, card, players[number].why(card, language, clue=clue))
            for number, card in marked
            if number in players
        ]


def _told(change: Change, token: str | None, reactions: Reactions) -> list[Told]:
    """Return what the holder of a token may see of a change."""
    if not change.happenings:
        return []
    number = change.room.holder(token) if token else None
    table = table_view(change.before.game) if change.before.game else None
    changes, _ = table_changes(change.happenings, table)
    return told(change.happenings, changes, number, reactions)


def room_of(record: str) -> str:
    """Return the room that a record is named after."""
    return record[:16]


def game_facts(entries: Iterable[bytes]) -> tuple[Fact, ...]:
    """Return the facts of the first game that entries of a log hold, without notes that were hidden."""
    facts: list[Fact] = []
    for data in entries:
        for fact in decode_entry(data).facts:
            if facts and isinstance(fact, GameOpened):
                return _without_hidden_notes(facts)
            if isinstance(fact, GamePlayed):
                facts += fact.facts
    return _without_hidden_notes(facts)


def _without_hidden_notes(facts: list[Fact]) -> tuple[Fact, ...]:
    hidden = {(fact.round, fact.seat, fact.card) for fact in facts if isinstance(fact, NoteHidden)}
    if not hidden:
        return tuple(facts)
    kept, number = list[Fact](), 0
    for fact in facts:
        number = fact.round if isinstance(fact, RoundStarted) else number
        if not isinstance(fact, NoteWritten) or (number, fact.seat, fact.card) not in hidden:
            kept.append(fact)
    return tuple(kept)


def finished_games(entries: Iterable[bytes]) -> list[Summary]:
    """Return the summaries of all finished games of a log: for rooms from before games were remembered."""
    room: Room | None = None
    found = []
    for data in entries:
        if room is None:
            room = opened(data)
            continue
        before, room = room, changed(room, data).room
        if room.phase is Phase.FINISHED and before.phase is Phase.PLAYING and room.game and room.record:
            opening = room.opening
            summary = summary_of(room.game, in_history=opening.has_history, is_rated=opening.is_rated)
            encoded = msgspec.json.encode(summary)
            found.append(Summary(room.record, decode_entry(data).at, room.opened_at, room.version, encoded))
    return found
