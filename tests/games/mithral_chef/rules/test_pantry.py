"""MIT-40 to MIT-42: the bag."""

import pytest
from tests.games.mithral_chef.positions import NOW, L, R, kitchen, listed, on_the_oven, play, refused

from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Foraging, State

ONION, EGGPLANT, PEPPER = Vegetable
THEN = NOW + 3000


def in_the_pantry(*, caps: bool = False, **things: object) -> State:
    state = kitchen(2, seats={0: things}, caps=caps)
    play(state, 0, m.EnterPantry(L))
    return state


@pytest.mark.rule("MIT-40")
def test_a_die_drawn_is_kept_or_put_back() -> None:
    state = in_the_pantry()
    assert of(e.DieDrawn, play(state, 0, m.Draw(L), EGGPLANT, at=THEN)) == [e.DieDrawn(0, L, EGGPLANT)]
    refused(state, 0, m.Draw(L), "MIT-40", "die-drawn", at=THEN + 3000)
    refused(state, 0, m.ReturnDie(L, ONION), "MIT-40", "die-drawn", at=THEN + 3000)
    play(state, 0, m.Keep(L), at=THEN + 3000)
    assert state.players[0].pantry == (0, 1, 0)
    refused(state, 0, m.Keep(L), "MIT-40", "no-die-drawn", at=THEN + 6000)
    refused(state, 0, m.PutBack(L), "MIT-40", "no-die-drawn", at=THEN + 6000)
    play(state, 0, m.Draw(L), PEPPER, at=THEN + 6000)
    play(state, 0, m.PutBack(L), at=THEN + 9000)
    assert state.players[0].pantry == (0, 1, 0)


@pytest.mark.rule("MIT-41")
@pytest.mark.parametrize("last", [m.Keep(L), m.PutBack(L)])
def test_after_three_draws_the_sous_chef_leaves(last: m.Keep | m.PutBack) -> None:
    state = in_the_pantry()
    for number, decision in enumerate((m.Keep(L), m.PutBack(L), last)):
        assert state.players[0].chefs[L].work == Foraging(number)
        play(state, 0, m.Draw(L), ONION, at=THEN + 6000 * number)
        play(state, 0, decision, at=THEN + 6000 * number + 3000)
    assert state.players[0].chefs[L].station is None


@pytest.mark.rule("MIT-41")
def test_an_empty_bag_gives_nothing() -> None:
    state = in_the_pantry()
    state.bag = (0, 0, 0)
    refused(state, 0, m.Draw(L), "MIT-41", "bag-empty", at=THEN)
    assert listed(state, 0, m.Draw) == []


@pytest.mark.rule("MIT-42")
def test_own_dice_may_be_put_back_and_count_as_no_draw() -> None:
    state = in_the_pantry(pantry=(2, 0, 0))
    refused(state, 0, m.ReturnDie(L, PEPPER), "MIT-42", "no-such-die", at=THEN, die="PEPPER")
    play(state, 0, m.ReturnDie(L, ONION), at=THEN)
    assert state.players[0].pantry == (1, 0, 0)
    assert state.players[0].chefs[L].work == Foraging(0)


@pytest.mark.rule("MIT-42")
def test_with_caps_nobody_owns_more_than_ten_dice() -> None:
    """Those on the oven count, those bound to a plate do not."""
    state = in_the_pantry(caps=True, pantry=(4, 4, 0), dishes=[("hart-skewers", ["hart-d8"], 6)])
    on_the_oven(state, 0, R, "wolf-ragout", ["wolf-d6"])
    play(state, 0, m.Draw(L), ONION, at=THEN)
    refused(state, 0, m.Keep(L), "MIT-42", "too-many-dice", at=THEN + 3000, most=10)
    play(state, 0, m.PutBack(L), at=THEN + 3000)


@pytest.mark.rule("MIT-42")
def test_the_tenth_die_may_be_kept_and_without_caps_the_eleventh() -> None:
    for pantry, options in (((5, 4, 0), {"caps": True}), ((5, 5, 0), {})):
        state = kitchen(2, seats={0: {"pantry": pantry}}, **options)
        play(state, 0, m.EnterPantry(L))
        play(state, 0, m.Draw(L), ONION, at=THEN)
        play(state, 0, m.Keep(L), at=THEN + 3000)
        assert sum(state.players[0].pantry) == sum(pantry) + 1
