"""Games to look at again."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter
from msgspec.structs import replace

from cookoff.engine import BadInput, Log, fold, opening
from cookoff.engine.log import parse
from cookoff.server.cards import NoClock, SeatCard, Status, TableCard
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

LOG_BYTES = 4_194_304
"""A log that is sent to be looked at."""

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


@post(
    "/api/replays",
    status_code=200,
    responses=ERRORS,
    summary="Look at a log that was saved as a file",
    request_max_body_size=LOG_BYTES,
)
async def open_log(request: Request[Any, Any, Any], node: TheNode, seat: EyesOf = None) -> Replay:
    """The body is the file. Nothing of it is kept."""
    try:
        log = parse(await request.body(), "file")
    except BadInput as error:
        raise Complaint(400, "bad-log", str(error)) from error
    header = log.header
    served = await _served(node, header.game, header.components)
    if header.players not in served.game.seats or len(header.seats) != header.players:
        raise Complaint(
            400, "bad-log", f"{header.players} players and {len(header.seats)} names do not fit {header.game}"
        )
    if seat is not None and seat >= header.players:
        raise Complaint(400, "no-such-seat", f"seat: there are seats 0 to {header.players - 1}")
    try:
        return await asyncio.to_thread(_look, served, _card_of(log), log, seat)
    except BadInput as error:
        raise Complaint(400, "bad-log", str(error)) from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        # The hashes of a log fit also when somebody made it up.
        raise Complaint(400, "bad-log", "the log's events do not fit its positions") from error


async def _served(node: Node, game_id: str, components: str) -> Served:
    """The game a log is of, with the components it was played with."""
    served = node.catalogue.loaded(game_id, components)
    if served is not None:
        return served
    stored = await node.shelf.components(components)
    if stored is None or stored[0] != game_id:
        raise Complaint(404, "no-such-components", f"this server has no {game_id} with components {components}")
    return node.catalogue.with_components(*stored)


def _card_of(log: Log) -> TableCard:
    """A table that is known only from its log."""
    header = log.header
    return TableCard(
        id="file",
        game=header.game,
        players=header.players,
        options=msgspec.json.decode(header.options),
        components=header.components,
        public=False,
        clock=NoClock(),
        status=Status.FINISHED,
        seats=tuple(SeatCard(seat, name, None, False, None) for seat, name in enumerate(header.seats)),
        host=0,
        created_at=0,
        started_at=None,
        ended_at=None,
        next=None,
    )


async def _records(node: Node, table: TableRow) -> list[Record]:
    records = await node.shelf.records(table.id)
    if not records:
        raise Complaint(409, "not-started", "the game has not started")
    return records


def _replay(served: Served, table: TableRow, records: list[Record], seat: int | None) -> Replay:
    return _look(served, table.card(), log_of(records, table.id), seat)


def _look(served: Served, card: TableCard, log: Log, seat: int | None) -> Replay:
    game = served.game
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
    return Replay(card, seat, log.header.seats, first, tuple(steps))
