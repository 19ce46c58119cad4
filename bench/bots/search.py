"""How fast bots can look ahead in each game, beside OpenSpiel's and catanatron's searchers in the same run.

Ours: whole random playouts from the opening, decisions in them, and tries of the general searcher (a new node of its
tree each) at positions in the middle of a game. Where everybody plays at once, playouts are of masters who do not look
ahead, on a clock that jumps, and a node is one such game played to its end. Each side runs in a process of its own, in
turn; all times are of the processor, and the median of the rounds counts. OpenSpiel's MCTS is its C++ bot with random
rollouts on its backgammon; a simulation adds a node. catanatron's released player tries every move on a copy: its
nodes.
"""

import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from bench.peers import interpreter
from cookoff.bots import SearchBot, to_real_time
from cookoff.bots.realtime import play_out
from cookoff.engine import AnyGame, BotContext, Live, Match, Room, Search, SearchSettings, Sources, Tempo, rooms
from cookoff.physics.sources import play_and_search_sources

PLAYERS = 2
ROUNDS, SECONDS = 3, 1.0
TRIES = 40
PEERS = {
    "OpenSpiel backgammon, C++ MCTS": ("open-spiel", "open-spiel==2.0.2", "_search_openspiel.py"),
    "catanatron, victory point player": ("catanatron", "catanatron==3.2.1", "_search_catanatron.py"),
}
OURS = list(rooms())


def main() -> None:
    """Print the table."""
    here = Path(__file__).parent
    sides = {f"cookoff {game}": [sys.executable, "-m", "bench.bots.search", game] for game in OURS}
    for name, (environment, requirement, script) in PEERS.items():
        sides[name] = [str(interpreter(environment, [requirement])), str(here / script), str(SECONDS)]
    told: dict[str, list[list[float]]] = {name: [] for name in sides}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr, flush=True)
        for name, command in sides.items():
            said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            told[name].append([float(figure) for figure in said.split()])
    speeds = {name: [median(column) for column in zip(*rows, strict=True)] for name, rows in told.items()}
    nodes = [speeds[name][2] for name in PEERS]
    print(f"{'':34} {'playouts/s':>11} {'decisions/s':>12} {'nodes/s':>9} {'× OpenSpiel':>12} {'× catanatron':>13}")
    for name, (playouts, decisions, tries) in speeds.items():
        ratios = " ".join(f"{tries / peer:12.2f}" for peer in nodes)
        print(f"{name:34} {playouts:11,.1f} {decisions:12,.0f} {tries:9,.0f} {ratios}")


def measure(home: Room) -> tuple[float, float, float]:
    """Playouts, decisions and tries a second of processor."""
    game = home.load(None)
    world, trials = play_and_search_sources(home, game, "quick")
    if game.tempo is Tempo.REAL_TIME:
        return _kitchens(home, game, world, trials)
    rng, games, decisions = Random(1), 0, 0
    _playout(game, world, rng)  # what is made ready at first use is not counted
    begun = process_time()
    while process_time() - begun < SECONDS:
        decisions += _playout(game, world, rng)
        games += 1
    spent = process_time() - begun
    return games / spent, decisions / spent, _tries(home, game, world, trials)


def _kitchens(home: Room, game: AnyGame, world: Sources, trials: Sources) -> tuple[float, float, float]:
    """The same where everybody plays at once: there every node is a playout."""
    cook = to_real_time(home.bots.levels["master"]())
    games, decisions, begun = 0, 0, 0.0
    for number in count():
        if number == 1:  # what is made ready at first use is not counted
            games, decisions, begun = 0, 0, process_time()
        elif number and process_time() - begun >= SECONDS:
            break
        match = Match.start(game, PLAYERS, Live(Random(number), world), sink=lambda _line: None)
        play_out(match, [(cook, Random(f"{number} {seat}")) for seat in range(PLAYERS)], trials)
        games, decisions = games + 1, decisions + match.played
    spent = process_time() - begun
    return games / spent, decisions / spent, games / spent


def _playout(game: AnyGame, world: Sources, rng: Random, longest: int = 2000) -> int:
    """A random game; how many decisions it took."""
    chance = Search(rng, world)
    state = game.setup(PLAYERS, game.types.options(), chance)
    decisions = 0
    while (seats := game.to_act(state)) and decisions < longest:
        moves = game.moves(state, seats[0]).discrete
        game.play(state, seats[0], moves[int(rng.random() * len(moves))], chance)
        decisions += 1
    return decisions


def _tries(home: Room, game: AnyGame, world: Sources, trials: Sources) -> float:
    searcher, rng = SearchBot(home, SearchSettings(TRIES)), Random(2)
    chance = Search(rng, world)
    thoughts, spent = 0, 0.0
    while spent < SECONDS:
        state = game.setup(PLAYERS, game.types.options(), chance)
        for number in range(80):
            seats = game.to_act(state)
            if not seats or spent >= SECONDS:
                break
            context = BotContext(game, state, seats[0], trials)
            moves = context.moves.discrete
            if number >= 40 and len(moves) > 1:
                begun = process_time()
                searcher.choose(context, rng)
                spent += process_time() - begun
                thoughts += 1
            game.play(state, seats[0], moves[int(rng.random() * len(moves))], chance)
    return thoughts * TRIES / spent


if __name__ == "__main__":
    print(*measure(rooms()[sys.argv[1]]))
