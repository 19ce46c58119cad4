"""All limits of what clients may do, counted by guest and by address."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from cookoff.server.config.networks import is_among, place
from cookoff.server.config.settings import Limits
from cookoff.server.ops import metrics
from cookoff.server.protocol.errors import ApiError

from .rate_limits import KeyedBuckets, SharedRate, Slots


class Caller(NamedTuple):
    """The guest and address behind a request or a socket. Without a guest, the address stands in for the guest."""

    guest: str
    address: str


class ClientLimits:
    """The limits that all requests and sockets of a node share. The handbook has a table of them."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits

        def rate(size_and_rate: tuple[float, float], shared: float = 1, times: float = 1) -> SharedRate:
            size, per_second = size_and_rate
            return SharedRate(size * times, per_second * times, shared, clock)

        self.requests = rate(limits.requests)
        self.creations = rate(limits.creations)
        self.replay_pages = rate(limits.replay_pages)
        self.practice_throws = rate(limits.practice_throws)
        self.party_codes = rate(limits.party_codes)
        shared = limits.address_factor
        self.messages = rate(limits.messages, shared)
        self.flood = rate(limits.messages, shared, limits.flood_factor)
        self.talk = rate(limits.chat, shared)
        self.history_bytes = rate(limits.history_bytes, shared)
        self.new_connections = KeyedBuckets(*limits.new_connections, clock)
        self.connections = Slots(limits.connections)
        self._sockets_by_guest = Slots(limits.sockets)
        self._sockets_by_address = Slots(limits.sockets)

    def admits(self, address: str, proxies: tuple[str, ...] = ()) -> bool:
        """Whether another connection of an address is served; counts it. Those of `proxies` have no rate."""
        slow = is_among(address, proxies) or self.new_connections.take(place(address))
        return slow and not self.is_full(address, proxies)

    def is_full(self, address: str, proxies: tuple[str, ...]) -> bool:
        """Whether so many connections of an address are open as may be. All clients share those of `proxies`."""
        limits = self.limits
        most = limits.connections if is_among(address, proxies) else limits.connections_per_address
        return self.connections.full(place(address), most)

    @contextmanager
    def socket(self, who: Caller, known: bool) -> Iterator[None]:
        """Hold a slot for one socket. Raises `ApiError` if none is left."""
        limits = self.limits
        most = limits.sockets_per_guest if known else limits.sockets_per_address
        by_address, by_guest = self._sockets_by_address, self._sockets_by_guest
        if by_address.full(who.address, limits.sockets_per_address) or by_guest.full(who.guest, most):
            raise ApiError(429, "too-many-sockets", "too many sockets are open")
        for slots, name in ((by_address, who.address), (by_guest, who.guest)):
            slots.acquire(name)
        metrics.SOCKETS.inc()
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            for slots, name in ((by_address, who.address), (by_guest, who.guest)):
                slots.release(name)
