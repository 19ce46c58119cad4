"""Watching the deck: is another order worth it, with the dragon in it?"""

from cookoff.engine import Seat
from cookoff.games.mithral_chef.content.components import Components
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.state import Player, open_recipes
from cookoff.games.mithral_chef.rules.view import MithralView

MEAL_TIME = 60_000
"""From an order to a served plate it takes about so many milliseconds."""


def points_now(components: Components, player: Player, more_recipes: int = 0) -> int:
    """What the player would have if the game ended now."""
    number = open_recipes(player) + more_recipes
    costs = components.incomplete
    missing = costs[min(number, len(costs)) - 1] if number else 0
    return sum(player.served) + components.burn_points * min(player.burns, components.most_burns) + missing


def is_worth_ordering(lookup: Lookup, view: MithralView, seat: Seat, uncooked: int, now: int) -> bool:
    """One order after the other; with the dragon near one more, if it may come now."""
    components = lookup.components
    mine = points_now(components, view.players[seat])
    best = max(points_now(components, view.players[other]) for other in view.chefs if other != seat)
    if view.until - now < MEAL_TIME:
        return False
    if view.above:
        return uncooked == 0
    if mine > best:
        # The dragon would bring the victory; every recipe drawn instead is one more to be served.
        return uncooked < 2
    return uncooked == 0
