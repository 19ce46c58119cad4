"""Signed messages between nodes. Each is accepted once, soon, by its receiver, and answered only where it asks."""

import secrets
import struct
import time
from collections.abc import Callable

from cookoff.server.config.secrets import TAG, BadSignature, Signer

AGE = 60_000
"""Milliseconds for which a message is valid; clocks of nodes may differ by as much."""
NONCE = 12
"""Random bytes that distinguish two equal messages."""
_TIME = struct.Struct(">q")
_HEAD = NONCE + _TIME.size


class Envelopes:
    """Signs the messages of a node and opens those it receives."""

    def __init__(self, signer: Signer, now: Callable[[], float] = time.time) -> None:
        self._signer, self._now = signer, now
        self._seen: dict[bytes, int] = {}
        """The nonces of messages that are still valid and when they came, oldest first."""

    def seal(self, message: bytes, to: str, reply: str = "") -> bytes:
        """Sign a message to a subject; its answer goes to the subject `reply`."""
        head = secrets.token_bytes(NONCE) + _TIME.pack(self._milliseconds())
        return self._signer.sign(head + message, f"{to} {reply}")

    def open(self, data: bytes, to: str, reply: str = "") -> bytes:
        """Return a message to a subject. Raises `BadSignature` if it is forged, repeated or late."""
        opened = self._signer.open(data, f"{to} {reply}")
        nonce, (sent,), now = opened[:NONCE], _TIME.unpack(opened[NONCE:_HEAD]), self._milliseconds()
        if abs(now - sent) > AGE:
            raise BadSignature(f"a message is {(now - sent) / 1000:.0f} s old; do the nodes' clocks agree?")
        self._forget(now)
        if nonce in self._seen:
            raise BadSignature("a message came twice")
        self._seen[nonce] = now
        return opened[_HEAD:]

    def _forget(self, now: int) -> None:
        """Drop the nonces of messages that would be late by now."""
        while self._seen and now - next(iter(self._seen.values())) > 2 * AGE:
            del self._seen[next(iter(self._seen))]

    def _milliseconds(self) -> int:
        return int(self._now() * 1000)


def answer_to(sealed: bytes) -> str:
    """Return what an answer is signed for: the signature of the message it answers."""
    return sealed[:TAG].hex()
