"""The games that are recorded, as short scripts.

Fields of the table are letters, `A` to `E` the top row, `K` to `O` the bottom row. `all: AB BC C` submits the slates of
all seats in turn; `reveal` lets every scout point at the first card possible until the round is scored.
"""

from dataclasses import dataclass

from stella.rules import WordCard, WordSource


@dataclass(frozen=True)
class Scenario:
    """One game to record, and why."""

    name: str
    why: str
    seats: int
    script: str
    source: WordSource = WordSource.DRAWN
    custom: tuple[WordCard, ...] = ()
    bots: frozenset[str] = frozenset()
    seed: str = "0034"  # draws the first player as first scout, for any number of seats


OWN = (
    WordCard("b01", "Grandma's attic", "Late bus"),
    WordCard("b02", "Our holiday", None),
    WordCard("b03", "Snoring", "Applause"),
    WordCard("b04", "Revenge of the cat", None),
)
SAME_4 = "all: A A A A\nreveal\n"
SAME_3 = "all: A A A\nreveal\n"

SCENARIOS = (
    Scenario(
        "three-seats-all-tie",
        "Three seats mark the same cards in every round: sparks only, and a shared victory of all (rules §8.1).",
        3,
        "all: ABC ABC ABC\nreveal\nall: D D D\nreveal\nall: EF EF EF\nreveal\nall: O O O\nreveal",
    ),
    Scenario(
        "everybody-falls",
        "Nobody marks what another marks: everybody falls at once, and nobody scores (rules §5.3).",
        3,
        "all: AB CD EF\nreveal\nall: A B C\nreveal\nall: ABC DEF GHI\nreveal\nall: M N O\nreveal",
    ),
    Scenario(
        "nobody-falls",
        "Four seats, every mark is shared: sparks and super-sparks, nobody falls.",
        4,
        "all: AB AB CD CD\nreveal\nall: ABC ABC ABC AB\nreveal\nall: A AB B AB\nreveal\nall: K KL L KL\nreveal",
    ),
    Scenario(
        "dark-without-fall",
        "The lone leader is in the dark and does not fall, so the round counts as usual (rules §6.2).",
        3,
        f"all: ABC AB BC\nreveal\n{SAME_3}all: A AB B\nreveal\n{SAME_3}",
    ),
    Scenario(
        "dark-with-fall",
        "The lone leader is in the dark and falls: one star of every spark is wiped, the bonus stays (rules §6.3).",
        4,
        "all: ABCO AB AC A\nana: point A\nben: point B\neva: point C\nana: point O\n" + SAME_4 + SAME_4 + SAME_4,
    ),
    Scenario(
        "fallen-players-still-count",
        "A fallen player's marks still form sparks for others and fill no star themselves (rules §5.4); "
        "the fallen one and whoever has no card left are skipped (rules §5.5).",
        4,
        "all: AOB BC CD D\nana: point O\nben: point B\neva: point D\nben: point C\n"
        "all: NAB A BC C\nreveal last\n" + SAME_4 + SAME_4,
    ),
    Scenario(
        "word-swap",
        "The group agrees to the other word: marks are wiped, a second swap is refused. "
        "In round II somebody declines, in round III the question lapses with the first who is ready (rules §3.2).",
        3,
        "ana: mark AB\nben: mark C\neva: ask\nana: agree\nben: agree\nana: ask\n"
        "all: AB BC C\nreveal\n"
        "ben: ask\neva: decline\nben: ask\nana: agree\nall: A A AB\nreveal\n"
        "ben: ask\nana: mark A\nana: ready\neva: agree\nben: mark A\nben: ready\neva: mark A\neva: ready\nreveal\n"
        + SAME_3,
    ),
    Scenario(
        "bots-do-not-vote",
        "One human among bots: asking is enough to swap the word, and a bot may not ask (rules §3.2).",
        3,
        "ben: ask\nana: ask\nall: A AB B\nreveal\n" + SAME_3 * 3,
        bots=frozenset({"ben", "eva"}),
    ),
    Scenario(
        "custom-words-mixed",
        "Custom words are shuffled in with the list; a card with one word cannot be swapped (rules §1.4).",
        4,
        "ana: ask\nall: AB AB BC C\nreveal\nana: ask\n" + SAME_4 + "ana: ask\n" + SAME_4 + "ana: ask\n" + SAME_4,
        source=WordSource.CUSTOM_MIXED,
        custom=OWN,
        seed="00049e",
    ),
    Scenario(
        "custom-words-first",
        "Two custom cards come before two of the list.",
        3,
        "all: A AB BC\nreveal\n" + SAME_3 * 3,
        source=WordSource.CUSTOM_FIRST,
        custom=OWN[:2],
    ),
    Scenario(
        "only-custom-words",
        "All four cards are the group's own.",
        3,
        "all: A AB BC\nreveal\n" + SAME_3 * 3,
        source=WordSource.ONLY_CUSTOM,
        custom=OWN,
    ),
    Scenario(
        "discovery-cards",
        "A group's first game: the discovery cards 1 to 4 in order (rules §2.2).",
        3,
        "all: ABC BCD CDE\nreveal\nall: A A B\nreveal\nall: AF BF CF\nreveal\nall: KLM LM M\nreveal",
        source=WordSource.DISCOVERY,
    ),
    Scenario(
        "five-seats",
        "Five seats; the highest number is shared, so nobody is in the dark (rules §4.3); two win together.",
        5,
        "all: ABCD CDEF AE BF ACE\nreveal\nall: A B A B C\nreveal\nall: FG FG H HI I\nreveal last\n"
        "all: KL KL MN NO O\nreveal",
    ),
    Scenario(
        "six-seats",
        "Six seats with many marks; the pawn and the rows go round.",
        6,
        "all: ABCDEFGHIJ ACE BDF GHI KLMNO FJO\nreveal\nall: AB BC CD DE EF FA\nreveal last\n"
        "all: A A B B C C\nreveal\nall: KL LM MN NO OK K\nreveal",
    ),
    Scenario(
        "changing-ones-mind",
        "Marks are taken off, slates replaced and readiness taken back until everybody is ready (rules §3.4).",
        3,
        "ana: mark ABC\nana: unmark B\nana: ready\nana: mark D\nana: not ready\nana: slate DE\nana: ready\n"
        "ben: ready\nben: submit DE\neva: submit E\nana: not ready\nreveal\n" + SAME_3 * 3,
    ),
    Scenario(
        "notes-on-marks",
        "Players write on their marks: only the writer sees it until somebody points at the picture, and everybody "
        "when the slates open; what is written on a mark that was taken off again never shows.",
        3,
        "ana: mark ABC\nana: note A like a lantern\nana: note C taken off\nana: unmark C\nben: submit AB\n"
        "ben: note B two of them\neva: submit BD\neva: note D only mine\nana: ready\nana: note B late\n"
        "ana: point A\nben: note A me too\nben: note A\nreveal\n" + SAME_3 * 3,
    ),
    Scenario(
        "refused-moves",
        "What the table refuses, with its code; nothing changes.",
        3,
        "ana: submit\nana: submit ABCDEFGHIJK\nana: mark AA\nana: mark ?\nana: point A\nall: AB AC BO\n"
        "ana: mark D\nben: point A\neva: point A\nana: point C\nana: point A\nben: point A\nreveal\n" + SAME_3 * 3,
    ),
)
