"""Nobody at a table is taken for somebody else there."""

from pathlib import Path

import pytest

from cookoff.server.protocol.messages import Chat
from cookoff.server.storage.records import GuestRecord
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.node import a_node, a_table, connect, messages, with_a_bot

pytestmark = pytest.mark.anyio

CYRILLIC = GuestRecord("eve", "\u041c\u0456\u0430", "#333333")
"""Looks like Mia."""


async def test_a_look_alike_gets_a_number(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        mia = await AsgiClient(node).enter("Mia")
        eve = await AsgiClient(node).enter(CYRILLIC.name)
        table = (await mia.ask("POST", "/api/tables", {"game": "whisper", "players": 2, "public": True})).json["table"]
        seated = (await eve.ask("POST", f"/api/tables/{table['id']}/join", {})).json["table"]
        assert [seat["name"] for seat in seated["seats"]] == ["Mia", f"{CYRILLIC.name} 2"]


async def test_a_spectator_does_not_speak_in_a_players_name(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        eve = await connect(node, table, CYRILLIC, "eve")
        node.router.forward(eve, Chat("I resign"))
        await eve.until(lambda: bool(messages(eve, "chat")))
        assert [line["name"] for line in messages(eve, "chat")] == [f"{CYRILLIC.name} 2"]


async def test_a_player_who_takes_anothers_name_speaks_in_their_own(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        ben = await connect(node, table, GuestRecord("ben", "Mia", "#222222"), "ben")
        node.router.forward(ben, Chat("I resign"))
        await ben.until(lambda: bool(messages(ben, "chat")))
        assert [line["name"] for line in messages(ben, "chat")] == ["Ben"]


async def test_a_name_is_normalised_and_not_too_long_written_out(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        visitor = AsgiClient(node)
        answer = await visitor.ask("PUT", "/api/me", {"name": "\uff2d\uff49\uff41", "colour": "#112233"})
        assert answer.json["name"] == "Mia"
        long = await visitor.ask("PUT", "/api/me", {"name": "\ufdfa" * 5, "colour": "#112233"})
        assert (long.status, long.json["code"]) == (400, "malformed")
        for hidden in ("\U000e0041", "\u206a", "\u2800", "\ufff0", "\U0001d173"):
            assert (await visitor.ask("PUT", "/api/me", {"name": f"Mia{hidden}", "colour": "#112233"})).status == 400


async def test_a_bots_name_is_taken(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await with_a_bot(node, "yatai")
        eve = await connect(node, table, GuestRecord("eve", "Beginner", "#333333"), "eve")
        node.router.forward(eve, Chat("hello"))
        await eve.until(lambda: bool(messages(eve, "chat")))
        assert messages(eve, "chat")[0]["name"] == "Beginner 2"
