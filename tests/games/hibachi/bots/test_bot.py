"""The bots of Hibachi: they play legal moves, want what helps them, and are as strong as they say."""

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.hibachi.positions import (
    BEEF,
    BOX,
    EGG,
    FISH,
    GAME,
    ONION,
    RICE,
    SHIITAKE,
    SHRIMP,
    cooking,
    hold,
    lay,
    opening,
    put,
    traded,
)

from cookoff.engine import BotContext, Live, Match, Move, Refusal, Seat
from cookoff.games.grill.bots.landing_odds import best_shot
from cookoff.games.grill.bots.levels import LEVELS, BotLevel
from cookoff.games.grill.bots.planner import ThrowTrials, aim_at_chip, rivals, throw_options
from cookoff.games.grill.market.bots.decisions import decide
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import DOUBT
from cookoff.games.grill.rules.moves import AimChip, CallChip
from cookoff.games.hands import SeatHand
from cookoff.games.hibachi import ROOM
from cookoff.games.hibachi.bots.bot import HibachiBot, HibachiValuation
from cookoff.games.hibachi.rules.chili import Cook
from cookoff.games.hibachi.rules.state import State
from cookoff.physics.queries import Side
from cookoff.physics.sources import play_and_search_sources

QUICK = play_and_search_sources(ROOM, ROOM.load(None), "quick")[0]


def valuation_of(state: State, seat: Seat | None = None) -> HibachiValuation:
    me = state.seat if seat is None else seat
    return HibachiValuation(GAME.lookup, GAME.view(state, me), me)


def choice(state: State, level: BotLevel | None = None) -> Move:
    context = BotContext(GAME, state, state.seat, QUICK)
    return HibachiBot(level or BotLevel()).choose(context, Random(1))


def test_what_completes_a_recipe_is_wanted_most_and_what_serves_none_is_spare() -> None:
    state = opening()
    hold(state, 0, BEEF, ONION, FISH, FISH)
    valuation = valuation_of(state)
    assert valuation.card_values[SHRIMP] == max(valuation.card_values)
    assert valuation.card_values[SHRIMP] > valuation.card_values[RICE] > 0
    assert valuation.spare[BEEF] == 0
    assert valuation.spare[FISH] == 2


def test_the_wanted_card_is_thrown_at() -> None:
    state = put(opening(), display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    move = choice(state)
    assert isinstance(move, AimChip)
    shape = GAME.lookup.ground.shapes[SHRIMP]
    assert (move.aim.target.x, move.aim.target.y) == (round(shape.x, 4), round(shape.y, 4))
    assert move.aim.hand is None, "the hand is the seat's (THR-30)"


@pytest.mark.rule("THR-11")
@pytest.mark.parametrize("hand", [SeatHand.CLUMSY, SeatHand.STEADY])
@pytest.mark.parametrize(
    ("bowl", "side"), [("shrimp", Side.NEAR), ("shiitake", Side.FAR), ("onion", Side.LEFT), ("rice", Side.RIGHT)]
)
def test_every_hand_walks_to_where_it_hits_best(bowl: str, side: Side, hand: SeatHand) -> None:
    place = BOX.places().index(bowl)
    shot = best_shot(GAME.lookup.ground, place, hand, QUICK)
    assert shot.aim.side is side
    assert sum(often for _, often in shot.ends) == pytest.approx(1.0)
    assert max(shot.ends, key=lambda end: end[1])[0] == place


def test_without_a_world_to_try_it_in_a_throw_from_the_nearest_side_is_taken_for_a_hit() -> None:
    place = BOX.places().index("shrimp")
    shot = best_shot(GAME.lookup.ground, place, SeatHand.CLUMSY, None)
    assert (shot.aim.side, shot.ends) == (Side.NEAR, ((place, 1.0),))
    alone = HibachiBot(LEVELS["master"]).choose(BotContext(GAME, opening(), 0), Random(1))
    assert alone == HibachiBot(LEVELS["expert"]).choose(BotContext(GAME, opening(), 0), Random(1))


def test_where_nothing_is_to_be_gained_the_smallest_chip_is_thrown() -> None:
    state = put(opening(), display=(0,) * 9, deck=(), pile=())
    egg = best_shot(GAME.lookup.ground, EGG, SeatHand.STEADY, QUICK).aim
    found = [each for each in throw_options(valuation_of(state), SeatHand.STEADY, QUICK) if each.aim == egg]
    assert [each.worth for each in found] == [0.0] * 6
    assert found[0].value == 100


def test_a_rivals_chip_is_knocked_away_where_that_is_worth_most() -> None:
    state = put(opening(), display=(1, 0, 0, 0, 0, 0, 0, 0, 0), deck=(), pile=())
    hold(state, 0, ONION, SHRIMP)
    lay(state, (1, 600, "head-chef"), (1, 600, "beef"), (0, 100, "bare"))
    chips = GAME.view(state, 0).grill.lying
    assert rivals(valuation_of(state)) == [chips[1], chips[0]]
    aim = aim_at_chip(chips[1])
    assert aim.side in {Side.LEFT, Side.FAR}
    assert isinstance(choice(state, BotLevel(tries_throws=True)), AimChip)


def test_trials_find_the_aim_and_the_chip_that_turn_out_best() -> None:
    state = opening()
    lay(state, (1, 600, "egg"))
    ground, (middle, shrimp) = GAME.lookup.ground, map(BOX.places().index, ("broccoli", "shrimp"))
    aims = [best_shot(ground, place, SeatHand.STEADY, QUICK).aim for place in (shrimp, middle)]
    trials = ThrowTrials(ground, GAME.view(state, 0).grill, SeatHand.STEADY, QUICK, Random(3))
    assert trials.best(aims, (100, 300), lambda ends, value: value * (ends[1] == middle)) == AimChip(300, aims[1])
    assert trials.best(aims, (100, 300), lambda ends, value: -value * (ends[1] == middle)) == AimChip(100, aims[0])


def test_whoever_slips_does_anything() -> None:
    state = cooking()
    hold(state, 0, BEEF, ONION, SHRIMP)
    context, bot = BotContext(GAME, state, 0, QUICK), HibachiBot(BotLevel(blunder_rate=1.0))
    assert {bot.choose(context, Random(seed)) for seed in range(9)} == {Cook(0), m.StopCooking()}
    thrown = [
        HibachiBot(BotLevel(blunder_rate=1.0)).choose(BotContext(GAME, opening(), 0), Random(seed)) for seed in range(9)
    ]
    assert all(isinstance(move, AimChip) for move in thrown)
    assert len(set(thrown)) > 4


def test_spare_cards_are_sold_when_it_pays_and_needed_ones_are_not() -> None:
    state = put(traded(2, EGG, (0, 600), (1, 300)), ask=Ask.SELL, bowl=EGG)
    hold(state, 0, EGG, EGG)
    # One egg is for the mushroom rice.
    assert choice(state) == m.Sell(1)
    cheap = put(traded(2, EGG, (0, 100)), ask=Ask.SELL, bowl=EGG)
    hold(cheap, 0, EGG, EGG)
    assert choice(cheap) == m.Sell(0)
    needed = put(traded(2, EGG, (0, 600)), ask=Ask.SELL, bowl=EGG)
    hold(needed, 0, SHIITAKE, RICE, EGG)
    assert choice(needed) == m.Sell(0)


def test_a_wanted_card_is_bought_and_whoever_is_alone_waits_for_the_lower_price() -> None:
    state = put(traded(2, SHRIMP, (0, 400), (0, 100)), ask=Ask.BUY, bowl=SHRIMP, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    assert choice(state) == m.DeclineBuy()
    rival = put(traded(2, SHRIMP, (0, 400), (1, 100)), ask=Ask.BUY, bowl=SHRIMP, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(rival, 0, BEEF, ONION)
    assert choice(rival) == m.Buy()
    useless = put(traded(2, FISH, (0, 600)), ask=Ask.BUY, bowl=FISH)
    hold(useless, 0, FISH)
    assert choice(useless) == m.DeclineBuy()


def test_the_wanted_card_is_kept_and_spaces_are_used() -> None:
    state = put(opening(), ask=Ask.KEEP, drawn=(FISH, SHRIMP))
    hold(state, 0, BEEF, ONION)
    assert choice(state) == m.Keep(SHRIMP)
    assert choice(put(opening(), ask=Ask.USE, space=4)) == m.UseSpace()


def test_the_head_chef_begins_where_something_can_be_sold() -> None:
    state = put(opening(), ask=Ask.BOWL)
    lay(state, (1, 600, "beef"), (1, 500, "egg"))
    hold(state, 0, EGG, EGG)
    assert choice(state) == m.ChooseBowl(EGG)


def test_what_can_be_cooked_is_cooked_without_chili_if_possible() -> None:
    state = cooking()
    hold(state, 0, BEEF, ONION, SHRIMP, chili=2)
    assert choice(state) == Cook(0)


def test_the_head_chef_calls_a_chip_in_his_favour() -> None:
    state = put(opening(), ask=Ask.CALL, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    lay(state, (0, 100, "egg"))
    state.grill.lying = (replace(state.grill.lying[0], place=DOUBT),)
    moves = (CallChip(0, EGG), CallChip(0, SHRIMP))
    assert decide(valuation_of(state), moves) == CallChip(0, SHRIMP)


@pytest.mark.parametrize("names", [("casual", "expert"), ("master", "beginner", "casual", "skilled")])
def test_bots_play_whole_games(names: tuple[str, ...]) -> None:
    bots = [ROOM.bots.levels[name]() for name in names]
    match = Match.start(GAME, len(bots), Live(Random(7), QUICK), sink=lambda _line: None)
    rng = Random(8)
    while acting := GAME.to_act(match.state):
        context = BotContext(GAME, match.state, acting[0], QUICK)
        told = match.play(acting[0], bots[acting[0]].choose(context, rng))
        assert not isinstance(told, Refusal)
    assert GAME.outcome(match.state) is not None
