"""The speed of a table's clock: who plays a game in real time with bots alone may slow it down, or stop it to read."""

from cookoff.server.protocol.messages import SetSpeed, SocketError
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send

from .moves import play_due_moves


async def set_speed(actor: TableActor, connection: Connection, message: SetSpeed) -> None:
    """Somebody wants another speed; only who sits there alone with bots gets it."""
    live_game = actor.live_game
    if live_game is None or actor.table.status is not Status.PLAYING:
        return send(connection, SocketError("not-playing", "there is no clock to be set"))
    seat = actor.connections.seat_of(connection.id)
    if not live_game.in_real_time or seat is None or actor.human_seats != (seat,):
        return send(connection, SocketError("not-the-time", "only who is alone with bots in real time sets the clock"))
    await play_due_moves(actor)
    return actor.set_clock(message.speed, message.alone)
