"""The WebSocket of a party: it only sends; members answer with commands over HTTP."""

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.api.client_limits import Caller, ClientLimits
from cookoff.server.api.middleware.identity import address_of, guest_of
from cookoff.server.app.node import Node
from cookoff.server.protocol.messages import Bye

from .connection import SocketConnection
from .serving import serve_socket

log = logging.getLogger(__name__)


@websocket("/api/parties/{party_id:str}/socket")
async def party_socket(socket: WebSocket[Any, Any, Any], party_id: FromPath[str]) -> None:
    """Send the party's state to a member, now and whenever it changes."""
    node: Node = socket.app.state.node
    client_limits: ClientLimits = socket.app.state.client_limits
    guest = await guest_of(node, socket)
    address = address_of(socket)
    who = Caller(guest.id if guest else address, address)

    with client_limits.socket(who, known=guest is not None):
        connection = SocketConnection(node.environment.code(16), guest, node.settings.limits.queue_bytes)
        await socket.accept()

        async def read() -> None:
            try:
                await node.party_feed.enter(party_id, connection)
            except (SQLAlchemyError, OSError) as error:  # the database is unavailable
                log.warning("nobody can come to the party now: %r", error)
                connection.drop(Bye("restart"))
            event: Any = None
            while connection.closing is None and (event is None or event["type"] != "websocket.disconnect"):
                if event is not None and not client_limits.messages.take(*who):
                    connection.drop(Bye("flood"))
                    return
                event = await socket.receive()

        async def leave() -> None:
            await node.party_feed.leave(party_id, connection)

        await serve_socket(socket, connection, read(), leave)
