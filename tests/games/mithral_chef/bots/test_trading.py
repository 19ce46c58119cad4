"""Cooks: what they trade, and what they reckon with."""

import random
from itertools import pairwise

import pytest
from tests.games.mithral_chef.bots.test_bot import CASUAL, MASTER, decide, doing
from tests.games.mithral_chef.positions import (
    GAME,
    LOOKUP,
    NOW,
    SKEWERS,
    L,
    at_the_plating,
    kitchen,
    play,
)

from cookoff.engine import BotContext
from cookoff.games.mithral_chef.bots import STYLES, Cook, evaluate
from cookoff.games.mithral_chef.bots.ingredient_needs import IngredientPlan
from cookoff.games.mithral_chef.bots.order_policy import points_now
from cookoff.games.mithral_chef.bots.reroll_advice import best_reroll, burn_chance, plate_for, sums
from cookoff.games.mithral_chef.bots.trading import answer_offer, propose_trade
from cookoff.games.mithral_chef.content.enums import Animal, Phase
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Offer

THEN = NOW + 60_000


def test_what_a_player_would_have_now() -> None:
    state = kitchen(2, seats={0: {"recipes": [], "burns": 2}})
    state.players[0].served = (6, 9)
    assert points_now(GAME.components, state.players[0]) == 13
    assert points_now(GAME.components, state.players[1]) == -1


def test_it_proposes_a_trade_that_helps_both() -> None:
    mine = {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 1, 0)}
    theirs = {"recipes": ["moussaka-of-ram"], "pantry": (0, 1, 2)}
    state = kitchen(2, seats={0: mine, 1: theirs})
    offer = m.MakeOffer(1, (0, 1, 0), (0, 0, 1))
    assert doing(state) == offer
    play(state, 0, offer)
    assert doing(state) == m.EnterPantry(L), "one offer at a time"
    assert doing(state, seat=1) == m.Accept(0)
    assert doing(state, CASUAL, seat=1) == m.Accept(0)


def test_no_trade_that_helps_only_one() -> None:
    mine = {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 1, 0)}
    state = kitchen(3, seats={0: mine, 1: {"recipes": [], "pantry": (0, 0, 2)}, 2: {"recipes": []}})
    view = GAME.view(state, 0)
    assert propose_trade(LOOKUP, view, 0, IngredientPlan(LOOKUP, view.players[0])) is None
    assert propose_trade(LOOKUP, view, 1, IngredientPlan(LOOKUP, view.players[1])) is None


@pytest.mark.parametrize(
    ("give", "want", "accepted"),
    [
        ((0, 0, 1), (0, 1, 0), True),
        ((0, 1, 0), (0, 0, 0), True),
        ((0, 1, 0), (1, 0, 0), False),
        ((0, 0, 1), (1, 0, 0), False),
        ((0, 0, 3), (0, 1, 0), False),
        ((1, 0, 0), (0, 1, 0), False),
    ],
)
def test_it_accepts_what_it_misses_for_what_it_can_spare(
    give: tuple[int, ...], want: tuple[int, ...], accepted: bool
) -> None:
    mine = {"recipes": [SKEWERS], "pantry": (1, 2, 0)}
    state = kitchen(2, seats={0: {"pantry": (1, 1, 2)}, 1: mine})
    told = answer_offer(LOOKUP, GAME.view(state, 1), Offer(4, 0, 1, give, want))
    assert told == (m.Accept(4) if accepted else m.Decline(4))


def test_it_declines_what_it_has_no_room_for() -> None:
    for caps in (True, False):
        state = kitchen(2, seats={0: {"pantry": (1, 0, 0)}, 1: {"pantry": (0, 5, 5)}}, caps=caps)
        answer = answer_offer(LOOKUP, GAME.view(state, 1), Offer(0, 0, 1, (1, 0, 0), (0, 0, 0)))
        assert answer == (m.Decline(0) if caps else m.Accept(0))


@pytest.mark.rule("MIT-83")
def test_it_wants_a_showdown() -> None:
    state = kitchen(2)
    play(state, -1, m.Close(), at=state.until)
    assert state.phase is Phase.VOTE
    assert doing(state, now=state.until) == m.WantShowdown(True)
    play(state, 0, m.WantShowdown(True), at=state.until)
    assert decide(state, now=state.until).move is None


def test_it_can_choose_where_nobody_asks_for_times() -> None:
    state = kitchen(2)
    cook, rng = Cook(MASTER), random.Random(1)
    assert cook.choose(BotContext(GAME, state, 0, now=THEN), rng) == m.EnterForest(L)
    for chef in state.players[0].chefs:
        chef.busy = 10**9
    context = BotContext(GAME, state, 0, now=THEN)
    assert cook.choose(context, rng) in context.moves.discrete


def test_larders_set_things_aside_for_the_nearest_recipe() -> None:
    things = {"recipes": ["hunters-platter", SKEWERS], "game": ["beast-d8", "hart-d6", "hart-d8"], "pantry": (1, 1, 1)}
    state = kitchen(2, seats={0: things})
    plan = IngredientPlan(LOOKUP, state.players[0])
    assert [(need.recipe, need.game, need.ready) for need in plan.needs] == [
        ("hunters-platter", ("beast-d8", "hart-d6"), True),
        (SKEWERS, ("hart-d8",), False),
    ]
    assert plan.animals() == []
    assert plan.pantry() == [1, 0, 1]
    assert (plan.spare, plan.spare_game) == ((0, 1, 0), [])
    lacking = IngredientPlan(LOOKUP, kitchen(2, seats={0: {"recipes": ["ram-on-ram"]}}).players[0])
    assert lacking.animals() == [Animal.RAM, Animal.RAM]


def test_the_odds_are_those_of_the_dice() -> None:
    assert dict(sums((0,))) == pytest.approx(dict.fromkeys(range(1, 7), 1 / 6))
    assert sum(share for _, share in sums((0, 1, 2))) == pytest.approx(1.0)
    assert burn_chance((0, 0), 11) == pytest.approx(1 / 36)
    assert [plate_for(total, (3, 5, 5, 8)) for total in (2, 3, 7, 99)] == [0, 3, 5, 8]


def test_advice_is_to_stop_at_the_top_and_to_go_on_at_the_bottom() -> None:
    plates = GAME.components.plates
    assert best_reroll((0, 0, 0), (4, 4, 5), 13, tuple(sorted(plates))) == ((), 0.0)
    some, gain = best_reroll((0, 0, 0), (1, 1, 5), 13, tuple(sorted(plates)))
    assert some == (0, 1)
    assert gain > 0


def test_a_position_is_worth_more_with_more_in_hand() -> None:
    empty = evaluate(GAME, kitchen(2, seats={0: {"recipes": [SKEWERS]}}), 0)
    ready = evaluate(GAME, kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 0, 1)}}), 0)
    cooked = evaluate(GAME, kitchen(2, seats={0: {"recipes": [], "dishes": [(SKEWERS, ["hart-d8"], 9)]}}), 0)
    state = kitchen(2, seats={0: {"recipes": []}})
    at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 9)
    assert empty < ready < cooked < evaluate(GAME, state, 0)


def test_the_better_a_cook_the_quicker_its_hands() -> None:
    styles = list(STYLES.values())
    assert all(above.reaction < below.reaction for below, above in pairwise(styles))
    delays = [decide(kitchen(2), styles[0], seed=seed).delay for seed in range(50)]
    assert min(delays) > MASTER.reaction[1], "a first game leaves time"
