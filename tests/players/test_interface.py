"""One interface for all players: only legal moves, and bots implement it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from stella.bots import Bot, character
from stella.players import IllegalMove, NotAPlayer, Player, load, next_move
from stella.rules import Over, PointAt, SubmitSlate, View, play, view
from tests.bots.tables import a_game, some_knowledge


class Stubborn:
    """Marks and points as instructed, legal or not."""

    def __init__(self, *cards: int) -> None:
        self.cards = cards

    def mark(self, view: View) -> Sequence[int]:
        return self.cards

    def point(self, view: View) -> int:
        return self.cards[0]

    def why(self, card: int, language: str, *, clue: str) -> str:
        return ""


def test_a_bot_is_a_player_and_chooses_the_same_moves_through_the_interface() -> None:
    game = a_game(3)
    knowledge = some_knowledge()
    bots = [Bot(character(name), 2, name, knowledge) for name in ("ada", "bruno", "coco")]

    moves = 0
    while not isinstance(game.phase, Over):
        for seat, bot in enumerate(bots):
            assert isinstance(bot, Player)
            seen = view(game, seat)
            move = next_move(bot, seen)
            assert move == bot.choose(seen)
            if move is not None:
                game, _ = play(game, seat, move)
                moves += 1

    assert moves > 12


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ((), "A slate has 1 to 10 marks, not 0."),
        (tuple(range(11)), "A slate has 1 to 10 marks, not 11."),
        ((3, 3), "A card is marked twice."),
    ],
)
def test_an_illegal_slate_is_named_in_one_sentence(places: tuple[int, ...], sentence: str) -> None:
    game = a_game(3)
    cards = [game.round.table[place] for place in places]

    with pytest.raises(IllegalMove, match=sentence):
        next_move(Stubborn(*cards), view(game, 0))


def test_a_card_that_is_not_on_the_table_cannot_be_marked() -> None:
    game = a_game(3)
    elsewhere = min(set(range(40)) - set(game.round.table))

    with pytest.raises(IllegalMove, match=f"There is no card {elsewhere} on the table."):
        next_move(Stubborn(elsewhere), view(game, 0))


def test_a_slate_is_given_in_the_order_of_the_table() -> None:
    game = a_game(3)
    first, second = game.round.table[:2]

    assert next_move(Stubborn(second, first), view(game, 0)) == SubmitSlate((first, second))


def test_only_an_own_open_mark_can_be_pointed_at() -> None:
    game = a_game(3)
    mine, other = game.round.table[:2]
    for seat in range(3):
        game, _ = play(game, seat, SubmitSlate((mine,)))
    scout = view(game, 0).table.scout
    assert scout is not None

    with pytest.raises(IllegalMove, match=f"The seat cannot point at card {other} now."):
        next_move(Stubborn(other), view(game, scout))
    assert next_move(Stubborn(mine), view(game, scout)) == PointAt(mine)


def test_nobody_moves_when_the_table_does_not_wait_for_them() -> None:
    game = a_game(3)
    ready, _ = play(game, 0, SubmitSlate(game.round.table[:1]))

    assert next_move(Stubborn(0), view(ready, 0)) is None
    assert next_move(Stubborn(0), view(ready, None)) is None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("no_such_module_here:Reader", "Cannot import 'no_such_module_here'"),
        ("unready_player:Nobody", "There is no class 'Nobody' in 'unready_player'."),
        ("unready_player:Reader", "unready_player:Reader has no method 'point'"),
    ],
)
def test_a_name_that_leads_to_no_player_is_explained(
    name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unready_player.py").write_text("class Reader:\n    def mark(self, view): ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(NotAPlayer, match=sentence):
        load(name)
