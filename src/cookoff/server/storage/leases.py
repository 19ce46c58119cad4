"""Leases: which node owns a table. A node lives while it renews its row; others may take a dead node's tables."""

import asyncio

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
        """Milliseconds after its last renewal until a node counts as dead."""
        self._now = database.now(engine)
        self._signer = signer

    @property
    def node(self) -> str:
        """This node's id; it changes with every start."""
        return self._committer.node

    async def check(self) -> None:
        """Raise `BadInput` if a live node has another secret, or this node's name."""
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
        if await self._is_taken():
            raise BadInput(f"--node: another node named {self._name} is running; give each a name of its own")

    async def _is_taken(self) -> bool:
        """Whether a node of this name lives. One that was killed leaves its row, but nobody renews it."""
        before = await self._namesakes()
        if not before:
            return False
        await asyncio.sleep(self._lifetime / 2000)  # a living one has renewed its row by then
        return bool(await self._namesakes() - before)

    async def _namesakes(self) -> set[tuple[str, int]]:
        """Return the live nodes of this name and when they count as dead."""
        query = select(nodes.c.id, nodes.c.until).where(
            nodes.c.until > self._now, nodes.c.name == self._name, nodes.c.id != self.node
        )
        async with self._engine.connect() as connection:
            return {(row.id, row.until) for row in await connection.execute(query)}

    async def enter(self) -> None:
        """Register this node; replaces a node of the same name, or any node of an embedded database."""
        gone = delete(nodes) if database.is_embedded(self._engine) else delete(nodes).where(nodes.c.name == self._name)
        until, fingerprint = self._now + self._lifetime, self._signer.fingerprint
        born = insert(nodes).values(id=self.node, name=self._name, until=until, fingerprint=fingerprint)
        await self._committer.commit(Change(statements=[gone, born]))

    async def renew(self) -> bool:
        """Renew this node; return false if other nodes have declared it dead."""
        async with self._engine.begin() as connection:
            alive = update(nodes).where(nodes.c.id == self.node).values(until=self._now + self._lifetime)
            return (await connection.execute(alive)).rowcount == 1

    async def try_writing(self) -> None:
        """Raise if the database cannot be written to; changes nothing."""
        await self._committer.commit(
            Change(statements=[update(nodes).where(nodes.c.id == self.node).values(id=self.node)])
        )

    async def leave(self) -> None:
        """Release everything, so that other nodes need not wait."""
        mine = delete(leases).where(leases.c.node_id == self.node)
        await self._committer.commit(Change(statements=[mine, delete(nodes).where(nodes.c.id == self.node)]))

    async def claim(self, table: str) -> str:
        """Return the table's owner: this node, if the table was free or its owner is dead."""
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
        """Release the table."""
        mine = delete(leases).where(leases.c.table_id == table, leases.c.node_id == self.node)
        await self._committer.commit(Change(statements=[mine]))

    async def dead(self, among: set[str]) -> set[str]:
        """Return which of the nodes are dead."""
        async with self._engine.connect() as connection:
            alive = await connection.execute(select(nodes.c.id).where(nodes.c.until > self._now))
            return among - {row[0] for row in alive}

    async def waiting(self, now: int, most: int = 200) -> list[str]:
        """Return the tables that are due to be loaded and have no live owner."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        owned = select(leases.c.table_id).where(leases.c.node_id.in_(alive))
        query = select(tables.c.id).where(tables.c.wake_at <= now, tables.c.id.not_in(owned))
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query.order_by(tables.c.wake_at).limit(most))]
