"""The components in the form in which the rules look them up."""

from cookoff.games.grill.market.rules import lookup as market
from cookoff.games.grill.market.rules.variant import MarketVariant
from cookoff.games.safranito.content.components import Components


class Lookup(market.Lookup):
    """What the rules look up in a game of Safranito."""

    def __init__(self, components: Components, variant: MarketVariant) -> None:
        self.components = components
        layouts = {each.players: market.Layout(each.throws, each.menu, each.dealt) for each in components.seating}
        super().__init__("safranito", components, variant, components.copies, layouts)
