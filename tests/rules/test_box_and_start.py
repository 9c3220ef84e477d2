"""The box and the setup: rules §1 and §2, and every problem that keeps a game from starting."""

from collections.abc import Sequence

import pytest
from msgspec import structs

from stella.content.words import load_words
from stella.rules import (
    BecameReady,
    Box,
    CannotStart,
    Colour,
    GameStarted,
    HeldBack,
    Player,
    Problem,
    Secret,
    WordCard,
    WordSource,
    deal,
    start,
)
from stella.rules.start import bundle_of
from tests.rules.builders import BOX, CARDS, DISCOVERY, SECRET, players

BLANKS = tuple(WordCard(f"b{n}", f"own{n}", f"other{n}") for n in range(10))


def started(
    seats: int = 4,
    box: Box = BOX,
    secret: Secret = SECRET,
    source: WordSource = WordSource.DRAWN,
    custom: Sequence[WordCard] = (),
) -> GameStarted:
    return start(players(seats), box, secret, source, custom)


def problem(
    who: Sequence[Player] = players(4),
    box: Box = BOX,
    secret: Secret = SECRET,
    source: WordSource = WordSource.DRAWN,
    custom: Sequence[WordCard] = (),
) -> Problem:
    with pytest.raises(CannotStart) as refused:
        start(who, box, secret, source, custom)
    assert str(refused.value) == refused.value.problem.value
    return refused.value.problem


def test_a_game_that_cannot_start_is_not_sealed_either() -> None:
    with pytest.raises(CannotStart) as refused:
        bundle_of(players(2), BOX, WordSource.DRAWN, (), HeldBack(), server="", seals=(None, None))

    assert refused.value.problem is problem(players(2))


@pytest.mark.rule("1.1")
def test_thirty_of_the_84_pictures_are_drawn_for_a_game_and_none_twice() -> None:
    pictures = started().pictures

    assert len(set(pictures)) == 30
    assert all(0 <= card < 84 for card in pictures)


@pytest.mark.rule("1.2")
def test_a_word_card_has_two_different_words() -> None:
    words = load_words()

    assert len(words.cards) == 96
    assert all(card.top != card.bottom for card in words.cards)


@pytest.mark.rule("1.3")
def test_the_discovery_cards_are_four_with_two_words_each() -> None:
    cards = load_words().discovery

    assert [card.id for card in cards] == ["d1", "d2", "d3", "d4"]
    assert all(card.bottom and card.top != card.bottom for card in cards)


@pytest.mark.rule("1.4")
def test_custom_words_are_shuffled_in_with_the_others() -> None:
    few = structs.replace(BOX, word_cards=CARDS[:6])
    seeds = [Secret(seed=f"{n:04x}", salt="00") for n in range(50)]

    stacks = [started(box=few, secret=s, source=WordSource.CUSTOM_MIXED, custom=BLANKS[:6]).word_stack for s in seeds]

    shares = {sum(card.is_custom for card in stack) for stack in stacks}
    assert shares >= {1, 2, 3}


@pytest.mark.rule("1.4")
def test_custom_words_can_come_first() -> None:
    stack = started(source=WordSource.CUSTOM_FIRST, custom=BLANKS[:3]).word_stack

    assert {card.id for card in stack[:3]} == {"b0", "b1", "b2"}
    assert not stack[3].is_custom


@pytest.mark.rule("1.4")
def test_a_game_can_be_played_with_custom_words_only() -> None:
    stack = started(source=WordSource.ONLY_CUSTOM, custom=BLANKS[:5]).word_stack

    assert all(card.is_custom for card in stack)
    assert len({card.id for card in stack}) == 4


@pytest.mark.rule("1.5")
def test_there_are_six_seat_colours_and_the_sixth_is_yellow() -> None:
    assert [colour.value for colour in Colour] == ["orange", "pink", "blue", "purple", "green", "yellow"]


@pytest.mark.rule("1.5")
def test_every_seat_has_a_slate_of_the_shape_of_the_table() -> None:
    game, _ = deal(started(6))

    assert len(game.round.table) == 15
    assert [game.slate(seat) for seat in range(6)] == [()] * 6


@pytest.mark.rule("1.6")
def test_a_game_has_four_rounds() -> None:
    assert len(started().word_stack) == 4


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_can_play(seats: int) -> None:
    game, _ = deal(started(seats))

    assert game.seats == seats


@pytest.mark.rule("2.1")
def test_fifteen_pictures_lie_on_the_table_and_the_rest_is_the_draw_pile() -> None:
    start_fact = started()

    game, _ = deal(start_fact)

    assert game.round.table == start_fact.pictures[:15]


@pytest.mark.rule("2.2")
def test_four_word_cards_are_drawn() -> None:
    stack = started().word_stack

    assert len({card.id for card in stack}) == 4
    assert all(card in CARDS for card in stack)


@pytest.mark.rule("2.2")
def test_in_a_groups_first_game_the_discovery_cards_come_in_order() -> None:
    assert started(source=WordSource.DISCOVERY).word_stack == DISCOVERY


@pytest.mark.rule("2.3")
def test_the_first_scout_is_drawn_at_random() -> None:
    scouts = {started(3, secret=Secret(seed=f"{n:02x}", salt="00")).first_scout for n in range(30)}

    assert scouts == {0, 1, 2}


@pytest.mark.rule("2.3")
def test_everybody_starts_with_no_points() -> None:
    game, _ = deal(started())

    assert game.totals == (0, 0, 0, 0)
    assert game.round.number == 1


def test_the_same_secret_lays_the_same_table() -> None:
    assert started() == started()
    assert started() != started(secret=Secret(seed="aa", salt="bb"))


def named(name: str) -> tuple[Player, ...]:
    return (Player(name, Colour.GREEN), *players(3))


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (players(2), Problem.TOO_FEW_SEATS),
        ((), Problem.TOO_FEW_SEATS),
        ((*players(6), Player("zoe", Colour.ORANGE)), Problem.TOO_MANY_SEATS),
        (named(""), Problem.NAME_EMPTY),
        (named(" \t\u2003"), Problem.NAME_EMPTY),
        (named("x" * 41), Problem.NAME_TOO_LONG),
        (named("x" * 500), Problem.NAME_TOO_LONG),
        ((*players(3), Player("zoe", Colour.BLUE)), Problem.COLOUR_TAKEN),
    ],
)
def test_a_game_does_not_start_with_these_players(who: Sequence[Player], expected: Problem) -> None:
    assert problem(who) is expected


def test_a_game_does_not_start_with_fewer_pictures_than_it_lays() -> None:
    assert problem(box=structs.replace(BOX, pictures=29)) is Problem.DECK_TOO_SMALL
    assert deal(started(box=structs.replace(BOX, pictures=30)))


@pytest.mark.parametrize(
    ("source", "listed", "discovery", "custom"),
    [
        (WordSource.DRAWN, 3, 4, 10),
        (WordSource.DISCOVERY, 96, 3, 10),
        (WordSource.CUSTOM_MIXED, 2, 4, 1),
        (WordSource.CUSTOM_FIRST, 0, 4, 3),
        (WordSource.ONLY_CUSTOM, 96, 4, 3),
    ],
)
def test_a_game_does_not_start_with_fewer_than_four_word_cards(
    source: WordSource, listed: int, discovery: int, custom: int
) -> None:
    box = structs.replace(BOX, word_cards=CARDS[:listed], discovery_cards=DISCOVERY[:discovery])

    assert problem(box=box, source=source, custom=BLANKS[:custom]) is Problem.TOO_FEW_WORD_CARDS


def test_there_are_ten_blank_cards_and_no_more() -> None:
    eleven = (*BLANKS, WordCard("b10", "own", None))

    assert problem(source=WordSource.CUSTOM_MIXED, custom=eleven) is Problem.TOO_MANY_CUSTOM_CARDS


@pytest.mark.parametrize(
    ("top", "bottom", "expected"),
    [
        ("", None, Problem.WORD_EMPTY),
        ("moon", "  ", Problem.WORD_EMPTY),
        ("x" * 41, None, Problem.WORD_TOO_LONG),
        ("moon", "x" * 41, Problem.WORD_TOO_LONG),
    ],
)
def test_a_custom_word_is_neither_empty_nor_endless(top: str, bottom: str | None, expected: Problem) -> None:
    card = WordCard("b0", top, bottom)

    assert problem(source=WordSource.ONLY_CUSTOM, custom=[card, *BLANKS[1:4]]) is expected


@pytest.mark.parametrize("text", ["", "abc", "xyzt", "ab cd", "0x00"])
def test_seed_and_salt_are_hexadecimal(text: str) -> None:
    assert problem(secret=Secret(seed=text, salt="00")) is Problem.SEED_NOT_HEXADECIMAL
    assert problem(secret=Secret(seed="00", salt=text)) is Problem.SEED_NOT_HEXADECIMAL


def test_a_log_without_a_start_is_no_game() -> None:
    from stella.rules import replay

    with pytest.raises(ValueError, match="begins with GameStarted"):
        replay([])
    with pytest.raises(ValueError, match="begins with GameStarted"):
        replay([BecameReady(0)])
