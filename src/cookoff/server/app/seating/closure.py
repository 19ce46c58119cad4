"""Closing a table before its game is over."""

from sqlalchemy import Executable

from cookoff.server.protocol.commands import Close
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Bye
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.committer import Change
from cookoff.server.storage.notices import withdraw_all
from cookoff.server.storage.repository import insert_audit, update_table


def closed(environment: Environment, table: str, command: Close) -> list[Executable]:
    """Return the statements that close a table and record the operator and reason."""
    values = {"status": Status.CLOSED.value, "wake_at": None, "closed": f"operator: {command.why}"[:40]}
    return [
        update_table(table, **values),
        withdraw_all(table),
        insert_audit(environment.code(16), environment.now(), command.by, "close", table, command.why),
    ]


async def close(actor: TableActor, command: Close) -> None:
    """Close the table and drop all connections. Its replay stays."""
    if actor.table.status is Status.FINISHED:
        raise ApiError(409, "finished", "the game is over")
    await actor.commit(Change(actor.table.id, statements=closed(actor.services.environment, actor.table.id, command)))
    actor.table.status = Status.CLOSED
    actor.connections.drop_all(Bye("closed"))
    actor.end()
