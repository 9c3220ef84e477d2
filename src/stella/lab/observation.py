"""What an agent of the PettingZoo environment observes: its seat's view as arrays, and nothing else.

All arrays have the same shapes in every step. Where nothing has happened yet, numbers are -1 and flags are 0.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stella.lab.album import Album
from stella.rules.box import ROUNDS, TABLE
from stella.rules.facts import Outcome
from stella.rules.views import RoundView, Step, View

OUTCOMES: Final = (Outcome.FALL, Outcome.SPARK, Outcome.SUPER_SPARK)
NOTHING: Final = -1

Observation = dict[str, Any]


class Observer:
    """Turns views into observations, for one number of seats and one set of clues."""

    def __init__(self, seats: int, deck_size: int, clues: Sequence[str], album: Album | None = None) -> None:
        """Take the keys of all clues; an observation identifies a clue by its position. An album adds the pictures."""
        self._seats, self._clues, self._album = seats, clues, album
        self._numbers = {key: number for number, key in enumerate(clues)}
        self.space = self._space(deck_size)
        self._rounds: tuple[RoundView, ...] | None = None
        self._past: Observation = {}
        self._laid: tuple[tuple[int, ...], str] | None = None
        self._table: Observation = {}

    def seen(self, view: View, fits: NDArray[np.float32]) -> Observation:
        """Return what a seat sees; `fits` is how well the cards on the table fit the clue for this seat."""
        table, own = view.table, view.own
        if own is None:
            raise TypeError("an agent has a seat")
        seats, place = self._seats, table.table.index
        pointed = np.zeros((TABLE, len(OUTCOMES) + seats), np.float32)
        for pointing in table.pointed:
            row = pointed[place(pointing.card)]
            row[OUTCOMES.index(pointing.outcome)] = 1
            for marker in pointing.markers:
                row[len(OUTCOMES) + marker] = 1
        now = np.zeros(2 + ROUNDS, np.float32)
        now[0 if table.step is Step.ASSOCIATE else 1] = now[1 + table.round] = 1
        return {
            "fits": fits.clip(-6, 6),
            "marks": hot([place(card) for card in own.marks], TABLE),
            "pointed": pointed,
            "seat": hot((own.seat,), seats),
            "scout": hot((table.first_scout if table.scout is None else table.scout,), seats),
            "ready": hot(table.ready, seats),
            "in_the_dark": hot(() if table.in_the_dark is None else (table.in_the_dark,), seats),
            "fallen": hot(table.fallen, seats),
            "numbers": np.array(table.numbers or (0,) * seats, np.float32) / 10,
            "totals": np.array(table.totals, np.float32) / 100,
            "round": now,
            **_copied(self._of_table(table.table, table.clue)),
            **_copied(self._of_past(table.rounds)),
        }

    def _of_table(self, cards: tuple[int, ...], clue: str) -> Observation:
        """Return what stays the same for a round."""
        if self._laid != (cards, clue):
            self._laid = (cards, clue)
            self._table = {"cards": np.array(cards, np.int32), "clue": np.int64(self._numbers[clue])}
            if self._album is not None:
                self._table["pictures"] = self._album.pictures(cards)
        return self._table

    def _of_past(self, rounds: tuple[RoundView, ...]) -> Observation:
        """Return the scored rounds: their cards, their clues and the slates of all seats."""
        if self._rounds != rounds or not self._past:
            self._rounds = rounds
            cards = np.full((ROUNDS, TABLE), NOTHING, np.int32)
            clues = np.full(ROUNDS, NOTHING, np.int32)
            slates = np.zeros((ROUNDS, self._seats, TABLE), np.float32)
            for number, scored in enumerate(rounds):
                cards[number], clues[number] = scored.table, self._numbers[scored.clue]
                for seat, slate in enumerate(scored.slates):
                    slates[number, seat] = hot(map(scored.table.index, slate), TABLE)
            self._past = {"past_cards": cards, "past_clues": clues, "past_slates": slates}
        return self._past

    def _space(self, deck_size: int) -> spaces.Dict:
        seats, words = self._seats, len(self._clues)
        parts: dict[str, spaces.Space[Any]] = {
            "fits": spaces.Box(-6, 6, (TABLE,), np.float32),
            "marks": flags(TABLE),
            "pointed": flags(TABLE, len(OUTCOMES) + seats),
            **{name: flags(seats) for name in ("seat", "scout", "ready", "in_the_dark", "fallen", "numbers")},
            "totals": spaces.Box(0, 2, (seats,), np.float32),
            "round": flags(2 + ROUNDS),
            "cards": spaces.Box(0, deck_size - 1, (TABLE,), np.int32),
            "clue": spaces.Discrete(words),
            "past_cards": spaces.Box(NOTHING, deck_size - 1, (ROUNDS, TABLE), np.int32),
            "past_clues": spaces.Box(NOTHING, words - 1, (ROUNDS,), np.int32),
            "past_slates": flags(ROUNDS, seats, TABLE),
        }
        if self._album is not None:
            width, height = self._album.size
            parts["pictures"] = spaces.Box(0, 255, (TABLE, height, width, 3), np.uint8)
        return spaces.Dict(parts)


def _copied(kept: Observation) -> Observation:
    """Return a copy of a round's cached arrays, so that an agent may change it."""
    return {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in kept.items()}


def hot(places: Iterable[int], size: int) -> NDArray[np.float32]:
    """Return an array with 1 at these places and 0 elsewhere."""
    found = np.zeros(size, np.float32)
    for place in places:
        found[place] = 1
    return found


def flags(*shape: int) -> spaces.Box:
    """Return a space of numbers between 0 and 1."""
    return spaces.Box(0, 1, shape, np.float32)
