"""The plating station: stacking the dice of a dish on its plate (MIT-60 to MIT-63)."""

import math

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import PLATING, Hand
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.game_end import won_showdown
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Plating, Player, SousChef, State
from cookoff.games.splitmix import SEEDS, SplitMix
from cookoff.physics.port import Motion

from .command import Command
from .spaces import no_space, take_space

ASIDE, SPEED = 0.012, 0.2
"""The farthest aim from the middle, in metres, and the highest speed at release, in m/s."""


def _check_enter_plating(
    lookup: Lookup, state: State, player: Player, _chef: SousChef, move: m.EnterPlating
) -> Refusal | None:
    if all(dish.meal.recipe != move.recipe for dish in player.dishes):
        return Refusal("MIT-60", "no-plate", {"recipe": move.recipe})
    return no_space(lookup, state, PLATING)


def _enter_plating(context: MoveContext, move: m.EnterPlating) -> None:
    dish = next(dish for dish in context.player.dishes if dish.meal.recipe == move.recipe)
    context.emit(e.PlatingEntered(context.seat, move.hand, take_space(context, PLATING), dish))
    context.worked(move.hand, PLATING, context.times.enter)


def _check_place(_lookup: Lookup, _state: State, _player: Player, chef: SousChef, move: m.Place) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Plating)
    meal = work.dish.meal
    if not 0 <= move.die < len(meal.game) + sum(meal.pantry) or any(one.die == move.die for one in work.tower):
        return Refusal("MIT-60", "no-such-die-to-stack", {"die": move.die})
    far = max(abs(move.x), abs(move.y))
    # Written so that NaN fails too.
    if not (far <= ASIDE and abs(move.turn) <= math.pi and move.velocity.length() <= SPEED):
        return Refusal("MIT-61", "no-such-release")
    return None


def _place(context: MoveContext, move: m.Place) -> None:
    dice = context.lookup.dice
    work = plating(context.chef(move.hand))
    shake = SplitMix(context.chance.index(SEEDS))
    aim = (move.x, move.y, move.turn)
    tremor = context.lookup.tremors[context.hand_of_seat, move.pace]
    asked = dice.place(work.dish, work.tower, move.die, tremor, aim, move.velocity, shake)
    motion = context.chance.ask(asked, Motion)
    tower = dice.stood(asked, motion)
    busy = tremor.busy
    if tower is None:
        fall(context, move.hand, len(work.tower) + 1, motion)
        context.leave(move.hand, PLATING, busy)
        return
    meal = work.dish.meal
    served_at = None
    if len(tower) == len(meal.game) + sum(meal.pantry):
        # The second begins when the hand is free again, so that a calm last die costs time too (MIT-63).
        served_at = context.now + max(busy, round(motion.duration * 1000)) + context.lookup.clock.standing
    context.emit(e.Placed(context.seat, move.hand, move.die, tower, served_at, motion))
    context.worked(move.hand, PLATING, busy)


def fall(context: MoveContext, hand: Hand, dice: int, motion: Motion | None) -> None:
    """The stack falls, and plate and dice are taken back (MIT-62)."""
    context.emit(e.Fell(context.seat, hand, plating(context.chef(hand)).dish, dice, motion))


def serve(context: MoveContext, hand: Hand) -> None:
    """Serve the plate if the finished tower has stood for its second (MIT-63)."""
    dice = context.lookup.dice
    work = plating(context.chef(hand))
    asked = dice.watch(work.dish, work.tower)
    motion = context.chance.ask(asked, Motion)
    if not dice.stands(asked, motion):
        fall(context, hand, len(work.tower), motion)
        context.leave(hand, PLATING, 0)
        return
    context.emit(e.Served(context.seat, hand, work.dish))
    context.leave(hand, PLATING, 0)
    if context.state.showdown:
        won_showdown(context)


def plating(chef: SousChef) -> Plating:
    """The work of a sous-chef who is plating."""
    assert isinstance(chef.work, Plating)
    return chef.work


COMMANDS: dict[type[Move], Command] = {
    m.EnterPlating: Command(None, _check_enter_plating, _enter_plating, PLATING),
    m.Place: Command(PLATING, _check_place, _place),
}
