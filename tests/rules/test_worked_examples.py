"""The four worked examples of the rulebook, figure by figure."""

from msgspec import structs

from stella.rules import CardPointed, Outcome, Revealing, SeatScore
from stella.rules.consequences import consequence
from stella.rules.game import Scored
from tests.rules.builders import NAMES, PICTURES, Table, associating, revealing


def announced(*numbers: int) -> Table:
    return revealing(**{name: " ".join(PICTURES[:n]) for name, n in zip(NAMES, numbers, strict=False)})


def test_example_1_the_seven_is_in_the_dark_and_two_eights_are_not() -> None:
    assert announced(7, 6, 5, 4, 4).dark == "ana"
    assert announced(8, 8, 5, 4).dark is None


def test_example_2_captain() -> None:
    # ana is orange, ben pink, eva purple, kim green, leo blue; A, B and C are moon, boat and key.
    # Earlier: kim fell, and two sparks at hat and door gave orange four stars.
    table = revealing(
        ana="moon boat key hat door",
        ben="boat hat door",
        eva="key hat door",
        kim="star wolf",
        leo="boat snow hat door",
        fallen={"kim"},
    )
    phase = table.game.phase
    assert isinstance(phase, Revealing)
    everybody = (0, 1, 2, 4)
    pointed = tuple(
        CardPointed(seat, table.card(picture), Outcome.SPARK, everybody, everybody)
        for seat, picture in ((2, "hat"), (4, "door"))
    )
    still_open = phase.open & ~(1 << PICTURES.index("hat") | 1 << PICTURES.index("door"))
    phase = structs.replace(phase, pointed=pointed, open=still_open)
    table = Table(structs.replace(table.game, phase=phase), table.facts)
    assert table.stars("ana") == 4

    after_a = table.point("ana", "moon")
    after_b = after_a.point("ben", "boat")
    after_c = after_b.point("eva", "key")

    gained = {name: after_c.stars(name) - table.stars(name) for name in NAMES[:5]}
    assert after_a.has_fallen("ana")
    assert after_c.stars("ana") == 4
    assert gained == {"ana": 0, "ben": 2, "eva": 3, "kim": 0, "leo": 2}
    assert after_c.scout == "leo"  # green is skipped


def test_example_3_six_sparks_and_a_super_spark_in_the_dark() -> None:
    def scored(slate: str) -> SeatScore:
        table = revealing(
            ana=slate,
            ben="moon boat key tree fox house",
            eva="moon boat key tree fox sun",
            kim="house",
        )
        while table.game.round.number == 1:
            possible = [PICTURES[card] for card in table.game.pointable()]  # the failing card, star, comes last
            table = table.point(table.scout or "", possible[0])
        return table.scored.scores[0]

    seven = "moon boat key tree fox house sun"

    not_fallen, fallen = scored(seven), scored(f"{seven} star")

    assert not_fallen == SeatScore(6, 1, is_dark=True, has_fallen=False, points=15)
    assert fallen == SeatScore(6, 1, is_dark=True, has_fallen=True, points=8)


def test_example_4_four_rounds_make_42() -> None:
    table = associating(3)
    sheet = tuple(
        structs.replace(revealing(ana="moon", ben="moon", eva="moon").reveal().scored, scores=(line, line, line))
        for line in (SeatScore(0, 0, is_dark=False, has_fallen=False, points=p) for p in (9, 12, 6, 15))
    )
    game = structs.replace(table.game, round=structs.replace(table.game.round, sheet=sheet), phase=Scored())

    end = consequence(game)

    assert game.totals[0] == 42
    assert getattr(end, "totals", None) == (42, 42, 42)
