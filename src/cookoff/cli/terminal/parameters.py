"""Parameters that several subcommands share."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Components = Annotated[
    Path | None, Parameter(name="--components", help="A component file to play with instead of the game's own.")
]
Language = Annotated[
    str | None,
    Parameter(name="--language", help="Such as en or fr; else COOKOFF_LANGUAGE, else the system's language."),
]
TableOptions = Annotated[
    list[str] | None,
    Parameter(
        name="--option", help="What the table agrees on, as name=value; may be given several times.", negative=""
    ),
]
