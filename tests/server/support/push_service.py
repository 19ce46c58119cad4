"""A push service on this machine, and a browser's subscription: decrypts by RFC 8291, checks VAPID by RFC 8292.

It shares no code with the server.
"""

import base64
import hashlib
import hmac
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Delivery(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes every request and answers with `status`."""

    def __init__(self) -> None:
        self.status = 201
        self.deliveries: list[Delivery] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.deliveries.append(Delivery(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:9/elsewhere")
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                """Print nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser that has subscribed at a push service."""

    def __init__(self, service: PushService, name: str = "phone") -> None:
        self.service = service
        self.path = f"/push/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        endpoint = self.service.address + self.path
        return {"endpoint": endpoint, "key": encode(self.public), "auth": encode(self._auth)}

    def received(self, key: str) -> list[Any]:
        """Return the messages that arrived; `key` is the server's public key, which must have signed them."""
        found = []
        for path, headers, body in self.service.deliveries:
            if path == self.path:
                check_signature(headers["authorization"], key, self.service.address)
                assert headers["content-encoding"] == "aes128gcm"
                assert int(headers["ttl"]) > 0
                found.append(json.loads(decrypt(body, self._private, self._auth)))
        return found


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a message of one record."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert 18 <= len(sealed) <= size
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    mine = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = private.exchange(ec.ECDH(), theirs)
    secret = expand(extract(auth, shared), b"WebPush: info\0" + mine + sender, 32)
    pseudo_random = extract(salt, secret)
    key = expand(pseudo_random, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expand(pseudo_random, b"Content-Encoding: nonce\0", 12)
    padded = AESGCM(key).decrypt(nonce, sealed, None)
    text = padded.rstrip(b"\0")
    assert text[-1:] == b"\x02", "the last record ends so"
    return text[:-1]


def check_signature(header: str, key: str, audience: str) -> None:
    """Check a VAPID header."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == key
    signed, _, signature = fields["t"].rpartition(".")
    raw = decode(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decode(signed.partition(".")[2]))
    assert claims["aud"] == audience
    assert claims["sub"].startswith(("mailto:", "https:"))


def extract(salt: bytes, secret: bytes) -> bytes:
    return hmac.digest(salt, secret, hashlib.sha256)


def expand(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
