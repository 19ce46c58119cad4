"""Bots from outside the house at online tables: trained networks of a folder, and those of somebody's package."""

from collections.abc import Iterator

import numpy as np
import pytest

from cookoff.research.policy import Policy
from cookoff.research.spaces import spaces
from tests.server.support.client import Answer, HttpClient, Json, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

pytestmark = pytest.mark.anyio

PACKAGE = """
from cookoff.bots import ExternalBot

class First:
    def choose(self, look, rng):
        return look.moves.discrete[0]

def announced():
    return {"first-of-all": ExternalBot(lambda room: First(), lambda game, players: game.id == "yatai")}
"""
LAST = 3
"""The number of the action to choose the last of the four dishes."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a folder of networks, beside which a package with a bot is installed."""
    home = tmp_path_factory.mktemp("external_bots")
    (home / "policies").mkdir()
    yatai = spaces("yatai", 2)
    numbers, actions = len(yatai.observe.names), len(yatai.actions)
    liked = np.arange(actions, dtype=np.float32)
    Policy(yatai, [(np.zeros((actions, numbers), np.float32), liked)]).save(home / "policies" / "likes-the-last.npz")
    described = home / "site" / "cookoff_first-1.0.dist-info"
    described.mkdir(parents=True)
    (home / "site" / "cookoff_first.py").write_text(PACKAGE)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: cookoff-first\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[cookoff.bots]\nfirst = cookoff_first:announced\n")
    data = home / "data"
    data.mkdir()
    with server(data, beside=home / "site", policies=str(home / "policies"), **QUICK, **GENEROUS) as started:
        yield started


async def choices_of(loaded: Server, bot: str) -> list[Json]:
    """The first four moves of a bot against somebody who takes the first of all choices, and that it still sits."""
    mia = await HttpClient(loaded.address).enter()
    opened = await mia.open("yatai", 2, seats=[{"bot": None}, {"bot": bot}])
    table = opened["table"]["id"]
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(mia, table) as seat:

        def made() -> list[Json]:
            return [entry["move"] for entry in seat.entries if entry["seat"] == 1]

        while len(made()) < 4:
            await seat.until(lambda: seat.asked or len(made()) >= 4)
            if len(made()) < 4:
                await seat.play(seat.moves[0])
        assert seat.card["seats"][1]["bot"] == bot
        return made()


async def test_a_trained_network_plays_at_a_table(loaded: Server) -> None:
    moves = await choices_of(loaded, "likes-the-last")
    assert moves[0] == {"move": "ChooseDish", "dish": LAST}


async def test_a_third_party_bot_plays_at_a_table(loaded: Server) -> None:
    moves = await choices_of(loaded, "first-of-all")
    assert moves[0]["move"] == "ChooseDish"


async def test_the_lobby_lists_free_seats(loaded: Server) -> None:
    cards = {card["id"]: card["external_bots"] for card in await HttpClient(loaded.address).ask("GET", "/api/games")}
    assert cards["yatai"] == [
        {"name": "first-of-all", "players": [2, 3, 4]},
        {"name": "likes-the-last", "players": [2]},
    ]
    assert cards["hibachi"] == []


async def test_a_network_does_not_sit_at_a_table_it_was_not_made_for(loaded: Server) -> None:
    mia = await HttpClient(loaded.address).enter()
    with pytest.raises(Answer, match="'likes-the-last' does not play yatai at a table of 3") as refused:
        await mia.open("yatai", 3, seats=[{"bot": None}, {"bot": "likes-the-last"}])
    assert refused.value.status == 400
    opened = await mia.open("yatai", 3)
    with pytest.raises(Answer, match="'likes-the-last' does not play yatai at a table of 3"):
        await mia.ask("POST", f"/api/tables/{opened['table']['id']}/seats/1", {"bot": "likes-the-last"})
