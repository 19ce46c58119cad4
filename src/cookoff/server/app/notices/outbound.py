"""Requests to other servers, at addresses that strangers have chosen.

A name is resolved once, and the connection goes to an address that was checked: one that everybody can reach, or one in
a network that the operator allows. Redirects are not followed, and answers are not read beyond their status.
"""

import asyncio
import contextlib
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Timer
from urllib.parse import SplitResult, urlsplit

from cookoff.server.config.networks import is_among
from cookoff.server.config.settings import NoticeSettings

THREADS = 8
"""Connections at once; they wait in threads of their own, so that tables do not wait for other servers."""
LONGEST = 1000
"""Characters of an address."""


class ForbiddenAddress(Exception):
    """The operator's settings do not allow requests to this address."""


class Outbound:
    """Posts to servers that the operator's settings allow."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, "notices")

    def stop(self) -> None:
        """Wait for no answer any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str, hosts: Sequence[str]) -> None:
        """Raise `ForbiddenAddress` unless `post` would connect."""
        await self._resolve(self._parts(url, hosts))

    async def post(self, url: str, hosts: Sequence[str], headers: Mapping[str, str], body: bytes) -> int:
        """Post to one of the hosts and return the status. Raises `ForbiddenAddress` or `OSError`."""
        parts = self._parts(url, hosts)
        address, port = await self._resolve(parts)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, parts, address, port, headers, body)

    def _parts(self, url: str, hosts: Sequence[str]) -> SplitResult:
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port
        except ValueError as error:
            raise ForbiddenAddress("that is no address of a page") from error
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
            raise ForbiddenAddress("that is no address of a page")
        if host is None or parts.username is not None or parts.scheme not in {"https", "http"}:
            raise ForbiddenAddress("only addresses that begin with https:// are used")
        if parts.scheme == "http" and not is_among(host, self._settings.networks):
            raise ForbiddenAddress("only addresses that begin with https:// are used")
        if not is_among(host, self._settings.networks) and not is_listed(host, hosts):
            raise ForbiddenAddress(f"the operators of this server have not allowed {host}")
        return parts

    async def _resolve(self, parts: SplitResult) -> tuple[str, int]:
        """Return an allowed address of the host, and the port."""
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._settings.seconds):
                found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise ConnectionError(f"{parts.hostname} is not found") from error
        for *_, where in found:
            if self._is_allowed(str(where[0])):
                return str(where[0]), port
        raise ForbiddenAddress(f"{parts.hostname} is in a private network")

    def _is_allowed(self, address: str) -> bool:
        known = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(known, ipaddress.IPv6Address):
            inner = known.ipv4_mapped or known.sixtofour or (known.teredo or (None, None))[1]
            if inner is not None and not inner.is_global:
                return is_among(address, self._settings.networks)
        return (known.is_global and not known.is_multicast) or is_among(address, self._settings.networks)

    def _send(self, parts: SplitResult, address: str, port: int, headers: Mapping[str, str], body: bytes) -> int:
        assert parts.hostname is not None
        seconds = self._settings.seconds
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=seconds)
        # Connected here, so that the name is not resolved again: it may lead somewhere else by now.
        made = socket.create_connection((address, port), seconds)
        # A server may answer so slowly that no single wait is too long.
        deadline = Timer(2 * seconds, lambda: _close(connection.sock))
        deadline.start()
        try:
            connection.sock = made
            if parts.scheme == "https":
                connection.sock = _tls().wrap_socket(made, server_hostname=parts.hostname)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {"host": parts.netloc, **headers})
            return connection.getresponse().status
        except http.client.HTTPException as error:
            raise ConnectionError(f"{parts.hostname} does not speak HTTP") from error
        finally:
            deadline.cancel()
            connection.close()
            made.close()


def is_listed(host: str, hosts: Sequence[str]) -> bool:
    """Whether a host, or a domain above it, is in a list; `*` stands for all."""
    name = host.lower().rstrip(".")
    return any(one in {"*", name} or name.endswith(f".{one}") for one in hosts)


def _close(connected: socket.socket | None) -> None:
    with contextlib.suppress(OSError):
        if connected is not None:
            connected.shutdown(socket.SHUT_RDWR)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
