"""The people who are connected to a table."""

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from cookoff.engine import Seat
from cookoff.server.protocol.messages import Bye, FromServer, Here
from cookoff.server.storage.records import GuestRow

_encode = msgspec.json.Encoder().encode

CLOSE_CODES = {
    "restart": 1012,
    "too-slow": 1013,
    "flood": 4008,
    "seat-taken": 4001,
    "not-invited": 4003,
    "no-table": 4004,
    "closed": 4010,
    "set-aside": 4011,
    "barred": 4012,
}


class Link(Protocol):
    """One socket, here or at another node. Sending never waits; a reader that is too slow is dropped."""

    @property
    def id(self) -> str:
        """Unlike all others."""
        ...

    @property
    def guest(self) -> GuestRow | None:
        """Who is at the other end; `None`: nobody knows."""
        ...

    def send(self, data: bytes) -> None:
        """Send a message."""
        ...

    def drop(self, bye: Bye) -> None:
        """Send a last message and close."""
        ...


class Links:
    """Everybody who looks at one table, by seat; `None` are the spectators."""

    def __init__(self) -> None:
        self._by_seat: dict[Seat | None, dict[str, Link]] = {}
        self._seat_of: dict[str, Seat | None] = {}

    def __len__(self) -> int:
        return len(self._seat_of)

    def __iter__(self) -> Iterator[Link]:
        return iter([link for links in self._by_seat.values() for link in links.values()])

    def add(self, link: Link, seat: Seat | None) -> None:
        """Somebody comes."""
        self.remove(link.id)
        self._by_seat.setdefault(seat, {})[link.id] = link
        self._seat_of[link.id] = seat

    def remove(self, link_id: str) -> bool:
        """Somebody goes; false if they were not there."""
        if link_id not in self._seat_of:
            return False
        seat = self._seat_of.pop(link_id)
        del self._by_seat[seat][link_id]
        if not self._by_seat[seat]:
            del self._by_seat[seat]
        return True

    def seat_of(self, link_id: str) -> Seat | None:
        """The seat somebody looks from."""
        return self._seat_of.get(link_id)

    def get(self, link_id: str) -> Link | None:
        """The link of that id."""
        return self._by_seat[self._seat_of[link_id]][link_id] if link_id in self._seat_of else None

    def at(self, seat: Seat | None) -> list[Link]:
        """Everybody who looks from there."""
        return list(self._by_seat.get(seat, {}).values())

    def here(self) -> Here:
        """Who is connected."""
        seats = tuple(sorted(seat for seat in self._by_seat if seat is not None))
        return Here(seats, len(self._by_seat.get(None, {})))

    def tell_each(self, tell: Callable[[Seat | None], FromServer]) -> None:
        """Tell everybody something that looks different from each seat."""
        for seat, links in self._by_seat.items():
            data = _encode(tell(seat))
            for link in links.values():
                link.send(data)

    def tell_all(self, message: FromServer) -> None:
        """Tell everybody the same."""
        data = _encode(message)
        for links in self._by_seat.values():
            for link in links.values():
                link.send(data)

    def drop_all(self, bye: Bye) -> None:
        """Send everybody away."""
        for link in self:
            link.drop(bye)
            self.remove(link.id)


def send(link: Link, message: FromServer) -> None:
    """Tell one somebody something."""
    link.send(_encode(message))
