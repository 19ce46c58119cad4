"""Games with throws in the laboratory: on which table, and what is counted."""

import json

import pytest

from cookoff.engine import BadInput, room
from cookoff.lab import Setting, simulate, summarise
from cookoff.physics.sources import play_and_search_sources


def setting(**changes: object) -> Setting:
    fields: dict[str, object] = {"game": "hibachi", "players": 2, "games": 2, "bots": ("casual",), "seed": 3}
    return Setting(**(fields | changes))  # type: ignore[arg-type]  # the tests name real fields


def test_throws_and_rounds_are_counted_and_stand_beside_the_rest() -> None:
    run = simulate(setting())
    told = json.loads(summarise(setting(), run).json())
    assert told["game"] == "hibachi"
    assert "further" not in told
    assert told["rounds"] >= 1
    shares = told["throws"]
    assert shares["valid"] + shares["bare"] + shares["out"] == pytest.approx(1.0)
    throws = sum(result.tally["throws"] for result in run.results)
    assert throws >= 8 * sum(result.tally["rounds"] for result in run.results) - 8


def test_equal_plans_give_equal_games() -> None:
    assert simulate(setting()).hash == simulate(setting()).hash


def test_hands_move_on_with_the_bots_and_tell_them_apart() -> None:
    plan = setting(bots=("casual", "random"), hands=("steady", "clumsy"), games=2)
    run = simulate(plan)
    assert [result.bots for result in run.results] == [
        ("casual (steady)", "random (clumsy)"),
        ("random (clumsy)", "casual (steady)"),
    ]
    assert set(summarise(plan, run).wins.by_bot) == {"casual (steady)", "random (clumsy)"}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hands": ("steady", "clumsy", "casual")}, "hands: 3 of them; name one for all seats, or 2, one for each"),
        ({"hands": ("golden",)}, "hands: Invalid enum value 'golden'.*there are: clumsy, casual, average, steady"),
        ({"game": "yatai", "hands": ("steady",)}, "hands: Object contains unknown field `hands`"),
    ],
)
def test_hands_that_do_not_fit_are_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        simulate(setting(**changes))


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="no simulator 'wobbly'"):
        simulate(setting(table="wobbly"))


def test_games_without_physics_need_no_table() -> None:
    yatai = room("yatai")
    assert play_and_search_sources(yatai, yatai.load(None), "wobbly") == ({}, {})


@pytest.mark.slow
def test_the_real_table_decides_games_too() -> None:
    assert len(simulate(setting(games=1, table="real")).results) == 1
