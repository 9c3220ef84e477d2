"""Games that began with a former edition of a deck continue with its cards."""

from msgspec.structs import replace

from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.hosting.catalogue import Catalogue
from stella.rooms.commands import SeatBot, StartGame
from stella.rooms.visibility import room_view
from stella.rules.moves import SubmitSlate
from tests.hosting.tables import LocalNode, Person

OLD = load_deck()
NEW = replace(OLD, hash="f" * 64, cards=OLD.cards[::-1])


def with_former() -> Catalogue:
    return Catalogue({"stella": NEW}, load_words(), former={OLD.hash: OLD})


def test_a_deck_is_found_by_the_hash_that_a_game_names() -> None:
    catalogue = with_former()

    assert catalogue.edition("stella") is NEW
    assert catalogue.edition("stella", NEW.hash) is NEW
    assert catalogue.edition("stella", OLD.hash) is OLD
    assert catalogue.edition("stella", "0" * 64) is NEW  # an edition that was not saved
    assert catalogue.edition("family", OLD.hash) is None


def test_pictures_of_former_editions_can_be_asked_for_and_nothing_else() -> None:
    old = replace(OLD, cards=(replace(OLD.cards[0], pictures={300: "album-300.00000000.webp"}),))
    catalogue = Catalogue({"stella": NEW}, load_words(), former={old.hash: old})

    assert catalogue.file("stella", "album-300.00000000.webp") == OLD.folder / "pictures" / "album-300.00000000.webp"
    assert catalogue.file("stella", OLD.cards[0].pictures[300])
    assert catalogue.file("family", "album-300.00000000.webp") is None
    assert catalogue.file("stella", "../deck.json") is None


async def test_a_running_game_keeps_its_edition_and_its_bots_speak_of_its_pictures() -> None:
    local = LocalNode(catalogue=Catalogue({"stella": OLD}, load_words()))
    (ana,) = await local.table(people=1)
    for character in ("ada", "bruno"):
        assert await ana.do(SeatBot(character)) == ""
    assert room_view(ana.live.room).edition is None
    assert await ana.do(StartGame()) == ""
    assert ana.live.room.game
    await ana.do(SubmitSlate(ana.live.room.game.round.table[:3]))

    later = LocalNode(local.store, local.time, with_former())
    back = await Person(later, await later.same_room(ana), ana.token).come()
    await later.time.pass_by(9)

    room = back.live.room
    card = ana.live.room.game.round.table[0]
    before, after = (node.node.catalogue.player(room, room.seats[1]) for node in (local, later))
    assert room_view(room).edition == OLD.hash
    assert "slates_sealed" in back.facts()
    assert after.why(card, "en", clue="dream") == before.why(card, "en", clue="dream")
