"""Ending a table for good, though its game is not over."""

from sqlalchemy import Executable

from cookoff.server.protocol.commands import Close
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.messages import Bye
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.environment import World
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.storage.committer import Change
from cookoff.server.storage.repository import change_table, keep_audit


def closed(world: World, table: str, command: Close) -> list[Executable]:
    """What is written when a table is closed, and who did it and why."""
    values = {"status": Status.CLOSED.value, "wake_at": None, "closed": f"operator: {command.why}"[:40]}
    return [
        change_table(table, **values),
        keep_audit(world.code(16), world.now(), command.by, "close", table, command.why),
    ]


async def close(owner: Owner, command: Close) -> None:
    """Everybody is told and sent away, and nobody comes again; the replay stays."""
    if owner.table.status is Status.FINISHED:
        raise Complaint(409, "finished", "the game is over")
    await owner.commit(Change(owner.table.id, statements=closed(owner.tools.world, owner.table.id, command)))
    owner.table.status = Status.CLOSED
    owner.links.drop_all(Bye("closed"))
    owner.end()
