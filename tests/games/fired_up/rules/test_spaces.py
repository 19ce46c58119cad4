"""FUP-50 to FUP-55: action spaces and the bare area."""

import pytest
from tests.games.fired_up.positions import (
    BEEF,
    BONUS_INGREDIENT,
    CHILI,
    EGG,
    FISH,
    GAME,
    PLACE_CHIP,
    RESERVE,
    RICE,
    TIP,
    listed,
    play,
    refused,
    table,
)

from cookoff.engine import seen_by
from cookoff.engine.conformance import of
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules import events as e
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT
from cookoff.games.grill.rules.recipes import CardBought, ChiliTaken, RecipeReserved, RecipeReservedSeen


@pytest.mark.rule("FUP-50")
def test_a_chip_that_was_not_thrown_may_be_placed_and_used_later() -> None:
    state = table(4, chips=[(0, 100, PLACE_CHIP), (1, 600, EGG)])
    told = play(state, m.PlaceChip(0, 400, EGG))
    (placed,) = of(e.ChipPlaced, told)
    assert (placed.seat, placed.chip, placed.value, placed.place) == (0, 2, 400, EGG)
    assert placed.reveals(), "nobody knew that it was not thrown"
    chip = state.grill.chip(2)
    assert (chip.seat, chip.value, chip.place, chip.shown) == (0, 400, EGG, True)
    assert state.grill.pouches[0].hand == (200, 600)
    assert state.grill.pouches[0].seen == (100, 400)
    assert state.seat == 1
    assert play(state, m.Buy(1))
    assert of(CardBought, told) == []
    assert state.chefs[1].money == 1200 - 1000, "the placed chip counts in the bowl"
    assert (state.seat, state.ask) == (0, Ask.ACTIVATE)


@pytest.mark.rule("FUP-50")
def test_a_chip_that_is_out_may_be_placed() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP)], out=[(0, 600)])
    told = play(state, m.PlaceChip(0, 600, TIP))
    (placed,) = of(e.ChipPlaced, told)
    assert placed.place == TIP
    assert placed.reveals(), "nobody knew that it was this one that fell off"
    assert state.grill.pouches[0].back == (100,)
    play(state, m.TakeTip(1))
    assert state.chefs[0].money == 1200 + 3 * 600


@pytest.mark.rule("FUP-50")
def test_a_chip_that_is_out_and_was_seen_is_known_once() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP)], out=[(0, 600)])
    pouch = state.grill.pouches[0]
    state.grill.pouches = (type(pouch)(pouch.hand, pouch.back, (100, 600)), state.grill.pouches[1])
    (placed,) = of(e.ChipPlaced, play(state, m.PlaceChip(0, 600, TIP)))
    assert not placed.reveals()
    assert state.grill.pouches[0].seen == (100, 600)


@pytest.mark.rule("FUP-50", "FUP-55")
def test_a_chip_that_lies_somewhere_may_be_moved_and_leaves_its_bowls_total() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP), (0, 600, EGG), (1, 200, EGG)])
    told = play(state, m.PlaceChip(0, 600, BARE))
    (placed,) = of(e.ChipPlaced, told)
    assert placed.chip == 1
    assert not placed.reveals(), "it lay there for all to see"
    assert [(chip.id, chip.place) for chip in state.grill.lying] == [(1, BARE), (2, EGG)]
    play(state, m.Buy(2))
    assert state.chefs[1].money == 1000


@pytest.mark.rule("FUP-50")
def test_neither_the_chip_being_activated_nor_a_spent_one_nor_a_strangers_may_be_placed() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP), (1, 400, EGG)], chefs={0: {"spent": (200,)}})
    refused(state, m.PlaceChip(0, 100, EGG), "FUP-33", "chip-spent", value=100)
    refused(state, m.PlaceChip(0, 200, EGG), "FUP-33", "chip-spent", value=200)
    refused(state, m.PlaceChip(0, 300, EGG), "FUP-50", "no-such-chip", value=300)
    refused(state, m.PlaceChip(1, 200, EGG), "FUP-31", "not-your-chip", chip=1)
    assert {move.value for move in listed(state, m.PlaceChip) if isinstance(move, m.PlaceChip)} == {400, 600}


@pytest.mark.rule("FUP-50")
def test_placing_touches_nothing_else() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP), (1, 400, EGG), (1, 600, EGG)])
    before = state.grill.chip(1), state.grill.chip(2)
    (placed,) = of(e.ChipPlaced, play(state, m.PlaceChip(0, 200, EGG)))
    assert (state.grill.chip(1), state.grill.chip(2)) == before
    thickness = GAME.components.chip.thickness
    assert placed.pose.position.z == pytest.approx(2.5 * thickness), "it is drawn on top of the two that lie there"


@pytest.mark.rule("FUP-50")
def test_a_placed_chip_is_drawn_where_it_counts() -> None:
    for place in GAME.lookup.places:
        state = table(chips=[(0, 100, PLACE_CHIP), (1, 400, BARE)])
        (placed,) = of(e.ChipPlaced, play(state, m.PlaceChip(0, 200, place)))
        assert GAME.lookup.ground.place(placed.pose, state.doubt) == place


@pytest.mark.rule("FUP-55")
def test_a_chip_is_placed_on_a_place_also_on_the_same_space_again() -> None:
    state = table(chips=[(0, 100, PLACE_CHIP)])
    for wrong in (OUT, DOUBT, 13, 99):
        refused(state, m.PlaceChip(0, 200, wrong), "FUP-55", "no-such-place", place=wrong)
    places = {move.place for move in listed(state, m.PlaceChip) if isinstance(move, m.PlaceChip)}
    assert places == {*range(13), BARE}
    play(state, m.PlaceChip(0, 200, PLACE_CHIP))
    play(state, m.PlaceChip(1, 400, PLACE_CHIP))
    play(state, m.PlaceChip(2, 600, PLACE_CHIP))
    assert listed(state, m.PlaceChip) == [], "no chip is left that could be placed"
    assert listed(state, m.Activation) == [m.TakeOff(3)]
    play(state, m.TakeOff(3))
    assert state.round == 2


@pytest.mark.rule("FUP-51")
def test_bonus_ingredient_gives_any_card_of_the_board_but_no_chili() -> None:
    state = table(chips=[(0, 100, BONUS_INGREDIENT)], hands={1: {FISH: 8}})
    refused(state, m.TakeIngredient(0, CHILI), "FUP-51", "chili-not-offered")
    refused(state, m.TakeIngredient(0, 98), "FUP-51", "no-such-ingredient", number=98)
    refused(state, m.TakeIngredient(0, -1), "FUP-51", "no-such-ingredient", number=-1)
    assert len(listed(state, m.TakeIngredient)) == 9, "an empty pile may be named as well"
    told = play(state, m.TakeIngredient(0, RICE))
    assert of(e.IngredientTaken, told) == [e.IngredientTaken(0, RICE)]
    assert state.chefs[0].hand[RICE] == 1
    assert state.piles[RICE] == 7
    assert state.chefs[0].money == 1200


@pytest.mark.rule("FUP-51", "FUP-43")
def test_a_bonus_ingredient_of_an_empty_pile_carries_the_shortage_out_first() -> None:
    state = table(chips=[(0, 100, BONUS_INGREDIENT)], hands={0: {FISH: 2}, 1: {FISH: 6}})
    assert state.piles[FISH] == 0
    told = play(state, m.TakeIngredient(0, FISH))
    (shown,) = of(e.HandsShown, told)
    assert [hand[FISH] for hand in shown.hands] == [2, 6]
    assert told[1:4] == [shown, e.CardsReturned(1, FISH, 3), e.IngredientTaken(0, FISH)]
    assert [chef.hand[FISH] for chef in state.chefs] == [3, 3]
    assert state.piles[FISH] == 2
    assert state.chefs[0].money == 1200, "it is free"


@pytest.mark.rule("FUP-51", "FUP-43")
def test_a_bonus_ingredient_that_nobody_can_give_back_is_not_taken() -> None:
    state = table(chips=[(0, 100, BONUS_INGREDIENT)], hands={1: {FISH: 1}})
    state.piles = (*state.piles[:FISH], 0, *state.piles[FISH + 1 :])
    told = play(state, m.TakeIngredient(0, FISH))
    assert of(e.NothingLeft, told) == [e.NothingLeft(0, FISH)]
    assert not of(e.IngredientTaken, told)
    assert [chef.hand[FISH] for chef in state.chefs] == [0, 1]


@pytest.mark.rule("FUP-52")
def test_reserve_takes_the_top_recipe_secretly() -> None:
    state = table(chips=[(0, 100, RESERVE)])
    (told,) = of(RecipeReserved, play(state, m.Reserve(0)))
    assert told == RecipeReserved(0, 3)
    assert state.chefs[0].reserved == (3,)
    assert seen_by(told, 0) == told
    assert told.reveals()
    assert seen_by(told, 1) == seen_by(told, None) == RecipeReservedSeen(0)
    assert GAME.view(state, 0).chefs[0].reserved == (3,)
    assert GAME.view(state, 1).chefs[0].reserved is None
    assert GAME.view(state, 1).chefs[0].reserves == 1


@pytest.mark.rule("FUP-52")
def test_any_number_may_be_reserved_while_recipes_are_left() -> None:
    state = table(chips=[(0, 100, RESERVE), (0, 200, RESERVE), (0, 400, RESERVE)], deck=(5, 6))
    state.chefs[1].cooked = tuple(recipe for recipe in range(3, 18) if recipe not in (5, 6))
    play(state, m.Reserve(0))
    play(state, m.Reserve(1))
    assert state.chefs[0].reserved == (5, 6)
    refused(state, m.Reserve(2), "FUP-52", "no-recipes-left")


@pytest.mark.rule("FUP-53", "FUP-90")
@pytest.mark.parametrize(("value", "tip"), [(400, 1200), (100, 300)])
def test_a_tip_is_three_times_the_value_of_the_activated_chip(value: int, tip: int) -> None:
    state = table(chips=[(0, value, TIP), (1, 600, TIP)])
    told = play(state, m.TakeTip(0))
    assert of(e.TipTaken, told) == [e.TipTaken(0, tip)]
    assert state.chefs[0].money == 1200 + tip


@pytest.mark.rule("FUP-54", "FUP-90")
def test_the_bare_area_gives_a_chili_or_buys_two_for_twice_the_chips_value() -> None:
    state = table(chips=[(0, 100, BARE), (1, 600, BARE)], hands={0: {CHILI: 2}})
    assert listed(state, m.TakeChili, m.SellChili) == [m.TakeChili(0), m.SellChili(0)]
    other = state.clone()
    told = play(state, m.TakeChili(0))
    assert of(ChiliTaken, told) == [ChiliTaken(0)]
    assert state.chefs[0].hand[CHILI] == 3
    told = play(other, m.SellChili(0))
    assert of(e.ChiliSold, told) == [e.ChiliSold(0, 2, 200)], "other chips on the bare area do not count"
    assert other.chefs[0].hand[CHILI] == 0
    assert other.chefs[0].money == 1400
    assert other.piles[CHILI] == 12


@pytest.mark.rule("FUP-54")
def test_two_chili_are_needed_for_a_sale() -> None:
    state = table(chips=[(0, 100, BARE)], hands={0: {CHILI: 1}})
    refused(state, m.SellChili(0), "FUP-54", "too-little-chili", needed=2)


@pytest.mark.rule("FUP-50", "FUP-51", "FUP-52", "FUP-53", "FUP-54")
def test_each_place_has_its_own_effect_and_no_other() -> None:
    state = table(chips=[(0, 100, BEEF), (0, 200, BARE)], hands={0: {CHILI: 2}})
    for chip in (0, 1):
        refused(state, m.PlaceChip(chip, 400, EGG), "FUP-50", "not-on-space", chip=chip)
        refused(state, m.TakeIngredient(chip, EGG), "FUP-51", "not-on-space", chip=chip)
        refused(state, m.Reserve(chip), "FUP-52", "not-on-space", chip=chip)
        refused(state, m.TakeTip(chip), "FUP-53", "not-on-space", chip=chip)
    refused(state, m.TakeChili(0), "FUP-54", "not-bare", chip=0)
    refused(state, m.SellChili(0), "FUP-54", "not-bare", chip=0)
