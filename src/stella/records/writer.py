"""Turns the facts of a game into its record. A running game's record holds only public data."""

from collections.abc import Iterable
from typing import assert_never

from stella.records import format as fmt
from stella.records.documents import with_digest
from stella.rules.box import Agent, WordCard
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    ClueTyped,
    Fact,
    GameEnded,
    GameStarted,
    NoteHidden,
    NoteWritten,
    NumbersAnnounced,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    PlayerReplaced,
    ReadinessTakenBack,
    RoundScored,
    RoundStarted,
    WordSwapped,
)
from stella.rules.fields import FIELDS
from stella.rules.seals import part_seal, seed_seal, slate_salt, slate_seal


def record_of(facts: Iterable[Fact]) -> fmt.Record:
    """Return the record of a finished or running game from its facts. The first fact must be `GameStarted`."""
    log = iter(facts)
    start = next(log, None)
    if type(start) is not GameStarted:
        raise ValueError("a game's log begins with GameStarted")
    rounds: list[_Round] = []
    hand_overs: list[fmt.HandOver] = []
    end = None
    for fact in log:
        if isinstance(fact, RoundStarted):
            rounds.append(_Round(start, fact))
        elif isinstance(fact, GameEnded):
            end = fact
        elif isinstance(fact, NoteHidden):
            rounds[fact.round - 1].hide(fact)
        elif isinstance(fact, PlayerReplaced):
            hand_overs.append(_hand_over(fact, rounds))
        elif isinstance(fact, GameStarted):
            raise TypeError("a game starts once")
        else:
            rounds[-1].add(fact)
    written = tuple(part.written(is_over=end is not None) for part in rounds)
    return with_digest(_record(start, written, tuple(hand_overs), end))


def _record(
    start: GameStarted, rounds: tuple[fmt.Round, ...], hand_overs: tuple[fmt.HandOver, ...], end: GameEnded | None
) -> fmt.Record:
    seats = range(len(start.players))
    return fmt.Record(
        format=2 if start.format == 2 else fmt.FORMAT,
        setup=fmt.Setup(start.setup.rounds, start.setup.stars),
        players=tuple(_player(start, seat) for seat in seats),
        deck=fmt.Pile(start.deck.id, start.deck.hash, start.deck_size),
        words=fmt.Pile(start.words.id, start.words.hash, start.words_size),
        source=start.source,
        seal=seed_seal(start.secret),
        secret=fmt.Secret(end.secret.seed, end.secret.salt) if end else None,
        chance=_chance(start, is_over=end is not None),
        held_back=fmt.HeldBack(start.held_back.pictures, start.held_back.words) if end else fmt.NOTHING_TOLD,
        custom_cards=tuple(map(_card, start.custom_cards)) if end else (),  # until then they would reveal coming words
        rounds=rounds,
        hand_overs=hand_overs,
        totals=tuple(sum(done.scores[seat].points for done in rounds if done.scores) for seat in seats),
        winners=end.winners if end else (),
        ended_early=end is not None and end.is_early,
        digest="",
    )


def _player(start: GameStarted, seat: int) -> fmt.Player:
    player = start.players[seat]
    members = start.members[seat] if start.members else ()
    return fmt.Player(player.name, player.colour, player.language, player.is_bot, members, _agent(player.agent or None))


def _chance(start: GameStarted, *, is_over: bool) -> fmt.Chance | None:
    chance = start.chance
    if chance is None:
        return None
    seal = part_seal(chance.part, start.secret.salt)
    opened = (chance.part, chance.parts) if is_over else (None, ())
    return fmt.Chance(seal, chance.bundle, chance.seals, *opened)


def _card(card: WordCard) -> fmt.Card:
    return fmt.Card(card.id, card.top, card.bottom, card.is_custom)


def _hand_over(fact: PlayerReplaced, rounds: "list[_Round]") -> fmt.HandOver:
    now = rounds[-1]
    who = (fact.seat, fact.name, fact.language, fact.is_bot)
    return fmt.HandOver(*who, (), _agent(fact.agent), now.start.round, len(now.pointed))


def _agent(agent: Agent | None) -> fmt.Agent | None:
    return None if agent is None else fmt.Agent(agent.kind, agent.model, agent.version)


_OfARound = (
    ClueTyped
    | CardsMarked
    | BecameReady
    | ReadinessTakenBack
    | OtherWordAsked
    | OtherWordAgreed
    | OtherWordDeclined
    | WordSwapped
    | NoteWritten
    | NumbersAnnounced
    | CardPointed
    | RoundScored
)


class _Round:
    """One round, built up from its facts."""

    def __init__(self, start: GameStarted, fact: RoundStarted) -> None:
        self.secret, self.start, self.setup = start.secret, fact, start.setup
        self.marks = [0] * len(start.players)
        self.card, self.clue = fact.card, fact.card.top
        self.is_swapped = False
        self.announced: NumbersAnnounced | None = None
        self.pointed: list[CardPointed] = []
        self.scored: RoundScored | None = None
        self.notes: dict[tuple[int, int], str] = {}  # by field and seat

    def add(self, fact: _OfARound) -> None:
        """Apply one fact. Facts that a record does not show are ignored."""
        match fact:
            case CardsMarked():
                self.marks[fact.seat] = fact.marks
            case ClueTyped():
                self.card, self.clue = fact.card, fact.card.top
            case WordSwapped():
                self.clue, self.is_swapped, self.marks = fact.word, True, [0] * len(self.marks)
                self.notes = {}
            case NoteWritten():
                self.notes[self.start.table.index(fact.card), fact.seat] = fact.text
            case NumbersAnnounced():
                self.announced = fact
            case CardPointed():
                self.pointed.append(fact)
            case RoundScored():
                self.scored = fact
            case BecameReady() | ReadinessTakenBack() | OtherWordAsked() | OtherWordAgreed() | OtherWordDeclined():
                pass
            case _:
                assert_never(fact)

    def hide(self, fact: NoteHidden) -> None:
        """Leave out a hidden note."""
        self.notes[self.start.table.index(fact.card), fact.seat] = ""

    def written(self, *, is_over: bool) -> fmt.Round:
        """Return the round as the record holds it. Once the game is over, slates are open even in an unscored round."""
        start, announced = self.start, self.announced
        slates = [self._slate(seat, is_open=is_over or self.scored is not None) for seat in range(len(self.marks))]
        return fmt.Round(
            number=start.round,
            card=_card(self.card),
            clue=self.clue,
            is_swapped=self.is_swapped,
            table=start.table,
            first_scout=start.first_scout,
            slates=tuple(slates) if announced else (),
            numbers=announced.numbers if announced else (),
            in_the_dark=announced.in_the_dark if announced else None,
            pointings=tuple(map(self._pointing, self.pointed)),
            fallen=tuple(pointing.seat for pointing in self.pointed if self._is_fall(pointing)),
            scores=tuple(self._scores(self.scored)) if self.scored else (),
            notes=tuple(self._notes()),
        )

    def _is_fall(self, pointing: CardPointed) -> bool:
        return self.setup.stars and pointing.outcome is Outcome.FALL

    def _notes(self) -> Iterable[fmt.Note]:
        """Yield the public notes. In a running round, these are the notes on cards that were pointed at."""
        pointed = {fact.card for fact in self.pointed}
        for (field, seat), text in sorted(self.notes.items()):
            card = self.start.table[field]
            if text and self.marks[seat] >> field & 1 and (self.scored or card in pointed):
                yield fmt.Note(seat, card, text)

    def _slate(self, seat: int, *, is_open: bool) -> fmt.Slate:
        secret, number = self.secret, self.start.round
        cards = tuple(self.start.table[field] for field in FIELDS[self.marks[seat]])
        seal = slate_seal(secret, number, seat, cards)
        return fmt.Slate(seal, slate_salt(secret, number, seat), cards) if is_open else fmt.Slate(seal, None, None)

    def _pointing(self, fact: CardPointed) -> fmt.Pointing:
        stars = tuple(fact.outcome.stars if seat in fact.filled else 0 for seat in range(len(self.marks)))
        return fmt.Pointing(fact.seat, fact.card, fact.outcome, fact.markers, stars)

    @staticmethod
    def _scores(scored: RoundScored) -> Iterable[fmt.Score]:
        for score in scored.scores:
            yield fmt.Score(score.sparks, score.super_sparks, score.is_dark, score.has_fallen, score.points)
