"""Secrets are stored as hashes: they are long and random, so a plain hash is enough."""

from hashlib import sha256


def hashed(secret: str) -> bytes:
    """What stands for a secret in the database."""
    return sha256(secret.encode()).digest()
