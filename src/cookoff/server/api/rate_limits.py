"""Token buckets and slots for rate and connection limits."""

from collections import Counter, OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: a burst of `size`, refilled at `rate` per second."""

    __slots__ = ("_level", "_rate", "_seen", "_size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._seen = now

    def has(self, now: float) -> bool:
        """Whether a token is left."""
        self._level = min(self._size, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return self._level >= 1

    def take(self, now: float, tokens: float = 1) -> bool:
        """Take tokens. Returns false if none is left; the last ones may be taken in advance."""
        if not self.has(now):
            return False
        self.charge(tokens)
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens in any case; a negative number gives them back."""
        self._level -= tokens

    def is_full(self, now: float) -> bool:
        """Whether it is as good as a new one."""
        return self._level + (now - self._seen) * self._rate >= self._size


class KeyedBuckets:
    """A bucket per key. Forgets keys whose buckets are full again, and the least recently used of too many."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float], most: int = 50_000) -> None:
        self._size = size
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, who: str) -> bool:
        """Whether a token of that key is left."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has(self._clock())

    def take(self, who: str, tokens: float = 1) -> bool:
        """Take tokens of that key. Returns false if none is left."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._size, self._rate, now)
        self._buckets.move_to_end(who)
        return bucket.take(now, tokens)

    def charge(self, who: str, tokens: float) -> None:
        """Take tokens of that key in any case, if the key is known."""
        if who in self._buckets:
            self._buckets[who].charge(tokens)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        """Make room for a new key: a client that invents keys must not fill the memory."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self._most and not self._buckets[oldest].is_full(now):
                return
            del self._buckets[oldest]


class SharedRate:
    """Limits a rate per guest and per address, across all their requests and sockets."""

    def __init__(self, size: float, rate: float, shared: float, clock: Callable[[], float]) -> None:
        """An address gets `shared` times the rate of one guest, because a whole school may share one."""
        self._guests = KeyedBuckets(size, rate, clock)
        self._addresses = KeyedBuckets(size * shared, rate * shared, clock)

    def has(self, guest: str, address: str) -> bool:
        """Whether the guest and the address have a token left."""
        return self._guests.has(guest) and self._addresses.has(address)

    def take(self, guest: str, address: str, tokens: float = 1) -> bool:
        """Take tokens of the guest and of the address. Returns false if either has none."""
        return self._guests.take(guest, tokens) and self._addresses.take(address, tokens)

    def charge(self, guest: str, address: str, tokens: float) -> None:
        """Take tokens in any case; a negative number gives them back."""
        self._guests.charge(guest, tokens)
        self._addresses.charge(address, tokens)


class Slots:
    """Counts the open connections, in total and by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def full(self, who: str, most: int) -> bool:
        """Whether no slot is left, in total or for that key."""
        return len(self) >= self._most or self._taken[who] >= most

    def acquire(self, who: str) -> None:
        """Take a slot."""
        self._taken[who] += 1

    def release(self, who: str) -> None:
        """Give a slot back."""
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
