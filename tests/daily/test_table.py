"""The same table everywhere: the draw for a day is recorded here, and never changes."""

from hashlib import sha256, shake_256

from hypothesis import given
from hypothesis import strategies as st

from stella.daily import cast, date_of, day_named, day_of, dealt, laid
from stella.rules.facts import RoundStarted
from tests.daily.tables import DAY, FIXED, ours, plain


def test_a_day_begins_at_midnight_in_utc() -> None:
    assert day_of(DAY * 86_400_000 - 1) == DAY - 1
    assert day_of(DAY * 86_400_000) == DAY
    assert date_of(DAY) == "2026-11-18"
    assert date_of(day_of(1_709_164_800_000)) == "2024-02-29"


@given(st.integers(-100_000, 100_000))
def test_a_day_is_found_again_by_its_date(day: int) -> None:
    assert day_named(date_of(day)) == day


def test_what_is_no_date_is_no_day() -> None:
    wrong = (
        "",
        "today",
        "2026-02-29",
        "2026-13-01",
        "2026-1-1",
        "20261118",
        "2026-11-18\n",
        "\u0662026-11-18",
        "0000-01-01",
    )

    assert [day_named(text) for text in wrong] == [None] * len(wrong)


def test_the_draw_of_a_day_is_written_down() -> None:
    table = laid(DAY, FIXED)

    assert table.seed == "1fdb769511d44489491c61c2ff6f3ca2cdb61a9c851a671fa35c1aea8b0af6eb"
    assert table.clue == "top-79"
    assert table.pictures == (13, 50, 73, 33, 18, 62, 35, 66, 9, 49, 4, 43, 39, 60, 47)


def test_a_stranger_draws_the_same_table_with_the_standard_library() -> None:
    table, _ = ours()
    seed = sha256(f"stella daily 2026-11-18 {table.deck.hash} {table.words.hash}".encode()).digest()

    pile = list(range(84))
    stream = shake_256(seed + b"pictures").digest(4 * 65536)
    at = 0
    for place in range(15):
        while (number := int.from_bytes(stream[at : at + 2])) >= 65536 - 65536 % (84 - place):
            at += 2
        at += 2
        other = place + number % (84 - place)
        pile[place], pile[other] = pile[other], pile[place]

    assert table.pictures == tuple(pile[:15])


def test_another_day_and_another_edition_lay_another_table() -> None:
    table = laid(DAY, FIXED)

    assert laid(DAY + 1, FIXED).pictures != table.pictures
    assert ours()[0].seed != table.seed


def test_both_words_of_a_card_come_up() -> None:
    clues = [laid(DAY + after, FIXED).clue for after in range(60)]

    tops = sum(clue.startswith("top-") for clue in clues)
    assert 15 < tops < 45
    assert len(set(clues)) > 40


def test_the_table_is_dealt_by_the_rules_as_it_was_drawn() -> None:
    table, _ = ours()

    started = dealt(table)[-1].fact

    assert isinstance(started, RoundStarted)
    assert started.table == table.pictures
    assert started.card.top == table.clue
    assert dealt(table)[-1].after.setup.rounds == 1


def test_the_bots_of_a_day_are_written_down() -> None:
    table, knowledge = plain()

    assert [(one.character, one.marks) for one in cast(table, knowledge)] == [
        ("dimo", 202),
        ("greta", 9906),
        ("iva", 11273),
    ]
