"""The PettingZoo environment passes PettingZoo's own tests, shows no secret and plays by the rules."""

import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped] # PettingZoo has no types
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test  # type: ignore[import-untyped] # as above

from stella.bots import Knowledge
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.lab import example_agent
from stella.lab.environment import READY, StellaEnvironment, env
from stella.lab.observation import NOTHING
from stella.lab.parallel import parallel_env, slate_of
from stella.rules import Associating, Revealing

from ..bots.tables import some_knowledge


def play_randomly(arena: Any, seed: int, steps: int) -> None:
    arena.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        mask = arena.observe(arena.agent_selection)["action_mask"]
        if not mask.any():
            return
        arena.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_passes_the_api_test(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test advises flat observations
        api_test(env(seats), num_cycles=300)


def test_it_passes_the_seed_test() -> None:
    seed_test(env, num_cycles=200)


def test_it_plays_with_the_cards_and_words_of_a_deck() -> None:
    arena = StellaEnvironment(4, knowledge=some_knowledge())

    play_randomly(arena, seed=1, steps=1000)

    assert all(arena.terminations.values())


def test_everybody_sees_the_pictures_a_little_differently() -> None:
    arena = StellaEnvironment(4, noise=0.9)
    arena.reset(seed=3)

    fits = [arena.observe(agent)["observation"]["fits"] for agent in arena.possible_agents]

    assert all(0 < np.corrcoef(fits[0], other)[0, 1] < 0.95 for other in fits[1:])


def test_no_agent_sees_what_another_has_marked() -> None:
    arena = StellaEnvironment(4)
    arena.reset(seed=5)
    before = arena.observe("seat_3")["observation"]

    for action in (0, 7, 11, READY):
        arena.step(action)

    after = arena.observe("seat_3")["observation"]
    assert after["ready"].tolist() == [1, 0, 0, 0]
    assert all(np.array_equal(before[name], after[name]) for name in before if name != "ready")


def test_rewards_add_up_to_the_totals() -> None:
    arena = StellaEnvironment(4)
    arena.reset(seed=9)
    chance, earned = np.random.default_rng(9), dict.fromkeys(arena.possible_agents, 0.0)
    while not any(arena.terminations.values()):
        mask = arena.observe(arena.agent_selection)["action_mask"]
        arena.step(int(chance.choice(np.flatnonzero(mask))))
        for agent, reward in arena.rewards.items():
            earned[agent] += reward

    totals = arena.observe("seat_0")["observation"]["totals"] * 100

    assert np.allclose(list(earned.values()), totals)


def test_an_eleventh_mark_is_masked() -> None:
    arena = StellaEnvironment(3)
    arena.reset(seed=1)

    for action in range(10):
        arena.step(action)

    assert np.flatnonzero(arena.observe("seat_0")["action_mask"]).tolist() == [READY]


def test_a_random_agent_loses_against_example_agents() -> None:
    assert example_agent.play(60) < 0.15


def to_round(arena: StellaEnvironment, number: int, seed: int = 4) -> None:
    """Play at random until a round begins."""
    arena.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while arena.game.round.number < number:
        mask = arena.observe(arena.agent_selection)["action_mask"]
        arena.step(int(chance.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("arguments", [{}, {"knowledge": some_knowledge()}], ids=["a hat", "a deck"])
def test_it_passes_the_render_and_state_tests(arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(render_mode=render_mode, **arguments))
    state_test(env(**arguments), parallel_env(**arguments))

    assert "round 1, associate" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [3, 6])
def test_the_parallel_environment_passes_the_parallel_and_the_seed_test(seats: int) -> None:
    parallel_api_test(parallel_env(seats), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(seats), num_cycles=100)


def test_an_agent_sees_cards_clue_and_its_text() -> None:
    knowledge = some_knowledge()
    arena = StellaEnvironment(4, knowledge=knowledge, language="de")
    arena.reset(seed=8)

    seen, told = arena.observe("seat_2")["observation"], arena.infos["seat_2"]

    assert tuple(seen["cards"]) == arena.game.round.table
    assert told["clue_key"] == arena.clues[seen["clue"]] == arena.game.round.card.top
    assert told["clue_text"] == knowledge.words.plain(told["clue_key"], "de")


def test_slates_are_seen_once_their_round_is_scored_and_not_before() -> None:
    arena = StellaEnvironment(4)
    to_round(arena, 3)
    played = arena.game.round.played

    seen = arena.observe("seat_1")["observation"]

    assert [tuple(cards) for cards in seen["past_cards"][:2]] == [one.table for one in played]
    assert [arena.clues[clue] for clue in seen["past_clues"][:2]] == [one.card.top for one in played]
    masks = [[sum(1 << int(f) for f in np.flatnonzero(slate)) for slate in part] for part in seen["past_slates"][:2]]
    assert masks == [list(one.scored.marks) for one in played]
    assert (seen["past_cards"][2:] == NOTHING).all()
    assert not seen["past_slates"][2:].any()


def test_the_page_has_every_array_with_its_shape() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    table = page.partition("| observation | shape |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([^|]+) \|", table, re.MULTILINE)
    told: dict[str, str] = {}
    for names, shapes in rows:
        found = re.findall(r"\w+", names)
        each = shapes.split(", ") if ", " in shapes else [shapes] * len(found)
        told |= {
            name: shape.replace("one number", "").replace("seats", "5")
            for name, shape in zip(found, each, strict=False)
        }
    sizes = {"(3 + 5)": str(3 + 5), "height": "60", "width": "40"}
    knowledge = Knowledge(load_deck(), load_words())
    arena = StellaEnvironment(5, knowledge=knowledge, pictures="rgb_array", picture_size=(40, 60))

    for name, space in arena.seen_space.items():
        shape = told[name]
        for word, size in sizes.items():
            shape = shape.replace(word, size)
        assert tuple(int(part) for part in shape.split(" x ") if part) == space.shape, name


def test_an_agent_cannot_change_what_others_see() -> None:
    arena = StellaEnvironment(4)
    to_round(arena, 2)
    arena.observe("seat_0")["observation"]["past_slates"][:] = 9
    arena.observe("seat_0")["observation"]["cards"][:] = 0

    seen = arena.observe("seat_1")["observation"]

    assert arena.observation_space("seat_1").contains(arena.observe("seat_1"))
    assert tuple(seen["cards"]) == arena.game.round.table


def test_pictures_come_as_paths_or_as_arrays() -> None:
    knowledge = Knowledge(load_deck(), load_words())
    small: dict[str, Any] = {"picture_size": (20, 30), "render_mode": "rgb_array"}
    paths = StellaEnvironment(3, knowledge=knowledge, pictures="paths")
    arrays = StellaEnvironment(3, knowledge=knowledge, pictures="rgb_array", **small)
    for arena in (paths, arrays):
        arena.reset(seed=2)

    shown = arrays.observe("seat_0")["observation"]["pictures"]

    assert [path.endswith(".webp") for path in paths.infos["seat_0"]["pictures"]] == [True] * 15
    assert "pictures" not in paths.observe("seat_0")["observation"]
    assert shown.shape == (15, 30, 20, 3)
    assert len({picture.tobytes() for picture in shown}) == 15
    assert arrays.observation_space("seat_0").contains(arrays.observe("seat_0"))
    assert arrays.render().std() > 20  # type: ignore[union-attr] # the table, not one colour


def test_a_deck_without_pictures_shows_none() -> None:
    with pytest.raises(ValueError, match="need a deck that has some"):
        StellaEnvironment(3, knowledge=some_knowledge(), pictures="paths")
    with pytest.raises(ValueError, match="render modes are"):
        StellaEnvironment(3, render_mode="film")  # type: ignore[arg-type] # on purpose


def test_the_state_holds_what_is_secret_and_fits_its_space() -> None:
    arena = StellaEnvironment(3)
    arena.reset(seed=5)
    before = arena.state()
    arena.step(4)

    assert arena.state_space.contains(before)
    assert np.flatnonzero(arena.state() != before).tolist() == [3 * 15 + 4]


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ([0] * 15, [0]),
        ([1, 0, 1] + [0] * 12, [0, 2]),
        ([1] * 15, list(range(10))),
        ([0.1] * 14 + [0.4], [14]),
        ([0.6] * 12 + [0.9] * 3, [0, 1, 2, 3, 4, 5, 6, 12, 13, 14]),
    ],
)
def test_every_action_is_a_legal_slate(action: list[float], fields: list[int]) -> None:
    assert slate_of(np.array(action)) == fields


def test_all_mark_at_once_and_the_scout_points_at_its_highest_wish() -> None:
    arena = parallel_env(3)
    arena.reset(seed=6)
    slate = np.array([1, 1, 1] + [0] * 12)
    observed, rewards, *_ = arena.step(dict.fromkeys(arena.agents, slate))
    scout = int(observed["seat_0"]["observation"]["scout"].argmax())
    assert observed[f"seat_{scout}"]["legal"].tolist() == slate.tolist()

    wish = np.array([0, 1, 0] + [1] * 12)  # the last twelve are not its own
    observed, *_ = arena.step(dict.fromkeys(arena.agents, wish))

    pointed = observed["seat_0"]["observation"]["pointed"]
    assert np.flatnonzero(pointed[:, 1]).tolist() == [1]  # a spark
    assert set(rewards.values()) == {0.0}
    while arena.agents:
        observed, rewards, *_ = arena.step({agent: arena.action_space(agent).sample() for agent in arena.agents})
    assert [phase for phase in (Associating, Revealing) if isinstance(arena._turns.game.phase, phase)] == []
