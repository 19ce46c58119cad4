"""What nodes write to one another: commands and messages for tables, and what is sent back to sockets."""

import msgspec

from cookoff.server.protocol.commands import AnyCommand, Key
from cookoff.server.protocol.schemas import Seating
from cookoff.server.storage.records import GuestRecord


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something one node writes to another."""


class RunCommand(BusMessage, frozen=True):
    """A guest asks something of a table; answered by a `Reply`."""

    table: str
    guest: GuestRecord
    command: AnyCommand


class Connect(BusMessage, frozen=True):
    """A socket of another node comes to a table; answered by a `Reply`."""

    table: str
    node: str
    connection: str
    guest: GuestRecord | None
    hello: bytes


class Forward(BusMessage, frozen=True):
    """A socket of another node says something."""

    table: str
    connection: str
    message: bytes
    node: str


class Disconnect(BusMessage, frozen=True):
    """A socket of another node is closed."""

    table: str
    connection: str


class Deliver(BusMessage, frozen=True):
    """A message for a socket."""

    connection: str
    data: bytes


class CloseConnection(BusMessage, frozen=True):
    """A socket is to be closed."""

    connection: str
    reason: str


AnyBusMessage = RunCommand | Connect | Forward | Disconnect | Deliver | CloseConnection


class Reply(msgspec.Struct, frozen=True):
    """The answer to an order: a result, or a complaint."""

    seating: Seating | None = None
    key: Key | None = None
    api_error: tuple[int, str, str] | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyBusMessage).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
