"""How often a person is asked where there is nothing to decide: whole games of one seat against bots.

Asked before: everything that the rules ask. Asked now: all but what has one answer that changes nothing, which the page
gives by itself (`idle` in the rooms of web/src/games).
"""

import tempfile
from pathlib import Path
from typing import Any

from cookoff import bots
from cookoff.engine import AnyGame, encode, fold, room
from cookoff.engine.log import parse
from cookoff.engine.log.replay import opening
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

GAMES = ("safranito", "hibachi", "fired-up", "yatai")
PLAYERS, ROUNDS = 3, 10
SEAT = 0
NOTHING = (b'"EndTurn"', b'"DeclineBuy"', b'"DeclineSpace"', b'"StopCooking"', b'"Sell","cards":0')
"""What the moves have in common by which nothing is done."""


def main() -> None:
    """Print a line for each game that is played in turns."""
    print(f"{PLAYERS} players, the mean of {ROUNDS} games\n")
    print(f"{'':12}{'asked before':>14}{'of them empty':>15}{'asked now':>11}")
    for game_id in GAMES:
        asked, empty = counted(game_id)
        print(f"{game_id:12}{asked / ROUNDS:14.1f}{empty / ROUNDS:15.1f}{(asked - empty) / ROUNDS:11.1f}", flush=True)


def counted(game_id: str) -> tuple[int, int]:
    """How many decisions the seat came to in all games, and how many of them were empty."""
    asked = empty = 0
    with tempfile.TemporaryDirectory() as folder:
        scenario = Scenario(game_id, PLAYERS, (bots.USUAL,))
        logs, player = LogFolder.prepare(Path(folder), game_id, ROUNDS), ScenarioPlayer(scenario)
        game = room(game_id).load(None)
        for number in range(ROUNDS):
            player.play(number, logs, details=False)
            log = parse(logs.file(number).read_bytes(), game_id)
            state = opening(game, log)
            for _ in fold(game, log, state):
                if SEAT in game.to_act(state):
                    asked += 1
                    empty += is_empty(game, state)
    return asked, empty


def is_empty(game: AnyGame, state: Any) -> bool:
    """Whether there is one answer, and one that changes nothing."""
    moves = game.moves(state, SEAT)
    if len(moves.discrete) != 1 or moves.box is not None:
        return False
    said = encode(moves.discrete[0])
    return any(nothing in said for nothing in NOTHING)
