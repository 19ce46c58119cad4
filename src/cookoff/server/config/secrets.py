"""Secrets: those of guests are stored as hashes; the server's own are derived from one secret that all nodes share."""

import secrets
from base64 import b32encode
from functools import cached_property
from hashlib import sha256
from hmac import compare_digest, digest

from cookoff.engine import BadInput

from .settings import Settings

FILE = "cookoff.secret"
INVITE = 16
"""The length of an invitation in characters."""
TAG = 32
"""The length of a signature in bytes."""


def hash_secret(secret: str) -> bytes:
    """Hash a secret for storage. Secrets are long and random, so a plain hash is enough."""
    return sha256(secret.encode()).digest()


class BadSignature(Exception):
    """The signer does not know the server's secret."""


class Signer:
    """Makes what only this server can make: invitations, signatures and the admin token."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @cached_property
    def _secret(self) -> bytes:
        """The configured secret, or one created in the data folder on first use."""
        if self._settings.secret is not None:
            return self._settings.secret.encode()
        path = self._settings.data / FILE
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                path.touch(0o600)
                path.write_text(secrets.token_urlsafe(32))
            path.chmod(0o600)
            return path.read_bytes()
        except OSError as error:
            raise BadInput(f"--data: {path} cannot be used: {error.strerror}") from error

    def invite(self, table_id: str) -> str:
        """Return the invitation to a table: derived, not stored, and the same on all nodes and after restarts."""
        return b32encode(self._make("invite", table_id.encode())).decode().lower()[:INVITE]

    def is_invite(self, invite: str | None, table_id: str, stored: bytes | None) -> bool:
        """Whether an invitation opens the table. `stored` is its hash, in case an older secret made it."""
        if invite is None:
            return False
        known = stored is not None and compare_digest(hash_secret(invite), stored)
        return known or compare_digest(invite, self.invite(table_id))

    def pseudonym(self, address: str) -> bytes:
        """Return what stands for an address where it is only compared."""
        return self._make("address", address.encode())[:16]

    @property
    def fingerprint(self) -> str:
        """A fingerprint of the secret, for nodes to check that they share it."""
        return self._make("fingerprint", b"").hex()[:32]

    @property
    def token(self) -> str:
        """The token for the admin port."""
        return self._make("admin", b"").hex()

    @property
    def push_seed(self) -> bytes:
        """What the key pair for Web Push is derived from."""
        return self._make("push", b"")

    def sign(self, data: bytes, to: str) -> bytes:
        """Return a signed message that only the given receiver accepts."""
        return self._make(f"message {to}", data) + data

    def open(self, data: bytes, to: str) -> bytes:
        """Return the message of signed data; raises `BadSignature`."""
        tag, message = data[:TAG], data[TAG:]
        if not compare_digest(tag, self._make(f"message {to}", message)):
            raise BadSignature("the message is not signed by a node of this server")
        return message

    def _make(self, what: str, data: bytes) -> bytes:
        return digest(self._secret, what.encode() + b"\0" + data, "sha256")
