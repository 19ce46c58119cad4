"""`cookoff arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .experiments import Cluster, Jobs

if TYPE_CHECKING:
    from rich.table import Table

    from cookoff.lab.arena.results import Results


def arena(
    game: str,
    /,
    *,
    bots: str = "random,greedy,beginner,casual,skilled,expert",
    games: int = 20,
    unseen: int = 2,
    seed: int = 1,
    tasks: str | None = None,
    luck: int = 8,
    into: Path = Path("arena"),
    jobs: Jobs = 1,
    ray: Cluster = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play a round robin over tasks of a game, and rate them. Run it again to resume it.

    Parameters
    ----------
    game
        The game, such as yatai.
    bots
        A comma-separated list. `file.py:Name` is a bot of your own, `FILE.npz` a trained network, and
        `name=http://127.0.0.1:8000/` a language model (see the guidebook, docs/research/arena.md).
    games
        How many games each line-up plays in each task, rounded up to whole rotations of the seats.
    unseen
        How many variants, drawn from the seed, to play in addition to the five fixed tasks.
    seed
        The same seed gives the same games.
    tasks
        A comma-separated list of tasks, such as yatai-2,yatai-4; all by default.
    luck
        How many times to repeat each draw and throw to measure luck; 0 turns that off.
    into
        The folder for the page, the results, one log for each task, and the cache of games.
    json
        Print JSON instead of a table.
    """
    from cookoff.cli.terminal.arguments import bot_names, split_names
    from cookoff.cli.terminal.console import console
    from cookoff.cli.terminal.progress import progress_bar
    from cookoff.cli.terminal.warm_up import warm_up
    from cookoff.engine import BadInput, encode, room
    from cookoff.lab.arena.page import luck_sentence
    from cookoff.lab.arena.run import run
    from cookoff.lab.arena.schedule import schedule
    from cookoff.lab.arena.tasks import fixed_tasks, unseen_tasks

    from .experiments import runner_of

    if games < 1 or min(unseen, luck) < 0:
        raise BadInput("games must be at least 1; unseen and luck at least 0")
    entrants = bot_names(bots)
    known = {task.id: task for task in (*fixed_tasks(game), *unseen_tasks(game, seed, unseen))}
    wanted = split_names(tasks) or tuple(known)
    if missing := [name for name in wanted if name not in known]:
        raise BadInput(f"no task is called {missing[0]!r}; there are: {', '.join(known)}")
    warm_up(room(game))
    plan = schedule(tuple(known[name] for name in wanted), entrants, games, seed, luck)
    with progress_bar("arena") as show:
        found = run(plan, entrants, into, runner_of(jobs, ray), lambda progress: show(progress.games, progress.most))
    if json:
        print(encode(found).decode())
        return
    out = console()
    out.print(_table(found))
    out.print(luck_sentence(found), soft_wrap=True)
    for line in found.skipped:
        console(errors=True).print(f"not played: {line}", soft_wrap=True)
    out.print(str(into / "index.html"), soft_wrap=True)


def _table(found: "Results") -> "Table":
    from rich.table import Table

    table = Table(title=f"{found.games} games; shares are victories beyond an equal share", title_justify="left")
    for heading in ("", "games", "rating", "share", "share without luck"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for each in found.standings:
        table.add_row(
            each.entrant,
            f"{each.games}",
            "{:.1f} [{:.1f} – {:.1f}]".format(each.rating.value, *each.rating.interval),
            "{:+.1%} [{:+.1%} – {:+.1%}]".format(each.excess, *each.excess_interval),
            "{:+.1%} [{:+.1%} – {:+.1%}]".format(each.adjusted, *each.adjusted_interval),
        )
    return table
