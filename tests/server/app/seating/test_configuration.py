"""The rules of a table change until its game starts; its address may be an invitation; names differ."""

import pytest

from tests.server.app.seating.test_lobby import guests, refused
from tests.server.support.client import Json, Socket
from tests.server.support.server_process import Server

pytestmark = pytest.mark.anyio


async def test_the_host_changes_the_rules_until_the_game_starts(running: Server) -> None:
    mia, ben = await guests(running, "Mia", "Ben")
    opened = await mia.open("yatai", 3)
    path = f"/api/tables/{opened['table']['id']}"
    wish = {"players": 4, "options": {"free": True}, "public": True, "clock": {"clock": "move", "seconds": 60}}
    changed = (await mia.ask("PUT", path, wish))["table"]
    assert (changed["players"], len(changed["seats"]), changed["public"]) == (4, 4, True)
    assert (changed["options"]["free"], changed["clock"]) == (True, wish["clock"])
    # Stored, too.
    assert (await mia.ask("GET", path))["table"] == changed

    await ben.ask("POST", f"{path}/join", {"seat": 2})
    assert await refused(ben, "PUT", path, wish) == (403, "not-host")
    assert await refused(mia, "PUT", path, {"players": 2}) == (409, "seat-taken")
    assert await refused(mia, "PUT", path, {"players": 9}) == (400, "players")
    assert await refused(mia, "PUT", path, {"players": 3, "options": {"first": 5}}) == (400, "options")
    assert len((await mia.ask("PUT", path, {"players": 3}))["table"]["seats"]) == 3
    await mia.ask("POST", f"{path}/seats/1", {"bot": "random"})
    assert (await mia.ask("POST", f"{path}/start"))["table"]["status"] == "playing"
    assert await refused(mia, "PUT", path, wish) == (409, "started")


async def test_everybody_at_the_table_sees_the_new_rules(running: Server) -> None:
    (mia,) = await guests(running, "Mia")
    table = (await mia.open("yatai", 3))["table"]["id"]
    async with Socket(mia, table) as socket:
        await mia.ask("PUT", f"/api/tables/{table}", {"players": 2})
        told: Json = await socket.until_heard("table")
    assert told["table"]["players"] == 2


async def test_a_tables_address_is_an_invitation_where_the_host_allows_it(running: Server) -> None:
    mia, ben = await guests(running, "Mia", "Ben")
    table = (await mia.open("yatai", 2, by_address=True))["table"]["id"]
    assert (await ben.ask("GET", f"/api/tables/{table}"))["seat"] is None
    await mia.ask("PUT", f"/api/tables/{table}", {"players": 2, "by_address": False})
    assert await refused(ben, "GET", f"/api/tables/{table}") == (404, "no-such-table")
    assert await refused(ben, "POST", f"/api/tables/{table}/join", {}) == (404, "no-such-table")
    # It is not in the lobby either way.
    await mia.ask("PUT", f"/api/tables/{table}", {"players": 2, "by_address": True})
    assert all(card["id"] != table for card in await ben.ask("GET", "/api/tables"))
    assert (await ben.ask("POST", f"/api/tables/{table}/join", {}))["seat"] == 1


async def test_nobody_at_a_table_has_the_name_of_another(running: Server) -> None:
    people = await guests(running, "Aki", "aki", "Aki")
    opened = await people[0].open("yatai", 4)
    path = f"/api/tables/{opened['table']['id']}"
    for person in people:
        await person.ask("POST", f"{path}/join", {"invite": opened["invite"]})
    seating = await people[0].ask("GET", path)
    assert [seat["name"] for seat in seating["table"]["seats"]] == ["Aki", "aki 2", "Aki 3", ""]
    # Joining again brings a new name to the table.
    await people[1].ask("PUT", "/api/me", {"name": "Zoë", "colour": "#123456"})
    seating = await people[1].ask("POST", f"{path}/join", {})
    assert [seat["name"] for seat in seating["table"]["seats"]] == ["Aki", "Zoë", "Aki 3", ""]
    assert (seating["seat"], seating["table"]["seats"][1]["colour"]) == (1, "#123456")
