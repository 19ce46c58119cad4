"""How far the parts of Safranito's views and moves go."""

from cookoff.engine.hooks.spaces import SpaceSpec
from cookoff.games.grill.market.hooks.space_spec import market_extents
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.blends import Cook


def extents(game: Safranito, players: int) -> SpaceSpec:
    """For a table of so many."""
    cooks = [Cook(recipe) for recipe in range(len(game.lookup.recipes))]
    return market_extents(game.lookup, players, game.components.money, cooks, {})
