"""Writes docs/atlas.md: the results of the atlas, before and after. It computes nothing itself."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from stella.lab.atlas.held_out import Foretold
from stella.lab.atlas.measures import FEWEST, LEAST, MEAN, MOST, Edition
from stella.lab.atlas.reach import Pair
from stella.lab.atlas.sight import Looker

Number = TypeVar("Number", int, float)

_COLUMNS: Final = 4
_SHOWN: Final = 12

_OPENING = """# The association atlas

This page shows what *lookers* see in our pictures, and how many pictures fit each word. Lookers are played characters,
not people. The folder `atelier/atlas` has their answers, describes them, and says how to look at a new card. `make
atlas` writes this page. Do not edit it by hand.

- **Reach** of a word: how many of fifteen random cards a player marks, on average over all lookers and tables.
  A player marks every picture that surely fits. Up to the fifth mark (a usual slate), the player adds pictures that may
  fit: those that the looker called a maybe, and those that two other lookers named. The second group is needed because
  a looker goes through hundreds of words for one picture and misses some. If all three others see a word in a picture,
  a looker names it in {three:.0%} of all cases; if two of them do, in {two:.0%}. With this rule, the first edition's
  words have a mean reach of {before_mean:.1f}. A reviewer who marked six tables for twelve of those words came to 2.8.
  *Plain* is the reach without this rule: a sure card counts 1, a maybe one half.
- **Openness** of a card: how many words it answers. A card answers a word if the lookers' answers add up to two marks,
  with a maybe counting half. *Touched* counts every word that at least two lookers name, even as a maybe.
- Wanted: every word reaches {least:g} to {most:g}, their mean is at least {mean:g}, and a card answers at least
  {fewest} words and at most a third of all.
"""


class Findings(Struct, frozen=True):
    """The content of the page."""

    before: Edition
    after: Edition
    reserve: Mapping[str, float]
    lookers: Mapping[str, Looker]
    named: Mapping[int, float]  # how often a looker gives a word, by the number of others who give it
    agreement: Mapping[str, Mapping[tuple[str, str], float]]
    alone: Mapping[str, Sequence[Pair]]
    divided: Sequence[Pair]
    foretold: Mapping[str, Foretold]
    text: Mapping[str, str]  # the English word of a key


def page(found: Findings) -> str:
    """Return the whole page."""
    opening = _OPENING.format(
        before_mean=found.before.mean_reach,
        two=found.named[2],
        three=found.named[3],
        least=LEAST,
        most=MOST,
        mean=MEAN,
        fewest=FEWEST,
    )
    parts = [opening, _summary(found), _held_out(found), _who(found), _words(found), _cards(found), _surprises(found)]
    return "\n".join(parts)


def _summary(found: Findings) -> str:
    rows = []
    for name, edition in (("before", found.before), ("after", found.after)):
        spread = _least_to_most(edition.reach.values())
        inside = len(edition.reach) - len(edition.outside)
        answers, touches = _least_to_most(edition.openness.values()), _least_to_most(edition.touched.values())
        mean = sum(edition.openness.values()) / len(edition.openness)
        plain = f"{edition.mean_plain:.2f}"
        rows.append((name, f"{edition.mean_reach:.2f}", spread, plain, str(inside), f"{mean:.0f}", answers, touches))
    head = (
        "",
        "mean reach",
        "lowest to highest",
        "plain",
        f"words within {LEAST:g} to {MOST:g}",
        "mean openness",
        "openness",
        "touched",
    )
    lines = ["## Before and after", "", *_table(head, rows), ""]
    for title, names in (("Words outside", found.after.outside), ("Cards outside", found.after.unbalanced)):
        lines.append(f"{title}: {', '.join(found.text.get(name, name) for name in names) or 'none'}.")
    return "\n".join([*lines, ""])


def _held_out(found: Findings) -> str:
    rows = [
        (name, f"{one.auc:.3f}", f"{one.hits:.3f}", str(one.tables), str(one.slates))
        for name, one in found.foretold.items()
    ]
    head = ("", "AUC", "top-k hits", "tables", "slates")
    text = (
        "The table that bots use is built from the other lookers. Here it is compared with the held-out looker's\n"
        "marks on random tables, for every word: all sure cards, then maybes up to the fifth mark. AUC: how often a\n"
        "marked card ranks above an unmarked one (wanted .88). Top-k hits: the share of the k marks that are among\n"
        "the table's k best cards (wanted .70). Before the atlas, bots used the encoder alone, which reads only the\n"
        "cards' texts."
    )
    return "\n".join(["## The held-out looker", "", text, "", *_table(head, rows), ""])


def _who(found: Findings) -> str:
    people = [f"- **{name}**, {who.age}: {who.temperament}" + _role(who) for name, who in found.lookers.items()]
    text = (
        "Agreement of two lookers: of everything that at least one of them names, the share that both name (Jaccard)."
    )
    pairs = list(next(iter(found.agreement.values())))
    rows = [(f"{a} and {b}", *[f"{shares[a, b]:.2f}" for shares in found.agreement.values()]) for a, b in pairs]
    return "\n".join(["## Who looked", "", *people, "", text, "", *_table(("", *found.agreement), rows), ""])


def _role(who: Looker) -> str:
    return f"; speaks for the {who.aspect}." if who.aspect else "; held out."


def _words(found: Findings) -> str:
    after, before = found.after.reach, found.before.reach
    lines = ["## Reach of all words", "", "The number in brackets is the first edition's reach of the same word.", ""]
    cells = [
        f"{found.text.get(word, word)} {value:.1f}" + (f" ({before[word]:.1f})" if word in before else "")
        for word, value in _by_value(after)
    ]
    lines += _columns(cells)
    lines += [
        "",
        "Words in reserve:",
        "",
        *_columns(f"{found.text.get(w, w)} {v:.1f}" for w, v in _by_value(found.reserve)),
    ]
    gone = {word: value for word, value in before.items() if word not in after}
    lines += ["", "Words of the first edition that are gone, with their reach then:", ""]
    lines += _columns(f"{found.text.get(w, w)} {v:.1f}" for w, v in _by_value(gone))
    return "\n".join([*lines, ""])


def _cards(found: Findings) -> str:
    after, before = found.after, found.before.openness
    rows = [
        (card, str(value), str(after.touched[card]), str(before[card]) if card in before else "")
        for card, value in _by_value(after.openness)
    ]
    head = ("card", "openness", "touched", "with the first edition's words")
    gone = ", ".join(f"{card} {value}" for card, value in _by_value(before) if card not in after.openness) or "none"
    text = "A redrawn card keeps its name. The last column is then about the earlier picture."
    lines = ["## Openness of all cards", "", text, "", *_table(head, rows), "", f"Cards that are gone: {gone}."]
    return "\n".join([*lines, ""])


def _surprises(found: Findings) -> str:
    lines = ["## What surprises", "", "Sure for one, and nothing at all for the others:", ""]
    for name, pairs in found.alone.items():
        lines.append(f"- {name}, {len(pairs)} pairs: {_some(found, pairs)}")
    lines += ["", "Pictures that divide: half of the lookers are sure, the others see nothing.", ""]
    lines += [
        f"- {pair.card} and {found.text.get(pair.word, pair.word)}: {' and '.join(pair.sure)}" for pair in found.divided
    ]
    return "\n".join([*lines, ""])


def _some(found: Findings, pairs: Sequence[Pair]) -> str:
    shown = ", ".join(f"{pair.card}: {found.text.get(pair.word, pair.word)}" for pair in pairs[:_SHOWN])
    return shown + ("" if len(pairs) <= _SHOWN else ", …")


def _by_value(values: Mapping[str, Number]) -> list[tuple[str, Number]]:
    return sorted(values.items(), key=lambda item: (-item[1], item[0]))


def _least_to_most(values: Iterable[float]) -> str:
    some = sorted(values)
    low, high = some[0], some[-1]
    return f"{low} to {high}" if isinstance(low, int) else f"{low:.1f} to {high:.1f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def _columns(cells: Iterable[str]) -> list[str]:
    all_cells = list(cells)
    height = -(-len(all_cells) // _COLUMNS) or 1
    filled = all_cells + [""] * (height * _COLUMNS - len(all_cells))
    return _table([""] * _COLUMNS, [filled[row::height] for row in range(height)])
