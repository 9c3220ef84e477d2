"""Replays simulated games move by move under the rules and reports differences.

`python -m stella.lab.proof 20000` checks that many games, spread over the four table sizes.
"""

import sys
from collections.abc import Iterator

from stella.lab.simulator import Games, simulate
from stella.rules import (
    Associating,
    Colour,
    Game,
    GameStarted,
    Over,
    Player,
    PointAt,
    Reference,
    Refused,
    Revealing,
    Secret,
    SubmitSlate,
    WordCard,
    WordSource,
    deal,
    play,
)
from stella.rules.box import MAX_SEATS, MIN_SEATS, ROUNDS, TABLE

_WORDS = tuple(WordCard(str(number), "word") for number in range(ROUNDS))
_NOTHING = Reference("none", "")


def differences(games: Games) -> Iterator[str]:
    """Yield a sentence for every game that the rules would have played differently."""
    for number in range(len(games.totals)):
        try:
            _replay(games, number)
        except (AssertionError, Refused) as difference:
            yield f"game {number}: {difference}"


def _replay(games: Games, number: int) -> None:
    game = _dealt(games, number)
    for round_number in range(ROUNDS):
        _same("round", game.round.number, round_number + 1)
        for seat, mask in enumerate(games.marks[number, round_number].tolist()):
            cards = tuple(game.round.table[field] for field in range(TABLE) if mask >> field & 1)
            game, _ = play(game, seat, SubmitSlate(cards))
        game = _point_all(game, games.pointed[number, round_number].tolist())
        _same("scores", _scores(game, round_number), games.score[number, round_number].tolist())
    if not isinstance(game.phase, Over):
        raise AssertionError("the rules go on where the simulator stops")  # noqa: TRY004 - a difference, not a type
    _same("totals", list(game.phase.totals), games.totals[number].tolist())
    _same("winners", list(game.phase.winners), games.winners()[number].nonzero()[0].tolist())


def _dealt(games: Games, number: int) -> Game:
    seats = games.totals.shape[1]
    players = tuple(Player(colour.value, colour) for colour in tuple(Colour)[:seats])
    pictures = tuple(games.pictures[number].tolist())
    first = int(games.first_scout[number])
    secret = Secret("00", "00")
    piles = (max(pictures) + 1, len(_WORDS))
    return deal(GameStarted(players, _NOTHING, _NOTHING, WordSource.DRAWN, secret, pictures, _WORDS, first, *piles))[0]


def _point_all(game: Game, pointed: list[int]) -> Game:
    table, number = game.round.table, game.round.number
    for pointing in pointed:
        if pointing < 0:
            break
        if not isinstance(game.phase, Revealing):
            raise AssertionError("the rules end a round where the simulator goes on")  # noqa: TRY004 - as above
        _same("scout", game.phase.scout, pointing >> 4)
        game, _ = play(game, pointing >> 4, PointAt(table[pointing & 15]))
    if game.round.number == number and not isinstance(game.phase, Over | Associating):
        raise AssertionError("the rules go on with a round where the simulator stops")
    return game


def _scores(game: Game, round_number: int) -> list[list[int]]:
    return [
        [score.sparks, score.super_sparks, int(score.is_dark), int(score.has_fallen), score.points]
        for score in game.round.sheet[round_number].scores
    ]


def _same(what: str, rules: object, simulator: object) -> None:
    if rules != simulator:
        raise AssertionError(f"{what}: the rules say {rules}, the simulator {simulator}")


def main(games: int) -> int:
    """Check games and print the result; the exit code is 0 only if all agree."""
    sizes = range(MIN_SEATS, MAX_SEATS + 1)
    found = [f"{s} seats, {line}" for s in sizes for line in differences(simulate(games // len(sizes), s, games + s))]
    sys.stdout.write("\n".join([*found[:20], f"{games} games, {len(found)} differences\n"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
