"""Turns the facts of a game into its record. Of a running game it writes only what is public."""

from collections.abc import Iterable

from stella.records import format as fmt
from stella.records.documents import with_digest
from stella.rules.box import WordCard
from stella.rules.facts import (
    CardPointed,
    CardsMarked,
    Fact,
    GameEnded,
    GameStarted,
    NumbersAnnounced,
    Outcome,
    RoundScored,
    RoundStarted,
    WordSwapped,
)
from stella.rules.fields import FIELDS
from stella.rules.seals import seed_seal, slate_salt, slate_seal


def record_of(facts: Iterable[Fact]) -> fmt.Record:
    """Return the record of a game, finished or running, from its facts; the first one is `GameStarted`."""
    log = iter(facts)
    start = next(log, None)
    if type(start) is not GameStarted:
        raise ValueError("a game's log begins with GameStarted")
    rounds: list[_Round] = []
    end = None
    for fact in log:
        if isinstance(fact, RoundStarted):
            rounds.append(_Round(start, fact))
        elif isinstance(fact, GameEnded):
            end = fact
        else:
            rounds[-1].add(fact)
    written = tuple(part.written() for part in rounds)
    return with_digest(_record(start, written, end))


def _record(start: GameStarted, rounds: tuple[fmt.Round, ...], end: GameEnded | None) -> fmt.Record:
    seats = range(len(start.players))
    return fmt.Record(
        format=fmt.FORMAT,
        players=tuple(fmt.Player(p.name, p.colour, p.language, p.is_bot) for p in start.players),
        deck=fmt.Pile(start.deck.id, start.deck.hash, start.deck_size),
        words=fmt.Pile(start.words.id, start.words.hash, start.words_size),
        source=start.source,
        seal=seed_seal(start.secret),
        secret=fmt.Secret(end.secret.seed, end.secret.salt) if end else None,
        custom_cards=tuple(map(_card, start.custom_cards)) if end else (),  # before, they would tell coming words
        rounds=rounds,
        totals=tuple(sum(done.scores[seat].points for done in rounds if done.scores) for seat in seats),
        winners=end.winners if end else (),
        digest="",
    )


def _card(card: WordCard) -> fmt.Card:
    return fmt.Card(card.id, card.top, card.bottom, card.is_custom)


class _Round:
    """One round while its facts are read."""

    def __init__(self, start: GameStarted, fact: RoundStarted) -> None:
        self.secret, self.start = start.secret, fact
        self.marks = [0] * len(start.players)
        self.clue = fact.card.top
        self.is_swapped = False
        self.announced: NumbersAnnounced | None = None
        self.pointed: list[CardPointed] = []
        self.scored: RoundScored | None = None

    def add(self, fact: Fact) -> None:
        """Take one fact in; those that leave no trace in a record are passed over."""
        match fact:
            case CardsMarked():
                self.marks[fact.seat] = fact.marks
            case WordSwapped():
                self.clue, self.is_swapped, self.marks = fact.word, True, [0] * len(self.marks)
            case NumbersAnnounced():
                self.announced = fact
            case CardPointed():
                self.pointed.append(fact)
            case RoundScored():
                self.scored = fact
            case _:
                pass

    def written(self) -> fmt.Round:
        """Return the round as its record holds it."""
        start, announced = self.start, self.announced
        return fmt.Round(
            number=start.round,
            card=_card(start.card),
            clue=self.clue,
            is_swapped=self.is_swapped,
            table=start.table,
            first_scout=start.first_scout,
            slates=tuple(map(self._slate, range(len(self.marks)))) if announced else (),
            numbers=announced.numbers if announced else (),
            in_the_dark=announced.in_the_dark if announced else None,
            pointings=tuple(map(self._pointing, self.pointed)),
            fallen=tuple(pointing.seat for pointing in self.pointed if pointing.outcome is Outcome.FALL),
            scores=tuple(self._scores(self.scored)) if self.scored else (),
        )

    def _slate(self, seat: int) -> fmt.Slate:
        secret, number = self.secret, self.start.round
        cards = tuple(self.start.table[field] for field in FIELDS[self.marks[seat]])
        seal = slate_seal(secret, number, seat, cards)
        return fmt.Slate(seal, slate_salt(secret, number, seat), cards) if self.scored else fmt.Slate(seal, None, None)

    def _pointing(self, fact: CardPointed) -> fmt.Pointing:
        stars = tuple(fact.outcome.stars if seat in fact.filled else 0 for seat in range(len(self.marks)))
        return fmt.Pointing(fact.seat, fact.card, fact.outcome, fact.markers, stars)

    @staticmethod
    def _scores(scored: RoundScored) -> Iterable[fmt.Score]:
        for score in scored.scores:
            yield fmt.Score(score.sparks, score.super_sparks, score.is_dark, score.has_fallen, score.points)
