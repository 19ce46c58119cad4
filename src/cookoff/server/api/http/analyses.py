"""Analyses of finished games."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from cookoff.engine import encode
from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import bot_share_of, guest_of, known_guest, pseudonym_of
from cookoff.server.api.middleware.limits import limit_replay_pages
from cookoff.server.api.schemas import AnalysisProgress
from cookoff.server.app.learning.analysis_jobs import AnalysisStatus
from cookoff.server.app.learning.analysis_tasks import BetterLine, LineRequest
from cookoff.server.app.node import Node
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.records import GuestRecord, TableRecord

from .replays import PLAIN, Viewpoint, log_of, sent
from .tables import Invite, TableId, visible_table

EntryNumber = Annotated[int, PathParameter(ge=1, le=2**31)]
PATH = "/api/tables/{table_id:str}/analysis"
_JUDGED = {200: ResponseSpec(AnalysisProgress, description="How far it is", generate_examples=False)}
LINE = {200: ResponseSpec(BetterLine, description="The line", generate_examples=False)}


@get(PATH, responses={**ERRORS, **_JUDGED}, summary="How far the analysis of a finished game is, or all of it")
async def read_analysis(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, seat: Viewpoint = None, invite: Invite = None
) -> Response[bytes]:
    """Judged by what that seat knew. Without a seat: all players' decisions, each by what that player knew."""
    table = await _finished(node, await guest_of(node, request), table_id, seat, invite)
    limit_replay_pages(request)
    return _response(await node.analyses.status(table, seat))


@post(PATH, status_code=200, responses={**ERRORS, **_JUDGED}, summary="Let a finished game be analysed")
async def begin_analysis(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, seat: Viewpoint = None, invite: Invite = None
) -> Response[bytes]:
    """The analysis runs in the background; poll `GET` for progress. It is made once and stored with the game."""
    guest = await known_guest(node, request)
    table = await _finished(node, guest, table_id, seat, invite)
    limit_replay_pages(request)
    loaded = await node.registry.loaded(table)
    return _response(
        await node.analyses.begin(table, loaded, await log_of(node, table), seat, guest.id, pseudonym_of(node, request))
    )


@delete(PATH, status_code=204, responses=ERRORS, summary="Stop the analysis of a game")
async def stop_analysis(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, seat: Viewpoint = None, invite: Invite = None
) -> None:
    """Discards partial results. You can start the analysis again."""
    guest = await known_guest(node, request)
    await node.analyses.cancel(await _finished(node, guest, table_id, seat, invite), seat, guest.id)


@get(
    f"{PATH}/lines/{{n:int}}",
    responses={**ERRORS, **LINE},
    summary="What would have been better than a decision, played on the board",
    opt=PLAIN,
)
async def read_line(
    request: Request[Any, Any, Any],
    node: TheNode,
    table_id: TableId,
    n: EntryNumber,
    seat: Viewpoint = None,
    invite: Invite = None,
) -> Response[bytes]:
    """Judged by what the player knew at that decision; hidden information is sampled."""
    guest = await known_guest(node, request)
    table = await _finished(node, guest, table_id, seat, invite)
    limit_replay_pages(request)
    loaded, log = await node.registry.loaded(table), await log_of(node, table)
    request_ = LineRequest(loaded.reference, log, seat, seat, n)
    share = bot_share_of(node, request, guest, table.id)
    return await sent(request, await node.analyses.line(loaded, request_, share))


async def _finished(
    node: Node, guest: GuestRecord | None, table_id: str, seat: int | None, invite: str | None
) -> TableRecord:
    table = await visible_table(node, table_id, guest, invite)
    if seat is not None and seat >= table.players:
        raise ApiError(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
    if not table.over:
        raise ApiError(409, "not-finished", "a game is analysed once it is over")
    return table


def _response(progress: AnalysisStatus) -> Response[bytes]:
    return Response(encode(progress), media_type=MediaType.JSON)


HANDLERS = [read_analysis, begin_analysis, stop_analysis, read_line]
