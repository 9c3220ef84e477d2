"""Bots and stand-ins: they take time to think, wait while players may ask for the other word, and act once."""

import pytest
from msgspec.structs import replace

from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.hosting.catalogue import Catalogue
from stella.hosting.ports import StoreUnavailable
from stella.rooms.commands import AskForStandIn, EndGame, SeatBot, StartGame
from stella.rooms.room import FIRST_STEP
from stella.rules.game import Associating
from stella.rules.moves import BeReady, MarkCards, SubmitSlate
from tests.hosting.fake_time import FakeTime
from tests.hosting.memory_store import MemoryStore
from tests.hosting.tables import PINK, LocalNode, Person


async def with_bots(local: LocalNode, bots: tuple[str, ...] = ("ada", "bruno"), **options: str) -> Person:
    (ana,) = await local.table(people=1, **options)
    for character in bots:
        assert await ana.do(SeatBot(character)) == ""
    assert await ana.do(StartGame()) == ""
    return ana


def cards_of(person: Person) -> tuple[int, ...]:
    return person.live.room.game.round.table if person.live.room.game else ()


async def test_bots_wait_until_a_person_is_ready_and_then_think() -> None:
    local = LocalNode()
    ana = await with_bots(local)
    await local.time.pass_by(60)
    assert ana.live.room.awaited() == (0, 1, 2)

    await ana.do(SubmitSlate(cards_of(ana)[:3]))
    assert ana.live.room.awaited() == (1, 2)
    await local.time.pass_by(9)

    assert "slates_sealed" in ana.facts()


@pytest.mark.parametrize("times", [1, 3])
async def test_a_bot_that_meets_a_store_in_trouble_moves_later(times: int) -> None:
    local = LocalNode()
    ana = await with_bots(local)
    await ana.do(SubmitSlate(cards_of(ana)[:3]))
    local.store.fail_next("append", StoreUnavailable(), times)

    await local.time.pass_by(60)

    assert "slates_sealed" in ana.facts()


async def test_bots_play_a_whole_game_with_a_person() -> None:
    local = LocalNode()
    ana = await with_bots(local)
    for _ in range(200):
        own = ana.live.room.game
        if own is not None and ana.live.room.awaited() == (0,) and not isinstance(own.phase, Associating):
            from stella.rules.moves import PointAt

            await ana.do(PointAt(own.pointable()[0]))
        elif own is not None and isinstance(own.phase, Associating) and 0 in ana.live.room.awaited():
            await ana.do(SubmitSlate(cards_of(ana)[:4]))
        await local.time.pass_by(8.1)

    assert ana.live.room.phase == "finished"
    assert [summary.record for summary in await local.store.games(ana.live.room.id)] == [ana.live.room.record]


async def test_bots_move_however_often_a_spectator_comes_back_to_the_game_before() -> None:
    local = LocalNode()
    ana = await with_bots(local)
    await ana.do(SubmitSlate(cards_of(ana)[:3]))
    await local.time.pass_by(20)
    known = ana.live.room.moment - 2
    assert (await ana.do(EndGame()), await ana.do(StartGame())) == ("", "")
    await ana.do(SubmitSlate(cards_of(ana)[:3]))

    for _ in range(9):
        spectator = await Person(local, ana.live, None).come(known)
        assert len(spectator.facts()) > 2
        spectator.go()
        await local.time.pass_by(1)

    assert ana.live.room.step() != FIRST_STEP


@pytest.mark.parametrize("left", [0, 40])
async def test_bots_play_on_at_random_when_their_deck_was_removed_or_is_smaller_now(left: int) -> None:
    deck = replace(load_deck(), id="family")
    smaller = {"family": replace(deck, cards=deck.cards[:left])} if left else {}
    local = LocalNode(catalogue=Catalogue({"stella": load_deck(), "family": deck}, load_words()))
    ana = await with_bots(local, deck="family")
    await ana.do(SubmitSlate(cards_of(ana)[:3]))

    later = LocalNode(local.store, local.time, Catalogue({"stella": load_deck()} | smaller, load_words()))
    back = await Person(later, await later.same_room(ana), ana.token).come()
    await later.time.pass_by(9)

    assert "slates_sealed" in back.facts()


async def test_nobody_plays_while_nobody_looks() -> None:
    local = LocalNode()
    ana = await with_bots(local)
    await ana.do(SubmitSlate(cards_of(ana)[:3]))
    ana.go()

    await local.time.pass_by(600)

    assert ana.live.room.awaited() == (1, 2)


async def test_a_stand_in_keeps_the_marks_of_who_is_away() -> None:
    local = LocalNode()
    ana, ben, eva = await local.game()
    cards = cards_of(ana)
    await ben.do(MarkCards(cards[:2]))
    ben.go()
    await local.time.pass_by(31)
    assert await ana.do(AskForStandIn(PINK)) == ""
    for person in (ana, eva):
        await person.do(MarkCards(cards[:3]))
        await person.do(BeReady())

    await local.time.pass_by(9)

    assert ana.live.room.game
    assert ana.live.room.game.slate(1) == cards[:2]


async def test_a_stand_in_cannot_be_asked_for_somebody_who_just_left_another_node() -> None:
    store, time = MemoryStore(is_shared=True), FakeTime()
    here, there = LocalNode(store, time), LocalNode(store, time)
    lines: list[tuple[LocalNode, bytes]] = []

    class Wire:
        def __init__(self, other: LocalNode) -> None:
            self.other = other

        is_alive = True

        def tell(self, message: bytes) -> None:
            lines.append((self.other, message))

    here.node.cluster.connect(Wire(there))
    there.node.cluster.connect(Wire(here))
    ana, ben, _ = await here.game()
    ben.go()
    ben_there = await Person(there, await there.same_room(ben), ben.token).come()
    await time.pass_by(300)

    def deliver() -> None:
        while lines:
            node, message = lines.pop(0)
            node.node.listener.hear(message)

    deliver()
    assert PINK in ana.live.audience.here()
    ben_there.go()
    await time.pass_by(0.1)
    deliver()

    assert await ana.do(AskForStandIn(PINK)) == "seat_not_away"
    await time.pass_by(31)
    assert await ana.do(AskForStandIn(PINK)) == ""
