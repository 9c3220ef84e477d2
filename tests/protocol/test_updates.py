"""After any random history, what a client has merged from the updates equals the whole view."""

from random import Random
from typing import Any

import msgspec
import pytest

from stella.client import merged
from stella.protocol.messages import ServerMessage, Update
from stella.protocol.updates import Updates, Views, whole
from stella.rooms.commands import (
    AddChance,
    BackToLobby,
    ChangeSeat,
    Command,
    EndGame,
    HandToBot,
    HideNote,
    LeaveSeat,
    PauseClock,
    PlayAgain,
    ResumeClock,
    SealChance,
    SetOrder,
    StartClock,
    StartGame,
    StopWaiting,
    WriteWords,
)
from stella.rooms.decisions import Context, decide
from stella.rooms.decisions.handovers import take_over
from stella.rooms.facts import ChanceOpened, ChancePrepared, Entry
from stella.rooms.fold import Change, apply
from stella.rooms.room import Room, ServerPart
from stella.rooms.views import Phase
from stella.rules.box import Colour
from stella.rules.game import Associating
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    NotReady,
    PointAt,
    SubmitSlate,
    UnmarkCards,
    WriteNote,
)
from stella.rules.refusals import Refused
from stella.rules.seals import device_seal, part_seal
from stella.rules.views import TableView
from tests.rooms.builders import context, lobby

_decode = msgspec.json.Decoder(ServerMessage).decode


class Client:
    """Merges updates like any client."""

    def __init__(self, number: int | None, first: bytes) -> None:
        self.number = number
        self.parts: dict[str, Any] = {}
        self.hear(first)

    def hear(self, message: bytes) -> None:
        update = _decode(message)
        assert isinstance(update, Update)
        for part in ("room", "table", "own", "mine"):
            if getattr(update, part) is not msgspec.UNSET:
                self.parts[part] = getattr(update, part)
        if update.is_whole is msgspec.UNSET and update.facts is not msgspec.UNSET:
            for told in update.facts:
                self.parts["table"] = merged(self.parts["table"], told.table)


def a_note(chance: Random) -> str:
    return chance.choice(["", f"note {chance.getrandbits(64):016x}"])


def a_command(room: Room, number: int, chance: Random) -> Command:
    game = room.game
    cards = game.round.table if game else tuple(range(15))
    some = tuple(chance.sample(cards, chance.randint(1, 4)))
    pointable = game.pointable() if game else ()
    if game and not isinstance(game.phase, Associating) and pointable:
        own = chance.choice(game.slate(number) or (0,))
        pointing: list[Command] = [PointAt(pointable[0]), PointAt(pointable[-1]), SetOrder(game.slate(number)[:2])]
        pointing += [WriteNote(own, a_note(chance)), HideNote(Colour.PINK, own), HideNote(Colour.ORANGE, own, 1)]
        return chance.choice(pointing)
    part = f"{room.games * 10 + number:064x}"
    if room.draw is not None:
        rare = chance.random()
        return LeaveSeat() if rare < 0.01 else StopWaiting(room.draw.until) if rare < 0.1 else AddChance(part)
    commands: list[Command] = [
        MarkCards(some),
        UnmarkCards(some[:1]),
        SubmitSlate(some),
        SubmitSlate(some),
        WriteNote(chance.choice((game.slate(number) if game else ()) or some), a_note(chance)),
        BeReady(),
        NotReady(),
        AskForOtherWord(),
        AgreeToOtherWord(),
        DeclineOtherWord(),
        StartGame(),
        StartGame(),
        WriteWords(((f"sun {chance.randint(0, 99)}", f"moon {chance.randint(0, 99)}"),)),
        SealChance(device_seal(part_seal(room.chance.part, room.chance.salt), part) if room.chance else part),
        ChangeSeat(language=chance.choice(["de", "cs"])),
        BackToLobby(),
        PlayAgain(chance.random() < 0.8),
        PauseClock(),
        ResumeClock(),
        StartClock(),
        HandToBot(Colour.BLUE, "ada") if chance.random() < 0.05 else BeReady(),
        EndGame() if chance.random() < 0.1 else BeReady(),
        LeaveSeat() if room.phase is Phase.PLAYING and chance.random() < 0.05 else BeReady(),
    ]
    return chance.choice(commands)


def world(chance: Random) -> Context:
    """Return the context of one command: another time, and another part for the next draw."""
    part = ServerPart(f"{chance.getrandbits(256):064x}", f"{chance.getrandbits(128):032x}")
    return msgspec.structs.replace(context(chance.randint(0, 10_000)), next_part=part)


def a_change(room: Room, number: int, chance: Random) -> Change:
    """Let the holder of a seat do something, or a latecomer take over a bot's seat."""
    if room.seats[number].is_bot and chance.random() < 0.1:
        name, token = f"late {chance.randint(0, 999)}", f"token {chance.getrandbits(64)}"
        return take_over(room, room.seats[number].colour, name, "de", token=token, address="")
    return decide(room, number, a_command(room, number, chance), world(chance))


def history(chance: Random, length: int) -> Any:
    """Yield the changes of a random history, with the room before each."""
    sealed = Entry(0, (ChancePrepared("5e" * 32, "5a" * 16),))
    room = apply(lobby(source="custom_mixed", associate_seconds=60), sealed).room
    for _ in range(length):
        waited = room.awaited() or tuple(range(len(room.seats)))
        number = chance.choice(waited) if chance.random() < 0.8 else chance.randrange(len(room.seats))
        try:
            change = a_change(room, number, chance)
        except Refused:
            continue
        yield room, change
        room = change.room


@pytest.mark.parametrize("seed", range(12))
def test_merged_parts_equal_the_whole_view(seed: int) -> None:
    chance = Random(seed)
    clients: list[Client] = []
    views: Views | None = None
    games = 0
    for before, change in history(chance, 600):
        if views is None:
            views = Views(before)
            clients = [Client(number, whole(before, views, number, ())) for number in (None, 0, 1, 2)]
        updates = Updates(views, change, lambda _: ())
        for client in clients:
            if updates.recipients is None or client.number in updates.recipients:
                client.hear(updates.to(client.number))
            expected = Client(client.number, whole(change.room, Views(change.room), client.number, ()))
            assert client.parts == expected.parts
        games = change.room.games
    assert games >= 1


@pytest.mark.parametrize("seed", range(3))
def test_replaying_equals_living(seed: int) -> None:
    for before, change in history(Random(seed), 400):
        entry = msgspec.json.decode(msgspec.json.encode(Entry(0, change.facts)), type=Entry)

        assert apply(before, entry) == change
        assert msgspec.json.decode(msgspec.json.encode(change.room), type=Room) == change.room


@pytest.mark.parametrize("seed", range(6))
def test_no_update_ever_holds_a_part_of_chance(seed: int) -> None:
    added = 0
    for before, change in history(Random(seed), 300):
        updates = Updates(Views(before), change, lambda _: ())
        parts = [fact.part for fact in change.facts if isinstance(fact, ChancePrepared | ChanceOpened)]
        parts += [seat.chance for seat in before.seats if seat.chance] + ([before.chance.part] if before.chance else [])
        for number in (None, *range(len(change.room.seats))):
            heard = updates.to(number) + whole(change.room, Views(change.room), number, ())
            assert not any(part.encode() in heard for part in parts)
            assert change.room.chance is None or change.room.chance.salt.encode() not in heard
        added += len(parts)
    assert added > 10


@pytest.mark.parametrize("seed", range(6))
def test_no_update_holds_anothers_note_before_its_card_is_pointed_at(seed: int) -> None:
    secrets = 0
    for before, change in history(Random(seed), 400):
        updates, game = Updates(Views(before), change, lambda _: ()), change.room.game
        if game is None:
            continue
        public = {*game.public_notes(), *[note for played in game.round.played for note in played.notes]}
        for number in (None, *range(len(change.room.seats))):
            heard = updates.to(number) + whole(change.room, Views(change.room), number, ())
            hidden = [note for note in game.round.notes if note not in public and note.seat != number]
            assert not any(note.text.encode() in heard for note in hidden)
            secrets += len(hidden)
    assert secrets > 10


@pytest.mark.parametrize("seed", range(4))
def test_who_may_not_see_a_change_hears_nothing_of_it(seed: int) -> None:
    hidden = 0
    for before, change in history(Random(seed), 300):
        updates = Updates(Views(before), change, lambda _: ())
        if change.room.moment == before.moment:
            hidden += 1
            assert updates.recipients is not None
            assert None not in updates.recipients
            assert len(updates.recipients) <= 1
    assert hidden >= 5


def test_the_table_of_a_change_is_the_table_right_after_its_fact() -> None:
    for before, change in history(Random(7), 400):
        if len(change.happenings) < 3:
            continue
        table: TableView | None = Views(before).table
        update = _decode(Updates(Views(before), change, lambda _: ()).to(None))
        assert isinstance(update, Update)
        assert update.facts is not msgspec.UNSET
        for told, each in zip(update.facts, _public(change), strict=True):
            table = merged(table, told.table)
            assert table is None or table.round == each.after.round.number
        return
    raise AssertionError("no round ended")


def _public(change: Change) -> list[Any]:
    return [each for each in change.happenings if type(each.fact).__name__ != "CardsMarked" or each.fact.is_ready]  # type: ignore[union-attr]
