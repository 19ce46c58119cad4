"""The oven: rolling a meal's dice over the dragon's flame (MIT-50 to MIT-58)."""

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import BEAST, OVEN, Hand, animal_of
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Cooking, Dish, Meal, Plating, Player, SousChef, State
from cookoff.games.splitmix import SEEDS, SplitMix
from cookoff.physics.port import Motion

from .command import Command
from .spaces import no_space, take_space

STRENGTH, HEADING, HEIGHT = (0.3, 2.0), (-0.6, 0.6), (0.7, 2.0)
"""The limits of a throw: strength and height as multiples of the usual ones, heading in radians."""
MOST_TABLE_ROLLS = 50
"""How often the table rolls dice again at most. On the oven card of a designer's own file it might never end."""


def _check_enter_oven(
    lookup: Lookup, state: State, player: Player, _chef: SousChef, move: m.EnterOven
) -> Refusal | None:
    if move.recipe not in player.recipes:
        return _why_not_open(player, move.recipe)
    if any(move.game.count(card) > player.game.count(card) for card in move.game):
        return Refusal("MIT-50", "game-missing", {"recipe": move.recipe})
    if not fits_recipe(lookup, move.recipe, move.game):
        return Refusal("MIT-50", "wrong-game", {"recipe": move.recipe})
    if any(there < asked for there, asked in zip(player.pantry, lookup.pantry[move.recipe], strict=True)):
        return Refusal("MIT-50", "pantry-missing", {"recipe": move.recipe})
    return no_space(lookup, state, OVEN)


def _enter_oven(context: MoveContext, move: m.EnterOven) -> None:
    meal = Meal(move.recipe, move.game, context.lookup.pantry[move.recipe])
    context.emit(e.OvenEntered(context.seat, move.hand, take_space(context, OVEN), meal))
    context.worked(move.hand, OVEN, context.times.enter)


def fits_recipe(lookup: Lookup, recipe: str, game: tuple[str, ...]) -> bool:
    """Whether these sorted forest cards are the recipe's game; one questing beast may stand in (MIT-32, MIT-50)."""
    asked = list(lookup.game[recipe])
    if len(game) != len(asked) or list(game) != sorted(game):
        return False
    beasts = 0
    for card in game:
        animal = animal_of(card)
        if animal is BEAST:
            beasts += 1
        elif animal in asked:
            asked.remove(animal)
        else:
            return False
    return beasts <= 1


def _why_not_open(player: Player, recipe: str) -> Refusal:
    works = [chef.work for chef in player.chefs]
    if any(isinstance(work, Cooking) and work.meal.recipe == recipe for work in works):
        return Refusal("MIT-51", "locked", {"recipe": recipe})
    dishes = [*player.dishes, *(work.dish for work in works if isinstance(work, Plating))]
    if any(dish.meal.recipe == recipe for dish in dishes):
        return Refusal("MIT-57", "cooked-already", {"recipe": recipe})
    return Refusal("MIT-50", "no-recipe", {"recipe": recipe})


def _check_roll(_lookup: Lookup, _state: State, _player: Player, chef: SousChef, move: m.Roll) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Cooking)
    number = len(work.meal.game) + sum(work.meal.pantry)
    if list(move.dice) != sorted(set(move.dice)) or not move.dice or not 0 <= move.dice[0] <= move.dice[-1] < number:
        return Refusal("MIT-51", "not-these-dice", {"dice": number})
    if not work.dice and len(move.dice) < number:
        return Refusal("MIT-52", "roll-all", {"dice": number})
    if (again := dice_off_card(work)) and move.dice != again:
        return Refusal("MIT-58", "roll-these-again", {"dice": len(again)})
    chosen = ((move.strength, STRENGTH), (move.heading, HEADING), (move.height, HEIGHT))
    if not all(low <= value <= high for value, (low, high) in chosen):
        return Refusal("MIT-52", "no-such-throw")
    return None


def _roll(context: MoveContext, move: m.Roll) -> None:
    roll(context, move)
    if burn_over_heat(context, move.hand):
        context.leave(move.hand, OVEN, context.times.roll)
    else:
        context.worked(move.hand, OVEN, context.times.roll)


def roll(context: MoveContext, meant: m.Roll) -> None:
    """Roll the dice as the seat's hand carries out what was meant (MIT-29)."""
    dice = context.lookup.dice
    work = cooking(context.chef(meant.hand))
    shake = SplitMix(context.chance.index(SEEDS))
    skill = context.lookup.skills[context.hand_of_seat]
    made = skill.roll(meant.strength, meant.heading, meant.height, shake)
    asked = dice.roll(work.meal, work.dice, meant.dice, *made, shake)
    motion = context.chance.ask(asked, Motion)
    context.emit(e.Rolled(context.seat, meant.hand, meant.dice, dice.read(asked, motion), motion))


def burn_over_heat(context: MoveContext, hand: Hand) -> bool:
    """Burn the meal if it exceeds the heat (MIT-55), which may be certain before all dice lie on the card (MIT-58)."""
    work = cooking(context.chef(hand))
    return _burn(context, hand, least_sum(work))


def _burn(context: MoveContext, hand: Hand, reached: int) -> bool:
    work = cooking(context.chef(hand))
    heat = context.lookup.heat[work.meal.recipe]
    if reached <= heat:
        return False
    context.emit(e.Burned(context.seat, hand, reached, heat))
    take_back(context, hand)
    return True


def finish_cooking(context: MoveContext, hand: Hand) -> None:
    """The clock ends a cooking (MIT-27): dice off the card are rolled until all lie on it, then it burns or stops.

    If that never happens they count as they lie in the end.
    """
    for _ in range(MOST_TABLE_ROLLS):
        again = dice_off_card(cooking(context.chef(hand)))
        if not again:
            break
        roll(context, m.Roll(hand, again))
        if burn_over_heat(context, hand):
            return
    reached = dice_sum(cooking(context.chef(hand)))
    if not _burn(context, hand, reached):
        low = [plate for plate in context.state.plates if plate <= reached]
        stop(context, hand, low[-1] if low else None)


def _check_stop(_lookup: Lookup, state: State, _player: Player, chef: SousChef, move: m.Stop) -> Refusal | None:
    work = chef.work
    assert isinstance(work, Cooking)
    if not work.dice:
        return Refusal("MIT-54", "not-rolled")
    if dice_off_card(work):
        return Refusal("MIT-58", "roll-these-again", {"dice": len(dice_off_card(work))})
    if move.plate is None:
        fits = bool(state.plates) and state.plates[0] <= dice_sum(work)
        return Refusal("MIT-56", "a-plate-fits") if fits else None
    if move.plate > dice_sum(work):
        return Refusal("MIT-56", "plate-too-high", {"plate": move.plate, "sum": dice_sum(work)})
    return None if move.plate in state.plates else Refusal("MIT-56", "plate-gone", {"plate": move.plate})


def _stop(context: MoveContext, move: m.Stop) -> None:
    stop(context, move.hand, move.plate)
    context.leave(move.hand, OVEN, context.times.stop)


def stop(context: MoveContext, hand: Hand, plate: int | None) -> None:
    """Take the plate; without one the meal stays uncooked (MIT-56)."""
    if plate is None:
        take_back(context, hand)
    else:
        work = cooking(context.chef(hand))
        context.emit(e.Cooked(context.seat, hand, Dish(work.meal, plate), dice_sum(work)))


def take_back(context: MoveContext, hand: Hand) -> None:
    """Take the meal off the oven uncooked."""
    context.emit(e.MealTakenBack(context.seat, hand, cooking(context.chef(hand)).meal))


def dice_off_card(work: Cooking) -> tuple[int, ...]:
    """The dice off the card or cocked, which must be rolled again (MIT-52, MIT-53)."""
    return tuple([number for number, die in enumerate(work.dice) if not die.counts])


def dice_sum(work: Cooking) -> int:
    """The sum of the dice (MIT-58)."""
    return sum(die.face for die in work.dice)


def least_sum(work: Cooking) -> int:
    """The least the dice can add up to: those on the card, and one for each that must be rolled again (MIT-58)."""
    return sum(die.face if die.counts else 1 for die in work.dice)


def cooking(chef: SousChef) -> Cooking:
    """The work of a sous-chef at the oven."""
    assert isinstance(chef.work, Cooking)
    return chef.work


COMMANDS: dict[type[Move], Command] = {
    m.EnterOven: Command(None, _check_enter_oven, _enter_oven, OVEN),
    m.Roll: Command(OVEN, _check_roll, _roll),
    m.Stop: Command(OVEN, _check_stop, _stop),
}
