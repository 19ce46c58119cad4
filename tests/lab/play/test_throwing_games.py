"""Games with throws in the laboratory: on which table, and what is counted."""

import json

import pytest

from cookoff.engine import BadInput, room
from cookoff.lab import Scenario, simulate
from cookoff.physics.sources import play_and_search_sources


def scenario(**changes: object) -> Scenario:
    fields: dict[str, object] = {"game": "hibachi", "players": 2, "bots": ("casual",), "seed": 3}
    return Scenario(**(fields | changes))  # type: ignore[arg-type]  # the tests name real fields


def test_throws_and_rounds_are_counted_and_stand_beside_the_rest() -> None:
    told = json.loads(simulate(scenario(), 2).json())
    assert told["game"] == "hibachi"
    assert "room_statistics" not in told
    assert told["rounds"] >= 1
    shares = told["throws"]
    assert shares["valid"] + shares["bare"] + shares["out"] == pytest.approx(1.0)


def test_equal_scenarios_give_equal_games() -> None:
    assert simulate(scenario(), 2).hash == simulate(scenario(), 2).hash


def test_hands_rotate_with_the_bots_and_tell_them_apart() -> None:
    hands = scenario(bots=("casual", "random"), hands=("steady", "clumsy"))
    assert [hands.player_names(number) for number in range(2)] == [
        ("casual (steady)", "random (clumsy)"),
        ("random (clumsy)", "casual (steady)"),
    ]
    assert set(simulate(hands, 2).wins.by_bot) == {"casual (steady)", "random (clumsy)"}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hands": ("steady", "clumsy", "casual")}, "hands: got 3; name one for all seats, or 2, one for each"),
        (
            {"hands": ("golden",)},
            "hands: 'golden' is not one of its values; there are: clumsy, casual, average, steady",
        ),
        ({"game": "yatai", "hands": ("steady",)}, "hands: there is no field hands"),
    ],
)
def test_hands_that_do_not_fit_are_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        simulate(scenario(**changes), 2)


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="no simulator 'wobbly'"):
        simulate(scenario(physics="wobbly"), 2)


def test_games_without_physics_need_no_table() -> None:
    yatai = room("yatai")
    assert play_and_search_sources(yatai, yatai.load(None), "wobbly") == ({}, {})


@pytest.mark.long
def test_the_real_table_decides_games_too() -> None:
    assert simulate(scenario(physics="real"), 1).games == 1
