"""The server's outside dependencies: time, timers, secrets and randomness. Tests provide their own."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from cookoff.engine import Rng

Cancel = Callable[[], None]

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that sound alike or are easily confused."""


class Environment(Protocol):
    """Time, timers, secrets and randomness."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        ...

    def steady(self) -> int:
        """Return monotonic milliseconds, unaffected by changes of the system clock; only differences matter."""
        ...

    def after(self, milliseconds: float, call: Callable[[], None]) -> Cancel:
        """Schedule a call; calling the result cancels it."""
        ...

    def code(self, length: int) -> str:
        """Return a random code; unguessable if it is long enough."""
        ...

    def rng(self) -> Rng:
        """Return a random number generator for one game."""
        ...


class RealEnvironment:
    """The real clock, event loop and system randomness."""

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
