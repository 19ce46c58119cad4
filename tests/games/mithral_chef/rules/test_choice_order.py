"""What is listed first is what is usually wanted: page and terminal suggest it."""

import pytest
from tests.games.mithral_chef.positions import (
    NOW,
    PLATTER,
    SKEWERS,
    L,
    kitchen,
    listed,
    on_the_oven,
    play,
    rolled,
)

from cookoff.games.mithral_chef.rules import moves as m


@pytest.mark.rule("MIT-32", "MIT-51")
def test_the_usual_meal_spends_no_beast_and_the_smallest_dice() -> None:
    """A person may still choose any other: all of them are listed."""
    things = {"recipes": [SKEWERS], "game": ["beast-d6", "hart-d10", "hart-d8", "ram-d6"], "pantry": (1, 0, 1)}
    state = kitchen(2, seats={0: things})
    assert [move.game for move in listed(state, 0, m.EnterOven) if move.hand is L] == [
        ("hart-d8",),
        ("hart-d10",),
        ("beast-d6",),
    ]


@pytest.mark.rule("MIT-32", "MIT-51")
def test_a_meal_that_needs_the_beast_comes_after_those_that_do_not() -> None:
    things = {"recipes": [PLATTER, SKEWERS], "game": ["beast-d6", "hart-d10", "hart-d8"], "pantry": (1, 0, 1)}
    state = kitchen(2, seats={0: things})
    assert [(move.recipe, move.game) for move in listed(state, 0, m.EnterOven) if move.hand is L] == [
        (SKEWERS, ("hart-d8",)),
        (SKEWERS, ("hart-d10",)),
        (SKEWERS, ("beast-d6",)),
        (PLATTER, ("beast-d6", "hart-d8")),
        (PLATTER, ("beast-d6", "hart-d10")),
    ]


@pytest.mark.rule("MIT-56", "MIT-60")
def test_the_highest_plate_comes_first() -> None:
    dishes = [(SKEWERS, ["hart-d8"], 6), ("wolf-ragout", ["wolf-d6"], 9), ("ram-hotpot", ["ram-d6"], 7)]
    state = kitchen(2, seats={0: {"dishes": dishes}})
    entering = [move.recipe for move in listed(state, 0, m.EnterPlating) if move.hand is L]
    assert entering == ["wolf-ragout", "ram-hotpot", SKEWERS]
    other = kitchen(2)
    on_the_oven(other, 0, L, SKEWERS, ["hart-d8"])
    work = other.players[0].chefs[L].work
    play(other, 0, m.Roll(L, (0, 1, 2)), 7, rolled(work.meal, {0: 2, 1: 2, 2: 2}))  # type: ignore[union-attr]
    assert [move.plate for move in listed(other, 0, m.Stop)] == [6, 5, 4, 3]
    assert m.Stop(L, 6) in listed(other, 0, m.Stop)
    play(other, 0, m.Stop(L, 4), at=NOW + 5000)
