"""Clock speed of a real-time game. A single human playing against bots may slow or stop the clock."""

from cookoff.server.protocol.messages import SetSpeed, SocketError
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send

from .moves import play_due_moves


async def set_speed(actor: TableActor, connection: Connection, message: SetSpeed) -> None:
    """Change the clock speed, if the sender is the only human at the table."""
    live_game = actor.live_game
    if live_game is None or actor.table.status is not Status.PLAYING:
        return send(connection, SocketError("not-playing", "there is no clock to be set"))
    seat = actor.connections.seat_of(connection.id)
    if not live_game.in_real_time or seat is None or actor.human_seats != (seat,):
        return send(connection, SocketError("not-now", "only who is alone with bots in real time sets the clock"))
    await play_due_moves(actor)
    return actor.set_clock(message.speed, message.bots_paused)
