"""Notes and reasons on a node: none is sent too early, and a hidden note is removed from the record."""

from stella.records import record_of, what_is_wrong
from stella.rooms.commands import HideNote, SeatBot, StartGame
from stella.rules.game import Associating
from stella.rules.moves import MarkCards, PointAt, SubmitSlate, WriteNote
from tests.hosting.tables import PINK, LocalNode, Person
from tests.hosting.whole_games import play_to_the_end


async def test_a_note_is_heard_by_its_writer_and_by_all_when_its_card_is_pointed_at() -> None:
    people = await LocalNode(has_limits=False).game()
    ana, ben, eva = people
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    await ben.do(MarkCards(cards[:1]))
    assert await ben.do(WriteNote(cards[0], "like a lantern")) == ""
    assert "like a lantern" in str(ben.line.heard)
    for person in people:
        await person.do(SubmitSlate(cards[:2]))
    assert "like a lantern" not in str(ana.line.heard + eva.line.heard)

    scout = people[ana.live.room.awaited()[0]]
    assert await scout.do(PointAt(cards[0])) == ""

    for person in people:
        told = person.heard("update")[-1]["facts"][-1]
        assert told["table"]["notes"] == [[cards[0], 1, "like a lantern"]]


async def test_the_record_keeps_notes_and_one_that_was_hidden_after_the_game_leaves_it() -> None:
    local = LocalNode(has_limits=False)
    people = await local.game()
    ana, ben, _ = people
    cards = ana.live.room.game.round.table if ana.live.room.game else ()
    await ben.do(MarkCards(cards[1:4]))
    await ben.do(WriteNote(cards[1], "stays"))
    await ben.do(WriteNote(cards[2], "rude"))
    await play_to_the_end(people)
    record = ana.live.room.record or ""

    before = record_of(await local.node.history.facts(record) or ())
    assert await ana.do(HideNote(PINK, cards[2], 1)) == ""
    assert await ana.do(StartGame()) == ""
    facts = await local.node.history.facts(record) or ()
    after = record_of(facts)

    assert [note.text for note in before.rounds[0].notes] == ["stays", "rude"]
    assert [note.text for note in after.rounds[0].notes] == ["stays"]
    assert what_is_wrong(after) is None
    assert "rude" not in str(facts)  # a replay does not include it either


async def with_bots(**options: bool) -> tuple[LocalNode, Person]:
    local = LocalNode(has_limits=False)
    (ana,) = await local.table(people=1, **options)
    for character in ("ada", "bruno"):
        assert await ana.do(SeatBot(character)) == ""
    assert await ana.do(StartGame()) == ""
    return local, ana


async def revealed(local: LocalNode, ana: Person) -> None:
    """Play until a bot has given a reason in the running round."""
    for _ in range(400):
        game = ana.live.room.game
        assert game
        if (table := ana.live.views().table) is not None and table.reasons:
            return
        if 0 in ana.live.room.awaited():
            marking = SubmitSlate(game.round.table[:8])
            assert await ana.do(marking if isinstance(game.phase, Associating) else PointAt(game.pointable()[0])) == ""
        await local.time.pass_by(8.1)
    raise AssertionError("no bot gave a reason")


async def test_of_the_running_round_only_cards_pointed_at_have_a_reason_and_each_at_most_one() -> None:
    local, ana = await with_bots()
    await revealed(local, ana)
    table, room = ana.live.views().table, ana.live.room
    assert table

    told = local.node.history.reasons(ana.live.room, "en", table.round)

    assert [(card, seat) for seat, card, _ in told] == list(table.reasons)
    assert {card for _, card, _ in told} <= {pointing.card for pointing in table.pointed}
    assert all(sentence for *_, sentence in told)
    assert local.node.history.reasons(ana.live.room, "en", 4 if room.step()[0] != 4 else 3) == []


async def test_where_notes_are_off_bots_give_no_reason_during_the_round() -> None:
    local, ana = await with_bots(has_notes=False)
    await revealed(local, ana)

    assert local.node.history.reasons(ana.live.room, "en", ana.live.room.step()[0]) == []
