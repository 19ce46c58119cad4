"""YAT-33 and YAT-34: drinks into the fridge, bottles out of the recycle box."""

import pytest
from tests.games.yatai.positions import listed, play, play_all, refused, table

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m

RED, BLUE, GREEN, YELLOW = Colour


@pytest.mark.rule("YAT-33")
def test_drinks_one_takes_a_drink_of_any_colour() -> None:
    for drink in Colour:
        state = table(line=("drinks-1",))
        play(state, m.Act("drinks-1"))
        assert listed(state, m.TakeDrink) == [m.TakeDrink(each) for each in Colour]
        events = play(state, m.TakeDrink(drink))
        assert of(e.DrinkTaken, events) == [e.DrinkTaken(0, drink)]
        assert state.stalls[0].fridge == (drink,)
        assert state.drinks[drink] == 2
        assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-33")
@pytest.mark.parametrize("drinks", [(YELLOW, RED), (GREEN, GREEN)])
def test_drinks_two_takes_two(drinks: tuple[Colour, Colour]) -> None:
    state = table(line=("drinks-2",))
    play_all(state, m.Act("drinks-2"), *[m.TakeDrink(drink) for drink in drinks])
    assert state.stalls[0].fridge == tuple(sorted(drinks))
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-33", "YAT-4")
@pytest.mark.parametrize(("improved", "size"), [(False, 2), (True, 3)])
def test_the_fridge_needs_room_for_all(improved: bool, size: int) -> None:
    almost = (RED,) * (size - 1)
    state = table(line=("drinks-1", "drinks-2"), stalls={0: {"fridge": almost, "fridge_improved": improved}})
    refused(state, m.Act("drinks-2"), "YAT-33", "fridge-full", amount=2)
    play_all(state, m.Act("drinks-1"), m.TakeDrink(BLUE))
    state.line = ("drinks-1",)
    refused(state, m.Act("drinks-1"), "YAT-33", "fridge-full", amount=1)


@pytest.mark.rule("YAT-33")
def test_not_possible_without_enough_drinks_on_the_table() -> None:
    state = table(line=("drinks-1", "drinks-2"), drinks=(0, 0, 1, 0))
    refused(state, m.Act("drinks-2"), "YAT-33", "drinks-gone", amount=2)
    play(state, m.Act("drinks-1"))
    refused(state, m.TakeDrink(RED), "YAT-33", "drink-gone", drink="RED")
    play(state, m.TakeDrink(GREEN))
    state.line = ("drinks-1",)
    refused(state, m.Act("drinks-1"), "YAT-33", "drinks-gone", amount=1)


@pytest.mark.rule("YAT-34")
def test_recycling_brings_one_bottle_back_to_the_table_for_one_point() -> None:
    state = table(line=("recycle",), stalls={0: {"box": (RED, BLUE, BLUE)}})
    play(state, m.Act("recycle"))
    assert listed(state, m.Recycle) == [m.Recycle(RED), m.Recycle(BLUE)]
    events = play(state, m.Recycle(BLUE))
    assert of(e.BottleRecycled, events) == [e.BottleRecycled(0, BLUE, 1)]
    assert state.stalls[0].box == (RED, BLUE)
    assert state.drinks == (2, 2, 3, 3)
    assert state.stalls[0].points == 1
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-34")
def test_only_a_bottle_of_the_own_box_is_recycled() -> None:
    state = table(line=("recycle",), stalls={0: {"box": (RED,), "fridge": (GREEN,)}, 1: {"box": (BLUE,)}})
    play(state, m.Act("recycle"))
    refused(state, m.Recycle(BLUE), "YAT-34", "not-in-box", drink="BLUE")
    refused(state, m.Recycle(GREEN), "YAT-34", "not-in-box", drink="GREEN")


@pytest.mark.rule("YAT-34")
def test_an_empty_box_has_nothing_to_recycle() -> None:
    state = table(line=("recycle",), stalls={0: {"fridge": (RED,)}, 1: {"box": (BLUE,)}})
    refused(state, m.Act("recycle"), "YAT-34", "too-few-bottles", amount=1)
