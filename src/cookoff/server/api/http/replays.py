"""Replays and log files."""

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from msgspec import Meta

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import guest_of, known_guest, share_of
from cookoff.server.api.middleware.limits import limit_replay_pages
from cookoff.server.app.node import Node
from cookoff.server.app.replays.reader import Replay, ReplayRequest
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import CODE
from cookoff.server.runtime.games.history import standing
from cookoff.server.storage.records import TableRecord

from .tables import Invite, TableId, visible_table

Viewpoint = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99)]
After = Annotated[int, QueryParameter(name="after", ge=0, le=2**31)]

PLAIN = {"plain": True}
"""These handlers compress their own responses, so the middleware must not."""

REPLAY = {200: ResponseSpec(Replay, description="A part of the game", generate_examples=False)}


@get("/api/tables/{table_id:str}/replay", responses={**ERRORS, **REPLAY}, summary="The game so far", opt=PLAIN)
async def read_replay(
    request: Request[Any, Any, Any],
    node: TheNode,
    table_id: TableId,
    seat: Viewpoint = None,
    after: After = 0,
    invite: Invite = None,
) -> Response[bytes]:
    """A page of entries, each with the position after it. In play only from your own view, later from any seat's."""
    guest = await guest_of(node, request)
    table = await visible_table(node, table_id, guest, invite)
    own = table.seat_of(guest.id if guest else None)
    if seat is not None and seat >= table.players:
        raise ApiError(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
    if not table.over:
        mine = own.seat if own else None
        if seat is not None and seat != mine:
            raise ApiError(403, "not-finished", "until the game is over, you can only see it from your own seat")
        seat = mine
    limit_replay_pages(request)
    log = await log_of(node, table)
    looking = ReplayRequest(log, await _toml(node, log), table.card(), seat, after, entries=len(log), opening=len(log))
    return await sent(request, await node.checker.replay(looking, share_of(request, guest)))


@get("/api/tables/{table_id:str}/log", responses=ERRORS, summary="The whole log, as a file", opt=PLAIN)
async def download_log(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, invite: Invite = None
) -> Response[bytes]:
    """Available once the game is over: one JSON line for the setup and one per entry."""
    table = await visible_table(node, table_id, await guest_of(node, request), invite)
    if not table.over:
        raise ApiError(409, "not-finished", "the log is open once the game is over")
    limit_replay_pages(request)
    name = f"{table.game}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return await sent(request, await log_of(node, table), "application/x-ndjson", headers)


@post(
    "/api/replays",
    status_code=200,
    responses={**ERRORS, **REPLAY},
    summary="Look at a log that was saved as a file",
    opt=PLAIN,
)
async def open_log(
    request: Request[Any, Any, Any], node: TheNode, seat: Viewpoint = None, after: After = 0
) -> Response[bytes]:
    """The body is the log file. Needs a guest session. Nothing is stored."""
    guest = await known_guest(node, request)
    limit_replay_pages(request)
    log, limits = await request.body(), node.settings.limits
    looking = ReplayRequest(log, await _toml(node, log), None, seat, after, limits.log_entries, limits.log_opening)
    return await sent(request, await node.checker.replay(looking, share_of(request, guest)))


async def sent(
    request: Request[Any, Any, Any], content: bytes, kind: str = MediaType.JSON, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Return a response that may be long, compressed in a thread."""
    headers = {**(headers or {}), "vary": "accept-encoding"}
    if takes_gzip(request):
        content = await asyncio.to_thread(gzip.compress, content, 6)
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=kind, headers=headers)


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


class _Named(msgspec.Struct):
    game: str
    components: Annotated[str, Meta(max_length=64, pattern=CODE)]


async def _toml(node: Node, log: bytes) -> str | None:
    """The component file that a log names, if this server stores it."""
    try:
        named = msgspec.json.decode(log.partition(b"\n")[0], type=_Named)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None  # the replay reader reports what is wrong
    stored = await node.repository.components(named.components)
    return stored[1] if stored is not None and stored[0] == named.game else None


async def log_of(node: Node, table: TableRecord) -> bytes:
    """Return the log of a table's game. Raises `ApiError` if it has not started."""
    records = await node.repository.records(table.id)
    if not records:
        raise ApiError(409, "not-started", "the game has not started")
    return await asyncio.to_thread(lambda: b"".join(record.line for record in standing(records)))
