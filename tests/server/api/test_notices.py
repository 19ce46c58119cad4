"""Subscribing to notices over HTTP."""

from pathlib import Path

import pytest

from cookoff.server.app.notices.web_push import point, to_text
from cookoff.server.config.settings import NoticeSettings
from cookoff.server.storage.notices import MOST_DEVICES
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.node import a_node
from tests.server.support.push_service import Browser, PushService

pytestmark = pytest.mark.anyio

LOCAL = NoticeSettings(networks=("127.0.0.1",))
NIGHT = {"start": 1320, "end": 420, "zone": "Europe/Paris"}


async def test_a_guest_subscribes_changes_their_quiet_hours_and_turns_notices_off(tmp_path: Path) -> None:
    with PushService() as service:
        phone = Browser(service).subscription
    async with a_node(tmp_path, notices=LOCAL) as (node, _):
        mia = await AsgiClient(node).enter()
        key = (await mia.ask("GET", "/api/notices")).json
        assert key == {"key": to_text(point(node.notices.key.public_key()))}
        for quiet in (None, NIGHT):
            assert (await mia.ask("PUT", "/api/notices", {**phone, "language": "it", "quiet": quiet})).json == key
        guest = next(iter(node.outbox.guests))
        [device] = await node.outbox.devices_of(guest)
        assert (device.language, device.quiet_from, device.quiet_to, device.zone) == ("it", 1320, 420, "Europe/Paris")
        eve = await AsgiClient(node).enter("Eve")
        assert (await eve.ask("POST", "/api/notices/off", {"endpoint": phone["endpoint"]})).status == 200
        assert len(await node.outbox.devices_of(guest)) == 1, "nobody turns off another's notices"
        assert (await mia.ask("POST", "/api/notices/off", {"endpoint": phone["endpoint"]})).status == 200
        assert await node.outbox.devices_of(guest) == []


async def test_a_device_that_changes_hands_and_one_too_many_are_forgotten(tmp_path: Path) -> None:
    with PushService() as service:
        phones = [Browser(service, f"p{number}").subscription for number in range(MOST_DEVICES + 1)]
    async with a_node(tmp_path, notices=LOCAL) as (node, environment):
        mia, ben = await AsgiClient(node).enter(), await AsgiClient(node).enter("Ben")
        for phone in phones:
            environment.time += 1
            assert (await mia.ask("PUT", "/api/notices", phone)).status == 200
        [guest] = node.outbox.guests
        kept = await node.outbox.devices_of(guest)
        assert [one.endpoint for one in kept] == [one["endpoint"] for one in reversed(phones[1:])]
        await ben.ask("PUT", "/api/notices", phones[-1])
        assert len(await node.outbox.devices_of(guest)) == MOST_DEVICES - 1


async def test_what_no_browser_would_send_is_refused(tmp_path: Path) -> None:
    with PushService() as service:
        phone = Browser(service).subscription
    async with a_node(tmp_path) as (node, _):
        nobody = AsgiClient(node)
        assert (await nobody.ask("PUT", "/api/notices", phone)).status == 401
        assert (await nobody.ask("POST", "/api/notices/off", {"endpoint": phone["endpoint"]})).status == 401
        mia = await AsgiClient(node).enter()
        for change, status, code in (
            ({}, 403, "forbidden-address"),
            ({"endpoint": "https://127.0.0.1/x"}, 403, "forbidden-address"),
            ({"endpoint": "https://evil.example/x"}, 403, "forbidden-address"),
            ({"endpoint": "https://fcm.googleapis.com/" + "x" * 1000}, 400, "malformed"),
            ({"key": "abc"}, 400, "malformed"),
            ({"auth": "abc"}, 400, "malformed"),
            ({"quiet": {**NIGHT, "zone": "../../etc/passwd"}}, 400, "malformed"),
            ({"quiet": {**NIGHT, "start": 1440}}, 400, "malformed"),
        ):
            answer = await mia.ask("PUT", "/api/notices", {**phone, **change})
            assert (answer.status, answer.json["code"]) == (status, code), change
        assert (await mia.ask("PUT", "/api/notices", phone, origin="https://evil.example")).status == 403


async def test_an_operator_turns_notices_off(tmp_path: Path) -> None:
    with PushService() as service:
        phone = Browser(service).subscription
    async with a_node(tmp_path, notices=NoticeSettings(push=False)) as (node, _):
        mia = await AsgiClient(node).enter()
        assert (await mia.ask("GET", "/api/notices")).json == {"key": None}
        assert (await mia.ask("PUT", "/api/notices", phone)).json["code"] == "no-notices"
