"""The components, indexed for the rules."""

from cookoff.games.yatai.content.board import Board
from cookoff.games.yatai.content.components import Components
from cookoff.games.yatai.content.enums import Action, Token


class Lookup:
    """The printed facts of one set of components, under the names the rules use."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.board = Board(components)
        self.tiles: dict[str, tuple[Action, int]] = {tile.id: (tile.action, tile.amount) for tile in components.tile}
        self.all_tiles = components.tiles()
        self.token_box = [
            token for token, kind in zip(Token, components.tokens.kinds(), strict=True) for _ in range(kind.count)
        ]
        """All tokens in the box; each game draws some of them (YAT-2)."""
        self.points = components.points
        self.queue_size = components.stall.queue
        self.box_size = components.stall.recycle_box
        self.reviews = components.tracks.reviews
        self.stars = components.tracks.influencer_stars
        self.review_top = len(components.tracks.reviews) - 1
        self.token_points = tuple(kind.points for kind in components.tokens.kinds())
        self.rounds = components.rounds
        sizes = components.stall
        self.fridge_sizes = (sizes.fridge, sizes.improved_fridge)
        """Without and with the improvement, as `dish_sizes` (YAT-4, YAT-44)."""
        self.dish_sizes = (sizes.dishes, sizes.improved_dishes)
