"""The terminal that commands print to."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console(*, errors: bool = False) -> "Console":
    """The terminal. It prints text unchanged, without markup in brackets."""
    from rich.console import Console

    class Terminal(Console):
        """Lets `main` handle a broken pipe."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Terminal(file=sys.stderr if errors else sys.stdout, markup=False, emoji=False, highlight=False)


def printable(text: str) -> str:
    """Text from a file or a command line, without control characters."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)
