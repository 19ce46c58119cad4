"""Opening tables, sitting down, getting up, starting: every refusal by its status, code and words."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.protocol.commands import Close, Give, Join, Key, Leave, MakeKey, Reclaim, Rematch, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.schemas import NoClock, Status
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord, TableRecord
from cookoff.server.storage.repository import insert_guest
from cookoff.server.storage.schema import audit
from tests.server.support.node import BEN, EVE, MIA, a_node, a_table, connect, messages, order, owner_of

pytestmark = pytest.mark.anyio

YATAI = TableRequest("yatai", 3, {"first": 0}, None, True, ())


def wish(**other: Any) -> TableRequest:
    return msgspec.structs.replace(YATAI, **other)


async def welcome(node: Node) -> None:
    """Everybody has a name."""
    for guest in (MIA, BEN, EVE):
        await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))


async def refused(asked: Awaitable[Any]) -> tuple[int, str, str]:
    with pytest.raises(ApiError) as api_error:
        await asked
    return api_error.value.status, api_error.value.code, api_error.value.detail


def names(table: Any) -> list[tuple[str, bool, str | None]]:
    return [(seat.name, seat.taken, seat.bot) for seat in table.seats]


async def finish(node: Node, table: str) -> None:
    """The game is over, as far as anybody can see."""
    actor = await owner_of(node, table)
    await actor.change(status=Status.FINISHED)


async def test_a_table_that_cannot_be_opened_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await welcome(node)
        for wanted, why in (
            (wish(players=1), (400, "players", "yatai is for 2 to 4 players, not 1")),
            (wish(players=5), (400, "players", "yatai is for 2 to 4 players, not 5")),
            (wish(seats=((None, None),) * 4), (400, "seats", "seats: 4 for 3 players")),
            (
                wish(seats=((None, "random"),) * 3),
                (400, "seats", "seats: bots sit everywhere; leave a seat for yourself"),
            ),
            (
                wish(options={"first": "x"}),
                (400, "options", "options: first: it must be a whole number or nothing, not a text"),
            ),
        ):
            assert await refused(node.table_creator.create(MIA, wanted)) == why
        assert (await refused(node.table_creator.create(MIA, wish(options={"first": 3}))))[:2] == (400, "options")
        status, code, words = await refused(
            node.table_creator.create(MIA, wish(seats=((None, None), (None, "nobody"))))
        )
        assert (status, code, words.partition(":")[0]) == (400, "no-such-bot", "seats[1].bot")
        assert (await refused(node.table_creator.create(MIA, wish(game="chess"))))[:2] == (404, "no-such-game")
        assert await node.repository.public_tables(None) == [], "nothing of it was kept"


async def test_the_host_has_the_first_seat_without_a_bot_and_names_wait_for_their_people(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await welcome(node)
        seats = ((None, "random"), (None, None), ("for Ben", None))
        opened = await node.table_creator.create(MIA, wish(seats=seats, players=4))
        assert names(opened.card()) == [
            ("random", False, "random"),
            ("Mia", True, None),
            ("for Ben", False, None),
            ("", False, None),
        ]
        assert (opened.host, opened.status, opened.created_at) == (1, Status.OPEN, environment.now())
        assert (opened.seats[1].colour, opened.seats[2].colour) == (MIA.colour, None)
        assert await node.repository.table(opened.id) == opened


async def test_sitting_down(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await welcome(node)
        table = (await node.table_creator.create(MIA, YATAI)).id
        words = "seat: there are seats 0 to 2"
        assert await refused(order(node, table, BEN, Join(3, None))) == (400, "no-such-seat", words)
        assert await refused(order(node, table, BEN, Join(0, None))) == (409, "seat-taken", "no such seat is free")
        assert (await order(node, table, BEN, Join(2, None))).seat == 2
        again = await order(node, table, BEN, Join(1, None))
        assert (again.seat, again.requested) == (2, False), "who sits there stays there"
        assert (await order(node, table, EVE, Join(None, None))).seat == 1
        late = GuestRecord("late", "Late", "#444444")
        assert await refused(order(node, table, late, Join(None, None))) == (409, "seat-taken", "no such seat is free")
        await order(node, table, MIA, Start())
        await finish(node, table)
        assert await refused(order(node, table, late, Join(None, None))) == (409, "finished", "the game is over")


async def test_a_table_that_is_not_public_needs_an_invitation(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await welcome(node)
        table = await node.table_creator.create(MIA, wish(public=False))
        invite, other = (node.signer.invite(one) for one in (table.id, "another"))
        words = "there is no such table, or it needs an invitation"
        for wrong in (None, "", other, invite + "x"):
            assert await refused(order(node, table.id, BEN, Join(None, wrong))) == (404, "no-such-table", words)
        assert (await order(node, table.id, BEN, Join(None, invite))).seat == 1
        assert await node.repository.public_tables(None) == []


async def test_getting_up(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await welcome(node)
        table = (await node.table_creator.create(MIA, wish(players=2))).id
        words = "only those who sit at the table may do that"
        for command in (Leave(), Give(1, None), MakeKey(), Rematch()):
            assert await refused(order(node, table, EVE, command)) == (403, "not-seated", words)
        await order(node, table, BEN, Join(None, None))
        left = await order(node, table, BEN, Leave())
        assert (left.seat, left.requested, names(left.table)[1]) == (None, False, ("Ben", False, None))
        await order(node, table, BEN, Join(None, None))
        await order(node, table, MIA, Start())
        await finish(node, table)
        assert (await order(node, table, BEN, Leave())).seat == 1, "who sat there when it ended is not forgotten"


async def test_giving_seats(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        await welcome(node)
        table = (await node.table_creator.create(MIA, YATAI)).id
        words = "there are seats 0 to 2"
        assert await refused(order(node, table, MIA, Give(3, "random"))) == (400, "no-such-seat", words)
        assert await refused(order(node, table, MIA, Give(0, "random"))) == (409, "seat-taken", "somebody sits there")
        status, code, detail = await refused(order(node, table, MIA, Give(2, "nobody")))
        assert (status, code, detail.partition(":")[0]) == (400, "no-such-bot", "bot")
        given = await order(node, table, MIA, Give(2, "random"))
        assert (given.requested, names(given.table)[2]) == (False, ("random", False, "random"))
        assert names((await order(node, table, MIA, Give(2, None))).table)[2] == ("", False, None)
        for seat in (1, 2):
            await order(node, table, MIA, Give(seat, "random"))
        await order(node, table, MIA, Start())
        await finish(node, table)
        assert await refused(order(node, table, MIA, Give(2, None))) == (409, "finished", "the game is over")


async def test_personal_keys(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        await node.committer.commit(Change(statements=[insert_guest(EVE, b"eve", 0)]))
        first, second, bens = [await node.router.order(table, who, MakeKey()) for who in (MIA, MIA, BEN)]
        assert isinstance(first, Key)
        assert isinstance(second, Key)
        assert isinstance(bens, Key)
        wrong = (403, "wrong-key", "the key opens no seat here")
        assert await refused(order(node, table, EVE, Reclaim(first.key))) == wrong, "a new one takes its place"
        seated = (409, "seated", "this device sits at another seat of the table")
        assert await refused(order(node, table, MIA, Reclaim(bens.key))) == seated
        assert (await order(node, table, MIA, Reclaim(second.key))).seat == 0, "the own one opens the own seat"
        assert await refused(order(node, table, EVE, Reclaim(second.key))) == wrong, "once"
        assert (await order(node, table, EVE, Reclaim(bens.key))).seat == 1
        actor = await owner_of(node, table)
        assert [(seat.guest_id, seat.key) for seat in actor.table.seats] == [("mia", None), ("eve", None)]


async def test_the_host_starts_when_everybody_sits(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await welcome(node)
        table = (await node.table_creator.create(MIA, YATAI)).id
        await order(node, table, BEN, Join(None, None))
        host = (403, "not-host", "the host starts the game")
        for guest in (BEN, EVE):
            assert await refused(order(node, table, guest, Start())) == host
        words = "nobody sits at 2; give free seats to bots"
        assert await refused(order(node, table, MIA, Start())) == (409, "seats-free", words)
        await order(node, table, EVE, Join(None, None))
        await order(node, table, MIA, Leave())
        assert await refused(order(node, table, EVE, Start())) == host
        await order(node, table, MIA, Join(None, None))
        await order(node, table, MIA, Leave())
        await order(node, table, BEN, Give(0, "random"))
        ear = await connect(node, table, BEN, "ben")
        started = await order(node, table, BEN, Start())
        assert (started.table.status, started.table.started_at) == (Status.PLAYING, environment.now())
        assert [one["table"]["status"] for one in messages(ear, "table")] == ["playing"]
        assert messages(ear, "welcome")[-1]["position"]["n"] == 0
        assert messages(ear, "welcome")[-1]["seat"] == 1
        again = await order(node, table, BEN, Start())
        assert again.table.started_at == started.table.started_at
        stored = await node.repository.table(table)
        assert stored is not None
        assert (stored.status, stored.started_at) == (Status.PLAYING, environment.now())


async def test_playing_again(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        await welcome(node)
        opened = await node.table_creator.create(MIA, wish(clock=NoClock(), public=False))
        table, invite = opened.id, node.signer.invite(opened.id)
        await order(node, table, BEN, Join(1, invite))
        await order(node, table, MIA, Give(2, "random"))
        await order(node, table, MIA, Start())
        early = (409, "not-finished", "the game is not over")
        assert await refused(order(node, table, BEN, Rematch())) == early
        await finish(node, table)
        await environment.pass_time(5)
        new = await order(node, table, BEN, Rematch())
        assert (new.seat, new.table.host, new.table.status) == (1, 1, Status.OPEN)
        assert names(new.table) == [("", False, None), ("Ben", True, None), ("random", False, "random")]
        assert (new.table.created_at, new.table.started_at, new.table.next) == (environment.now(), None, None)
        assert (new.table.options, new.table.public) == (opened.card().options, False)
        mias = await order(node, table, MIA, Rematch())
        assert (mias.table.id, mias.seat) == (new.table.id, None), "the same, and nobody sits who has not said so"
        assert mias.invite == new.invite == node.signer.invite(new.table.id)
        assert (await order(node, new.table.id, MIA, Join(None, mias.invite))).seat == 0
        assert await _kept(node, table) == new.table.id


async def _kept(node: Node, table: str) -> str | None:
    found = await node.repository.table(table)
    assert isinstance(found, TableRecord)
    return found.next


async def test_a_table_is_closed_for_good(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        mia = await connect(node, table, MIA, "mia")
        await order(node, table, MIA, Close("op", "a reason that is longer than the column for it has room for"))
        await mia.until(lambda: mia.bye is not None)
        assert mia.bye == "closed"
        words = "the table was closed; its replay is still there"
        for _ in range(2):
            assert await refused(order(node, table, MIA, Leave())) == (410, "closed", words)
        stored = await node.repository.table(table)
        assert stored is not None
        assert (stored.status, stored.closed) == (Status.CLOSED, "operator: a reason that is longer than t")
        assert len(node.registry) == 0
        async with node.engine.connect() as connection:
            [line] = (await connection.execute(audit.select())).all()
        assert (line.who, line.what, line.about) == ("op", "close", table)
        other = await a_table(node)
        await finish(node, other)
        over = (409, "finished", "the game is over")
        assert await refused(order(node, other, MIA, Close("op", ""))) == over


async def test_in_maintenance_games_go_on_and_none_begin(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node)
        open_ = (
            await node.table_creator.create(MIA, wish(seats=((None, None), (None, "random"), (None, "random"))))
        ).id
        await node.committer.commit(Change(statements=[node.repository.upsert_fact("maintenance", "on")]))
        for asked in (node.table_creator.create(MIA, YATAI), order(node, open_, MIA, Start())):
            assert (await refused(asked))[:2] == (503, "maintenance")
        assert (await order(node, table, MIA, Start())).table.status is Status.PLAYING, "it had begun"
        await finish(node, table)
        assert (await refused(order(node, table, MIA, Rematch())))[:2] == (503, "maintenance")
