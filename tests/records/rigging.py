"""How a server could try to choose the draw, and what it had shown to Ana's device. The web client judges each case.

In every game Ana's device sealed its part, was shown a bundle and opened its part, unless stated otherwise. The server
then looks for a draw whose first picture is number 17. A game that was ended at once is enough to show the deal.
"""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from stella.records import encode, record_of
from stella.rules import Box, Chance, HeldBack, Player, Secret, WordCard, WordSource, deal, end_early, start
from stella.rules.box import NOTHING_SEEN, Bundle
from stella.rules.chance import common_seed, draw_fresh, sealed_seed
from stella.rules.seals import bundle_seal, device_seal, part_seal, seal
from stella.rules.start import bundle_of
from tests.records.games import BLANKS, SMALL_BOX
from tests.rules.builders import players

WANTED: Final = 17
"""The picture that the server wants to lie on the first field."""


def digits(text: str) -> str:
    """Return 64 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


ANA, BEN, SERVER, SALT = digits("ana"), digits("ben"), digits("server"), digits("salt")[:32]
PEOPLE: Final = [*players(3), replace(players(4)[3], is_bot=True)]
Document = dict[str, Any]


class Table(Struct, frozen=True):
    """A game about to be dealt: everything a server could choose, with honest values."""

    people: Sequence[Player] = tuple(PEOPLE)
    box: Box = SMALL_BOX
    source: WordSource = WordSource.DRAWN
    custom: tuple[WordCard, ...] = ()
    held_back: HeldBack = NOTHING_SEEN
    part: str = SERVER
    parts: tuple[str | None, ...] = (ANA, BEN, None, None)
    other_seals: tuple[str | None, ...] | None = None

    @property
    def server(self) -> str:
        return part_seal(self.part, SALT)

    @property
    def seals(self) -> tuple[str | None, ...]:
        honest = tuple([None if part is None else device_seal(self.server, part) for part in self.parts])
        return honest if self.other_seals is None else self.other_seals

    @property
    def bundle(self) -> Bundle:
        laid = (self.people, self.box, self.source, self.custom, self.held_back)
        return bundle_of(*laid, server=self.server, seals=self.seals)

    @property
    def chance(self) -> Chance:
        return Chance(self.part, self.parts, self.seals, bundle_seal(SALT, self.bundle))

    @property
    def seed(self) -> str:
        return sealed_seed(bundle_seal(SALT, self.bundle), self.part, self.parts)

    def dealt(self, seed: str | None = None, chance: Chance | None = None) -> Document:
        """Return the record of the game, ended at once."""
        laid = start(
            self.people,
            self.box,
            Secret(seed or self.seed, SALT),
            self.source,
            self.custom,
            held_back=self.held_back,
            chance=chance or self.chance,
        )
        game, facts = deal(laid)
        end = end_early(game)
        assert end
        document: Document = json.loads(encode(record_of((*facts, end))))
        return document

    @property
    def is_wanted(self) -> bool:
        """Return whether the server wants this draw."""
        return first_picture(self.seed, self.box.pictures, self.held_back.pictures) == WANTED


def first_picture(seed: str, size: int = 84, seen: Sequence[int] = ()) -> int:
    return draw_fresh(bytes.fromhex(seed), "pictures", size, 30, seen)[0]


def shown(table: Table, **change: Any) -> Document:
    """Return what Ana's device stored before it opened its part."""
    kept = {
        "number": 0,
        "chance": table.server,
        "bundle": bundle_seal(SALT, table.bundle),
        "partSeals": list(table.seals),
        "part": ANA,
        "isAdded": True,
        "players": [{"name": one.name, "colour": one.colour, "is_bot": one.is_bot} for one in table.people],
        "source": table.source,
        "blanks": len(table.custom),
        "written": [],
        "deck": table.box.deck.hash,
        "deckSize": table.box.pictures,
        "words": table.box.words.hash,
        "wordsSize": len(table.box.word_cards),
    }
    return kept | change


def chosen(many: Iterator[Table]) -> Table:
    """Return the first table whose draw the server wants."""
    return next(table for table in many if table.is_wanted)


def resealed(document: Document) -> Document:
    """Return a record with a matching digest."""
    rest = {key: value for key, value in document.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return rest | {"digest": sha256(text.encode()).hexdigest()}


class Rigging(Struct):
    """A record as the server sends it, what the device stored, and the expected verdict: a lie, or how little is
    proved.
    """

    name: str
    says: str
    record: Document
    shown: Document
    has_words: bool = True  # the word list can be fetched


HONEST: Final = Table()
NUMBERS: Final = range(1, 5000)


def forty_ways_to_open_a_seal() -> Document:
    """Commit to `x1:x2:…`, and split it into salt and part wherever it suits."""
    pieces = [digits(f"piece {number}")[:8] for number in range(400)]
    splits = [(":".join(pieces[:at]), ":".join(pieces[at:])) for at in range(1, len(pieces))]
    committed = seal(*splits[0])
    dealt = (dealt_under(committed, salt, part) for salt, part in splits)
    return next(document for document in dealt if document["rounds"][0]["table"][0] == WANTED)


def dealt_under(committed: str, salt: str, part: str) -> Document:
    """Return the record of a game that was dealt as if a seal were that of the server's part."""
    seals = tuple([None if one is None else device_seal(committed, one) for one in HONEST.parts])
    bundle = bundle_seal(salt, replace(HONEST.bundle, server=committed, seats=_with(HONEST.bundle, seals)))
    seed = sealed_seed(bundle, part, HONEST.parts)
    document = HONEST.dealt(seed)
    document["secret"] |= {"salt": salt}
    document["seal"] = seal(salt, seed)
    document["chance"] |= {"seal": committed, "bundle": bundle, "part": part, "seals": list(seals)}
    return resealed(document)


def contradicting() -> Iterator[tuple[str, Document]]:
    """Yield whole games that were dealt from a false seal, so that everything that follows from it fits."""
    bot = replace(HONEST, parts=(ANA, BEN, None, digits("bot")))
    sealed_bot = replace(HONEST, other_seals=(*HONEST.seals[:3], digits("bot")))
    unsealed = replace(HONEST, other_seals=(None, *HONEST.seals[1:]))
    another = replace(HONEST, parts=(ANA, digits("another"), None, None), other_seals=HONEST.seals)
    yield "dealt with a part for a bot", bot.dealt()
    yield "dealt with a seal for a bot, and no part", sealed_bot.dealt()
    yield "dealt with a part that was not sealed", unsealed.dealt()
    yield "dealt with another part than was sealed", another.dealt()
    yield (
        "dealt with a part of the server that does not open its seal",
        dealt_under(digits("another seal"), SALT, SERVER),
    )
    yield "dealt from a seal that opens in many ways", forty_ways_to_open_a_seal()


def _with(bundle: Bundle, seals: Sequence[str | None]) -> tuple[Any, ...]:
    return tuple([replace(seat, seal=sealed) for seat, sealed in zip(bundle.seats, seals, strict=True)])


def without_bundle(table: Table) -> Document:
    """Return the record of the same game as format 2 has it."""
    return table.dealt(common_seed(table.part, table.parts), Chance(table.part, table.parts))


def riggings() -> Iterator[Rigging]:
    """Yield the honest game first, then every way to rig it."""
    yield Rigging("an honest game", "fair-proved", HONEST.dealt(), shown(HONEST))
    yield from of_the_parts()
    yield from of_the_box()
    yield from of_the_seats()
    yield from of_the_draw_itself()
    yield from of_what_is_missing()
    yield from of_format_2()


def of_the_parts() -> Iterator[Rigging]:
    split = forty_ways_to_open_a_seal()
    kept = shown(HONEST, chance=split["chance"]["seal"], bundle=split["chance"]["bundle"])
    kept["partSeals"] = split["chance"]["seals"]
    yield Rigging("one seal that opens in many ways", "unfair-unreadable", split, kept)
    bots = chosen(replace(HONEST, parts=(ANA, BEN, None, digits(f"bot {number}"))) for number in NUMBERS)
    yield Rigging("a part for a bot, chosen last", "unfair-bundle-changed", bots.dealt(), shown(HONEST))
    early = replace(HONEST, parts=(ANA, BEN, None, digits("bot")))
    yield Rigging("a part for a bot, sealed with the others", "unfair-part-replaced", early.dealt(), shown(early))
    forged = chosen(replace(HONEST, parts=(ANA, digits(f"ben {number}"), None, None)) for number in NUMBERS)
    yield Rigging("another person's part, with a new seal", "unfair-bundle-changed", forged.dealt(), shown(HONEST))
    kept_seals = replace(forged, other_seals=HONEST.seals)
    yield Rigging(
        "another person's part, under the old seal", "unfair-part-replaced", kept_seals.dealt(), shown(HONEST)
    )
    invented = chosen(replace(HONEST, parts=(ANA, BEN, digits(f"eva {number}"), None)) for number in NUMBERS)
    yield Rigging("a part for somebody who added none", "unfair-bundle-changed", invented.dealt(), shown(HONEST))
    dropped = replace(HONEST, parts=(None, BEN, None, None), other_seals=HONEST.seals)
    yield Rigging("the own part left out", "unfair-part-missing", dropped.dealt(), shown(HONEST))
    withheld = replace(HONEST, parts=(ANA, None, None, None), other_seals=HONEST.seals)
    yield Rigging("another person's part left out", "fair-in-part", withheld.dealt(), shown(HONEST))
    other = chosen(replace(HONEST, part=digits(f"server {number}")) for number in NUMBERS)
    yield Rigging("another part of the server", "unfair-part-changed", other.dealt(), shown(HONEST))
    alone = HONEST.dealt() | {"chance": None}
    yield Rigging("no common chance at all", "unfair-part-changed", resealed(alone), shown(HONEST))


def some_pictures(number: int) -> HeldBack:
    """Return some pictures that the server could claim as seen."""
    return HeldBack(tuple(sorted({int(digits(f"{number} {at}")[:4], 16) % 84 for at in range(6)})))


def of_the_box() -> Iterator[Rigging]:
    sizes = [replace(HONEST, box=replace(SMALL_BOX, pictures=size)) for size in range(30, 84)]
    best = min(sizes, key=lambda table: first_picture(table.seed, table.box.pictures))
    yield Rigging("the size of the deck, chosen last", "unfair-bundle-changed", best.dealt(), shown(HONEST))
    small = replace(HONEST, box=replace(SMALL_BOX, pictures=31))
    yield Rigging("a smaller deck than was offered", "unfair-box-changed", small.dealt(), shown(small, deckSize=84))
    own = replace(HONEST, source=WordSource.ONLY_CUSTOM, custom=BLANKS[:4])
    yield Rigging("four words of the server's, chosen last", "unfair-bundle-changed", own.dealt(), shown(HONEST))
    claimed = shown(own, source=WordSource.DRAWN, blanks=0)
    yield Rigging("four words of the server's, sealed with the rest", "unfair-box-changed", own.dealt(), claimed)
    mixed = replace(HONEST, source=WordSource.CUSTOM_MIXED, custom=BLANKS[:2])
    more = shown(mixed, blanks=1)
    yield Rigging("more custom cards than were written", "unfair-box-changed", mixed.dealt(), more)
    swapped = replace(mixed, custom=(WordCard("b0", "trap"), BLANKS[1]))
    yield Rigging("a custom card exchanged last", "unfair-bundle-changed", swapped.dealt(), shown(mixed))
    wrote = shown(swapped, written=[["eigen0"]])
    yield Rigging("the own custom card exchanged before", "unfair-box-changed", swapped.dealt(), wrote)
    held = chosen(replace(HONEST, held_back=some_pictures(number)) for number in NUMBERS)
    yield Rigging("pictures held back, chosen last", "unfair-bundle-changed", held.dealt(), shown(HONEST))
    yield Rigging("pictures held back in a first game", "unfair-held-back", held.dealt(), shown(held))
    yield Rigging("pictures held back for games nobody saw", "fair-in-part", held.dealt(), shown(held, number=3))
    lists = replace(HONEST, box=replace(SMALL_BOX, word_cards=SMALL_BOX.word_cards[:5]))
    yield Rigging(
        "a shorter word list than was offered", "unfair-box-changed", lists.dealt(), shown(lists, wordsSize=6)
    )
    unasked = shown(lists, wordsSize=0)
    yield Rigging("a shorter word list than its hash says", "unfair-box-changed", lists.dealt(), unasked)


def of_the_seats() -> Iterator[Rigging]:
    turned = replace(HONEST, people=(PEOPLE[0], *PEOPLE[:0:-1]), parts=(ANA, None, None, BEN))
    yield Rigging("the order of the seats, chosen last", "unfair-bundle-changed", turned.dealt(), shown(HONEST))
    seats = shown(turned) | {"players": shown(HONEST)["players"]}
    yield Rigging("another order of the seats than was shown", "unfair-players", turned.dealt(), seats)
    more = replace(HONEST, people=(*PEOPLE, players(5)[4]), parts=(*HONEST.parts, None))
    yield Rigging("one more seat, chosen last", "unfair-bundle-changed", more.dealt(), shown(HONEST))
    person = replace(PEOPLE[3], is_bot=False)
    posing = replace(HONEST, people=(*PEOPLE[:3], person), parts=(ANA, BEN, None, digits("bot")))
    seats = shown(posing) | {"players": shown(HONEST)["players"]}
    yield Rigging("a bot with a part that is told to be a person", "unfair-players", posing.dealt(), seats)
    renamed = resealed(HONEST.dealt() | {"players": [one | {"name": "eve"} for one in HONEST.dealt()["players"]]})
    yield Rigging("other names", "unfair-players", renamed, shown(HONEST))
    agent = HONEST.dealt()
    agent["players"][1]["agent"] = {"kind": "model", "model": "m", "version": "1"}
    yield Rigging("a person told to be an agent", "unfair-players", resealed(agent), shown(HONEST))


def of_the_draw_itself() -> Iterator[Rigging]:
    again = replace(HONEST, people=(*PEOPLE[:3], replace(PEOPLE[3], colour=players(6)[5].colour)))
    yield Rigging("a draw that was begun again", "unfair-bundle-changed", again.dealt(), shown(HONEST))
    yield Rigging(
        "another game played than the one that is told",
        "unfair-other-game",
        HONEST.dealt(),
        shown(HONEST, otherRound=1),
    )
    old = replace(HONEST, part=digits("the last game"))
    yield Rigging("the bundle of an earlier game", "unfair-part-changed", old.dealt(), shown(HONEST))
    ignored = HONEST.dealt(common_seed(SERVER, HONEST.parts))
    yield Rigging("a seed that leaves the bundle out", "unfair-seed-mixed", resealed(ignored), shown(HONEST))
    upper = HONEST.dealt()
    upper["secret"]["seed"] = upper["secret"]["seed"].upper()
    yield Rigging("a seed in other letters", "unfair-unreadable", resealed(upper), shown(HONEST))
    long = HONEST.dealt()
    long["chance"]["part"] += "\n"
    yield Rigging("a part with a line break behind it", "unfair-unreadable", resealed(long), shown(HONEST))
    short = HONEST.dealt()
    short["setup"]["rounds"] = 1
    yield Rigging("another number of rounds", "unfair-bundle-changed", resealed(short), shown(HONEST))
    starless = HONEST.dealt()
    starless["setup"]["stars"] = False
    yield Rigging("a game without stars", "unfair-bundle-changed", resealed(starless), shown(HONEST))
    down = without_bundle(HONEST)
    yield Rigging("format 2 after a bundle was shown", "unfair-bundle-changed", down, shown(HONEST))
    other_words = HONEST.dealt()
    other_words["rounds"][0]["card"]["bottom"] = "other"
    yield Rigging("another word on the other half of the card", "unfair-words", resealed(other_words), shown(HONEST))


def of_what_is_missing() -> Iterator[Rigging]:
    lost = HONEST.dealt()
    lost["rounds"][0]["card"] |= {"id": "w9", "top": "chosen", "bottom": None}
    lost["rounds"][0]["clue"] = "chosen"
    yield Rigging("words of choice, and no list", "fair-in-part", resealed(lost), shown(HONEST), has_words=False)
    yield Rigging("a first draw that was never shown", "fair-in-part", HONEST.dealt(), shown(HONEST, number=1))


def of_format_2() -> Iterator[Rigging]:
    old = {"bundle": "", "partSeals": [], "players": []}
    yield Rigging("an honest game of format 2", "fair-in-part", without_bundle(HONEST), shown(HONEST, **old))

    def wanted(many: Iterator[Table]) -> Table:
        found = (table for table in many if first_picture(common_seed(table.part, table.parts)) == WANTED)
        return next(found)

    bot = wanted(replace(HONEST, parts=(ANA, BEN, None, digits(f"bot {number}"))) for number in NUMBERS)
    yield Rigging("format 2: a part for a bot", "unfair-part-replaced", without_bundle(bot), shown(HONEST, **old))
    ben = wanted(replace(HONEST, parts=(ANA, digits(f"ben {number}"), None, None)) for number in NUMBERS)
    yield Rigging("format 2: another person's part", "fair-in-part", without_bundle(ben), shown(HONEST, **old))
    held = replace(HONEST, held_back=HeldBack((1, 2)))
    kept = shown(HONEST, **old, number=3)
    yield Rigging("format 2: pictures held back", "fair-in-part", without_bundle(held), kept)
    size = replace(HONEST, box=replace(SMALL_BOX, pictures=40))
    yield Rigging("format 2: the size of the deck", "unfair-box-changed", without_bundle(size), shown(HONEST, **old))
    own = replace(HONEST, source=WordSource.ONLY_CUSTOM, custom=BLANKS[:4])
    yield Rigging("format 2: words of choice", "unfair-box-changed", without_bundle(own), shown(HONEST, **old))
