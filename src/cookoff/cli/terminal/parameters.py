"""Parameters that several subcommands share."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Components = Annotated[
    Path | None, Parameter(name="--components", help="A component file to use instead of the game's own.")
]
Language = Annotated[
    str | None,
    Parameter(
        name="--language", help="A language such as en or fr; by default COOKOFF_LANGUAGE or the system's language."
    ),
]
TableOptions = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the game, as name=value; may be repeated.", negative=""),
]
