"""`cookoff physics`: try out the physics, and test it against textbook results."""

from cyclopts import App

from cookoff.cli.physics import motions
from cookoff.cli.physics.calibrate import calibrate

app = App(name="physics", help="Throw chips and roll dice in the real simulator; test it against textbook results.")
motions.register(app)
app.command(calibrate)


@app.command
def check() -> int:
    """Compare the real simulator with textbook results; the exit code is 0 if everything agrees, else 1."""
    from rich.console import Console
    from rich.table import Table

    from cookoff.physics.calibration.checks import CHECKS

    console = Console()
    table = Table(title="The real simulator against textbooks")
    for title in ("what", "theory", "measured", "allowed", ""):
        table.add_column(title, justify="left" if title == "what" else "right")
    failed = 0
    with console.status("") as status:
        for number, one in enumerate(CHECKS, 1):
            status.update(f"{number} of {len(CHECKS)}: {one.__name__.replace('_', ' ')} ...")
            for row in one():
                failed += not row.ok
                verdict = "[green]ok[/]" if row.ok else "[bold red]NO[/]"
                table.add_row(row.name, row.theory, row.measured, row.allowed, verdict)
    console.print(table)
    if failed:
        console.print(f"[bold red]{failed} of {table.row_count} rows disagree with textbooks.[/]")
    return min(failed, 1)
