"""Our side of the playouts: random games of Yatai for some seconds; prints decisions per second."""

import random
import sys
from time import process_time
from typing import Any

from cookoff.engine import AnyGame, Search, encode, room

PLAYERS = 4


def playouts(game: AnyGame, seconds: float, seed: int = 1) -> float:
    """Decisions per second over whole random games."""
    rng = random.Random(seed)
    chance = Search(rng)
    options = game.types.options()
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.setup(PLAYERS, options, chance)
        while seats := game.to_act(state):
            seat = seats[0]
            moves = game.moves(state, seat).discrete
            game.play(state, seat, moves[int(rng.random() * len(moves))], chance)
            decisions += 1
    return decisions / (process_time() - begun)


def sizes(game: AnyGame) -> None:
    """Print what a clone costs and how much memory a state takes, in the middle of a game."""
    rng = random.Random(1)
    state = game.setup(PLAYERS, game.types.options(), Search(rng))
    for _ in range(150):
        seat = game.to_act(state)[0]
        moves = game.moves(state, seat).discrete
        game.play(state, seat, moves[int(rng.random() * len(moves))], Search(rng))
    best = min(_clone_seconds(state) for _ in range(5))
    print(f"clone: {best * 1e6:.2f} µs; a state: {memory(state):,} bytes in memory, {len(encode(state)):,} as JSON")


def _clone_seconds(state: Any, times: int = 20_000) -> float:
    begun = process_time()
    for _ in range(times):
        state.clone()
    return (process_time() - begun) / times


def memory(thing: Any, seen: set[int] | None = None) -> int:
    """Bytes of an object and all it refers to, shared parts counted once."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return 0
    seen.add(id(thing))
    size = sys.getsizeof(thing)
    if isinstance(thing, list | tuple):
        size += sum(memory(part, seen) for part in thing)
    elif hasattr(thing, "__struct_fields__"):
        size += sum(memory(getattr(thing, name), seen) for name in thing.__struct_fields__)
    return size


if __name__ == "__main__":
    yatai = room("yatai").load(None)
    if sys.argv[1] == "sizes":
        sizes(yatai)
    else:
        playouts(yatai, 0.2)
        print(playouts(yatai, float(sys.argv[1])))
