"""A slate is scored with its companions by the rules of the game."""

from hypothesis import given
from hypothesis import strategies as st

from stella.daily import COMPANIONS, Companion, Ledger, cast, play_round
from stella.daily.company import YOU, cards_of, marks_of
from stella.rules.facts import CardPointed, NumbersAnnounced, RoundScored
from stella.rules.one_more_player import OneMorePlayer
from tests.daily.slates import SLATES, SPEAKERS
from tests.daily.tables import ours, plain


def people(*slates: int) -> tuple[Companion, ...]:
    return tuple([Companion(marks) for marks in slates])


def scored(marks: int, companions: tuple[Companion, ...]) -> RoundScored:
    table, knowledge = ours()
    fact = play_round(table, marks, companions, knowledge)[-1].fact
    assert isinstance(fact, RoundScored)
    return fact


@given(SLATES, st.lists(SLATES, min_size=3, max_size=3))
def test_your_stars_are_those_of_somebody_who_marks_along(marks: int, others: list[int]) -> None:
    assert scored(marks, people(*others)).scores[YOU] == OneMorePlayer(others).score(marks)


@given(SLATES)
def test_with_the_bots_of_the_day_the_stars_are_the_same(marks: int) -> None:
    table, knowledge = ours()
    bots = cast(table, knowledge)

    assert scored(marks, bots).scores[YOU] == OneMorePlayer([bot.marks for bot in bots]).score(marks)


def test_a_round_begins_with_the_numbers_and_ends_with_the_scores() -> None:
    table, knowledge = ours()

    happened = play_round(table, 0b111, people(0b1, 0b11, 0b1000), knowledge)

    first = happened[0].fact
    assert isinstance(first, NumbersAnnounced)
    assert first.numbers == (3, 1, 2, 1)
    assert first.in_the_dark == YOU  # rules §4.2
    assert all(isinstance(each.fact, CardPointed) for each in happened[1:-1])
    assert isinstance(happened[-1].fact, RoundScored)


def test_shared_pictures_are_pointed_at_before_lone_ones() -> None:
    table, knowledge = ours()

    happened = play_round(table, 0b1111, people(0b1100, 0b0100, 0b10000), knowledge)

    own = [each.fact.card for each in happened if isinstance(each.fact, CardPointed) and each.fact.seat == YOU]
    shared = {table.pictures[2], table.pictures[3]}
    assert [card in shared for card in own] == sorted([card in shared for card in own], reverse=True)


def test_bots_mark_what_a_seat_may_mark() -> None:
    for table, knowledge in (ours(), plain()):
        for bot in cast(table, knowledge):
            assert 1 <= bot.marks.bit_count() <= 10


@given(SLATES)
def test_marks_are_found_again_by_their_cards(marks: int) -> None:
    table, _ = ours()

    assert marks_of(table, cards_of(table, marks)) == marks


# --- who sits with whom


def ledger(*slates: tuple[int, str]) -> Ledger:
    table, knowledge = ours()
    kept = Ledger(table, cast(table, knowledge))
    kept.add(slates)
    return kept


def test_the_first_person_sits_with_the_bots_of_the_day() -> None:
    kept = ledger((0b1, "de"))

    assert kept.companions(1) == kept.bots


def test_people_take_the_seats_of_bots_as_they_come() -> None:
    kept = ledger((0b1, "de"), (0b10, "bg"), (0b100, "en"))

    assert kept.companions(2) == (Companion(0b1, language="de"), *kept.bots[:2])
    assert {one.marks for one in kept.companions(3)[:2]} == {0b1, 0b10}


@given(st.lists(SPEAKERS, min_size=5, max_size=30), st.data())
def test_company_is_drawn_from_those_who_came_before_and_never_changes(
    slates: list[tuple[int, str]], data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, len(slates)))

    early, late = ledger(*slates[:number]), ledger(*slates)

    assert early.companions(number) == late.companions(number)
    assert len(late.companions(number)) == COMPANIONS


@given(st.lists(st.just((0b1, "en")), max_size=20), st.lists(st.just((0b1, "en")), max_size=20))
def test_nobody_ever_sits_with_their_own_slate(before: list[tuple[int, str]], after: list[tuple[int, str]]) -> None:
    kept = ledger(*before, (0b10, "de"), *after)

    number = len(before) + 1

    assert 0b10 not in [one.marks for one in kept.companions(number) if one.character is None]
    assert 0b10 not in [one.marks for one in kept.companions_now(number) if one.character is None]


def test_a_slate_of_the_archive_sits_with_people_of_that_day() -> None:
    kept = ledger((0b1, "de"), (0b10, "bg"))

    assert {one.marks for one in kept.companions_now(None)[:2]} == {0b1, 0b10}
