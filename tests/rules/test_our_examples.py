"""The examples of docs/rules.md, which the client's rules page shows too."""

from tests.rules.builders import NAMES, PICTURES, Table, revealing


def announced(*numbers: int) -> Table:
    return revealing(**{name: " ".join(PICTURES[:n]) for name, n in zip(NAMES, numbers, strict=False)})


def test_the_eight_is_in_the_dark_and_two_sixes_are_not() -> None:
    assert announced(8, 6, 5, 3).dark == "ana"
    assert announced(6, 6, 5, 3).dark is None


def test_three_pointings_make_a_spark_a_super_spark_and_a_fall() -> None:
    table = revealing(ana="house fox", ben="house fox", eva="house moon")

    after = table.point("ana", "house").point("ben", "fox").point("eva", "moon")

    assert {name: after.points(name) for name in ("ana", "ben", "eva")} == {"ana": 5, "ben": 5, "eva": 2}


def test_a_fallen_player_makes_a_super_spark_for_somebody_else() -> None:
    table = revealing(ana="wolf moon", ben="moon boat", eva="wolf boat key", fallen={"eva"})

    after = table.point("ana", "wolf")

    assert after.stars("ana") == 3
    assert after.stars("eva") == 0
