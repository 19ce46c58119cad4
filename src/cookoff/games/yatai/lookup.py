"""The components made ready for play: what the rules look up again and again."""

from .board import Board
from .components import Components
from .state import Stall
from .things import Action


class Lookup:
    """What is printed on the things of one game, by the names under which the rules ask for it."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.board = Board(components)
        self.tiles: dict[str, tuple[Action, int]] = {tile.id: (tile.action, tile.amount) for tile in components.tile}
        self.points = components.points
        self.queue_size = components.stall.queue
        self.box_size = components.stall.recycle_box
        self.reviews = components.tracks.reviews
        self.stars = components.tracks.influencer_stars
        self.review_top = len(components.tracks.reviews) - 1
        self.token_points = tuple(kind.points for kind in components.tokens.kinds())
        self.rounds = components.rounds
        sizes = components.stall
        self._fridge_sizes = (sizes.fridge, sizes.improved_fridge)
        self._dish_sizes = (sizes.dishes, sizes.improved_dishes)

    def fridge_room(self, stall: Stall) -> int:
        """How many drinks the fridge can still take (YAT-4, YAT-44)."""
        return self._fridge_sizes[stall.fridge_improved] - len(stall.fridge)

    def dish_room(self, stall: Stall) -> int:
        """How many dishes the dish queue can still take (YAT-4, YAT-44)."""
        return self._dish_sizes[stall.stove_improved] - len(stall.dishes)
