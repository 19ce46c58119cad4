"""Ending a table for good, though its game is not over."""

from sqlalchemy import Executable

from cookoff.server.cards import Status
from cookoff.server.complaints import Complaint
from cookoff.server.storage.committer import Change
from cookoff.server.storage.shelf import change_table, keep_audit
from cookoff.server.tables.owner import Owner
from cookoff.server.wire import Bye
from cookoff.server.world import World

from .commands import Close


def closed(world: World, table: str, command: Close) -> list[Executable]:
    """What is written when a table is closed, and who did it and why."""
    values = {"status": Status.CLOSED.value, "wake_at": None, "closed": f"operator: {command.why}"[:40]}
    return [change_table(table, **values), keep_audit(world, command.by, "close", table, command.why)]


async def close(owner: Owner, command: Close) -> None:
    """Everybody is told and sent away, and nobody comes again; the replay stays."""
    if owner.table.status is Status.FINISHED:
        raise Complaint(409, "finished", "the game is over")
    await owner.commit(Change(owner.table.id, statements=closed(owner.tools.world, owner.table.id, command)))
    owner.table.status = Status.CLOSED
    owner.links.drop_all(Bye("closed"))
    owner.end()
