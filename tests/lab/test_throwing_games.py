"""Games with throws in the laboratory: on which table, and what is counted."""

import json

import pytest

from cookoff.engine import BadInput, room
from cookoff.lab import Plan, simulate, summarise
from cookoff.physics.worlds import worlds


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {"game": "hibachi", "players": 2, "games": 2, "bots": ("casual",), "seed": 3}
    return Plan(**(fields | changes))  # type: ignore[arg-type]  # the tests name real fields


def test_throws_and_rounds_are_counted_and_stand_beside_the_rest() -> None:
    run = simulate(plan())
    told = json.loads(summarise(plan(), run).json())
    assert told["game"] == "hibachi"
    assert "further" not in told
    assert told["rounds"] >= 1
    shares = told["throws"]
    assert shares["valid"] + shares["bare"] + shares["out"] == pytest.approx(1.0)
    throws = sum(result.tally["throws"] for result in run.results)
    assert throws >= 8 * sum(result.tally["rounds"] for result in run.results) - 8


def test_equal_plans_give_equal_games() -> None:
    assert simulate(plan()).hash == simulate(plan()).hash


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="no table 'wobbly'"):
        simulate(plan(table="wobbly"))


def test_games_without_physics_need_no_table() -> None:
    yatai = room("yatai")
    assert worlds(yatai, yatai.load(None), "wobbly") == ({}, {})


@pytest.mark.slow
def test_the_real_table_decides_games_too() -> None:
    assert len(simulate(plan(games=1, table="real")).results) == 1
