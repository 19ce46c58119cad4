"""The bots of Hibachi: they play legal moves, want what helps them, and are as strong as they say."""

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.hibachi.table import (
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

from cookoff.engine import Live, Look, Match, Move, Refusal, Seat
from cookoff.games.grill.chips import DOUBT
from cookoff.games.grill.moves import AimChip, CallChip
from cookoff.games.grill.planner import Trials, aim_at, aim_at_chip, other_style, row, side_of, usual_style
from cookoff.games.hibachi import ROOM
from cookoff.games.hibachi import moves as m
from cookoff.games.hibachi.bot import Casual, Sharp, promises
from cookoff.games.hibachi.decisions import decide
from cookoff.games.hibachi.plans import Plan
from cookoff.games.hibachi.state import State
from cookoff.games.hibachi.things import Ask
from cookoff.physics.port import Vec2
from cookoff.physics.questions import Aim, Hand, Side, Style
from cookoff.physics.worlds import worlds

QUICK = worlds(ROOM, ROOM.load(None), "quick")[0]


def plan(state: State, seat: Seat | None = None) -> Plan:
    me = state.seat if seat is None else seat
    return Plan(GAME.printed, GAME.view(state, me), me)


def choice(state: State, bot: Casual | None = None) -> Move:
    look = Look(GAME, state, state.seat, QUICK)
    return (bot or Casual()).choose(look, Random(1))


def test_what_completes_a_recipe_is_wanted_most_and_what_serves_none_is_spare() -> None:
    state = opening()
    hold(state, 0, BEEF, ONION, FISH, FISH)
    wishes = plan(state)
    assert wishes.want[SHRIMP] == max(wishes.want)
    assert wishes.want[SHRIMP] > wishes.want[RICE] > 0
    assert wishes.spare[BEEF] == 0
    assert wishes.spare[FISH] == 2


def test_a_casual_player_throws_where_the_wanted_card_is() -> None:
    state = put(opening(), display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    move = choice(state)
    assert isinstance(move, AimChip)
    shape = GAME.printed.ground.shapes[SHRIMP]
    assert (move.aim.target.x, move.aim.target.y) == (round(shape.x, 4), round(shape.y, 4))
    assert move.aim.hand is Hand.CASUAL


def test_without_anything_to_gain_the_smallest_chip_goes_to_the_middle() -> None:
    state = put(opening(), display=(0,) * 9, deck=(), pile=())
    found = promises(plan(state), (100, 600))
    assert min(found).value == 100
    assert all(each.worth <= 5.0 for each in found)


def test_a_sharp_player_without_a_world_plays_like_a_casual_one() -> None:
    state = opening()
    alone = Sharp().choose(Look(GAME, state, 0), Random(1))
    assert isinstance(alone, AimChip)
    assert alone.aim.hand is Hand.STEADY


def test_a_sharp_player_tries_throws_also_at_rivals_chips() -> None:
    state = put(opening(), display=(1, 0, 0, 0, 0, 0, 0, 0, 0), deck=(), pile=())
    lay(state, (1, 600, "beef"), (1, 500, "head-chef"), (0, 100, "bare"))
    candidates = Sharp()._candidates(plan(state))
    targets = {(aim.target.x, aim.target.y) for aim in candidates}
    chip = GAME.view(state, 0).grill.lying[0]
    knock = aim_at_chip(chip, Hand.STEADY, Side.NEAR).target
    assert (knock.x, knock.y) in targets
    assert isinstance(choice(state, Sharp()), AimChip)


@pytest.mark.parametrize(
    ("side", "places"), [(Side.NEAR, "egg"), (Side.FAR, "beef"), (Side.LEFT, "onion"), (Side.RIGHT, "rice")]
)
def test_what_is_near_is_lobbed_and_what_is_far_snapped(side: Side, places: str) -> None:
    ground, place = GAME.printed.ground, BOX.places().index(places)
    opposite = {Side.NEAR: Side.FAR, Side.FAR: Side.NEAR, Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}[side]
    assert row(ground, place, side) < -0.4
    assert usual_style(ground, place, side) is Style.LOB
    assert usual_style(ground, place, opposite) is Style.SNAP


def test_players_sit_around_the_table() -> None:
    assert [side_of(seat, 2) for seat in range(2)] == [Side.NEAR, Side.FAR]
    assert len({side_of(seat, 4) for seat in range(4)}) == 4


def test_trials_find_the_aim_and_the_chip_that_turn_out_best() -> None:
    state = opening()
    lay(state, (1, 600, "egg"))
    middle, shrimp = BOX.places().index("broccoli"), BOX.places().index("shrimp")
    aims = [aim_at(GAME.printed.ground, place, Style.LOB, Hand.PERFECT, Side.NEAR) for place in (shrimp, middle)]
    trials = Trials(GAME.printed.ground, GAME.view(state, 0).grill, QUICK, Random(3))
    assert trials.best(aims, (100, 300), lambda ends, value: value * (ends[1] == middle)) == AimChip(300, aims[1])
    assert trials.best(aims, (100, 300), lambda ends, value: -value * (ends[1] == middle)) == AimChip(100, aims[0])


def test_the_other_style_of_a_lob_is_a_snap_and_of_a_snap_a_lob() -> None:
    lob = Aim(Vec2(0.0, 0.0), Style.LOB)
    assert other_style(lob).style is Style.SNAP
    assert other_style(other_style(lob)) == lob


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


def test_a_wanted_card_is_bought_and_a_haggler_waits_for_the_lower_price() -> None:
    state = put(traded(2, SHRIMP, (0, 400), (0, 100)), ask=Ask.BUY, bowl=SHRIMP, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    assert choice(state) == m.Buy()
    assert choice(state, Sharp()) == m.DeclineBuy()
    rival = put(traded(2, SHRIMP, (0, 400), (1, 100)), ask=Ask.BUY, bowl=SHRIMP, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(rival, 0, BEEF, ONION)
    assert choice(rival, Sharp()) == m.Buy()
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
    assert choice(state) == m.Cook(0)


def test_the_head_chef_calls_a_chip_in_his_favour() -> None:
    state = put(opening(), ask=Ask.CALL, display=(0, 0, 0, 0, 0, 0, 1, 0, 0))
    hold(state, 0, BEEF, ONION)
    lay(state, (0, 100, "egg"))
    state.grill.lying = (replace(state.grill.lying[0], place=DOUBT),)
    moves = (CallChip(0, EGG), CallChip(0, SHRIMP))
    assert decide(plan(state), moves, False) == CallChip(0, SHRIMP)


@pytest.mark.parametrize("names", [("casual", "sharp"), ("sharp", "casual", "casual", "casual")])
def test_bots_play_whole_games(names: tuple[str, ...]) -> None:
    bots = [ROOM.bots[name]() for name in names]
    match = Match.start(GAME, len(bots), Live(Random(7), QUICK), sink=lambda _line: None)
    rng = Random(8)
    while acting := GAME.to_act(match.state):
        look = Look(GAME, match.state, acting[0], QUICK)
        told = match.play(acting[0], bots[acting[0]].choose(look, rng))
        assert not isinstance(told, Refusal)
    assert GAME.outcome(match.state) is not None
