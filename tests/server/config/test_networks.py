"""What counts as one place, and how much of an address is written down."""

import pytest

from cookoff.engine import BadInput
from cookoff.server.config.networks import check_networks, place, shortened


@pytest.mark.parametrize(
    ("address", "counted", "written"),
    [
        ("203.0.113.77", "203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("nonsense", "nonsense", "?"),
    ],
)
def test_an_ipv6_network_counts_as_one_address_and_logs_shorten_addresses(
    address: str, counted: str, written: str
) -> None:
    assert (place(address), shortened(address)) == (counted, written)


def test_a_proxy_is_an_address_or_a_network() -> None:
    check_networks("--trusted-proxy", ("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
    with pytest.raises(BadInput, match=r"--trusted-proxy: 'proxy.local'"):
        check_networks("--trusted-proxy", ("proxy.local",))
