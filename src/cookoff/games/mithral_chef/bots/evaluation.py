"""The evaluation of positions of Mithral Chef, which greedy bots maximise."""

from cookoff.engine import Seat
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules.state import Plating, State

from .ingredient_needs import IngredientPlan
from .order_policy import points_now

PLATE, TOWER = 0.6, 0.8
"""The value of a plate before and during plating, as a share of its points: it may still fall."""
RECIPE, THING = 3.0, 0.6
"""The value of a recipe with everything it needs, and the cost of each missing ingredient."""


def evaluate(game: MithralChef, state: State, seat: Seat) -> float:
    """Points if the game ended now, plus expected points of plates, recipes and ingredients."""
    player = state.players[seat]
    value = float(points_now(game.components, player))
    value += PLATE * sum(dish.plate for dish in player.dishes)
    for chef in player.chefs:
        if isinstance(chef.work, Plating):
            value += TOWER * chef.work.dish.plate
    for need in IngredientPlan(game.lookup, player).needs:
        value += max(0.0, RECIPE - THING * need.distance())
    return value
