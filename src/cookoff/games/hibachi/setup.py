"""The opening position of Hibachi."""

from cookoff.engine import BadInput, Chance
from cookoff.games.grill.market.setup import MarketOptions, lay_out

from .components import Components
from .printed import Printed
from .state import Chef, State


class HibachiOptions(MarketOptions, frozen=True):
    """What a table of Hibachi may agree on."""

    money: int | None = None
    """The yen everybody starts with, one of the sums of the components; the first of them if none is named (HIB-10)."""


def setup(components: Components, printed: Printed, players: int, options: HibachiOptions, chance: Chance) -> State:
    """Lay the game out (HIB-10 to HIB-13)."""
    money = components.money[0] if options.money is None else options.money
    if money not in components.money:
        sums = ", ".join(map(str, components.money))
        raise BadInput(f"money: {money}; a table may start with one of: {sums}")
    chefs = [Chef(money, (0,) * printed.kinds, (), (), chili=0) for _ in range(players)]
    return lay_out(State, printed, chefs, options, chance, chili=components.cards.chili)
