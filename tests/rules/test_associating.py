"""Step 1, associate: rules §3."""

import pytest

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    Associating,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    NotReady,
    Refusal,
    Revealing,
    SubmitSlate,
    WordCard,
    WordSwapped,
)
from tests.rules.builders import CARDS, NAMES, PICTURES, associating

ASK, AGREE, DECLINE, READY, NOT_READY = (
    AskForOtherWord(),
    AgreeToOtherWord(),
    DeclineOtherWord(),
    BeReady(),
    NotReady(),
)


@pytest.mark.rule("3.1")
def test_the_top_word_of_the_top_card_is_the_clue_and_all_see_it() -> None:
    table = associating()

    assert table.seen.clue == CARDS[0].top
    assert all(table.seen_by(name).table.clue == CARDS[0].top for name in NAMES[:3])


@pytest.mark.rule("3.2")
def test_the_other_word_is_used_when_everybody_agrees() -> None:
    table = associating().play("ben", ASK).play("ana", AGREE)
    assert table.seen.clue == CARDS[0].top

    after = table.play("eva", AGREE)

    assert after.seen.clue == CARDS[0].bottom
    assert after.seen.is_swapped
    assert after.facts[-1] == WordSwapped(CARDS[0].bottom or "")


@pytest.mark.rule("3.2")
def test_bots_need_not_agree_to_the_other_word() -> None:
    after = associating(4, bots={"ben", "kim"}).play("ana", ASK).play("eva", AGREE)

    assert after.seen.is_swapped


def test_a_lone_human_swaps_the_word_by_asking() -> None:
    assert associating(3, bots={"ben", "eva"}).play("ana", ASK).seen.is_swapped


@pytest.mark.rule("3.2")
def test_swapping_the_word_wipes_all_marks() -> None:
    after = associating(ana="moon", ben="boat key").play("ben", ASK).play("ana", AGREE).play("eva", AGREE)

    assert [after.marks(name) for name in NAMES[:3]] == ["", "", ""]


@pytest.mark.rule("3.2")
def test_the_word_is_swapped_at_most_once_a_round() -> None:
    swapped = associating().play("ben", ASK).play("ana", AGREE).play("eva", AGREE)

    assert swapped.refusal("ana", ASK) is Refusal.OTHER_WORD_ALREADY_USED


@pytest.mark.rule("3.2")
def test_the_other_word_is_open_until_the_first_player_is_ready() -> None:
    asked = associating(ana="moon").play("ben", ASK)

    after = asked.play("ana", READY)

    assert after.seen.agreed == ()  # the request lapsed
    assert after.refusal("ben", ASK) is Refusal.OTHER_WORD_CLOSED
    assert after.refusal("eva", AGREE) is Refusal.OTHER_WORD_CLOSED


def test_submitting_a_slate_also_closes_the_question_for_the_other_word() -> None:
    after = associating().play("ben", ASK).submit(ana="moon")

    assert after.seen.agreed == ()
    assert after.refusal("eva", AGREE) is Refusal.OTHER_WORD_CLOSED


def test_marking_leaves_the_question_for_the_other_word_open() -> None:
    after = associating().play("ben", ASK).mark("ana", "moon")

    assert after.seen.agreed == (1,)


@pytest.mark.rule("3.2")
def test_declining_takes_the_question_off_the_table() -> None:
    after = associating().play("ben", ASK).play("eva", DECLINE)

    assert after.seen.agreed == ()
    assert after.refusal("ana", AGREE) is Refusal.NO_OTHER_WORD_ASKED
    assert after.refusal("ana", DECLINE) is Refusal.NO_OTHER_WORD_ASKED


def test_everybody_may_ask_once_a_round() -> None:
    declined = associating().play("ben", ASK).play("eva", DECLINE)

    assert declined.refusal("ben", ASK) is Refusal.OTHER_WORD_ALREADY_ASKED
    assert declined.refusal("ana", ASK) is None


def test_nobody_asks_while_a_question_is_open_or_agrees_twice() -> None:
    asked = associating().play("ben", ASK)

    assert asked.refusal("ana", ASK) is Refusal.OTHER_WORD_ALREADY_ASKED
    assert asked.refusal("ben", AGREE) is Refusal.OTHER_WORD_ALREADY_AGREED


def test_a_card_with_one_word_has_no_other_word() -> None:
    table = associating(card=WordCard("b1", "Ours", None, is_custom=True))

    assert table.refusal("ana", ASK) is Refusal.OTHER_WORD_NOT_POSSIBLE


@pytest.mark.parametrize("move", [ASK, AGREE, DECLINE])
def test_bots_do_not_vote(move: AskForOtherWord | AgreeToOtherWord | DeclineOtherWord) -> None:
    assert associating(bots={"ben"}).refusal("ben", move) is Refusal.BOTS_DO_NOT_VOTE


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("count", range(1, 11))
def test_one_to_ten_cards_can_be_marked(count: int) -> None:
    after = associating().mark("ana", " ".join(PICTURES[:count])).play("ana", READY)

    assert after.marks("ana") == " ".join(PICTURES[:count])
    assert after.seen.ready == (0,)


@pytest.mark.rule("3.4")
def test_marks_add_up_and_can_be_taken_off() -> None:
    after = associating(ana="moon boat").mark("ana", "key").unmark("ana", "boat")

    assert after.marks("ana") == "moon key"


@pytest.mark.rule("3.4")
def test_marks_are_changed_only_after_readiness_is_taken_back() -> None:
    ready = associating(ana="moon").play("ana", READY)
    assert ready.refusal("ana", MarkCards(ready.cards("boat"))) is Refusal.ALREADY_READY

    after = ready.play("ana", NOT_READY).mark("ana", "boat").play("ana", READY)

    assert after.marks("ana") == "moon boat"
    assert after.seen.ready == (0,)


@pytest.mark.rule("3.4")
def test_all_slates_lock_at_once_when_everybody_is_ready() -> None:
    nearly = associating(ana="moon", ben="boat", eva="key").play("ana", READY).play("ben", READY)
    assert isinstance(nearly.game.phase, Associating)

    after = nearly.play("eva", READY)

    assert isinstance(after.game.phase, Revealing)
    assert after.refusal("ana", NOT_READY) is Refusal.WRONG_STEP
    assert after.refusal("ana", MarkCards(after.cards("boat"))) is Refusal.WRONG_STEP


def test_a_seat_is_ready_until_it_takes_that_back_or_the_slates_are_locked() -> None:
    table = associating(ana="moon", ben="boat", eva="key").play("ana", READY)
    everybody = table.play("ben", READY).play("eva", READY)

    assert table.game.is_ready(table.seat("ana"))
    assert not table.game.is_ready(table.seat("ben"))
    assert not table.play("ana", NOT_READY).game.is_ready(table.seat("ana"))
    assert not everybody.game.is_ready(table.seat("ana"))


def test_a_whole_slate_can_be_submitted_without_being_ready() -> None:
    table = associating(ana="moon")

    after = table.play("ana", SubmitSlate(table.cards("boat key"), is_ready=False))

    assert after.marks("ana") == "boat key"
    assert after.seen.ready == ()


def test_an_empty_slate_can_be_submitted_to_wipe_it_but_not_to_be_ready() -> None:
    table = associating(ana="moon")

    assert table.play("ana", SubmitSlate((), is_ready=False)).marks("ana") == ""
    assert table.refusal("ana", SubmitSlate(())) is Refusal.TOO_FEW_MARKS
