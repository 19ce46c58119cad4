"""Narration of the market games: the current space, bowl and price."""

from collections.abc import Mapping
from typing import Any

from cookoff.engine import Fact
from cookoff.games.grill.hooks.guide import GrillGuide, ingredient_phrase, space_phrase
from cookoff.games.grill.market.rules.state import NO_BOWL
from cookoff.games.grill.market.rules.view import MarketView


class MarketGuide(GrillGuide):
    """See `Guide`."""

    def at_hand(self, game: Any, view: MarketView) -> Mapping[str, Fact]:
        """The space that was won, the bowl being traded, and the prices there."""
        there = [chip for chip in view.grill.lying if chip.place == view.bowl]
        return {
            "space": space_phrase(game.components, max(0, view.space - 1)),
            "ingredient": None if view.bowl == NO_BOWL else ingredient_phrase(game.components, view.bowl),
            "total": sum(chip.value or 0 for chip in there),
            "price": sum(chip.value or 0 for chip in there if chip.seat == view.seat),
        }
