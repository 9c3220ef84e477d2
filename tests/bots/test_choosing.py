"""Bots play by the rules with what a seat may see, and make the same choice for the same seed and view."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from stella.bots import CHARACTERS, LEVELS, Bot, stand_in
from stella.rules import (
    Game,
    MarkCards,
    Over,
    PointAt,
    Revealing,
    Secret,
    SubmitSlate,
    WordCard,
    deal,
    play,
    view,
)

from .tables import a_bot, a_game, some_knowledge

KNOWLEDGE = some_knowledge()


def finish(game: Game, bots: list[Bot]) -> Game:
    while not isinstance(game.phase, Over):
        for seat, bot in enumerate(bots):
            move = bot.choose(view(game, seat))
            if move is not None:
                game, _ = play(game, seat, move)
    return game


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 6), st.binary(min_size=1, max_size=4), st.lists(st.integers(0, 35), min_size=6, max_size=6))
def test_bots_play_every_game_to_its_end(seats: int, seed: bytes, who: list[int]) -> None:
    bots = [
        Bot(CHARACTERS[one % len(CHARACTERS)], 1 + one % len(LEVELS), str(seat), KNOWLEDGE)
        for seat, one in enumerate(who[:seats])
    ]

    game = finish(a_game(seats, seed.hex()), bots)

    assert isinstance(game.phase, Over)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [character.id for character in CHARACTERS])
def test_the_same_seed_and_view_give_the_same_move(name: str, level: int) -> None:
    seen = view(a_game(), 1)

    moves = {a_bot(name, level, "seed", KNOWLEDGE).choose(seen) for _ in range(3)}

    assert len(moves) == 1


def test_two_bots_of_one_character_do_not_share_a_taste() -> None:
    seen = view(a_game(), 1)

    slates = {a_bot(seed=str(seed), knowledge=KNOWLEDGE).choose(seen) for seed in range(20)}

    assert len(slates) > 10


@pytest.mark.parametrize("name", [character.id for character in CHARACTERS])
def test_a_slate_does_not_depend_on_secrets(name: str) -> None:
    game = a_game()
    other = with_other_secrets(game)
    other, _ = play(other, 2, MarkCards(other.round.table[:9]))  # another seat's marks are secret too

    bot = a_bot(name, knowledge=KNOWLEDGE)

    assert bot.choose(view(game, 1)) == bot.choose(view(other, 1))
    assert bot.thinking_time(view(game, 1)) == bot.thinking_time(view(other, 1))


@pytest.mark.parametrize("name", [character.id for character in CHARACTERS])
def test_a_pointing_does_not_depend_on_secrets(name: str) -> None:
    game = a_game()
    other = with_other_secrets(game)
    scout, table = game.round.first_scout, game.round.table
    for seat in range(4):
        mine = table[3:9]
        game, _ = play(game, seat, SubmitSlate(mine if seat == scout else table[:5]))
        other, _ = play(other, seat, SubmitSlate(mine if seat == scout else table[10:]))
    bot = a_bot(name, knowledge=KNOWLEDGE)

    move = bot.choose(view(game, scout))

    assert isinstance(move, PointAt)
    assert move == bot.choose(view(other, scout))


def with_other_secrets(game: Game) -> Game:
    """Return a game that looks the same but has another seed, draw pile and coming words."""
    start = game.round.start
    secret = Secret("ff", "ee")
    words = (start.word_stack[0], *[WordCard(f"x{n}", "water", "night") for n in range(3)])
    pictures = start.pictures[:15] + start.pictures[:14:-1]
    return deal(structs.replace(start, secret=secret, pictures=pictures, word_stack=words))[0]


def test_a_bot_waits_when_it_has_nothing_to_do() -> None:
    game = a_game()
    bot = a_bot(knowledge=KNOWLEDGE)
    move = bot.choose(view(game, 0))
    assert isinstance(move, SubmitSlate)
    game, _ = play(game, 0, move)

    assert bot.choose(view(game, 0)) is None  # ready already
    assert bot.choose(view(game, None)) is None  # only watching
    over = finish(game, [a_bot(seed=str(seat), knowledge=KNOWLEDGE) for seat in range(4)])
    assert bot.choose(view(over, 0)) is None


def test_only_the_scout_points() -> None:
    game = a_game()
    for seat in range(4):
        game, _ = play(game, seat, SubmitSlate(game.round.table[:5]))
    assert isinstance(game.phase, Revealing)

    pointing = [seat for seat in range(4) if a_bot(knowledge=KNOWLEDGE).choose(view(game, seat)) is not None]

    assert pointing == [game.phase.scout]


@pytest.mark.parametrize("seed", range(10))
def test_a_stand_in_keeps_the_marks_that_the_person_made(seed: int) -> None:
    game = a_game()
    marks = game.round.table[4:6]
    game, _ = play(game, 0, MarkCards(marks))

    move = stand_in(str(seed), KNOWLEDGE).choose(view(game, 0))

    assert isinstance(move, SubmitSlate)
    assert set(marks) <= set(move.cards)


def test_a_bold_and_a_steady_character_point_differently() -> None:
    game = a_game()
    for seat in range(4):
        game, _ = play(game, seat, SubmitSlate(game.round.table[:10]))
    scout = game.round.first_scout

    firsts = {name: a_bot(name, 4, knowledge=KNOWLEDGE).choose(view(game, scout)) for name in ("ada", "dimo", "coco")}

    assert len(set(firsts.values())) > 1


@pytest.mark.parametrize("pointed", [False, True])
def test_a_bot_thinks_for_one_to_eight_seconds(pointed: bool) -> None:
    game = a_game()
    for seat in range(4 if pointed else 0):
        game, _ = play(game, seat, SubmitSlate(game.round.table[:5]))

    times = {
        a_bot(c.id, seed=str(seed), knowledge=KNOWLEDGE).thinking_time(view(game, 0))
        for c in CHARACTERS
        for seed in range(20)
    }

    assert len(times) > 50
    assert min(times) >= 1
    assert max(times) <= 8
