"""Bans, mutes and maintenance mode, read from the database regularly and checked for every action."""

from ipaddress import ip_network

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.config.networks import is_among
from cookoff.server.protocol.errors import ApiError

from .schema import bans, house

MAINTENANCE = "maintenance"


class BanSnapshot(msgspec.Struct, frozen=True):
    """The bans in force."""

    guests: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    addresses: tuple[str, ...] = ()


class Bans:
    """The current bans, shared by a whole node."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.now = BanSnapshot()

    async def read(self, now: int) -> None:
        """Refresh the snapshot from the database."""
        holding = select(bans.c.kind, bans.c.who).where(or_(bans.c.until.is_(None), bans.c.until > now))
        async with self._engine.connect() as connection:
            found = [(row.kind, row.who) for row in await connection.execute(holding)]
        self.now = BanSnapshot(
            guests=frozenset(who for kind, who in found if kind == "guest"),
            muted=frozenset(who for kind, who in found if kind == "voice"),
            addresses=tuple(who for kind, who in found if kind == "address"),
        )

    def is_banned(self, address: str) -> bool:
        """Whether the address is banned."""
        return bool(self.now.addresses) and is_among(address, self.now.addresses)

    async def check_maintenance(self) -> None:
        """Raise `ApiError` if no game may begin now. Asks the database, so that it holds on all nodes at once."""
        query = select(house.c.value).where(house.c.name == MAINTENANCE)
        async with self._engine.connect() as connection:
            value = (await connection.execute(query)).scalar()
        if value == "on":
            raise ApiError(503, "maintenance", "the server will be worked on: games go on, and none begin")


def check_address(who: str) -> None:
    """Raise `ApiError` if the text is neither an address nor a network."""
    try:
        ip_network(who)
    except ValueError as error:
        raise ApiError(400, "no-address", str(error)) from error
