"""MIT-1 to MIT-12: what lies on the table, and the signal."""

import random

import pytest
from tests.games.mithral_chef.positions import GAME, L, R, kitchen, opening, play, refused

from cookoff.engine import TABLE, BadInput, Scripted, Search
from cookoff.games.mithral_chef.content.enums import Hand, Phase, Station
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.setup import MithralOptions

COUNTDOWN = GAME.components.clock.countdown


@pytest.mark.rule("MIT-1")
def test_every_player_has_a_sous_chef_for_each_hand() -> None:
    assert [hand.name for hand in Hand] == ["LEFT", "RIGHT"]
    for player in opening(4).players:
        assert [chef.station for chef in player.chefs] == [None, None]


@pytest.mark.rule("MIT-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_space_is_open_to_tables_as_large_as_its_number(players: int) -> None:
    for station, card in zip(Station, GAME.components.station.row(), strict=True):
        spaces = GAME.lookup.spaces(players, station)
        assert [card.spaces[space] <= players for space in spaces] == [True] * len(spaces)
        assert len(spaces) == sum(number <= players for number in card.spaces)
    assert len(GAME.lookup.spaces(players, Station.PLATING)) == (1 if players == 2 else 2)


@pytest.mark.rule("MIT-3", "MIT-10")
@pytest.mark.parametrize(("players", "recipes"), [(2, 12), (3, 15), (4, 18)])
def test_recipes_with_more_hats_than_players_stay_out(players: int, recipes: int) -> None:
    state = opening(players)
    inside = [*state.deck, *(recipe for player in state.players for recipe in player.recipes)]
    assert len(inside) == recipes
    hats = {recipe.id: recipe.hats for recipe in GAME.components.recipe}
    assert all(hats[recipe] <= players for recipe in inside)
    assert len(GAME.components.recipe) == 18
    assert state.dragon


@pytest.mark.rule("MIT-10")
@pytest.mark.parametrize(("players", "above"), [(2, 4), (3, 6), (4, 8)])
def test_the_dragon_is_among_the_last_seven_cards(players: int, above: int) -> None:
    """Orders before the dragon: at least those above the seven, at most six more."""
    state = opening(players)
    assert state.above == above
    assert len(state.deck) == above + 6
    for last in (0, 6):
        state = kitchen(players)
        for number in range(above + last):
            play(state, 0, m.TakeOrder(L), 0, at=20_000 + 10_000 * number)
        assert state.dragon
        left = len(state.deck)
        assert left == 6 - last
        # Any of the cards left is as likely: the dragon is counted last.
        assert e.DragonEscaped(0, L) in play(state, 0, m.TakeOrder(L), left, at=10**6)


@pytest.mark.rule("MIT-4", "MIT-5", "MIT-6", "MIT-7")
def test_forest_dice_bag_and_plates_lie_ready() -> None:
    state = opening(2)
    components = GAME.components
    assert len(state.forest) == components.tracks + sum(card.count for card in components.forest)
    assert state.spread.bit_count() == len(state.forest)
    assert {card.split("-")[0] for card in state.forest} == {"tracks", "hart", "ram", "wolf", "beast"}
    assert state.supply == (3, 3, 3)
    assert state.bag == components.pantry_dice.counts()
    assert state.plates == tuple(sorted(components.plates))


@pytest.mark.rule("MIT-11")
def test_everybody_starts_with_one_recipe_of_the_shuffled_deck() -> None:
    state = GAME.setup(2, MithralOptions(), Scripted((5, 3, 0, 1, 2, 4, 6, 7, 8, 9, 10, 11)))
    recipes = GAME.components.recipes_for(2)
    assert [player.recipes for player in state.players] == [(recipes[5],), (recipes[3],)]
    assert set(state.deck) == set(recipes) - {recipes[5], recipes[3]}


@pytest.mark.rule("MIT-12", "MIT-11")
def test_nothing_can_be_done_before_the_countdown_is_over() -> None:
    state = opening(2)
    assert state.phase is Phase.COUNTDOWN
    assert GAME.to_act(state) == ()
    assert not GAME.moves(state, 0)
    refused(state, 0, m.EnterForest(L), "MIT-12", "countdown", at=COUNTDOWN + 1)
    refused(state, TABLE, m.Begin(), "MIT-12", "not-due", at=COUNTDOWN - 1)
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (COUNTDOWN, m.Begin())
    assert play(state, TABLE, m.Begin(), at=COUNTDOWN) == [e.Begun(COUNTDOWN + 15 * 60_000, GAME.lookup.open_spaces(2))]
    assert GAME.to_act(state) == (0, 1)
    refused(state, TABLE, m.Begin(), "MIT-12", "not-due", at=COUNTDOWN)
    play(state, 0, m.EnterForest(L), at=COUNTDOWN)
    play(state, 1, m.EnterForest(R), at=COUNTDOWN)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (MithralOptions(orders=0), "orders: 0"),
        (MithralOptions(closing=0), "closing: 0"),
        (MithralOptions(closing=61), "closing: 61"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: MithralOptions, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        GAME.setup(2, options, Search(random.Random(1)))


def test_a_calm_table_is_laid_out_like_any_other() -> None:
    """The option is for the players' screens and for bots; what is dealt and when it begins stay the same."""
    calm, usual = (GAME.setup(3, MithralOptions(calm=calm), Search(random.Random(4))) for calm in (True, False))
    assert calm.calm
    calm.calm = False
    assert calm == usual
