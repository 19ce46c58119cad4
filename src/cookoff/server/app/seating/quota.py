"""How many tables one guest, and all guests of one address, may have."""

from cookoff.server.config.secrets import Signer
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.repository import Repository

DAY = 86_400_000
"""Milliseconds."""
MONTH = 30 * DAY


class TableQuota:
    """Counts the tables that were opened on the last day, and those of the last month whose game is not over."""

    def __init__(self, repository: Repository, environment: Environment, signer: Signer, limits: Limits) -> None:
        self._repository = repository
        self._environment = environment
        self._signer = signer
        self._limits = limits

    def pseudonym(self, address: str | None) -> bytes | None:
        """Return what the database keeps of an address for a day."""
        return None if address is None else self._signer.pseudonym(address)

    async def check(self, guest_id: str, address: str | None) -> None:
        """Raise `ApiError` if the guest or the address has as many tables as it may have."""
        now = self._environment.now()
        opened_from = self.pseudonym(address)
        by_guest, from_address = await self._repository.count_tables(guest_id, opened_from, now - DAY, now - MONTH)
        if by_guest >= self._limits.tables_per_guest or from_address >= self._limits.tables_per_address:
            raise ApiError(429, "too-many-tables", "too many tables were opened from here; finish some, or wait a day")
