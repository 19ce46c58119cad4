"""The components made ready for play."""

from cookoff.games.grill.market import printed as market
from cookoff.games.grill.market.customs import Rules

from .components import Components


class Printed(market.Printed):
    """The printed things of one game of Hibachi."""

    def __init__(self, components: Components, rules: Rules) -> None:
        layouts = {
            seating.players: market.Layout(seating.throws, components.menu, components.cards.dealt)
            for seating in components.seating
        }
        super().__init__("hibachi", components, rules, components.cards.copies, layouts)
        self.chili_swap = components.cards.chili_swap
