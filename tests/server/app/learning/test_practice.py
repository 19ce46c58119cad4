"""The practice range: throws outside any game, by the same rules and on the table that decides games."""

import json
from typing import Any

import pytest

from tests.server.support.client import HttpClient
from tests.server.support.server_process import Server

LAUNCH = {"release": {"x": 0.0, "y": -0.3, "z": 0.1}, "velocity": {"x": 0.0, "y": 1.0, "z": 0.4}}


def tried(running: Server, body: Any, game: str = "hibachi") -> tuple[int, Any]:
    status, _, data = HttpClient(running.address).raw("POST", f"/api/games/{game}/practice", body)
    return status, json.loads(data)


@pytest.mark.parametrize("game", ["hibachi", "safranito", "fired-up"])
def test_anyone_can_practise_a_throw_narrated_as_in_a_game(running: Server, game: str) -> None:
    status, events = tried(running, {"launch": LAUNCH}, game)
    assert status == 200
    taken, flew = events[:2]
    assert (taken["event"], flew["event"]) == ("ChipTaken", "ChipFlew")
    assert flew["motion"]["engine"] == "mujoco"
    assert [rest["id"] for rest in flew["motion"]["rest"]] == [lies["chip"] for lies in flew["lies"]] == [0]


def test_an_impossible_practice_throw_is_reported(running: Server) -> None:
    over = {"launch": LAUNCH | {"release": {"x": 0.0, "y": 0.0, "z": 0.2}}}
    assert tried(running, over) == (422, {"status": 422, "code": "refused", "detail": "THR-10: hand-over-board"})
    assert tried(running, {"launch": LAUNCH, "hand": "perfect"})[1]["code"] == "bad-attempt"
    assert tried(running, b"[" * 10_000)[1]["code"] == "bad-attempt"
    assert tried(running, {"launch": LAUNCH}, "yatai")[1]["code"] == "no-practice"
    assert tried(running, {"launch": LAUNCH}, "poker")[1]["code"] == "no-such-game"


def test_the_catalogue_marks_games_with_a_practice_range(running: Server) -> None:
    _, _, data = HttpClient(running.address).raw("GET", "/api/games")
    practised = {card["id"]: card["practice"] for card in json.loads(data)}
    assert (practised["hibachi"], practised["yatai"]) == (True, False)
