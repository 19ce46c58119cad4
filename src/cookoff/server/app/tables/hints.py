"""Hints and turn remarks for a single human playing against bots."""

import logging

import msgspec

from cookoff.analysis import is_analysed
from cookoff.engine import Phrase, Seat, encode
from cookoff.server.app.learning.analysis_tasks import HintRequest, RemarkRequest, give_hint, give_remark
from cookoff.server.protocol.messages import HintMessage, SocketError, TurnRemark
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.worker_pool import Failed, TooLong

log = logging.getLogger(__name__)

PATIENCE = 4
"""The time limit of a hint, as a multiple of a bot's: nothing else waits for a hint."""


class _Hint(msgspec.Struct):
    move: msgspec.Raw
    phrase: Phrase
    reasons: tuple[Phrase, ...]


def ask(actor: TableActor, connection: Connection) -> None:
    """Start a hint in a worker process, one at a time, and send it when it is ready."""
    seat, live_game = actor.connections.seat_of(connection.id), actor.live_game
    if seat is None:
        return send(connection, SocketError("not-seated", "spectators decide nothing"))
    if live_game is None or actor.table.status is not Status.PLAYING:
        return send(connection, SocketError("not-playing", "nothing is to be decided"))
    if not _taught(actor, seat):
        return send(connection, SocketError("no-hints", "hints are for those who play with bots alone, in turns"))
    if seat not in live_game.to_act or actor.coaching.hints:
        return send(connection, SocketError("not-now", "one hint at a time, and only for who is to decide"))
    loaded = actor.loaded
    request = HintRequest(loaded.reference, actor.table.players, seat, encode(live_game.view(seat)))
    actor.decisions.helped.add(request.seat)
    return actor.coaching.start(actor.coaching.hints, _think(actor, connection, live_game.n, request))


class WatchedTurn:
    """Collects a turn's decisions for a remark. Create it before a move and call `go_on` after it."""

    def __init__(self, actor: TableActor, seat: Seat) -> None:
        live_game = actor.live_game
        self._actor, self._seat = actor, seat
        self._entries = live_game.entries if live_game is not None else 0
        self._seen: bytes | None = None
        if live_game is not None and _taught(actor, seat) and seat in live_game.to_act:
            moves = live_game.moves(seat)
            if moves.box is not None or len(moves.discrete) > 1:
                self._seen = encode(live_game.view(seat))

    def go_on(self, connection: Connection, move: bytes) -> None:
        """Record the move. Once others are to act, compute the remark in a worker process and send it when ready."""
        actor, seat, live_game = self._actor, self._seat, self._actor.live_game
        if live_game is None or live_game.entries == self._entries:
            return
        coaching = actor.coaching
        if self._seen is not None:
            coaching.decisions.append((live_game.entries, self._seen, move))
        if seat in live_game.to_act or not coaching.decisions:
            return
        loaded, decided, coaching.decisions = actor.loaded, tuple(coaching.decisions), []
        request = RemarkRequest(loaded.reference, actor.table.players, seat, decided)
        coaching.start(coaching.remarks, _remark(actor, connection, request))


async def _remark(actor: TableActor, connection: Connection, request: RemarkRequest) -> None:
    share = actor.table.turns(actor.table.seats[request.seat].guest_id)
    seconds = PATIENCE * actor.services.settings.limits.bot_seconds
    try:
        answer = await actor.services.bot_workers.submit(
            give_remark, request, share=share, seconds=seconds, attended=True
        )
    except (Failed, TooLong) as error:
        log.warning("cannot review a turn: %s", error, extra=actor.where())
        return
    send(connection, TurnRemark(msgspec.Raw(answer)))


def _taught(actor: TableActor, seat: Seat) -> bool:
    """Whether this table has hints: the seat is the only human, and the game has turns and analysis support."""
    real_time = actor.live_game is not None and actor.live_game.in_real_time
    return not real_time and actor.human_seats == (seat,) and is_analysed(actor.loaded.room)


async def _think(actor: TableActor, connection: Connection, n: int, request: HintRequest) -> None:
    share = actor.table.turns(actor.table.seats[request.seat].guest_id)
    services = actor.services
    seconds = PATIENCE * services.settings.limits.bot_seconds
    try:
        answer = await services.bot_workers.submit(give_hint, request, share=share, seconds=seconds, attended=True)
    except (Failed, TooLong) as error:
        log.warning("cannot give a hint: %s", error, extra=actor.where())
        send(connection, SocketError("failed", "no hint was found in time; try again"))
        return
    found = msgspec.json.decode(answer, type=_Hint)
    live_game = actor.live_game
    # The hint stays useful without its move, such as an exact throw that only bots can make.
    by_hand = (
        live_game is not None and live_game.refusal_by_hand(request.seat, actor.loaded.codec.move(found.move)) is None
    )
    send(connection, HintMessage(n, found.move if by_hand else None, found.phrase, found.reasons))
