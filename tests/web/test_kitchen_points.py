"""Points of Mithral Chef on the page: the same as the rules count, at every step of whole games."""

import json
import subprocess
from random import Random
from typing import Any

import msgspec
import pytest

from cookoff import bots
from cookoff.bots.realtime import play_out
from cookoff.engine import DecodedEntry, Live, Match, room
from cookoff.games.mithral_chef.rules.scoring import final_scores
from cookoff.physics.sources import play_and_search_sources
from tests.e2e.support.browser import HOME

GAMES = 6

ASK = """
const ts = require("typescript");
const fs = require("fs");
const source = fs.readFileSync("src/games/mithral_chef/state/points.ts", "utf8");
const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
const page = {};
new Function("exports", ts.transpileModule(source, { compilerOptions: options }).outputText)(page);
const { views, components } = JSON.parse(fs.readFileSync(0, "utf8"));
const seats = (view) => view.players.map((_, seat) => seat);
console.log(JSON.stringify(views.map((view) => seats(view).map((seat) => page.pointsOf(view, components, seat)))));
"""
"""Asks the page's own code; players' list, panels and the scene at the end all call it."""


@pytest.mark.long
@pytest.mark.rule("MIT-80", "MIT-81", "MIT-82")
def test_list_panels_and_final_score_agree_at_every_step_of_whole_games() -> None:
    views: list[Any] = []
    counted: list[list[int]] = []
    home = room("mithral-chef")
    game: Any = home.load(None)
    sources, trials = play_and_search_sources(home, game, "quick")
    cook = bots.to_real_time(bots.make(home, "casual"))
    for number in range(GAMES):
        match = Match.start(game, 2 + number % 3, Live(Random(number), sources), sink=lambda _line: None)

        def look(_step: DecodedEntry, match: Match = match) -> None:
            state: Any = match.state
            view = game.view(state, 0)
            known = ("players", "standings", "scores")
            views.append({name: getattr(view, name) for name in known})
            scores = state.scores if state.standings else final_scores(game.components, state)
            counted.append(
                [sum(one.points for one in scores if one.seat == seat) for seat in range(len(state.players))]
            )

        play_out(match, [(cook, Random(f"{number}/{seat}")) for seat in range(2 + number % 3)], trials, look)
        outcome = game.outcome(match.state)
        assert counted[-1] == list(outcome.points)
    said = _ask(views, game.components)
    assert len(said) == len(counted) > 100 * GAMES
    assert said == counted


def _ask(views: list[Any], components: Any) -> list[list[int]]:
    told = msgspec.json.encode({"views": views, "components": components})
    asked = subprocess.run(["node", "-e", ASK], cwd=HOME / "web", input=told, capture_output=True, check=True)
    found: list[list[int]] = json.loads(asked.stdout)
    return found
