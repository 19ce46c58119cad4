"""Analysis hooks of Mithral Chef: the progress of a game, evaluation terms, and what a command decides."""

from collections.abc import Hashable

from cookoff.engine import EvaluationTerm, Move, Progress, Seat
from cookoff.games.mithral_chef.bots.evaluation import PLATE, THING
from cookoff.games.mithral_chef.bots.ingredient_needs import IngredientPlan
from cookoff.games.mithral_chef.bots.reroll_advice import plate_for
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.dice import kinds
from cookoff.games.mithral_chef.rules.state import Cooking, Plating, State, open_recipes
from cookoff.games.mithral_chef.rules.stations.oven import dice_sum
from cookoff.games.mithral_chef.rules.view import MithralView


def progress(game: MithralChef, state: State) -> Progress:
    """There are no turns; the drawn recipes show how near the dragon is."""
    return Progress(0, 1.0 - len(state.deck) / len(game.components.recipes_for(len(state.players))))


def evaluation_terms(game: MithralChef, state: State, seat: Seat) -> tuple[EvaluationTerm, ...]:
    """Plates, and what leads to them."""
    player, costs = state.players[seat], game.components.burn_points
    towers = [chef.work.dish.plate for chef in player.chefs if isinstance(chef.work, Plating)]
    missing = sum([len(need.animals) + sum(need.pantry) for need in IngredientPlan(game.lookup, player).needs])
    return (
        EvaluationTerm("points", sum(player.served), 1.0),
        EvaluationTerm("cooked", sum([dish.plate for dish in player.dishes]) + sum(towers), PLATE),
        EvaluationTerm("burns", player.burns, costs),
        EvaluationTerm("orders", open_recipes(player), -1.0),
        EvaluationTerm("missing", missing, -THING),
    )


DOORS = (m.EnterForest, m.EnterPantry, m.EnterOven, m.EnterPlating, m.TakeOrder)
"""The moves to a station."""


def decision_key(_game: MithralChef, view: MithralView, seat: Seat, move: Move) -> Hashable | None:
    """What a command decides; `None` for trades, before a first roll, and for a plate lower than possible.

    All face-down cards count as the same, and so do equal dice. Going straight from one station to another counts as
    none either: the board sends a hand home first.
    """
    if not isinstance(move, m.HandMove):
        return None
    chef, kind = view.players[seat].chefs[move.hand], type(move)
    work = chef.work
    if isinstance(work, Cooking) and not work.dice:
        return None
    if isinstance(move, DOORS) and chef.station is not None:
        return None
    match move:
        case m.Flip():
            return kind, move.hand
        case m.Roll(hand, dice) if isinstance(work, Cooking):
            every = kinds(work.meal)
            return kind, hand, tuple(sorted((every[die], work.dice[die].face) for die in dice))
        case m.Stop(_, int(plate)) if isinstance(work, Cooking):
            return move if plate == plate_for(dice_sum(work), view.plates) else None
        case m.Place(hand, die, pace) if isinstance(work, Plating):
            return kind, hand, kinds(work.dish.meal)[die], pace
        case _:
            return move
