"""Cooks: what they do with two hands, human times and open eyes."""

import random
from typing import Any

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    LOOKUP,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    kitchen,
    on_the_oven,
    opening,
    play,
    rolled,
    tower,
)

from cookoff.engine import BotContext, Intent, Move
from cookoff.games.mithral_chef.bots import STYLES, BotStyle, Cook
from cookoff.games.mithral_chef.bots.order_policy import is_worth_ordering
from cookoff.games.mithral_chef.content.enums import FOREST, PANTRY, Hand, Pace, Vegetable
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Foraging, Hunting, Plating, State

CASUAL, MASTER = STYLES["casual"], STYLES["master"]
BOTH = pytest.mark.parametrize("style", [CASUAL, MASTER], ids=["casual", "master"])
THEN = NOW + 60_000


def decide(state: State, style: BotStyle = MASTER, *, seat: int = 0, now: int = THEN, seed: int = 1) -> Intent:
    return Cook(style).decide(BotContext(GAME, state, seat, now=now), random.Random(seed))


def doing(state: State, style: BotStyle = MASTER, *, seat: int = 0, now: int = THEN, seed: int = 1) -> Move | None:
    """What it decides to do, which must be legal by the time it does it."""
    intent = decide(state, style, seat=seat, now=now, seed=seed)
    if intent.move is not None:
        assert intent.move in GAME.moves(state, seat).discrete
        assert GAME.ready(state, seat, intent.move) <= now + intent.delay
    return intent.move


def busy_elsewhere(state: State, hand: Hand, seat: int = 0) -> None:
    """The other hand has long to do."""
    chef = state.players[seat].chefs[hand]
    chef.station, chef.work, chef.busy, chef.idle = PANTRY, Foraging(), THEN + 60_000, THEN + 90_000


@BOTH
def test_nobody_acts_before_the_signal(style: BotStyle) -> None:
    state = opening(2)
    intent = decide(state, style, now=500)
    assert intent.move is None
    assert 500 + intent.delay > state.until


@BOTH
@pytest.mark.rule("MIT-25")
def test_a_bot_is_no_faster_than_its_hands(style: BotStyle) -> None:
    state = kitchen(2)
    for chef in state.players[0].chefs:
        chef.busy = THEN + 5000
    assert decide(state, style) == Intent(None, 5000)
    state.players[0].chefs[R].busy = 0
    intent = decide(state, style)
    assert getattr(intent.move, "hand", None) is R
    fast, slow = style.reaction
    assert fast <= intent.delay <= slow


def test_a_hand_at_something_goes_on_before_one_at_home_begins() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(R))
    assert isinstance(doing(state, now=NOW + 2000), m.Flip)


@BOTH
def test_in_a_calm_kitchen_one_hand_waits_until_the_other_is_home(style: BotStyle) -> None:
    state = kitchen(2)
    busy_elsewhere(state, L)
    assert getattr(doing(state, style), "hand", None) is R
    state.calm = True
    assert doing(state, style) is None
    state.players[0].chefs[L].busy = 0
    assert getattr(doing(state, style), "hand", None) is L
    play(state, 0, m.Leave(L))
    assert doing(state, style) is not None


def test_of_two_hands_at_something_the_one_that_waited_longer_goes_on() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.EnterForest(R), at=NOW - 100)
    assert getattr(doing(state, now=NOW + 4000), "hand", None) is R
    state.players[0].chefs[R].idle = NOW + 90_000
    assert getattr(doing(state, now=NOW + 4000), "hand", None) is L


def hunting(card: str | None, *, recipes: list[str], game: list[str] | None = None, caps: bool = False) -> State:
    state = kitchen(2, seats={0: {"recipes": recipes, "game": game or []}}, caps=caps)
    busy_elsewhere(state, R)
    play(state, 0, m.EnterForest(L))
    if card is not None:
        play(state, 0, m.Flip(L, 20), state.forest.index(card), at=NOW + 3000)
    return state


@pytest.mark.parametrize(
    ("card", "wanted"),
    [("hart-d8", m.TakeGame(L)), ("wolf-d8", m.Ignore(L)), ("beast-d8", m.TakeGame(L))],
)
def test_it_looks_for_the_game_it_needs(card: str, wanted: Move) -> None:
    assert doing(hunting(card, recipes=[SKEWERS]), now=NOW + 6000) == wanted


def test_it_leaves_the_forest_when_it_needs_nothing_there() -> None:
    assert doing(hunting(None, recipes=[SKEWERS], game=["hart-d8"]), now=NOW + 6000) == m.Leave(L)
    state = hunting(None, recipes=[SKEWERS])
    state.spread = 0
    assert decide(state, now=NOW + 6000).move == m.Leave(L)


def test_it_flips_any_card_of_the_spread() -> None:
    state = hunting(None, recipes=[SKEWERS])
    flips = {decide(state, now=NOW + 6000, seed=seed).move for seed in range(200)}
    assert all(isinstance(move, m.Flip) and state.spread >> move.slot & 1 for move in flips)
    assert len(flips) > 30


def test_two_hands_do_not_take_one_animal_twice() -> None:
    state = hunting("hart-d8", recipes=[SKEWERS])
    chef = state.players[0].chefs[R]
    chef.station, chef.work, chef.busy, chef.idle = FOREST, Hunting(), 0, 0
    assert doing(state, now=NOW + 6000) == m.Leave(R)


def test_where_game_is_limited_it_releases_what_no_recipe_needs() -> None:
    for caps in (True, False):
        state = hunting(None, recipes=[SKEWERS], game=["wolf-d8", "wolf-d6"], caps=caps)
        assert isinstance(doing(state, now=NOW + 6000), m.ReleaseGame if caps else m.Flip)


def foraging(
    die: Vegetable | None, pantry: tuple[int, int, int], recipes: list[str] | None = None, *, caps: bool = False
) -> State:
    things = {"recipes": [SKEWERS] if recipes is None else recipes, "pantry": pantry}
    state = kitchen(2, seats={0: things}, caps=caps)
    play(state, 0, m.EnterPantry(L))
    if die is not None:
        play(state, 0, m.Draw(L), die, at=NOW + 3000)
    state.players[0].chefs[R].busy = THEN + 60_000
    return state


@pytest.mark.parametrize(
    ("die", "pantry", "style", "wanted"),
    [
        (Vegetable.ONION, (0, 0, 0), CASUAL, m.Keep(L)),
        (Vegetable.EGGPLANT, (0, 2, 1), CASUAL, m.PutBack(L)),
        (Vegetable.EGGPLANT, (0, 2, 1), MASTER, m.Keep(L)),
        (None, (0, 0, 0), MASTER, m.Draw(L)),
        (None, (1, 0, 1), MASTER, m.Leave(L)),
    ],
)
def test_it_keeps_what_is_missing_and_some_for_later(
    die: Vegetable | None, pantry: tuple[int, int, int], style: BotStyle, wanted: Move
) -> None:
    assert doing(foraging(die, pantry), style, now=NOW + 6000) == wanted


@pytest.mark.parametrize("caps", [True, False])
def test_it_heeds_the_limit_of_pantry_dice_where_there_is_one(caps: bool) -> None:
    drawn = foraging(Vegetable.ONION, (0, 6, 4), caps=caps)
    assert doing(drawn, MASTER, now=NOW + 6000) == (m.PutBack(L) if caps else m.Keep(L))
    full = foraging(None, (0, 8, 2), caps=caps)
    assert doing(full, MASTER, now=NOW + 6000) == (m.ReturnDie(L, Vegetable.EGGPLANT) if caps else m.Draw(L))


def test_it_leaves_an_empty_bag() -> None:
    state = foraging(None, (0, 0, 0))
    state.bag = (0, 0, 0)
    assert decide(state, now=NOW + 6000).move == m.Leave(L)


def cooking(*faces: int, off: tuple[int, ...] = ()) -> State:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    busy_elsewhere(state, R)
    if faces:
        work: Any = state.players[0].chefs[L].work
        play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(work.meal, dict(enumerate(faces)), off=off))
    return state


def test_it_rolls_all_and_rolls_again_what_fell_off() -> None:
    assert doing(cooking()) == m.Roll(L, (0, 1, 2))
    assert doing(cooking(6, 6, 6, off=(1,))) == m.Roll(L, (1,))


def test_it_stops_or_rerolls_by_the_odds() -> None:
    assert doing(cooking(7, 3, 3)) == m.Stop(L, 13)
    move = doing(cooking(1, 1, 1))
    assert isinstance(move, m.Roll)
    state = cooking(7, 3, 3)
    state.plates = ()
    assert doing(state) == m.Stop(L, None)


def test_the_casual_one_is_content_sooner() -> None:
    less = sum(isinstance(doing(cooking(face, 3, 3), CASUAL), m.Roll) for face in range(1, 8))
    more = sum(isinstance(doing(cooking(face, 3, 3), MASTER), m.Roll) for face in range(1, 8))
    assert less < more


def plating(*standing: int, served_at: int | None = None, recipe: str = "hunters-platter") -> State:
    state = kitchen(4)
    dish = at_the_plating(state, 0, L, recipe, ["hart-d10", "ram-d8"], 6)
    state.players[0].chefs[L].work = Plating(dish, tower(*standing), served_at)
    busy_elsewhere(state, R)
    return state


def test_it_stacks_broad_dice_first_and_high_towers_calmly() -> None:
    assert doing(plating()) == m.Place(L, 2, Pace.STEADY)
    assert doing(plating(2, 3)) == m.Place(L, 1, Pace.STEADY)
    assert doing(plating(2, 3, 1)) == m.Place(L, 0, Pace.STEADY)
    assert getattr(doing(plating(recipe="kings-own-casserole")), "pace", None) is Pace.CALM
    assert decide(plating(2, 3, 1, 0, served_at=THEN + 9000)).move is None


def test_the_casual_one_is_sometimes_in_a_rush() -> None:
    moves = [doing(plating(), CASUAL, seed=seed) for seed in range(40)]
    paces = {move.pace for move in moves if isinstance(move, m.Place)}
    assert paces == {Pace.STEADY, Pace.RUSHED}


@BOTH
def test_a_free_hand_does_the_most_urgent_thing(style: BotStyle) -> None:
    full: dict[str, Any] = {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 0, 1)}
    dish = {"dishes": [("wolf-ragout", ["wolf-d8"], 6), ("ram-hotpot", ["ram-d6"], 9)]}
    assert doing(kitchen(2, seats={0: {**full, **dish}}), style) == m.EnterPlating(L, "ram-hotpot")
    assert doing(kitchen(2, seats={0: full}), style) == m.EnterOven(L, SKEWERS, ("hart-d8",))
    assert doing(kitchen(2, seats={0: {"recipes": [SKEWERS]}}), style) == m.EnterForest(L)
    assert doing(kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"]}}), style) == m.EnterPantry(L)
    assert doing(kitchen(2, seats={0: {"recipes": []}}), style) == m.TakeOrder(L)


def test_it_plans_two_hands_at_once() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}})
    play(state, 0, m.EnterForest(L))
    state.players[0].chefs[L].busy = THEN + 60_000
    assert doing(state) == m.EnterPantry(R)


@pytest.mark.rule("MIT-28")
def test_it_waits_for_a_space_and_for_its_time_away() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"]}})
    play(state, 1, m.EnterPantry(L))
    state.deck = ()
    assert decide(state, CASUAL).move is None
    other = kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"]}})
    for chef in other.players[0].chefs:
        chef.barred = (0, THEN + 9000, 0, 0, 0)
    assert decide(other, CASUAL) == Intent(None, 1500)


def test_no_orders_where_the_table_or_a_showdown_forbids_them() -> None:
    assert decide(kitchen(2, seats={0: {"recipes": [], "dishes": []}}, orders=1)).move == m.TakeOrder(L)
    state = kitchen(2, seats={0: {"recipes": []}})
    state.showdown = True
    assert decide(state).move is None
    limited = kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 0, 1)}}, orders=1)
    limited.plates = ()
    assert decide(limited).move is None


def test_with_too_much_game_it_goes_to_the_forest_to_release_what_no_recipe_needs() -> None:
    things = {"recipes": ["wolf-ragout"], "game": ["hart-d8", "hart-d6", "ram-d6"], "pantry": (0, 1, 1)}
    state = kitchen(2, seats={0: things}, caps=True, orders=1)
    play(state, 0, m.EnterForest(L))
    busy_elsewhere(state, R)
    assert doing(state, CASUAL, now=NOW + 6000) == m.ReleaseGame(L, "hart-d6")


@pytest.mark.parametrize("caps", [True, False])
def test_who_is_stuck_with_game_that_recipes_need_orders_something_else(caps: bool) -> None:
    things = {"recipes": [SKEWERS, "twin-hart-roast", "wolf-ragout"], "game": ["hart-d8", "hart-d8", "hart-d6"]}
    state = kitchen(4, seats={0: things}, caps=caps)
    for chef in state.players[0].chefs:
        chef.barred = (0, 10 * THEN, 0, 0, 0)  # not to the pantry
    assert doing(state, CASUAL) == (m.TakeOrder(L) if caps else m.EnterForest(L))


def test_it_watches_the_deck_for_the_dragon() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}, 1: {"burns": 1}})

    def orders(uncooked: int, now: int = THEN) -> bool:
        return is_worth_ordering(LOOKUP, GAME.view(state, 0), 0, uncooked, now)

    assert orders(0)
    assert not orders(1), "one after the other"
    state.above = 0
    assert orders(1), "ahead: the dragon is welcome"
    assert not orders(2)
    state.players[0].burns = 3
    assert not orders(1), "behind: better not"
    assert orders(0)
    assert not orders(0, now=state.until - 1000), "too late for another meal"
