"""Seats that change hands in play: with everybody's agreement, never for a second hand, never silently."""

from pathlib import Path

import pytest
from sqlalchemy import delete

from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.app.tables.seat_transfer import PAUSE, request_transfer
from cookoff.server.protocol.commands import Give, Join, Key, Leave, MakeKey, Reclaim
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import AnswerSeat
from cookoff.server.runtime.tables.requests import UndoRequest
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord, SeatRecord
from cookoff.server.storage.repository import insert_guest
from cookoff.server.storage.schema import sat
from tests.server.support.fakes import FakeConnection
from tests.server.support.node import (
    BEN,
    EVE,
    MIA,
    a_node,
    a_table,
    connect,
    messages,
    nothing,
    order,
    owner_of,
    played,
)

pytestmark = pytest.mark.anyio


async def stranger(node: Node) -> GuestRecord:
    await node.committer.commit(Change(statements=[insert_guest(EVE, b"eve", 0)]))
    return EVE


def wishes(ear: FakeConnection) -> list[tuple[int | None, list[int]]]:
    return [(wish["seat"], wish["waiting"]) for wish in messages(ear, "seat_request")]


def notices(ear: FakeConnection) -> list[tuple[str, str, str]]:
    return [(line["kind"], line["name"], line["text"]) for line in messages(ear, "chat")]


async def test_a_stranger_sits_down_only_with_everyones_consent_and_a_notice(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, eve = await a_table(node), await stranger(node)
        await order(node, table, BEN, Leave())
        mia, watching = await connect(node, table, MIA, "mia"), await connect(node, table, eve, "eve")
        asked = await order(node, table, eve, Join(None, None))
        assert (asked.requested, asked.seat) == (True, None)
        await mia.until(lambda: wishes(mia) == [(1, [0])])
        [wish] = messages(mia, "seat_request")
        assert wish == wish | {"name": "Eve", "person": "Eve", "by": None, "bot": None}
        node.router.forward(mia, AnswerSeat(True))
        await watching.until(lambda: len(messages(watching, "welcome")) == 2)
        assert messages(watching, "welcome")[1]["seat"] == 1
        await mia.until(lambda: wishes(mia)[-1] == (None, []))
        assert notices(mia) == [("sat", "Eve", "Ben")]
        later = await connect(node, table, MIA, "later")
        said = [(line["kind"], line["name"]) for line in messages(later, "welcome")[0]["chat"]]
        assert said == [("left", "Ben"), ("sat", "Eve")], "who was not here reads it too"


async def test_a_bots_seat_is_freed_only_with_everyones_consent(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, eve = await a_table(node), await stranger(node)
        await environment.pass_time(121_000)
        assert (await order(node, table, MIA, Give(1, "random"))).table.seats[1].bot == "random"
        mia = await connect(node, table, MIA, "mia")
        await order(node, table, MIA, Give(1, None))
        assert (await order(node, table, eve, Join(1, None))).requested
        assert messages(mia, "seat_request")[-1]["person"] == "Eve"
        ben = await connect(node, table, BEN, "ben")
        node.router.forward(ben, AnswerSeat(True))
        await ben.until(lambda: bool(messages(ben, "error")))
        assert messages(ben, "error")[0]["code"] == "not-now"
        node.router.forward(mia, AnswerSeat(False))
        await mia.until(lambda: wishes(mia)[-1] == (None, []))
        assert (await owner_of(node, table)).table.seats[1].free


async def test_a_request_can_be_withdrawn_and_blocks_others_meanwhile(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, eve = await a_table(node), await stranger(node)
        await order(node, table, BEN, Leave())
        mia, watching = await connect(node, table, MIA, "mia"), await connect(node, table, eve, "eve")
        await order(node, table, eve, Join(1, None))
        with pytest.raises(ApiError, match="asked about a seat already"):
            await order(node, table, BEN, Join(1, None))
        node.router.forward(watching, AnswerSeat(True))
        await watching.until(lambda: bool(messages(watching, "error")))
        node.router.forward(watching, AnswerSeat(False))
        await mia.until(lambda: wishes(mia)[-1] == (None, []))
        assert (await order(node, table, BEN, Join(1, None))).requested
        assert wishes(mia)[-1] == (1, [0])


async def test_a_refused_seat_request_cannot_be_repeated_at_once(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, eve = await a_table(node), await stranger(node)
        await order(node, table, BEN, Leave())
        mia = await connect(node, table, MIA, "mia")
        await order(node, table, eve, Join(1, None))
        node.router.forward(mia, AnswerSeat(False))
        await mia.until(lambda: wishes(mia)[-1] == (None, []))
        await environment.pass_time(PAUSE - 1)
        with pytest.raises(ApiError, match="has just said no") as refused:
            await order(node, table, eve, Join(1, None))
        assert (refused.value.status, refused.value.code) == (409, "already-requested")
        assert (await order(node, table, BEN, Join(1, None))).requested, "others may ask"
        node.router.forward(mia, AnswerSeat(False))
        await mia.until(lambda: wishes(mia)[-1] == (None, []))
        await environment.pass_time(1)
        assert (await order(node, table, eve, Join(1, None))).requested


async def test_nobody_sees_two_seats_hidden_information(tmp_path: Path) -> None:
    """A second browser is told by its guest; whoever has sat at a table in play takes no other seat of it."""
    async with a_node(tmp_path) as (node, environment):
        table, eve = await a_table(node), await stranger(node)
        key = await node.router.order(table, MIA, MakeKey())
        assert isinstance(key, Key)
        await order(node, table, BEN, Leave())
        for command in (Reclaim(key.key), Join(0, None)):
            with pytest.raises(ApiError) as refused:
                await order(node, table, BEN, command)
            assert refused.value.code in {"seen-other-seat", "seat-taken"}
        await order(node, table, MIA, Leave())
        with pytest.raises(ApiError, match="knows too much"):
            await order(node, table, BEN, Join(0, None))
        assert (await order(node, table, BEN, Join(1, None))).seat == 1, "nobody is left to be asked, and it was his"
        await environment.pass_time(61_000)
        await node.registry.unload_idle()
        assert len(node.registry) == 0
        await order(node, table, BEN, Leave())
        with pytest.raises(ApiError, match="knows too much"):
            await order(node, table, BEN, Join(0, None))
        assert (await order(node, table, eve, Join(0, None))).seat == 0


async def test_nobody_sees_two_seats_hidden_information_in_games_from_before_seats_were_recorded(
    tmp_path: Path,
) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await node.committer.commit(Change(statements=[delete(sat)]))
        await (await owner_of(node, table)).stop()
        for guest in (MIA, BEN):
            await order(node, table, guest, Leave())
        with pytest.raises(ApiError, match="knows too much"):
            await order(node, table, BEN, Join(0, None))


async def test_late_connections_receive_pending_requests(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table, eve = await a_table(node), await stranger(node)
        await played(node, await connect(node, table, MIA, "first"), "one")
        actor = await owner_of(node, table)
        actor.undo = UndoRequest(0, 0, {1})
        await order(node, table, BEN, Leave())
        assert actor.undo is None, "a seat that changes hands makes it void"
        actor.undo = UndoRequest(0, 0, {1})
        await order(node, table, eve, Join(1, None))
        later = await connect(node, table, MIA, "later")
        await actor.ask(nothing)
        assert wishes(later) == [(1, [0])]
        assert [(one["by"], one["to"], one["waiting"]) for one in messages(later, "undo")] == [(0, 0, [1])]


async def test_everyone_sees_who_requests_a_seat(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia = await connect(node, table, MIA, "mia")
        actor = await owner_of(node, table)
        for row, bot, person in (
            (SeatRecord(1, "random", bot="random"), "random", None),
            (SeatRecord(1, ""), None, None),
            (SeatRecord(1, "Eve", guest_id="eve"), None, "Eve"),
        ):
            assert not await request_transfer(actor, EVE, row)
            wish = messages(mia, "seat_request")[-1]
            assert (wish["seat"], wish["by"], wish["bot"], wish["person"]) == (1, None, bot, person)


async def test_long_absent_players_are_not_waited_for(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        table, eve = await a_table(node), await stranger(node)
        await order(node, table, BEN, Leave())
        assert (await order(node, table, eve, Join(1, None))).requested
        assert (await order(node, table, eve, Join(1, None))).requested
        await environment.pass_time(121_000)
        assert (await order(node, table, eve, Join(1, None))).seat == 1


async def test_before_the_game_seats_change_freely(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await a_table(node)
        eve = await stranger(node)
        open_table = await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))
        assert (await order(node, open_table.id, eve, Join(1, None))).seat == 1
        await order(node, open_table.id, eve, Leave())
        assert (await order(node, open_table.id, MIA, Give(1, "random"))).table.seats[1].bot == "random"
        ear = await connect(node, open_table.id, MIA, "mia")
        assert messages(ear, "welcome")[0]["chat"] == []
