"""`cookoff research ...`: how well bots do in fixed tasks, and what the numbers of a game mean."""

from typing import Annotated

from cyclopts import App, Parameter

app = App(name="research", help="For programs that learn: fixed tasks to compare by, and what each number means.")


@app.command
def bench(
    *,
    tasks: str | None = None,
    bots: str = "random,casual",
    games: int = 40,
    seed: int = 2026,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots do the fixed tasks, and print their scores.

    Parameters
    ----------
    tasks
        Which of them, with commas between; all if none is named.
    bots
        Who does them, with commas between.
    games
        How many games each bot plays in each task.
    seed
        Equal seeds give equal scores; published ones are those of the default.
    json
        Print JSON instead of a table: versions, seeds and hashes with every score.
    """
    from cookoff.cli.terminal.arguments import split_names
    from cookoff.cli.terminal.console import console
    from cookoff.engine import BadInput, encode
    from cookoff.research.benchmark import TASKS, run

    wanted = split_names(tasks) if tasks else tuple(task.id for task in TASKS)
    known = {task.id: task for task in TASKS}
    if unknown := [name for name in wanted if name not in known]:
        raise BadInput(f"no task is called {unknown[0]!r}; there are: {', '.join(known)}")
    if games < 1:
        raise BadInput(f"games: {games}; it takes at least one")
    report = run([known[name] for name in wanted], split_names(bots), games, seed)
    if json:
        print(encode(report).decode())
        return
    for score in report.scores:
        measured = f"{score.mean:8.2f} ± {score.error:.2f}"
        console().print(f"{score.task + '-v' + str(score.version):20} {score.bot:10} {measured}")


@app.command
def actions(game: str, /, *, players: int = 2) -> None:
    """Print the table of a game's actions: each number and the move it stands for.

    Parameters
    ----------
    game
        The game, such as yatai.
    players
        How many seats there are.
    """
    from cookoff.research.spaces import spaces

    for number, line in enumerate(spaces(game, players).actions.lines()):
        print(number, line.decode())
