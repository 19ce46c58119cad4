"""`cookoff physics calibrate`: fit the quick simulator to the real one."""

from pathlib import Path


def calibrate(*, board: tuple[str, ...] = (), out: Path | None = None, throws: int = 800, rounds: int = 80) -> int:
    """Fit the quick simulator to the real one for a board, and write the fit to a file.

    Parameters
    ----------
    board
        The board's TOML file, or a game with throws; the sample board by default. Repeat it to fit several boards of
        the same dimensions and materials at once.
    out
        Where to write the fit; by default next to the first board's file, or here for a game's board, as `.fit.json`.
    throws
        The number of throws of each style in the real simulator.
    rounds
        The number of rounds of the search.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from cookoff.cli.physics.board_argument import board_named
    from cookoff.physics.calibration.chips.calibrate import calibrate as fit
    from cookoff.physics.core.errors import InvalidInput
    from cookoff.physics.quick.chips.fit import save_fit

    console = Console(stderr=True)
    if throws < 1 or rounds < 0:
        console.print("[bold red]--throws must be at least 1 and --rounds at least 0[/]")
        return 2
    try:
        measured = [board_named(name) for name in board or (None,)]
    except InvalidInput as error:
        console.print(f"[bold red]the board is refused:[/] {error}", soft_wrap=True)
        return 2
    target = out or Path(board[0] if board else "sample").with_suffix(".fit.json")
    with Progress(
        *Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as bar:
        task = bar.add_task("", total=None)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        try:
            fitted = fit(measured, tell, throws=throws, rounds=rounds)
        except InvalidInput as error:
            console.print(f"[bold red]no fit:[/] {error}", soft_wrap=True)
            return 2
    try:
        save_fit(target, fitted)
    except OSError as error:
        console.print(f"[bold red]{target}[/] cannot be written: {error.strerror}", soft_wrap=True)
        return 2
    console.print(f"{target}: a fit for the board {fitted.board!r} with a misfit of {fitted.misfit:g}", soft_wrap=True)
    return 0
