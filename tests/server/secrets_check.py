"""Checks every message a client received against what was public at that moment, knowing the room's whole log."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stella.rooms.facts import Entry, GamePlayed
from stella.rules.facts import CardPointed, Fact, GameEnded, GameStarted, NumbersAnnounced, RoundScored, RoundStarted
from stella.rules.seals import slate_salt
from stella.stores.sqlite import SqliteStore

SEAT_LISTS = {"ready", "agreed", "numbers", "fallen", "stars", "totals", "winners", "markers", "filled"}
PRIVATE = {"marks", "pointable", "order", "words", "may"}


async def read_log(data: Path, code: str) -> list[Entry]:
    """Return a room's log from a server's database."""
    store = await SqliteStore.open_file(data / "stella.sqlite3")
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
        self.is_announced = any(isinstance(fact, NumbersAnnounced) for fact in facts)

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
        """Return the words to come."""
        if self.start is None or self.is_over:
            return set()
        return {word for card in self.start.word_stack for word in (card.top, card.bottom) if word} - self.words


def check_message(text: str, public: Public, seat: int | None) -> None:
    """Fail if a message tells a client more than it may know."""
    for secret in public.secret_strings():
        assert secret not in text, f"{secret} is in {text}"
    message = json.loads(text)
    assert not public.secret_words() & set(_words(message)), text
    if message["type"] != "update":
        return
    if seat is None:
        assert "own" not in message
        assert "mine" not in message
    elif message["table"]:
        assert message["own"]["seat"] == seat
    _check_cards(message, public, seat)


def _words(part: Any) -> Iterator[str]:
    """Give every text in a message that could be a word: keys of the protocol and names of its values are not."""
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
    table = message["table"]
    if table:
        assert tuple(table["table"]) == public.tables[-1]
        for key, value in table.items():
            if isinstance(value, list) and key not in SEAT_LISTS | {"table", "sheet", "pointed", "seals"}:
                raise AssertionError(f"a list nobody checks: {key}")
        assert {pointing[0] for pointing in table.get("pointed", ())} <= public.pointed
    for fact in message["facts"]:
        kind = fact["type"]
        assert kind not in ("game_started", "cards_marked", "numbers_announced", "round_scored")
        if kind == "slate_marked":
            assert fact["seat"] == seat
        if kind == "slates_opened":
            assert fact["round"] <= public.scored
        if kind == "round_started":
            assert tuple(fact["table"]) in public.tables
