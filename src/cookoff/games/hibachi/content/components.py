"""The components of Hibachi: the structs of `components.toml`, and its checks."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from cookoff.engine.content.components import TomlSource
from cookoff.games.grill.content.components import Count, Money, Part
from cookoff.games.grill.content.components import load as load_grill
from cookoff.games.grill.content.table_sizes import Positive, TableSize, check_sizes, size_for
from cookoff.games.grill.market.content.components import MarketComponents


class Cards(Part, frozen=True):
    """The cards besides recipes (HIB-2, HIB-3)."""

    copies: Positive
    """Of each ingredient."""
    dealt: Positive
    """Laid out at the start and added each round (HIB-11, HIB-62)."""
    chili: Count
    chili_swap: Positive
    """How many chili cards stand in for an ingredient (HIB-51)."""


class Components(MarketComponents, frozen=True):
    """A whole `components.toml`."""

    money: Annotated[tuple[Money, ...], Meta(min_length=1)]
    """The amounts of starting money that a table may choose from, the default first (HIB-10)."""
    menu: Positive
    """Face-up recipes (HIB-11)."""
    cards: Cards
    seating: tuple[TableSize, ...]

    def throws(self, players: int) -> int:
        """Chips thrown by each player in a round (HIB-13)."""
        return size_for(self.seating, players).throws

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        check_sizes(self.seating, len(self.values))


def load(source: TomlSource | Path | None = None) -> Components:
    """Load the components of a file, or the room's own. Raises `BadInput` with file, line and field."""
    return load_grill("cookoff.games.hibachi", Components, source)
