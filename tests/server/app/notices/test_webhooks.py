"""Notices of a party in a chat elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest

from cookoff.server.app.notices.webhooks import payload
from cookoff.server.config.settings import NoticeSettings
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.node import a_node
from tests.server.support.push_service import PushService

pytestmark = pytest.mark.anyio

LOCAL = NoticeSettings(networks=("127.0.0.1",), delay=5)


async def test_a_chat_is_told_of_the_next_game_and_of_the_turn_of_who_is_away(tmp_path: Path) -> None:
    with PushService() as service:
        async with a_node(tmp_path, notices=LOCAL) as (node, environment):
            mia, ben = await AsgiClient(node).enter(), await AsgiClient(node).enter("Ben")
            party = (await mia.ask("POST", "/api/parties")).json
            await ben.ask("POST", "/api/parties/join", {"code": party["code"]})
            path = f"/api/parties/{party['id']}"
            secret = f"{service.address}/hooks/secret"
            wish = {"do": "webhook", "kind": "slack", "address": secret, "language": "de"}
            assert (await ben.ask("POST", path, wish)).status == 403, "only the host"
            state = (await mia.ask("POST", path, wish)).json
            [webhook] = state["webhooks"]
            assert (webhook["kind"], webhook["host"]) == ("slack", "127.0.0.1")
            assert "secret" not in (await ben.ask("GET", path)).body.decode()

            game = {"game": "yatai", "options": {"first": 1}, "seats": [{"member": 0}, {"member": 1}], "start": True}
            assert (await mia.ask("POST", f"{path}/games", game)).status == 201
            for _ in range(3):
                await environment.pass_time(5000)
                await node.notices.poll()
                await node.notices.idle()
            texts = sorted(json.loads(one.body)["text"] for one in service.deliveries)
            assert texts == ["Ben ist dran: Yatai.", "Das nächste Spiel ist offen: Yatai."]
            assert {one.path for one in service.deliveries} == {"/hooks/secret"}

            state = (await mia.ask("POST", path, {"do": "no_webhook", "webhook": webhook["id"]})).json
            assert state["webhooks"] == []


async def test_a_webhook_to_a_private_address_is_refused(tmp_path: Path) -> None:
    async with a_node(tmp_path, notices=NoticeSettings(webhook_hosts=("*",))) as (node, _):
        mia = await AsgiClient(node).enter()
        party = (await mia.ask("POST", "/api/parties")).json["id"]
        for address in (
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://[::1]/x",
            "http://1.1.1.1/x",
            "ftp://1.1.1.1/",
        ):
            wish = {"do": "webhook", "kind": "discord", "address": address}
            answer = await mia.ask("POST", f"/api/parties/{party}", wish)
            assert (answer.status, answer.json["code"]) == (403, "forbidden-address"), address


async def test_a_party_has_few_webhooks(tmp_path: Path) -> None:
    async with a_node(tmp_path, notices=LOCAL) as (node, _):
        mia = await AsgiClient(node).enter()
        party = (await mia.ask("POST", "/api/parties")).json["id"]
        wish = {"do": "webhook", "kind": "matrix", "address": "http://127.0.0.1:9/x"}
        statuses = [(await mia.ask("POST", f"/api/parties/{party}", wish)).status for _ in range(4)]
        assert statuses == [200, 200, 200, 409]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("discord", {"content": "\\*Ben\\* \\<@1\\> & @everyone", "allowed_mentions": {"parse": []}}),
        ("slack", {"text": "*Ben* &lt;@1&gt; &amp; @everyone"}),
        ("matrix", {"text": "\\*Ben\\* \\<@1\\> & @everyone"}),
    ],
)
def test_a_name_calls_nobody_in_the_chat(kind: str, said: dict[str, Any]) -> None:
    assert payload(kind, "*Ben* <@1> & @everyone") == said
