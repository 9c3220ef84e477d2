"""Checks every message a client received against what was public at that moment, knowing the room's whole log."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stella.rooms.facts import ChanceOpened, ChancePrepared, Entry, GamePlayed, Proposed, SeatChanged, WordsWritten
from stella.rooms.fold import apply, open_room
from stella.rules.facts import (
    CardPointed,
    Fact,
    GameEnded,
    GameStarted,
    NoteWritten,
    NumbersAnnounced,
    RoundScored,
    RoundStarted,
)
from stella.rules.seals import slate_salt
from stella.stores.sqlite import SqliteStore

SEAT_LISTS = {"ready", "agreed", "numbers", "fallen", "stars", "totals", "winners", "markers", "filled"}
CHECKED_LISTS = {"table", "rounds", "pointed", "seals", "notes", "reasons"}
PRIVATE = {"marks", "pointable", "order", "words", "may"}


async def read_log(data: Path, code: str) -> list[Entry]:
    """Return a room's log from a server's database."""
    store = await SqliteStore.open_file(data / "stella.sqlite3", only_reads=True)
    room = await store.find(code)
    assert room
    entries = [msgspec.json.decode(entry, type=Entry) for entry in await store.read(room)]
    await store.close()
    return entries


def game_facts_until(log: list[Entry], version: int) -> list[Fact]:
    return [
        played
        for entry in log[:version]
        for fact in entry.facts
        if isinstance(fact, GamePlayed)
        for played in fact.facts
    ]


def chance_parts(log: list[Entry]) -> frozenset[str]:
    """Return the parts of all games' chance: no view ever holds one, only the record does."""
    prepared = [fact for entry in log for fact in entry.facts if isinstance(fact, ChancePrepared | ChanceOpened)]
    return frozenset([fact.part for fact in prepared])


def unapproved_texts(log: list[Entry]) -> set[str]:
    """Return the notes, words and names of a lesson that its host has not approved."""
    facts = [fact for entry in log for fact in entry.facts]
    proposed = {text for fact in facts if isinstance(fact, Proposed) for text in fact.proposal.texts}
    shown = {fact.name for fact in facts if isinstance(fact, SeatChanged)}
    shown |= {word for fact in facts if isinstance(fact, WordsWritten) for words in fact.cards for word in words}
    played = game_facts_until(log, len(log))
    return proposed - shown - {fact.text for fact in played if isinstance(fact, NoteWritten)}


def last_versions(log: list[Entry]) -> dict[int, int]:
    """Return for every public moment the last version of the log that belongs to it."""
    room = open_room(log[0])
    versions = {room.moment: room.version}
    for entry in log[1:]:
        room = apply(room, entry).room
        versions[room.moment] = room.version
    return versions


def secret_notes(facts: list[Fact]) -> set[tuple[int, str]]:
    """Return the notes of the running round, by seat, on cards that nobody has pointed at."""
    notes: set[tuple[int, int, str]] = set()
    for fact in facts:
        if isinstance(fact, NoteWritten):
            notes.add((fact.seat, fact.card, fact.text))
        elif isinstance(fact, CardPointed):
            notes = {note for note in notes if note[1] != fact.card}
        elif isinstance(fact, RoundScored):
            notes = set()
    return {(seat, text) for seat, _, text in notes}


class Public:
    """What was public after a version of the log."""

    def __init__(self, facts: list[Fact]) -> None:
        self.start = next((fact for fact in facts if isinstance(fact, GameStarted)), None)
        self.is_over = any(isinstance(fact, GameEnded) for fact in facts)
        rounds = [fact for fact in facts if isinstance(fact, RoundStarted)]
        self.tables = [fact.table for fact in rounds]
        self.words = {word for fact in rounds for word in (fact.card.top, fact.card.bottom)}
        self.scored = sum(isinstance(fact, RoundScored) for fact in facts)
        self.pointed = {fact.card for fact in facts if isinstance(fact, CardPointed)}
        self.secret_notes = secret_notes(facts)
        self.is_announced = any(isinstance(fact, NumbersAnnounced) for fact in facts)

    def notes_hidden_from(self, seat: int | None) -> set[str]:
        """Return the notes that a seat may not read yet."""
        return {text for writer, text in self.secret_notes if writer != seat}

    def secret_strings(self) -> set[str]:
        """Return texts that no message may hold at this moment."""
        if self.start is None or self.is_over:
            return set()
        salts = {
            slate_salt(self.start.secret, number, seat)
            for number in range(self.scored + 1, 5)
            for seat in range(len(self.start.players))
        }
        return {self.start.secret.seed, self.start.secret.salt} | salts

    def secret_words(self) -> set[str]:
        """Return the coming words."""
        if self.start is None or self.is_over:
            return set()
        cards = (*self.start.word_stack, *self.start.custom_cards)
        return {word for card in cards for word in (card.top, card.bottom) if word} - self.words


def check_message(text: str, public: Public, seat: int | None, never: frozenset[str] = frozenset()) -> None:
    """Fail if a message contains more than the client may know."""
    for secret in public.secret_strings() | public.notes_hidden_from(seat) | never:
        assert secret not in text, f"{secret} is in {text}"
    message = json.loads(text)
    others = {part: inner for part, inner in message.items() if part != "mine"}  # the author of a word may see it
    assert not public.secret_words() & set(_words(others)), text
    if message["type"] == "crowd" or "score" in message:  # the results of spectators
        assert message["round"] <= public.scored, text
    if message["type"] == "moments":
        assert all(one["round"] <= public.scored for one in message["moments"]), text
    if message["type"] != "update":
        return
    if seat is None:
        assert message.get("own") is None
        assert message.get("mine") is None
    elif message.get("own"):
        assert message["own"]["seat"] == seat
    _check_cards(message, public, seat)


def _words(part: Any) -> Iterator[str]:
    """Yield every text in a message that could be a word, without keys of the protocol and names of its values."""
    if isinstance(part, list):
        for inner in part:
            yield from _words(inner)
    elif isinstance(part, dict):
        for key, inner in part.items():
            if isinstance(inner, str) and key not in (
                "type",
                "step",
                "outcome",
                "colour",
                "host",
                "source",
                "phase",
                "code",
            ):
                yield inner
            elif not isinstance(inner, str):
                yield from _words(inner)


def _check_cards(message: dict[str, Any], public: Public, seat: int | None) -> None:
    told = message.get("facts", ())
    for table in [message.get("table"), *[each.get("table") for each in told]]:
        _check_table(table or {}, public)
    for each in told:
        fact, kind = each["fact"], each["fact"]["type"]
        assert kind not in ("game_started", "cards_marked", "numbers_announced", "round_scored")
        if kind == "slate_marked":
            assert fact["seat"] == seat
        if kind == "slates_opened":
            assert fact["round"] <= public.scored
        if kind == "round_started":
            assert tuple(fact["table"]) in public.tables


def _check_table(table: dict[str, Any], public: Public) -> None:
    if table:
        assert "table" not in table or tuple(table["table"]) in public.tables
        assert len(table.get("rounds", ())) <= public.scored
        for key, value in table.items():
            if isinstance(value, list) and key not in SEAT_LISTS | CHECKED_LISTS:
                raise AssertionError(f"a list nobody checks: {key}")
        for part in ("pointed", "notes", "reasons"):
            assert {entry[0] for entry in table.get(part, ())} <= public.pointed
