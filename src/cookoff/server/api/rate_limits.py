"""How often somebody may do something."""

from collections import Counter, OrderedDict
from collections.abc import Callable


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_level", "_rate", "_seen", "_size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._level = min(self._size, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class KeyedBuckets:
    """A bucket for everybody, as long as they are worth remembering."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float], most: int = 50_000) -> None:
        self._size = size
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether they may do it once more."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._size, self._rate, now)
            while len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now)


class SharedRate:
    """How often each guest may do something, and all of an address together, over however many sockets."""

    def __init__(self, size: float, rate: float, shared: float, clock: Callable[[], float]) -> None:
        """An address may do it `shared` times as often as one guest: whole schools have only one."""
        self._guests = KeyedBuckets(size, rate, clock)
        self._addresses = KeyedBuckets(size * shared, rate * shared, clock)

    def take(self, guest: str, address: str) -> bool:
        """Whether they may do it once more."""
        return self._guests.take(guest) and self._addresses.take(address)


class Slots:
    """How many have come and not gone yet: in all, and of each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def full(self, who: str, most: int) -> bool:
        """Whether there is no place left for one more of them."""
        return len(self) >= self._most or self._taken[who] >= most

    def acquire(self, who: str) -> None:
        """One more of them is here."""
        self._taken[who] += 1

    def release(self, who: str) -> None:
        """One of them has gone."""
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
