"""Whether to draw another order while the dragon is in the deck."""

from cookoff.engine import Seat
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.state import Player, open_recipes
from cookoff.games.mithral_chef.rules.view import MithralView

MEAL_TIME = 60_000
"""The usual time from an order to a served plate, in milliseconds."""


def points_now(components: Components, player: Player, more_recipes: int = 0) -> int:
    """The player's points if the game ended now."""
    number = open_recipes(player) + more_recipes
    costs = components.incomplete
    missing = costs[min(number, len(costs)) - 1] if number else 0
    return sum(player.served) + components.burn_points * min(player.burns, components.most_burns) + missing


def is_worth_ordering(lookup: Lookup, view: MithralView, seat: Seat, uncooked: int, now: int) -> bool:
    """Usually one order at a time; one more near the dragon, if the seat leads."""
    components = lookup.components
    mine = points_now(components, view.players[seat])
    best = max(points_now(components, view.players[other]) for other in view.chefs if other != seat)
    if view.until - now < MEAL_TIME:
        return False
    if view.above:
        return uncooked == 0
    if mine > best:
        # Drawing the dragon would win the game; drawing a recipe instead means one more to serve.
        return uncooked < 2
    return uncooked == 0
