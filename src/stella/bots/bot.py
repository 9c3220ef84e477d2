"""A seat played by the program. It receives a seat's view and returns a move. It never uses the game state or a
clock.
"""

from math import sqrt
from typing import Final

from stella.bots.aspects import Aspects
from stella.bots.chance import normal, uniform
from stella.bots.characters import CHARACTERS, Character
from stella.bots.knowledge import Knowledge
from stella.bots.levels import LEVELS, MIDDLE_LEVEL, Level
from stella.bots.phrases import reaction, reason
from stella.bots.table import Tags
from stella.bots.worth import still_hidden, worth
from stella.rules.box import MAX_MARKS
from stella.rules.moves import Move, PointAt, SubmitSlate
from stella.rules.views import Shown, Step, TableView, View

MIN_MARKS: Final = 2
THRESHOLD: Final = {3: 0.55, 4: 0.4, 5: 0.3, 6: 0.25}
"""By number of seats: how well a card must fit to be marked. See docs/strategy.md."""
_KINSHIP: Final = 0.8  # the correlation of two aspects of a card, for a word of our list
DARK: Final = 8  # with this many marks a seat is usually the lone leader


class Bot:
    """One character at one level in one game. The same seed and the same view give the same move."""

    def __init__(self, character: Character, level: int | Level, seed: str, knowledge: Knowledge) -> None:
        self.character = character
        self.level = LEVELS[level] if isinstance(level, int) else level
        self._seed = f"{character.id}:{seed}"
        self._knowledge = knowledge
        own, common = character.weights, 1 / len(character.weights)
        self._weights = [weight + self.level.empathy * (common - weight) for weight in own]
        self._noise = self.level.noise * character.noise
        # Mixtures of several aspects vary less between cards, and noise adds extremes. This normalizes both.
        self._spread = sqrt(_KINSHIP + (1 - _KINSHIP) * sum(weight * weight for weight in self._weights))
        self._deviation = sqrt(1 + self._noise * self._noise)

    def choose(self, view: View, most: int = MAX_MARKS) -> Move | None:
        """Return the next move, with at most `most` marks, or None if there is nothing to do."""
        table, own = view.table, view.own
        if own is None:
            return None
        if table.step is Step.ASSOCIATE and "submit_slate" in own.may:
            return SubmitSlate(self.mark(view, most))
        if table.step is Step.REVEAL and own.pointable:
            return PointAt(self.point(view))
        return None

    def mark(self, view: View, most: int = MAX_MARKS) -> tuple[int, ...]:
        """Return the cards to mark. Existing marks belong to the person this bot stands in for, so they stay."""
        table, marked = view.table, () if view.own is None else view.own.marks
        scores = {card: self.score(table.clue, card) for card in table.table}
        best = sorted(scores, key=scores.__getitem__, reverse=True)
        number = min(self._number(table, scores), most)
        chosen = (*marked, *[card for card in best if card not in marked])[: max(number, len(marked))]
        return tuple(card for card in table.table if card in chosen)

    def point(self, view: View) -> int:
        """Return the card to point at."""
        if view.own is None:
            raise ValueError("a spectator does not point")
        table, own = view.table, view.own
        others = still_hidden(table, own.seat)

        def value(card: int) -> float:
            whim = self.level.slip * normal(self._seed, "whim", table.clue, card)
            return worth(self.score(table.clue, card), others, self.character.boldness) + whim

        return max(own.pointable, key=value)

    def score(self, clue: str, card: int) -> float:
        """Return how well a card fits a clue for this bot. 0 is average, 1 is one standard deviation above it."""
        fit = self._knowledge.fit(clue, card)
        seen = sum(weight * value for weight, value in zip(self._weights, fit, strict=True)) / self._spread
        return (seen + self._noise * normal(self._seed, clue, card)) / self._deviation

    def _number(self, table: TableView, scores: dict[int, float]) -> int:
        """Return how many cards to mark: those that fit well enough, fewer if that would put the seat in the dark."""
        level, character = self.level, self.character
        mood = 0.3 * level.slip * normal(self._seed, "mood", table.round, table.clue)
        threshold = THRESHOLD[len(table.totals)] - character.greed + mood
        fitting = sum(score > threshold for score in scores.values())
        over = max(fitting - DARK + 1, 0)
        return min(max(fitting - round(character.caution * over), MIN_MARKS), MAX_MARKS)

    def thinking_time(self, view: View) -> float:
        """Return how many seconds a person of this character would think now: 1 to 8."""
        table = view.table
        chance = uniform(self._seed, "pause", table.round, table.clue, table.step, len(table.pointed))
        usual = 3 + 4 * chance if table.step is Step.ASSOCIATE else 1.2 + 2.4 * chance
        return min(max(usual * self.character.pace, 1.0), 8.0)

    def why(self, card: int, language: str, *, clue: str) -> str:
        """Return why this bot marked a card for a clue, in a player's language. Show it only after the round."""
        knowledge = self._knowledge
        fit = knowledge.fit(clue, card)
        liking = Aspects(*[weight * value for weight, value in zip(self._weights, fit, strict=True)])
        tags = knowledge.tags(clue, card) or self._any_tags(clue, card)
        word = knowledge.words.text(clue, language) if clue in knowledge.words else clue
        return reason(
            knowledge.deck.text(card, language), word, liking, tags, language=language, seed=f"{self._seed}:{card}"
        )

    def _any_tags(self, clue: str, card: int) -> Tags:
        """Choose an object and a theme when none is known to fit best."""
        text = self._knowledge.deck.text(card, "en")
        chance = uniform(self._seed, "tags", clue, card)
        return Tags(int(chance * len(text.objects)), int(chance * len(text.themes)))

    def reaction(self, fact: Shown, seat: int) -> str | None:
        """Return the emoji with which this bot reacts to a fact, or None if it shows no reaction."""
        return reaction(fact, seat, self._seed)


def stand_in(seed: str, knowledge: Knowledge) -> Bot:
    """Return the bot that plays for an absent person: a character of middle level."""
    return Bot(CHARACTERS[int(uniform(seed, "stand-in") * len(CHARACTERS))], MIDDLE_LEVEL, seed, knowledge)
