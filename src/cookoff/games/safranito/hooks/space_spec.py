"""The ranges of Safranito's views and moves, for encodings."""

from cookoff.engine.hooks.spaces import SpaceSpec
from cookoff.games.grill.market.hooks.space_spec import market_space_spec
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.blends import Cook


def space_spec(game: Safranito, players: int) -> SpaceSpec:
    """For this many players."""
    cooks = [Cook(recipe) for recipe in range(len(game.lookup.recipes))]
    return market_space_spec(game.lookup, players, game.components.money, cooks, {})
