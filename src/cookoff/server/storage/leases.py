"""Which node a table belongs to. A node lives as long as it renews its row; a dead node's tables may be taken."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.engine import BadInput
from cookoff.server.config.secrets import Signer

from . import database
from .committer import Change, Committer
from .schema import leases, nodes, tables

_FOR_GOOD = 10**12
"""An embedded database has one node, which lives until the next one starts."""


class Leases:
    """The leases of one node."""

    def __init__(self, engine: AsyncEngine, committer: Committer, name: str, lifetime: int, signer: Signer) -> None:
        self._engine = engine
        self._committer = committer
        self._name = name
        self._lifetime = _FOR_GOOD if database.is_embedded(engine) else lifetime
        """Milliseconds a node counts as alive after its last sign of life."""
        self._now = database.now(engine)
        self._signer = signer

    @property
    def node(self) -> str:
        """This node's id; another after each start."""
        return self._committer.node

    async def check(self) -> None:
        """Raises `BadInput` if a node lives that does not share this one's secret."""
        if database.is_embedded(self._engine):
            return
        others = select(nodes.c.name).where(
            nodes.c.until > self._now, nodes.c.name != self._name, nodes.c.fingerprint != self._signer.fingerprint
        )
        async with self._engine.connect() as connection:
            strangers = [row[0] for row in await connection.execute(others)]
        if strangers:
            raise BadInput(
                f"the secret is not that of {', '.join(strangers)}; set COOKOFF_SECRET_FILE to the same file"
            )

    async def enter(self) -> None:
        """Say that this node lives. One of the same name, or any other of an embedded database, is dead."""
        gone = delete(nodes) if database.is_embedded(self._engine) else delete(nodes).where(nodes.c.name == self._name)
        until, fingerprint = self._now + self._lifetime, self._signer.fingerprint
        born = insert(nodes).values(id=self.node, name=self._name, until=until, fingerprint=fingerprint)
        await self._committer.commit(Change(statements=[gone, born]))

    async def renew(self) -> bool:
        """A sign of life; false if others have declared this node dead."""
        async with self._engine.begin() as connection:
            alive = update(nodes).where(nodes.c.id == self.node).values(until=self._now + self._lifetime)
            return (await connection.execute(alive)).rowcount == 1

    async def try_writing(self) -> None:
        """Raises if the database takes no change; this one changes nothing."""
        await self._committer.commit(
            Change(statements=[update(nodes).where(nodes.c.id == self.node).values(id=self.node)])
        )

    async def leave(self) -> None:
        """Give everything back, so that others need not wait."""
        mine = delete(leases).where(leases.c.node_id == self.node)
        await self._committer.commit(Change(statements=[mine, delete(nodes).where(nodes.c.id == self.node)]))

    async def claim(self, table: str) -> str:
        """The node that owns the table from now on: this one, if it was free or its owner is dead."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        take = make(leases).values(table_id=table, node_id=self.node)
        take = take.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"node_id": self.node},
            where=leases.c.node_id.not_in(alive),
        )
        holder = select(leases.c.node_id).where(leases.c.table_id == table)
        async with self._engine.connect() as connection:
            found = (await connection.execute(holder)).scalar()
        if found != self.node:
            await self._committer.commit(Change(statements=[take]))
            async with self._engine.connect() as connection:
                found = (await connection.execute(holder)).scalar_one()
        return str(found)

    async def release(self, table: str) -> None:
        """Let the table go."""
        mine = delete(leases).where(leases.c.table_id == table, leases.c.node_id == self.node)
        await self._committer.commit(Change(statements=[mine]))

    async def dead(self, among: set[str]) -> set[str]:
        """Those of the nodes that live no longer."""
        async with self._engine.connect() as connection:
            alive = await connection.execute(select(nodes.c.id).where(nodes.c.until > self._now))
            return among - {row[0] for row in alive}

    async def waiting(self, now: int, most: int = 200) -> list[str]:
        """Tables where something is due and which no living node owns."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        owned = select(leases.c.table_id).where(leases.c.node_id.in_(alive))
        query = select(tables.c.id).where(tables.c.wake_at <= now, tables.c.id.not_in(owned))
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query.order_by(tables.c.wake_at).limit(most))]
