"""FUP-60 to FUP-83: cooking, doing nothing, new rounds, the end."""

import pytest
from tests.games.fired_up.positions import CHILI, EGG, GAME, TIP, listed, play, refused, table

from cookoff.engine import Outcome
from cookoff.engine.conformance import of
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.setup import FiredUpOptions
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.events import ChipsGathered
from cookoff.games.grill.rules.recipes import GameEnded, RecipeCooked, RecipesDealt, RoundBegun

FIRST = GAME.lookup.recipes[0]
"""What the first face-up recipe needs."""
THIRD = GAME.lookup.recipes[2]


def holding(*needs: tuple[int, ...], chili: int = 0) -> dict[int, int]:
    """A hand with exactly these ingredients."""
    flat = [need for each in needs for need in each]
    return {**{need: flat.count(need) for need in flat}, CHILI: chili}


@pytest.mark.rule("FUP-60")
@pytest.mark.parametrize("place", [EGG, TIP, BARE])
def test_any_own_chip_may_be_used_to_cook_a_face_up_recipe(place: int) -> None:
    state = table(chips=[(0, 100, place)], hands={0: holding(FIRST)}, round=4)
    told = play(state, m.Cook(0, 0))
    assert of(RecipeCooked, told) == [RecipeCooked(0, 0, FIRST, 0, reserved=False)]
    assert state.chefs[0].cooked == (0,)
    assert sum(state.chefs[0].hand) == 0
    assert state.piles == (8,) * 9 + (12,), "the ingredients are back on their piles at once"
    assert state.chefs[0].money == 1200, "the place has no effect"


@pytest.mark.rule("FUP-60")
def test_an_own_reserved_recipe_may_be_cooked_and_nobody_elses() -> None:
    state = table(chips=[(0, 100, BARE), (1, 100, BARE)], hands={0: holding(GAME.lookup.recipes[5])})
    state.chefs[0].reserved, state.deck = (5,), tuple(recipe for recipe in state.deck if recipe != 5)
    rival = state.clone()
    (cooked,) = of(RecipeCooked, play(state, m.Cook(0, 5)))
    assert cooked.reserved
    assert cooked.reveals()
    assert [list(state.chefs[0].reserved), list(state.chefs[0].cooked)] == [[], [5]]
    assert state.menu == (0, 1, 2)
    rival.seat = 1
    refused(rival, m.Cook(1, 5), "FUP-60", "recipe-not-there", recipe=5)


@pytest.mark.rule("FUP-60")
def test_a_recipe_needs_its_three_ingredients() -> None:
    state = table(chips=[(0, 100, BARE)], hands={0: holding(FIRST[:2])})
    refused(state, m.Cook(0, 0), "FUP-60", "ingredients-missing", recipe=0)
    refused(state, m.Cook(0, 9), "FUP-60", "recipe-not-there", recipe=9)
    refused(state, m.Cook(0, 98), "FUP-60", "recipe-not-there", recipe=98)
    refused(state, m.Cook(1, 0), "FUP-31", "not-your-chip", chip=1)


@pytest.mark.rule("FUP-61")
def test_two_chili_stand_in_for_one_ingredient() -> None:
    state = table(chips=[(0, 100, BARE)], hands={0: holding(FIRST[:2], chili=3)})
    assert listed(state, m.Cook) == [m.Cook(0, 0, FIRST[2])]
    told = play(state, m.Cook(0, 0, FIRST[2]))
    assert of(RecipeCooked, told) == [RecipeCooked(0, 0, FIRST[:2], 2, reserved=False)]
    assert state.chefs[0].hand[CHILI] == 1


@pytest.mark.rule("FUP-61")
def test_chili_stands_in_once_per_recipe_and_only_for_what_it_asks() -> None:
    state = table(chips=[(0, 100, BARE)], hands={0: holding(FIRST[:1], chili=4)})
    refused(state, m.Cook(0, 0, FIRST[1]), "FUP-60", "ingredients-missing", recipe=0)
    stranger = next(kind for kind in range(9) if kind not in FIRST)
    refused(state, m.Cook(0, 0, stranger), "FUP-61", "not-in-recipe", recipe=0, ingredient=stranger)
    poor = table(chips=[(0, 100, BARE)], hands={0: holding(FIRST[:2], chili=1)})
    refused(poor, m.Cook(0, 0, FIRST[2]), "FUP-61", "too-little-chili", needed=2)


@pytest.mark.rule("FUP-61")
def test_chili_may_spare_an_ingredient_that_is_in_hand() -> None:
    state = table(chips=[(0, 100, BARE)], hands={0: holding(FIRST, chili=2)})
    ways = [move for move in listed(state, m.Cook) if isinstance(move, m.Cook) and move.recipe == 0]
    assert ways == [m.Cook(0, 0), *(m.Cook(0, 0, need) for need in FIRST)]
    play(state, m.Cook(0, 0, FIRST[1]))
    assert state.chefs[0].hand[FIRST[1]] == 1


@pytest.mark.rule("FUP-62", "FUP-82")
def test_face_up_recipes_are_filled_up_only_at_the_end_of_the_round() -> None:
    state = table(chips=[(0, 100, BARE), (1, 100, BARE)], hands={0: holding(FIRST)})
    play(state, m.Cook(0, 0))
    assert list(state.menu) == [1, 2]
    told = play(state, m.TakeOff(1))
    assert of(RecipesDealt, told) == [RecipesDealt((3,))]
    assert RecipesDealt((3,)).reveals()
    assert list(state.menu) == [1, 2, 3]


@pytest.mark.rule("FUP-63", "FUP-80")
def test_a_chef_with_three_recipes_may_go_on_cooking_and_the_round_is_finished() -> None:
    state = table(
        chips=[(0, 100, BARE), (0, 200, BARE), (1, 100, TIP)],
        hands={0: holding(FIRST, THIRD)},
        chefs={0: {"cooked": (10, 11)}},
        deck=tuple(recipe for recipe in range(3, 18) if recipe not in (10, 11)),
    )
    play(state, m.Cook(0, 0))
    assert len(state.chefs[0].cooked) == 3
    assert GAME.outcome(state) is None
    play(state, m.TakeTip(2))
    told = play(state, m.Cook(1, 2))
    assert len(state.chefs[0].cooked) == 4
    assert of(GameEnded, told) == [GameEnded("FUP-80")]
    assert GAME.outcome(state) == Outcome(((0,), (1,)), (3, 0), (), "FUP-80")
    refused(state, m.TakeOff(0), "FUP-80", "game-over")
    assert not GAME.moves(state, 0)
    assert GAME.to_act(state) == ()


@pytest.mark.rule("FUP-70")
def test_a_chip_may_be_taken_off_without_doing_anything() -> None:
    state = table(chips=[(0, 600, TIP), (1, 100, TIP)])
    before = state.piles, state.chefs[0].money, state.chefs[0].hand
    play(state, m.TakeOff(0))
    assert (state.piles, state.chefs[0].money, state.chefs[0].hand) == before
    assert [chip.id for chip in state.grill.lying] == [1]


@pytest.mark.rule("FUP-63", "FUP-80", "FUP-81")
@pytest.mark.parametrize(
    ("cooked", "money", "ranking"),
    [
        ((3, 2, 1), (0, 9000, 50), ((0,), (1,), (2,))),
        ((3, 3, 0), (500, 900, 9000), ((1,), (0,), (2,))),
        ((4, 3, 0), (500, 900, 0), ((1,), (0,), (2,))),
        ((3, 0, 5), (700, 900, 700), ((0, 2), (1,))),
    ],
    ids=["one", "the richest of several", "four count as three", "shared"],
)
def test_of_those_with_three_recipes_the_richest_wins(
    cooked: tuple[int, ...], money: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    deck = iter(range(3, 18))
    chefs = {
        seat: {"cooked": tuple(next(deck) for _ in range(count)), "money": money[seat]}
        for seat, count in enumerate(cooked)
    }
    state = table(3, chips=[(0, 100, BARE)], chefs=chefs, deck=tuple(deck))
    play(state, m.TakeOff(0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranking, outcome.ended_by) == (ranking, "FUP-80")
    assert outcome.points == tuple(min(3, count) for count in cooked), "nobody has more than those who rank before"


@pytest.mark.rule("FUP-82")
def test_a_new_round_has_the_left_neighbour_as_head_chef_and_all_chips_in_hand() -> None:
    state = table(3, seat=2, head=2, chips=[(2, 100, BARE)], out=[(0, 600)])
    told = play(state, m.TakeOff(0))
    assert of(RoundBegun, told) == [RoundBegun(2, 0)]
    assert of(ChipsGathered, told)
    assert not of(RecipesDealt, told), "three lie there"
    assert (state.head, state.seat, state.ask) == (0, 0, Ask.THROW)
    assert all(pouch.hand == (100, 200, 400, 600) for pouch in state.grill.pouches)
    assert all(pouch.seen == () for pouch in state.grill.pouches)


@pytest.mark.rule("FUP-83")
def test_with_an_empty_recipe_pile_the_display_is_filled_as_far_as_it_goes() -> None:
    state = table(chips=[(0, 100, BARE)], menu=(0,), deck=(1,), chefs={1: {"reserved": tuple(range(2, 18))}})
    play(state, m.TakeOff(0))
    assert state.menu == (0, 1)
    state = table(chips=[(0, 100, BARE)], menu=(), deck=(), chefs={1: {"reserved": tuple(range(18))}})
    told = play(state, m.TakeOff(0))
    assert not of(RecipesDealt, told)
    assert state.round == 2


@pytest.mark.rule("FUP-83")
@pytest.mark.parametrize(
    ("cooked", "money", "ranking"),
    [
        ((1, 2), (9000, 0), ((1,), (0,))),
        ((1, 1), (900, 1000), ((1,), (0,))),
        ((0, 0), (900, 900), ((0, 1),)),
    ],
)
def test_after_the_last_round_recipes_then_money_decide(
    cooked: tuple[int, int], money: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    deck = iter(range(3, 18))
    chefs = {
        seat: {"cooked": tuple(next(deck) for _ in range(cooked[seat])), "money": money[seat]} for seat in range(2)
    }
    state = table(chips=[(0, 100, BARE)], chefs=chefs, deck=tuple(deck), last_round=5, round=4)
    on = state.clone()
    play(on, m.TakeOff(0))
    assert on.round == 5
    state.round = 5
    told = play(state, m.TakeOff(0))
    assert of(GameEnded, told) == [GameEnded("FUP-83")]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranking, outcome.ended_by) == (ranking, "FUP-83")
    refused(state, m.TakeOff(0), "FUP-83", "game-over")


@pytest.mark.rule("FUP-83")
def test_a_table_may_play_without_a_last_round() -> None:
    state = table(chips=[(0, 100, BARE)], last_round=None, round=40)
    assert not of(GameEnded, play(state, m.TakeOff(0)))
    assert state.round == 41
    assert GAME.view(state, 0).last_round is None


@pytest.mark.rule("FUP-83")
def test_the_usual_last_round_is_the_fortieth() -> None:
    assert FiredUpOptions().last_round == 40
