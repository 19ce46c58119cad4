"""The components in the form in which the rules look them up."""

from cookoff.games.grill.market.rules import lookup as market
from cookoff.games.grill.market.rules.variant import MarketVariant
from cookoff.games.hibachi.content.components import Components


class Lookup(market.Lookup):
    """What the rules look up in a game of Hibachi."""

    def __init__(self, components: Components, variant: MarketVariant) -> None:
        self.components = components
        layouts = {
            seating.players: market.Layout(seating.throws, components.menu, components.cards.dealt)
            for seating in components.seating
        }
        super().__init__("hibachi", components, variant, components.cards.copies, layouts)
        self.chili_swap = components.cards.chili_swap
