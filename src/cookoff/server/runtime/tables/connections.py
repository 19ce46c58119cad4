"""The connections of a table."""

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from cookoff.engine import Seat
from cookoff.server.protocol.messages import Bye, FromServer
from cookoff.server.storage.records import GuestRecord

_encode = msgspec.json.Encoder().encode

CLOSE_CODES = {
    "restart": 1012,
    "too-slow": 1013,
    "flood": 4008,
    "seat-taken": 4001,
    "not-invited": 4003,
    "no-table": 4004,
    "closed": 4010,
    "unavailable": 4011,
    "banned": 4012,
}


class Connection(Protocol):
    """A socket on this or another node. Sending never blocks; a reader that is too slow is dropped."""

    @property
    def id(self) -> str:
        """A unique id."""
        ...

    @property
    def guest(self) -> GuestRecord | None:
        """The guest; `None` if anonymous."""
        ...

    def send(self, data: bytes) -> None:
        """Send a message."""
        ...

    def drop(self, bye: Bye) -> None:
        """Send a last message and close."""
        ...


class Connections:
    """A table's connections by seat; `None` means the spectators."""

    def __init__(self) -> None:
        self._by_seat: dict[Seat | None, dict[str, Connection]] = {}
        self._seat_of: dict[str, Seat | None] = {}

    def __len__(self) -> int:
        return len(self._seat_of)

    def __iter__(self) -> Iterator[Connection]:
        return iter([connection for connections in self._by_seat.values() for connection in connections.values()])

    def add(self, connection: Connection, seat: Seat | None) -> None:
        """Add a connection."""
        self.remove(connection.id)
        self._by_seat.setdefault(seat, {})[connection.id] = connection
        self._seat_of[connection.id] = seat

    def remove(self, connection_id: str) -> bool:
        """Remove a connection; return false if there is none with this id."""
        if connection_id not in self._seat_of:
            return False
        seat = self._seat_of.pop(connection_id)
        del self._by_seat[seat][connection_id]
        if not self._by_seat[seat]:
            del self._by_seat[seat]
        return True

    def seat_of(self, connection_id: str) -> Seat | None:
        """Return the seat of a connection; `None` for spectators."""
        return self._seat_of.get(connection_id)

    def get(self, connection_id: str) -> Connection | None:
        """Return the connection with this id."""
        return self._by_seat[self._seat_of[connection_id]][connection_id] if connection_id in self._seat_of else None

    def at(self, seat: Seat | None) -> list[Connection]:
        """Return the connections of a seat, or of the spectators."""
        return list(self._by_seat.get(seat, {}).values())

    def broadcast_each(self, tell: Callable[[Seat | None], FromServer]) -> None:
        """Send everyone a message that depends on their seat."""
        for seat, connections in self._by_seat.items():
            data = _encode(tell(seat))
            for connection in connections.values():
                connection.send(data)

    def broadcast(self, message: FromServer) -> None:
        """Send everyone the same message."""
        data = _encode(message)
        for connections in self._by_seat.values():
            for connection in connections.values():
                connection.send(data)

    def drop_all(self, bye: Bye) -> None:
        """Disconnect everyone."""
        for connection in self:
            connection.drop(bye)
            self.remove(connection.id)


def send(connection: Connection, message: FromServer) -> None:
    """Encode and send a message to one connection."""
    connection.send(_encode(message))
