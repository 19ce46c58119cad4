"""Who is kept out or silent, and whether games may begin: read from the database every moment, asked at every turn."""

from ipaddress import ip_network

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.config.networks import is_among
from cookoff.server.protocol.errors import ApiError

from .schema import bans, house

MAINTENANCE = "maintenance"


class BanSnapshot(msgspec.Struct, frozen=True):
    """What holds now."""

    guests: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    addresses: tuple[str, ...] = ()
    maintenance: bool = False


class Bans:
    """Shared by everything of a node that lets somebody do something."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.now = BanSnapshot()

    async def read(self, now: int) -> None:
        """Bring it up to what the database says."""
        holding = select(bans.c.kind, bans.c.who).where(or_(bans.c.until.is_(None), bans.c.until > now))
        async with self._engine.connect() as connection:
            found = [(row.kind, row.who) for row in await connection.execute(holding)]
            facts = {row.name: row.value for row in await connection.execute(select(house))}
        self.now = BanSnapshot(
            guests=frozenset(who for kind, who in found if kind == "guest"),
            muted=frozenset(who for kind, who in found if kind == "voice"),
            addresses=tuple(who for kind, who in found if kind == "address"),
            maintenance=facts.get(MAINTENANCE) == "on",
        )

    def is_banned(self, address: str) -> bool:
        """Whether nobody is let in from there."""
        return bool(self.now.addresses) and is_among(address, self.now.addresses)

    def check_maintenance(self) -> None:
        """Complains if no game may begin now."""
        if self.now.maintenance:
            raise ApiError(503, "maintenance", "the server will be worked on: games go on, and none begin")


def check_address(who: str) -> None:
    """Complains if it is neither an address nor a network."""
    try:
        ip_network(who)
    except ValueError as error:
        raise ApiError(400, "no-address", str(error)) from error
