"""Guests who play on another guest's device."""

from cookoff.server.config.secrets import hash_secret
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.names import MOST, normalised
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import Repository, insert_guest

COMPANIONS = 8
"""Others on one device."""


class Companions:
    """Finds and creates the guests who share a device. They have no token: the device's guest acts for them."""

    def __init__(self, repository: Repository, committer: Committer, environment: Environment) -> None:
        self._repository = repository
        self._committer = committer
        self._environment = environment

    async def find(self, device: GuestRecord, name: str, colour: str) -> GuestRecord:
        """Return the one of that name on the device, who is created if there is none. Raises `ApiError`."""
        name = normalised(name)
        if not 1 <= len(name) <= MOST:
            raise ApiError(400, "malformed", f"name: it has {len(name)} characters when written out, not 1 to {MOST}")
        known = await self._repository.beside(device.id)
        found = next((one for one in known if one.name == name), None)
        if found is not None:
            return found
        if len(known) >= COMPANIONS:
            raise ApiError(409, "device-full", f"at most {COMPANIONS} others play on one device")
        environment = self._environment
        guest = GuestRecord(environment.code(16), name, colour)
        nobody = hash_secret(environment.code(40))  # nobody ever has this token
        await self._committer.commit(Change(statements=[insert_guest(guest, nobody, environment.now(), device.id)]))
        return guest
