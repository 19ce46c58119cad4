"""Practice positions and model games, as the server tells them."""

import json

import msgspec
import pytest

from cookoff.engine import encode, room, rooms
from cookoff.engine.log import parse
from cookoff.engine.replay import fold, opening, verify
from cookoff.server import models
from cookoff.server.catalogue import Catalogue
from cookoff.server.complaints import Complaint
from cookoff.server.puzzling import DAY, Puzzles
from cookoff.teacher import Analysis
from tests.server.client import Visitor
from tests.server.manual import ManualWorld
from tests.server.running import Server

TURNS = ["fired-up", "hibachi", "safranito", "yatai"]


@pytest.mark.parametrize("game_id", TURNS)
def test_a_puzzle_is_told_as_a_table_would_with_what_every_answer_is_worth(game_id: str) -> None:
    puzzles = Puzzles(Catalogue(), ManualWorld())
    for card in puzzles.listed(game_id).puzzles:
        told = puzzles.read(game_id, card.id)
        position = told.welcome.position
        assert position is not None
        assert position.moves is not None
        assert told.welcome.seat in position.to_act
        offered = {encode(choice.move) for choice in position.moves.discrete}
        assert {encode(answer.move) for answer in told.answers} == offered
        assert encode(puzzles.read(game_id, card.id)) == encode(told)


def test_everybody_is_asked_the_same_puzzle_on_a_day_and_each_comes_up_once() -> None:
    world = ManualWorld()
    puzzles = Puzzles(Catalogue(), world)
    asked = []
    for _ in range(24):
        asked.append(puzzles.listed("yatai").today)
        world.time += DAY
    assert len(set(asked)) == 24
    assert asked[0] == puzzles.listed("yatai").today


def test_what_does_not_exist_is_said() -> None:
    puzzles = Puzzles(Catalogue(), ManualWorld())
    with pytest.raises(Complaint, match="mithral-chef has no puzzles"):
        puzzles.listed("mithral-chef")
    with pytest.raises(Complaint, match="yatai has no puzzle 'nothing'"):
        puzzles.read("yatai", "nothing")


@pytest.mark.parametrize("game_id", sorted(rooms()))
def test_three_model_games_stand_in_every_room_and_replay_to_their_end(game_id: str) -> None:
    """Those of older rules keep opening, as every log does; those of today's rules are told by them the same way."""
    home = room(game_id)
    game = home.load(None)
    assert models.count(home) == 3
    for number in (1, 2, 3):
        log = parse(models.log_of(home, number), game_id)
        state = opening(game, log)
        for _ in fold(game, log, state):
            pass
        assert game.outcome(state) is not None
        if log.header.rules_version == game.rules_version:
            assert verify(game, log) is None
        analysis = msgspec.json.decode(models.analysis_of(home, number), type=Analysis)
        assert analysis.points[-1].n == len(log.entries)
        assert analysis.coarse or len(analysis.verdicts) > 20
        for account in analysis.accounts:
            parts = account.start + account.luck + account.own + account.others
            assert parts == pytest.approx(account.result, abs=1e-9)


def test_puzzles_and_model_games_are_read_over_http(running: Server) -> None:
    visitor = Visitor(running.address)

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
