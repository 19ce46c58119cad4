"""Notices of turns: exactly one each, none after the move, none in quiet hours, from whichever node."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cookoff.server.app.node import Node
from cookoff.server.app.notices.sender import NoticeSender
from cookoff.server.app.notices.web_push import point, to_text
from cookoff.server.config.settings import NoticeSettings
from cookoff.server.protocol.commands import Leave
from cookoff.server.protocol.messages import AnswerUndo, AskUndo
from cookoff.server.protocol.schemas import Status
from cookoff.server.storage.notices import DeviceRecord
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import (
    BEN,
    KNOCK,
    MIA,
    a_node,
    a_table,
    asked,
    choices,
    connect,
    messages,
    nothing,
    order,
    owner_of,
    played,
)
from tests.server.support.push_service import Browser, PushService

pytestmark = pytest.mark.anyio

SETTINGS = NoticeSettings(networks=("127.0.0.0/8",), delay=5, present_delay=60)


class Evening:
    """A game of Mia and Ben, and Ben's phone."""

    def __init__(self, node: Node, environment: ManualEnvironment, service: PushService) -> None:
        self.node = node
        self.environment = environment
        self.service = service
        self.phone = Browser(service)
        self.key = to_text(point(node.notices.key.public_key()))
        self.moves = 0

    async def subscribe(self, **settings: Any) -> None:
        await self.node.outbox.keep_device(self.device(**settings))

    def device(self, **settings: Any) -> DeviceRecord:
        usual: dict[str, Any] = {"quiet_from": None, "quiet_to": None, "zone": "UTC", "at": self.environment.now()}
        usual |= {"id": "d", "guest_id": "ben", "language": "de", **self.phone.subscription}
        return DeviceRecord(**{**usual, **settings})

    async def pass_time(self, seconds: float) -> None:
        """Let time pass and send what is due."""
        await self.environment.pass_time(int(seconds * 1000))
        await self.send()

    async def send(self) -> None:
        await self.node.notices.poll()
        await self.node.notices.idle()

    async def move(self, *connections: FakeConnection, until: FakeConnection | None = None) -> None:
        """Play moves until it is someone else's turn, or the given player's."""
        while True:
            mover = next(one for one in connections if asked(one))
            if mover is until:
                return
            self.moves += 1
            await played(self.node, mover, f"m{self.moves}")
            if until is None and not asked(mover):
                return

    @property
    def received(self) -> list[Any]:
        return self.phone.received(self.key)


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    with PushService() as service:
        async with a_node(folder, notices=SETTINGS) as (node, environment):
            yield Evening(node, environment, service)


async def test_a_turn_reaches_a_closed_phone_exactly_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe()
        mia = await connect(night.node, table, MIA, "mia")
        await night.move(mia)
        await night.pass_time(4)
        assert night.received == [], "a player who is just away for a moment needs none"
        await night.pass_time(1)
        [message] = night.received
        assert message["kind"] == "turn"
        assert (message["title"], message["body"]) == ("Du bist dran", "Yatai · Mia")
        assert (message["tag"], message["url"]) == (table, f"/t/{table}")
        assert night.service.deliveries[0].headers["urgency"] == "high"
        await night.pass_time(3600)
        assert len(night.received) == 1

        ben = await connect(night.node, table, BEN, "ben")
        await night.move(mia, ben, until=mia)
        night.node.router.disconnect(ben)
        await night.move(mia)
        await night.pass_time(5)
        assert len(night.received) == 2, "the next turn has a notice of its own"


async def test_there_is_no_notice_after_the_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe()
        mia, ben = await connect(night.node, table, MIA, "mia"), await connect(night.node, table, BEN, "ben")
        for _ in range(3):
            await night.move(mia, ben, until=ben)
            await night.pass_time(59)
            await night.move(mia, ben, until=mia)
            await night.pass_time(600)
        assert night.received == []
        await night.move(mia, ben, until=ben)
        await night.pass_time(60)
        assert len(night.received) == 1, "who looks elsewhere is told after a while"


async def test_quiet_hours_put_a_notice_off_until_they_are_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe(quiet_from=0, quiet_to=30)  # it is 00:16 UTC
        mia = await connect(night.node, table, MIA, "mia")
        await night.move(mia)
        await night.pass_time(60)
        await night.pass_time(12 * 60)
        assert night.received == []
        await night.pass_time(60)
        assert len(night.received) == 1

        await night.subscribe(quiet_from=0, quiet_to=60)
        ben = await connect(night.node, table, BEN, "ben")
        await night.move(mia, ben, until=mia)
        await night.move(mia, ben, until=ben)
        await night.pass_time(90)
        await night.move(mia, ben, until=mia)
        await night.pass_time(7200)
        assert len(night.received) == 1, "no notice of a turn that ended in the quiet hours"


async def test_two_nodes_send_a_notice_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        node = night.node
        other = NoticeSender(node.outbox, node.repository, node.catalogue, node.environment, node.signer, node.settings)
        table = await a_table(node)
        await night.subscribe()
        mia = await connect(node, table, MIA, "mia")
        await night.move(mia)
        await night.environment.pass_time(5000)
        await asyncio.gather(*(sender.poll() for sender in (node.notices, other) for _ in range(3)))
        await asyncio.gather(node.notices.idle(), other.idle())
        assert len(night.received) == 1
        await other.stop()


async def test_a_busy_push_service_is_asked_again_and_a_gone_device_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe()
        mia = await connect(night.node, table, MIA, "mia")
        night.service.status = 503
        await night.move(mia)
        await night.pass_time(5)
        await night.pass_time(10)
        assert len(night.service.deliveries) == 1
        night.service.status = 410
        await night.pass_time(10)
        assert len(night.service.deliveries) == 2
        assert await night.node.outbox.devices_of("ben") == []


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe()
        mia = await connect(night.node, table, MIA, "mia")
        night.service.status = 307
        await night.move(mia)
        await night.pass_time(5)
        await night.pass_time(3600)
        assert len(night.service.deliveries) == 1


async def test_a_notice_outlives_the_server(tmp_path: Path) -> None:
    with PushService() as service:
        async with a_node(tmp_path, notices=SETTINGS) as (node, environment):
            night = Evening(node, environment, service)
            table = await a_table(node)
            await night.subscribe()
            await night.move(await connect(node, table, MIA, "mia"))
            phone = night.phone
        async with a_node(tmp_path, notices=SETTINGS) as (node, environment):
            night = Evening(node, environment, service)
            night.phone = phone
            await night.pass_time(5)
            assert len(night.received) == 1


async def test_who_has_left_or_been_undone_is_not_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        table = await a_table(night.node)
        await night.subscribe()
        mia, ben = await connect(night.node, table, MIA, "mia"), await connect(night.node, table, BEN, "ben")
        await night.move(mia)
        night.node.router.forward(mia, AskUndo())
        await ben.until(lambda: bool(messages(ben, "undo")))
        night.node.router.forward(ben, AnswerUndo(True))
        await mia.until(lambda: bool(messages(mia, "undone")))
        await night.pass_time(60)
        assert night.received == []
        await night.move(mia)
        await order(night.node, table, BEN, Leave())
        await night.pass_time(60)
        assert night.received == []


async def test_the_end_of_a_game_reaches_who_is_away(tmp_path: Path) -> None:
    """Each closes their page after every move; the last mover knows the result."""
    async with evening(tmp_path) as night:
        table = await a_table(night.node, "whisper")
        await night.subscribe()
        await night.subscribe(id="m", guest_id="mia")
        turn = 0
        while True:
            for guest in (MIA, BEN):
                one = await connect(night.node, table, guest, f"{guest.id}{turn}")
                while asked(one):
                    turn += 1
                    await played(night.node, one, f"m{turn}", (choices(one) or [KNOCK])[0])
                night.node.router.disconnect(one)
            actor = await owner_of(night.node, table)
            await actor.ask(nothing)
            if actor.table.status is Status.FINISHED:
                break
        before = len(night.received)
        await night.pass_time(5)
        assert [one["kind"] for one in night.received[before:]] == ["result"]
