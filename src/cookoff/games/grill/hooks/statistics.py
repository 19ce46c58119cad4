"""Throw statistics: the shares that are valid, bare and out, and how many chips they knock."""

import math
from collections import Counter

from cookoff.engine import Event, Tally
from cookoff.games.grill.rules import events as e
from cookoff.games.grill.rules.chips import BARE, OUT
from cookoff.physics.port import Vec3

KNOCKED = 0.001
"""In metres. A chip that moved further than this was knocked."""


class ThrowStatistics:
    """Counts rounds and throws; see `Statistics`."""

    def __init__(self) -> None:
        self._count = Counter({"rounds": 1})
        self._lying: dict[int, Vec3] = {}

    def see(self, event: Event, _at: int = 0) -> None:
        """See `Statistics`."""
        if isinstance(event, e.ChipFlew):
            self._count["throws"] += 1
            for lies in event.lies:
                if lies.chip == event.chip:
                    self._count["out" if lies.place == OUT else "bare" if lies.place == BARE else "valid"] += 1
            for rest in event.motion.rest:
                was = self._lying.get(rest.id)
                if was is not None:
                    moved = math.hypot(rest.position.x - was.x, rest.position.y - was.y)
                    self._count["knocked"] += moved > KNOCKED
        if isinstance(event, e.ChipFlew | e.ChipsSettled):
            for rest in event.motion.rest:
                self._lying[rest.id] = rest.position
        elif isinstance(event, e.ChipsGathered):
            self._lying.clear()
            self._count["rounds"] += 1

    def tally(self) -> Tally:
        """See `Statistics`."""
        return self._count

    @staticmethod
    def report(total: Tally, games: int) -> dict[str, object]:
        """The mean number of rounds; the shares of valid, bare and out throws, and chips knocked per throw."""
        throws = max(1, total.get("throws", 0))
        shares = {name: total.get(name, 0) / throws for name in ("valid", "bare", "out", "knocked")}
        return {"rounds": total["rounds"] / games, "throws": shares}
