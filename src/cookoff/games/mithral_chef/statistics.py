"""What the laboratory counts in a game of Mithral Chef. A showdown is not counted: it comes after the game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from cookoff.engine import Event, Figures, Seat

from . import events as e
from .game import MithralChef
from .things import ORDER, OVEN, PLATING, STATIONS, Hand, Station

MINUTE = 60_000


class MithralStatistics:
    """Minutes, plates, burns, rerolls, falls, trades, and how much each station is used."""

    def __init__(self, game: MithralChef, players: int) -> None:
        self._spaces = game.printed.open_spaces(players)
        self._order_time = game.printed.times.order
        self._counts: Counter[type] = Counter()
        self._points = self._first_rolls = self._first_burns = self._rerolls = self._rolled_again = 0
        self._began = 0
        self._ended: int | None = None
        self._since: dict[tuple[Seat, Hand], tuple[Station, int]] = {}
        self._used: Counter[Station] = Counter()
        self._visits: Counter[Station] = Counter()
        self._read: dict[tuple[Seat, Hand], int] = {}
        """Rolls of this visit that were read: all dice lay on the card."""

        self._handlers: dict[type, Callable[[Any, int], None]] = {
            e.Begun: self._begun,
            e.Entered: lambda event, at: self._enter(event, event.station, at),
            e.OvenEntered: self._oven_entered,
            e.PlatingEntered: lambda event, at: self._enter(event, PLATING, at),
            e.Left: self._left,
            e.Ordered: self._ordered,
            e.Rolled: self._roll,
            e.Burned: self._burned,
            e.Served: self._served,
            e.Ended: self._end,
        }

    def entry(self, _seat: Seat, at: int, events: list[Event]) -> None:
        """See `Statistics`."""
        for event in events:
            if self._ended is None:
                self._counts[type(event)] += 1
                handler = self._handlers.get(type(event))
                if handler is not None:
                    handler(event, at)

    def figures(self) -> Figures:
        """See `Statistics`."""
        assert self._ended is not None
        time = self._ended - self._began
        counts = self._counts
        return {
            "minutes": time / MINUTE,
            "plates": counts[e.Served],
            "points_a_plate": self._points / max(1, counts[e.Served]),
            "orders": counts[e.Ordered],
            "burns": counts[e.Burned],
            "first_roll_burns": self._first_burns / max(1, self._first_rolls),
            "rerolls": self._rerolls,
            "rolled_again": self._rolled_again,
            "falls": counts[e.Fell],
            "trades": counts[e.Traded],
            "sent_home": counts[e.SentHome],
            "ended_by": {"dragon": counts[e.DragonEscaped], "closing_time": counts[e.Closed]},
            "stations": {
                station.name.lower(): {
                    "use": self._used[station] / (max(1, time) * self._spaces[station]),
                    "visits": self._visits[station],
                }
                for station in STATIONS
            },
        }

    def _begun(self, _event: e.Begun, at: int) -> None:
        self._began = at

    def _enter(self, event: e.Entered | e.OvenEntered | e.PlatingEntered, station: Station, at: int) -> None:
        self._since[event.seat, event.hand] = station, at
        self._visits[station] += 1

    def _oven_entered(self, event: e.OvenEntered, at: int) -> None:
        self._enter(event, OVEN, at)
        self._read[event.seat, event.hand] = 0

    def _left(self, event: e.Left, at: int) -> None:
        # Who takes an order comes and goes at once; the time that takes is counted there.
        if event.station is not ORDER:
            self._used[event.station] += at - self._since.pop((event.seat, event.hand))[1]

    def _ordered(self, _event: e.Ordered, _at: int) -> None:
        self._visits[ORDER] += 1
        self._used[ORDER] += self._order_time

    def _roll(self, event: e.Rolled, _at: int) -> None:
        if not all(die.counts for die in event.dice):
            self._rolled_again += 1
            return
        whose = event.seat, event.hand
        if self._read[whose]:
            self._rerolls += 1
        else:
            self._first_rolls += 1
        self._read[whose] += 1

    def _burned(self, event: e.Burned, _at: int) -> None:
        self._first_burns += self._read[event.seat, event.hand] == 1

    def _served(self, event: e.Served, _at: int) -> None:
        self._points += event.dish.plate

    def _end(self, _event: e.Ended, at: int) -> None:
        self._ended = at
        # Hands that are still at a station when the dragon comes have used it until then.
        for station, since in self._since.values():
            self._used[station] += at - since
