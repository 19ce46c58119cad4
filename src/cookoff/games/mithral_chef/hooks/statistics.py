"""Statistics of a game of Mithral Chef, without its showdown."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from cookoff.engine import Event, Seat, Tally
from cookoff.games.mithral_chef.content.enums import ORDER, OVEN, PLATING, STATIONS, Hand, Station
from cookoff.games.mithral_chef.rules import events as e

MINUTE = 60_000
STATION_NAMES = tuple(station.name.lower() for station in STATIONS)
REPORTED = ("plates", "orders", "burns", "rerolls", "rolled_again", "falls", "trades", "sent_home")
"""Reported as means."""
NAMES = (
    *REPORTED,
    *("time", "points", "first_rolls", "first_burns", "dragon", "closing"),
    *(f"{what} {name}" for what in ("used", "open", "visits") for name in STATION_NAMES),
)
NAMED: dict[type, str] = {
    e.Served: "plates",
    e.Ordered: "orders",
    e.Burned: "burns",
    e.Fell: "falls",
    e.Traded: "trades",
    e.SentHome: "sent_home",
    e.DragonEscaped: "dragon",
    e.Closed: "closing",
}
"""Events that are simply counted."""


class MithralStatistics:
    """Minutes, plates, burns, rerolls, falls, trades, and how much each station is used; see `Statistics`."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter(dict.fromkeys(NAMES, 0))
        self._began = 0
        self._spaces: tuple[int, ...] = ()
        self._ended = False
        self._since: dict[tuple[Seat, Hand], tuple[Station, int]] = {}
        self._ordering: tuple[Seat, Hand] | None = None
        self._read: dict[tuple[Seat, Hand], int] = {}
        """How many rolls of this visit ended with all dice on the card."""
        self._handlers: dict[type, Callable[[Any, int], None]] = {
            e.Begun: self._begun,
            e.Entered: lambda event, at: self._enter(event, event.station, at),
            e.OvenEntered: self._oven_entered,
            e.PlatingEntered: lambda event, at: self._enter(event, PLATING, at),
            e.Left: self._left,
            e.Ordered: self._ordered,
            e.Worked: self._worked,
            e.Rolled: self._roll,
            e.Burned: self._burned,
            e.Served: self._served,
            e.Ended: self._end,
        }

    def see(self, event: Event, at: int) -> None:
        """See `Statistics`."""
        if not self._ended:
            name = NAMED.get(type(event))
            if name is not None:
                self._count[name] += 1
            handler = self._handlers.get(type(event))
            if handler is not None:
                handler(event, at)

    def tally(self) -> Tally:
        """See `Statistics`."""
        return self._count

    @staticmethod
    def report(total: Tally, games: int) -> dict[str, object]:
        """Means over the games; `stations` has the share of the time in which a station's open spaces were taken."""
        means: dict[str, object] = {name: total[name] / games for name in REPORTED}
        return {
            "minutes": total["time"] / games / MINUTE,
            **means,
            "points_a_plate": total["points"] / max(1, total["plates"]),
            "first_roll_burns": total["first_burns"] / max(1, total["first_rolls"]),
            "ended_by": {"dragon": total["dragon"] / games, "closing_time": total["closing"] / games},
            "stations": {name: total[f"used {name}"] / max(1, total[f"open {name}"]) for name in STATION_NAMES},
            "visits": {name: total[f"visits {name}"] / games for name in STATION_NAMES},
        }

    def _begun(self, event: e.Begun, at: int) -> None:
        self._began, self._spaces = at, event.spaces

    def _enter(self, event: e.Entered | e.OvenEntered | e.PlatingEntered, station: Station, at: int) -> None:
        self._since[event.seat, event.hand] = station, at
        self._count[f"visits {STATION_NAMES[station]}"] += 1

    def _oven_entered(self, event: e.OvenEntered, at: int) -> None:
        self._enter(event, OVEN, at)
        self._read[event.seat, event.hand] = 0

    def _left(self, event: e.Left, at: int) -> None:
        # Taking an order means entering and leaving at once; `_worked` counts its time.
        if event.station is not ORDER:
            since = self._since.pop((event.seat, event.hand))[1]
            self._count[f"used {STATION_NAMES[event.station]}"] += at - since

    def _ordered(self, event: e.Ordered, _at: int) -> None:
        self._count["visits order"] += 1
        self._ordering = event.seat, event.hand

    def _worked(self, event: e.Worked, at: int) -> None:
        if self._ordering == (event.seat, event.hand):
            self._count["used order"] += event.busy - at
        self._ordering = None

    def _roll(self, event: e.Rolled, _at: int) -> None:
        if not all(die.counts for die in event.dice):
            self._count["rolled_again"] += 1
            return
        whose = event.seat, event.hand
        self._count["rerolls" if self._read[whose] else "first_rolls"] += 1
        self._read[whose] += 1

    def _burned(self, event: e.Burned, _at: int) -> None:
        whose = event.seat, event.hand
        if not self._read[whose]:
            # Dice off the card could not save the first roll any more (MIT-58), so it was not read before.
            self._count["first_rolls"] += 1
            self._read[whose] = 1
        self._count["first_burns"] += self._read[whose] == 1

    def _served(self, event: e.Served, _at: int) -> None:
        self._count["points"] += event.dish.plate

    def _end(self, _event: e.Ended, at: int) -> None:
        self._ended = True
        self._count["time"] += at - self._began
        # Hands that are still at a station when the dragon comes have used it until then.
        for station, since in self._since.values():
            self._count[f"used {STATION_NAMES[station]}"] += at - since
        for name, spaces in zip(STATION_NAMES, self._spaces, strict=True):
            self._count[f"open {name}"] += spaces * (at - self._began)
