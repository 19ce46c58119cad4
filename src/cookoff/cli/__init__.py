"""The `cookoff` command. Each group of commands is a folder; heavy imports stay inside functions."""

import os
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130
"""The exit code of a command ended by Ctrl-C."""
BROKEN_PIPE = 141
"""The exit code of a command whose output pipe was closed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 success, 1 a log failed verification, 2 bad input.

    Without arguments, open the lobby.
    """
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments) or ["lobby"])
    except ModuleNotFoundError as error:
        from cookoff.cli.extras import missing_extra

        if (said := missing_extra(error.name or "")) is None:
            raise
        print(f"cookoff: {said}", file=sys.stderr)
        return BAD_INPUT


def _run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from cookoff.cli.app import app

    try:
        result = app(arguments, print_error=False, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return _print_error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would otherwise complain on exit about buffered output that it cannot write.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        from cookoff.engine import BadInput
        from cookoff.physics.core.errors import InvalidInput

        if not isinstance(error, BadInput | InvalidInput):
            raise
        return _print_error(str(error))
    return result if isinstance(result, int) else 0


def _print_error(message: str) -> int:
    from cookoff.cli.terminal.console import printable

    print(f"cookoff: {printable(message)}", file=sys.stderr)
    return BAD_INPUT
