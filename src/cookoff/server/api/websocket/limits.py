"""Everybody with a socket: how many they may have, and how much they may say over all of them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from cookoff.server.api.rate_limits import SharedRate, Slots
from cookoff.server.config.settings import Limits
from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import ApiError


class Caller(NamedTuple):
    """Whose socket it is. Those without a name count together with the others of their address."""

    guest: str
    address: str


class ConnectionLimits:
    """What the sockets of this node share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        size, rate = limits.messages
        self.messages = SharedRate(size, rate, limits.shared, time.monotonic)
        self.flood = SharedRate(size * limits.flood, rate * limits.flood, limits.shared, time.monotonic)
        self.talk = SharedRate(*limits.chat, limits.shared, time.monotonic)
        self._guests = Slots(limits.sockets)
        self._addresses = Slots(limits.sockets)

    @contextmanager
    def place(self, who: Caller, known: bool) -> Iterator[None]:
        """A place for one socket; a complaint if there is none left."""
        limits = self.limits
        most = limits.sockets_per_guest if known else limits.sockets_per_address
        if self._addresses.full(who.address, limits.sockets_per_address) or self._guests.full(who.guest, most):
            raise ApiError(429, "too-many-sockets", "too many sockets are open")
        for places, name in ((self._addresses, who.address), (self._guests, who.guest)):
            places.acquire(name)
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            for places, name in ((self._addresses, who.address), (self._guests, who.guest)):
                places.release(name)
