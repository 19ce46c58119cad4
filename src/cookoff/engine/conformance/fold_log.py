"""`python -m cookoff.engine.conformance.fold_log MODULE:FUNCTION LOG` folds a log and prints the state's hash."""

import sys
from importlib import import_module
from pathlib import Path

from cookoff.engine.log.format import read
from cookoff.engine.log.replay import fold, opening, state_hash


def main(make: str, path: str) -> None:
    """Fold the log at `path` with the game that `make` returns."""
    module, function = make.split(":")
    game = getattr(import_module(module), function)()
    log = read(Path(path))
    state = opening(game, log)
    for _ in fold(game, log, state):
        pass
    print(state_hash(state))


if __name__ == "__main__":
    main(*sys.argv[1:])
