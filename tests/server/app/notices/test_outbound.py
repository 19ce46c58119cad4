"""Requests to other servers go only where the operator allows."""

import socket
from collections.abc import AsyncIterator

import pytest

from cookoff.server.app.notices.outbound import ForbiddenAddress, Outbound
from cookoff.server.config.settings import NoticeSettings
from tests.server.support.push_service import PushService

pytestmark = pytest.mark.anyio


@pytest.fixture
async def outbound() -> AsyncIterator[Outbound]:
    made = Outbound(NoticeSettings())
    yield made
    made.stop()


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/hook", "https://[::1]/hook", "https://10.0.0.8/hook", "https://192.168.1.1/hook",
        "https://169.254.169.254/latest/meta-data", "https://100.64.0.1/x", "https://0.0.0.0/x", "https://224.0.0.1/x",
        "https://[::ffff:127.0.0.1]/x", "https://[2002:7f00:1::]/x", "https://[fd00::1]/x", "https://[fe80::1]/x",
        "https://localhost/hook", "https://2130706433/x", "https://0x7f.1/x",
    ],
)  # fmt: skip
async def test_a_private_address_is_refused(outbound: Outbound, url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        await outbound.check(url, ["*"])
    with pytest.raises(ForbiddenAddress):
        await outbound.post(url, ["*"], {}, b"")


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/x", "ftp://discord.com/x", "https://user:key@discord.com/x", "https://discord.com.evil.example/",
        "https://evildiscord.com/", "https:///x", "https://discord.com:port/", "https://[::1/x", "file:///etc/passwd",
        "https://discord.com/" + "x" * 1000, "https://discord.com/\r\nx: y", "https://discord.com/é", "discord.com/x",
    ],
)  # fmt: skip
async def test_what_is_not_listed_or_no_plain_address_is_refused(outbound: Outbound, url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        await outbound.check(url, ["discord.com"])


async def test_a_name_that_leads_home_is_refused_each_time(outbound: Outbound, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is checked that the request goes to, and not one that the name had before."""
    asked = []

    def resolve(host: str, port: int, *_: object, **__: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1" if len(asked) > 1 else "1.1.1.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    await outbound.check("https://discord.com/x", ["discord.com"])
    with pytest.raises(ForbiddenAddress):
        await outbound.post("https://discord.com/x", ["discord.com"], {}, b"")
    assert asked == ["discord.com", "discord.com"]


async def test_a_network_that_the_operator_allows_is_reached_without_following_redirects() -> None:
    with PushService() as service:
        allowed = Outbound(NoticeSettings(networks=("127.0.0.1",)))
        service.status = 302
        assert await allowed.post(f"{service.address}/a?b=c", [], {"x-y": "z"}, b"hello") == 302
        [delivery] = service.deliveries
        assert (delivery.path, delivery.headers["x-y"], delivery.body) == ("/a?b=c", "z", b"hello")
        assert delivery.headers["host"] == service.address.removeprefix("http://")
        allowed.stop()


async def test_a_server_that_does_not_answer_fails_in_time() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        outbound = Outbound(NoticeSettings(networks=("127.0.0.1",), seconds=0.2))
        with pytest.raises(OSError, match="timed out"):
            await outbound.post(f"http://127.0.0.1:{silent.getsockname()[1]}/", [], {}, b"")
        outbound.stop()
