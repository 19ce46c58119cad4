"""The ranges of Hibachi's views and moves, for encodings."""

from cookoff.engine.hooks.spaces import IntRange, SpaceSpec
from cookoff.games.grill.hooks.space_spec import Fields
from cookoff.games.grill.market.hooks.space_spec import market_space_spec
from cookoff.games.hibachi.game import Hibachi
from cookoff.games.hibachi.rules.chili import Cook
from cookoff.games.hibachi.rules.view import HibachiView, SeenChef


def space_spec(game: Hibachi, players: int) -> SpaceSpec:
    """For this many players."""
    components, recipes = game.components, game.lookup.recipes
    cooks = [Cook(recipe, chili) for recipe, needs in enumerate(recipes) for chili in (None, *dict.fromkeys(needs))]
    chili = IntRange(0, components.cards.chili)
    more: Fields = {(HibachiView, "chili"): chili, (SeenChef, "chili"): chili}
    return market_space_spec(game.lookup, players, max(components.money), cooks, more)
