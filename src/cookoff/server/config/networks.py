"""Where requests come from: what counts as one place, and how much of an address is written down."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cookoff.engine import BadInput

HOUSEHOLD = 64
"""Bits of an IPv6 address that a household shares: whoever has one such network has all the addresses in it."""
SHOWN = {4: 24, 6: 48}
"""Bits of an address that are written into logs."""


def place(address: str) -> str:
    """What limits count by: an IPv4 address, the network of an IPv6 address, or whatever was said instead."""
    known = _read(address)
    if isinstance(known, IPv6Address):
        return str(ip_network((known, HOUSEHOLD), strict=False))
    return address if known is None else str(known)


def shortened(address: str) -> str:
    """As much of an address as the log may keep."""
    known = _read(address)
    return "?" if known is None else str(ip_network((known, SHOWN[known.version]), strict=False))


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Raises `BadInput` if one of them is neither an address nor a network."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise BadInput(f"--trusted-proxy: {error}") from error


def is_among(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether the address is one of them, or lies in one of their networks."""
    known = _read(address)
    return known is not None and any(known in ip_network(proxy) for proxy in proxies)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    # An IPv4 address that came through a socket of both kinds.
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known
