"""Servers that lie: `python -m tests.browser.lying LIE serve …` is `stella serve …` with one lie in it."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from msgspec.structs import replace

from stella.cli import main
from stella.records import writer
from stella.rooms.room import Room
from stella.rules.box import Bundle, Chance, HeldBack, Secret
from stella.rules.chance import sealed_seed
from stella.rules.facts import RoundScored, SeatScore
from stella.rules.seals import slate_seal
from tests.server.running import RunningServer

LIED_IN, LIED_ABOUT = 2, 1
"""The round and the seat of a lie."""


def _open(module: str) -> Any:
    """Return a module of the server, to be changed."""
    return import_module(module)


def swap_the_seed() -> None:
    """Seal one part, let all devices add to it, and then use another one."""
    _use_other_parts(lambda chance: replace(chance, part="ab" * 32))


def drop_a_part() -> None:
    """Say that a device's part is there, and leave it out."""
    _use_other_parts(lambda chance: replace(chance, parts=(None,) * len(chance.parts)))


def _use_other_parts(other: Callable[[Chance], Chance]) -> None:
    lobby = _open("stella.rooms.decisions.lobby")
    honest = lobby.secret_of

    def lie(room: Room, bundle: Bundle | None, drawn: Secret) -> tuple[Secret, Chance | None]:
        secret, chance = honest(room, bundle, drawn)
        if chance is None or chance.bundle is None:
            return secret, chance
        used = other(chance)
        return Secret(sealed_seed(chance.bundle, used.part, used.parts), secret.salt), used

    lobby.secret_of = lie


def replace_a_part() -> None:
    """Replace the second person's part with one of the server's, once all parts are known."""
    _use_other_parts(lambda chance: replace(chance, parts=(chance.parts[0], "ab" * 32, *chance.parts[2:])))


def choose_what_is_held_back() -> None:
    """Choose what to hold back once all parts are known, and seal it as if it had been held back before."""
    lobby = _open("stella.rooms.decisions.lobby")
    honest, start = lobby.secret_of, lobby.start
    held = HeldBack(tuple(range(40)))

    def lie(room: Room, bundle: Bundle | None, drawn: Secret) -> tuple[Secret, Chance | None]:
        result: tuple[Secret, Chance | None] = honest(room, bundle and replace(bundle, held_back=held), drawn)
        return result

    def dealt(*parts: Any, **more: Any) -> Any:
        return start(*parts, **more | {"held_back": held})

    lobby.start, lobby.secret_of = dealt, lie


def stack_the_deck() -> None:
    """Lay pictures other than those the seed gives."""
    _draw_otherwise("pictures")


def choose_the_word() -> None:
    """Turn over word cards other than those the seed gives."""
    _draw_otherwise("words")


def _draw_otherwise(what: str) -> None:
    starting = _open("stella.rules.start")
    honest = starting.draw_fresh

    def lie(seed: bytes, label: str, *rest: Any) -> tuple[int, ...]:
        drawn: tuple[int, ...] = honest(seed, label, *rest)
        return drawn[::-1] if label == what else drawn

    starting.draw_fresh = lie


def change_a_slate() -> None:
    """Write another slate into the record, with a seal that fits it."""
    honest = writer._Round._slate

    def lie(self: Any, seat: int, *, is_open: bool) -> Any:
        slate = honest(self, seat, is_open=is_open)
        if (self.start.round, seat) != (LIED_IN, LIED_ABOUT) or slate.cards is None:
            return slate
        cards = tuple([card for card in self.start.table if card not in slate.cards])[: len(slate.cards)]
        return replace(slate, cards=cards, seal=slate_seal(self.secret, LIED_IN, seat, cards))

    writer._Round._slate = lie  # type: ignore[method-assign]


def change_a_score() -> None:
    """Give a player too many stars, both on the table and in the record."""

    def lie(number: int, scores: tuple[SeatScore, ...], marks: tuple[int, ...]) -> RoundScored:
        more = [
            replace(score, points=score.points + 1) if (number, seat) == (LIED_IN, LIED_ABOUT) else score
            for seat, score in enumerate(scores)
        ]
        return RoundScored(number, tuple(more), marks)

    _open("stella.rules.consequences").RoundScored = lie


LIES: Final = {
    lie.__name__: lie
    for lie in (swap_the_seed, drop_a_part, stack_the_deck, choose_the_word, change_a_slate, change_a_score)
}
RIGGINGS: Final = {lie.__name__: lie for lie in (replace_a_part, choose_what_is_held_back)}
"""Lies of a server that has every part of a draw."""


def lying(lie: str) -> type[RunningServer]:
    """Return a kind of server that tells this lie."""
    return type("LyingServer", (RunningServer,), {"program": ("tests.browser.lying", lie)})


if __name__ == "__main__":
    (LIES | RIGGINGS)[sys.argv.pop(1)]()
    main()
