"""What a seat, a spectator and a TV may see, now and as it happens."""

from msgspec import json

from stella.rules import (
    BecameReady,
    BeReady,
    CardPointed,
    CardsMarked,
    GameStarted,
    NumbersAnnounced,
    RoundScored,
    Step,
    replay,
    show,
    view,
)
from stella.rules.seals import seal, seed_seal, slate_content, slate_salt, slate_seal
from stella.rules.views import SlateMarked, SlatesOpened, SlatesSealed, TableLaid
from tests.rules.builders import SECRET, associating, between, revealing


def test_a_seat_sees_its_own_slate_and_a_spectator_none() -> None:
    table = associating(ana="moon boat")

    own = table.seen_by("ana").own

    assert own is not None
    assert own.marks == table.cards("moon boat")
    assert view(table.game, None).own is None


def test_everybody_sees_the_same_table() -> None:
    table = revealing(ana="moon boat", ben="moon", eva="boat").point("ana", "moon")

    assert {json.encode(view(table.game, seat).table) for seat in (None, 0, 1, 2)} == {json.encode(table.seen)}


def test_the_table_shows_the_step_that_waits_for_players() -> None:
    marking, pointing = associating(), revealing(ana="moon", ben="moon", eva="boat")

    assert (marking.seen.step, pointing.seen.step) == (Step.ASSOCIATE, Step.REVEAL)
    assert between(marking, 4).seen.step is Step.OVER


def test_the_secret_is_shown_when_the_game_is_over_and_opens_the_seal() -> None:
    running, over = associating().seen, between(associating(), 4).seen

    assert running.secret is None
    assert over.secret == SECRET
    assert running.seal == over.seal == seal(SECRET.salt, SECRET.seed)


def test_a_log_that_stops_between_two_rounds_can_still_be_looked_at() -> None:
    facts = revealing(ana="moon", ben="moon", eva="moon").reveal().facts
    assert isinstance(facts[-2], RoundScored)

    game = replay(facts[:-1])

    assert view(game, 0).table.totals == (2, 2, 2)
    assert (game.slate(0), game.stars(0), game.has_fallen(0)) == ((), 0, False)


def test_a_start_is_shown_without_its_secrets() -> None:
    table = associating()
    start = table.facts[0]
    assert isinstance(start, GameStarted)

    shown = show(table.game, start, 0)

    assert shown == TableLaid(start.players, start.deck, start.words, start.source, seed_seal(SECRET))


def test_marks_are_shown_to_their_own_seat_only() -> None:
    table = associating()
    fact = CardsMarked(0, 0b11)

    assert show(table.game, fact, 0) == SlateMarked(0, table.cards("moon boat"))
    assert show(table.game, fact, 1) is None
    assert show(table.game, fact, None) is None


def test_of_a_submitted_slate_the_others_see_that_the_seat_is_ready() -> None:
    table = associating()
    fact = CardsMarked(0, 0b11, is_ready=True)

    assert show(table.game, fact, 1) == BecameReady(0)
    assert show(table.game, fact, None) == BecameReady(0)


def test_locked_slates_are_shown_as_seals_and_opened_with_their_salts() -> None:
    nearly = associating(ana="moon", ben="moon", eva="boat key").play("ana", BeReady()).play("ben", BeReady())
    locked = nearly.play("eva", BeReady())
    done = locked.reveal()
    announced = next(fact for fact in locked.facts if isinstance(fact, NumbersAnnounced))

    sealed = show(nearly.game, announced, 0)
    opened = show(locked.game, done.scored, None)

    assert isinstance(sealed, SlatesSealed)
    assert isinstance(opened, SlatesOpened)
    assert locked.seen.seals == sealed.seals
    for seat, (salt, cards) in enumerate(zip(opened.salts, opened.slates, strict=True)):
        assert seal(salt, f"round 1 seat {seat} cards {' '.join(map(str, sorted(cards)))}") == sealed.seals[seat]


def test_an_announcement_shown_out_of_its_step_has_no_seals() -> None:
    table = revealing(ana="moon", ben="moon", eva="boat")

    shown = show(table.game, NumbersAnnounced((1, 1, 1), None), None)

    assert shown == SlatesSealed((1, 1, 1), None, ())


def test_a_pointing_is_shown_as_it_happened() -> None:
    table = revealing(ana="moon", ben="moon", eva="boat").point("ana", "moon")
    fact = table.facts[-1]
    assert isinstance(fact, CardPointed)

    assert show(table.game, fact, 2) is fact


def test_seals_are_what_the_documentation_says() -> None:
    content = slate_content(2, 0, (80, 4, 17))

    assert content == "round 2 seat 0 cards 4 17 80"
    assert slate_seal(SECRET, 2, 0, (80, 4, 17)) == seal(slate_salt(SECRET, 2, 0), content)
    assert seal("ab", "cd") == "d5a9c2430264360d0e7e57b83bbba303565fa98b6ff5ddcd80d4272ceb59ba7e"
