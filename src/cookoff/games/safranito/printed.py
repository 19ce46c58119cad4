"""The components made ready for play."""

from cookoff.games.grill.market import printed as market
from cookoff.games.grill.market.customs import Rules

from .components import Components


class Printed(market.Printed):
    """The printed things of one game of Safranito."""

    def __init__(self, components: Components, rules: Rules) -> None:
        layouts = {each.players: market.Layout(each.throws, each.menu, each.dealt) for each in components.seating}
        super().__init__("safranito", components, rules, components.copies, layouts)
