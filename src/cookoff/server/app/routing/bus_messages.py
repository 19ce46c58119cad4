"""Messages between nodes: commands and client messages for tables, and messages back to sockets."""

import msgspec

from cookoff.server.protocol.commands import AnyCommand, Key
from cookoff.server.protocol.schemas import Seating
from cookoff.server.storage.records import GuestRecord


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind"):
    """A message from one node to another."""


class RunCommand(BusMessage, frozen=True):
    """A guest's command to a table; answered by a `Reply`."""

    table: str
    guest: GuestRecord
    command: AnyCommand


class Connect(BusMessage, frozen=True):
    """A socket of another node connects to a table; answered by a `Reply`."""

    table: str
    node: str
    connection: str
    guest: GuestRecord | None
    hello: bytes


class Forward(BusMessage, frozen=True):
    """A message from a socket of another node."""

    table: str
    connection: str
    message: bytes
    node: str


class Disconnect(BusMessage, frozen=True):
    """A socket of another node has closed."""

    table: str
    connection: str


class Deliver(BusMessage, frozen=True):
    """A message for a socket."""

    connection: str
    data: bytes


class CloseConnection(BusMessage, frozen=True):
    """A request to close a socket."""

    connection: str
    reason: str


AnyBusMessage = RunCommand | Connect | Forward | Disconnect | Deliver | CloseConnection


class Reply(msgspec.Struct, frozen=True):
    """The answer to a command or connection: a result or an API error."""

    seating: Seating | None = None
    key: Key | None = None
    api_error: tuple[int, str, str] | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyBusMessage).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
