"""Secrets: those of guests are stored as hashes, and those of the house are made from one that its nodes share."""

import secrets
from base64 import b32encode
from functools import cached_property
from hashlib import sha256
from hmac import compare_digest, digest

from cookoff.engine import BadInput

from .settings import Settings

FILE = "cookoff.secret"
INVITE = 16
"""Letters of an invitation."""
TAG = 32
"""Bytes of a signature."""


def hash_secret(secret: str) -> bytes:
    """What stands for a secret in the database: it is long and random, so a plain hash is enough."""
    return sha256(secret.encode()).digest()


class BadSignature(Exception):
    """Whoever wrote this does not know the secret."""


class Signer:
    """What only this house can make: invitations, signatures, the token of those who run it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @cached_property
    def _secret(self) -> bytes:
        """The one of the settings, or one in the data folder that is made on first use."""
        if self._settings.secret is not None:
            return self._settings.secret.encode()
        path = self._settings.data / FILE
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                path.touch(0o600)
                path.write_text(secrets.token_urlsafe(32))
            return path.read_bytes()
        except OSError as error:
            raise BadInput(f"--data: {path} cannot be used: {error.strerror}") from error

    def invite(self, table_id: str) -> str:
        """The invitation to a table: the same on every node and after every start, and kept nowhere."""
        return b32encode(self._make("invite", table_id.encode())).decode().lower()[:INVITE]

    def is_invite(self, invite: str | None, table_id: str, stored: bytes | None) -> bool:
        """Whether this opens the table: also an invitation that was made under another secret."""
        if invite is None:
            return False
        known = stored is not None and compare_digest(hash_secret(invite), stored)
        return known or compare_digest(invite, self.invite(table_id))

    @property
    def fingerprint(self) -> str:
        """Tells whether two nodes share a secret."""
        return self._make("fingerprint", b"").hex()[:32]

    @property
    def token(self) -> str:
        """Opens the admin port."""
        return self._make("admin", b"").hex()

    def sign(self, data: bytes, to: str) -> bytes:
        """A letter that only its receiver takes for genuine."""
        return self._make(f"letter {to}", data) + data

    def open(self, data: bytes, to: str) -> bytes:
        """The letter that was signed; raises `BadSignature`."""
        tag, message = data[:TAG], data[TAG:]
        if not compare_digest(tag, self._make(f"letter {to}", message)):
            raise BadSignature("a letter is not signed by this house")
        return message

    def _make(self, what: str, data: bytes) -> bytes:
        return digest(self._secret, what.encode() + b"\0" + data, "sha256")
