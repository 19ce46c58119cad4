"""HIB-50 to HIB-53 and HIB-60 to HIB-64: cooking, the end, the new round."""

import pytest
from msgspec.structs import replace
from tests.games.hibachi.positions import (
    BEEF,
    BROCCOLI,
    EGG,
    FISH,
    GAME,
    NOODLES,
    ONION,
    RICE,
    SHIITAKE,
    SHRIMP,
    cooking,
    hold,
    listed,
    nobody_cooks,
    play,
    put,
    refused,
)

from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.events import ChipsGathered
from cookoff.games.grill.rules.recipes import GameEnded, RecipeCooked, RecipesDealt, RoundBegun
from cookoff.games.hibachi.rules.chili import Cook
from cookoff.games.hibachi.rules.state import State

SURF_AND_TURF = (BEEF, ONION, SHRIMP)
MUSHROOM_RICE = (SHIITAKE, RICE, EGG)


@pytest.mark.rule("HIB-50")
def test_a_recipe_is_cooked_by_discarding_its_three_ingredients() -> None:
    state = cooking()
    hold(state, 0, *SURF_AND_TURF, BEEF)
    assert listed(state) == (m.StopCooking(), Cook(0))
    told = play(state, Cook(0))
    (cooked,) = of(RecipeCooked, told)
    assert cooked == RecipeCooked(0, 0, SURF_AND_TURF, 0, False)
    assert not cooked.reveals()
    assert state.chefs[0].cooked == (0,)
    assert state.chefs[0].cards == (1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert state.discard == (1, 0, 0, 1, 0, 0, 1, 0, 0)
    assert state.menu == (1, 2)


@pytest.mark.rule("HIB-50")
def test_one_face_up_recipe_and_any_number_of_reserved_ones() -> None:
    state = cooking()
    hold(state, 0, *SURF_AND_TURF, *MUSHROOM_RICE, FISH, NOODLES, BROCCOLI)
    state.chefs[0] = replace(state.chefs[0], reserved=(2,))
    put(state, menu=(0, 1))
    play(state, Cook(0))
    refused(state, Cook(1), "HIB-50", "one-face-up", recipe=1)
    assert listed(state) == (m.StopCooking(), Cook(2))
    told = play(state, Cook(2))
    (cooked,) = of(RecipeCooked, told)
    assert cooked.reserved
    assert cooked.reveals()
    assert state.chefs[0].reserved == ()
    assert state.seat == 0
    play(state, m.StopCooking())
    assert state.seat == 1
    hold(state, 1, *MUSHROOM_RICE)
    play(state, Cook(1))


@pytest.mark.rule("HIB-50")
def test_what_cannot_be_cooked_is_refused() -> None:
    state = cooking()
    hold(state, 0, BEEF, ONION)
    state.chefs[1].reserved = (5,)
    refused(state, Cook(0), "HIB-50", "ingredients-missing", recipe=0)
    refused(state, Cook(5), "HIB-50", "recipe-not-there", recipe=5)
    refused(state, Cook(18), "HIB-50", "no-such-recipe", recipe=18)
    refused(state, Cook(0), "HIB-50", "not-your-turn", by=1, seat=0)


@pytest.mark.rule("HIB-51")
def test_two_chili_stand_in_for_any_one_ingredient_once() -> None:
    state = cooking()
    hold(state, 0, BEEF, ONION, chili=5)
    state.chili = 5
    assert listed(state) == (m.StopCooking(), Cook(0, SHRIMP))
    refused(state, Cook(0, EGG), "HIB-51", "not-in-recipe", recipe=0, ingredient=EGG)
    refused(state, Cook(0, BEEF), "HIB-50", "ingredients-missing", recipe=0)
    told = play(state, Cook(0, SHRIMP))
    assert of(RecipeCooked, told) == [RecipeCooked(0, 0, (BEEF, ONION), 2, False)]
    assert (state.chefs[0].chili, state.chili) == (3, 7)


@pytest.mark.rule("HIB-51")
def test_chili_may_stand_in_for_an_ingredient_that_one_holds() -> None:
    state = cooking()
    hold(state, 0, *SURF_AND_TURF, chili=2)
    assert listed(state) == (m.StopCooking(), Cook(0), *(Cook(0, need) for need in SURF_AND_TURF))


@pytest.mark.rule("HIB-51")
def test_one_chili_is_not_enough_and_four_do_not_stand_in_for_two() -> None:
    state = cooking()
    hold(state, 0, BEEF, ONION, chili=1)
    refused(state, Cook(0, SHRIMP), "HIB-51", "too-little-chili", needed=2)
    hold(state, 0, BEEF, chili=4)
    assert listed(state) == (m.StopCooking(),)


@pytest.mark.rule("HIB-52")
def test_the_third_recipe_ends_the_game_at_once() -> None:
    state = cooking(3, head=1)
    state.chefs[1].cooked = (7, 8)
    hold(state, 1, *SURF_AND_TURF, money=0)
    hold(state, 2, *MUSHROOM_RICE, money=9000)
    assert GAME.outcome(state) is None
    told = play(state, Cook(0))
    assert told[-1] == GameEnded("HIB-52")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ended_by, outcome.points) == ((1,), "HIB-52", (0, 3, 0))
    assert outcome.ranking == ((1,), (2,), (0,))
    assert GAME.to_act(state) == ()
    assert not GAME.moves(state, 2)
    refused(state, Cook(1), "HIB-52", "game-over", by=2)


def _last(players: int = 2) -> State:
    return cooking(players, last_round=1)


@pytest.mark.rule("HIB-53")
@pytest.mark.parametrize(
    ("cooked", "money", "cards", "ranking"),
    [
        ((1, 0), (0, 9), (0, 3), ((0,), (1,))),
        ((1, 1), (8, 9), (3, 0), ((1,), (0,))),
        ((1, 1), (9, 9), (2, 3), ((1,), (0,))),
        ((1, 1), (9, 9), (3, 3), ((0, 1),)),
    ],
)
def test_after_the_last_round_recipes_then_money_then_cards_decide(
    cooked: tuple[int, int], money: tuple[int, int], cards: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = _last()
    for seat in (0, 1):
        hold(state, seat, *[EGG] * cards[seat], money=money[seat])
        state.chefs[seat].cooked = tuple(range(10 + seat, 10 + seat + cooked[seat]))
    told = nobody_cooks(state)
    assert told[-1] == GameEnded("HIB-53")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ranking
    refused(state, m.StopCooking(), "HIB-53", "game-over", by=0)


@pytest.mark.rule("HIB-53")
def test_the_usual_last_round_is_the_fortieth() -> None:
    assert cooking().last_round == 40


@pytest.mark.rule("HIB-53")
def test_a_table_may_play_without_a_last_round() -> None:
    state = cooking(last_round=None)
    state.round = 40
    assert GameEnded("HIB-53") not in nobody_cooks(state)
    assert state.round == 41
    assert GAME.view(state, 0).last_round is None


@pytest.mark.rule("HIB-60")
def test_the_bottle_goes_to_the_left_neighbour_of_its_present_holder() -> None:
    state = cooking(3, head=2)
    told = nobody_cooks(state)
    assert of(RoundBegun, told) == [RoundBegun(2, 0)]
    assert (state.head, state.seat, state.ask, state.round) == (0, 0, Ask.THROW, 2)
    assert of(ChipsGathered, told)


@pytest.mark.rule("HIB-61")
def test_recipes_are_drawn_up_to_three_face_up() -> None:
    state = cooking()
    put(state, menu=(1,))
    told = nobody_cooks(state)
    (dealt,) = of(RecipesDealt, told)
    assert dealt.recipes == (3, 4)
    assert dealt.reveals()
    assert state.menu == (1, 3, 4)
    assert state.deck == tuple(range(5, 18))


@pytest.mark.rule("HIB-61")
def test_no_recipe_is_drawn_when_none_was_cooked() -> None:
    assert not of(RecipesDealt, nobody_cooks(cooking()))


@pytest.mark.rule("HIB-62", "HIB-47")
def test_six_new_cards_are_added_and_what_lies_there_stays() -> None:
    state = cooking()
    told = nobody_cooks(state)
    (dealt,) = of(e.CardsDealt, told)
    assert dealt.cards == (BEEF, SHIITAKE, FISH, SHRIMP, EGG, BROCCOLI), "sorted: the display keeps no order"
    assert dealt.reveals()
    assert state.display == (2, 2, 2, 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("HIB-63")
def test_a_used_up_pile_is_the_shuffled_discards_only_when_a_card_must_be_drawn() -> None:
    state = cooking()
    put(state, pile=(EGG, EGG), discard=(0, 0, 0, 0, 0, 0, 0, 0, 5))
    play(state, m.StopCooking())
    told = play(state, m.StopCooking(), (4, 3, 2, 1, 0))
    assert [event.cards for event in of(e.CardsDealt, told)] == [(EGG, EGG), (BROCCOLI,) * 4]
    assert state.pile == (BROCCOLI,)
    exact = put(cooking(), pile=(EGG,) * 6, discard=(0, 0, 0, 0, 0, 0, 0, 0, 5))
    assert not of(e.PileShuffled, nobody_cooks(exact))
    assert exact.pile == ()


@pytest.mark.rule("HIB-64")
def test_what_is_not_there_is_not_laid_out() -> None:
    state = cooking()
    state.pile, state.discard, state.deck, state.menu = (EGG,), (0,) * 9, (17,), ()
    told = nobody_cooks(state)
    assert [event.cards for event in of(e.CardsDealt, told)] == [(EGG,)]
    assert [event.recipes for event in of(RecipesDealt, told)] == [(17,)]
    empty = cooking()
    empty.pile, empty.discard, empty.deck, empty.menu = (), (0,) * 9, (), ()
    told = nobody_cooks(empty)
    assert not of(e.CardsDealt, told)
    assert not of(RecipesDealt, told)
    assert empty.ask is Ask.THROW
