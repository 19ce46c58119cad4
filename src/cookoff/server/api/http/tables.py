"""Tables: list, open, join, leave, start and rematch."""

from typing import Annotated, Any, TypeVar

from litestar import Request, get, post, put
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import address_of, guest_of, known_guest
from cookoff.server.api.middleware.limits import limit_creations
from cookoff.server.api.schemas import ConfigureBody, GiveBody, JoinBody, OpenBody, ReclaimBody
from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.app.tables.presence import may_watch
from cookoff.server.protocol.commands import (
    AnyCommand,
    Configure,
    Give,
    Join,
    Key,
    Leave,
    MakeKey,
    Reclaim,
    Rematch,
    Start,
)
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import CODE, Seating, TableCard
from cookoff.server.storage.records import GuestRecord, TableRecord

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64, pattern=CODE)]
Invite = Annotated[str | None, HeaderParameter(name="x-invite", max_length=64, pattern=CODE)]

PLAIN = {"plain": True}
"""Not compressed: the compressed length of a secret beside text written by others would leak the secret."""

T = TypeVar("T", Seating, Key)


@get("/api/tables", responses=ERRORS, summary="Public tables", opt=PLAIN)
async def list_tables(
    node: TheNode, game: Annotated[str | None, QueryParameter(max_length=64, pattern=CODE)] = None
) -> tuple[TableCard, ...]:
    """Public tables that are open or in play, newest first."""
    return tuple(table.card() for table in await node.repository.public_tables(game))


@post("/api/tables", responses=ERRORS, summary="Open a table", opt=PLAIN)
async def open_table(request: AnyRequest, node: TheNode, data: JSONBody[OpenBody]) -> Seating:
    """Opens a table and seats you at its first seat without a bot."""
    guest = await known_guest(node, request)
    limit_creations(request)
    seats = tuple((seat.name, seat.bot) for seat in data.seats)
    wish = TableRequest(
        data.game,
        data.players,
        data.options,
        data.components,
        data.public,
        seats,
        data.clock,
        address=address_of(request),
        by_address=data.by_address,
    )
    table = await node.table_creator.create(guest, wish)
    return _seating(node, table, guest)


@get("/api/tables/{table_id:str}", responses=ERRORS, summary="A table", opt=PLAIN)
async def read_table(request: AnyRequest, node: TheNode, table_id: TableId, invite: Invite = None) -> Seating:
    """The table and your seat. A private table is visible only to its players and with an invitation."""
    guest = await guest_of(node, request)
    return _seating(node, await visible_table(node, table_id, guest, invite), guest)


@post("/api/tables/{table_id:str}/join", responses=ERRORS, status_code=200, summary="Sit down", opt=PLAIN)
async def join_table(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[JoinBody]) -> Seating:
    """Takes a free seat, including one that a player left during the game."""
    if data.beside is None:
        return await _order(request, node, table_id, Join(data.seat, data.invite), Seating)
    guest = await known_guest(node, request)
    limit_creations(request)
    companion = await node.companions.find(guest, data.beside.name, data.beside.colour)
    seating = await node.router.order(table_id, companion, Join(data.seat, data.invite))
    assert isinstance(seating, Seating)
    return seating


@post("/api/tables/{table_id:str}/leave", responses=ERRORS, status_code=200, summary="Leave your seat", opt=PLAIN)
async def leave_table(request: AnyRequest, node: TheNode, table_id: TableId) -> Seating:
    """Frees your seat for a bot or another player."""
    return await _order(request, node, table_id, Leave(), Seating)


@post("/api/tables/{table_id:str}/start", responses=ERRORS, status_code=200, summary="Start the game", opt=PLAIN)
async def start_table(request: AnyRequest, node: TheNode, table_id: TableId) -> Seating:
    """Only the host can start, once every seat is taken."""
    return await _order(request, node, table_id, Start(), Seating)


@put("/api/tables/{table_id:str}", responses=ERRORS, summary="Change the rules", opt=PLAIN)
async def configure_table(
    request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[ConfigureBody]
) -> Seating:
    """Only the host, before the game starts. With fewer players the last seats go; nobody may sit there."""
    command = Configure(data.players, data.options, data.public, data.by_address, data.clock)
    return await _order(request, node, table_id, command, Seating)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    responses=ERRORS,
    status_code=200,
    summary="Give a seat to a bot, or free it",
    opt=PLAIN,
)
async def give_seat(
    request: AnyRequest,
    node: TheNode,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=99)],
    data: JSONBody[GiveBody],
) -> Seating:
    """Works for free seats, bots' seats, and seats of players who have been away for long."""
    return await _order(request, node, table_id, Give(seat, data.bot), Seating)


@post(
    "/api/tables/{table_id:str}/link",
    responses=ERRORS,
    status_code=200,
    summary="A personal key for your seat",
    opt=PLAIN,
)
async def make_link(request: AnyRequest, node: TheNode, table_id: TableId) -> Key:
    """For another device of yours. The previous key stops working."""
    return await _order(request, node, table_id, MakeKey(), Key)


@post(
    "/api/tables/{table_id:str}/reclaim",
    responses=ERRORS,
    status_code=200,
    summary="Take over your seat on this device",
    opt=PLAIN,
)
async def reclaim_seat(request: AnyRequest, node: TheNode, table_id: TableId, data: JSONBody[ReclaimBody]) -> Seating:
    """Needs the personal key of the seat."""
    return await _order(request, node, table_id, Reclaim(data.key), Seating)


@post("/api/tables/{table_id:str}/rematch", responses=ERRORS, status_code=200, summary="Play again", opt=PLAIN)
async def rematch_table(request: AnyRequest, node: TheNode, table_id: TableId) -> Seating:
    """Opens a table where the others' seats stay free until they sit down. A repeated request returns that table."""
    return await _order(request, node, table_id, Rematch(), Seating)


async def visible_table(node: Node, table_id: str, guest: GuestRecord | None, invite: str | None) -> TableRecord:
    """Return the table. Raises `ApiError` unless the guest may see it."""
    table = await node.repository.table(table_id)
    if table is None or not may_watch(node.signer, table, guest, invite):
        raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation")
    return table


def _seating(node: Node, table: TableRecord, guest: GuestRecord | None) -> Seating:
    row = table.seat_of(guest.id if guest else None)
    return Seating(table.card(), row.seat if row else None, node.signer.invite(table.id))


async def _order(request: AnyRequest, node: Node, table_id: str, command: AnyCommand, answer: type[T]) -> T:
    guest = await known_guest(node, request)
    result = await node.router.order(table_id, guest, command)
    assert isinstance(result, answer)
    return result


HANDLERS = [
    read_table, configure_table, join_table, leave_table, start_table, give_seat, make_link, reclaim_seat,
    rematch_table,
]  # fmt: skip
LARGE = [list_tables, open_table]
"""Handlers of the path that accepts larger bodies: opening a table may include a component file."""
