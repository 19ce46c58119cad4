"""Limits on sockets and messages, by guest and by address."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from cookoff.server.api.rate_limits import SharedRate, Slots
from cookoff.server.config.settings import Limits
from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import ApiError


class Caller(NamedTuple):
    """The guest and address behind a socket. Without a guest, the address stands in for the guest id."""

    guest: str
    address: str


class ConnectionLimits:
    """Limits that all sockets of this node share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        size, rate = limits.messages
        self.messages = SharedRate(size, rate, limits.address_factor, time.monotonic)
        self.flood = SharedRate(
            size * limits.flood_factor, rate * limits.flood_factor, limits.address_factor, time.monotonic
        )
        self.talk = SharedRate(*limits.chat, limits.address_factor, time.monotonic)
        self._guests = Slots(limits.sockets)
        self._addresses = Slots(limits.sockets)

    @contextmanager
    def place(self, who: Caller, known: bool) -> Iterator[None]:
        """Hold a slot for one socket. Raises `ApiError` if none is left."""
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
