"""Behind a proxy: whose word counts, and on what."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.client import HttpClient
from tests.server.support.server_process import QUICK, Server, server

pytestmark = pytest.mark.anyio

STRICT = {"limits": {"creations": [1, 0.0001]}}
"""One new guest from each place."""
ME = {"name": "Mia", "colour": "#112233"}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts whatever comes from this machine, and a network of proxies behind it."""
    told = {"trusted_proxies": ["127.0.0.1", "10.0.0.0/8"], "hsts": 3600}
    with server(tmp_path_factory.mktemp("proxied"), **told, **QUICK, **STRICT) as started:
        yield started


def enter(at: Server, forwarded: str | None, scheme: str = "http") -> tuple[int, str]:
    """A stranger says who they are, as a proxy passes it on."""
    headers = {"x-forwarded-proto": scheme} | ({} if forwarded is None else {"x-forwarded-for": forwarded})
    status, answered, _ = HttpClient(at.address).raw("PUT", "/api/me", ME, headers)
    return status, answered.get("set-cookie", "") + answered.get("strict-transport-security", "")


@pytest.mark.slow
async def test_everybody_behind_a_trusted_proxy_has_a_bucket_of_their_own(proxied: Server) -> None:
    assert [enter(proxied, f"198.51.100.{n}")[0] for n in (1, 2, 2)] == [200, 200, 429]


async def test_the_chain_is_read_from_the_right(proxied: Server) -> None:
    """Whatever a client writes into the header itself stands at the left, and changes nothing."""
    assert [enter(proxied, f"192.0.2.{n}, 198.51.100.9, 10.1.2.3")[0] for n in (1, 2)] == [200, 429]


async def test_a_household_counts_once_by_ipv6(proxied: Server) -> None:
    first, second, elsewhere = "2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"
    assert [enter(proxied, address)[0] for address in (first, second, elsewhere)] == [200, 429, 200]


async def test_over_tls_cookies_are_secure_and_hsts_is_sent(proxied: Server) -> None:
    assert "Secure" in enter(proxied, "198.51.100.20", "https")[1]
    assert "max-age=3600" in enter(proxied, "198.51.100.21", "https")[1]
    plain = enter(proxied, "198.51.100.22")[1]
    assert "Secure" not in plain
    assert "max-age=3600" not in plain


@pytest.mark.slow
async def test_untrusted_proxy_headers_are_ignored(tmp_path: Path) -> None:
    with server(tmp_path, hsts=3600, **QUICK, **STRICT) as running:
        assert [enter(running, f"198.51.100.{n}")[0] for n in (1, 2)] == [200, 429]
        status, headers, body = HttpClient(running.address).raw(
            "GET", "/api/me", headers={"x-forwarded-proto": "https"}
        )
        assert (status, json.loads(body)["guest"]) == (200, None)
        assert "strict-transport-security" not in headers
