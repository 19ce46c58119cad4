"""How often somebody may do something."""

from collections import OrderedDict
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


class Buckets:
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
