"""Opening tables, sitting down, getting up, coming back from another device."""

import json

import pytest

from cookoff.engine import room
from tests.server.support.client import Answer, HttpClient, Json, Socket
from tests.server.support.server_process import Server

pytestmark = pytest.mark.anyio


async def guests(running: Server, *names: str) -> list[HttpClient]:
    return [await HttpClient(running.address, name).enter() for name in names]


async def refused(visitor: HttpClient, method: str, path: str, body: Json = None) -> tuple[int, str]:
    with pytest.raises(Answer) as caught:
        await visitor.ask(method, path, body)
    assert set(caught.value.body) == {"status", "code", "detail"}
    return caught.value.status, caught.value.body["code"]


async def test_a_guest_has_a_name_a_colour_and_their_tables(running: Server) -> None:
    stranger = HttpClient(running.address)
    assert await stranger.ask("GET", "/api/me") == {"guest": None, "tables": [], "workbench": "off", "party": None}
    assert await refused(stranger, "POST", "/api/tables", {"game": "yatai", "players": 2}) == (401, "no-guest")
    (mia,) = await guests(running, "Mia <b>")
    opened = await mia.open("yatai", 2)
    me = await mia.ask("GET", "/api/me")
    assert me["guest"] == {"name": "Mia <b>", "colour": "#336699"}
    assert [table["id"] for table in me["tables"]] == [opened["table"]["id"]]
    await mia.ask("PUT", "/api/me", {"name": "Mia", "colour": "#000000"})
    assert (await mia.ask("GET", "/api/me"))["guest"]["name"] == "Mia"


async def test_the_catalogue_with_rules_words_and_components(running: Server) -> None:
    visitor = HttpClient(running.address)
    cards = {card["id"]: card for card in await visitor.ask("GET", "/api/games")}
    assert cards["yatai"]["max_players"] == 4
    assert cards["hurry"]["tempo"] == "real time"
    agreed = cards["yatai"]["options"]["$defs"]["YataiOptions"]["properties"]
    assert {name: option.get("house", False) for name, option in agreed.items()} == {"free": True, "first": False}
    rules = await visitor.ask("GET", "/api/games/yatai/rules")
    assert rules["rule"][0] == {"id": "YAT-1", "section": "components", "origin": "book", "also": ["rebuilt"]}
    _, headers, words = visitor.raw("GET", "/api/games/yatai/words/en")
    assert headers["content-type"].startswith("text/plain")
    assert b"YAT-1 =" in words
    _, _, said = visitor.raw("GET", "/api/games/yatai/words/en?lobby=true")
    ids = {line.split()[0].split(b"-")[0] for line in said.splitlines() if line[:1].isalpha()}
    assert ids == {b"title", b"about", b"option"}
    assert all(line in words for line in said.splitlines())
    components = await visitor.ask("GET", f"/api/components/{cards['yatai']['components']}")
    assert components["tracks"]
    names = await visitor.ask("GET", f"/api/components/{cards['yatai']['components']}/names")
    assert names["tile"]["cook-2"] == {"id": "tile-cook", "facts": {"amount": 2}}
    assert (names["space"]["0"], names["bonus"]["menu"]) == ("a1", {"id": "bonus-menu"})
    assert await refused(visitor, "GET", "/api/games/chess/rules") == (404, "no-such-game")
    assert await refused(visitor, "GET", "/api/games/yatai/words/..") == (404, "no-such-language")
    assert await refused(visitor, "GET", "/api/components/nothing") == (404, "no-such-components")


async def test_a_private_table_opens_only_with_its_invitation(running: Server) -> None:
    mia, ben, eve = await guests(running, "Mia", "Ben", "Eve")
    opened = await mia.open("yatai", 2)
    table, invite = opened["table"]["id"], opened["invite"]
    assert all(card["id"] != table for card in await eve.ask("GET", "/api/tables"))
    assert await refused(eve, "GET", f"/api/tables/{table}") == (404, "no-such-table")
    assert await refused(eve, "POST", f"/api/tables/{table}/join", {}) == (404, "no-such-table")
    assert await refused(eve, "GET", f"/api/tables/{table}/replay") == (404, "no-such-table")
    async with Socket(eve, table) as socket:
        assert socket.closed == (4003, "not-invited")
    assert (await ben.ask("GET", f"/api/tables/{table}", headers={"x-invite": invite}))["seat"] is None
    async with Socket(eve, table, invite) as socket:
        assert socket.seat is None
    assert (await ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite}))["seat"] == 1
    assert await refused(eve, "POST", f"/api/tables/{table}/join", {"invite": invite}) == (409, "seat-taken")


async def test_a_public_table_is_in_the_lobby_until_it_is_over(running: Server) -> None:
    (mia,) = await guests(running, "Mia")
    opened = await mia.open("yatai", 3, public=True)
    cards = await HttpClient(running.address).ask("GET", "/api/tables?game=yatai")
    assert opened["table"]["id"] in [card["id"] for card in cards]
    assert await HttpClient(running.address).ask("GET", "/api/tables?game=other") == []


async def test_bad_options_are_named_when_a_table_is_opened(running: Server) -> None:
    (mia,) = await guests(running, "Mia")

    async def api_error(**wish: Json) -> str:
        with pytest.raises(Answer) as caught:
            await mia.ask("POST", "/api/tables", {"game": "yatai", "players": 2, **wish})
        assert caught.value.status in {400, 404}
        return str(caught.value.body["detail"])

    assert "there is no game 'chess'" in await api_error(game="chess")
    assert "for 2 to 4 players, not 7" in await api_error(players=7)
    assert "options: free: " in await api_error(options={"free": "yes"})
    assert "there is no field fere" in await api_error(options={"fere": True})
    assert "first: there is no seat 5" in await api_error(options={"first": 5})
    assert "seats[1].bot: no bot is called 'genius'" in await api_error(seats=[{}, {"bot": "genius"}])
    assert "bots sit everywhere" in await api_error(seats=[{"bot": "random"}, {"bot": "random"}])
    assert "components.toml" in await api_error(components="rounds = 0")
    assert "clock" in await api_error(clock={"clock": "sand"})
    assert "colour" in await api_error(colour="blue")


async def test_a_designers_components_are_played_with(running: Server) -> None:
    (mia,) = await guests(running, "Mia")
    toml = (room("yatai").home / "components.toml").read_text("utf-8").replace("rounds = 12", "rounds = 3")
    opened = await mia.open("yatai", 2, components=toml, seats=[{}, {"bot": "random"}])
    hash_ = opened["table"]["components"]
    assert (await mia.ask("GET", f"/api/components/{hash_}"))["rounds"] == 3
    table = opened["table"]["id"]
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(mia, table) as socket:
        while not socket.over:
            if socket.asked:
                await socket.play(socket.moves[-1])
            else:
                await socket.until(lambda: socket.over or socket.asked)
        assert socket.position["view"]["round"] <= 4


async def test_the_host_starts_when_everybody_sits(running: Server) -> None:
    mia, ben = await guests(running, "Mia", "Ben")
    opened = await mia.open("whisper", 3, seats=[{}, {"name": "Oma"}])
    table = opened["table"]["id"]
    seats = [(seat["name"], seat["taken"], seat["bot"]) for seat in opened["table"]["seats"]]
    assert seats == [("Mia", True, None), ("Oma", False, None), ("", False, None)]
    assert await refused(mia, "POST", f"/api/tables/{table}/start") == (409, "seats-free")
    await ben.ask("POST", f"/api/tables/{table}/join", {"seat": 2, "invite": opened["invite"]})
    assert await refused(ben, "POST", f"/api/tables/{table}/start") == (403, "not-host")
    assert await refused(mia, "POST", f"/api/tables/{table}/seats/2", {"bot": "random"}) == (409, "seat-taken")
    assert await refused(mia, "POST", f"/api/tables/{table}/seats/7", {"bot": "random"}) == (400, "no-such-seat")
    assert await refused(mia, "POST", f"/api/tables/{table}/seats/1", {"bot": "genius"}) == (400, "no-such-bot")
    assert await refused(mia, "GET", f"/api/tables/{table}/replay") == (409, "not-started")
    await mia.ask("POST", f"/api/tables/{table}/seats/1", {"bot": "random"})
    started = await mia.ask("POST", f"/api/tables/{table}/start")
    assert started["table"]["status"] == "playing"
    assert (await mia.ask("POST", f"/api/tables/{table}/start"))["table"]["status"] == "playing"


async def test_an_abandoned_seat_goes_to_a_bot_or_another_player(running: Server) -> None:
    mia, ben, eve = await guests(running, "Mia", "Ben", "Eve")
    opened = await mia.open("yatai", 2, public=True)
    table = opened["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(ben, table) as socket:
        await ben.ask("POST", f"/api/tables/{table}/leave")
        await socket.until(lambda: socket.seat is None)
        assert await refused(ben, "POST", f"/api/tables/{table}/leave") == (403, "not-seated")
        async with Socket(mia, table) as host:
            assert (await eve.ask("POST", f"/api/tables/{table}/join", {}))["requested"]
            await host.until_heard("seat_request", seat=1)
            await host.send({"type": "answer_seat", "agree": True})
            await host.until(lambda: host.card["seats"][1]["taken"])
        await eve.ask("POST", f"/api/tables/{table}/leave")
        given = await mia.ask("POST", f"/api/tables/{table}/seats/1", {"bot": "random"})
        assert given["table"]["seats"][1]["bot"] == "random"
        assert not given["table"]["seats"][1]["taken"]


async def test_your_seat_is_reclaimed_on_another_device(running: Server) -> None:
    mia, ben, phone, thief = await guests(running, "Mia", "Ben", "Mia's phone", "Eve")
    opened = await mia.open("whisper", 2, public=True)
    table = opened["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    first = (await mia.ask("POST", f"/api/tables/{table}/link"))["key"]
    key = (await mia.ask("POST", f"/api/tables/{table}/link"))["key"]
    assert await refused(thief, "POST", f"/api/tables/{table}/reclaim", {"key": first}) == (403, "wrong-key")
    assert await refused(ben, "POST", f"/api/tables/{table}/reclaim", {"key": key}) == (409, "seated")
    async with Socket(mia, table) as old:
        assert (await phone.ask("POST", f"/api/tables/{table}/reclaim", {"key": key}))["seat"] == 0
        assert await refused(thief, "POST", f"/api/tables/{table}/reclaim", {"key": key}) == (403, "wrong-key")
        await old.until(lambda: old.closed is not None)
        assert old.closed == (4001, "seat-taken")
    async with Socket(phone, table) as new:
        assert new.seat == 0
        assert [line["kind"] for line in json.loads(new.heard[0])["chat"]] == ["device"]
        assert len(new.position["view"]["hand"]) == 2


async def test_a_rematch_has_the_same_seats_and_waits_until_everybody_said_yes(running: Server) -> None:
    mia, ben, eve = await guests(running, "Mia", "Ben", "Eve")
    opened = await mia.open("hurry", 3, public=True, seats=[{}, {"bot": "random"}, {}])
    table = opened["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    assert await refused(mia, "POST", f"/api/tables/{table}/rematch") == (409, "not-finished")
    async with Socket(mia, table) as socket:
        await socket.until(lambda: socket.card["status"] == "finished")
        again = await mia.ask("POST", f"/api/tables/{table}/rematch")
        await socket.until(lambda: socket.card["next"] is not None)
    assert await refused(eve, "POST", f"/api/tables/{table}/rematch") == (403, "not-seated")
    theirs = await ben.ask("POST", f"/api/tables/{table}/rematch")
    assert theirs["table"]["id"] == again["table"]["id"] != table
    assert (again["seat"], theirs["seat"]) == (0, None)
    assert theirs["table"]["seats"][1]["bot"] == "random"
    new = f"/api/tables/{theirs['table']['id']}"
    assert await refused(mia, "POST", f"{new}/start") == (409, "seats-free")
    assert (await ben.ask("POST", f"{new}/join", {"seat": 2, "invite": theirs["invite"]}))["seat"] == 2
    assert (await mia.ask("POST", f"{new}/start"))["table"]["status"] == "playing"
