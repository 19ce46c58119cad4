"""The opening position of Hibachi."""

from cookoff.engine import BadInput, Chance
from cookoff.games.grill.market.rules.setup import lay_out
from cookoff.games.grill.rules.options import GrillOptions

from .lookup import Lookup
from .state import Chef, State


class HibachiOptions(GrillOptions, frozen=True):
    """The table options of Hibachi."""

    money: int | None = None
    """Each player's starting money, one of the amounts of the components; by default the first (HIB-10)."""


def setup(lookup: Lookup, players: int, options: HibachiOptions, chance: Chance) -> State:
    """The opening position (HIB-10 to HIB-13)."""
    components = lookup.components
    money = components.money[0] if options.money is None else options.money
    if money not in components.money:
        sums = ", ".join(map(str, components.money))
        raise BadInput(f"money: {money}; a table may start with one of: {sums}")
    chefs = [Chef(money, (0,) * lookup.kinds, (), (), chili=0) for _ in range(players)]
    return lay_out(State, lookup, chefs, options, chance, chili=components.cards.chili)
