"""Sends the state of parties to their members' sockets on this node, whichever node has changed it."""

import asyncio

import msgspec

from cookoff.server.protocol.messages import Bye
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.tables.connections import Connection
from cookoff.server.storage.parties import PartyStore

from .state import AWAY, PartyReader

HEARTBEAT = 8_000
"""Milliseconds between the signs of life of members whose sockets are open."""

_encode = msgspec.json.Encoder().encode


class PartyFeed:
    """The sockets of parties on this node."""

    def __init__(self, store: PartyStore, reader: PartyReader, environment: Environment) -> None:
        self._store = store
        self._reader = reader
        self._environment = environment
        self._sockets: dict[str, dict[str, Connection]] = {}
        """Connections by party."""
        self._sent: dict[str, bytes] = {}
        """The state last sent, by party."""
        self._marks: dict[str, object] = {}
        self._seen_at = 0
        self._lock = asyncio.Lock()

    async def enter(self, party_id: str, connection: Connection) -> None:
        """Send the state, and every later one, to a member. Drops anyone else."""
        view = await self._reader.view(party_id)
        guest = connection.guest
        if view is None or guest is None or guest.id not in view.numbers:
            connection.drop(Bye("not-invited"))
            return
        self._sockets.setdefault(party_id, {})[connection.id] = connection
        await self._store.see([(party_id, guest.id)], self._environment.now())
        await self.refresh(party_id, connection)

    async def leave(self, party_id: str, connection: Connection) -> None:
        """Forget a socket. With their last one, its guest is away."""
        sockets = self._sockets.get(party_id, {})
        if sockets.pop(connection.id, None) is None or connection.guest is None:
            return
        if not sockets:
            for known in (self._sockets, self._sent, self._marks):
                known.pop(party_id, None)
        if not any(other.guest == connection.guest for other in sockets.values()):
            await self._store.see([(party_id, connection.guest.id)], 0)

    async def refresh(self, party_id: str, newcomer: Connection | None = None) -> None:
        """Send the current state: to everyone if it has changed, and in any case to the newcomer."""
        async with self._lock:  # an older state must not be sent after a newer one
            if party_id not in self._sockets:
                return
            view = await self._reader.view(party_id)
            data = _encode(view.state) if view is not None else b""
            changed = self._sent.get(party_id) != data
            self._sent[party_id] = data
            for connection in list(self._sockets.get(party_id, {}).values()):
                if not changed and connection is not newcomer:
                    continue
                assert connection.guest is not None
                state = view.for_guest(connection.guest.id) if view is not None else None
                if state is None:
                    connection.drop(Bye("not-invited"))
                else:
                    connection.send(_encode(state))

    async def poll(self) -> None:
        """Send what other nodes, tables or time have changed, and store signs of life."""
        if not self._sockets:
            return
        now = self._environment.now()
        if now - self._seen_at >= HEARTBEAT:
            self._seen_at = now
            here = {
                (party_id, connection.guest.id)
                for party_id, sockets in self._sockets.items()
                for connection in sockets.values()
                if connection.guest is not None
            }
            await self._store.see(sorted(here), now)
        marks = await self._store.marks(list(self._sockets), now - AWAY)
        for party_id in list(self._sockets):
            if self._marks.get(party_id) != marks.get(party_id):
                self._marks[party_id] = marks.get(party_id)
                await self.refresh(party_id)

    def drop_guests(self, banned: frozenset[str]) -> None:
        """Drop the sockets of banned guests."""
        for sockets in self._sockets.values():
            for connection in list(sockets.values()):
                if connection.guest is not None and connection.guest.id in banned:
                    connection.drop(Bye("banned"))

    def drop_all(self) -> None:
        """Disconnect everyone; clients reconnect to another node."""
        for sockets in self._sockets.values():
            for connection in list(sockets.values()):
                connection.drop(Bye("restart"))
