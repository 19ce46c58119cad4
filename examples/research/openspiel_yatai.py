"""OpenSpiel's algorithms on a small Yatai: one round instead of twelve, two players.

Monte-Carlo tree search, and a policy from counterfactual regret minimisation with outcome sampling, play against random
moves: `openspiel_yatai.py --games 20 --simulations 50 --iterations 200`. Needs `cookoff[research]`.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr
from open_spiel.python.bots import policy

import cookoff.research.openspiel  # noqa: F401 # registers the games
from cookoff.engine import room


def small_yatai(folder: Path) -> pyspiel.Game:
    """Load Yatai with one round instead of twelve."""
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    file = folder / "small.toml"
    file.write_text(text.replace("rounds = 12", "rounds = 1"), "utf-8")
    return pyspiel.load_game("cookoff_yatai", {"components": str(file)})


def play(game: pyspiel.Game, bots: Sequence[pyspiel.Bot], rng: np.random.RandomState) -> Sequence[float]:
    """Play one game and return each seat's reward."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=shares))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: Sequence[float] = state.returns()
    return returns


def against_chance(game: pyspiel.Game, bots: Sequence[pyspiel.Bot], games: int, rng: np.random.RandomState) -> float:
    """Return the average reward of a player against random moves; `bots` holds the player for each seat."""
    lots = [pyspiel.make_uniform_random_bot(seat, rng.randint(1 << 30)) for seat in range(2)]
    got = [play(game, (bots[0], lots[1]), rng)[0] for _ in range(games // 2)]
    got += [play(game, (lots[0], bots[1]), rng)[1] for _ in range(games // 2)]
    return sum(got) / len(got)


def main() -> None:
    """Print the results of both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = np.random.RandomState(args.seed)
    np.random.seed(args.seed)  # outcome sampling uses the global generator
    with tempfile.TemporaryDirectory() as folder:
        game = small_yatai(Path(folder))
        rollouts = mcts.RandomRolloutEvaluator(1, rng)
        search = mcts.MCTSBot(game, 1.4, args.simulations, rollouts, random_state=rng)
        mean = against_chance(game, (search, search), args.games, rng)
        print(f"search, {args.simulations} simulations a move: {mean:+.2f} a game of {args.games}")
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
        for _ in range(args.iterations):
            solver.iteration()
        learnt = [policy.PolicyBot(seat, rng, solver.average_policy()) for seat in range(2)]
        mean = against_chance(game, learnt, args.games, rng)
        print(f"regret, {args.iterations} iterations: {mean:+.2f} a game of {args.games}")


if __name__ == "__main__":
    main()
