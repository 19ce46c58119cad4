"""Web Push: encrypts a message for a browser (RFC 8291) and signs the request to its push service (VAPID, RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
"""The record size in bytes; a notice is one record."""
MOST = RECORD - 17 - 86
"""Bytes of a message, so that it fits into what push services accept."""
VALID = 12 * 3600
"""Seconds for which a signature is valid."""


class BadKey(Exception):
    """The browser's keys are not those of a subscription."""


def private_key(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """Derive a key pair from a secret."""
    return ec.derive_private_key(int.from_bytes(seed) % (_ORDER - 1) + 1, CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers take it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """Encode for an URL, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode what `to_text` or a browser has encoded. Raises `BadKey`."""
    try:
        return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except ValueError as error:
        raise BadKey("a key is not written in base64url") from error


def check_keys(key: str, auth: str) -> None:
    """Raise `BadKey` unless these are a public key and a secret."""
    _receiver(key)
    if len(from_text(auth)) != 16:
        raise BadKey("the secret has not 16 bytes")


def _receiver(key: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    except ValueError as error:
        raise BadKey("the key is no point of the curve") from error


def encrypt(
    message: bytes,
    key: str,
    auth: str,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for a browser's keys. `sender` and `salt` are new for each message; only tests give them."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    receiver = _receiver(key)
    mine, theirs = point(sender.public_key()), point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derive(from_text(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine + sealed


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: int) -> str:
    """Return the header that tells a push service who sends. `now` is in milliseconds since 1970."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + VALID, "sub": contact}
    head = to_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    body = f"{head}.{to_text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={body}.{to_text(r.to_bytes(32) + s.to_bytes(32))}, k={to_text(point(key.public_key()))}"
