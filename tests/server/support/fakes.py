"""A fake environment whose time a test controls and whose randomness repeats, and a fake connection."""

import asyncio
import random
from collections.abc import Callable

from cookoff.engine import Rng
from cookoff.server.protocol.messages import Bye
from cookoff.server.runtime.environment import Cancel
from cookoff.server.storage.records import GuestRecord
from tests.server.support.client import PATIENCE


class ManualEnvironment:
    """Timers fire when `pass_time` reaches them. `ahead` is how far the system clock was set forward."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self.ahead = 0
        self._random = random.Random(6)
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> int:
        return self.time + self.ahead

    def steady(self) -> int:
        return self.time

    def after(self, milliseconds: float, call: Callable[[], None]) -> Cancel:
        alarm = (self.time + milliseconds, call)
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm) if alarm in self._alarms else None

    def code(self, length: int) -> str:
        return "".join(self._random.choice("abcdefgh") for _ in range(length))

    def rng(self) -> Rng:
        return random.Random(self._random.random())

    async def pass_time(self, milliseconds: int) -> None:
        """Advance the time and fire due timers in order."""
        end = self.time + milliseconds
        while due := sorted((alarm for alarm in self._alarms if alarm[0] <= end), key=lambda alarm: alarm[0]):
            self._alarms.remove(due[0])
            self.time = max(self.time, int(due[0][0]))
            due[0][1]()
            await asyncio.sleep(0)
        self.time = end


class FakeConnection:
    """A connection that records what it was sent."""

    def __init__(self, connection_id: str, guest: GuestRecord | None) -> None:
        self.id = connection_id
        self.guest = guest
        self.heard: list[bytes] = []
        self.bye: str | None = None
        self._some = asyncio.Event()

    def send(self, data: bytes) -> None:
        self.heard.append(data)
        self._some.set()

    def drop(self, bye: Bye) -> None:
        self.bye = bye.reason
        self._some.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._some.clear()
                await self._some.wait()
