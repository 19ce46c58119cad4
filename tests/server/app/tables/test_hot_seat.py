"""Several people on one device: the device gets one seat's view at a time, and only the one it asks for."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.server.app.node import Node
from cookoff.server.app.seating.companions import COMPANIONS
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.protocol.commands import Give, Join, Rematch, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import AskUndo, Hello
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import insert_guest
from tests.server.support.fakes import FakeConnection, ManualEnvironment
from tests.server.support.node import BEN, EVE, KNOCK, MIA, a_node, choices, messages, order, played, reach, stand

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[Node, ManualEnvironment]]:
    async with a_node(tmp_path) as (node, environment):
        for guest in (MIA, BEN, EVE):
            await node.committer.commit(Change(statements=[insert_guest(guest, guest.id.encode(), 0)]))
        yield node, environment


async def device_of(node: Node, guest: GuestRecord) -> GuestRecord:
    """The guest as their next request finds them."""
    found = await node.repository.guest(guest.id.encode())
    assert found is not None
    return found


async def hot_seat(node: Node, players: int = 2) -> tuple[str, GuestRecord]:
    """Start a game with secrets where Mia and Noa share a device, and with three players Ben has another."""
    noa = await node.companions.find(MIA, "Noa", "#abcdef")
    table = (await node.table_creator.create(MIA, TableRequest("whisper", players, {}, None, True, ()))).id
    await order(node, table, noa, Join(None, None))
    if players > 2:
        await order(node, table, BEN, Join(None, None))
    mia = await device_of(node, MIA)
    await order(node, table, mia, Start())
    return table, mia


async def shown(node: Node, table: str, guest: GuestRecord, name: str, seat: int | None = None) -> FakeConnection:
    ear = FakeConnection(name, guest)
    await node.router.connect(ear, table, Hello(seen=0, seat=seat))
    await ear.until(lambda: bool(ear.heard))
    return ear


def welcome(ear: FakeConnection) -> Any:
    return messages(ear, "welcome")[-1]


def view(ear: FakeConnection) -> bytes:
    return msgspec.json.encode(stand(ear)["view"])


async def test_a_device_with_several_seats_sees_what_a_spectator_sees_until_it_asks_for_one(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    table, mia = await hot_seat(node)
    covered, eve = await shown(node, table, mia, "covered"), await shown(node, table, EVE, "eve")
    assert (welcome(covered)["seat"], welcome(covered)["held"]) == (None, [0, 1])
    assert view(covered) == view(eve)
    first, second = [await shown(node, table, mia, f"seat {seat}", seat) for seat in (0, 1)]
    assert [welcome(ear)["seat"] for ear in (first, second)] == [0, 1]
    assert len({view(ear) for ear in (covered, first, second)}) == 3
    strange = await shown(node, table, await device_of(node, BEN), "ben", 0)
    assert (welcome(strange)["seat"], view(strange)) == (None, view(eve)), "it is not a seat of that device"


async def test_a_covered_device_hears_only_what_everybody_hears(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    table, mia = await hot_seat(node)
    covered, eve = await shown(node, table, mia, "covered"), await shown(node, table, EVE, "eve")
    first = await shown(node, table, mia, "first", 0)
    swap = next(move for move in choices(first) if move["move"] == "Swap")
    await played(node, first, "swap", swap)
    await covered.until(lambda: bool(messages(covered, "entry")))
    await eve.until(lambda: bool(messages(eve, "entry")))
    assert messages(covered, "entry") == messages(eve, "entry") != messages(first, "entry")
    again = await shown(node, table, mia, "again")
    assert [one["move"] for one in welcome(again)["missed"]] == [one["move"] for one in messages(eve, "entry")]


async def test_everyone_on_a_connected_device_is_present(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    table, mia = await hot_seat(node, players=3)
    ben = await shown(node, table, BEN, "ben")
    first = await shown(node, table, mia, "first", 0)
    await ben.until(lambda: messages(ben, "presence")[-1]["seats"] == [0, 1, 2])
    assert messages(ben, "presence")[-1]["spectators"] == 0
    await environment.pass_time(10_000_000)
    with pytest.raises(ApiError, match="somebody sits there"):
        await order(node, table, BEN, Give(1, "random"))
    node.router.disconnect(first)
    await ben.until(lambda: messages(ben, "presence")[-1]["seats"] == [2])


async def test_the_game_starts_covered(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    noa = await node.companions.find(MIA, "Noa", "#abcdef")
    table = (await node.table_creator.create(MIA, TableRequest("whisper", 2, {}, None, True, ()))).id
    await order(node, table, noa, Join(None, None))
    mia = await device_of(node, MIA)
    ear = await shown(node, table, mia, "device")
    await order(node, table, mia, Start())
    await ear.until(lambda: welcome(ear)["position"] is not None)
    assert (welcome(ear)["seat"], welcome(ear)["held"]) == (None, [0, 1])


async def test_a_rematch_keeps_everyone_on_the_device_and_only_that_device_starts_it(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    table, mia = await hot_seat(node)
    ears = [await shown(node, table, mia, f"{seat}", seat) for seat in (0, 1)]
    while (ear := next((one for one in ears if stand(one)["moves"] is not None), None)) is not None:
        entries = len(messages(ear, "entry")) + 1
        await played(node, ear, f"move {entries}", KNOCK)
        await reach(entries, *ears)
    seating = await order(node, table, mia, Rematch())
    assert [seat.name for seat in seating.table.seats] == ["Mia", "Noa"]
    with pytest.raises(ApiError, match="the host starts"):
        await order(node, seating.table.id, BEN, Start())
    assert (await order(node, seating.table.id, mia, Start())).table.status.value == "playing"


async def test_an_undo_needs_no_consent_of_those_on_the_same_device(house: tuple[Node, ManualEnvironment]) -> None:
    node, _ = house
    noa = await node.companions.find(MIA, "Noa", "#abcdef")
    table = (await node.table_creator.create(MIA, TableRequest("yatai", 3, {"first": 0}, None, True, ()))).id
    await order(node, table, noa, Join(None, None))
    await order(node, table, BEN, Join(None, None))
    mia = await device_of(node, MIA)
    await order(node, table, mia, Start())
    first = await shown(node, table, mia, "first", 0)
    await played(node, first, "move")
    node.router.forward(first, AskUndo())
    await first.until(lambda: bool(messages(first, "undo")))
    assert messages(first, "undo")[0]["waiting"] == [2]


async def test_the_device_can_give_the_other_seat_to_a_bot_and_takes_the_last_one_itself(
    house: tuple[Node, ManualEnvironment],
) -> None:
    node, _ = house
    noa = await node.companions.find(MIA, "Noa", "#abcdef")
    table = (await node.table_creator.create(MIA, TableRequest("whisper", 2, {}, None, True, ()))).id
    await order(node, table, noa, Join(None, None))
    mia = await device_of(node, MIA)
    ear = await shown(node, table, mia, "device")
    await order(node, table, mia, Give(1, "random"))
    await ear.until(lambda: welcome(ear)["seat"] == 0)
    with pytest.raises(ApiError, match="only those who sit"):
        await order(node, table, EVE, Give(1, None))


async def test_companions_are_known_by_name_and_limited(house: tuple[Node, ManualEnvironment]) -> None:
    node, environment = house
    first = await node.companions.find(MIA, " Noa ", "#abcdef")
    assert await node.companions.find(MIA, "Noa", "#000000") == first
    assert await node.companions.find(BEN, "Noa", "#abcdef") != first
    for number in range(COMPANIONS - 1):
        await node.companions.find(MIA, f"Kid {number}", "#abcdef")
    with pytest.raises(ApiError, match="on one device"):
        await node.companions.find(MIA, "One more", "#abcdef")
    with pytest.raises(ApiError, match="characters"):
        await node.companions.find(MIA, "   ", "#abcdef")
    assert len((await device_of(node, MIA)).beside) == COMPANIONS
    gone = await node.retention.delete_idle_guests(environment.now() + 1)
    assert gone == COMPANIONS + 2, "the companions and Eve; Mia and Ben are needed as long as companions point to them"
