"""Client addresses: grouping them for rate limits and shortening them for logs."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cookoff.engine import BadInput

HOUSEHOLD = 64
"""Prefix bits of an IPv6 network that one household usually has to itself."""
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


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Raise `BadInput` if an item is neither an address nor a network."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise BadInput(f"--trusted-proxy: {error}") from error


def is_among(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether the address equals or lies in one of the given addresses and networks."""
    known = _read(address)
    return known is not None and any(known in ip_network(proxy) for proxy in proxies)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    # An IPv4 client on a dual-stack socket.
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known
