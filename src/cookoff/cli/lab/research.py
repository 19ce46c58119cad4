"""`cookoff research ...`: how well bots do in fixed tasks, and what the numbers of a game mean."""

from typing import Annotated

from cyclopts import App, Parameter

app = App(name="research", help="Run benchmark tasks for learning agents; list action numbers.")


@app.command
def bench(
    *,
    tasks: str | None = None,
    bots: str = "random,casual",
    games: int = 40,
    seed: int = 2026,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Run each bot on the benchmark tasks it can play, and print the scores.

    Parameters
    ----------
    tasks
        A comma-separated list of tasks; all by default.
    bots
        A comma-separated list of bots; `file.py:Name` is one of your own.
    games
        How many games each bot plays per task.
    seed
        The same seed gives the same scores; published scores use the default.
    json
        Print JSON instead of a table, with versions, seeds and hashes.
    """
    from cookoff.cli.terminal.arguments import bot_names, split_names
    from cookoff.cli.terminal.console import console
    from cookoff.engine import BadInput, encode
    from cookoff.research.benchmark import TASKS, run

    wanted = split_names(tasks) if tasks else tuple(task.id for task in TASKS)
    known = {task.id: task for task in TASKS}
    if unknown := [name for name in wanted if name not in known]:
        raise BadInput(f"no task is called {unknown[0]!r}; there are: {', '.join(known)}")
    if games < 1:
        raise BadInput(f"games: {games}; must be at least 1")
    report = run([known[name] for name in wanted], bot_names(bots), games, seed)
    if json:
        print(encode(report).decode())
        return
    for score in report.scores:
        measured = f"{score.mean:8.2f} ± {score.error:.2f}"
        console().print(f"{score.task + '-v' + str(score.version):20} {score.bot:10} {measured}")
    for line in report.skipped:
        console(errors=True).print(f"skipped {line}", soft_wrap=True)


@app.command
def actions(game: str, /, *, players: int = 2) -> None:
    """Print the action numbers of a game and the move behind each.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        The number of players.
    """
    from cookoff.research.spaces import spaces

    for number, line in enumerate(spaces(game, players).actions.lines()):
        print(number, line.decode())
