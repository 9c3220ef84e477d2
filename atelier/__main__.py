"""The workshop's commands: draft, final, contact, new, tidy, emblem, build."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from atelier import cards, deck, studio
from atelier.emblem import save_emblem
from atelier.layout import tidy
from atelier.template import write_card

_VERBS = ("draft", "final", "contact", "new", "tidy", "emblem", "build")


def main() -> None:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="python -m atelier", description=__doc__)
    parser.add_argument("verb", choices=_VERBS)
    parser.add_argument("ids", nargs="*", help="card ids; none means every card")
    parser.add_argument("--jobs", type=int, default=1, help="cards drawn at the same time")
    parser.add_argument("--out", type=Path, default=studio.OUT / "contact.png", help="where the contact sheet goes")
    parser.add_argument("--width", type=int, default=240, help="how wide a card is on the contact sheet")
    parser.add_argument("--next", action="store_true", help="draft only: draw cards of the next edition")
    parser.add_argument("--full", action="store_true", help="with --next: 1200 x 1800 with all brushwork")
    options = parser.parse_intermixed_args()  # options may stand before the ids
    if options.next and (options.verb != "draft" or not options.ids):
        parser.error("--next draws drafts of named cards; nothing in atelier/next ships")
    if options.verb == "new":
        for card_id in options.ids:
            print(write_card(card_id))
    elif options.verb == "contact":
        print(studio.contact_sheet(options.ids or cards.ids(), options.out, options.width))
    elif options.verb == "tidy":
        _tidy(options.ids)
    elif options.verb == "emblem":
        print(*save_emblem(), sep="\n")
    elif options.verb == "build":
        _build()
    elif options.next:
        for card_id in options.ids:
            print(studio.save_next(card_id, options.full))
    else:
        _draw(options.verb, options.ids or cards.ids(), options.jobs)


def _draw(verb: str, ids: list[str], jobs: int) -> None:
    work = _draft if verb == "draft" else _final
    if jobs == 1:
        for card_id in ids:
            print(work(card_id))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for line in pool.map(work, ids):
                print(line)


def _draft(card_id: str) -> str:
    start = time.perf_counter()
    return f"{studio.save_draft(card_id)}  {time.perf_counter() - start:.1f} s"


def _final(card_id: str) -> str:
    start = time.perf_counter()
    sizes = ", ".join(f"{path.stat().st_size // 1000} KB" for path in studio.save_final(card_id))
    return f"{card_id}: {sizes}  {time.perf_counter() - start:.1f} s"


def _tidy(ids: list[str]) -> None:
    """Lay out the named cards, or every card, motif and body."""
    files = [studio.ROOT / "cards" / f"{card_id.replace('-', '_')}.py" for card_id in ids]
    folders = ("bodies", "cards", "motifs", "next")
    for path in files or [path for folder in folders for path in sorted(studio.ROOT.glob(f"{folder}/*.py"))]:
        if tidy(path):
            print(path)


def _build() -> None:
    complete, lacking = deck.build()
    for card_id, lacks in lacking.items():
        print(f"{card_id} lacks {', '.join(lacks[:4])}{' ...' if len(lacks) > 4 else ''}")
    print(f"{len(complete)} cards in deck.json")


if __name__ == "__main__":
    main()
