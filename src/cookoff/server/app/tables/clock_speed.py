"""The speed of a table's clock: who plays a game in real time with bots alone may slow it down, or stop it to read."""

from cookoff.server.protocol.messages import Problem, SetSpeed
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send

from .moves import let_happen


async def set_speed(owner: Owner, link: Link, message: SetSpeed) -> None:
    """Somebody wants another speed; only who sits there alone with bots gets it."""
    sitting = owner.sitting
    if sitting is None or owner.table.status is not Status.PLAYING:
        return send(link, Problem("not-playing", "there is no clock to be set"))
    seat = owner.links.seat_of(link.id)
    if not sitting.in_real_time or seat is None or owner.persons != (seat,):
        return send(link, Problem("not-the-time", "only who is alone with bots in real time sets the clock"))
    await let_happen(owner)
    return owner.run_at(message.speed, message.alone)
