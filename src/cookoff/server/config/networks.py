"""Client addresses, grouped for rate limits and shortened for logs, and the names of the server."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cookoff.engine import BadInput

HOUSEHOLD = 64
"""Prefix bits of an IPv6 network that one household usually has to itself."""
PRIVATE_NAMES = ("localhost", "local", "internal", "home.arpa")
"""Endings of names that nobody can register."""
SHOWN = {4: 24, 6: 48}
"""Prefix bits of an address that logs keep, by IP version."""


def place(address: str) -> str:
    """Return the key for rate limits: an IPv4 address, an IPv6 network, or text that is no address."""
    known = _read(address)
    if isinstance(known, IPv6Address):
        return str(ip_network((known, HOUSEHOLD), strict=False))
    return address if known is None else str(known)


def shortened(address: str) -> str:
    """Return the part of an address that logs may keep."""
    known = _read(address)
    return "?" if known is None else str(ip_network((known, SHOWN[known.version]), strict=False))


def check_networks(setting: str, networks: tuple[str, ...]) -> None:
    """Raise `BadInput` if an item is neither an address nor a network."""
    for network in networks:
        try:
            ip_network(network)
        except ValueError as error:
            raise BadInput(f"{setting}: {error}") from error


def is_among(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether the address equals or lies in one of the given addresses and networks."""
    known = _read(address)
    return known is not None and any(known in ip_network(proxy) for proxy in proxies)


class HostNames:
    """The names by which clients may call the server.

    A page of another site can make its own name point here (DNS rebinding), and would then be taken for ours. So a
    name must be listed, unless it is an address or one that nobody can register. If none is listed, a server behind
    a proxy leaves it to the proxy.
    """

    def __init__(self, listed: tuple[str, ...], behind_proxy: bool) -> None:
        self._listed = {name.lower() for name in listed}
        self._all = behind_proxy and not listed

    def include(self, host: str) -> bool:
        """Whether a `Host` header has one of the names."""
        if self._all:
            return True
        name = host.lower() if host.endswith("]") else re.sub(r":\d*$", "", host.lower())
        name = name.removesuffix(".")
        if not name or name in self._listed:
            return True
        if _read(name.removeprefix("[").removesuffix("]")) is not None:
            return True
        return re.fullmatch(r"[a-z0-9_-]+", name) is not None or name.endswith(
            tuple(f".{end}" for end in PRIVATE_NAMES)
        )


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    # An IPv4 client on a dual-stack socket.
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known
