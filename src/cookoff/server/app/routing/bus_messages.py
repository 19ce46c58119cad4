"""What nodes write to one another: commands and messages for tables, and what is sent back to sockets."""

import msgspec

from cookoff.server.protocol.commands import AnyCommand, Key
from cookoff.server.protocol.schemas import Seating
from cookoff.server.storage.records import GuestRow


class Letter(msgspec.Struct, frozen=True, tag_field="letter"):
    """Something one node writes to another."""


class Order(Letter, frozen=True):
    """A guest asks something of a table; answered by a `Reply`."""

    table: str
    guest: GuestRow
    command: AnyCommand


class Come(Letter, frozen=True):
    """A socket of another node comes to a table; answered by a `Reply`."""

    table: str
    node: str
    link: str
    guest: GuestRow | None
    hello: bytes


class Say(Letter, frozen=True):
    """A socket of another node says something."""

    table: str
    link: str
    message: bytes
    node: str


class Go(Letter, frozen=True):
    """A socket of another node is closed."""

    table: str
    link: str


class Out(Letter, frozen=True):
    """A message for a socket."""

    link: str
    data: bytes


class Drop(Letter, frozen=True):
    """A socket is to be closed."""

    link: str
    reason: str


AnyLetter = Order | Come | Say | Go | Out | Drop


class Reply(msgspec.Struct, frozen=True):
    """The answer to an order: a result, or a complaint."""

    seating: Seating | None = None
    key: Key | None = None
    complaint: tuple[int, str, str] | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyLetter).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
