"""Letters between nodes, read and written by one node alone: nobody whose letter is lost waits for ever."""

from pathlib import Path

import msgspec
import pytest

from cookoff.server.app.node import Node
from cookoff.server.app.routing import bus_messages
from cookoff.server.app.routing.bus_messages import CloseConnection, Connect, Deliver, Disconnect, Forward
from cookoff.server.protocol.messages import Chat, ClientMessage, Hello, Ping
from cookoff.server.runtime.actor import CAPACITY
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import BEN, MIA, a_node, a_table, asked, connect, messages, nothing, owner_of, played

pytestmark = pytest.mark.anyio


class Post:
    """A bus that keeps what is posted."""

    waiting = 0

    def __init__(self) -> None:
        self.posted: list[tuple[str, bus_messages.AnyBusMessage]] = []

    def post(self, node: str, message: bytes) -> None:
        self.posted.append((node, bus_messages.decode(message)))

    def told(self, connection: str) -> list[str]:
        """The kinds of messages that went to a socket elsewhere, and why it was closed."""
        kinds = []
        for node, message in self.posted:
            assert node == "elsewhere"
            if isinstance(message, Deliver) and message.connection == connection:
                kinds.append(msgspec.json.decode(message.data)["type"])
            elif isinstance(message, CloseConnection) and message.connection == connection:
                kinds.append(message.reason)
        return kinds


def with_post(node: Node, monkeypatch: pytest.MonkeyPatch) -> Post:
    post = Post()
    monkeypatch.setattr(node.router, "_bus", post)
    return post


async def write(node: Node, message: bus_messages.AnyBusMessage) -> None:
    await node.router.receive(bus_messages.encode(message))


def coming(table: str) -> Connect:
    return Connect(table, "elsewhere", "far", BEN, msgspec.json.encode(Hello(seen=0)))


def saying(table: str, message: ClientMessage) -> Forward:
    return Forward(table, "far", msgspec.json.encode(message), "elsewhere")


async def test_messages_sent_right_after_connecting_are_handled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table, post = await a_table(node), with_post(node, monkeypatch)
        await write(node, coming(table))
        await write(node, saying(table, Chat("hello")))
        await (await owner_of(node, table)).ask(nothing)
        assert post.told("far") == ["welcome", "presence", "chat"]
        assert [(said.guest_id, said.text) for said in await node.repository.chat(table, 1)] == [("ben", "hello")]
        await write(node, Disconnect(table, "far"))
        await (await owner_of(node, table)).ask(nothing)
        assert not len((await owner_of(node, table)).connections)


async def test_unknown_connections_reconnect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table was asleep meanwhile, or its node forgot them while the bus was away; or it is nowhere."""
    async with a_node(tmp_path) as (node, _):
        table, post = await a_table(node), with_post(node, monkeypatch)
        for there in (table, "nowhere"):
            await write(node, saying(there, Ping("p")))
            await (await owner_of(node, table)).ask(nothing)
            assert post.told("far") == ["restart"], there
            post.posted.clear()


async def test_a_remote_client_is_told_that_a_tables_queue_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table, post = await a_table(node), with_post(node, monkeypatch)
        actor = await owner_of(node, table)
        for _ in range(CAPACITY):
            actor.tell(nothing)
        await write(node, saying(table, Ping("p")))
        assert post.told("far") == ["error"]


async def test_when_bus_messages_may_be_lost_remote_clients_reconnect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_node(tmp_path) as (node, _):
        table, post = await a_table(node), with_post(node, monkeypatch)
        actor = await owner_of(node, table)
        near = await connect(node, table, MIA, "near")
        await write(node, coming(table))
        await actor.ask(nothing)
        here = FakeConnection("here", MIA)
        node.router._at["here"] = (here, "a table elsewhere", "elsewhere")
        node.router.on_messages_lost()
        await actor.ask(nothing)
        assert post.told("far")[-1] == "restart"
        assert here.bye == "restart"
        assert near.bye is None, "who is at the node of their table stays"
        assert messages(near, "presence")[-1]["seats"] == [0]
        assert asked(near)
        await played(node, near, "on")
