"""Practice positions and model games, as the server tells them."""

import json

import msgspec
import pytest

from cookoff.analysis import Analysis
from cookoff.engine import encode, room, rooms
from cookoff.engine.log import parse
from cookoff.engine.log.replay import fold, opening, verify
from cookoff.server.app.learning.cached_pages import PageCache
from cookoff.server.app.learning.puzzles import DAY, Puzzles
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games import model_games
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.analysis import race
from tests.server.support.client import HttpClient
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.server_process import Server


@pytest.mark.anyio
@pytest.mark.parametrize("game_id", sorted(rooms()))
async def test_a_puzzle_is_narrated_like_a_table_with_every_answers_value(game_id: str) -> None:
    catalogue = Catalogue()
    puzzles, again = (Puzzles(catalogue, ManualEnvironment(), PageCache()) for _ in range(2))
    for card in puzzles.listed(game_id).puzzles:
        page = await puzzles.read(game_id, card.id)
        told = msgspec.json.decode(page.plain)
        position = told["welcome"]["position"]
        assert told["welcome"]["seat"] in position["to_act"]
        offered = {encode(choice["move"]) for choice in position["moves"]["discrete"]}
        if catalogue.own(game_id).real_time is None:
            assert {encode(answer["move"]) for answer in told["answers"]} == offered
        assert await again.read(game_id, card.id) == page
    assert "sources" not in vars(catalogue.own(game_id)), "nobody waits for an engine that answers nothing"


@pytest.mark.anyio
async def test_a_real_time_puzzle_stops_the_clock_and_asks_for_one_hand() -> None:
    puzzles = Puzzles(Catalogue(), ManualEnvironment(), PageCache())
    moments = set()
    for card in puzzles.listed("mithral-chef").puzzles:
        told = msgspec.json.decode((await puzzles.read("mithral-chef", card.id)).plain)
        now = told["welcome"]["position"]["now"]
        moments.add(now)
        assert len({answer["move"]["hand"] for answer in told["answers"]}) == 1
        if told["made"] is not None:
            assert told["made"]["at"] == now
    assert len(moments) == len(puzzles.listed("mithral-chef").puzzles)


def test_everyone_gets_the_same_daily_puzzle_and_each_comes_up_once() -> None:
    environment = ManualEnvironment()
    puzzles = Puzzles(Catalogue(), environment, PageCache())
    asked = []
    count = len(puzzles.listed("yatai").puzzles)
    for _ in range(count):
        asked.append(puzzles.listed("yatai").today)
        environment.time += DAY
    assert len(set(asked)) == count
    assert asked[0] == puzzles.listed("yatai").today


@pytest.mark.anyio
async def test_a_missing_thing_is_reported() -> None:
    puzzles = Puzzles(Catalogue(lambda: {**rooms(), "race": race.ROOM}), ManualEnvironment(), PageCache())
    with pytest.raises(ApiError, match="race has no puzzles"):
        puzzles.listed("race")
    with pytest.raises(ApiError, match="yatai has no puzzle 'nothing'"):
        await puzzles.read("yatai", "nothing")


@pytest.mark.parametrize("game_id", sorted(rooms()))
def test_three_model_games_stand_in_every_room_and_replay_to_their_end(game_id: str) -> None:
    """Those of older rules keep opening, as every log does; those of today's rules are told by them the same way."""
    home = room(game_id)
    game = home.load(None)
    assert model_games.count(home) == 3
    for number in (1, 2, 3):
        log = parse(model_games.log_of(home, number), game_id)
        state = opening(game, log)
        for _ in fold(game, log, state):
            pass
        assert game.outcome(state) is not None
        if log.header.rules_version == game.rules_version:
            assert verify(game, log) is None
        analysis = msgspec.json.decode(model_games.analysis_of(home, number), type=Analysis)
        assert analysis.points[-1].n == len(log.entries)
        assert analysis.coarse or len(analysis.reviews) > 20
        for breakdown in analysis.breakdowns:
            parts = breakdown.start + breakdown.luck + breakdown.own + breakdown.others
            assert parts == pytest.approx(breakdown.result, abs=1e-9)


def test_puzzles_and_model_games_are_read_over_http(running: Server) -> None:
    visitor = HttpClient(running.address)

    def get(path: str) -> tuple[int, dict[str, object]]:
        status, _, data = visitor.raw("GET", f"/api/games/{path}")
        return status, json.loads(data)

    status, listed = get("yatai/puzzles")
    assert status == 200
    assert get(f"yatai/puzzles/{listed['today']}")[1]["welcome"]["type"] == "welcome"  # type: ignore[index]
    assert get("yatai/models/1")[1]["game"] == "yatai"
    status, page = get("yatai/models/1/replay?after=3")
    assert (status, page["after"]) == (200, 3)
    assert (get("yatai/models/4")[0], get("yatai/puzzles/none")[0]) == (404, 404)
