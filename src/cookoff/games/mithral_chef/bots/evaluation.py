"""How good a position of Mithral Chef is for a seat: what greedy bots climb."""

from cookoff.engine import Seat
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules.state import Plating, State

from .ingredient_needs import IngredientPlan
from .order_policy import points_now

PLATE, TOWER = 0.6, 0.8
"""A plate may still fall; one under way less so."""
RECIPE, THING = 3.0, 0.6
"""A recipe with everything it needs, and what each missing thing takes off."""


def evaluate(game: MithralChef, state: State, seat: Seat) -> float:
    """Points if the game ended now, and the hope in plates, recipes and what lies ready for them."""
    player = state.players[seat]
    value = float(points_now(game.components, player))
    value += PLATE * sum(dish.plate for dish in player.dishes)
    for chef in player.chefs:
        if isinstance(chef.work, Plating):
            value += TOWER * chef.work.dish.plate
    for need in IngredientPlan(game.lookup, player).needs:
        value += max(0.0, RECIPE - THING * need.distance())
    return value
