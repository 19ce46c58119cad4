"""Reports that players send to the operators."""

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody
from sqlalchemy import delete, insert

from cookoff.server.api.dependencies import TheNode
from cookoff.server.api.middleware.errors import ERRORS
from cookoff.server.api.middleware.identity import known_guest
from cookoff.server.api.middleware.limits import limit_creations
from cookoff.server.api.schemas import ReportBody
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.committer import Change
from cookoff.server.storage.schema import reports

from .tables import TableId, visible_table


@post("/api/tables/{table_id:str}/reports", responses=ERRORS, status_code=204, summary="Report somebody at the table")
async def report(request: Request[Any, Any, Any], node: TheNode, table_id: TableId, data: JSONBody[ReportBody]) -> None:
    """Says what is wrong and, optionally, at which seat. It replaces your unsettled report about the same."""
    guest = await known_guest(node, request)
    table = await visible_table(node, table_id, guest, data.invite)
    if data.seat is not None and data.seat >= table.players:
        raise ApiError(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
    limit_creations(request)
    about = None if data.seat is None else table.seats[data.seat].guest_id
    row = insert(reports).values(
        id=node.environment.code(16),
        table_id=table.id,
        by=guest.id,
        about=about,
        seat=data.seat,
        text=data.text,
        at=node.environment.now(),
    )
    same = (reports.c.table_id == table.id, reports.c.by == guest.id, reports.c.seat.is_not_distinct_from(data.seat))
    before = delete(reports).where(*same, reports.c.settled_at.is_(None))
    await node.committer.commit(Change(statements=[before, row]))
