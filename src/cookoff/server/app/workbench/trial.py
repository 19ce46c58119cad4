"""A trial of a variant: components may load that no simulator accepts."""

import random

from cookoff.engine import BadInput, Search
from cookoff.server.runtime.games.catalogue import LoadedGame


def try_throw(loaded: LoadedGame) -> None:
    """Let the room try what chance is asked in its games. Raises `BadInput` if that fails."""
    if loaded.toml is None:
        return
    try:
        loaded.room.trial(loaded.game, Search(random.Random(0), loaded.sources))
    except Exception as error:
        raise BadInput(f"components: a throw with them fails: {error}") from error
