"""How far the parts of Safranito's views and moves go."""

from cookoff.engine.hooks.spaces import SpaceSpec
from cookoff.games.grill.market.hooks.space_spec import market_space_spec
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.blends import Cook


def space_spec(game: Safranito, players: int) -> SpaceSpec:
    """For a table of so many."""
    cooks = [Cook(recipe) for recipe in range(len(game.lookup.recipes))]
    return market_space_spec(game.lookup, players, game.components.money, cooks, {})
