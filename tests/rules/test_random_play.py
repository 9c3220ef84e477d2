"""Random legal and illegal moves by all seats: replaying equals living, refusals change nothing, no secret leaks."""

import random
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec import json, structs

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    Associating,
    BeReady,
    Box,
    CardPointed,
    DeclineOtherWord,
    Fact,
    Game,
    GameStarted,
    MarkCards,
    Move,
    Note,
    NoteWritten,
    NotReady,
    Over,
    PointAt,
    Reference,
    Refused,
    Revealing,
    RoundScored,
    RoundStarted,
    Secret,
    SubmitSlate,
    TypeClue,
    UnmarkCards,
    View,
    WordCard,
    WordSource,
    WriteNote,
    deal,
    legal_moves,
    play,
    refusal,
    replay,
    show,
    start,
    view,
)
from stella.rules.fields import ALL_FIELDS, FIELDS
from tests.rules.builders import players

# Distinctive tokens: a picture is a number from 40,000 on, a mask of marks is below 32,768, a word is unlike any other.
FIRST_PICTURE = 40_000
SMALL = 100
CARDS = tuple(WordCard(f"id-{n:02}-id", f"top-{n:02}-top", f"low-{n:02}-low") for n in range(20))
DISCOVERY = tuple(WordCard(f"id-d{n}-id", f"top-d{n}-top", f"low-d{n}-low") for n in range(4))
BLANKS = tuple(WordCard(f"id-b{n}-id", f"top-b{n}-top", f"low-b{n}-low" if n % 2 else None) for n in range(6))
BOX = Box(Reference("deck", "dd"), 84, Reference("words", "ee"), CARDS, DISCOVERY)
SECRET = Secret(seed="5eed" * 8, salt="5a17" * 8)
FACTS: json.Decoder[list[Fact]] = json.Decoder(list[Fact])
NUMBER = re.compile(rb'(?<![\w".-])\d+(?![\w".])')

moves = st.one_of(
    st.builds(MarkCards, st.lists(st.integers(-1, 16), max_size=12).map(tuple)),
    st.builds(UnmarkCards, st.lists(st.integers(-1, 16), max_size=3).map(tuple)),
    st.builds(SubmitSlate, st.lists(st.integers(-1, 16), max_size=12).map(tuple), st.booleans()),
    st.builds(PointAt, st.integers(-1, 16)),
    st.builds(WriteNote, st.integers(-1, 16), st.sampled_from(["", "note-1-note", "note-2-note", "x" * 61])),
    st.builds(TypeClue, st.sampled_from(["", "typed-top", "x" * 41]), st.sampled_from([None, "", "typed-low"])),
    st.sampled_from([BeReady(), NotReady(), AskForOtherWord(), AgreeToOtherWord(), DeclineOtherWord()]),
)


NO_CARDS = (BeReady(), NotReady(), AskForOtherWord(), AgreeToOtherWord(), DeclineOtherWord())


def on_table(game: Game, move: Move) -> Move:
    """The move with fields of the table instead of small numbers; 15, 16 and -1 are nowhere."""
    table = game.round.table

    def card(field: int) -> int:
        return table[field] if 0 <= field < 15 else field

    if isinstance(move, PointAt | WriteNote):
        return structs.replace(move, card=card(move.card))
    if isinstance(move, MarkCards | UnmarkCards | SubmitSlate):
        return structs.replace(move, cards=tuple(map(card, move.cards)))
    return move


def a_legal_move(game: Game, seat: int, chance: random.Random) -> Move | None:
    """Some legal move of a seat that advances the game, if it has one."""
    phase = game.phase
    assert 0 <= seat < game.seats
    if isinstance(phase, Revealing) and phase.scout == seat:
        return PointAt(chance.choice(game.pointable()))
    if isinstance(phase, Associating) and game.round.card.is_blank:
        return TypeClue("typed-top", "typed-low") if seat == game.round.first_scout else None
    if isinstance(phase, Associating) and not phase.ready >> seat & 1:
        return SubmitSlate(tuple(chance.sample(game.round.table, chance.randint(1, 10))))
    return None


class RandomPlay(RuleBasedStateMachine):
    """A table at which any move is tried."""

    @initialize(
        seats=st.integers(3, 6),
        bots=st.sets(st.sampled_from(["ana", "ben", "eva"]), max_size=2),
        source=st.sampled_from(WordSource),
    )
    def lay(self, seats: int, bots: set[str], source: WordSource) -> None:
        laid = start(players(seats, bots), BOX, SECRET, source, BLANKS)
        self.start = structs.replace(laid, pictures=tuple(FIRST_PICTURE + card for card in laid.pictures))
        self.game, facts = deal(self.start)
        self.facts: list[Fact] = list(facts)

    def make(self, seat: int, move: Move) -> None:
        before = self.game
        self.game, happened = play(before, seat, move)
        assert refusal(before, seat, move) is None
        state = before
        for fact in happened:
            self.look_at(state, fact)
            state = replay([*self.facts, fact])
            self.facts.append(fact)
        assert state == self.game

    @rule(seat=st.integers(0, 5), chance=st.randoms(use_true_random=False))
    def move_legally(self, seat: int, chance: random.Random) -> None:
        turn = seat % self.game.seats
        move = a_legal_move(self.game, turn, chance)
        if move is not None:
            self.make(turn, move)

    @rule(seat=st.integers(-1, 6), move=moves)
    def try_anything(self, seat: int, move: Move) -> None:
        tried, before = on_table(self.game, move), json.encode(self.game)
        why_not = refusal(self.game, seat, tried)
        if why_not is None:
            self.make(seat, tried)
            return
        with pytest.raises(Refused) as refused:
            play(self.game, seat, tried)
        assert refused.value.code is why_not
        assert json.encode(self.game) == before
        tag: Any = tried.__struct_config__.tag
        has_cards = isinstance(tried, MarkCards | UnmarkCards | SubmitSlate | PointAt | WriteNote | TypeClue)
        assert has_cards or tag not in legal_moves(self.game, seat)

    @invariant()
    def replaying_the_facts_equals_the_living_game_also_through_json(self) -> None:
        assert replay(FACTS.decode(json.encode(self.facts))) == self.game

    @invariant()
    def a_move_is_named_legal_exactly_when_some_such_move_is_not_refused(self) -> None:
        game = self.game
        for seat in range(-1, game.seats + 1):
            tried: list[Move] = [*NO_CARDS, SubmitSlate(game.round.table[:1]), TypeClue("typed-top")]
            tried += [PointAt(card) for card in game.round.table]
            possible = {str(move.__struct_config__.tag) for move in tried if refusal(game, seat, move) is None}
            marking = {"mark_cards", "unmark_cards"} if "submit_slate" in possible else set()

            assert set(legal_moves(game, seat)) == possible | marking

    @invariant()
    def no_view_holds_a_secret(self) -> None:
        for seat in (None, *range(self.game.seats)):
            seen = view(self.game, seat)
            encoded = json.encode(seen)
            self.assert_nothing_hidden(encoded)
            assert_marks_stay_secret(self.game, seat, seen, encoded)

    @invariant()
    def round_stars_equal_the_sum_over_the_cards_pointed_at(self) -> None:
        pointed: list[CardPointed] = []
        for fact in self.facts:
            if isinstance(fact, RoundStarted):
                pointed = []
            elif isinstance(fact, CardPointed):
                pointed.append(fact)
            elif isinstance(fact, RoundScored):
                stars = sum(p.outcome.stars * len(p.filled) for p in pointed)
                wiped = sum(s.sparks + s.super_sparks for s in fact.scores if s.is_dark and s.has_fallen)
                assert sum(score.points for score in fact.scores) == stars - wiped

    def assert_nothing_hidden(self, encoded: bytes) -> None:
        """Search bytes for the draw pile, coming and undrawn words, the seed, and masks of marks."""
        number = self.game.round.number
        hidden = [card for card in (*CARDS, *DISCOVERY, *BLANKS) if card.id not in _ids(self.start, number)]
        for card in hidden:
            for word in (card.id, card.top, card.bottom or card.top):
                assert word.encode() not in encoded
        if not isinstance(self.game.phase, Over):
            assert SECRET.seed.encode() not in encoded
            assert SECRET.salt.encode() not in encoded
        laid = {*self.start.pictures[: 10 + 5 * number]}
        for found in map(int, NUMBER.findall(encoded)):
            assert found < SMALL or found in laid  # neither a card of the pile nor a mask

    def look_at(self, game: Game, fact: Fact) -> None:
        """Every viewer sees a fact as it happens; nobody sees too much."""
        for seat in (None, *range(game.seats)):
            shown = show(game, fact, seat)
            encoded = json.encode(shown)
            if isinstance(fact, RoundStarted | RoundScored):
                continue  # the new table and the opened slates are public
            self.assert_nothing_hidden(encoded)
            cards = {n for n in map(int, NUMBER.findall(encoded)) if n >= FIRST_PICTURE}
            own = {*game.cards(fact.marks)} if getattr(fact, "seat", None) == seat and hasattr(fact, "marks") else set()
            pointed = {fact.card} if isinstance(fact, CardPointed) else set()
            if isinstance(fact, NoteWritten):
                is_known = seat == fact.seat or game.is_pointed_at(fact.card)
                assert (shown is not None) == is_known
                own = {fact.card} if is_known else set()
            assert cards <= own | pointed

    def teardown(self) -> None:
        """The game always ends, and soon."""
        chance = random.Random(1)
        while not isinstance(self.game.phase, Over):
            turns = [(seat, a_legal_move(self.game, seat, chance)) for seat in range(self.game.seats)]
            seat, move = next((seat, move) for seat, move in turns if move is not None)
            self.game, happened = play(self.game, seat, move)
            self.facts += happened
            assert len([fact for fact in self.facts if isinstance(fact, CardPointed)]) <= 4 * 15
        self.no_view_holds_a_secret()
        assert replay(self.facts) == self.game


def _ids(started: GameStarted, number: int) -> set[str]:
    return {card.id for card in started.word_stack[:number]}


def assert_marks_stay_secret(game: Game, seat: int | None, seen: View, encoded: bytes) -> None:
    """Every card is in the bytes exactly as often as the seat may know it; others' secret marks change no byte."""
    pointed = [pointing.card for pointing in seen.table.pointed]
    own = game.slate(seat) if seat is not None else ()
    pointable = seen.own.pointable if seen.own else ()
    assert set(pointable) <= set(own)
    past = json.encode(seen.table.rounds)  # rounds that are scored hold no secret
    if seen.table.rounds:
        assert encoded.count(past) == 1
        encoded = encoded.replace(past, b"[]")
    noted = [note.card for note in (*seen.table.notes, *(seen.own.notes if seen.own else ()))]
    noted += [card for card, _ in seen.table.reasons]
    assert {note.card for note in seen.table.notes} | {card for card, _ in seen.table.reasons} <= set(pointed)
    assert seen.own is None or {note.card for note in seen.own.notes} <= set(own)
    for card in game.round.table:
        expected = 1 + pointed.count(card) + own.count(card) + pointable.count(card) + noted.count(card)
        assert len(re.findall(rb"(?<!\w)%d(?!\w)" % card, encoded)) == expected
    assert unsealed(view(with_other_secrets(game, seat), seat)) == unsealed(seen)


def with_other_secrets(game: Game, seat: int | None) -> Game:
    """The same game, if the others had marked other cards that nobody has pointed at yet."""
    phase = game.phase
    if not isinstance(phase, Associating | Revealing):
        return game
    still_open = phase.open if isinstance(phase, Revealing) else ALL_FIELDS

    def elsewhere(mask: int) -> int:
        hidden = (mask & still_open).bit_count()
        return mask & ~still_open | sum(1 << field for field in FIELDS[still_open][:hidden])

    def other(note: Note) -> Note:
        is_known = note.seat == seat or game.is_pointed_at(note.card)
        return note if is_known else structs.replace(note, text="something else")

    marks = tuple([mask if s == seat else elsewhere(mask) for s, mask in enumerate(phase.marks)])
    round_ = structs.replace(game.round, notes=tuple(map(other, game.round.notes)))
    return structs.replace(game, round=round_, phase=structs.replace(phase, marks=marks))


def unsealed(seen: View) -> bytes:
    """A view without the seals: they depend on the marks but do not reveal them."""
    return json.encode(structs.replace(seen, table=structs.replace(seen.table, seals=())))


RandomPlay.TestCase.settings = settings(
    max_examples=15 if settings().derandomize else 100,  # the ordinary suite plays the same few games every time
    stateful_step_count=50,
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)
TestRandomPlay = RandomPlay.TestCase
