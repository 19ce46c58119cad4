"""Games to look at again."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import QueryParameter
from msgspec.structs import replace

from cookoff.engine import fold, opening
from cookoff.server.cards import Status
from cookoff.server.catalogue import Served
from cookoff.server.complaints import Complaint
from cookoff.server.node import Node
from cookoff.server.storage.rows import Record, TableRow
from cookoff.server.tables.history import happened, log_of, standing
from cookoff.server.wire import Happened, Position

from .errors import ERRORS
from .identity import guest_of
from .requests import Replay
from .tables import Invite, TableId, visible_table
from .wiring import TheNode

EyesOf = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99)]


@get("/api/tables/{table_id:str}/replay", responses=ERRORS, summary="The game so far")
async def read_replay(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, seat: EyesOf = None, invite: Invite = None
) -> Replay:
    """Every entry with the position after it: during the game through the own eyes, after it through any."""
    guest = await guest_of(node, request)
    table = await visible_table(node, table_id, guest, invite)
    own = table.seat_of(guest.id if guest else None)
    if seat is not None and seat >= table.players:
        raise Complaint(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
    if table.status is not Status.FINISHED:
        mine = own.seat if own else None
        if seat is not None and seat != mine:
            raise Complaint(403, "not-finished", "until the game is over everybody has only their own eyes")
        seat = mine
    records = await _records(node, table)
    served = await node.keeper.served(table)
    return await asyncio.to_thread(_replay, served, table, records, seat)


@get("/api/tables/{table_id:str}/log", responses=ERRORS, summary="The whole log, as a file")
async def download_log(
    request: Request[Any, Any, Any], node: TheNode, table_id: TableId, invite: Invite = None
) -> Response[bytes]:
    """Once the game is over: one JSON line for the set-up and one for each entry."""
    table = await visible_table(node, table_id, await guest_of(node, request), invite)
    if table.status is not Status.FINISHED:
        raise Complaint(409, "not-finished", "the log is open once the game is over")
    lines = b"".join(record.line for record in standing(await _records(node, table)))
    name = f"{table.game}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines, media_type="application/x-ndjson", headers=headers)


async def _records(node: Node, table: TableRow) -> list[Record]:
    records = await node.shelf.records(table.id)
    if not records:
        raise Complaint(409, "not-started", "the game has not started")
    return records


def _replay(served: Served, table: TableRow, records: list[Record], seat: int | None) -> Replay:
    game, log = served.game, log_of(records, table.id)
    state = opening(game, log)

    def position(n: int, at: int) -> Position:
        to_act = game.to_act(state)
        outcome = None if to_act else game.outcome(state)
        return Position(n, n, at, game.view(state, seat), to_act, None, outcome, None, ())

    first = position(0, 0)
    steps: list[Happened] = []
    for step in fold(game, log, state):
        entry = step.entry
        seen = happened(entry.n, step, seat)
        steps.append(replace(seen, position=position(entry.n, entry.at)))
    return Replay(table.card(), seat, log.header.seats, first, tuple(steps))
