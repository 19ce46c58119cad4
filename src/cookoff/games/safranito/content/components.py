"""The components of Safranito: the structs of `components.toml`, and its checks."""

from pathlib import Path

from cookoff.engine.content.components import TomlSource
from cookoff.games.grill.content.components import Money
from cookoff.games.grill.content.components import load as load_grill
from cookoff.games.grill.content.table_sizes import Positive, TableSize, check_sizes
from cookoff.games.grill.market.content.components import MarketComponents


class SpiceTableSize(TableSize, frozen=True):
    """What depends on the number of players (SAF-11)."""

    menu: Positive
    """Face-up blends."""
    dealt: Positive
    """Spice cards laid out at setup and added each round."""


class Components(MarketComponents, frozen=True):
    """A whole `components.toml`. Spices are called ingredients and spice blends recipes."""

    money: Money
    """Each player's starting money (SAF-10)."""
    copies: Positive
    """Cards of each spice (SAF-2)."""
    seating: tuple[SpiceTableSize, ...]

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        check_sizes(self.seating, len(self.values))


def load(source: TomlSource | Path | None = None) -> Components:
    """Load the components of a file, or the room's own. Raises `BadInput` with file, line and field."""
    return load_grill("cookoff.games.safranito", Components, source)
