"""Writes a game as text: every move, every fact as each viewer sees it, and the changes in every seat's view.

Nothing is omitted: every field of a view appears here, so a leaked secret shows in the diff.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    Fact,
    Game,
    GameStarted,
    MarkCards,
    Move,
    NotReady,
    PointAt,
    Refused,
    Revealing,
    Secret,
    SubmitSlate,
    UnmarkCards,
    WriteNote,
    deal,
    evolve,
    play,
    show,
    start,
    view,
)
from tests.playthroughs.scenarios import Scenario
from tests.rules.builders import BOX, NAMES, players

FIELDS = "ABCDEFGHIJKLMNO"
WORDS: dict[str, Move] = {
    "ready": BeReady(),
    "not ready": NotReady(),
    "ask": AskForOtherWord(),
    "agree": AgreeToOtherWord(),
    "decline": DeclineOtherWord(),
}


def tell(scenario: Scenario) -> str:
    """Play a scenario and return its text."""
    return "\n".join(_Telling(scenario).lines()) + "\n"


class _Telling:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.eyes: list[int | None] = [None, *range(scenario.seats)]
        self.seen: dict[int | None, dict[str, Any]] = {seat: {} for seat in self.eyes}
        self.game: Game

    def lines(self) -> Iterator[str]:
        yield f"# {self.scenario.name}"
        yield self.scenario.why
        yield "A view is told as what changed in it; '=' is no change, 'x += [y]' means that y was added to x."
        secret = Secret(self.scenario.seed, "5a17")
        sit = players(self.scenario.seats, self.scenario.bots)
        first = start(sit, BOX, secret, self.scenario.source, self.scenario.custom)
        self.game, facts = deal(first)
        yield "\n== the table is laid"
        yield from self.facts(self.game, facts)
        yield from self.views()
        for line in self.scenario.script.split("\n"):
            for seat, move in self.moves(line):
                yield from self.move(seat, move)

    def moves(self, line: str) -> Iterator[tuple[int, Move]]:
        """Yield the moves of one line of the script."""
        who, _, what = line.partition(": ")
        if who == "all":
            for seat, fields in enumerate(what.split()):
                yield seat, SubmitSlate(self.cards(fields))
        elif who.startswith("reveal"):
            number = self.game.round.number
            while isinstance(self.game.phase, Revealing) and self.game.round.number == number:
                cards = self.game.pointable()
                yield self.game.phase.scout or 0, PointAt(cards[-1 if who.endswith("last") else 0])
        elif who:
            yield NAMES.index(who), self.named(what)

    def named(self, what: str) -> Move:
        verb, _, fields = what.partition(" ")
        if what in WORDS:
            return WORDS[what]
        if verb == "point":
            return PointAt(self.cards(fields)[0])
        if verb == "note":
            field, _, text = fields.partition(" ")
            return WriteNote(self.cards(field)[0], text)
        moves: dict[str, Move] = {
            "mark": MarkCards(self.cards(fields)),
            "unmark": UnmarkCards(self.cards(fields)),
            "submit": SubmitSlate(self.cards(fields)),
            "slate": SubmitSlate(self.cards(fields), is_ready=False),
        }
        return moves[verb]

    def cards(self, fields: str) -> tuple[int, ...]:
        return tuple(self.game.round.table[FIELDS.index(f)] if f in FIELDS else 99 for f in fields)

    def move(self, seat: int, move: Move) -> Iterator[str]:
        yield f"\n== {NAMES[seat]}: {_json(move)}"
        before = self.game
        try:
            self.game, facts = play(before, seat, move)
        except Refused as refused:
            yield f"refused: {refused}"
            return
        yield from self.facts(before, facts)
        yield from self.views()

    def facts(self, game: Game, facts: tuple[Fact, ...]) -> Iterator[str]:
        for fact in facts:
            shown = {seat: _json(show(game, fact, seat)) for seat in self.eyes}
            public = shown[None]
            yield f"fact  {public}"
            yield from (f"  {_eyes(seat)} {told}" for seat, told in shown.items() if told != public)
            if not isinstance(fact, GameStarted):
                game = evolve(game, fact)

    def views(self) -> Iterator[str]:
        tables = {_json(view(self.game, seat).table) for seat in self.eyes}
        assert len(tables) == 1, "everybody sees the same table"
        for seat in self.eyes:
            seen = msgspec.to_builtins(view(self.game, seat))
            now = seen["table"] if seat is None else seen["own"]
            yield f"{_eyes(seat)} {_changes(self.seen[seat], now)}"
            self.seen[seat] = now


def _eyes(seat: int | None) -> str:
    return f"{'table' if seat is None else NAMES[seat]:5}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _changes(old: dict[str, Any], new: dict[str, Any]) -> str:
    changes = [f"{key} gone" for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        is_longer = isinstance(before, list | tuple) and before and tuple(value[: len(before)]) == tuple(before)
        changes.append(f"{key} += {_json(value[len(before or ()) :])}" if is_longer else f"{key} = {_json(value)}")
    return "; ".join(changes) or "="
