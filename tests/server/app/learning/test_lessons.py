"""Guided first games: short matches that stand in their rooms."""

import json

import pytest
from tools.lessons import LEARNER, PLANS

from cookoff.engine import rooms
from cookoff.engine.log import parse
from cookoff.engine.log.replay import verify
from tests.server.support.client import HttpClient
from tests.server.support.server_process import Server


@pytest.mark.parametrize("game_id", PLANS)
def test_lessons_match_the_current_rules_and_components(game_id: str) -> None:
    room = rooms()[game_id]
    game = room.load(None)
    log = parse((room.home / "lesson.jsonl").read_bytes(), game_id)
    assert log.header.components == game.components_hash
    assert verify(game, log) is None
    made = {json.loads(bytes(entry.move))["move"] for entry in log.entries if entry.seat == LEARNER}
    assert made >= PLANS[game_id].kinds


def test_a_lesson_is_narrated_as_a_socket_would(running: Server) -> None:
    status, _, data = HttpClient(running.address).raw("GET", "/api/games/yatai/lesson")
    welcome, *entries = json.loads(data)
    assert status == 200
    assert (welcome["type"], welcome["seat"]) == ("welcome", LEARNER)
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert all(entry["position"]["moves"] for entry in entries if LEARNER in entry["position"]["to_act"])


def test_games_without_a_lesson_say_so(running: Server) -> None:
    _, _, data = HttpClient(running.address).raw("GET", "/api/games")
    taught = {card["id"]: card["lesson"] for card in json.loads(data)}
    assert all(taught[game_id] for game_id in PLANS)
    assert not taught["mithral-chef"]
    status, _, data = HttpClient(running.address).raw("GET", "/api/games/mithral-chef/lesson")
    assert (status, json.loads(data)["code"]) == (404, "no-lesson")
