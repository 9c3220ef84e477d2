"""`python -m stella.lab.atlas` writes docs/atlas.md and prints its numbers. `take` and `add` import answers."""

import json
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from stella.bots.table import AffinityTable, load_table
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.lab.affinity import build
from stella.lab.atlas.held_out import Foretold, foretold
from stella.lab.atlas.intake import add, take
from stella.lab.atlas.lookers import FOLDER, HELD_OUT, Atlas, load_atlas, load_first_edition
from stella.lab.atlas.measures import measured
from stella.lab.atlas.page import Findings, page
from stella.lab.atlas.reach import agreement, alone, divided, named, reach
from stella.lab.atlas.sight import load_lookers

TABLES = 60
PAGE = FOLDER.parents[1] / "docs" / "atlas.md"


def findings() -> Findings:
    """Compute everything on the page from the shipped deck and words."""
    deck, words, table = load_deck(), load_words(), load_table()
    first, atlas = load_first_edition(), load_atlas().only(card.id for card in deck.cards)
    reserve = tomllib.loads((FOLDER / "reserve.toml").read_text("utf-8"))["words"]
    keys = [key for key in words.words if all(atlas.knows(card, key) for card in atlas.cards)]

    with TemporaryDirectory() as folder:
        read = build(deck, words, Path(folder) / "read.json")

    return Findings(
        before=measured(first, sorted(first.asked["first-edition"])),
        after=measured(atlas, keys),
        reserve={one["key"]: reach(atlas, one["key"]) for one in reserve if _is_asked(atlas, one["key"])},
        lookers=load_lookers(),
        named={others: named(atlas, keys, others) for others in range(len(atlas.lookers))},
        agreement={name: agreement(atlas, keys, is_sure=name == "sure") for name in ("sure", "sure or maybe")},
        alone={name: alone(atlas, keys, name) for name in atlas.lookers},
        divided=divided(atlas, keys),
        foretold={name: _foretold(atlas, keys, one) for name, one in (("encoder alone", read), ("shipped", table))},
        text={key: word.texts["en"].replace("\u00ad", "") for key, word in words.words.items()},
    )


def _foretold(atlas: Atlas, words: list[str], table: AffinityTable) -> Foretold:
    def fit(card: str, word: str) -> float:
        return sum(table.fit(card, word) or ())

    return foretold(atlas, HELD_OUT, words, fit, tables=TABLES)


def _is_asked(atlas: Atlas, word: str) -> bool:
    return all(atlas.knows(card, word) for card in atlas.cards)


def main(arguments: list[str]) -> None:
    """Import answers, or write the page."""
    if arguments:
        how, answers, key = arguments[0], *map(Path, arguments[1:3])
        written = add(answers, key) if how == "add" else take(answers, key, arguments[3])
        sys.stdout.write("".join(f"{path}\n" for path in written))
        return
    found = findings()
    PAGE.write_text(page(found), "utf-8")
    after = found.after
    numbers = {
        "cards": len(after.openness),
        "words": len(after.reach),
        "not_looked_at": sorted({card.id for card in load_deck().cards} - after.openness.keys()),
        "mean_reach": round(after.mean_reach, 3),
        "words_outside": {word: round(after.reach[word], 2) for word in after.outside},
        "cards_outside": {card: after.openness[card] for card in after.unbalanced},
        "held_out": {name: one._asdict() for name, one in found.foretold.items()},
    }
    sys.stdout.write(json.dumps(numbers, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
