"""What the server takes from outside: the time, alarms, secrets and luck. Tests bring their own."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from cookoff.engine import Rng

Cancel = Callable[[], None]

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another when read aloud."""


class Environment(Protocol):
    """Time, alarms, secrets, luck."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def steady(self) -> int:
        """Milliseconds that only go forward, whatever is done to the clock on the wall. Differences count."""
        ...

    def after(self, milliseconds: float, call: Callable[[], None]) -> Cancel:
        """Call then; the answer cancels it."""
        ...

    def code(self, length: int) -> str:
        """A word nobody can guess if it is long enough."""
        ...

    def rng(self) -> Rng:
        """A source of luck for one game."""
        ...


class RealEnvironment:
    """The world as it is."""

    def now(self) -> int:
        """See `Environment`."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """See `Environment`."""
        return time.monotonic_ns() // 1_000_000

    def after(self, milliseconds: float, call: Callable[[], None]) -> Cancel:
        """See `Environment`."""
        return asyncio.get_running_loop().call_later(max(0.0, milliseconds) / 1000, call).cancel

    def code(self, length: int) -> str:
        """See `Environment`."""
        return "".join(secrets.choice(_LETTERS) for _ in range(length))

    def rng(self) -> Rng:
        """See `Environment`."""
        return random.SystemRandom()
