"""The printed things of Safranito, read from `components.toml` and checked."""

from pathlib import Path

from cookoff.games.grill.content.components import Money
from cookoff.games.grill.content.components import load as load_grill
from cookoff.games.grill.content.table_sizes import Positive, TableSize, check_sizes
from cookoff.games.grill.market.content.components import MarketComponents


class SpiceTableSize(TableSize, frozen=True):
    """What depends on the number of players (SAF-11)."""

    menu: Positive
    """Face-up blends."""
    dealt: Positive
    """Spice cards laid out at set-up and added each round."""


class Components(MarketComponents, frozen=True):
    """A whole `components.toml`. The spices are its ingredients, the spice blends its recipes."""

    money: Money
    """What everybody starts with (SAF-10)."""
    copies: Positive
    """Cards of each spice (SAF-2)."""
    seating: tuple[SpiceTableSize, ...]

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        check_sizes(self.seating, len(self.values))


def load(path: Path | None = None) -> Components:
    """The components of a file, or those of the box. Raises `BadInput` that names file, line and field."""
    return load_grill("cookoff.games.safranito", Components, path)
