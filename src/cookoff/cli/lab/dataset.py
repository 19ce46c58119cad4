"""`cookoff dataset`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .experiments import Jobs
from .simulate import Physics


def dataset(
    game: str,
    /,
    *,
    into: Path,
    players: int = 2,
    games: int = 1000,
    bots: str = "greedy",
    hands: str | None = None,
    seed: int = 1,
    views: Annotated[bool, Parameter(negative="")] = False,
    physics: Physics = "quick",
    jobs: Jobs = 1,
) -> None:
    """Play games between bots and write them as a dataset for machine learning: Parquet files, a card, checksums.

    Parameters
    ----------
    game
        The game, such as yatai.
    into
        A new folder for the dataset.
    players
        The number of players.
    games
        How many games to play.
    bots
        One bot for all seats, or a comma-separated list with one for each; they rotate by one seat from game to game.
    hands
        How steady the bots' hands are, in games with throws or towers.
    seed
        The same seed gives the same games.
    views
        Also write what the seat saw before each move. This makes the files about twenty times as large.
    physics
        The simulator for chips and dice: quick (approximate) or real (full 3D).
    """
    from cookoff.cli.terminal.arguments import bot_names, split_names
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import room
    from cookoff.lab import Scenario
    from cookoff.research.datasets.write import write

    scenario = Scenario(game, players, bot_names(bots), seed, physics=physics, hands=split_names(hands))
    warm_up(room(game))
    with progress_bar(game) as show:
        write(scenario, games, into, views=views, jobs=jobs, on_progress=lambda done: show(done, games))
    console().print(f"{games} games in {into}", soft_wrap=True)
