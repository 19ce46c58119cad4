"""The clock of a live game."""

from cookoff.server.runtime.environment import Environment

FULL_SPEED = 100
"""Percent of real time."""


class GameClock:
    """Milliseconds since a game began. They pass by the steady clock, because the wall clock may be set at any time."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._base, self._since = 0, 0
        self.speed = FULL_SPEED
        """Percent of real time; 0 stops the clock."""
        self.bots_paused = False
        """Whether bots wait although the clock runs."""

    @property
    def bots_wait(self) -> bool:
        """Whether bots do not act now."""
        return self.bots_paused or self.speed == 0

    @property
    def is_usual(self) -> bool:
        """Whether the clock runs at full speed and bots act."""
        return self.speed == FULL_SPEED and not self.bots_paused

    def now(self) -> int:
        """Return the time of the game."""
        return self._base + (self._environment.steady() - self._since) * self.speed // FULL_SPEED

    def start(self, at: int) -> None:
        """Continue from this time of the game."""
        self._base, self._since = at, self._environment.steady()

    def set(self, speed: int, bots_paused: bool) -> bool:
        """Set the speed and pause bots; return whether that changes anything."""
        if (speed, bots_paused) == (self.speed, self.bots_paused):
            return False
        self.start(self.now())
        self.speed, self.bots_paused = speed, bots_paused
        return True

    def until(self, at: int, now: int) -> int | None:
        """Return the real milliseconds from `now` to a time of the game, rounded up; `None` if the clock stands."""
        return -(-max(0, at - now) * FULL_SPEED // self.speed) if self.speed else None
