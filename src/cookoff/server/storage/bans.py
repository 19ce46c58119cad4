"""Who is kept out or silent, and whether games may begin: read from the database every moment, asked at every turn."""

from ipaddress import ip_network

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cookoff.server.config.networks import is_among
from cookoff.server.protocol.errors import Complaint

from .schema import bars, house

MAINTENANCE = "maintenance"


class Snapshot(msgspec.Struct, frozen=True):
    """What holds now."""

    guests: frozenset[str] = frozenset()
    voices: frozenset[str] = frozenset()
    addresses: tuple[str, ...] = ()
    maintenance: bool = False


class Bars:
    """Shared by everything of a node that lets somebody do something."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.now = Snapshot()

    async def read(self, now: int) -> None:
        """Bring it up to what the database says."""
        holding = select(bars.c.kind, bars.c.who).where(or_(bars.c.until.is_(None), bars.c.until > now))
        async with self._engine.connect() as connection:
            found = [(row.kind, row.who) for row in await connection.execute(holding)]
            facts = {row.name: row.value for row in await connection.execute(select(house))}
        self.now = Snapshot(
            guests=frozenset(who for kind, who in found if kind == "guest"),
            voices=frozenset(who for kind, who in found if kind == "voice"),
            addresses=tuple(who for kind, who in found if kind == "address"),
            maintenance=facts.get(MAINTENANCE) == "on",
        )

    def is_barred(self, address: str) -> bool:
        """Whether nobody is let in from there."""
        return bool(self.now.addresses) and is_among(address, self.now.addresses)

    def let_begin(self) -> None:
        """Complains if no game may begin now."""
        if self.now.maintenance:
            raise Complaint(503, "maintenance", "the server will be worked on: games go on, and none begin")


def check_address(who: str) -> None:
    """Complains if it is neither an address nor a network."""
    try:
        ip_network(who)
    except ValueError as error:
        raise Complaint(400, "no-address", str(error)) from error
