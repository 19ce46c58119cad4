"""Routes commands and sockets to the actor of their table, on this node or another."""

import asyncio
import logging
from typing import assert_never

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.app.seating.dispatch import carry_out
from cookoff.server.app.tables.dispatch import delivery_job
from cookoff.server.app.tables.presence import connect, disconnect
from cookoff.server.bus.port import Bus, Unreachable
from cookoff.server.protocol.commands import AnyCommand, Key
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Bye, ClientMessage, Hello, SocketError
from cookoff.server.protocol.schemas import Seating
from cookoff.server.runtime.actor import StateLost
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.registry import TableRegistry
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.records import GuestRecord

from . import bus_messages
from .bus_messages import CloseConnection, Connect, Deliver, Disconnect, Forward, Reply, RunCommand

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_hello = msgspec.json.Decoder(Hello).decode
_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class RemoteConnection:
    """A socket of another node, as the table's actor sees it."""

    def __init__(self, bus: Bus, node: str, connection_id: str, guest: GuestRecord | None) -> None:
        self.id = connection_id
        self.guest = guest
        self.node = node
        self._bus = bus

    def send(self, data: bytes) -> None:
        """See `Connection`."""
        self._bus.post(self.node, bus_messages.encode(Deliver(self.id, data)))

    def drop(self, bye: Bye) -> None:
        """See `Connection`."""
        self._bus.post(self.node, bus_messages.encode(CloseConnection(self.id, bye.reason)))


class TableRouter:
    """Routes every command and socket of this node."""

    def __init__(self, registry: TableRegistry, bus: Bus, leases: Leases) -> None:
        self._registry = registry
        self._bus = bus
        self._leases = leases
        self._at: dict[str, tuple[Connection, str, TableActor | str]] = {}
        """For each local socket: the connection, its table, and the table's actor or the node that runs it."""

    # --- for this node's own clients

    async def order(self, table_id: str, guest: GuestRecord, command: AnyCommand) -> Seating | Key:
        """Run a command on the table's actor."""
        actor = await self._registry.find(table_id)
        if isinstance(actor, TableActor):
            try:
                answer: Seating | Key = await actor.ask(lambda: carry_out(actor, guest, command))
            except StateLost as error:
                raise ApiError(503, "moving", "the table is being moved; ask again in a moment") from error
            return answer
        try:
            reply = bus_messages.decode_reply(
                await self._bus.ask(actor, bus_messages.encode(RunCommand(table_id, guest, command)))
            )
        except Unreachable as error:
            raise ApiError(503, "moving", "the table is being moved; ask again in a moment") from error
        if reply.api_error is not None:
            raise ApiError(*reply.api_error)
        result = reply.seating or reply.key
        assert result is not None
        return result

    async def connect(self, connection: Connection, table_id: str, hello: Hello) -> None:
        """Connect a socket to a table. Raises `ApiError` if the table cannot be found."""
        actor = await self._registry.find(table_id)
        self._at[connection.id] = (connection, table_id, actor)
        if isinstance(actor, TableActor):
            if not actor.tell(lambda: _welcome(actor, connection, hello)):
                connection.drop(Bye("restart"))
            return
        message = Connect(table_id, self._leases.node, connection.id, connection.guest, _encode(hello))
        try:
            reply = bus_messages.decode_reply(await self._bus.ask(actor, bus_messages.encode(message)))
        except Unreachable:
            connection.drop(Bye("restart"))
            return
        if reply.api_error is not None:
            raise ApiError(*reply.api_error)

    def forward(self, connection: Connection, message: ClientMessage) -> None:
        """Forward a message from a socket to its table."""
        _, table_id, actor = self._at[connection.id]
        if not isinstance(actor, TableActor):
            self._bus.post(
                actor, bus_messages.encode(Forward(table_id, connection.id, _encode(message), self._leases.node))
            )
        elif actor.gone:
            connection.drop(Bye("restart"))
        else:
            _tell(actor, connection, message)

    def disconnect(self, connection: Connection) -> None:
        """Notify the table that a socket has closed."""
        _, table_id, actor = self._at.pop(connection.id, (None, "", None))
        if isinstance(actor, TableActor):
            _tell_surely(actor, connection.id)
        elif actor is not None:
            self._bus.post(actor, bus_messages.encode(Disconnect(table_id, connection.id)))

    def drop_guests(self, banned: frozenset[str]) -> None:
        """Drop the sockets of banned guests."""
        for connection, _, _ in list(self._at.values()):
            if connection.guest is not None and connection.guest.id in banned:
                connection.drop(Bye("banned"))

    async def drop_dead_nodes(self) -> None:
        """Drop sockets whose tables ran on a dead node, so that clients reconnect to the new one."""
        far = {actor for _, _, actor in self._at.values() if isinstance(actor, str)}
        if not far:
            return
        dead = await self._leases.dead(far)
        for connection, _, actor in list(self._at.values()):
            if actor in dead:
                connection.drop(Bye("restart"))

    def on_messages_lost(self) -> None:
        """Drop sockets of remote tables after lost bus messages, so that clients reconnect and catch up."""
        for connection, _, actor in list(self._at.values()):
            if isinstance(actor, str):
                connection.drop(Bye("restart"))
        for actor in self._registry:
            for far in [connection for connection in actor.connections if isinstance(connection, RemoteConnection)]:
                far.drop(Bye("restart"))
                _tell_surely(actor, far.id)

    # --- for other nodes

    async def receive(self, data: bytes) -> bytes | None:
        """Handle a message from another node."""
        message = bus_messages.decode(data)
        match message:
            case RunCommand():
                return bus_messages.encode(await self._reply(message))
            case Connect():
                return bus_messages.encode(await self._far_come(message))
            case Forward():
                await self._far_say(message)
            case Disconnect(table_id, connection_id):
                actor = await self._registry.find(table_id)
                if isinstance(actor, TableActor):
                    _tell_surely(actor, connection_id)
            case Deliver(connection_id, out):
                if connection_id in self._at:
                    self._at[connection_id][0].send(out)
            case CloseConnection(connection_id, reason):
                if connection_id in self._at:
                    self._at[connection_id][0].drop(msgspec.convert({"type": "bye", "reason": reason}, Bye))
            case _:
                assert_never(message)
        return None

    async def _reply(self, message: RunCommand) -> Reply:
        try:
            actor = await self._registry.find(message.table)
            if not isinstance(actor, TableActor):
                return Reply(api_error=(503, "moving", "the table is being moved; ask again in a moment"))
            result = await self.order(message.table, message.guest, message.command)
        except ApiError as api_error:
            return Reply(api_error=(api_error.status, api_error.code, api_error.detail))
        return Reply(key=result) if isinstance(result, Key) else Reply(seating=result)

    async def _far_come(self, message: Connect) -> Reply:
        connection = RemoteConnection(self._bus, message.node, message.connection, message.guest)
        try:
            actor = await self._registry.find(message.table)
        except ApiError as api_error:
            return Reply(api_error=(api_error.status, api_error.code, api_error.detail))
        hello = _hello(message.hello)
        if not isinstance(actor, TableActor) or not actor.tell(lambda: _welcome(actor, connection, hello)):
            connection.drop(Bye("restart"))
        return Reply()

    async def _far_say(self, message: Forward) -> None:
        connection = RemoteConnection(self._bus, message.node, message.connection, None)
        try:
            actor = await self._registry.find(message.table)
        except (ApiError, SQLAlchemyError, OSError):
            actor = ""
        if isinstance(actor, TableActor):
            _tell(actor, connection, _message.decode(message.message))
        else:  # the table has moved or no longer exists
            connection.drop(Bye("restart"))


async def _welcome(actor: TableActor, connection: Connection, hello: Hello) -> None:
    """Connect a socket. If that fails, drop it so that the client reconnects."""
    try:
        await connect(actor, connection, hello)
    except Exception as error:
        connection.drop(Bye("restart"))
        if isinstance(error, SQLAlchemyError | OSError):
            raise StateLost("the database is unavailable") from error
        raise


def _tell(actor: TableActor, connection: Connection, message: ClientMessage) -> None:
    """Queue a message for the actor. If the queue is full, send an error."""
    if not actor.tell(delivery_job(actor, connection, message)):
        send(connection, SocketError("too-fast", "too much waits at this table", getattr(message, "id", None)))


def _tell_surely(actor: TableActor, connection_id: str) -> None:
    """Queue a disconnect, retrying while the actor's queue is full."""
    if not actor.tell(lambda: disconnect(actor, connection_id)) and not actor.gone:
        asyncio.get_running_loop().call_later(0.1, _tell_surely, actor, connection_id)
