"""YAT-32: taking dishes into the dish queue."""

import pytest
from tests.games.yatai.positions import listed, play, play_all, refused, table

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m

RED, BLUE, GREEN, YELLOW = Colour


@pytest.mark.rule("YAT-32")
def test_cook_one_takes_one_dish_of_the_menu() -> None:
    state = table(line=("cook-1",), stalls={0: {"dishes": (BLUE,)}})
    before = state.dishes[RED]
    play(state, m.Act("cook-1"))
    events = play(state, m.Cook(RED))
    assert of(e.DishCooked, events) == [e.DishCooked(0, RED)]
    assert state.stalls[0].dishes == (BLUE, RED), "from the left"
    assert state.dishes[RED] == before - 1
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-32")
@pytest.mark.parametrize("dishes", [(RED, BLUE), (BLUE, RED), (RED, RED)])
def test_cook_two_takes_two_dishes_of_the_menu_also_the_same_twice(dishes: tuple[Colour, Colour]) -> None:
    state = table(line=("cook-2",))
    play_all(state, m.Act("cook-2"), *[m.Cook(dish) for dish in dishes])
    assert state.stalls[0].dishes == dishes
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-32", "YAT-13")
def test_only_what_is_on_the_own_menu_is_cooked() -> None:
    state = table(line=("cook-1",), stalls={0: {"menu": (RED, BLUE)}, 1: {"menu": (GREEN, YELLOW)}})
    play(state, m.Act("cook-1"))
    refused(state, m.Cook(GREEN), "YAT-32", "not-on-menu", dish="GREEN")
    assert listed(state, m.Cook) == [m.Cook(RED), m.Cook(BLUE)]


@pytest.mark.rule("YAT-32", "YAT-4")
@pytest.mark.parametrize(("improved", "size"), [(False, 2), (True, 3)])
def test_the_dish_queue_needs_room_for_all(improved: bool, size: int) -> None:
    almost = (RED,) * (size - 1)
    state = table(line=("cook-1", "cook-2"), stalls={0: {"dishes": almost, "stove_improved": improved}})
    refused(state, m.Act("cook-2"), "YAT-32", "dish-queue-full", amount=2)
    play_all(state, m.Act("cook-1"), m.Cook(RED))
    state.line = ("cook-1",)
    refused(state, m.Act("cook-1"), "YAT-32", "dish-queue-full", amount=1)


@pytest.mark.rule("YAT-32")
def test_not_possible_without_dishes_of_the_menu_left() -> None:
    state = table(line=("cook-1",), dishes=(0, 0, 6, 6))
    refused(state, m.Act("cook-1"), "YAT-32", "dishes-gone", amount=1)


@pytest.mark.rule("YAT-32")
def test_two_dishes_need_two_left_of_the_menus_kinds_together() -> None:
    state = table(line=("cook-2",), dishes=(1, 0, 6, 6))
    refused(state, m.Act("cook-2"), "YAT-32", "dishes-gone", amount=2)
    state.dishes = (1, 1, 0, 0)
    play(state, m.Act("cook-2"))
    play(state, m.Cook(RED))
    refused(state, m.Cook(RED), "YAT-32", "dish-gone", dish="RED")
    play(state, m.Cook(BLUE))
    assert state.dishes == (0, 0, 0, 0)
