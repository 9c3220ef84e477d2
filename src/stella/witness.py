"""Keeps what a player or spectator saw of a room's games, and checks their records against it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from secrets import token_hex
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from stella.records import Record, what_is_wrong
from stella.records import format as fmt
from stella.records.format import Round
from stella.rooms.options import Options
from stella.rooms.views import Phase, RoomView
from stella.rules.box import Agent, Box, Setup, WordSource
from stella.rules.seals import device_seal
from stella.rules.views import Pointing, RoundView, Score, SeatView, Step, TableView
from stella.statistics.people import FORGOTTEN

Who = tuple[str, str, bool, tuple[str, str, str] | None]
"""Name, colour, whether it is a bot, and what it declared itself to be if it is an agent."""


class SeenRound(Struct):
    """What was seen of one round."""

    table: tuple[int, ...]
    card: tuple[str, str, str | None, bool]
    clue: str
    first_scout: int
    seals: tuple[str, ...] = ()
    are_late: bool = False  # the seals were shown after the slates had locked: a slate could have been chosen late
    numbers: tuple[int, ...] = ()  # how many cards each seat announced; empty until the slates have locked
    in_the_dark: int | None = None
    marks: tuple[int, ...] | None = None  # the seat's own slate when it locked
    pointed: tuple[Pointing, ...] = ()
    scores: tuple[Score, ...] = ()


class SeenGame(Struct):
    """What was seen of one game. The first value seen is kept."""

    chance: str | None = None  # the seal of the server's part
    part: str = ""  # this seat's part of the seed,
    is_opened: bool = False  # and whether it was opened
    bundle: str | None = None  # the seal of the bundle for which it was opened
    seals: tuple[str | None, ...] = ()
    players: tuple[Who, ...] = ()
    said: Options | None = None  # the options last shown before the draw,
    options: Options | None = None  # and with the seal of the bundle
    seal: str | None = None
    seat: int | None = None
    is_over: bool = False
    other_round: int | None = None  # the first round that was shown with two different tables
    is_fair: bool = False  # whether its record was verified here, with this seat's part in the draw
    rounds: dict[int, SeenRound] = {}


class Witness:
    """Keeps what was seen first, and this seat's parts of the seeds. It checks the records of finished games."""

    def __init__(self) -> None:
        self.games: dict[int, SeenGame] = {}
        """By number of games that the room had played before."""

    def saw(self, room: RoomView | None, table: TableView | None, own: SeatView | None) -> None:
        """Keep what is shown of a game being drawn or played."""
        if room is not None and room.is_drawing:
            self._keep_draw(room)
        elif room is not None and room.phase is not Phase.PLAYING and self._game(room.games).bundle is None:
            self._game(room.games).said = room.options
        if room is None or table is None or room.phase is Phase.LOBBY:
            return
        number = max(0, room.games - (room.phase is Phase.FINISHED))
        game = self._game(number)
        if room.phase is Phase.PLAYING:
            if table.step is Step.OVER:  # the last game's table, before the first round of this one arrives
                return
            game.chance = game.chance or room.chance_seal
        game.seal = game.seal or table.seal
        later = [other for count, other in self.games.items() if count > number and other.seal]
        for other in (game, *later) if later else ():  # no game goes on or ends after a later one was played
            _was_other(other, table.round)
        if table.seal != game.seal:
            _was_other(game, table.round)
            return
        if own is not None and game.seat is None:
            game.seat = own.seat
        _keep(game, table, None if own is None else own.marks)

    def seal_to_publish(self, room: RoomView, seat: int) -> str | None:
        """Return the seal of this seat's part for the next game, unless the room already shows it."""
        if self._is_past(room.games):
            return None
        game = self._game(room.games)
        if room.chance_seal is None or room.is_drawing or game.bundle is not None:
            return None
        game.chance = game.chance or room.chance_seal
        game.part = game.part or token_hex(32)
        seal = device_seal(game.chance, game.part)
        return None if room.part_seals[seat : seat + 1] == (seal,) else seal

    def part_to_open(self, room: RoomView, seat: int) -> str | None:
        """Return this seat's part if it may be opened now: only for the first bundle that was sealed."""
        game = self._game(room.games)
        if not room.is_drawing or not game.part or not game.bundle or game.bundle != room.bundle_seal:
            return None
        if self._is_past(room.games):
            return None
        return game.part if game.seals[seat : seat + 1] == (device_seal(game.chance or "", game.part),) else None

    def was_opened(self, number: int) -> None:
        """Record that the server has this seat's part of a game."""
        self._game(number).is_opened = True

    def _keep_draw(self, room: RoomView) -> None:
        game = self._game(room.games)
        if game.bundle is None:
            game.chance = game.chance or room.chance_seal
            game.bundle, game.seals, game.options = room.bundle_seal, room.part_seals, room.options
            game.players = _players(room, len(room.part_seals))

    def _is_past(self, number: int) -> bool:
        """Return whether a later game was seen. Reusing a lower number would let a server repeat a draw."""
        return any(other > max(0, number) for other in self.games)

    def _game(self, number: int) -> SeenGame:
        """Return a game. They are counted from 0: no lower number is left for a draw that is made again."""
        return self.games.setdefault(max(0, number), SeenGame())

    def _find(self, record: Record) -> tuple[int, SeenGame] | None:
        return next(((number, game) for number, game in self.games.items() if game.seal == record.seal), None)

    def what_is_wrong(self, record: Record, box: Box | None = None) -> str | None:
        """Return one sentence on what is wrong with the record of a game seen here, or None.

        Check the games of a room in order: the cards held back can only be checked after all earlier games.
        """
        found = self._find(record)
        if found is None:
            return "No game with this seal was seen here."
        number, seen = found
        earlier = self._earlier(number)
        wrong = next(_differences(record, seen), None) or what_is_wrong(record, box)
        wrong = wrong or (None if earlier is None else _wrongly_held_back(record, seen, earlier, box))
        has_words = box is not None or record.source is WordSource.TYPED
        is_common = seen.is_opened and record.format > 2
        seen.is_fair = wrong is None and has_words and is_common and self._are_fair(number)
        return wrong

    def what_is_missing(self, record: Record, box: Box | None = None) -> tuple[str, ...]:
        """Return one sentence for each missing piece of evidence in a record that is not wrong."""
        number, seen = self._find(record) or (0, SeenGame())
        chance = record.chance
        sealed = () if chance is None else zip(chance.seals, chance.parts, strict=False)
        slates = [part.number for part in record.rounds if part.slates]
        missing = {
            "In the format of the record the server knew the parts early.": record.format < 3,
            "No part of this client is in the seed.": chance is None or not seen.is_opened,
            "A part was sealed and not opened.": any(seal and part is None for seal, part in sealed),
            "The room said something else before the draw.": _is_other(seen),
            "Not all earlier games were seen here and found right.": not self._are_fair(number),
            "The word list is not at hand.": box is None,
            "Not all slates were sealed here.": any(
                number not in seen.rounds or not seen.rounds[number].seals or seen.rounds[number].are_late
                for number in slates
            ),
        }
        return tuple([sentence for sentence, is_so in missing.items() if is_so])

    def _are_fair(self, number: int) -> bool:
        """Return whether the records of all earlier games were verified. A server could have invented what it
        showed.
        """
        earlier = self._earlier(number)
        return earlier is not None and all(game.is_fair for game in earlier)

    def _earlier(self, number: int) -> list[SeenGame] | None:
        """Return all earlier games of the room, if each was seen to its end."""
        games = [self.games.get(before) for before in range(number)]
        whole = [game for game in games if game is not None and game.is_over and game.options]
        return whole if len(whole) == number and all(_is_whole(game) for game in whole) else None


def _players(room: RoomView, seats: int) -> tuple[Who, ...]:
    return tuple([(one.name, one.colour, one.character is not None, _said(one.agent)) for one in room.seats[:seats]])


def _said(agent: Agent | fmt.Agent | None) -> tuple[str, str, str] | None:
    return None if agent is None else (agent.kind, agent.model, agent.version)


def _is_other(game: SeenGame) -> bool:
    """Return whether options that affect the draws changed before they were sealed."""
    said, sealed = game.said, game.options
    if said is None or sealed is None:
        return False
    return (said.source, said.deck, said.words, said.setup) != (sealed.source, sealed.deck, sealed.words, sealed.setup)


def _is_whole(game: SeenGame) -> bool:
    rounds = [*range(1, len(game.rounds) + 1)]
    return [*game.rounds] == rounds and bool(rounds) and game.other_round is None


def _keep(game: SeenGame, table: TableView, marks: tuple[int, ...] | None) -> None:
    for scored in table.rounds:
        shown = _round(game, scored.round, scored)
        shown.clue, shown.scores = scored.clue, scored.scores
        _keep_pointed(game, scored.round, shown, scored.pointed)
    if table.secret is not None:  # between two rounds the table is also briefly over
        game.is_over = True
    if table.step is Step.OVER:
        return
    now = _round(game, table.round, table)
    if table.step is Step.REVEAL:
        _keep_reveal(game, table, now)
        now.marks = marks if now.marks is None else now.marks
    elif not now.numbers:
        now.clue = table.clue  # it may be the card's other word, until the slates lock


def _keep_reveal(game: SeenGame, table: TableView, now: SeenRound) -> None:
    if not now.seals:
        now.seals, now.are_late = table.seals, bool(now.numbers or table.pointed)
    announced = (table.clue, table.numbers, table.in_the_dark)
    if not now.numbers:
        now.clue, now.numbers, now.in_the_dark = announced
    elif announced != (now.clue, now.numbers, now.in_the_dark):
        _was_other(game, table.round)
    _keep_pointed(game, table.round, now, table.pointed)


def _keep_pointed(game: SeenGame, number: int, shown: SeenRound, pointed: tuple[Pointing, ...]) -> None:
    """Keep what was pointed at. Cards are only added."""
    both = min(len(pointed), len(shown.pointed))
    if pointed[:both] != shown.pointed[:both]:
        _was_other(game, number)
    elif len(pointed) > both:
        shown.pointed = pointed


def _was_other(game: SeenGame, number: int) -> None:
    """Record that a round was shown in two ways. The record can only be of one of them."""
    if game.other_round is None:
        game.other_round = number


def _round(game: SeenGame, number: int, seen: TableView | RoundView) -> SeenRound:
    card = (seen.card.id, seen.card.top, seen.card.bottom, seen.card.is_custom)
    shown = game.rounds.setdefault(number, SeenRound(seen.table, card, seen.clue, seen.first_scout))
    if not shown.card[1]:  # the first scout has typed it in since
        shown.card = card
    if (shown.table, shown.card, shown.first_scout) != (seen.table, card, seen.first_scout):
        _was_other(game, number)
    return shown


def _differences(record: Record, seen: SeenGame) -> Iterator[str]:
    """Yield one sentence for each difference between the record and what was shown."""
    chance = record.chance
    if chance is None or chance.seal != seen.chance:
        yield "The server's part of chance is not the one that was sealed here before the game."
    elif seen.is_opened and (seen.seat is None or seen.part not in chance.parts[seen.seat : seen.seat + 1]):
        yield "The part that was added here is missing."
    if seen.bundle is not None and (chance is None or (chance.bundle, chance.seals) != (seen.bundle, seen.seals)):
        yield "What decides the draws is not what was sealed when the part was opened here."
    if seen.options is not None and seen.options.source is not record.source:
        yield "The words come from somewhere else than the room said."
    if seen.options is not None and (seen.options.deck, seen.options.words) != (record.deck.id, record.words.id):
        yield "The deck or the word list is not the one that the room said."
    if seen.options is not None and seen.options.setup != Setup(record.setup.rounds, record.setup.stars):
        yield "The game was played in another way than the room said."
    told = [(player.name, player.colour, player.is_bot, _said(player.agent)) for player in record.players]
    if seen.players and not _are_same(told, seen.players):
        yield "The players are not those who sat here."
    yield from _told_otherwise(record, seen)


def _are_same(told: Sequence[Who], shown: Sequence[Who]) -> bool:
    """Return whether the same people are named. A name deleted since then matches anyone."""
    if len(told) != len(shown):
        return False
    return all(one in (other, (FORGOTTEN, *other[1:])) for one, other in zip(told, shown, strict=True))


def _told_otherwise(record: Record, seen: SeenGame) -> Iterator[str]:
    """Yield one sentence for each difference between the rounds of the record and those that were shown."""
    if seen.other_round is not None:
        yield f"Round {seen.other_round} is told otherwise than it was shown."
    for part in record.rounds:
        if part.number in seen.rounds:
            yield from _changes(part, seen.rounds[part.number], seen.seat)


def _changes(part: Round, seen: SeenRound, seat: int | None) -> Iterator[str]:
    if seen.seals and tuple([slate.seal for slate in part.slates]) != seen.seals:
        yield f"Round {part.number}: the slates are not those that were sealed."
    own = part.slates[seat].cards if seat is not None and part.is_open else None
    if own is not None and seen.marks is not None and set(own) != set(seen.marks):
        yield f"Round {part.number}: the own slate is not the one that was locked."
    card = (part.card.id, part.card.top, part.card.bottom, part.card.is_custom)
    laid = (part.table, card, part.clue, part.first_scout) == (seen.table, seen.card, seen.clue, seen.first_scout)
    pointed = tuple([_pointing(one) for one in part.pointings])
    scores = tuple([Score(*astuple(score)) for score in part.scores])
    played = pointed[: len(seen.pointed)] == seen.pointed and (not seen.scores or scores == seen.scores)
    told = (part.numbers, part.in_the_dark) == (seen.numbers, seen.in_the_dark) or not seen.numbers
    if not (laid and played and told):
        yield f"Round {part.number} is told otherwise than it was shown."


def _pointing(told: fmt.Pointing) -> Pointing:
    filled = tuple([seat for seat, stars in enumerate(told.stars) if stars])
    return Pointing(told.card, told.scout, told.outcome, told.markers, filled)


def _wrongly_held_back(record: Record, now: SeenGame, earlier: Sequence[SeenGame], box: Box | None) -> str | None:
    """Return what is wrong with the cards held back, given the earlier games of the room."""
    pictures = _memory(now, earlier, lambda options: options.deck, lambda shown: shown.table)
    if record.held_back.pictures != tuple(sorted(pictures)):
        return "Other pictures were held back than those that were seen."
    words = _memory(now, earlier, lambda options: options.words, lambda shown: () if shown.card[3] else shown.card[:1])
    if box is None or record.source in (WordSource.DISCOVERY, WordSource.ONLY_CUSTOM, WordSource.TYPED):
        return None
    if record.held_back.words != tuple([place for place, card in enumerate(box.word_cards) if card.id in words]):
        return "Other words were held back than those that were seen."
    return None


def _memory(
    now: SeenGame,
    games: Sequence[SeenGame],
    pile: Callable[[Options], str],
    things: Callable[[SeenRound], Iterable[Any]],
) -> set[Any]:
    """Return the cards a room has seen. If old cards had to be dealt again, only those of the last game count."""
    memory, last = set[Any](), None
    for game in games:
        shown = {thing for round_ in game.rounds.values() for thing in things(round_)}
        its = pile(game.options) if game.options else None
        memory, last = (shown if its != last or shown & memory else shown | memory), its
    return memory if now.options and pile(now.options) == last else set()
