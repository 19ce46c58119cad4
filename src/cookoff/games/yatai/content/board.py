"""The reputation board as sets of spaces: where a guest may be placed, and which bonus a space gives.

Spaces are numbered row by row from 0; a set of spaces is an integer with a bit for each.
"""

from .components import BONUSES, Components
from .enums import Bonus, Review

MEMORY = 100_000
"""The size of the cache; boards recur, and the bound only matters in very long runs."""


class Board:
    """One layout of the reputation board. All stalls use the same (YAT-5)."""

    def __init__(self, components: Components) -> None:
        rows = components.reputation.spaces
        self.height = len(rows)
        self.width = len(rows[0])
        self.bonuses: tuple[Bonus | tuple[Review, Review], ...] = tuple(BONUSES[name] for row in rows for name in row)
        self.all = (1 << len(self.bonuses)) - 1
        self.edge = sum(1 << space for space in range(len(self.bonuses)) if self._on_edge(space))
        self._neighbours = tuple(self._around(space) for space in range(len(self.bonuses)))
        self._open: dict[int, int] = {}

    def open(self, occupied: int) -> int:
        """The spaces where the next guest may be placed (YAT-40)."""
        found = self._open.get(occupied)
        if found is None:
            near = 0
            for space, around in enumerate(self._neighbours):
                if occupied >> space & 1:
                    near |= around
            found = near & ~occupied if occupied else self.edge
            if len(self._open) >= MEMORY:
                self._open.clear()
            self._open[occupied] = found
        return found

    def _on_edge(self, space: int) -> bool:
        row, column = divmod(space, self.width)
        return row in (0, self.height - 1) or column in (0, self.width - 1)

    def _around(self, space: int) -> int:
        row, column = divmod(space, self.width)
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return sum(1 << r * self.width + c for r, c in beside if 0 <= r < self.height and 0 <= c < self.width)


def spaces(mask: int) -> list[int]:
    """The spaces of a set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
