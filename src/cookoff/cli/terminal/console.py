"""Where the command prints."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console(*, errors: bool = False) -> "Console":
    """The terminal. Text is printed as it is: what stands in brackets is no markup."""
    from rich.console import Console

    class Terminal(Console):
        """Leaves it to `main` how the command ends when nobody reads on."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Terminal(file=sys.stderr if errors else sys.stdout, markup=False, emoji=False, highlight=False)


def printable(text: str) -> str:
    """Text from a file or a command line, without what would steer the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)
