"""The atlas: the meaning of reach, openness, agreement and surprise, and the import of answers."""

from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np
import pytest

from stella.lab.atlas import Atlas, AtlasError, Looked, Seen, load_atlas
from stella.lab.atlas.held_out import auc, foretold, hits, own_marks
from stella.lab.atlas.intake import add, take
from stella.lab.atlas.lookers import read_asked, write_looked
from stella.lab.atlas.reach import (
    agreement,
    alone,
    divided,
    expected_marks,
    may_fit,
    named,
    openness,
    plain_reach,
    reach,
    touched,
)
from stella.lab.atlas.sight import Looker, mixed, seen_fits

WORDS = frozenset({"sea", "night"})
LOOKERS = {"ana": Looker(30, "", "objects"), "ben": Looker(40, "", "themes"), "eva": Looker(50, "")}


def an_atlas(cards: int = 16, **given: dict[str, str]) -> Atlas:
    """Build an atlas: `sea={"ana": "ssm"}` is what a looker gives the first cards, `s` sure, `m` maybe, `.` nothing."""
    names = sorted({name for signs in given.values() for name in signs})
    made = {}
    for number in range(cards):
        seen = {}
        for name in names:
            signs = {word: given[word].get(name, "").ljust(cards, ".")[number] for word in given}
            sure, maybe = ([word for word, sign in signs.items() if sign == kind] for kind in "sm")
            seen[name] = Seen(tuple(sure), tuple(maybe))
        made[f"c{number:02}"] = Looked(f"c{number:02}", "all", seen)
    return Atlas(made, {"all": WORDS})


def test_all_that_is_sure_is_marked_and_maybes_up_to_the_fifth() -> None:
    assert expected_marks(16, 0, 16) == 15
    assert expected_marks(0, 16, 16) == 5
    assert expected_marks(3, 13, 15 + 1) == 5
    assert expected_marks(0, 0, 16) == 0


def test_expected_marks_are_those_of_all_tables() -> None:
    sure, maybe, cards = {0, 1, 2, 3}, {4, 5, 6}, range(17)
    tables = list(combinations(cards, 15))
    marks = [max(len(sure & set(t)), min(5, len((sure | maybe) & set(t)))) for t in tables]

    assert expected_marks(4, 3, 17) == pytest.approx(sum(marks) / len(tables))


def test_what_two_others_give_may_fit_too() -> None:
    assert may_fit({"ana": 0.0, "ben": 0.5, "eva": 1.0}, "ana")
    assert not may_fit({"ana": 0.0, "ben": 1.0, "eva": 0.0}, "ana")
    assert may_fit({"ana": 0.5, "ben": 0.0, "eva": 0.0}, "ana")


def test_reach_is_the_mean_over_lookers() -> None:
    atlas = an_atlas(sea={"ana": "s", "ben": "."})

    assert reach(atlas, "sea") == pytest.approx((15 / 16 + 0) / 2)
    assert plain_reach(atlas, "sea") == pytest.approx(15 * 1 / 32)


def test_a_card_answers_a_word_if_two_marks_come_together() -> None:
    atlas = an_atlas(sea={"ana": "ssm", "ben": "smm", "eva": ".mm"}, night={"ana": "m", "ben": "m", "eva": "."})

    assert [openness(atlas, card, WORDS) for card in ("c00", "c01", "c02", "c03")] == [1, 1, 0, 0]
    assert [touched(atlas, card, WORDS) for card in ("c00", "c01", "c02", "c03")] == [2, 1, 1, 0]


def test_agreement_is_what_both_give_of_what_one_gives() -> None:
    atlas = an_atlas(sea={"ana": "ssm.", "ben": "sm.s"})

    assert agreement(atlas, ["sea"], is_sure=True) == {("ana", "ben"): 1 / 3}
    assert agreement(atlas, ["sea"], is_sure=False) == {("ana", "ben"): 2 / 4}


def test_it_is_counted_how_often_a_looker_gives_what_others_give() -> None:
    atlas = an_atlas(sea={"ana": "ss", "ben": "s.", "eva": "m."})

    assert named(atlas, ["sea"], 2) == 1.0
    assert named(atlas, ["sea"], 1) == 0.0  # ben and eva do not see what only ana sees in the second card


def test_what_one_alone_sees_and_what_divides_is_found() -> None:
    atlas = an_atlas(sea={"ana": "s.s", "ben": "..s", "eva": "...", "leo": "..."})

    assert [(pair.card, pair.sure) for pair in alone(atlas, ["sea"], "ana")] == [("c00", ("ana",))]
    assert [(pair.card, pair.sure) for pair in divided(atlas, ["sea"])] == [("c02", ("ana", "ben"))]


def test_a_held_out_looker_marks_by_the_same_rule_but_with_own_eyes_only() -> None:
    atlas = an_atlas(sea={"ana": "sssmmmm", "ben": "........s", "eva": "........s"})
    table = list(atlas.cards)[:15]

    marks = own_marks(atlas, "ana", "sea", table, "seed")

    assert len(marks) == 5
    assert {"c00", "c01", "c02"} < marks
    assert "c08" not in marks


def test_ties_count_half_in_ranks_and_share_the_last_places() -> None:
    assert auc([3, 1], [2, 1]) == pytest.approx((1 + 1 + 0 + 0.5) / 4)
    assert hits({"a": 3, "b": 1, "c": 1, "d": 1}, frozenset("ab")) == pytest.approx(1 + 1 / 3)


def test_a_table_that_knows_the_marks_foretells_them_and_an_opposite_one_does_not() -> None:
    atlas = an_atlas(20, sea={"ana": "sssss"})

    right = foretold(atlas, "ana", ["sea"], lambda card, word: atlas.given(card, word)["ana"], tables=5)
    wrong = foretold(atlas, "ana", ["sea"], lambda card, word: -atlas.given(card, word)["ana"], tables=5)

    assert (right.auc, right.hits) == (1, 1)
    assert wrong.auc == 0


def test_who_is_held_out_never_enters_what_bots_know() -> None:
    cards = [f"c{number:02}" for number in range(16)]
    one = an_atlas(sea={"ana": "sm", "ben": ".s", "eva": "ssss"})
    other = an_atlas(sea={"ana": "sm", "ben": ".s", "eva": "...m"})

    fits, others = (seen_fits(atlas, cards, ["sea"], LOOKERS) for atlas in (one, other))

    assert np.array_equal(fits, others)


def test_every_temper_speaks_for_an_aspect_of_its_own() -> None:
    atlas = an_atlas(sea={"ana": "s.", "ben": ".s"})

    objects, themes, moods, text = seen_fits(atlas, ["c00", "c01"], ["sea"], LOOKERS)[0, 0]

    assert objects > text == moods > themes


def test_where_nobody_looked_only_the_encoder_answers() -> None:
    seen = seen_fits(an_atlas(sea={"ana": "s", "ben": "s"}), ["c00", "other"], ["sea"], LOOKERS)
    read = np.ones_like(seen)

    assert np.isnan(seen[1]).all()
    assert (mixed(seen, read)[1] == 1).all()
    assert np.isfinite(mixed(seen, read)).all()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("asked", "cards", "answers"):
        (tmp_path / name).mkdir()
    (tmp_path / "asked" / "all.txt").write_text("Company -> Together\nOld age\n", "utf-8")
    (tmp_path / "key.json").write_text('{"01": "fox"}', "utf-8")
    return tmp_path


def answered(folder: Path, **words: list[str]) -> None:
    line = {"picture": "01", "sure": [], "maybe": [], "further": []} | words
    (folder / "answers" / "ana.jsonl").write_bytes(msgspec.json.encode(line) + b"\n")


def test_answers_are_taken_in_under_the_keys_of_today(folder: Path) -> None:
    answered(folder, sure=["Company"], maybe=["Old age", "Company"], further=["a red tail"])

    take(folder / "answers", folder / "key.json", "all", folder)

    atlas = load_atlas(folder)
    assert read_asked(folder / "asked" / "all.txt").keys == {"together", "old-age"}
    assert atlas.cards["fox"].lookers == {"ana": Seen(("together",), ("old-age",), ("a red tail",))}
    assert atlas.knows("fox", "together")
    assert not atlas.knows("fox", "company")
    assert not atlas.knows("cat", "together")


def test_further_words_come_to_what_is_known(folder: Path) -> None:
    answered(folder, sure=["Company"], further=["a red tail"])
    take(folder / "answers", folder / "key.json", "all", folder)
    answered(folder, maybe=["Old age"])
    (folder / "answers" / "words.txt").write_text("Old age\n", "utf-8")

    add(folder / "answers", folder / "key.json", folder)

    assert load_atlas(folder).cards["fox"].lookers == {"ana": Seen(("together",), ("old-age",), ("a red tail",))}


def test_the_newer_answer_counts_for_a_word_that_is_asked_again(folder: Path) -> None:
    answered(folder, sure=["Company", "Old age"])
    take(folder / "answers", folder / "key.json", "all", folder)
    answered(folder, maybe=["Company"])
    (folder / "answers" / "words.txt").write_text("Company -> Together\n", "utf-8")

    add(folder / "answers", folder / "key.json", folder)

    assert load_atlas(folder).cards["fox"].lookers == {"ana": Seen(("old-age",), ("together",), ())}


def test_further_words_are_asked_of_everybody_who_looked(folder: Path) -> None:
    answered(folder, sure=["Company"])
    take(folder / "answers", folder / "key.json", "all", folder)
    (folder / "answers" / "words.txt").write_text("Old age\n", "utf-8")
    (folder / "answers" / "ana.jsonl").rename(folder / "answers" / "ben.jsonl")

    with pytest.raises(AtlasError, match="not everybody looked again: ana, ben"):
        add(folder / "answers", folder / "key.json", folder)


def test_a_word_that_nobody_asked_for_is_refused(folder: Path) -> None:
    answered(folder, sure=["Youth"])

    with pytest.raises(AtlasError, match="ana, picture 01: not asked for Youth"):
        take(folder / "answers", folder / "key.json", "all", folder)


def test_a_picture_that_is_not_in_the_key_is_refused(folder: Path) -> None:
    (folder / "key.json").write_text('{"02": "fox"}', "utf-8")
    answered(folder)

    with pytest.raises(AtlasError, match="picture 01 is not in the key"):
        take(folder / "answers", folder / "key.json", "all", folder)


@pytest.mark.parametrize(
    ("looked", "sentence"),
    [
        (Looked("fox", "none", {}), "there is no list 'none'"),
        (Looked("fox", "all", {"ana": Seen(("youth",))}), "ana was not asked for youth"),
        (Looked("fox", "all", {"ana": Seen(("old-age",), ("old-age",))}), "ana gives a word twice"),
    ],
)
def test_a_file_that_cannot_be_true_is_refused(folder: Path, looked: Looked, sentence: str) -> None:
    write_looked(looked, folder)

    with pytest.raises(AtlasError, match=sentence):
        load_atlas(folder)
