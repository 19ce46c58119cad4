"""Connects everybody with the owner of their table, on this node or on another."""

import asyncio
import logging
from typing import assert_never

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.app.seating.dispatch import carry_out
from cookoff.server.app.tables.dispatch import timed
from cookoff.server.app.tables.presence import come, go
from cookoff.server.bus.port import Bus, Unreachable
from cookoff.server.protocol.commands import AnyCommand, Key
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.messages import Bye, ClientMessage, Hello, Problem
from cookoff.server.protocol.schemas import Seating
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.registry import Keeper
from cookoff.server.runtime.tables.services import Lost
from cookoff.server.storage.leases import Leases
from cookoff.server.storage.records import GuestRow

from . import bus_messages
from .bus_messages import Come, Drop, Go, Order, Out, Reply, Say

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_hello = msgspec.json.Decoder(Hello).decode
_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class FarLink:
    """A socket of another node, as the owner of the table sees it."""

    def __init__(self, bus: Bus, node: str, link_id: str, guest: GuestRow | None) -> None:
        self.id = link_id
        self.guest = guest
        self.node = node
        self._bus = bus

    def send(self, data: bytes) -> None:
        """See `Link`."""
        self._bus.post(self.node, bus_messages.encode(Out(self.id, data)))

    def drop(self, bye: Bye) -> None:
        """See `Link`."""
        self._bus.post(self.node, bus_messages.encode(Drop(self.id, bye.reason)))


class Switchboard:
    """Every command and every socket of this node goes through here."""

    def __init__(self, keeper: Keeper, bus: Bus, leases: Leases) -> None:
        self._keeper = keeper
        self._bus = bus
        self._leases = leases
        self._at: dict[str, tuple[Link, str, Owner | str]] = {}
        """For each socket here: itself, its table, and the table's owner or the node where that is."""

    # --- for this node's own clients

    async def order(self, table_id: str, guest: GuestRow, command: AnyCommand) -> Seating | Key:
        """Let the table's owner carry out a command."""
        owner = await self._keeper.find(table_id)
        if isinstance(owner, Owner):
            try:
                answer: Seating | Key = await owner.ask(lambda: carry_out(owner, guest, command))
            except Lost as error:
                raise Complaint(503, "moving", "the table is being moved; ask again in a moment") from error
            return answer
        try:
            reply = bus_messages.decode_reply(
                await self._bus.ask(owner, bus_messages.encode(Order(table_id, guest, command)))
            )
        except Unreachable as error:
            raise Complaint(503, "moving", "the table is being moved; ask again in a moment") from error
        if reply.complaint is not None:
            raise Complaint(*reply.complaint)
        result = reply.seating or reply.key
        assert result is not None
        return result

    async def come(self, link: Link, table_id: str, hello: Hello) -> None:
        """A socket comes to a table; a complaint if there is no such table."""
        owner = await self._keeper.find(table_id)
        self._at[link.id] = (link, table_id, owner)
        if isinstance(owner, Owner):
            if not owner.tell(lambda: _welcome(owner, link, hello)):
                link.drop(Bye("restart"))
            return
        letter = Come(table_id, self._leases.node, link.id, link.guest, _encode(hello))
        try:
            reply = bus_messages.decode_reply(await self._bus.ask(owner, bus_messages.encode(letter)))
        except Unreachable:
            link.drop(Bye("restart"))
            return
        if reply.complaint is not None:
            raise Complaint(*reply.complaint)

    def say(self, link: Link, message: ClientMessage) -> None:
        """A socket says something to its table."""
        _, table_id, owner = self._at[link.id]
        if not isinstance(owner, Owner):
            self._bus.post(owner, bus_messages.encode(Say(table_id, link.id, _encode(message), self._leases.node)))
        elif owner.gone:
            link.drop(Bye("restart"))
        else:
            _tell(owner, link, message)

    def go(self, link: Link) -> None:
        """A socket is closed."""
        _, table_id, owner = self._at.pop(link.id, (None, "", None))
        if isinstance(owner, Owner):
            _tell_surely(owner, link.id)
        elif owner is not None:
            self._bus.post(owner, bus_messages.encode(Go(table_id, link.id)))

    def drop_guests(self, barred: frozenset[str]) -> None:
        """Send guests away who are barred."""
        for link, _, _ in list(self._at.values()):
            if link.guest is not None and link.guest.id in barred:
                link.drop(Bye("barred"))

    async def drop_the_dead(self) -> None:
        """Sockets whose tables were at a node that is dead are closed, so that they come to the new owner."""
        far = {owner for _, _, owner in self._at.values() if isinstance(owner, str)}
        if not far:
            return
        dead = await self._leases.dead(far)
        for link, _, owner in list(self._at.values()):
            if owner in dead:
                link.drop(Bye("restart"))

    def part(self) -> None:
        """Letters may have been lost: who is not at the node of their table comes again, and hears what they missed."""
        for link, _, owner in list(self._at.values()):
            if isinstance(owner, str):
                link.drop(Bye("restart"))
        for owner in self._keeper:
            for far in [link for link in owner.links if isinstance(link, FarLink)]:
                far.drop(Bye("restart"))
                _tell_surely(owner, far.id)

    # --- for other nodes

    async def receive(self, data: bytes) -> bytes | None:
        """A letter from another node."""
        letter = bus_messages.decode(data)
        match letter:
            case Order():
                return bus_messages.encode(await self._reply(letter))
            case Come():
                return bus_messages.encode(await self._far_come(letter))
            case Say():
                await self._far_say(letter)
            case Go(table_id, link_id):
                owner = await self._keeper.find(table_id)
                if isinstance(owner, Owner):
                    _tell_surely(owner, link_id)
            case Out(link_id, out):
                if link_id in self._at:
                    self._at[link_id][0].send(out)
            case Drop(link_id, reason):
                if link_id in self._at:
                    self._at[link_id][0].drop(msgspec.convert({"type": "bye", "reason": reason}, Bye))
            case _:
                assert_never(letter)
        return None

    async def _reply(self, letter: Order) -> Reply:
        try:
            owner = await self._keeper.find(letter.table)
            if not isinstance(owner, Owner):
                return Reply(complaint=(503, "moving", "the table is being moved; ask again in a moment"))
            result = await self.order(letter.table, letter.guest, letter.command)
        except Complaint as complaint:
            return Reply(complaint=(complaint.status, complaint.code, complaint.detail))
        return Reply(key=result) if isinstance(result, Key) else Reply(seating=result)

    async def _far_come(self, letter: Come) -> Reply:
        link = FarLink(self._bus, letter.node, letter.link, letter.guest)
        try:
            owner = await self._keeper.find(letter.table)
        except Complaint as complaint:
            return Reply(complaint=(complaint.status, complaint.code, complaint.detail))
        hello = _hello(letter.hello)
        if not isinstance(owner, Owner) or not owner.tell(lambda: _welcome(owner, link, hello)):
            link.drop(Bye("restart"))
        return Reply()

    async def _far_say(self, letter: Say) -> None:
        link = FarLink(self._bus, letter.node, letter.link, None)
        try:
            owner = await self._keeper.find(letter.table)
        except (Complaint, SQLAlchemyError, OSError):
            owner = ""
        if isinstance(owner, Owner):
            _tell(owner, link, _message.decode(letter.message))
        else:  # the table is elsewhere by now, or nowhere
            link.drop(Bye("restart"))


async def _welcome(owner: Owner, link: Link, hello: Hello) -> None:
    """Nobody is left waiting at the door: who cannot be welcomed comes again."""
    try:
        await come(owner, link, hello)
    except Exception as error:
        link.drop(Bye("restart"))
        if isinstance(error, SQLAlchemyError | OSError):
            raise Lost("the database is away") from error
        raise


def _tell(owner: Owner, link: Link, message: ClientMessage) -> None:
    """Let the owner hear a message; who cannot be heard is told."""
    if not owner.tell(timed(owner, link, message)):
        send(link, Problem("too-fast", "too much waits at this table", getattr(message, "id", None)))


def _tell_surely(owner: Owner, link_id: str) -> None:
    """That somebody went must reach the owner, however much waits there."""
    if not owner.tell(lambda: go(owner, link_id)) and not owner.gone:
        asyncio.get_running_loop().call_later(0.1, _tell_surely, owner, link_id)
