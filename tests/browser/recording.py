"""Compares what a page received with what its stage has shown, and checks that the page revealed no more."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

RECORD: Final = (Path(__file__).parent / "recording.js").read_text("utf-8")
OUTCOME: Final = re.compile(r"spark|\bfall|\bfell\b", re.IGNORECASE)
WIN: Final = re.compile("You win|share the win|The win goes to")
NEWS: Final = "New: "  # something achieved for the first time in a round
LAST_ROUND: Final = 4
FLOATING: Final = 8_000
TELLS: Final = {"verdict": "slates_sealed", "outcome": "card_pointed", "score": "slates_opened", "won": "game_ended"}
"""The scene that reveals all of a fact."""

Entry = dict[str, Any]


@dataclass
class Reaction:
    """It may be shown after this number of facts, and for a while longer, because it floats and may be redrawn."""

    emoji: str
    after: int
    since: int | None = None


@dataclass
class Following:
    """Steps through a recording. At each entry it has the facts received and the facts shown."""

    titles: list[str]
    names: list[str] = field(default_factory=list)
    told: list[Entry] = field(default_factory=list)
    """Facts with a scene that have been received but not shown."""
    arrived: int = 0
    shown: int = 0
    table: Entry = field(default_factory=dict)
    """The table right after the last fact that was shown."""
    coming: Entry = field(default_factory=dict)
    final: list[int] = field(default_factory=list)
    landed: list[str] = field(default_factory=list)
    asked: int = 0
    announced: Entry | None = None
    scene: str = "table"
    since: int = 0
    reactions: list["Reaction"] = field(default_factory=list)

    def leaks(self, recording: list[Entry]) -> Iterator[str]:
        """Yield everything that was on the page too early."""
        for entry in recording:
            match entry["kind"]:
                case "room":
                    self.names = entry["names"]
                case "told":
                    self._hear(entry)
                case "whole":
                    self._compare(entry)
                case "reaction":
                    self.reactions.append(Reaction(entry["emoji"], self.arrived))
                    self._permit(entry["at"])
                case kind:
                    checks = {"stage": self._show, "numbers": self._numbers, "bubble": self._bubble}
                    for what in checks.get(kind, self._text)(entry):
                        waiting = [told["fact"]["type"] for told in self.told]
                        yield f"{entry['at']} ms, {self.scene} since {self.since} ms, before {waiting}, {kind}: {what}"

    def _hear(self, told: Entry) -> None:
        self.coming = self.coming | (told.get("table") or {})
        if told["fact"]["type"] in TELLS.values():
            self.arrived += 1
            self.reactions += [Reaction(emoji, self.arrived) for _, emoji in told.get("reactions") or []]
            self.told.append(told | {"table": self.coming})
        elif not self.told:
            self.table = self.coming
        if told["fact"]["type"] == "game_ended":
            self.final = told["fact"]["totals"]

    def _compare(self, entry: Entry) -> None:
        """Adopt a table that does not follow from the facts received: the client shows it as it is."""
        if all(self.coming.get(part) == value for part, value in entry["table"].items()):
            return
        self.told.clear()
        self.shown = self.arrived
        self.table = self.coming = entry["table"]
        self.final = entry["table"]["totals"]
        self._permit(entry["at"])

    def _show(self, stage: Entry) -> Iterator[str]:
        before, self.scene, self.since = self.scene, stage["scene"], stage["at"]
        self.landed = stage.get("landed", [])
        if self.scene == "point":
            self.asked = stage["asked"]
        if self.scene == before or self.scene not in TELLS or not self.told:
            return
        first = self.told[0]
        if self.scene == "outcome" and (before, self.asked) != ("point", len(self.names)):
            yield f"an outcome when {self.asked} of {len(self.names)} lanterns had been asked"
        assert first["fact"]["type"] == TELLS[self.scene], (self.scene, first["fact"])
        self.told.pop(0)
        self.shown += 1
        self._permit(stage["at"])
        totals = self.table.get("totals", [])
        self.table = first["table"]
        if first["fact"]["type"] == "slates_sealed":
            self.announced = first["fact"]
        if first["fact"]["type"] == "slates_opened" and first["fact"]["round"] == LAST_ROUND:
            self.table = self.table | {"totals": totals}

    def _permit(self, now: int) -> None:
        for reaction in self.reactions:
            if reaction.since is None and reaction.after <= self.shown:
                reaction.since = now

    def _seat(self, seat: int | str) -> int:
        return seat if isinstance(seat, int) else self.names.index(seat)

    def _numbers(self, entry: Entry) -> Iterator[str]:
        """Check stars and totals. They only grow, so a number higher than the one shown reveals something."""
        waits = any(told["fact"]["type"] == "slates_sealed" for told in self.told)
        for what, owner, number in entry["numbers"]:
            seat = self._seat(owner)
            match what:
                case "stars" if number > self._known("stars", seat):
                    yield f"{self.names[seat]} has {number} stars"
                case "total" if number > self._known("totals", seat):
                    yield f"{self.names[seat]} has {number} in all"
                case "announced" if waits and self.names[seat] not in self.landed:
                    yield f"{self.names[seat]} marked {number}"
                case "final" if self.scene not in {"finale", "won", "end"}:
                    yield f"{self.names[seat]} ends with {number}"
        yield from self._places({self._seat(owner) for what, owner, _ in entry["numbers"] if what == "final"})

    def _known(self, part: str, seat: int) -> int:
        numbers = self.table.get(part) or [0] * len(self.names)
        return int(numbers[seat])

    def _places(self, seats: set[int]) -> Iterator[str]:
        """The finale goes up from the last place."""
        highest = max((self.final[seat] for seat in seats), default=0)
        if any(self.final[seat] < highest for seat in range(len(self.final)) if seats and seat not in seats):
            yield f"{highest} before a lower place"

    def _bubble(self, entry: Entry) -> Iterator[str]:
        """Check a bubble. A bot's reaction belongs to a fact, a person's to everything that had happened before it."""
        if not any(
            reaction.emoji == entry["text"] and reaction.since is not None and entry["at"] - reaction.since < FLOATING
            for reaction in self.reactions
        ):
            yield entry["text"]

    def _text(self, entry: Entry) -> Iterator[str]:
        text, seat = entry["text"], entry["seat"]
        waits = {told["fact"]["type"] for told in self.told}
        is_news = entry["kind"] == "text" and text.startswith(NEWS)
        if any(self._tells(told["fact"], text) for told in self.told) or (is_news and "slates_opened" in waits):
            yield text
        if seat is None:
            return
        has_fallen = seat in (self.table.get("fallen") or [])
        is_dark = self.table.get("in_the_dark") == seat
        stars = re.search(r"(\d+) stars", text)
        has_more = stars and int(stars[1]) > max(self._known("stars", seat), self._known("totals", seat))
        if has_more or ("Fallen" in text and not has_fallen) or ("In the dark" in text and not is_dark):
            yield f"{self.names[seat]}: {text}"

    def _tells(self, fact: Entry, text: str) -> bool:
        match fact["type"]:
            case "card_pointed":
                title = self.titles[fact["card"]]
                return title in text and OUTCOME.search(text.replace(title, "")) is not None
            case "slates_sealed":
                return self._lists(text, fact["numbers"]) or self._is_verdict(fact, text)
            case "slates_opened":
                return self._lists(text, [score["points"] for score in fact["scores"]])
            case _:
                wins = WIN.search(text) or any(f"{name} wins" in text for name in self.names)
                return bool(wins) or self._lists(text, fact["totals"])

    def _lists(self, text: str, numbers: list[int]) -> bool:
        """Return whether a text lists every player's number. The player who listens is called 'You' in it."""
        each = zip(self.names, numbers, strict=True)
        return re.search(", ".join(rf"(?:{re.escape(name)}|You) {number}\b" for name, number in each), text) is not None

    def _is_verdict(self, fact: Entry, text: str) -> bool:
        seat = fact["in_the_dark"]
        name = "Nobody" if seat is None else self.names[seat]
        was = self.announced and self.announced["in_the_dark"]
        return f"{name} is in the dark" in text and (self.announced is None or was != seat)
