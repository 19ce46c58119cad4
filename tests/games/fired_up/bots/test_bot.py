"""The bots of Fired Up: they cook when they can, trade with sense, and play games to their end."""

from random import Random

from tests.games.fired_up.crowded import CROWDED, in_doubt
from tests.games.fired_up.positions import (
    BEEF,
    BONUS_INGREDIENT,
    CHILI,
    EGG,
    GAME,
    PLACE_CHIP,
    RESERVE,
    TIP,
    opening,
    table,
)

from cookoff.engine import BotContext, Live, Match, Move, Refusal
from cookoff.games.fired_up import ROOM
from cookoff.games.fired_up.bots.bot import FiredUpBot
from cookoff.games.fired_up.bots.valuation import FiredUpValuation
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.bots.levels import BotLevel
from cookoff.games.grill.rules.chips import BARE, OUT
from cookoff.games.grill.rules.moves import AimChip, CallChip
from cookoff.physics.sources import play_and_search_sources

FIRST = GAME.lookup.recipes[0]
QUICK = play_and_search_sources(ROOM, GAME, "quick")[0]


def choice(state: State, level: BotLevel | None = None) -> Move:
    return FiredUpBot(level or BotLevel()).choose(BotContext(GAME, state, state.seat, QUICK), Random(1))


def test_a_game_is_played_to_its_end() -> None:
    match = Match.start(GAME, 3, Live(Random(5), QUICK), sink=lambda _line: None)
    player, rng = FiredUpBot(BotLevel()), Random(6)
    while acting := GAME.to_act(match.state):
        move = player.choose(BotContext(GAME, match.state, acting[0], QUICK), rng)
        assert not isinstance(match.play(acting[0], move), Refusal)
    assert max(len(chef.cooked) for chef in match.state.chefs) >= 3


def test_a_recipe_is_cooked_with_the_chip_that_is_worth_least_and_without_chili() -> None:
    hand = {**dict.fromkeys(FIRST, 1), CHILI: 2}
    state = table(chips=[(0, 600, TIP), (0, 100, BARE)], hands={0: hand})
    assert choice(state) == m.Cook(1, 0)


def test_what_is_needed_is_bought_and_taken_and_what_is_not_is_sold() -> None:
    near = {FIRST[0]: 1, FIRST[1]: 1}
    assert choice(table(chips=[(0, 100, FIRST[2])], hands={0: near})) == m.Buy(0)
    assert choice(table(chips=[(0, 100, BONUS_INGREDIENT)], hands={0: near})) == m.TakeIngredient(0, FIRST[2])
    stranger = next(kind for kind in range(9) if all(kind not in GAME.lookup.recipes[recipe] for recipe in (0, 1, 2)))
    assert choice(table(chips=[(0, 600, stranger)], hands={0: {**near, stranger: 1}})) == m.Sell(0)
    assert choice(table(chips=[(0, 600, FIRST[0])], hands={0: near}, chefs={0: {"money": 0}})) != m.Sell(0)


def test_spaces_and_the_bare_area_are_used() -> None:
    assert choice(table(chips=[(0, 400, TIP)])) == m.TakeTip(0)
    assert choice(table(chips=[(0, 400, RESERVE)])) == m.Reserve(0)
    assert choice(table(chips=[(0, 400, BARE)], hands={0: {CHILI: 2}})) == m.TakeChili(0)
    empty = table(chips=[(0, 400, RESERVE)], menu=(), deck=(), chefs={1: {"reserved": tuple(range(18))}})
    assert choice(empty) == m.TakeOff(0)
    placed = choice(table(chips=[(0, 400, PLACE_CHIP), (0, 600, BARE)]))
    assert isinstance(placed, m.PlaceChip)


def test_a_doubtful_chip_is_called_where_it_is_worth_most() -> None:
    state = in_doubt()
    move = FiredUpBot(BotLevel()).choose(BotContext(CROWDED, state, state.seat), Random(1))
    assert isinstance(move, CallChip)


def test_whoever_tries_throws_out_makes_one_and_whoever_slips_does_anything() -> None:
    assert isinstance(choice(opening(), BotLevel(tries_throws=True)), AimChip)
    state = table(chips=[(0, 600, TIP), (0, 100, BARE)])
    slips = [
        FiredUpBot(BotLevel(blunder_rate=1.0)).choose(BotContext(GAME, state, 0), Random(seed)) for seed in range(9)
    ]
    assert len(set(slips)) > 2


def test_a_chip_that_is_out_is_worth_nothing() -> None:
    state = table(chips=[(0, 100, BEEF)])
    valuation = FiredUpValuation(GAME.lookup, GAME.view(state, 0), 0)
    assert valuation.use(OUT, 600, 600) == 0.0
    assert valuation.use(EGG, 600, 99_999) == 0.0
