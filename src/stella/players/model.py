"""A vision model as a player: it receives the pictures and the clue, and answers in JSON.

Only legal moves leave this module. If the model gives no usable answer, it is asked again a few times; then a bot makes
that one move.
"""

import json
import re
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, structs

from stella.bots import Knowledge, stand_in
from stella.content.languages import OWN_NAMES, Language
from stella.content.plain_text import printable
from stella.players.endpoint import ChatEndpoint, Completion, Failed, picture_part, text_part
from stella.players.materials import Materials
from stella.players.player import Player
from stella.rules.box import MAX_MARKS
from stella.rules.views import View

LONGEST_WAIT: Final = 30.0  # seconds between two requests
MOST_BRACES: Final = 50  # positions at which a JSON object is tried
RULES: Final = (
    "You play Stella, a picture-association game with other players. Fifteen pictures lie on the table, and there is "
    "one clue word. Everyone secretly marks 1 to 10 pictures that fit the clue. You score when others marked the same "
    "picture, most when exactly one other did. If you point at a picture that only you marked, you fall: you score no "
    "more in this round. Whoever marks most and falls loses stars. So mark what others will see too, usually 3 to 6 "
    "pictures. Answer with one JSON object and nothing else."
)
T = TypeVar("T")


class Attempt(Struct, frozen=True):
    """One line of the sidecar file: one request to the model and its result."""

    at: str
    step: str
    round: int
    clue: str
    model: str
    attempt: int
    pictures: int
    status: str = ""  # ok, or the kind of failure
    seconds: float = 0.0
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    answer: str = ""
    error: str = ""
    is_stand_in: bool = False  # the last attempt failed, so a bot made the move


class Sidecar:
    """Writes JSON Lines; with None, writes nothing."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def write(self, line: Struct | dict[str, Any]) -> None:
        """Add one line."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


class ModelPlayer:
    """Plays one seat of one game with a model; `other` makes the moves that the model fails to make."""

    def __init__(
        self,
        endpoint: ChatEndpoint,
        materials: Materials,
        language: str,
        *,
        other: Player,
        sidecar: Sidecar,
        tries: int = 3,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.moves_of_other = 0  # made by the stand-in
        self._endpoint, self._materials, self._language = endpoint, materials, language
        self._other, self._sidecar, self._tries, self._pause = other, sidecar, tries, pause
        self._reasons: dict[tuple[str, int], str] = {}  # by clue and card

    def mark(self, view: View) -> Sequence[int]:
        """Show the model all pictures and return its marks."""
        table = view.table
        clue = self._materials.clue(table.clue, self._language)
        task = (
            f'The clue is "{clue}". The pictures are numbered 1 to {len(table.table)} in the order shown. '
            f'Answer as {{"marks": [numbers], "reasons": {{"number": "why"}}}}, with a reason of at most six words in '
            f"the language {OWN_NAMES.get(Language(self._language), 'English')} for each mark."
        )

        def read(answer: dict[str, Any]) -> tuple[int, ...]:
            places = _places(answer.get("marks"), len(table.table))[:MAX_MARKS]
            if not places:
                raise ValueError(f'"marks" must list numbers from 1 to {len(table.table)}')
            self._remember(table.clue, table.table, places, answer.get("reasons"))
            return tuple([table.table[place - 1] for place in places])

        found = self._ask(view, "mark", task, table.table, read)
        return self._other.mark(view) if found is None else found

    def point(self, view: View) -> int:
        """Show the model the pictures it can point at and return its choice."""
        cards = view.own.pointable if view.own else ()
        if len(cards) == 1:
            return cards[0]
        table = view.table
        clue = self._materials.clue(table.clue, self._language)
        numbers = ", ".join(map(str, table.numbers))
        task = (
            f'The clue is "{clue}". The players marked {numbers} pictures; you are player {self._seat(view)}. So far '
            f"{len(table.pointed)} pictures were pointed at. Below are your marks that are still open, numbered 1 to "
            f"{len(cards)}. Point at the one that others most likely marked too, so that you do not fall. "
            'Answer as {"point": number}.'
        )

        def read(answer: dict[str, Any]) -> int:
            places = _places([answer.get("point")], len(cards))
            if not places:
                raise ValueError(f'"point" must be a number from 1 to {len(cards)}')
            return cards[places[0] - 1]

        found = self._ask(view, "point", task, cards, read)
        return self._other.point(view) if found is None else found

    def why(self, card: int, language: str, *, clue: str) -> str:  # noqa: ARG002 - the model was told its language
        """Return the model's reason, or nothing. The stand-in gives none: it would pass for the model's."""
        return self._reasons.get((clue, card), "")

    @staticmethod
    def _seat(view: View) -> int:
        return view.own.seat + 1 if view.own else 0

    def _remember(self, clue: str, table: Sequence[int], places: Sequence[int], reasons: object) -> None:
        if not isinstance(reasons, dict):
            return
        for place in places:
            said = reasons.get(str(place))
            if isinstance(said, str):
                self._reasons[clue, table[place - 1]] = said

    def _ask(
        self, view: View, step: str, task: str, cards: Sequence[int], read: Callable[[dict[str, Any]], T]
    ) -> T | None:
        """Ask up to `tries` times for a usable answer; return None if the stand-in has to play."""
        said: list[dict[str, Any]] = []
        for number in range(1, self._tries + 1):
            asked = Attempt(_now(), step, view.table.round, view.table.clue, self._endpoint.model, number, len(cards))
            begun, answer, can_retry, wait = time.monotonic(), None, True, 0.0
            try:
                answer = self._endpoint.ask([*self._messages(task, cards), *said])
                found = read(json_in(answer.text))
            except Failed as failed:
                status, error, can_retry, wait = failed.status, str(failed), failed.can_retry, failed.wait
            except ValueError as wrong:
                status, error = "wrong_answer", str(wrong)
                said = _complaint(answer, error)
            else:
                self._write(asked, answer, begun, status="ok")
                return found
            is_last = not can_retry or number == self._tries
            self._write(asked, answer, begun, status=status, error=error, is_stand_in=is_last)
            if is_last:
                break
            self._pause(min(max(wait, 0.5 * number), LONGEST_WAIT))
        self.moves_of_other += 1
        return None

    def _write(
        self, asked: "Attempt", answer: Completion | None, begun: float, *, error: str = "", **more: Any
    ) -> None:
        """Write the result of a request to the sidecar file, without the key."""
        hidden = self._endpoint.without_key
        more |= {"seconds": round(time.monotonic() - begun, 3), "error": printable(hidden(error), 500)}
        if answer is not None:
            more |= {"prompt_tokens": answer.prompt_tokens, "completion_tokens": answer.completion_tokens}
            more |= {"answer": printable(hidden(answer.text), 2000)}
        self._sidecar.write(structs.replace(asked, **more))

    def _messages(self, task: str, cards: Sequence[int]) -> list[dict[str, Any]]:
        parts = [text_part(task)]
        for number, card in enumerate(cards, 1):
            parts += [text_part(f"Picture {number}:"), picture_part(self._materials.picture(card))]
        return [{"role": "system", "content": RULES}, {"role": "user", "content": parts}]


def model_player(
    endpoint: ChatEndpoint, sidecar: Sidecar, *, tries: int = 3, pause: Callable[[float], None] = time.sleep
) -> Callable[[Materials, str, str], ModelPlayer]:
    """Return a function that makes the players of a seat's games. A bot of middle level stands in."""

    def make(materials: Materials, language: str, seed: str) -> ModelPlayer:
        other = stand_in(seed, Knowledge(materials.deck, materials.words))
        return ModelPlayer(endpoint, materials, language, other=other, sidecar=sidecar, tries=tries, pause=pause)

    return make


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def json_in(text: str) -> dict[str, Any]:
    """Return the first JSON object in a text, since models often add prose. Raise `ValueError` if there is none."""
    decoder = json.JSONDecoder()
    for found in islice(re.finditer(r"\{", text), MOST_BRACES):
        try:
            document, _ = decoder.raw_decode(text, found.start())
        except (ValueError, RecursionError):
            continue
        if isinstance(document, dict):
            return document
    raise ValueError("the answer holds no JSON object")


def _places(numbers: object, most: int) -> list[int]:
    """Return the distinct numbers from 1 to `most` in a list. Everything else is ignored."""
    found = []
    for number in numbers if isinstance(numbers, list) else []:
        text = str(number).strip() if isinstance(number, int | str) and not isinstance(number, bool) else ""
        if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= most:
            found.append(int(text))
    return list(dict.fromkeys(found))


def _complaint(answer: Completion | None, error: str) -> list[dict[str, Any]]:
    """Return the reply to a model whose answer cannot be used."""
    if answer is None:
        return []
    sentence = f"That cannot be used: {error}. Answer with the JSON object only."
    return [{"role": "assistant", "content": answer.text[:2000]}, {"role": "user", "content": sentence}]
