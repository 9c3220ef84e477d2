"""Cards that a group has seen in earlier games are held back: they are dealt after all others."""

import pytest

from stella.rules import GameStarted, HeldBack, WordCard, WordSource, start
from stella.rules.chance import common_seed, draw, draw_fresh
from tests.rules.builders import BOX, CARDS, SECRET, players

SEED = bytes(range(16))
SEEN = tuple(range(0, 60, 2))


def started(
    held_back: HeldBack, source: WordSource = WordSource.DRAWN, custom: tuple[WordCard, ...] = ()
) -> GameStarted:
    return start(players(3), BOX, SECRET, source, custom, held_back=held_back)


def test_pictures_that_were_seen_are_not_dealt_while_there_are_others() -> None:
    laid = started(HeldBack(pictures=SEEN))

    assert not set(laid.pictures) & set(SEEN)
    assert len(set(laid.pictures)) == 30
    assert laid.held_back.pictures == SEEN


def test_when_there_are_too_few_unseen_all_of_them_come_first_and_then_old_ones() -> None:
    seen = tuple(range(74))

    pictures = started(HeldBack(pictures=seen)).pictures

    assert set(pictures[:10]) == set(range(74, 84))
    assert len(set(pictures[10:])) == 20
    assert set(pictures[10:]) <= set(seen)


def test_word_cards_that_were_seen_come_last() -> None:
    fresh = tuple(range(92))

    laid = started(HeldBack(words=fresh))

    assert set(laid.word_stack) == set(CARDS[92:])


def test_custom_words_are_never_held_back() -> None:
    own = tuple(WordCard(f"b{n}", f"own{n}") for n in range(4))

    laid = started(HeldBack(words=tuple(range(96))), WordSource.CUSTOM_MIXED, own)

    assert {card.top for card in laid.word_stack} == {"own0", "own1", "own2", "own3"}


@pytest.mark.parametrize("source", [WordSource.DISCOVERY, WordSource.ONLY_CUSTOM])
def test_no_word_card_is_held_back_where_none_of_the_list_is_drawn(source: WordSource) -> None:
    own = tuple(WordCard(f"b{n}", f"own{n}") for n in range(4))

    assert started(HeldBack((1,), (2,)), source, own).held_back == HeldBack((1,))


def test_with_nothing_held_back_the_seed_draws_what_it_always_drew() -> None:
    assert draw_fresh(SEED, "pictures", 84, 30, ()) == draw(SEED, "pictures", 84, 30)


def test_the_seed_decides_among_the_unseen_and_then_among_the_seen() -> None:
    drawn = draw_fresh(SEED, "pictures", 6, 5, (1, 3, 5))

    first = [(0, 2, 4)[place] for place in draw(SEED, "pictures", 3, 3)]
    then = [(1, 3, 5)[place] for place in draw(SEED, "seen pictures", 3, 2)]
    assert drawn == (*first, *then)


def test_no_draw_gives_more_than_there_is() -> None:
    assert sorted(draw_fresh(SEED, "words", 3, 4, ())) == [0, 1, 2]
    drawn = draw_fresh(SEED, "words", 3, 4, (0,))
    assert (sorted(drawn[:2]), drawn[2:]) == ([1, 2], (0,))


def test_every_part_changes_the_common_seed_and_a_missing_one_is_skipped() -> None:
    parts = ("aa" * 32, None, "bb" * 32)

    seed = common_seed("00" * 32, parts)

    assert seed == "fa52ccb3d37e014377d654d5bd4a83cc871ea7dc38c34272fe056abfc93fefd1"
    assert seed == common_seed("00" * 32, ("aa" * 32, "bb" * 32))
    others = {
        common_seed("01" * 32, parts),
        common_seed("00" * 32, ("bb" * 32, None, "aa" * 32)),
        common_seed("00" * 32, ("aa" * 32,)),
        common_seed("00" * 32, ()),
    }
    assert len(others | {seed}) == 5
